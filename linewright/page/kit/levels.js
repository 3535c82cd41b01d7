// @ts-check
/** How strong the bots of a game are: the levels there are, by name, and the one last chosen, kept in this browser. */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { settings } from "./settings.js";
import { words } from "./words.js";

/** What is known of a game by now: before the server has told more, not which levels it has.
 * @typedef {{name: string, levels?: string[], bots?: string[]}} Played */

const FIRST = "apprentice"; // of somebody who has not chosen yet
const PLAIN_BOT = "greedy"; // who plays where there are no levels
const NEVER_OFFERED = /^(random|greedy(-\d+)?)$/; // programs ask for these

/** Whether a bot is one of the levels.
 * @param {string} bot */
const isLevel = (bot) => words.has(`level-${bot}`);

export const levels = {
  is: isLevel,

  /** Whether a bot is ours and has no level.
   * @param {string} bot */
  isPlain: (bot) => NEVER_OFFERED.test(bot),

  /** The bots that people choose from: the levels of a game, weakest first, then the bots of whoever runs this server.
   * @param {Played} card @returns {string[]} */
  offered(card) {
    const own = card.levels ?? [];
    return [...own, ...(card.bots ?? []).filter((bot) => !own.includes(bot) && !NEVER_OFFERED.test(bot))];
  },

  /** The one chosen last for a game.
   * @param {Played} card @returns {string} */
  last(card) {
    const kept = settings.levelFor(card.name);
    if (!card.levels) return kept ?? FIRST; // nobody has told yet what there is
    const offered = levels.offered(card);
    return [kept, FIRST, offered[0]].find((one) => one && offered.includes(one)) ?? PLAIN_BOT;
  },

  /** The name of a bot as people choose it.
   * @param {string} bot */
  title: (bot) =>
    isLevel(bot)
      ? words.capital(words.say(`level-${bot}`))
      : NEVER_OFFERED.test(bot)
        ? words.capital(words.say("bot-greedy"))
        : bot,

  /** What a bot is like, in a line; "" of one that is not ours.
   * @param {string} bot */
  about: (bot) => (isLevel(bot) ? words.say(`level-${bot}-about`) : ""),

  /** Lets people choose one of several: what is shown is short, and the list says what each is like. Where there is nothing to
   * choose from, nothing is drawn.
   * @param {Played} card @param {string} now the one chosen @param {string} label @param {(bot: string) => void} keep */
  choose(card, now, label, keep) {
    const offered = card.levels ? levels.offered(card) : [now];
    if (!offered.length) return "";
    const all = offered.includes(now) ? offered : [now, ...offered]; // a program may have asked for another
    const told = (/** @type {string} */ bot) => [levels.title(bot), levels.about(bot)].filter(Boolean).join(": ");
    return html`<label class="level-of"><span class="said">${label}</span><span class="shown"
      aria-hidden="true"><b>${levels.title(now)}</b>${levels.about(now) ? html`<span>, ${levels.about(now)}</span>` : ""}</span>
      <select @change=${(/** @type {Event} */ event) => {
        const bot = /** @type {HTMLSelectElement} */ (event.target).value;
        settings.keepLevel(card.name, bot);
        keep(bot);
      }}>${all.map((bot) => html`<option value=${bot} .selected=${bot === now}>${told(bot)}</option>`)}</select>${icon(
        "down",
      )}</label>`;
  },
};
