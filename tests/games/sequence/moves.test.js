// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { moves } from "../../../linewright/games/sequence/moves.js";

test("cells are places and places are cells, on all hundred squares", () => {
  assert.deepEqual(moves.placeOf("a1"), [0, 0]);
  assert.deepEqual(moves.placeOf("j10"), [9, 9]);
  for (let column = 0; column < 10; column += 1) {
    for (let row = 0; row < 10; row += 1) assert.deepEqual(moves.placeOf(moves.cellOf(column, row)), [column, row]);
  }
});

test("legal moves are sorted by what a player does with them", () => {
  const sorted = moves.sort(["7S a2", "7S b9", "JH c3", "dead KD", "drop 4C", "lock a1 e1", "draw", "pass"]);
  assert.deepEqual(
    [...sorted.cells],
    [
      ["7S", ["a2", "b9"]],
      ["JH", ["c3"]],
    ],
  );
  assert.deepEqual([...sorted.dead], ["KD"]);
  assert.deepEqual([...sorted.drops], ["4C"]);
  assert.deepEqual([sorted.draw, sorted.pass], [true, true]);
});

test("without legal moves there is nothing to do", () => {
  const sorted = moves.sort([]);
  assert.deepEqual([sorted.cells.size, sorted.dead.size, sorted.drops.size], [0, 0, 0]);
  assert.deepEqual([sorted.draw, sorted.pass], [false, false]);
});
