// @ts-check
/** The end of a match: the scores, explained by what was told, and the best line. Where the sums disagree only the totals
 * are shown. */

import { rule } from "../../page/kit/rule.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { account } from "./account.js";
import { cards } from "./cards.js";

/** @import { Scene } from "./scene.d.ts" */

/** @typedef {import("./account.js").Line} Line */
/** @typedef {import("./account.js").Account} Account */

const worth = (/** @type {Line} */ line) => line.kept + line.bet;
const withSign = (/** @type {number} */ number) => (number < 0 ? `−${-number}` : String(number));

/** The seats from the best to the last, each with its place; equal scores share one.
 * @param {Scene} scene @returns {{seat: number, place: number, score: number}[]} */
function ranking(scene) {
  const scores = scene.view.seats.map((one, seat) => ({ seat, score: one.score }));
  // whoever gives up loses with every score
  const has = (/** @type {{seat: number}} */ { seat }) => scene.table.winners.includes(seat);
  scores.sort((a, b) => Number(has(b)) - Number(has(a)) || b.score - a.score);
  return scores.map((one) => ({
    ...one,
    place: 1 + scores.findIndex((other) => other.score === one.score && has(other) === has(one)),
  }));
}

/** How many numbers lie after the bet.
 * @param {string[]} line */
const afterBet = (line) =>
  line.some((card) => card.startsWith("+")) ? line.length - 1 - line.findIndex((card) => card.startsWith("+")) : 0;

/** Whether a line went up or down; one number alone did neither.
 * @param {string[]} line */
function slope(line) {
  const [first, second] = line.filter((card) => !card.startsWith("+")).map(Number);
  return second === undefined ? "level" : second > first ? "ascending" : "descending";
}

/** @param {Scene} scene @param {Line} line @param {string} label */
const drawLine = (
  scene,
  line,
  label,
) => html`<div class="lane"><ol class="line ${slope(line.cards)}" .style=${`--slots:${Math.max(1, line.cards.length)}`}
  aria-label=${label}>
  ${line.cards.map(
    (card, i) =>
      html`<li class=${cards.classes(card)} .style=${`--i:${i}`}><span
        class="said">${cards.name(card, scene.say)}</span>${cards.face(card, afterBet(line.cards))}</li>`,
  )}</ol></div>`;

/** The best line: one's own, or the winner's for somebody who watched.
 * @param {Scene} scene @param {Account[]} accounts */
function best(scene, accounts) {
  const seat = scene.seat ?? ranking(scene)[0].seat;
  const line = [...accounts[seat].lines].sort((a, b) => worth(b) - worth(a))[0];
  if (!line?.cards.length || worth(line) <= 0) return nothing;
  const said = scene.say(line.bet > 0 ? "page-best-bet" : "page-best", {
    you: scene.players[seat].you ? "yes" : "no",
    who: scene.players[seat].name,
    numbers: line.numbers,
    kept: line.kept,
    stake: line.bet,
  });
  return html`<figure class="best">${drawLine(scene, line, said)}<figcaption>${said}</figcaption></figure>`;
}

/** @param {Scene} scene @param {{seat: number, place: number, score: number}} one
 * @param {Account | null} own null: only the total is sure */
function standing(scene, { seat, place, score }, own) {
  const player = scene.players[seat];
  return html`<tr class=${player.you ? "me" : ""}>
    <th scope="row"><span class="place">${place}</span><span class="nm">${scene.name(seat)}${
      player.resigned
        ? html`<small>${scene.say("gave-up")}</small>`
        : player.level
          ? html`<small>${player.level}</small>`
          : nothing
    }</span></th>
    ${
      own
        ? html`
      <td><span class="n"><span class="said">${own.kept}</span>${cards.numeral(own.kept)}</span><small>${scene.say("page-lines", {
        count: own.lines.length,
        worths: own.lines.map((line) => line.kept).join(", "),
      })}</small></td>
      <td><span class="n"><span class="said">${own.won}</span>${cards.numeral(own.won)}</span><small>${own.jackpots
        .map((one) => scene.say(`cards-${one.colour}`, { cards: one.cards }))
        .join(", ")}</small></td>
      <td><span class="toks">${
        own.tokens.length
          ? own.tokens.map((token) => cards.token(token, scene.say))
          : html`<span class="none">${scene.say("page-none")}</span>`
      }</span></td>`
        : nothing
    }
    <td class="tot"><span class="said">${score}</span>${cards.numeral(score)}</td></tr>`;
}

/** Every line of a seat with its cards and its worth.
 * @param {Scene} scene @param {number} seat @param {Account} own */
function everyLine(scene, seat, own) {
  if (!own.lines.length) return nothing;
  return html`<section class="all-of"><h3>${scene.name(seat)}</h3><ol>${own.lines.map(
    (line) => html`<li>
    <span class="minis">${line.cards.map(
      (card) =>
        html`<span class=${cards.classes(card)}><span
          class="said">${cards.name(card, scene.say)}</span>${cards.face(card, afterBet(line.cards))}</span>`,
    )}</span>
    <span class="sum">${scene.say("page-line-worth", { numbers: line.numbers, kept: line.kept })}${
      line.bet ? html`; ${scene.say(line.bet > 0 ? "page-bet-won" : "page-bet-lost", { stake: Math.abs(line.bet) })}` : nothing
    } <b>${withSign(worth(line))}</b></span></li>`,
  )}</ol></section>`;
}

/** @param {Scene} scene */
export function ending(scene) {
  const { say } = scene;
  const accounts = account(scene);
  const isSure = accounts.every((own) => own.isSure);
  const ranks = ranking(scene);
  const column = (/** @type {string} */ word, /** @type {string} */ number) =>
    html`<th scope="col">${say(word)} ${rule(number, scene.game.name)}</th>`;
  return html`<div class="line-it end-table">
    <section class="scores" aria-labelledby="scores-h"><h2 id="scores-h">${say("page-scores")}</h2>
      <table class=${isSure ? "full" : "plain"}><caption class="said">${say("page-scores-said")}</caption>
        <thead><tr><th scope="col"><span class="said">${say("page-column-seat")}</span></th>
          ${
            isSure
              ? [
                  column("page-column-lines", "LI-51"),
                  column("page-column-jackpots", "LI-56"),
                  column("page-column-bets", "LI-50"),
                ]
              : nothing
          }
          ${column("page-column-points", "LI-64")}</tr></thead>
        <tbody>${ranks.map((one) => standing(scene, one, isSure ? accounts[one.seat] : null))}</tbody></table></section>
    <div class="beside">${isSure ? best(scene, accounts) : nothing}<div class="review-place" hidden></div></div>
    ${
      isSure
        ? html`<details class="every-line"
          ?open=${matchMedia("(min-width: 1280px)").matches}><summary><h2>${say("page-every-line")}</h2></summary><div
            class="all">${ranks.map(({ seat }) => everyLine(scene, seat, accounts[seat]))}</div></details>`
        : nothing
    }
  </div>`;
}
