// @ts-check
/** A leaderboard as a table: place, name, rating, and how many matches against people were won. */
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { figure, person, ratingTold } from "./told.js";

/** @import { Board, BoardRow, GameCard } from "../messages.d.ts" */

/** The ways to the boards of all games that have ratings.
 * @param {GameCard[]} cards @param {string} game the one that is shown @param {(card: GameCard) => string} title
 * @param {(game: string) => string} address */
export const boardWays = (cards, game, title, address) =>
  html`<nav class="which" aria-label=${say("board-games")}>${cards
    .filter((card) => card.rated)
    .map(
      (card) => html`<a href=${address(card.name)} aria-current=${card.name === game ? "page" : nothing}>${title(card)}</a>`,
    )}</nav>`;

/** @param {Board} told @param {string} caption @param {string} empty what stands where nobody is on it */
export function board({ rows }, caption, empty) {
  if (!rows.length) return html`<p class="none">${empty}</p>`;
  return html`<table class="leaders"><caption class="said">${caption}</caption>
    <thead><tr><th scope="col">${say("board-place")}</th><th scope="col">${say("board-name")}</th>
      <th scope="col">${say("rating")}</th><th scope="col">${say("board-won")}</th></tr></thead>
    <tbody>${rows.map(boardRow)}</tbody></table>`;
}

/** @param {BoardRow} row */
const boardRow = (row) => html`<tr class=${row.you ? "you" : ""}>
  <td>${row.place || html`<span aria-label=${say("board-no-place")}>–</span>`}</td>
  <th scope="row">${person(row)}${row.you ? html` <small>${say("board-you")}</small>` : nothing}</th>
  <td>${row.rating ? ratingTold(row.rating) : html`<small>${say("rating-no")}</small>`}</td>
  <td>${say("board-won-of", { won: figure(row.won), played: figure(row.played) })}</td></tr>`;
