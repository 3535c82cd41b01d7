// @ts-check
/** Puzzles: those of today, how many days in a row one was found at once, and all others by how hard they are. */
import { ask } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { icon } from "../kit/icons.js";
import { games } from "../kit/look.js";
import { loadPictures } from "../kit/pictures.js";
import { settings } from "../kit/settings.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { today } from "../pages/begin.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { GRADES, gradeDots } from "./grades.js";
import { progress } from "./progress.js";
import { writeDay } from "./sharing.js";

/** @import { GameCard, PuzzleCard, Puzzles, PuzzlesOf } from "../messages.d.ts" */
/** @import { State } from "./progress.js" */
/** @typedef {import("../kit/pictures.js").Template} Template */

await Promise.all([style("/page/puzzles/puzzles.css"), words.loadPart("puzzles")]); // whoever imports this waits for it

/** Shows the puzzles of all games; or, where a game is named, one of its puzzles.
 * @param {HTMLElement} root @param {string} [game] @param {string} [name] */
export async function puzzles(root, game, name) {
  if (game) return (await import("./puzzle.js")).puzzle(root, game, name);
  const [all, { games: cards }, pictures] = await Promise.all([ask(`/api/days/${today()}/puzzles`), games(), loadPictures()]);
  bar({ where: html`<b>${say("home-puzzles")}</b>`, rules: "/rules" });
  document.title = `${say("home-puzzles")} · Linewright`;
  const draw = () => render(overview(all, cards, pictures), root);
  settings.listen(draw);
  draw();
}

/** @param {Puzzles} all @param {GameCard[]} cards @param {Record<string, Template>} pictures */
const overview = (all, cards, pictures) => html`<main id="main" class="puzzles">
  <header><div><h1>${say("home-puzzles")}</h1><p class="lead">${say("puzzles-about")}</p></div>${streak(all.day)}</header>
  <div class="puzzle-games">${all.games.map((one) => game(one, all.day, cards, pictures[one.game]))}</div></main>`;

/** How many days in a row; and what makes a day count.
 * @param {string} day */
function streak(day) {
  const { length, longest, isCounted } = progress.streak(day);
  return html`<section class="streak" aria-labelledby="streak-h"><h2 id="streak-h">${say("puzzle-streak")}</h2>
    <p class="streak-days"><b>${length}</b> <span>${say("puzzle-streak-unit", { count: length })}</span></p>
    <p>${say(isCounted ? "puzzle-streak-safe" : "puzzle-streak-open")} ${
      longest > length ? say("puzzle-streak-longest", { count: longest }) : nothing
    }</p>
    <p class="quiet">${say("puzzle-streak-rule")}</p></section>`;
}

/** @param {PuzzlesOf} own @param {string} day @param {GameCard[]} cards @param {Template | undefined} picture */
function game(own, day, cards, picture) {
  const card = cards.find((one) => one.name === own.game);
  const isKin = cards.some((one) => one !== card && one.folder === card?.folder); // its picture is made for a dark ground
  const stateOf = progress.statesOf(own.game);
  const state = stateOf(own.today);
  const ofDay = own.puzzles.find((one) => one.name === own.today);
  const found = own.puzzles.filter((one) => isFound(stateOf(one.name))).length;
  return html`<article class="puzzle-game" aria-labelledby="puzzles-${own.game}">
    <div class="art ${isKin ? "kin" : ""}">${picture ?? nothing}</div>
    <h2 id="puzzles-${own.game}">${card?.title}</h2>
    <p class="puzzle-day"><span>${say("puzzle-of-day-on", { day: writeDay(day) })}</span>${gradeDots(ofDay?.grade ?? 1)}</p>
    <a class="btn ${state === "open" ? "main" : ""}" href="/puzzles/${own.game}">${isFound(state) ? icon("check") : nothing}${say(
      "puzzle-open",
      { state },
    )}</a>
    <p class="puzzle-found">${say("puzzle-found-of", { found, count: own.puzzles.length })}</p>
    <ul class="grades">${GRADES.map((grade) => grades(own, grade, stateOf))}</ul></article>`;
}

/** @param {State} state */
const isFound = (state) => state === "first" || state === "later";

/** The puzzles that are equally hard: how many were found, and all of them to choose from.
 * @param {PuzzlesOf} own @param {number} grade @param {(name: string) => State} stateOf */
function grades(own, grade, stateOf) {
  const numbered = own.puzzles.map((one, i) => ({ ...one, number: i + 1, state: stateOf(one.name) }));
  const equal = numbered.filter((one) => one.grade === grade);
  if (!equal.length) return nothing;
  const found = equal.filter((one) => isFound(one.state)).length;
  return html`<li><details><summary>${gradeDots(grade)}<span class="of">${say("puzzle-count-of", {
    found,
    count: equal.length,
  })}</span>${icon("down")}<progress max=${equal.length} value=${found} aria-hidden="true"></progress></summary>
    <ol class="all-puzzles">${equal.map((one) => link(own.game, one))}</ol></details></li>`;
}

/** @param {string} of the game @param {PuzzleCard & {number: number, state: State}} one */
const link = (of, { name, number, state }) => html`<li><a class=${state} href="/puzzles/${of}/${name}"
  aria-label=${say("puzzle-named", { number, state })}>${isFound(state) ? icon("check") : number}</a></li>`;
