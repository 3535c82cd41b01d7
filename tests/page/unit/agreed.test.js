// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { agreed } from "../../../linewright/page/pages/agreed.js";
import { serveWords } from "./browser.js";

serveWords({
  "": [
    "invite-days = { $count } d",
    "invite-hours = { $count } h",
    "invite-minutes = { $count } min",
    "invite-seconds = { $count } s",
    "invite-told-no-clock = no clock",
    "invite-told-turn = { $time } a turn, then { $then }",
    "invite-told-takeover = a bot after { $time }",
    "invite-told-no-takeover = no bot",
    "invite-told-spectators = open",
    "invite-told-no-spectators = closed",
    "invite-told-hints = hints",
    "invite-told-no-hints = no hints",
  ].join("\n"),
  toy: "option-wild = Wild cards\noption-wild-true = with wild cards",
});
await words.load();
await words.load("toy");

/** @type {any} */
const game = {
  folder: "toy",
  options: [
    { name: "wild", choices: [false, true], default: false, at: {} },
    { name: "hand", choices: [5, 6, 7], default: 7, at: { 4: [5, 6] } },
  ],
  presets: [
    { name: "usual", options: {} },
    { name: "wild", options: { wild: true } },
  ],
};

test("with some numbers of seats an option has choices of its own, the usual one first", () => {
  const hand = game.options[1];
  assert.deepEqual(agreed.choices(hand, 2), [5, 6, 7]);
  assert.deepEqual(agreed.choices(hand, 4), [5, 6]);
  assert.equal(agreed.usual(hand, 2), 7);
  assert.equal(agreed.usual(hand, 4), 5);
});

test("only options that are not as usual at this number of seats are named", () => {
  assert.deepEqual(agreed.unusual(game, { wild: false, hand: 5 }, 2), { hand: 5 });
  assert.deepEqual(agreed.unusual(game, { wild: true, hand: 5 }, 4), { wild: true });
});

test("a preset is recognised by its options, whatever else is as usual", () => {
  assert.equal(agreed.preset(game, { wild: true, hand: 7 }, 2)?.name, "wild");
  assert.equal(agreed.preset(game, {}, 2)?.name, "usual");
  assert.equal(agreed.preset(game, { wild: true, hand: 5 }, 2), undefined);
});

test("what the seats rule out is no part of a preset there", () => {
  const talk = { name: "talk", choices: [false, true], default: false, at: { 2: [false] } };
  const home = { name: "home", options: { wild: true, talk: true } };
  const other = { ...game, options: [...game.options, talk], presets: [{ name: "usual", options: {} }, home] };
  assert.deepEqual(agreed.unusual(other, home.options, 2), { wild: true });
  assert.deepEqual(agreed.unusual(other, home.options, 3), home.options);
  assert.equal(agreed.preset(other, { wild: true }, 2)?.name, "home");
  assert.equal(agreed.preset(other, { wild: true }, 3), undefined);
});

test("options are said in the game's words, and as they are where it has none", () => {
  assert.equal(agreed.option(game, "wild"), "Wild cards");
  assert.equal(agreed.option(game, "wild", true), "with wild cards");
  assert.equal(agreed.option(game, "hand", 5), "5");
  assert.equal(agreed.option(game, "hand"), "hand");
});

test("times are said in the largest unit that fits", () => {
  assert.deepEqual(
    [45, 90, 120, 5400, 7200, 86_400].map((seconds) => agreed.time(seconds)),
    ["45 s", "90 s", "2 min", "90 min", "2 h", "1 d"],
  );
});

test("the rules of the house are a sentence each", () => {
  /** @type {any} */
  const house = { clock: { kind: "turn", seconds: 90, then: "bot" }, takeover: 120, spectators: true, hints: true };
  assert.deepEqual(agreed.house(house), ["90 s a turn, then bot", "a bot after 2 min", "open", "hints"]);
  const strict = { ...house, clock: { ...house.clock, kind: "none" }, takeover: 0, spectators: false, hints: false };
  assert.deepEqual(agreed.house(strict), ["no clock", "no bot", "closed", "no hints"]);
});
