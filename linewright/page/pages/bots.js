// @ts-check
/** How many bots one plays against from the home page, in what sides, and how strong they are: chosen once, and kept in this
 * browser. */
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { settings } from "../kit/settings.js";
import { say, words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { OptionCard } from "../messages.d.ts" */
/** @typedef {Pick<import("../messages.d.ts").GameCard, "name" | "seats"> & {usual_seats?: number, levels?: string[],
 *   bots?: string[], options?: OptionCard[]}} Seated */
/** @typedef {boolean | number | string} Choice */

/** Other ways than the usual one to play with so many: those for which the game brings words to this page.
 * @param {Seated} card @param {number} seats @returns {{name: string, choice: Choice, word: string}[]} */
const variants = ({ options = [] }, seats) =>
  options.flatMap(({ name, at, choices }) =>
    (at[seats] ?? choices)
      .slice(1)
      .map((choice) => ({ name, choice, word: `home-option-${name}-${choice}` }))
      .filter(({ word }) => words.has(word)),
  );

export const bots = {
  /** The bots of a game; of the one that the large button plays, enough for a full round of people.
   * @param {Seated} card @param {boolean} isFirst */
  count(card, isFirst) {
    const usual = isFirst ? card.seats[card.seats.length >> 1] : (card.usual_seats ?? card.seats[0]);
    return settings.botsFor(card.name) ?? usual - 1;
  },

  /** The options that were chosen with that many.
   * @param {Seated} card @param {boolean} isFirst @returns {Record<string, Choice>} */
  options(card, isFirst) {
    const kept = settings.choicesFor(card.name);
    const known = variants(card, bots.count(card, isFirst) + 1).filter(({ name, choice }) => kept[name] === choice);
    return Object.fromEntries(known.map(({ name, choice }) => [name, choice]));
  },

  /** @param {Seated} card @param {boolean} isFirst @param {() => void} redraw */
  choose(card, isFirst, redraw) {
    const counts = card.seats.map((seats) => seats - 1).filter((count) => count > 0);
    if (!counts.length) return nothing;
    const now = bots.count(card, isFirst);
    const chosen = bots.options(card, isFirst);
    const told = (/** @type {number} */ count) => say("home-bots-count", { bots: count });
    const ways = counts.flatMap((count) => {
      const others = variants(card, count + 1);
      const isUsual = count === now && !Object.keys(chosen).length;
      return [
        { value: String(count), count, choices: {}, isNow: isUsual, told: told(count) },
        ...others.map(({ name, choice, word }) => ({
          value: `${count} ${name}=${choice}`,
          count,
          choices: { [name]: choice },
          isNow: count === now && chosen[name] === choice,
          told: `${told(count)}, ${say(word)}`,
        })),
      ];
    });
    const keep = (/** @type {Event} */ event) => {
      const way = ways[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
      settings.keepBots(card.name, way.count);
      settings.keepChoices(card.name, way.choices);
      redraw();
    };
    return html`<label class="bots"><span class="said">${say("home-bots")}</span>
      <select @change=${keep}>
        ${ways.map((way) => html`<option value=${way.value} .selected=${way.isNow}>${way.told}</option>`)}</select>${icon(
          "down",
        )}</label>${levels.choose(card, levels.last(card), say("level"), redraw)}`;
  },
};
