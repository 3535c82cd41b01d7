// @ts-check
/** What somebody is to oneself, and what can be done about it: ask to be friends, agree, decline, block, invite again. */
import { ask } from "../kit/ask.js";
import { sure } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { inviteAgain } from "./again.js";

/** @import { Companion, Companions } from "../messages.d.ts" */
/** @import { Trying } from "./trying.js" */
/** @typedef {"requests" | "friends" | "asked" | "recent" | "blocked"} Kind */
/** @typedef {{kind: Kind, one: Companion}} Known */
/** @typedef {(companions: Companions) => void} Keep */

export const KINDS = /** @type {const} */ (["requests", "friends", "asked", "recent", "blocked"]);

/** What can be done, by what somebody is: the first is offered in the first place.
 * @type {Record<Kind, ("again" | "befriend" | "agree" | "decline" | "withdraw" | "part" | "block" | "unblock")[]>} */
const DEEDS = {
  requests: ["agree", "decline", "block"],
  friends: ["again", "part", "block"],
  asked: ["again", "withdraw"],
  recent: ["again", "befriend", "block"],
  blocked: ["unblock"],
};
const QUIET = ["part", "block"]; // after a question, and not in the first place

/** Somebody one knows; null: one does not.
 * @param {Companions} companions @param {string} id @returns {Known | null} */
export function kindOf(companions, id) {
  for (const kind of KINDS) {
    const one = companions[kind].find((other) => other.id === id);
    if (one) return { kind, one };
  }
  return null;
}

const part = (/** @type {Companion} */ one) => ask(`/api/me/people/${one.id}`, {}, "DELETE");
const befriend = (/** @type {Companion} */ one) => ask("/api/me/people", { person: one.id });

/** What is asked of the server.
 * @type {Record<string, (one: Companion) => Promise<Companions>>} */
const ASKING = {
  befriend,
  agree: befriend,
  decline: part,
  withdraw: part,
  part,
  unblock: part,
  block: (one) => ask("/api/me/blocks", { person: one.id }),
};

/** The buttons, and what came of them.
 * @param {Known} known @param {Trying} trying @param {Keep} keep @param {unknown} [way] what leads to where they are now */
export function relation({ kind, one }, trying, keep, way = nothing) {
  const place = `person ${one.id}`;
  const { name } = one;
  const press = async (/** @type {string} */ deed) => {
    const word = say(`deed-${deed}`);
    if (QUIET.includes(deed) && !(await sure(word, say(`deed-${deed}-sure`, { name }), word))) return;
    await trying.at(
      place,
      async () => {
        if (deed === "again") return void (await inviteAgain(one.table, one.match));
        keep(await ASKING[deed](one));
        return say(`deed-${deed}-done`, { name });
      },
      deed,
    );
  };
  const offered = DEEDS[kind].filter((deed) => deed !== "again" || one.table);
  return html`<div class="deeds">${way}${offered.map(
    (deed, i) => html`<button type="button" class="btn small ${QUIET.includes(deed) ? "quiet" : i ? "" : "first"}"
      aria-label="${say(`deed-${deed}`)}: ${name}" aria-busy=${trying.busy === place && trying.deed === deed}
      @click=${() => press(deed)}>${say(`deed-${deed}`)}</button>`,
  )}</div>${trying.place === place ? trying.told(place) : nothing}`;
}
