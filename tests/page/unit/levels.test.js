// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { levels } from "../../../linewright/page/kit/levels.js";
import { botName } from "../../../linewright/page/kit/look.js";
import { words } from "../../../linewright/page/kit/words.js";
import { player } from "../../../linewright/page/table/scene.js";
import { markupOf, serveWords, textOf } from "./browser.js";

serveWords({
  "": [
    "bot-greedy = bot",
    "bot-level = bot, { $level }",
    "bot-tool = Awl",
    "level-newcomer = newcomer",
    "level-newcomer-about = has just learned",
    "level-apprentice = apprentice",
    "level-apprentice-about = knows a little",
  ].join("\n"),
});
await words.load();

const CARD = {
  name: "toy",
  levels: ["newcomer", "apprentice"],
  bots: ["random", "greedy", "greedy-1", "newcomer", "apprentice", "hal"],
};
const BARE = { name: "bare", levels: [], bots: ["random", "greedy", "greedy-1"] };
const none = () => undefined;

test("people choose from the levels, the weakest first, and the bots of the host; not from those for programs", () => {
  assert.deepEqual(levels.offered(CARD), ["newcomer", "apprentice", "hal"]);
  assert.deepEqual(levels.offered(BARE), []);
});

test("whoever has not chosen yet plays against apprentices, and later against those chosen last in this game", () => {
  assert.equal(levels.last(CARD), "apprentice");
  const drawn = /** @type {any} */ (levels.choose(CARD, "apprentice", "How strong", none));
  const choose = drawn.values.find((/** @type {unknown} */ value) => typeof value === "function");
  choose({ target: { value: "newcomer" } });
  assert.equal(levels.last(CARD), "newcomer");
  assert.equal(levels.last({ ...CARD, name: "other" }), "apprentice");
});

test("a choice that there is no more is forgotten, and where there are no levels the plain bot plays", () => {
  assert.equal(levels.last({ ...CARD, levels: ["apprentice"], bots: [] }), "apprentice");
  assert.equal(levels.last(BARE), "greedy");
});

test("the list says what each level is like, and shows the one that is chosen", () => {
  const text = textOf(levels.choose(CARD, "newcomer", "How strong", none));
  for (const told of [
    "How strong",
    "Newcomer , has just learned",
    "Newcomer: has just learned",
    "Apprentice: knows a little",
    "hal",
  ])
    assert.ok(text.includes(told), `${told} in ${text}`);
});

test("nothing is offered where there is nothing to choose; before the server has told, only what was chosen last", () => {
  assert.equal(levels.choose(BARE, "greedy", "How strong", none), "");
  const early = markupOf(levels.choose({ name: "early" }, levels.last({ name: "early" }), "How strong", none));
  assert.equal(early.split("<option").length - 1, 1);
});

test("a bot that a program has asked for stays in the list, under the name of any bot", () => {
  assert.ok(textOf(levels.choose(CARD, "greedy", "How strong", none)).includes("Bot"));
});

test("a bot with a level is named after a tool, and says its level where there is room", () => {
  const bots = ["", "newcomer"];
  assert.equal(botName(1, bots), "Awl");
  const { name, level, rank } = player({ seat: 1, bot: "newcomer", turn: false }, bots);
  assert.deepEqual([name, level, rank], ["Awl", "bot, newcomer", "newcomer"]);
  assert.deepEqual(player({ seat: 1, bot: "greedy", turn: false }, ["", "greedy"]).rank, "");
});
