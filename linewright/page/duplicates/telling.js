// @ts-check
/** How duplicates are told of: percents, leads, days, who has the other seats. */
import { levels } from "../kit/levels.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { DuplicateCard, GameCard } from "../messages.d.ts" */

/** A share of the others, in percent; a dash where there is nobody to be compared with.
 * @param {number | null} percent */
export const percentOf = (percent) => (percent === null ? say("dup-percent-none") : say("dup-percent", { percent }));

/** The same in a column, where decimals stand below each other.
 * @param {number | null} percent */
export const percentBelow = (percent) => (percent === null ? say("dup-percent-none") : say("dup-percent-column", { percent }));

/** A number with its sign: a lead, or a difference of leads.
 * @param {number | null} number @param {number} [digits] behind the point at least */
export function signed(number, digits = 0) {
  if (number === null) return "";
  const how = /** @type {const} */ ({ minimumFractionDigits: digits, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return new Intl.NumberFormat(settings.region, how).format(number).replace("-", "−");
}

/** How a deal ended: who won, and by how much where points mean anything.
 * @param {{victory: number | null, lead: number | null}} deal @param {boolean} points */
export function wentOf({ victory, lead }, points) {
  const won = say("dup-victory", { victory: victory ?? 0 });
  if (!points || lead === null || victory === -1) return won;
  const sign = lead > 0 ? "plus" : lead < 0 ? "minus" : "none";
  return sign === "none" ? won : `${won}, ${say("dup-lead", { sign, lead: Math.abs(lead) })}`;
}

/** What a duplicate is called: its name, or its day.
 * @param {DuplicateCard} card @param {string} game the title of the game */
export function titleOf(card, game) {
  if (!card.day) return card.name || game;
  const day = new Date(`${card.day}T12:00:00`).toLocaleDateString(settings.region, { day: "numeric", month: "long" });
  return say("dup-of-day", { game, day });
}

/** How many deals, against whom.
 * @param {DuplicateCard} card */
export function factsOf(card) {
  const whom = card.style === "pairs" ? say("dup-teams-of-two") : say("dup-against", { bot: levels.title(card.bot) });
  return `${say("dup-deals", { count: card.boards })}, ${whom}`;
}

/** Until when it can be played.
 * @param {DuplicateCard} card */
export function untilOf(card) {
  if (!card.open) return say("dup-closed");
  const time = new Date(card.closes).toLocaleString(settings.region, {
    weekday: card.day ? undefined : "short",
    day: card.day ? undefined : "numeric",
    month: card.day ? undefined : "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return say("dup-open-until", { time: card.day ? say("dup-until-time", { time }) : say("dup-until-day", { day: time }) });
}

/** The one large figure of a page: one's result so far; nothing while there is nobody to be compared with.
 * @param {DuplicateCard} card */
export const figureOf = (card) =>
  card.percent === null
    ? nothing
    : html`<p class="figure"><b>${percentOf(card.percent)}</b>
  <span>${say("dup-your-percent")}${card.place ? html`, ${say("dup-place", { place: card.place })}` : ""}</span></p>`;

/** The title of a game.
 * @param {GameCard[]} cards @param {string} name */
export const gameTitle = (cards, name) => cards.find((one) => one.name === name)?.title ?? name;
