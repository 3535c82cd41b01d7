// @ts-check
/** Lays cards out in the order in which somebody points at them: each is joined to the loose end of the line, turned if it has to
 * be. Where it does not join it lies there all the same, for whoever laid it to mend. Whether that is a line says the server. */
import { layout } from "../layout.js";
import { beyond, linesOf, readCard } from "../tubes.js";

/** @import { Laid } from "../layout.js" */
/** @import { Colour } from "../tubes.js" */

/** @typedef {{column: number, row: number, port: string}} End a port of a card, and where that lies */

/** The ports of a colour on a card as it lies.
 * @param {string} text the card as views write it @param {boolean} turned @param {Colour} colour */
const portsOf = (text, turned, colour) =>
  linesOf(readCard(text), turned)
    .filter((line) => line.colour === colour)
    .flatMap(({ from, to }) => [from, to]);

/** The ports of a colour that look into free cells, those of the card laid last first.
 * @param {Laid[]} laid @param {Colour} colour @param {Record<string, string>} cards @returns {End[]} */
export function looseEnds(laid, colour, cards) {
  return laid
    .flatMap(({ card, column, row, turned }) => portsOf(cards[card], turned, colour).map((port) => ({ column, row, port })))
    .reverse()
    .filter(({ column, row, port }) => !layout.at(laid, layout.beyond(column, row, port)));
}

/** Every way to lay one more card so that it joins the line.
 * @param {Laid[]} laid @param {string} card @param {Colour} colour @param {Record<string, string>} cards @returns {Laid[]} */
function joints(laid, card, colour, cards) {
  return looseEnds(laid, colour, cards).flatMap(({ column, row, port }) =>
    [false, true]
      .filter((turned) => portsOf(cards[card], turned, colour).includes(beyond(port).port))
      .map((turned) => ({ card, ...layout.beyond(column, row, port), turned })),
  );
}

/** Lays one more card: where it joins the line, turned if it joins only so; else at the loose end; else beside the last one.
 * @param {Laid[]} laid @param {string} card @param {Colour | null} colour @param {Record<string, string>} cards
 * @returns {Laid[]} */
export function extend(laid, card, colour, cards) {
  const last = laid.at(-1);
  if (!last) return [{ card, column: 0, row: 0, turned: false }];
  const [joint] = colour ? joints(laid, card, colour, cards) : [];
  if (joint) return [...laid, joint];
  const [end] = colour ? looseEnds(laid, colour, cards) : [];
  const beside = { column: last.column + 1, row: last.row };
  const free = layout.at(laid, beside) ? layout.beside(laid)[0] : beside;
  const cell = end ? layout.beyond(end.column, end.row, end.port) : free;
  return [...laid, { card, ...cell, turned: false }];
}

/** Lays cards in their order so that each joins the line, as many of them as can be.
 * @param {Laid[]} laid @param {string[]} order those still to be laid @param {Colour} colour
 * @param {Record<string, string>} cards @returns {Laid[]} */
function join(laid, order, colour, cards) {
  const [card, ...rest] = order;
  let best = laid;
  if (card === undefined) return best;
  for (const joint of joints(laid, card, colour, cards)) {
    const found = join([...laid, joint], rest, colour, cards);
    if (found.length > best.length) best = found;
    if (best.length === laid.length + order.length) return best;
  }
  return best;
}

/** Lays cards in their order along a line of a colour: what a card joins may decide how those before it lie.
 * @param {string[]} order @param {Colour | null} colour @param {Record<string, string>} cards @returns {Laid[]} */
export function trace(order, colour, cards) {
  const first = order.slice(0, 1).map((card) => ({ card, column: 0, row: 0, turned: false }));
  const joined = colour ? join(first, order.slice(1), colour, cards) : first;
  return order.slice(joined.length).reduce((laid, card) => extend(laid, card, colour, cards), joined);
}
