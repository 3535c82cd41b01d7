// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { hintWords, isOwnAct, passingWords, perCent } from "../../../linewright/page/table/notices.js";
import { serveWords } from "./browser.js";

serveWords({
  "": [
    "hint-chance = { $chance } of 100.",
    "hint-next = { $same ->\n    [yes] { $move } as good ({ $chance }).\n   *[no] then { $move }, { $chance }.\n}",
    "because = it fits.",
    "log-late = { $who } is late",
    "log-undo-answered = { $who }: { $yes }",
  ].join("\n"),
});
await words.load();

/** @type {any} */
const scene = { look: { written: (/** @type {string} */ text) => `<${text}>` }, game: { folder: "" }, say: words.say };

test("a hint says why, what it is worth, and what the next best move is worth", () => {
  const hint = { text: "a", why: [/** @type {any} */ (["because", {}])], chance: 0.62, next_best: { text: "b", chance: 0.58 } };
  assert.deepEqual(hintWords(scene, hint), { move: "<a>", why: "It fits. 62 of 100. Then <b>, 58." });
});

test("a move that is as good is called so, and what is not known is not said", () => {
  const hint = { text: "a", why: [], chance: 0.62, next_best: { text: "b", chance: 0.6249 } };
  assert.equal(hintWords(scene, hint).why, "62 of 100. <b> as good (62).");
  assert.equal(hintWords(scene, { text: "a", why: [], chance: 0.3 }).why, "30 of 100.");
  assert.equal(hintWords(scene, { text: "a", why: [], chance: null, next_best: null }).why, "");
});

test("what is not quite sure is never written as sure", () => {
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(perCent), [0, 1, 50, 99, 100]);
});

test("a time that is up and an undo that is not agreed to are worth a notice, one's own answer and a yes are not", () => {
  /** @type {any} */
  const seen = {
    ...scene,
    players: [
      { seat: 0, name: "Ada", mine: true, you: true },
      { seat: 1, name: "Ben" },
    ],
  };
  const answer = (/** @type {number} */ seat, /** @type {boolean} */ yes) => ({
    kind: "undo-answered",
    seat,
    yes,
    number: 1,
    at: 1,
  });
  const late = { kind: "late", seat: 1, number: 1, at: 1 };
  const told = (/** @type {any[]} */ ...events) => passingWords(seen, events);
  assert.equal(told(answer(1, false)), "Ben: no");
  assert.equal(told(answer(1, true)), "");
  assert.equal(told(answer(0, false)), "");
  assert.equal(told(late, { kind: "move", seat: 1, told: [] }), "Ben is late");
});

test("it is no news any more once one has moved oneself, and not because a bot has", () => {
  const move = (/** @type {any} */ by) => /** @type {any} */ ({ kind: "move", seat: 0, ...by });
  assert.equal(isOwnAct(move({ by: "ada" }), "ada"), true);
  assert.equal(isOwnAct(move({}), "ada"), false);
  assert.equal(isOwnAct(/** @type {any} */ ({ kind: "undo-asked", by: "ada" }), "ada"), true);
  assert.equal(isOwnAct(move({}), ""), false);
  assert.equal(isOwnAct(/** @type {any} */ ({ kind: "started" }), "ada"), true);
});
