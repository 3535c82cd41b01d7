// @ts-check
/** Asks the server; a refusal is thrown with its code, its words and the rule. */
import { settings } from "./settings.js";
import { words } from "./words.js";

/** @import { GetAnswers, Me, PostAnswers, Refused as Refusal } from "../messages.d.ts" */

/** A "no" of the server, or no answer at all (code "unreachable"). */
export class Refused extends Error {
  /** @param {Refusal} answer */
  constructor(answer) {
    super(answer.code);
    this.code = answer.code;
    this.word = answer.word;
    this.args = answer.args ?? {};
    this.rule = answer.rule ?? null;
    this.number = answer.number ?? null;
  }

  /** In words, beginning with a capital letter.
   * @param {string} [folder] of the game whose rules it may cite */
  told(folder = "") {
    const text = words.say(this.word, this.args, folder);
    return words.capital(text) + (/[.!?…]$/.test(text) ? "" : ".");
  }
}

const PATIENCE_MS = 20_000; // until no answer is taken for none at all

/** Asks with GET, or with POST where there is a body. The path says of what type the answer is, unless it is put together.
 * @template {keyof GetAnswers} Path @overload
 * @param {Path} path @param {undefined} [body] @param {"GET"} [method] @param {number} [patience]
 * @returns {Promise<GetAnswers[Path]>} */
/** @template {keyof PostAnswers} Path @overload @param {Path} path @param {object} body @returns {Promise<PostAnswers[Path]>} */
/** @overload @param {string} path @param {object} [body] @param {string} [method] @returns {Promise<any>} */
/** @param {string} path @param {object} [body] @param {string} [method] @param {number} [patience] @returns {Promise<unknown>} */
export async function ask(path, body, method = body === undefined ? "GET" : "POST", patience = PATIENCE_MS) {
  let answer, text;
  try {
    const headers = { prefer: "refusals=quiet", ...(body === undefined ? {} : { "content-type": "application/json" }) };
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    text = await answer.text();
  } catch {
    throw new Refused({ code: "unreachable", word: "unreachable", args: {} });
  }
  if (answer.ok && !answer.headers.has("refused-with"))
    return answer.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
  try {
    throw new Refused(JSON.parse(text));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused({ code: "unreachable", word: "unreachable", args: {} });
  }
}

let wasNobody = false; // when it was asked last

/** Who one is, or null.
 * @returns {Promise<Me | null>} */
export async function whoAmI() {
  const { me } = await ask("/api/session");
  wasNobody = me === null;
  if (me && me.name !== settings.name) settings.set("name", me.name); // as others see it
  return me;
}

/** Who one is; a guest is made of whoever is nobody yet. It is not asked twice whether one is: who has a name by now keeps it.
 * @returns {Promise<Me>} */
export async function beSomebody() {
  const me = (wasNobody ? null : await whoAmI()) ?? (await ask("/api/me", { name: settings.name || words.say("guest") }));
  wasNobody = false;
  return me;
}

/** A client's own id for what it sends: a retry is answered like the first. */
export const newId = () => hex(8);

/** Chance from this browser, in hexadecimal.
 * @param {number} bytes */
export function hex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
