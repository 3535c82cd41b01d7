// @ts-check
import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { logList, spokenEvent, spokenMove } from "../../../linewright/page/table/log.js";
import { markupOf, serveWords, textOf } from "./browser.js";

serveWords({
  "": [
    "you = You",
    "log-sat = { $who } sits down",
    "log-started = match { $match } begins",
    "log-undone = { $who } takes back",
    "log-removed = { $who ->\n    [none] somebody is gone\n   *[other] { $who } is gone\n}",
    "log-undo-answered = { $who } agrees: { $yes }",
    "log-accused = found: { $what }",
    "log-sealed = sealed { $seal }",
    "taken-back = taken back",
  ].join("\n"),
  toy: "told-lay = { $who } lays { $card }\ntold-end = { $who } ends\ntold-draw = { $who } draws { $count }",
});
await words.load();
await words.load("toy");

/** @type {any} */
const scene = {
  game: { folder: "toy", name: "toy", cites: { "told-lay": "TO-7" } },
  look: {
    quiet: ["told-end"],
    spoken: { card: (/** @type {string} */ card) => `the ${card}` },
    found: (/** @type {string} */ text) => text.toUpperCase(),
  },
  players: [
    { seat: 0, name: "Ada", you: true, person: "p0" },
    { seat: 1, name: "Ben", you: false, person: "p1" },
    { seat: 2, name: "Cleo", you: false, person: "p2" },
  ],
  say: (/** @type {string} */ word, /** @type {any} */ args) => words.say(word, args, "toy"),
};

/** @param {number} number @param {number} seat @param {[string, any][]} told @returns {any} */
const move = (number, seat, ...told) => ({ kind: "move", number, seat, text: "", told });

test("a move is told with names, with You for oneself, and with arguments as the game reads them", () => {
  assert.equal(spokenMove(scene, move(1, 1, ["told-lay", { seat: 1, card: "ace" }])), "Ben lays the ace");
  assert.equal(spokenMove(scene, move(1, 0, ["told-lay", { seat: 0, card: "ace" }])), "You lays the ace");
  assert.equal(spokenMove(scene, move(1, 1, ["told-draw", { seat: 1, count: 2 }])), "Ben draws 2");
});

test("a move is told with the name of whoever sat there then, as long as somebody else does now", () => {
  const lays = move(1, 1, ["told-lay", { seat: 1, card: "ace" }]);
  assert.equal(spokenMove(scene, { ...lays, sitters: { 1: { person: "gone", name: "Dan" } } }), "Dan lays the ace");
  assert.equal(spokenMove(scene, { ...lays, sitters: { 1: { person: "p1", name: "Benjamin" } } }), "Ben lays the ace");
  assert.equal(spokenMove(scene, { ...lays, sitters: { 1: { person: "gone", name: "" } } }), "Ben lays the ace");
  const undone = { kind: "undone", seat: 1, by: "gone", sitters: { 1: { person: "gone", name: "Dan" } } };
  assert.equal(spokenEvent(scene, undone), "Dan takes back");
});

test("whoever was sent away is named, where that is known", () => {
  assert.equal(spokenEvent(scene, { kind: "removed", person: "gone", name: "Dan" }), "Dan is gone");
  assert.equal(spokenEvent(scene, { kind: "removed", person: "gone" }), "somebody is gone");
});

test("what goes without saying is left out, unless all is asked for", () => {
  const both = move(1, 1, ["told-lay", { seat: 1, card: "ace" }], ["told-end", { seat: 1 }]);
  assert.equal(spokenMove(scene, both), "Ben lays the ace");
  assert.equal(spokenMove(scene, both, true), "Ben lays the ace Ben ends");
});

test("events of the table are told, talk is not", () => {
  assert.equal(spokenEvent(scene, { kind: "sat", seat: 1, name: "Ben" }), "Ben sits down");
  assert.equal(spokenEvent(scene, { kind: "started", match: 0 }), "match 1 begins");
  assert.equal(spokenEvent(scene, { kind: "accused", seat: 1, text: "talk a" }), "found: TALK A");
  assert.equal(spokenEvent(scene, { kind: "chat", person: "p1", text: "hi" }), "");
});

test("who agreed last to an undo is told with it", () => {
  const undone = { kind: "undone", seat: 0, moves: 0, by: "p1" };
  assert.equal(spokenEvent(scene, undone), "Ben agrees: yes Ada takes back");
  assert.equal(spokenEvent(scene, { ...undone, by: "p0" }), "Ada takes back");
});

test("moves that were taken back are marked, and those of another match are not", () => {
  const lay = (/** @type {number} */ number) => move(number, 1, ["told-lay", { seat: 1, card: `c${number}` }]);
  const entries = [
    { kind: "started", number: 1, match: 0 },
    lay(2),
    lay(3),
    lay(4),
    { kind: "undone", number: 5, seat: 1, moves: 1, by: "p1" },
    lay(6),
    lay(7),
    { kind: "undone", number: 8, seat: 1, moves: 2, by: "p1" },
    { kind: "started", number: 9, match: 1 },
    lay(10),
    { kind: "undone", number: 11, seat: 1, moves: 0, by: "p1" },
  ];
  const drawn = markupOf(logList(scene, entries));
  const gone = [...drawn.matchAll(/class=entry\s+gone data-number=(\d+)/g)].map(([, number]) => Number(number));
  assert.deepEqual(gone, [3, 4, 7, 10]);
  assert.match(drawn, /TO-7/);
});

test("headings stand once before the moves they are for, and a move taken back changes none of them", () => {
  const rounds = {
    ...scene,
    look: {
      ...scene.look,
      section(/** @type {any} */ _move, /** @type {any} */ _say, /** @type {any} */ _scene, /** @type {any} */ memory) {
        memory.moves = (memory.moves ?? 0) + 1;
        return `round ${Math.ceil(memory.moves / 2)}`;
      },
    },
  };
  const lay = (/** @type {number} */ number) => move(number, 1, ["told-lay", { seat: 1, card: `c${number}` }]);
  const undone = { kind: "undone", number: 3, seat: 1, moves: 1, by: "p1" };
  const text = textOf(logList(rounds, [lay(1), lay(2), undone, lay(4), lay(5)]));
  assert.equal(text.match(/round 1/g)?.length, 1);
  assert.ok(text.indexOf("round 2") > text.indexOf("c4"));
  assert.ok(text.indexOf("round 2") < text.indexOf("c5"));
});

test("the seal of a deal is shown where its match begins", () => {
  const entries = [
    { kind: "created", number: 1, commit: "0123456789abcdef" },
    { kind: "started", number: 2, match: 0, commit: "fedcba9876543210" },
    { kind: "started", number: 3, match: 1, commit: "" },
  ];
  const text = textOf(logList(scene, entries));
  assert.match(text, /match 1 begins sealed 01234567 match 2 begins sealed fedcba98$/);
});
