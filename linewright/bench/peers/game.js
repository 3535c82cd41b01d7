// The game the peers play: as many bytes as ours, with cells that all see, hands that only their owners see, and a hidden pile.

const HAND = 7;
const CARDS = 100;
const LEAST = 100; // every number has three digits, so that a number and its comma are four bytes of JSON

/** @param {number} number */
const cardOf = (number) => LEAST + ((number * 37) % CARDS);

/**
 * A position at the beginning.
 * @param {number} seats
 * @param {number} bytes of what one seat sees, as JSON
 */
export function deal(seats, bytes) {
  const cells = Array.from({ length: Math.max(8, Math.round(bytes / 4) - HAND) }, (_, cell) => cardOf(cell));
  const hands = Array.from({ length: seats }, (_, seat) => Array.from({ length: HAND }, (_, card) => cardOf(seat * HAND + card)));
  return { cells, hands, pile: Array.from({ length: CARDS }, (_, card) => cardOf(card + 1)) };
}

/**
 * Whether a card of a hand may be laid on a cell.
 * @param {{ length: number }} cells
 * @param {number} card its place in the hand
 * @param {number} cell
 */
export function mayPlay(cells, card, cell) {
  return [card, cell].every(Number.isInteger) && 0 <= card && card < HAND && 0 <= cell && cell < cells.length;
}

/**
 * Lay a card on a cell, and draw another.
 * @param {number[]} cells
 * @param {number[]} hand
 * @param {number[]} pile
 * @param {number} number of the move
 * @param {number} card its place in the hand
 * @param {number} cell
 */
export function play(cells, hand, pile, number, card, cell) {
  cells[cell] = hand[card];
  hand[card] = pile[number % pile.length];
}
