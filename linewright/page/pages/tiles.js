// @ts-check
/** The games on the home page, a tile each: its picture, what it is, and what can be done. */
import { icon } from "../kit/icons.js";
import { say, words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { bots } from "./bots.js";

/** @typedef {import("../kit/pictures.js").Template} Template */
/** @import { GameCard } from "../messages.d.ts" */
/** @typedef {import("../kit/pictures.js").NamedGame | GameCard} Card whatever is known of a game by now */

/** @typedef {object} Home
 * @property {Record<string, Template>} pictures by the names of the games
 * @property {string} opened the game whose actions are shown
 * @property {string} busy the game that is about to begin
 * @property {Card} first the game of the large button
 * @property {(name: string) => void} toggle
 * @property {(card: GameCard, day?: string) => void} play
 * @property {() => void} redraw */

/** Space that words will take.
 * @param {number} length in letters */
const blank = (length) => html`<span class="blank" aria-hidden="true">${"\u2007".repeat(length)}</span>`;

/** What all titles begin with, in whole words.
 * @param {string[]} titles */
function commonStart(titles) {
  let length = 0;
  while (titles.every((title) => title[length] && title[length] === titles[0][length])) length += 1;
  return titles[0].slice(0, titles[0].lastIndexOf(" ", length)).trim();
}

/** The title of a game without that of its family; "" while it is not told.
 * @param {Card} card @param {Card[]} cards */
export function shortTitle(card, cards) {
  const kin = cards.filter((other) => other.folder === card.folder);
  const start = kin.length > 1 ? commonStart(kin.map(titleOf)) : "";
  return titleOf(card).slice(start.length).trim();
}

/** @param {Card} card */
const titleOf = (card) => (isTold(card) ? card.title : "");

/** All games: those with a folder of their own, then the families that share one.
 * @param {Home} home @param {Card[]} cards */
export function tiles(home, cards) {
  const alone = cards.filter((card) => cards.every((other) => other === card || other.folder !== card.folder));
  const folders = [...new Set(cards.filter((card) => !alone.includes(card)).map((card) => card.folder))];
  return html`<div class="alone">${alone.map((card) => tile(home, card, titleOf(card), 2))}</div>
    ${folders.map((folder) =>
      family(
        home,
        cards.filter((card) => card.folder === folder),
      ),
    )}`;
}

/** Games that share a folder: one set of cards.
 * @param {Home} home @param {Card[]} cards */
function family(home, cards) {
  const title = commonStart(cards.map(titleOf));
  return html`<section class="family" aria-labelledby="family-${cards[0].folder}">
    <header><h2
      id="family-${cards[0].folder}">${title || blank(8)}</h2><p>${say("home-family", { count: cards.length })}</p></header>
    <ul>${cards.map((card) => html`<li>${tile(home, card, shortTitle(card, cards), 3)}</li>`)}</ul></section>`;
}

/** The heading is the button that shows the actions; a pointer sees them at once.
 * @param {Home} home @param {Card} card @param {string} title @param {2 | 3} level */
function tile(home, card, title, level) {
  const { name } = card;
  const isOpen = home.opened === name;
  const label = title
    ? html`<button type="button" id="game-${name}" aria-expanded=${isOpen} aria-controls="acts-${name}"
        @click=${() => home.toggle(name)}>${title}${icon("down")}</button>`
    : blank(7);
  return html`<article class="game ${name} ${isOpen ? "open" : ""}">
    <div class="art">${home.pictures[name] ?? nothing}</div>
    <div class="txt">${level === 2 ? html`<h2>${label}</h2>` : html`<h3>${label}</h3>`}
      <p class="who">${isTold(card) ? say(level === 2 ? "home-who" : "home-who-short", facts(card)) : blank(10)}</p>
      <p class="say">${about(card)}</p></div>
    ${
      isTold(card)
        ? html`<div class="acts" id="acts-${name}" role="group"
      aria-label=${title}>${acts(home, card, title)}</div>`
        : nothing
    }
  </article>`;
}

/** @param {Card} card @returns {card is GameCard} whether the server has told more than its name */
const isTold = (card) => "title" in card;

/** @param {GameCard} card */
const facts = (card) => ({ least: card.seats[0], most: card.seats.at(-1), minutes: card.minutes });

/** The sentence that the game brings for this page, else what it says of itself.
 * @param {Card} card */
function about(card) {
  const own = `home-about-${card.name}`;
  return words.has(own) ? say(own) : isTold(card) ? words.say(card.about, {}, card.folder) : nothing;
}

/** @param {Home} home @param {GameCard} card @param {string} title */
const acts = (home, card, title) => (card.page ? actsHere(home, card) : actsElsewhere(home, card, title));

/** What can be done with a game that has a table in the browser.
 * @param {Home} home @param {GameCard} card */
const actsHere = (home, card) => html`
  <div class="split"><button type="button" class="btn main" aria-busy=${home.busy === card.name}
    @click=${() => home.play(card)}>${say("home-play")}</button>${bots.choose(card, card === home.first, home.redraw)}</div>
  <div class="links here">
    ${dayPart(home, card)}
    <a href="/new/${card.name}">${icon("people")}${say(card.seats.at(-1) === 1 ? "home-options" : "home-friends")}</a>
    ${card.guide ? html`<a href="/learn/${card.name}">${icon("hint")}${say("home-learn")}</a>` : nothing}
    ${card.puzzles ? html`<a href="/puzzles/${card.name}">${icon("check")}${say("home-puzzles")}</a>` : nothing}
    <a href="/rules/${card.name}">${icon("book")}${say("rules")}</a></div>`;

/** The deal of the day, which is the same for everybody, where the game has one.
 * @param {Home} home @param {GameCard} card */
function dayPart(home, card) {
  const option = card.options.find((one) => one.day);
  return option
    ? html`<button type="button" @click=${() => home.play(card, option.name)}>${icon("check")}${say("home-day")}</button>`
    : nothing;
}

/** What can be done with a game that has none yet.
 * @param {Home} home @param {GameCard} card @param {string} title */
const actsElsewhere = (home, card, title) => html`<div class="links">
  <button type="button" @click=${() => home.play(card)}>${icon("play")}${say("home-plain")}</button>
  <a href="/rules/${card.name}">${icon("book")}${say("rules")}</a>
  <button type="button" aria-haspopup="dialog" @click=${async () => (await import("./commands.js")).commands(card, title)}>${icon(
    "log",
  )}${say(card.prints ? "home-paper" : "home-terminal")}</button></div>`;
