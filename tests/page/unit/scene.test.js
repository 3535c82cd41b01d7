// @ts-check
import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { isForTable, makeScene, player } from "../../../linewright/page/table/scene.js";
import { serveWords } from "./browser.js";

serveWords({
  "": "you = You\nformer-player = somebody\nfree-seat = free\nbot-greedy = quick\nbot-tool = { $seat ->\n    [1] Bevel\n   *[other] Awl\n}\n",
});
await words.load();

test("a seat is named by its person, a former player, its bot, or as free", () => {
  const bots = ["", "greedy", "greedy", "", "careful", "bold", "bold"];
  assert.equal(player({ seat: 0, name: "Ada", person: "p", turn: true }, bots).name, "Ada");
  assert.equal(player({ seat: 0, person: "p", turn: false }, bots).name, "somebody");
  assert.equal(player({ seat: 3, turn: false }, bots).name, "free");
  const bot = player({ seat: 1, bot: "greedy", turn: false }, bots);
  assert.equal(bot.level, "quick");
  assert.equal(bot.name, "Bevel");
  assert.notEqual(bot.name, player({ seat: 2, bot: "greedy", turn: false }, bots).name);
});

test("a bot of the host is called by its own name, and by its seat where there are two", () => {
  const bots = ["", "careful", "bold", "bold"];
  const careful = player({ seat: 1, bot: "careful", turn: false }, bots);
  assert.deepEqual([careful.name, careful.level], ["careful", "quick"]);
  assert.equal(player({ seat: 3, bot: "bold", turn: false }, bots).name, "bold 4");
});

test("a scene names oneself You, and does nothing where nothing was given", async () => {
  const players = [
    player({ seat: 0, name: "Ada", you: true, turn: true }, []),
    player({ seat: 1, name: "Ben", turn: false }, []),
  ];
  const scene = makeScene(/** @type {any} */ ({ game: { folder: "" }, players }));
  assert.equal(scene.name(0), "You");
  assert.equal(scene.name(1), "Ben");
  assert.equal(await scene.play("anything"), false);
  assert.deepEqual(scene.legal, []);
});

/** A key as the page gets it.
 * @param {string} key @param {{radio?: boolean, field?: boolean, more?: object}} [where] @returns {any} */
const press = (key, { radio = false, field = false, more = {} } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: { matches: () => radio, closest: () => (field ? {} : null) },
  ...more,
});

test("keys are for the table, unless a field or the browser wants them", () => {
  assert.equal(isForTable(press("e")), true);
  assert.equal(isForTable(press("ArrowLeft")), true);
  assert.equal(isForTable(press("e", { field: true })), false);
  assert.equal(isForTable(press("e", { more: { ctrlKey: true } })), false);
  assert.equal(isForTable(press("e", { more: { defaultPrevented: true } })), false);
});

test("in a choice arrows and Space change it, letters are for the table", () => {
  assert.equal(isForTable(press("e", { radio: true, field: true })), true);
  assert.equal(isForTable(press(" ", { radio: true, field: true })), false);
  assert.equal(isForTable(press("ArrowDown", { radio: true, field: true })), false);
});
