// @ts-check
/** Duplicates: those of today and yesterday, and one's own with friends. */
import { ask } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { icon } from "../kit/icons.js";
import { games } from "../kit/look.js";
import { loadPictures } from "../kit/pictures.js";
import { settings } from "../kit/settings.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { factsOf, figureOf, gameTitle, percentOf, titleOf, untilOf } from "./telling.js";

/** @import { DuplicateCard, Duplicates, GameCard } from "../messages.d.ts" */
/** @typedef {import("../kit/pictures.js").Template} Template */

await Promise.all([style("/page/duplicates/duplicates.css"), words.loadPart("duplicates")]); // whoever imports this waits for it

/** Shows all duplicates, one of them, or the form that makes one.
 * @param {HTMLElement} root @param {string} [id] */
export async function duplicates(root, id) {
  if (id === "new") return (await import("./create.js")).create(root);
  if (id) return (await import("./one.js")).one(root, id);
  const [all, { games: cards }, pictures] = await Promise.all([ask("/api/duplicates"), games(), loadPictures()]);
  bar({ where: html`<b>${say("dup-title")}</b>`, rules: "/rules" });
  document.title = `${say("dup-title")} · Linewright`;
  const draw = () => render(overview(all, cards, pictures), root);
  settings.listen(draw);
  draw();
}

/** @param {Duplicates} all @param {GameCard[]} cards @param {Record<string, Template>} pictures */
const overview = (all, cards, pictures) => html`<main id="main" class="duplicates">
  <header><div><h1>${say("dup-title")}</h1><p class="lead">${say("dup-about")}</p></div>${streak(all.streak)}</header>
  <section aria-labelledby="today-h"><h2 id="today-h">${say("dup-today")}</h2>
    <div class="of-today">${all.today.map((card) => today(card, cards, pictures[card.game]))}</div></section>
  <div class="beside">
    <section aria-labelledby="friends-h"><h2 id="friends-h">${say("dup-friends")}</h2>
      ${all.mine.length ? list(all.mine, cards) : html`<p class="quiet">${say("dup-friends-none")}</p>`}
      <a class="btn" href="/duplicates/new">${say("dup-new")}</a></section>
    ${
      all.yesterday.length
        ? html`<section aria-labelledby="yesterday-h"><h2 id="yesterday-h">${say("dup-yesterday")}</h2>${list(
            all.yesterday,
            cards,
          )}</section>`
        : nothing
    }
  </div></main>`;

/** On how many days in a row one has played.
 * @param {number} days */
const streak = (days) => html`<section class="streak" aria-labelledby="streak-h"><h2 id="streak-h">${say("dup-streak")}</h2>
  <p class="streak-days"><b>${days}</b> <span>${say("dup-streak-unit", { count: days })}</span></p>
  <p class="quiet">${say("dup-streak-rule")}</p></section>`;

/** @param {DuplicateCard} card */
const stateOf = (card) => (card.done === 0 ? "new" : card.done < card.boards ? "some" : "all");

/** One of today's.
 * @param {DuplicateCard} card @param {GameCard[]} cards @param {Template | undefined} picture */
function today(card, cards, picture) {
  const look = cards.find((one) => one.name === card.game);
  const isKin = cards.some((one) => one !== look && one.folder === look?.folder); // its picture is made for a dark ground
  const state = stateOf(card);
  return html`<article aria-labelledby="today-${card.game}">
    <div class="art ${isKin ? "kin" : ""}">${picture ?? nothing}</div>
    <h3 id="today-${card.game}">${gameTitle(cards, card.game)}</h3>
    <p>${factsOf(card)}</p>
    ${card.done ? figureOf(card) : nothing}
    <a class="btn ${state === "all" ? "" : "main"}" href="/duplicates/${card.id}">${
      state === "all" ? icon("check") : nothing
    }${say("dup-start", { state })}</a>
    <p class="quiet">${state === "some" ? html`${say("dup-done-of", { done: card.done, count: card.boards })}. ` : nothing}
      ${say("dup-people", { count: card.people })} ${untilOf(card)}</p></article>`;
}

/** How it went, in a list.
 * @param {DuplicateCard} card */
function outcomeOf(card) {
  if (!card.done) return say(card.open ? "dup-deal-new" : "dup-deal-missed");
  return html`<strong>${percentOf(card.percent)}</strong> ${card.place ? say("dup-place", { place: card.place }) : ""}`;
}

/** Duplicates, a line each.
 * @param {DuplicateCard[]} listed @param {GameCard[]} cards */
const list = (listed, cards) =>
  html`<ul class="rows">${listed.map((card) => {
    const game = gameTitle(cards, card.game);
    const title = titleOf(card, game);
    const facts = [card.day || title === game ? "" : game, factsOf(card)].filter(Boolean).join(", ");
    return html`<li><a href="/duplicates/${card.id}"><b>${card.day ? game : title}</b>
    <span>${facts}${card.open ? `. ${untilOf(card)}` : ""}</span><em>${outcomeOf(card)}</em></a></li>`;
  })}</ul>`;
