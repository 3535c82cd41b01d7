// @ts-check
/** Bots that think: whoever takes longer than a moment is marked at their name, and said to think for those who listen. */
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Scene } from "./scene.js" */

const MOMENT_MS = 400; // beyond the pause that bots make anyway between their moves

export class Thinking {
  /** @param {() => void} draw called when a moment has passed */
  constructor(draw) {
    this.draw = draw;
    this.since = ""; // what the bots think about
    /** @type {number[]} */ this.seats = []; // of the bots that have to act
    this.isLong = false; // whether they have for longer than a moment
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
  }

  /** Takes the table as it is now: after every move the moment begins anew.
   * @param {Scene} scene */
  follow({ players, history, table }) {
    this.seats = players.filter((one) => one.turn && one.bot && !one.resigned).map((one) => one.seat);
    const since = this.seats.length ? `${table.match} ${history.length} ${this.seats.join()}` : "";
    if (since === this.since) return;
    this.since = since;
    this.isLong = false;
    clearTimeout(this.timer);
    if (!since) return;
    const pause = table.house?.bot_delay ?? 0;
    this.timer = setTimeout(() => {
      this.isLong = true;
      this.draw();
    }, pause + MOMENT_MS);
  }

  /** Marks the names of those who think, wherever a game has drawn them.
   * @param {HTMLElement} root */
  mark(root) {
    for (const name of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-name]")))
      name.toggleAttribute("data-thinks", this.isLong && this.seats.includes(Number(name.dataset.name)));
  }

  /** Who thinks, for those who do not see the marks.
   * @param {Scene} scene */
  told({ players }) {
    if (!this.isLong) return nothing;
    const who = words.list(this.seats.map((seat) => players[seat].name));
    return html`<p class="said">${words.say("thinks", { who, count: this.seats.length })}</p>`;
  }
}
