// @ts-check
/** Which of one's clubs a table is shown to: chosen as it is set up, or by its host while others are awaited. */
import "./part.js";
import { ask } from "../kit/ask.js";
import { say } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { ClubCard } from "../messages.d.ts" */

/** Shows a table to a club.
 * @param {string} club @param {string} table */
const show = (club, table) => ask(`/api/clubs/${club}/tables`, { table });

export class ClubChoice {
  /** @param {() => void} redraw @param {string[]} [chosen] ids of clubs */
  constructor(redraw, chosen = []) {
    this.redraw = redraw;
    this.chosen = new Set(chosen);
    /** @type {ClubCard[]} */ this.clubs = [];
  }

  /** Asks for one's clubs. */
  async load() {
    this.clubs = (await ask("/api/clubs")).clubs;
    this.redraw();
  }

  /** Shows a table to all that are chosen.
   * @param {string} table */
  async showTo(table) {
    for (const club of this.clubs) if (this.chosen.has(club.id)) await show(club.id, table);
  }

  draw() {
    return this.clubs.map(
      (club) => html`<label class="check"><input type="checkbox" name="club-${club.id}" .checked=${live(this.chosen.has(club.id))}
        @change=${(/** @type {Event} */ event) => {
          if (/** @type {HTMLInputElement} */ (event.target).checked) this.chosen.add(club.id);
          else this.chosen.delete(club.id);
        }}><span>${say("club-choice", { name: club.name })}</span></label>`,
    );
  }

  /** The same for a table that is there already: a button for each club, which it cannot be taken from again.
   * @param {string} table @param {(work: () => Promise<unknown>) => void} doing */
  drawFor(table, doing) {
    if (!this.clubs.length) return nothing;
    return html`<div class="row-of to-clubs">${this.clubs.map((club) =>
      this.chosen.has(club.id)
        ? html`<p role="status">${say("club-shown", { name: club.name })}</p>`
        : html`<button type="button" class="btn small" @click=${() =>
            doing(async () => {
              await show(club.id, table);
              this.chosen.add(club.id);
              this.redraw();
            })}>${say("club-show", { name: club.name })}</button>`,
    )}</div>`;
  }
}
