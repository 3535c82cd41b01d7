// @ts-check
/** Reads out of what was told how each round went: who called what after how long, false and slower calls, points and lines. */

/** @import { Move } from "../../../page/table/scene.js" */
/** @import { ShownLine } from "./scene.d.ts" */

/** How a round went for one seat.
 * @typedef {object} Played
 * @property {number | null} called the number that stands
 * @property {number | null} after milliseconds from the deal to that call; null: nobody knows
 * @property {number | null} wrong the number of a false call
 * @property {number[]} slower numbers that somebody else was faster with
 * @property {number | null} points once the round is over
 * @property {boolean} isCapped whether the line was longer than its points
 * @property {ShownLine | null} line once the round is over */

/** @typedef {{isTimeUp: boolean, isOver: boolean, seats: Played[]}} Round */

/** @param {number} seats @returns {Round} */
const newRound = (seats) => ({
  isTimeUp: false,
  isOver: false,
  seats: Array.from({ length: seats }, () => ({
    called: null,
    after: null,
    wrong: null,
    slower: [],
    points: null,
    isCapped: false,
    line: null,
  })),
});

/** All rounds of a match, the last one as far as it has come.
 * @param {Move[]} history @param {number} seats @returns {Round[]} */
export function account(history, seats) {
  const rounds = [newRound(seats)];
  for (const move of history) {
    const round = /** @type {Round} */ (rounds.at(-1));
    for (const [word, args] of move.told) {
      const own = typeof args.seat === "number" ? round.seats[args.seat] : null;
      if (word === "told-time") round.isTimeUp = true;
      if (word === "told-round") round.isOver = true;
      if (!own) continue;
      if (word === "told-call") Object.assign(own, { called: Number(args.number), after: move.timing?.reaction ?? null });
      if (word === "told-false-call") Object.assign(own, { wrong: Number(args.number), after: move.timing?.reaction ?? null });
      if (word === "told-slower") {
        own.slower.push(own.called ?? 0);
        Object.assign(own, { called: null, after: null });
      }
      if (word === "told-round-points" || word === "told-round-capped")
        Object.assign(own, { points: args.points, line: args.shown ?? null, isCapped: word === "told-round-capped" });
    }
    if (round.isOver) rounds.push(newRound(seats));
  }
  return rounds;
}
