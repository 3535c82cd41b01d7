// @ts-check
/** Reads move texts: which card goes where, and what else there is to do. What is legal comes from the server. */

const COLUMNS = "abcdefghij";

/** @typedef {{text: string, first: string, last: string, cells: string[]}} Lock */
/** @typedef {object} Sorted
 * @property {Map<string, string[]>} cells by card, where it may go
 * @property {Set<string>} dead cards that may be swapped
 * @property {Set<string>} drops cards that may be dropped
 * @property {Lock[]} locks fives that may be fixed
 * @property {boolean} draw
 * @property {boolean} pass */

/** @param {string} cell @returns {[number, number]} column and row from 0 */
const placeOf = (cell) => [COLUMNS.indexOf(cell[0]), Number(cell.slice(1)) - 1];

/** @param {number} column @param {number} row */
const cellOf = (column, row) => `${COLUMNS[column]}${row + 1}`;

/** The five cells from one end to the other.
 * @param {string} first @param {string} last */
function between(first, last) {
  const [column, row] = placeOf(first);
  const [toColumn, toRow] = placeOf(last);
  const [across, down] = [Math.sign(toColumn - column), Math.sign(toRow - row)];
  const length = Math.max(Math.abs(toColumn - column), Math.abs(toRow - row)) + 1;
  return Array.from({ length }, (_, k) => cellOf(column + k * across, row + k * down));
}

/** Sorts the legal moves by what a player does with them.
 * @param {string[]} legal @returns {Sorted} */
function sort(legal) {
  /** @type {Sorted} */
  const sorted = { cells: new Map(), dead: new Set(), drops: new Set(), locks: [], draw: false, pass: false };
  for (const text of legal) {
    const [verb, one, two] = text.split(" ");
    if (verb === "dead") sorted.dead.add(one);
    else if (verb === "drop") sorted.drops.add(one);
    else if (verb === "lock") sorted.locks.push({ text, first: one, last: two, cells: between(one, two) });
    else if (verb === "draw") sorted.draw = true;
    else if (verb === "pass") sorted.pass = true;
    else sorted.cells.set(verb, [...(sorted.cells.get(verb) ?? []), one]);
  }
  return sorted;
}

export const moves = { COLUMNS, placeOf, cellOf, between, sort };
