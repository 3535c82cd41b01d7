// @ts-check
/** One's finished matches, the newest first: with whom, how it went, and the ways to the replay and to another match. */
import { ask } from "../kit/ask.js";
import { botName } from "../kit/look.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { inviteAgain } from "./again.js";
import { standing } from "./standing.js";
import { titleOf } from "./titles.js";
import { cardOf, change, day, person } from "./told.js";
import { Trying } from "./trying.js";

/** @import { Entry, GameCard, Player } from "../messages.d.ts" */

export class History {
  /** @param {GameCard[]} cards @param {() => void} redraw */
  constructor(cards, redraw) {
    this.cards = cards;
    this.trying = new Trying(redraw);
    this.game = ""; // the one that is looked for; "": all
    /** @type {Entry[]} */ this.entries = [];
    /** @type {string[]} */ this.games = [];
    /** @type {number | null} */ this.next = null;
  }

  /** Asks for a page; the first one forgets what was there.
   * @param {number} [skip] */
  async load(skip = 0) {
    const told = await ask(`/api/me/history?game=${this.game}&skip=${skip}`);
    this.entries = skip ? [...this.entries, ...told.entries] : told.entries;
    this.games = told.games;
    this.next = told.next;
  }

  draw() {
    const { entries, next, trying } = this;
    return html`<section class="history" aria-labelledby="history-h"><header><h2 id="history-h">${say("history")}</h2>${
      this.games.length > 1 ? this.filter() : nothing
    }</header>
      ${trying.told("history")}
      ${
        entries.length
          ? html`<ol>${entries.map((entry) => this.row(entry))}</ol>`
          : html`<p class="none">${say("history-none")}</p>`
      }
      ${
        next === null
          ? nothing
          : html`<button type="button" class="btn" aria-busy=${trying.busy === "history"}
              @click=${() => trying.at("history", () => this.load(next))}>${say("home-older")}</button>`
      }</section>`;
  }

  filter() {
    return html`<label><span>${say("history-game")}</span><select class="field" @change=${(/** @type {Event} */ event) => {
      this.game = /** @type {HTMLSelectElement} */ (event.target).value;
      void this.trying.at("history", () => this.load());
    }}><option value="">${say("history-all")}</option>${this.games.map(
      (game) => html`<option value=${game} .selected=${game === this.game}>${titleOf(this.cards, game)}</option>`,
    )}</select></label>`;
  }

  /** @param {Entry} entry */
  row(entry) {
    const { table, match, players, result } = entry;
    const card = cardOf(this.cards, entry.game);
    const title = titleOf(this.cards, entry.game);
    const place = `again ${table} ${match}`;
    const facts = [
      points(entry),
      entry.sides > 2 ? say("history-place", { place: entry.place, sides: entry.sides }) : "",
      entry.series.matches > 1 ? standing(entry.series, entry.seat) : "",
      entry.change === null ? "" : say("history-rating", { change: change(entry.change) }),
      entry.against === "screen" ? say("history-screen") : "",
    ].filter(Boolean);
    const others = players.map((one, seat) => ({ ...one, seat })).filter((one) => !one.you);
    const to = `/t/${table}/replay?match=${match}`;
    const named = `${title}, ${day(entry.ended)}`;
    return html`<li><h3>${title}</h3><p class="result ${result}">${say(`home-${result}`)}</p>
      <p class="with">${others.length ? html`${say("history-with")} ${listOf(others, players)}` : say("tally-alone")}</p>
      <p class="facts"><time datetime=${new Date(entry.ended).toISOString()}>${day(entry.ended)}</time>${facts.map(
        (fact) => html`<span>${fact}</span>`,
      )}</p>
      ${
        card?.page
          ? html`<p class="acts"><a href=${to} aria-label="${say("replay")}: ${named}">${say("replay")}</a>${
              card.reviews
                ? html`<a href="${to}&review=1" aria-label="${say("history-review")}: ${named}">${say("history-review")}</a>`
                : nothing
            }${
              entry.against === "people"
                ? html`<button type="button" aria-label="${say("again-invite")}: ${named}"
                    @click=${() => this.trying.at(place, () => inviteAgain(table, match))}>${say("again-invite")}</button>`
                : nothing
            }</p>${this.trying.told(place)}`
          : nothing
      }</li>`;
  }
}

/** The points of a match, one's own first, each side once.
 * @param {Entry} entry */
function points({ players, seat }) {
  const { side, score } = players[seat];
  const others = new Map(players.filter((one) => one.side !== side).map((one) => [one.side, one.score]));
  return say("history-points", { points: [score, ...others.values()].map((one) => change(one).replace("+", "")).join(" : ") });
}

/** Names with commas between them, those of bots as at the table.
 * @param {(Player & {seat: number})[]} others @param {Player[]} players */
function listOf(others, players) {
  const bots = players.map((one) => one.bot);
  return others.map((one, i) => html`${i ? ", " : ""}${one.bot ? botName(one.seat, bots) : person({ ...one, id: one.person })}`);
}
