// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { account } from "../../../linewright/games/line_it/account.js";

/** A scene of two seats after some moves; what a seat's view shows is given by seat.
 * @param {[string, any][][]} told by move @param {{stack: number, tokens: number}[]} seats @returns {any} */
const sceneWith = (told, seats) => ({ view: { seats }, history: told.map((one) => ({ told: one })) });
const NOTHING = { stack: 0, tokens: 0 };

test("a match that has just begun is accounted for: nothing for everybody", () => {
  const [first, second] = account(sceneWith([], [NOTHING, NOTHING]));
  assert.deepEqual([first.lines, first.kept, first.won, first.bets, first.isSure], [[], 0, 0, 0, true]);
  assert.equal(second.isSure, true);
});

test("lines, jackpots and tokens are added up for the seat they are told of", () => {
  const told = /** @type {[string, any][][]} */ ([
    [["told-complete", { seat: 0, line: "3 9 12 40", numbers: 4, kept: 1 }]],
    [
      ["told-jackpot", { seat: 1, colour: "red", cards: 5 }],
      ["told-complete-won", { seat: 1, line: "+3 1 2 3 4", numbers: 4, kept: 1, stake: 3 }],
    ],
    [["told-complete-lost", { seat: 1, line: "+4 8", numbers: 1, kept: 0, stake: 4 }]],
  ]);
  const [first, second] = account(
    sceneWith(told, [
      { stack: 1, tokens: 0 },
      { stack: 6, tokens: -1 },
    ]),
  );
  assert.deepEqual([first.kept, first.won, first.tokens, first.isSure], [1, 0, [], true]);
  assert.deepEqual(first.lines[0].cards, ["3", "9", "12", "40"]);
  assert.deepEqual([second.kept, second.won, second.tokens, second.bets, second.isSure], [1, 5, [3, -4], -1, true]);
});

test("where the log does not tell all that the view shows, the account is not sure", () => {
  assert.equal(account(sceneWith([], [{ stack: 2, tokens: 0 }]))[0].isSure, false);
  assert.equal(account(sceneWith([], [{ stack: 0, tokens: 1 }]))[0].isSure, false);
});
