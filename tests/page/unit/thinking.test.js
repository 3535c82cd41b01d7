// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { Thinking } from "../../../linewright/page/table/thinking.js";
import { serveWords, textOf } from "./browser.js";

serveWords({ "": "thinks = { $who }, { $count }" });
await words.load();
mock.timers.enable({ apis: ["setTimeout"] });

/** A table at which some bots have to act after so many moves.
 * @param {number[]} turns @param {number} [moves] @param {object} [more] @returns {any} */
const scene = (turns, moves = 0, more = {}) => ({
  players: ["", "wright", "wright"].map((bot, seat) => ({ seat, name: `S${seat}`, bot, turn: turns.includes(seat) })),
  history: Array(moves).fill({}),
  table: { match: 0, house: { bot_delay: 600 } },
  ...more,
});

/** Thinking that counts how often it asks for a drawing. */
function newThinking() {
  const drawn = { count: 0 };
  const thinking = new Thinking(() => {
    drawn.count += 1;
  });
  return { thinking, drawn };
}

test("a bot is said to think when it takes longer than a moment beyond its usual pause", () => {
  const { thinking, drawn } = newThinking();
  thinking.follow(scene([1]));
  mock.timers.tick(999);
  assert.deepEqual([thinking.isLong, drawn.count], [false, 0]);
  mock.timers.tick(1);
  assert.deepEqual([thinking.isLong, drawn.count], [true, 1]);
  assert.equal(textOf(thinking.told(scene([1]))), "S1, 1");
});

test("a person who thinks is not marked, and neither is anybody once the bot has moved", () => {
  const { thinking, drawn } = newThinking();
  thinking.follow(scene([0]));
  mock.timers.tick(5000);
  assert.deepEqual([thinking.isLong, thinking.seats, drawn.count], [false, [], 0]);
  thinking.follow(scene([1], 1));
  mock.timers.tick(1000);
  assert.equal(thinking.isLong, true);
  thinking.follow(scene([0], 2));
  assert.equal(thinking.isLong, false);
  assert.equal(textOf(thinking.told(scene([0], 2))), "");
});

test("the moment begins anew with every move, and not with every drawing", () => {
  const { thinking } = newThinking();
  thinking.follow(scene([1], 1));
  mock.timers.tick(900);
  thinking.follow(scene([1], 1));
  mock.timers.tick(100);
  assert.equal(thinking.isLong, true);
  thinking.follow(scene([1], 2));
  mock.timers.tick(900);
  assert.equal(thinking.isLong, false);
});

test("where several act at once, all bots that have to are marked at their names", () => {
  const { thinking } = newThinking();
  thinking.follow(scene([0, 1, 2]));
  mock.timers.tick(1000);
  /** @type {Record<string, boolean>} */
  const marked = {};
  const names = ["0", "1", "2"].map((name) => ({
    dataset: { name },
    toggleAttribute: (/** @type {string} */ attribute, /** @type {boolean} */ on) => {
      marked[`${name} ${attribute}`] = on;
    },
  }));
  thinking.mark(/** @type {any} */ ({ querySelectorAll: () => names }));
  assert.deepEqual(marked, { "0 data-thinks": false, "1 data-thinks": true, "2 data-thinks": true });
});
