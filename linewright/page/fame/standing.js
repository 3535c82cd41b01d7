// @ts-check
/** How the matches went that the same people played one after the other: what each side has won. */
import { say } from "../kit/words.js";

/** @import { Series } from "../messages.d.ts" */

/** The sides of a series, each with its seats and what it has won; the side of a seat first, if one is named.
 * @param {Series} series @param {number | null} [seat] */
export function sidesOf({ won, sides }, seat = null) {
  const numbers = [...new Set(sides)];
  if (seat !== null) numbers.sort((one, other) => Number(other === sides[seat]) - Number(one === sides[seat]));
  return numbers.map((side) => {
    const seats = sides.flatMap((one, at) => (one === side ? [at] : []));
    return { seats, won: Math.max(...seats.map((at) => won[at])) };
  });
}

/** In figures and words: "Games won: 3 : 1".
 * @param {Series} series @param {number | null} [seat] */
export function standing(series, seat = null) {
  const figures = sidesOf(series, seat).map((side) => side.won);
  return say("games-won", { figures: figures.join(" : ") });
}
