// @ts-check
/** A layout as data: cards on cells of an endless grid, each as it lies or turned; how it is written, and what can be done to it.
 *
 * Nothing is changed in place: every act gives a new layout, so that steps can be undone. Cells only touch or do not; what a line
 * is, and how long, says the server.
 */

/** @typedef {{column: number, row: number}} Cell columns grow to the right, rows downwards */
/** @typedef {Cell & {card: string, turned: boolean}} Laid a card and where it lies, as the views tell it */
/** @typedef {[number, number, string, string]} Section one card of a line: column, row, and the two ports it joins */

const FURTHEST = 60; // column or row that can be written (LL-2)
const CARD = /^(\d+)@(-?\d+),(-?\d+)(t?)$/;

/** @type {Record<string, [number, number]>} the way out of a card, by the edge of a port */
const WAYS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** @param {Cell} one @param {Cell} other */
const isSame = (one, other) => one.column === other.column && one.row === other.row;

/** @param {Cell} cell */
const nameOf = ({ column, row }) => `${column},${row}`;

/** @param {number} place */
const within = (place) => Math.max(-FURTHEST, Math.min(FURTHEST, place));

/** @param {Cell} one @param {Cell} other */
const byRow = (one, other) => one.row - other.row || one.column - other.column;

export const layout = {
  byRow,
  isSame,
  nameOf,

  /** Writes a layout as moves do: `G 3@0,0 17@1,0t`.
   * @param {string} colour @param {Laid[]} laid */
  text: (colour, laid) =>
    [colour, ...laid.map(({ card, column, row, turned }) => `${card}@${column},${row}${turned ? "t" : ""}`)].join(" "),

  /** Reads the layout in a move, such as `lay G 3@0,0 17@1,0t`; null where there is none.
   * @param {string} text @returns {{colour: string, laid: Laid[]} | null} */
  read(text) {
    const [colour, ...cards] = text.replace(/^([a-z]+( \d+)?) /, "").split(" ");
    const found = cards.map((one) => CARD.exec(one));
    if (!/^[A-Z]$/.test(colour) || found.some((one) => one === null)) return null;
    const laid = /** @type {RegExpExecArray[]} */ (found).map(([, card, column, row, turned]) => ({
      card,
      column: Number(column),
      row: Number(row),
      turned: turned === "t",
    }));
    return { colour, laid };
  },

  /** Where a card lies.
   * @param {Laid[]} laid @param {string | null} card */
  find: (laid, card) => laid.find((one) => one.card === card),

  /** What lies on a cell.
   * @param {Laid[]} laid @param {Cell} cell */
  at: (laid, cell) => laid.find((one) => isSame(one, cell)),

  /** Lays a card on a cell, or moves it there. A card that lies there already takes the place of the first, or goes back to the
   * hand where that came from.
   * @param {Laid[]} laid @param {string} card @param {Cell} to @param {boolean} turned @returns {Laid[]} */
  lay(laid, card, to, turned) {
    const cell = { column: within(to.column), row: within(to.row) };
    const from = layout.find(laid, card);
    const there = layout.at(laid, cell);
    const next = { card, ...cell, turned };
    const others = laid.filter((one) => one !== there || one.card === card || from);
    const moved = others.map((one) =>
      one.card === card ? next : one === there && from ? { ...one, column: from.column, row: from.row } : one,
    );
    return from ? moved : [...moved, next];
  },

  /** @param {Laid[]} laid @param {string} card @returns {Laid[]} */
  turn: (laid, card) => laid.map((one) => (one.card === card ? { ...one, turned: !one.turned } : one)),

  /** Takes a card off.
   * @param {Laid[]} laid @param {string} card @returns {Laid[]} */
  take: (laid, card) => laid.filter((one) => one.card !== card),

  /** Moves a card in a direction, past others, to the next cell that is free; at the edge of what can be written it stays.
   * @param {Laid[]} laid @param {string} card @param {number} right @param {number} down @returns {Laid[]} */
  push(laid, card, right, down) {
    const from = layout.find(laid, card);
    if (!from) return laid;
    let to = /** @type {Cell} */ ({ column: from.column + right, row: from.row + down });
    while (layout.at(laid, to)) to = { column: to.column + right, row: to.row + down };
    const isOut = Math.max(Math.abs(to.column), Math.abs(to.row)) > FURTHEST;
    return isOut ? laid : laid.map((one) => (one === from ? { ...one, ...to } : one));
  },

  /** The free cells that share an edge with a card, row by row; on a bare bench the one in the middle.
   * @param {Laid[]} laid @returns {Cell[]} */
  beside(laid) {
    if (!laid.length) return [{ column: 0, row: 0 }];
    const cells = new Map();
    for (const { column, row } of laid)
      for (const [right, down] of Object.values(WAYS)) {
        const cell = { column: within(column + right), row: within(row + down) };
        if (!layout.at(laid, cell)) cells.set(nameOf(cell), cell);
      }
    return [...cells.values()].sort(byRow);
  },

  /** The cell that a port of a card looks into.
   * @param {number} column @param {number} row @param {string} port @returns {Cell} */
  beyond(column, row, port) {
    const [right, down] = WAYS[port[0]];
    return { column: column + right, row: row + down };
  },

  /** Where a line could go on: the ports at its two ends that look into a free cell, and that cell. A closed line has none.
   * @param {Laid[]} laid @param {Section[]} sections from end to end
   * @returns {{column: number, row: number, port: string, cell: Cell}[]} */
  looseEnds(laid, sections) {
    if (!sections.length) return [];
    const [column, row, port] = sections[0];
    const [lastColumn, lastRow, , lastPort] = sections[sections.length - 1];
    return [
      { column, row, port, cell: layout.beyond(column, row, port) },
      { column: lastColumn, row: lastRow, port: lastPort, cell: layout.beyond(lastColumn, lastRow, lastPort) },
    ].filter(({ cell }) => !layout.at(laid, cell));
  },

  /** The sections of a line that still lie as they did when it was counted.
   * @param {Section[]} sections @param {Laid[]} counted the layout that the server counted @param {Laid[]} laid as it is now */
  standing: (sections, counted, laid) =>
    sections.filter(([column, row]) => {
      const [was, is] = [counted, laid].map((some) => layout.at(some, { column, row }));
      return was && is && was.card === is.card && was.turned === is.turned;
    }),
};
