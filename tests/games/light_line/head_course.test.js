// What was told of a match of HEAD LINE, added up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { course } from "../../../linewright/games/light_line/head_line/course.js";

const told = (/** @type {any[]} */ ...words) => ({ kind: "move", number: 0, seat: null, text: "", told: words });
const turn = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, i) => told(["told-turn", { card: String(i + 1) }]));
const call = (/** @type {number} */ seat, /** @type {any} */ timing = null) => ({
  ...told(["told-head-call", { seat }]),
  seat,
  timing,
});
const right = (/** @type {number} */ seat, /** @type {number} */ number) =>
  told(["told-right", { seat, number: String(number) }]);
const lost = (/** @type {number} */ seat, /** @type {number} */ number) =>
  told(["told-wrong", { seat, length: 1, number: 4 }], ["told-lost", { seat, number: String(number) }]);
const add = (/** @type {any[]} */ history, /** @type {boolean} */ playsOn = false) => course(history, playsOn);

test("every try has its calls, its outcome and its cards", () => {
  const tries = add([...turn(3), call(1), right(1, 3), ...turn(4), call(0), lost(0, 3), ...turn(2)]);
  assert.deepEqual(
    tries.map(({ kind, round, turned, seat, number, lost: cost }) => [kind, round, turned, seat, number, cost]),
    [
      ["right", 1, 3, 1, 3, null],
      ["wrong", 2, 4, 0, 4, 3],
      ["open", 2, 2, null, null, null],
    ],
  );
  assert.deepEqual(
    tries.map(({ decided }) => decided),
    [5, 11, 0],
  );
});

test("two calls at the same time are one try, with what both rest on", () => {
  const [first, second] = [
    { heard: 9, reaction: 5, band: 3, credit: 4 },
    { heard: 8, reaction: 6, band: 3, credit: 2 },
  ];
  const both = {
    ...call(1, second),
    told: [
      ["told-head-call", { seat: 1 }],
      ["told-same-time", {}],
    ],
  };
  const [tied, next] = add([...turn(5), call(0, first), both]);
  assert.deepEqual(
    [tied.kind, tied.calls],
    [
      "tie",
      [
        { seat: 0, timing: first },
        { seat: 1, timing: second },
      ],
    ],
  );
  assert.deepEqual([next.kind, next.round, next.turned], ["open", 1, 0]);
});

test("where the others play on, the cards stay", () => {
  const tries = add([...turn(4), call(0), lost(0, 3), ...turn(1), call(1), right(1, 4)], true);
  assert.deepEqual(
    tries.map(({ kind, round, turned, goesOn }) => [kind, round, turned, goesOn]),
    [
      ["wrong", 1, 4, true],
      ["right", 1, 5, false],
      ["open", 2, 0, false],
    ],
  );
});

test("when all cards lie open they are shuffled, and the last round ends the match", () => {
  const again = told(["told-all-open", {}], ["told-turn", { card: "7" }]);
  const over = told(["told-right", { seat: 0, number: "5" }], ["told-over", {}]);
  const tries = add([...turn(51), again, ...turn(4), call(0), over]);
  assert.deepEqual(
    tries.map(({ kind, turned, decided }) => [kind, turned, decided]),
    [
      ["all-open", 51, 52],
      ["right", 5, 58],
    ],
  );
});
