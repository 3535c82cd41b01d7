// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { account } from "../../../linewright/games/light_line/line/account.js";

/** A scene of which this was told.
 * @param {[string, object][]} told @param {number[]} points @returns {any} */
const sceneOf = (told, points) => ({
  history: told.map((one) => ({ told: [one] })),
  view: { seats: points.map((one) => ({ points: one })) },
});
const place = (/** @type {number} */ seat, /** @type {string} */ card, /** @type {number} */ points) =>
  /** @type {[string, object]} */ (["told-place", { seat, card, cell: "1,0", points }]);
const take = (/** @type {number} */ seat, /** @type {string} */ numbers) =>
  /** @type {[string, object]} */ (["told-take", { seat, numbers }]);

test("every card is told with what was taken for it", () => {
  const [own, other] = account(
    sceneOf([place(0, "17", 5), take(0, "2+3"), place(1, "4", 3), take(1, "3"), place(0, "9", 12), take(0, "5+5")], [15, 3]),
  );
  assert.deepEqual(
    own.turns.map(({ card, take, paid }) => [card, take, paid]),
    [
      ["17", "2+3", 5],
      ["9", "5+5", 10],
    ],
  );
  assert.equal(other.turns[0].paid, 3);
  assert.ok(own.isSure && other.isSure);
});

test("a card for which there was nothing to take brings nothing", () => {
  const [own] = account(sceneOf([place(0, "17", 2), ["told-take-none", { seat: 0, numbers: "" }]], [0]));
  assert.equal(own.turns[0].paid, 0);
  assert.ok(own.isSure);
});

test("what does not add up is not sure", () => {
  const [own] = account(sceneOf([place(0, "17", 5), take(0, "5")], [7]));
  assert.equal(own.isSure, false);
});
