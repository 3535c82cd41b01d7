// @ts-check
/** What somebody's matches add up to, game by game: against people, against bots, alone, and the rating. */
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { titleOf } from "./titles.js";
import { figure, ratingTold } from "./told.js";

/** @import { GameCard, GameRecord, Profile, Tally } from "../messages.d.ts" */

const AGAINST = /** @type {const} */ (["people", "bots", "alone"]);

/** How many matches of a game there were.
 * @param {GameRecord} record */
const played = (record) => AGAINST.reduce((sum, kind) => sum + record[kind].played, 0);

/** All games, the one played most first.
 * @param {Profile} profile @param {GameCard[]} cards */
export function statistics(profile, cards) {
  const games = profile.games.toSorted((one, other) => played(other) - played(one));
  if (!games.length) return html`<p class="none">${say("profile-none")}</p>`;
  return html`<ul class="records">${games.map((record) => gameRecord(record, profile.rated, cards))}</ul>`;
}

/** @param {GameRecord} record @param {boolean} isRated @param {GameCard[]} cards */
const gameRecord = (record, isRated, cards) => html`<li>
  <header><h3>${titleOf(cards, record.game)}</h3>${
    record.rating
      ? html`<p class="rating"><a href="/boards/${record.game}">${say("rating")}</a> ${ratingTold(record.rating)}</p>`
      : isRated && record.can_rate
        ? html`<p class="rating"><small>${say("rating-none")}</small></p>`
        : nothing
  }</header>
  ${AGAINST.filter((kind) => record[kind].played).map((kind) => tallyOf(kind, record[kind]))}</li>`;

/** @param {(typeof AGAINST)[number]} kind @param {Tally} tally */
function tallyOf(kind, tally) {
  const { place, best } = tally;
  const figures = [
    ["played", figure(tally.played)],
    ["won", figure(tally.won)],
    ...(tally.shared ? [["shared", figure(tally.shared)]] : []),
    ["lost", figure(tally.lost)],
    ...(tally.drawn ? [["drawn", figure(tally.drawn)]] : []),
    ...(place === null ? [] : [["place", figure(place, 1)]]),
    ...(best === null ? [] : [["best", figure(best)]]),
  ];
  const share = (tally.won + tally.shared) / tally.played;
  return html`<div class="tally"><h4>${say(`tally-${kind}`)}</h4>
    <div class="share" aria-hidden="true"><i .style=${`width:${Math.round(share * 100)}%`}></i></div>
    <dl>${figures.map(([name, told]) => html`<div><dt>${say(`tally-${name}`)}</dt><dd>${told}</dd></div>`)}</dl></div>`;
}
