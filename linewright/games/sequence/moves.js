// @ts-check
/** Reads move texts: which card goes where, and what else there is to do. What is legal comes from the server. */

const COLUMNS = "abcdefghij";

/** @typedef {object} Sorted
 * @property {Map<string, string[]>} cells by card, where it may go
 * @property {Set<string>} dead cards that may be swapped
 * @property {Set<string>} drops cards that may be dropped
 * @property {boolean} draw
 * @property {boolean} pass */

/** @param {string} cell @returns {[number, number]} column and row from 0 */
const placeOf = (cell) => [COLUMNS.indexOf(cell[0]), Number(cell.slice(1)) - 1];

/** @param {number} column @param {number} row */
const cellOf = (column, row) => `${COLUMNS[column]}${row + 1}`;

/** Sorts the legal moves by what a player does with them.
 * @param {string[]} legal @returns {Sorted} */
function sort(legal) {
  /** @type {Sorted} */
  const sorted = { cells: new Map(), dead: new Set(), drops: new Set(), draw: false, pass: false };
  for (const text of legal) {
    const [verb, one] = text.split(" ");
    if (verb === "dead") sorted.dead.add(one);
    else if (verb === "drop") sorted.drops.add(one);
    else if (verb === "draw") sorted.draw = true;
    else if (verb === "pass") sorted.pass = true;
    else if (verb !== "lock") sorted.cells.set(verb, [...(sorted.cells.get(verb) ?? []), one]);
  }
  return sorted;
}

export const moves = { COLUMNS, placeOf, cellOf, sort };
