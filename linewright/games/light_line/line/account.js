// @ts-check
/** Adds up what was told of a match: every card that each seat has placed, and what was taken for it. */

/** @import { Scene } from "./scene.d.ts" */

/** @typedef {{card: string, cell: string, points: number, take: string, paid: number}} Turn */
/** @typedef {{turns: Turn[], isSure: boolean}} Account isSure: whether it agrees with the view */

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);

/** An account for every seat.
 * @param {Scene} scene @returns {Account[]} */
export function account({ history, view }) {
  /** @type {Account[]} */
  const accounts = view.seats.map(() => ({ turns: [], isSure: false }));
  for (const [word, args] of history.flatMap((move) => move.told)) {
    const turns = accounts[args.seat]?.turns;
    if (word === "told-place") turns?.push({ card: args.card, cell: args.cell, points: args.points, take: "", paid: 0 });
    const last = turns?.at(-1);
    if (word === "told-take" && last) Object.assign(last, { take: args.numbers, paid: sum(args.numbers.split("+").map(Number)) });
  }
  accounts.forEach((own, seat) => {
    own.isSure = sum(own.turns.map((turn) => turn.paid)) === view.seats[seat].points;
  });
  return accounts;
}
