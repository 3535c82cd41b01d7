// @ts-check
import "../../page/unit/browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { ability } from "../../../linewright/games/sequence/ability.js";
import { cards } from "../../../linewright/games/sequence/cards.js";
import { position } from "../../../linewright/games/sequence/position.js";
import { textOf } from "../../page/unit/browser.js";

/** A scene with an empty board, seat 0 of team A to play.
 * @param {object} [view] what is otherwise in the view @param {object} [more] and in the scene @returns {any} */
const sceneWith = (view = {}, more = {}) => ({
  mode: "live",
  seat: 0,
  table: { status: "playing", winners: [] },
  legal: [],
  history: [],
  last: [],
  chosen: null,
  hint: null,
  memory: {},
  say: (/** @type {string} */ word, /** @type {any} */ args) => (args ? `${word} ${Object.values(args).join(" ")}` : word),
  view: {
    phase: "playing",
    board: Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => "7S")),
    markers: Array.from({ length: 10 }, () => ".........."),
    sequences: [],
    locks: [],
    hand: ["7S", "JH", "JD"],
    dead: [],
    can: {},
    teams: ["A", "B"],
    winners: [],
    seats: [{ team: "A" }, { team: "B" }],
    ...view,
  },
  ...more,
});

/** @param {number} seat @param {string} word @param {object} args */
const move = (seat, word, args) => ({ seat, told: [[word, { seat, ...args }]] });

test("a chosen card shows where it may go, and one that has left the hand is chosen no more", () => {
  const legal = ["7S a2", "7S b9", "JH c3"];
  const now = position(sceneWith({}, { legal, chosen: { card: "7S", at: 0 } }));
  assert.equal(now.card, "7S");
  assert.deepEqual([...now.targets], ["a2", "b9"]);
  assert.equal(now.isTaking, false);
  const moved = position(sceneWith({ hand: ["2C", "7S"] }, { legal, chosen: { card: "7S", at: 0 } }));
  assert.equal(moved.chosen?.at, 1);
  const gone = position(sceneWith({ hand: ["2C"] }, { legal, chosen: { card: "7S", at: 0 } }));
  assert.equal(gone.card, null);
  assert.equal(gone.targets.size, 0);
});

test("a one-eyed jack takes, and its pressed target is kept only while it is one", () => {
  const scene = sceneWith({}, { legal: ["JH c3"], chosen: { card: "JH", at: 1, cell: "c3" } });
  assert.equal(position(scene).isTaking, true);
  assert.equal(position(scene).target, "c3");
  assert.equal(position({ ...scene, legal: ["JH d4"] }).target, null);
});

test("a spectator, a replay and a match that is over have nothing to choose", () => {
  const chosen = { card: "7S", at: 0 };
  assert.equal(position(sceneWith({}, { seat: null, chosen })).isLive, false);
  assert.equal(position(sceneWith({}, { mode: "replay", chosen })).card, null);
  const over = position(sceneWith({}, { table: { status: "over", winners: [1] }, chosen }));
  assert.deepEqual([over.isOver, over.card, over.winner], [true, null, "B"]);
});

test("sequences are counted by team, and two that share a cell have their seals on different ones", () => {
  const one = { team: "A", cells: ["a1", "b1", "c1", "d1", "e1"] };
  const two = { team: "A", cells: ["e5", "e4", "e3", "e2", "e1"] };
  const other = { team: "B", cells: ["j1", "j2", "j3", "j4", "j5"] };
  const now = position(sceneWith({ sequences: [one, two, other] }));
  assert.deepEqual(now.count, { A: 2, B: 1 });
  assert.deepEqual(Object.fromEntries(now.seals), { e1: 1, e5: 2, j5: 1 });
  assert.ok(now.fixed.has("c1") && now.fixed.has("e3") && !now.fixed.has("f1"));
});

test("a taken marker is remembered with its team while its square is empty", () => {
  const put = move(1, "told-place", { card: "7S", cell: "c3" });
  const take = move(0, "told-take", { card: "JH", cell: "c3" });
  const now = position(sceneWith({}, { history: [put, take], last: [take] }));
  assert.deepEqual([...now.gone], [["c3", "B"]]);
  assert.equal(now.last?.cell, "c3");
  const markers = ["..........", "..........", "..A.......", ...Array.from({ length: 7 }, () => "..........")];
  assert.equal(position(sceneWith({ markers }, { history: [put, take], last: [take] })).gone.size, 0);
});

test("a hint names a card and a cell, but a five is a question of its own", () => {
  const hinted = position(sceneWith({}, { hint: { text: "7S a2", why: [] } }));
  assert.deepEqual([hinted.hintCard, hinted.hintCell], ["7S", "a2"]);
  const five = position(sceneWith({}, { hint: { text: "lock a1 e1", why: [] } }));
  assert.deepEqual([five.hintCard, five.hintCell], [null, null]);
});

test("jacks of diamonds and clubs have two eyes, the others one, and only jacks have any", () => {
  assert.deepEqual(["JD", "JC", "JS", "JH", "QD"].map(cards.eyes), [2, 2, 1, 1, 0]);
});

test("a card says what it can do: briefly under it, in full to a screen reader", () => {
  const can = {
    "7S": { word: "can-place", count: 2, cells: ["a2", "b9"] },
    JD: { word: "can-anywhere", count: 0, cells: [] },
    "4C": { word: "can-swap", count: 0, cells: [] },
  };
  const scene = sceneWith({ can, dead: ["4C"] });
  const now = position(scene);
  assert.equal(ability(scene, now, "7S").short, "a2 b9");
  assert.match(ability(scene, now, "7S").full, /^held-place .*a2, b9$/);
  assert.equal(textOf(ability(scene, now, "JD").short), "cap-anywhere brief-anywhere");
  assert.equal(ability(scene, now, "4C").short, "dead-card");
  assert.match(ability(scene, now, "JH").full, /can-nothing$/); // the view says nothing of it
});
