// @ts-check
/** Where the card goes: read from what the server offers; and which lines end around a place, to be seen there. */
import { layout } from "../layout.js";
import { beyond, linesOf, readCard } from "../tubes.js";

/** @import { At } from "../camera.js" */
/** @import { ShownLine } from "../board.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Chosen, Place, Scene } from "./scene.d.ts" */

/** @typedef {{port: string, colour: Colour}} End where a line looks into a place */

const PLACE = /^place (\S+) (-?\d+),(-?\d+)( turned)?$/;

/** Reads a move that places a card.
 * @param {string} text @returns {(At & {card: string, turned: boolean}) | null} */
function read(text) {
  const found = PLACE.exec(text);
  if (!found) return null;
  const [, card, column, row, turned] = found;
  return { card, column: Number(column), row: Number(row), turned: Boolean(turned) };
}

export const places = {
  read,

  /** Every place where the card goes, both ways round.
   * @param {Scene} scene @returns {Place[]} */
  all: (scene) =>
    scene.offers.flatMap(([text, , args, rule]) => {
      const there = rule ? null : read(text);
      if (!there) return [];
      const lines = /** @type {ShownLine[]} */ (args.lines ?? []).map((line) => ({ ...line, counts: false }));
      return [{ column: there.column, row: there.row, turned: there.turned, text, lines }];
    }),

  /** How the card that is turned up is held.
   * @param {Scene} scene @returns {Chosen | null} null: there is none */
  held({ view, chosen, acting }) {
    if (view.card === null) return null;
    return acting && chosen?.card === view.card ? chosen : { card: view.card, turned: false, at: null };
  },

  /** The place of this cell for the card as it is held, if it goes there.
   * @param {Scene} scene @param {At} cell @param {boolean} turned */
  at: (scene, cell, turned) => places.all(scene).find((one) => one.turned === turned && layout.isSame(one, cell)),

  /** Whether a cell is free and beside a card: a card can be tried there.
   * @param {Scene} scene @param {At} cell */
  isFree: ({ view }, cell) => layout.beside(view.table).some((one) => layout.isSame(one, cell)),

  /** Whether places are shown: not where a child may overlook them.
   * @param {Scene} scene */
  areShown: ({ view, mode }) => view.options.strict_kids !== false || mode === "guide",

  /** The places to look at: all that the card, as it is held, goes to, or what a hint names.
   * @param {Scene} scene @param {boolean} turned @returns {Place[]} */
  shown(scene, turned) {
    const asked = scene.hint ? [scene.hint.text] : places.areShown(scene) ? scene.legal : [];
    return places.all(scene).filter((one) => one.turned === turned && asked.includes(one.text));
  },

  /** Whether the card has to be turned for any of those places.
   * @param {Scene} scene @param {boolean} turned */
  wantsTurn: (scene, turned) => !places.shown(scene, turned).length && places.shown(scene, !turned).length > 0,

  /** The lines that would go on from neighbours into a place.
   * @param {Place} place @returns {End[]} */
  joins: (place) =>
    place.lines.flatMap(({ colour, sections }) =>
      sections
        .filter(([column, row]) => column === place.column && row === place.row)
        .flatMap(([, , from, to]) => [from, to])
        .filter((port) => {
          const { step } = beyond(port);
          return sections.some(([column, row]) => column === place.column + step[0] && row === place.row + step[1]);
        })
        .map((port) => ({ port, colour })),
    ),

  /** The lines of neighbours that end at a place.
   * @param {Scene} scene @param {At} cell @returns {End[]} */
  loose: ({ view }, cell) =>
    view.table.flatMap((placed) =>
      linesOf(readCard(view.cards[placed.card], placed.card), placed.turned).flatMap(({ colour, from, to }) =>
        [from, to]
          .map(beyond)
          .filter(({ step }) => placed.column + step[0] === cell.column && placed.row + step[1] === cell.row)
          .map(({ port }) => ({ port, colour })),
      ),
    ),
};
