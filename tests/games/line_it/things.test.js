// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { things } from "../../../linewright/games/line_it/things.js";

/** A scene in which cards lie in the market and before two seats.
 * @param {object} memory @param {(string | null)[]} market @param {string[][]} lines @param {string[][]} [hands]
 * @returns {any} */
const sceneWith = (memory, market, lines, hands = [[], []]) => ({
  memory,
  view: { market_places: market, seats: lines.map((line, seat) => ({ line, hand: hands[seat] })) },
});

test("a number card is called the same wherever it lies", () => {
  const memory = {};
  assert.equal(things(sceneWith(memory, ["42"], [[], []]))("42", "market 0"), "card-42");
  assert.equal(things(sceneWith(memory, [null], [["42"], []]))("42", "line 0 0"), "card-42");
});

test("the two copies of a bet card have two names", () => {
  const name = things(sceneWith({}, ["+3", "+3"], [[], []]));
  assert.notEqual(name("+3", "market 0"), name("+3", "market 1"));
});

test("the copy that was taken keeps its name on the way, and the one that stays keeps its own", () => {
  for (const taken of [0, 1]) {
    const memory = {};
    const before = things(sceneWith(memory, ["+3", "+3"], [[], []]));
    const names = [before("+3", "market 0"), before("+3", "market 1")];
    const market = ["+3", "+3"].map((card, i) => (i === taken ? null : card));
    const after = things(sceneWith(memory, market, [["+3"], []]));
    assert.equal(after("+3", "line 0 0"), names[taken]);
    assert.equal(after("+3", `market ${1 - taken}`), names[1 - taken]);
  }
});

test("a copy is followed from the market into a hand and on into the line", () => {
  const memory = {};
  const first = things(sceneWith(memory, ["+2", "7"], [[], []]))("+2", "market 0");
  const second = things(sceneWith(memory, [null, "7"], [[], []], [["+2"], []]))("+2", "hand 0 0");
  const third = things(sceneWith(memory, [null, "7"], [["9", "+2"], []]))("+2", "line 0 1");
  assert.deepEqual([second, third], [first, first]);
});

test("a copy keeps its name also when it moves after the other has left the table", () => {
  const memory = {};
  const second = things(sceneWith(memory, ["+3", "+3"], [[], []]))("+3", "market 1");
  things(sceneWith(memory, [null, "+3"], [[], []]));
  assert.equal(things(sceneWith(memory, [null, null], [["+3"], []]))("+3", "line 0 0"), second);
});
