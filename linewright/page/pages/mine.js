// @ts-check
/** One's own tables and results on the home page. */
import { icon } from "../kit/icons.js";
import { botName } from "../kit/look.js";
import { settings } from "../kit/settings.js";
import { say, words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { shortTitle } from "./tiles.js";

/** @typedef {import("./tiles.js").Card} Card */
/** @import { Invitation, OneResult, OneTable } from "../messages.d.ts" */
/** One's own, as far as it was asked for; `older` asks for more, where there is more.
 * @typedef {{me: string, tables: OneTable[], results: OneResult[], older: (() => void) | null,
 *   invitations: Invitation[], requests: number, putAway: (table: OneTable) => void}} Mine */

const MOST_NAMES = 4; // more people than that are counted, not named

/** Draws them, or room for as many as there were last time while they are asked for (null).
 * @param {Mine | null} mine @param {Card[]} cards */
export function ownTables(mine, cards) {
  if (!mine) return room(Number(settings.noted("own tables") || 0));
  const { tables, results, older } = mine;
  if (!tables.length && !results.length && !older) return nothing;
  return html`<section class="mine" aria-labelledby="mine-h"><h2 id="mine-h">${say("home-mine")}</h2>
    ${
      tables.length
        ? html`<ul>${sorted(tables).map((table) => ownTable(table, mine, cards))}</ul>`
        : html`<p class="none">${say("home-none")}</p>`
    }
    ${
      results.length
        ? html`<details><summary>${icon("down")}${say("home-finished", { count: results.length })}</summary>
            <ul>${results.map((match) => result(match, cards))}</ul></details>`
        : nothing
    }
    ${older ? html`<button type="button" class="btn small" @click=${older}>${say("home-older")}</button>` : nothing}
    <p class="more"><a href="/profile">${say("home-profile")}</a></p>
  </section>`;
}

/** Room for so many tables.
 * @param {number} rows */
const room = (rows) =>
  rows
    ? html`<section class="mine" aria-hidden="true"><h2>${say("home-mine")}</h2>
        <ul>${Array.from({ length: rows }, () => html`<li class="blank"></li>`)}</ul></section>`
    : nothing;

/** @param {string} name of a game @param {Card[]} cards */
function titleOf(name, cards) {
  const card = cards.find((one) => one.name === name);
  return (card && shortTitle(card, cards)) || name;
}

/** A date without its year.
 * @param {number} moment */
const day = (moment) => new Date(moment).toLocaleDateString(settings.region, { day: "numeric", month: "short" });

/** Those where one is to move first, then the others that are played at; the newest first.
 * @param {OneTable[]} tables */
function sorted(tables) {
  const rank = (/** @type {OneTable} */ { status, turn, left }) => (left ? 3 : turn ? 0 : status === "playing" ? 1 : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

/** @param {OneTable} table @param {Mine} mine @param {Card[]} cards */
function ownTable(table, { me, putAway }, cards) {
  const isPlaying = table.status === "playing";
  const isLeft = table.left && table.status !== "open";
  const status = table.wrong
    ? say(`home-status-${table.wrong}`)
    : isPlaying
      ? say(isLeft ? "home-left" : table.turn ? "home-your-turn" : "home-others-turn")
      : say(`home-status-${table.status}`);
  const card = cards.find((one) => one.name === table.game);
  const plain = card && "page" in card && !card.page ? "/plain" : "";
  const title = titleOf(table.game, cards);
  const about = [company(table, me), say("home-made", { day: day(table.created) })].filter(Boolean).join(", ");
  const label = say("home-put-away", { what: [title, about].join(" ") });
  return html`<li class="own"><a href="${plain}/t/${table.id}"><b>${title}</b><span>${about}</span>
    <em class=${isPlaying && table.turn ? "now" : table.wrong ? "wrong" : ""}>${status}</em></a>${
      isLeft || table.wrong || table.status === "open"
        ? html`<button type="button" class="tool" aria-label=${label} title=${label}
            @click=${() => putAway(table)}>${icon("close")}</button>`
        : nothing
    }</li>`;
}

/** With whom one plays, and how far it is.
 * @param {OneTable} table @param {string} me */
function company(table, me) {
  const own = table.names.indexOf(me);
  const names = table.names
    .map((name, seat) => name || (table.bots[seat] && botName(seat, table.bots)))
    .filter((name, seat) => name && seat !== own);
  const shown =
    names.length > MOST_NAMES
      ? say("home-with-many", { count: names.length })
      : names.length
        ? say("home-with", { names: words.list(names) })
        : "";
  return [shown, table.status === "open" ? "" : say("home-moves", { count: table.moves })].filter(Boolean).join(", ");
}

/** @param {OneResult} match @param {Card[]} cards */
function result(match, cards) {
  const { winners, seats, scores } = match;
  const isWon = winners.some((seat) => seats.includes(seat));
  const others = scores.filter((_, seat) => !seats.includes(seat));
  const told = {
    own: seats.map((seat) => scores[seat]).join(" + "),
    others: words.list(others.map(String)),
    count: others.length,
    day: new Date(match.ended).toLocaleDateString(settings.region, { day: "numeric", month: "short", year: "numeric" }),
  };
  const word = isWon ? (winners.length > seats.length ? "home-shared" : "home-won") : winners.length ? "home-lost" : "home-drawn";
  return html`<li><a href="/t/${match.table}/replay?match=${match.match}"><b>${titleOf(match.game, cards)}</b>
    <span>${say("home-result", told)}</span><em class=${isWon ? "won" : ""}>${say(word)}</em></a></li>`;
}
