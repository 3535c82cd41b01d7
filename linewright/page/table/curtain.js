// @ts-check
/** Several people at one screen: whose eyes see the table, and the curtain that falls when it is passed on. */

import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { spokenMove } from "./log.js";

export const LAST_LOOK_MS = 1700; // in which the last move is still seen, before the curtain or the end

/** @import { SeatFacts, SeatView, SharedView } from "../messages.d.ts" */
/** @import { Scene } from "./scene.js" */

/** Knows who holds the screen. With one seat of one's own there is nothing to hide. */
export class Curtain {
  /** @param {string} table @param {() => void} redraw @param {boolean} [isOpen] whether nobody has anything to hide */
  constructor(table, redraw, isOpen = false) {
    this.note = `no curtain ${table}`;
    this.isOpen = isOpen;
    this.redraw = redraw;
    /** @type {number | null} */ this.holder = null; // whose hand is open
    /** @type {number[]} */ this.asked = []; // seats whose hand may be opened next; none: the table is shown
    this.looksUntil = 0;
  }

  get isAway() {
    return this.isOpen || settings.noted(this.note) !== "";
  }

  /** The view to be shown; draws the curtain where that would be somebody else's hand.
   * @param {SeatView[]} views @param {{status: string, seats: Pick<SeatFacts, "bot">[]}} facts @returns {SeatView | undefined} */
  choose(views, { status, seats }) {
    const own = views.filter((one) => one.seat !== null);
    this.asked = [];
    if (own.length < 2) return own[0] ?? views[0];
    const isAsked = (/** @type {SeatView} */ one) => {
      const seat = /** @type {number} */ (one.seat);
      return /** @type {SharedView} */ (/** @type {unknown} */ (one.view)).to_act.includes(seat) && !seats[seat].bot;
    };
    const acting = status === "playing" ? own.filter(isAsked) : [];
    const held = own.find(({ seat }) => seat === this.holder);
    const next = acting.find((one) => one === held) ?? acting[0];
    if (this.isAway || status === "over") {
      const seen = next ?? held ?? own[0];
      this.holder = seen.seat;
      return seen;
    }
    if (held && (!next || next === held || performance.now() < this.looksUntil)) return held;
    this.asked = /** @type {number[]} */ ((next ? [next] : own).map(({ seat }) => seat));
    return next ?? own[0];
  }

  /** Lets whoever has moved look at what it brought before the curtain falls.
   * @param {{seat: number | null}[]} moves just made */
  made(moves) {
    if (this.holder === null || !moves.some((move) => move.seat === this.holder)) return;
    this.looksUntil = performance.now() + LAST_LOOK_MS;
    setTimeout(this.redraw, LAST_LOOK_MS + 20);
  }

  /** @param {number} seat */
  open(seat) {
    this.holder = seat;
    this.looksUntil = 0;
    this.redraw();
  }

  takeAway() {
    settings.note(this.note, "yes"); // whoever listens to the settings draws again
  }

  /** Who is to take the screen, what has happened since they gave it away, and their button.
   * @param {Scene} scene @param {(() => void) | null} undo takes the last move back, if it can be */
  draw(scene, undo) {
    const { say, history } = scene;
    const [seat] = this.asked;
    const who = scene.players[seat].name;
    const since = history.findLastIndex((move) => move.seat === seat);
    const moves = this.asked.length > 1 ? [] : history.slice(since < 0 ? -scene.players.length : since + 1);
    const told = moves.map((move) => spokenMove(scene, move)).filter(Boolean);
    return html`<main id="main" class="curtain" data-moves=${history.length}>
      <h1>${this.asked.length > 1 ? say("curtain-who") : say("curtain-title", { who })}</h1>
      <p>${say("curtain-about")}</p>
      <div class="row-of">${this.asked.map(
        (one) => html`<button type="button" class="btn main big"
        @click=${() => this.open(one)}>${say("curtain-show", { who: scene.players[one].name })}</button>`,
      )}</div>
      ${
        told.length
          ? html`<div
        class="since"><h2>${say("curtain-since")}</h2>${told.map((text) => html`<p>${text}</p>`)}</div>`
          : nothing
      }
      <div class="row-of">${
        undo
          ? html`<button type="button" class="btn quiet"
        @click=${undo}>${icon("undo")}${say("undo")}</button>`
          : nothing
      }
        <button type="button" class="btn quiet" @click=${() => this.takeAway()}>${say("curtain-away")}</button></div></main>`;
  }
}
