// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { hintWords, perCent } from "../../../linewright/page/table/notices.js";
import { serveWords } from "./browser.js";

serveWords({
  "": [
    "hint-chance = { $chance } of 100.",
    "hint-next = { $same ->\n    [yes] { $move } as good ({ $chance }).\n   *[no] then { $move }, { $chance }.\n}",
    "because = it fits.",
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
