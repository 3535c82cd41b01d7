// @ts-check
/** A workbench: one's own cards, laid freely; which one is picked, what was done before, and what the server has of it.
 *
 * Nothing here is drawn, and nothing is a rule: where cards lie is a layout, what lines they make says the server.
 */
import { Courier } from "./courier.js";
import { layout } from "./layout.js";

/** @import { Manner } from "../../page/table/sending.js" */
/** @import { Cell, Laid } from "./layout.js" */

/** What a game tells of a bench with every drawing.
 * @typedef {object} Source
 * @property {string} deal names the cards: with other ones the bench begins anew
 * @property {string[]} cards one's own, in the order in which they are held
 * @property {Laid[]} laid as the server has it
 * @property {string} colour of the line that counts, as the server has it
 * @property {boolean} isOpen whether somebody here builds on it: else it only shows what the server has
 * @property {boolean} [isKept] whether the server hears of every change; it does
 * @property {string[]} [aims] in a lesson: the layouts that are asked for, as moves */

/** @typedef {{play: (text: string, how?: Manner) => Promise<boolean>, redraw: () => void}} Way to the server, and to the page */

const MOST_STEPS = 200; // that can be undone

/** Whether two layouts are the same, in whatever order the cards were laid; `loosely`: in whatever way they are turned.
 * @param {Laid[]} one @param {Laid[]} other @param {boolean} [loosely] */
function isLike(one, other, loosely = false) {
  const names = (/** @type {Laid[]} */ laid) =>
    laid
      .map((card) => layout.text("", [loosely ? { ...card, turned: false } : card]))
      .sort()
      .join();
  return names(one) === names(other);
}

export class Bench {
  constructor() {
    /** @type {Laid[]} */ this.laid = [];
    this.colour = "";
    /** @type {string | null} */ this.picked = null;
    /** @type {Set<string>} */ this.turned = new Set(); // cards in hand that are held upside down
    /** @type {Laid[][]} */ this.steps = []; // layouts before this one, the newest last
    /** @type {Laid[]} */ this.counted = []; // the layout whose lines the server has told
    /** @type {string[]} */ this.cards = [];
    /** @type {Laid[][]} */ this.aims = [];
    this.isOpen = false;
    this.isKept = true;
    this.deal = "";
    this.name = ""; // of its board
    /** @type {Way} */ this.way = { play: async () => false, redraw: () => undefined };
    /** @type {Courier} */
    this.courier = new Courier({
      play: (text) => this.way.play(text, { isMoot: () => this.courier.wanted !== text.slice(4) }),
      refused: () => this.mend(),
      brought: () => this.way.redraw(),
    });
  }

  /** Takes what the server tells; called with every drawing.
   * @param {Source} source @param {Way} way */
  follow({ deal, cards, laid, colour, isOpen, isKept = true, aims = [] }, way) {
    this.way = way;
    this.cards = cards;
    this.isKept = isKept;
    this.counted = laid;
    this.aims = aims.map((text) => layout.read(text)?.laid ?? []);
    const text = layout.text(colour, laid);
    const isNew = deal !== this.deal || isOpen !== this.isOpen || !isOpen;
    [this.deal, this.isOpen] = [deal, isOpen];
    if (isNew) {
      this.steps = [];
      this.picked = null;
      this.turned = new Set();
      this.courier.reset(text);
    }
    if (isNew || (isKept && this.courier.hear(text))) [this.laid, this.colour] = [laid, colour];
    if (this.picked !== null && !cards.includes(this.picked)) this.picked = null;
  }

  /** The cards that are not laid, in the order in which they are held. */
  get inHand() {
    return this.cards.filter((card) => !layout.find(this.laid, card));
  }

  /** Where the picked card lies; undefined: in the hand, or none is picked. */
  get place() {
    return layout.find(this.laid, this.picked);
  }

  /** Whether the server has not counted what lies here. */
  get isAhead() {
    return this.isOpen && this.isKept && !isLike(this.laid, this.counted);
  }

  /** Whether a card lies upside down, here or in the hand.
   * @param {string} card */
  isTurned(card) {
    return layout.find(this.laid, card)?.turned ?? this.turned.has(card);
  }

  // What a player does

  /** Picks a card, or none.
   * @param {string | null} card */
  pick(card) {
    this.picked = card;
    this.way.redraw();
  }

  /** Lays a card on a cell, or moves it there.
   * @param {string} card @param {Cell} cell */
  lay(card, cell) {
    const turned = this.isTurned(card);
    this.picked = card;
    this.change(layout.lay(this.laid, card, cell, turned));
  }

  /** Turns a card.
   * @param {string} card */
  turn(card) {
    if (layout.find(this.laid, card)) {
      this.change(layout.turn(this.laid, card));
      return;
    }
    if (!this.turned.delete(card)) this.turned.add(card);
    this.way.redraw();
  }

  /** Puts a card back among those that are not laid; it stays turned as it is.
   * @param {string} card */
  take(card) {
    if (this.isTurned(card)) this.turned.add(card);
    else this.turned.delete(card);
    if (this.picked === card) this.picked = null;
    this.change(layout.take(this.laid, card));
  }

  /** Moves a card in a direction; one in the hand is laid first, on the best of these cells.
   * @param {string} card @param {number} right @param {number} down @param {Cell[]} places */
  push(card, right, down, places) {
    this.picked = card;
    if (layout.find(this.laid, card)) this.change(layout.push(this.laid, card, right, down));
    else this.lay(card, places[0]);
  }

  /** Chooses the colour of the line that counts.
   * @param {string} colour */
  paint(colour) {
    if (!this.isOpen || colour === this.colour) return;
    this.colour = colour;
    this.send();
    this.way.redraw();
  }

  get canUndo() {
    return this.isOpen && this.steps.length > 0;
  }

  /** Goes back to the layout before this one. */
  undo() {
    const before = this.steps.pop();
    if (!before || !this.isOpen) return;
    this.laid = before;
    this.picked = null;
    this.send();
    this.way.redraw();
  }

  /** @param {Laid[]} laid */
  change(laid) {
    if (!this.isOpen || isLike(laid, this.laid)) {
      this.way.redraw();
      return;
    }
    this.steps = [...this.steps, this.laid].slice(-MOST_STEPS);
    this.laid = laid;
    this.send();
    this.way.redraw();
  }

  // The server

  /** The layout as a move writes it. */
  get text() {
    return layout.text(this.colour, this.laid);
  }

  send() {
    if (!this.isKept) return;
    if (!this.aims.length) this.courier.send(this.text);
    else this.aim();
  }

  /** In a lesson: what is asked for is sent as it was asked for; what only has to be turned can wait, and the rest is refused. */
  aim() {
    const aim = this.aims.find((one) => isLike(one, this.laid));
    const isNear = this.aims.some((one) => isLike(one, this.laid, true)) || isLike(this.laid, this.counted);
    if (aim) this.courier.send(layout.text(this.colour, aim));
    else if (!isNear && this.aims.some((one) => one.length <= this.laid.length)) this.courier.send(this.text);
  }

  /** Goes back to what the server has: it has refused what lay here, or could not be reached. */
  mend() {
    const known = layout.read(this.courier.known);
    if (known) [this.laid, this.colour] = [known.laid, known.colour];
    this.steps = [];
    this.picked = null;
    this.way.redraw();
  }
}
