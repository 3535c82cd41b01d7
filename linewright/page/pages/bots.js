// @ts-check
/** How many bots one plays against from the home page, and how strong they are: chosen once, and kept in this browser. */
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {Pick<import("../messages.d.ts").GameCard, "name" | "seats"> & {usual_seats?: number, levels?: string[],
 *   bots?: string[]}} Seated */

export const bots = {
  /** The bots of a game; of the one that the large button plays, enough for a full round of people.
   * @param {Seated} card @param {boolean} isFirst */
  count(card, isFirst) {
    const usual = isFirst ? card.seats[card.seats.length >> 1] : (card.usual_seats ?? card.seats[0]);
    return settings.botsFor(card.name) ?? usual - 1;
  },

  /** @param {Seated} card @param {boolean} isFirst @param {() => void} redraw */
  choose(card, isFirst, redraw) {
    const counts = card.seats.map((seats) => seats - 1).filter((count) => count > 0);
    if (!counts.length) return nothing;
    const keep = (/** @type {Event} */ event) => {
      settings.keepBots(card.name, Number(/** @type {HTMLSelectElement} */ (event.target).value));
      redraw();
    };
    const now = bots.count(card, isFirst);
    return html`<label class="bots"><span class="said">${say("home-bots")}</span>
      <select @change=${keep}>
        ${counts.map(
          (count) => html`<option value=${count} .selected=${count === now}>${say("home-bots-count", { bots: count })}</option>`,
        )}</select>${icon("down")}</label>${levels.choose(card, levels.last(card), say("level"), redraw)}`;
  },
};
