// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refused } from "../../../linewright/page/kit/ask.js";
import { Sending } from "../../../linewright/page/table/sending.js";

const OK = { ok: true, text: '{"number":8}' };
const NO = { ok: false, text: '{"code":"illegal","word":"why","args":{},"rule":"TO-7"}' };

/** @type {{path: string, body: any}[]} what was asked, in order */
let asked = [];
/** @type {(() => {ok: boolean, text: string})[]} how the next questions are answered; then all is well */
let answers = [];
/** @type {any[]} */
let refusals = [];
let forgiven = 0;
/** @type {Sending} */
let sending;

globalThis.fetch = /** @type {any} */ (
  async (/** @type {string} */ path, /** @type {any} */ how) => {
    asked.push({ path, body: JSON.parse(how.body) });
    const { ok, text } = (answers.shift() ?? (() => OK))();
    return { ok, text: async () => text, headers: new Headers({ "content-type": "application/json" }) };
  }
);

const unreachable = () => {
  throw new TypeError("no network");
};

beforeEach(() => {
  [asked, answers, refusals, forgiven] = [[], [], [], 0];
  sending = new Sending({
    id: "t1",
    following: { number: 7 },
    refuse: (error) => refusals.push(error),
    forgive: () => {
      forgiven += 1;
    },
  });
});

test("a move is sent after the last number seen, with an id of its own", async () => {
  assert.equal(await sending.play(1, "draw"), true);
  assert.equal(asked[0].path, "/api/tables/t1/moves");
  const { id, ...body } = asked[0].body;
  assert.deepEqual(body, { seat: 1, text: "draw", after: 7 });
  assert.match(id, /^[0-9a-f]+$/);
  assert.equal(forgiven, 1);
});

test("the same move pressed twice is made once, and may be made again later", async () => {
  const both = await Promise.all([sending.play(1, "draw"), sending.play(1, "draw")]);
  assert.deepEqual(both, [true, false]);
  assert.equal(asked.length, 1);
  assert.equal(await sending.play(1, "draw"), true);
});

test("another move waits for the one before it", async () => {
  /** @type {() => void} */
  let release = () => undefined;
  const plain = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {any} */ ...how) => {
      globalThis.fetch = plain;
      await new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      return plain(.../** @type {[any]} */ (how));
    }
  );
  const first = sending.play(1, "draw");
  const second = sending.play(1, "end");
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(asked.length, 0);
  release();
  assert.deepEqual(await Promise.all([first, second]), [true, true]);
  assert.deepEqual(
    asked.map((one) => one.body.text),
    ["draw", "end"],
  );
});

test("a call in a race does not wait, and two seats at one screen may call the same", async () => {
  const plain = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (
    (/** @type {any} */ ...how) => {
      globalThis.fetch = plain;
      void plain(.../** @type {[any]} */ (how));
      return new Promise(() => undefined); // never answered
    }
  );
  void sending.play(1, "lay");
  await new Promise((resolve) => setTimeout(resolve));
  const calls = [sending.play(1, "call", { isCall: true }), sending.play(2, "call", { isCall: true })];
  assert.deepEqual(await Promise.all(calls), [true, true]);
  assert.deepEqual(
    asked.map(({ body }) => `${body.seat} ${body.text}`),
    ["1 lay", "1 call", "2 call"],
  );
});

test("of a move that is moot by the time it is refused nobody hears", async () => {
  let isMoot = false;
  answers = [
    () => {
      isMoot = true;
      return NO;
    },
    () => NO,
  ];
  assert.equal(await sending.play(1, "lay", { isMoot: () => isMoot }), false);
  assert.equal(asked.length, 1);
  assert.equal(refusals.length, 0);
  assert.equal(await sending.play(1, "lay", { isMoot: () => false }), false);
  assert.equal(refusals.length, 1);
});

test("a move that waits for a call is not sent where the call has made it moot, and holds nothing up", async () => {
  let isMoot = false;
  answers = [
    () => {
      isMoot = true; // the call ended the round
      return OK;
    },
  ];
  const call = sending.play(1, "call", { isCall: true });
  const lay = sending.play(1, "lay", { isMoot: () => isMoot });
  assert.deepEqual(await Promise.all([call, lay]), [true, false]);
  assert.deepEqual(
    asked.map(({ body }) => body.text),
    ["call"],
  );
  assert.equal(refusals.length, 0);
  assert.equal(await sending.play(1, "lay"), true);
});

test("a refused move shows itself, is not sent again, and holds nothing up", async () => {
  answers = [() => NO];
  assert.equal(await sending.play(1, "draw"), false);
  assert.equal(refusals[0].rule, "TO-7");
  assert.equal(asked.length, 1);
  assert.equal(await sending.play(1, "draw"), true);
});

test("while nobody answers a move is sent again, under the same id", async (/** @type {any} */ t) => {
  const later = globalThis.setTimeout;
  t.mock.method(globalThis, "setTimeout", (/** @type {() => void} */ run) => later(run, 0));
  answers = [unreachable, unreachable];
  assert.equal(await sending.play(1, "draw"), true);
  assert.equal(asked.length, 3);
  assert.equal(new Set(asked.map((one) => one.body.id)).size, 1);
});

test("a server that stays away is a refusal in the end", async (/** @type {any} */ t) => {
  const later = globalThis.setTimeout;
  t.mock.method(globalThis, "setTimeout", (/** @type {() => void} */ run) => later(run, 0));
  answers = Array(1000).fill(unreachable);
  assert.equal(await sending.play(1, "draw"), false);
  assert.equal(refusals[0].code, "unreachable");
  assert.equal(asked.length, 41); // once, and forty times more
});

test("other requests take what was refused before away, and are answered or null", async () => {
  assert.deepEqual(await sending.ask("undo", { seat: 1 }), { number: 8 });
  assert.equal(asked[0].path, "/api/tables/t1/undo");
  assert.equal(asked[0].body.seat, 1);
  assert.equal(forgiven, 1);
  answers = [() => NO];
  assert.equal(await sending.ask("undo", { seat: 1 }), null);
  assert.equal(refusals.length, 1);
});

test("a move goes over the line where there is one, and by a request where that brings no answer, under the same id", async () => {
  /** @type {any[]} */
  const sent = [];
  /** @type {any} what the line brings */
  let brings = Promise.resolve({ answer: "", number: 8 });
  const line = {
    move: (/** @type {any} */ move) => {
      sent.push(move);
      return brings;
    },
  };
  Object.assign(sending.frame, { line });
  assert.equal(await sending.play(1, "draw"), true);
  assert.deepEqual([sent.length, asked.length], [1, 0]);
  brings = Promise.reject(new Refused({ code: "unreachable", word: "unreachable", args: {} }));
  assert.equal(await sending.play(1, "draw"), true);
  assert.equal(asked[0].body.id, sent[1].id);
  brings = Promise.reject(new Refused({ code: "illegal", word: "why", args: {} }));
  assert.equal(await sending.play(1, "draw"), false);
  assert.deepEqual([sent.length, asked.length, refusals[0].code], [3, 1, "illegal"]);
  brings = null; // it is not open
  assert.equal(await sending.play(1, "draw"), true);
  assert.equal(asked.length, 2);
});
