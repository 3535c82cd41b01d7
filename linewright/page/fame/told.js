// @ts-check
/** People, days, figures and ratings, as all pages of this room write them. */
import "./part.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Between, GameCard, Me, Rating } from "../messages.d.ts" */
/** @typedef {{id: string, name: string, has_profile?: boolean, you?: boolean}} Known */

/** Somebody's name, which leads to their profile where one may see it; without an id it is a former player.
 * @param {Known} known */
export function person({ id, name, has_profile, you }) {
  if (!id) return html`<span class="gone">${say("former-player")}</span>`;
  if (you) return html`<a class="who" href="/profile">${name}</a>`;
  return has_profile ? html`<a class="who" href="/profile/${id}">${name}</a>` : html`<span class="who">${name}</span>`;
}

/** @param {number} moment in milliseconds since 1970 @param {"medium" | "long"} [dateStyle] */
export const day = (moment, dateStyle = "medium") => new Date(moment).toLocaleDateString(settings.region, { dateStyle });

/** @param {number} count @param {number} [digits] behind the point at most */
export const figure = (count, digits = 0) =>
  new Intl.NumberFormat(settings.region, { maximumFractionDigits: digits }).format(count).replace("-", "−");

/** By how much something has changed, with its sign.
 * @param {number} count */
export const change = (count) => (count > 0 ? `+${figure(count)}` : figure(count));

/** A rating, and how much it says.
 * @param {Rating} rating */
export const ratingTold = ({ about, certainty, games }) =>
  html`<b>${figure(about)}</b> <small>${say(`rating-${certainty}`)}, ${say("rating-games", { count: games })}</small>`;

/** How matches between two went, in words; "" where they have never met.
 * @param {Between | null} between */
export const betweenTold = (between) =>
  between ? say("between", { ...between, games: between.won + between.lost + between.even }) : "";

/** That a guest's history ends with the cookie.
 * @param {Me | null} me */
export const guestNotice = (me) =>
  me && !me.account
    ? html`<div class="notice guest"><p>${say("guest-keeps")}</p>
        <a class="btn small" href="/me">${say("guest-account")}</a></div>`
    : nothing;

/** The title card of a game; undefined where the server has it no more.
 * @param {GameCard[]} cards @param {string} name */
export const cardOf = (cards, name) => cards.find((card) => card.name === name);
