// @ts-check
/** The end of a match: every round card with the line that won it, every card that a wrong call cost, and the sums. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack } from "../backs.js";
import { colourName } from "../tubes.js";
import { course } from "./course.js";
import { byReaction } from "./finish.js";
import { title, tracedLine } from "./outcome.js";

/** @import { Scene, Try } from "./scene.d.ts" */

/** The seats from the best to the last, each with its place; equal scores share one.
 * @param {Scene} scene */
function ranking(scene) {
  const { winners } = scene.table;
  const all = scene.view.scores.map((score, seat) => ({ seat, score, hasWon: winners.includes(seat) }));
  all.sort((one, other) => Number(other.hasWon) - Number(one.hasWon) || other.score - one.score);
  return all.map((one) => ({
    ...one,
    place: 1 + all.findIndex(({ score, hasWon }) => score === one.score && hasWon === one.hasWon),
  }));
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The number on the round card of every try: where a call came to nothing, the next that was told for this round says it.
 * @param {Try[]} tries @param {Scene} scene @returns {(one: Try) => number | null} */
function numbers(tries, { view }) {
  return (one) => one.number ?? tries.find(({ round, number }) => round === one.round && number !== null)?.number ?? view.wanted;
}

/** @param {Scene} scene @param {{seat: number, place: number, score: number}} one @param {Try[]} tries */
function standing(scene, { seat, place, score }, tries) {
  const { say } = scene;
  const player = scene.players[seat];
  const won = tries.filter((one) => one.kind === "right" && one.seat === seat).map((one) => one.number ?? 0);
  const lost = tries.filter((one) => one.lost && one.seat === seat).map((one) => one.lost ?? 0);
  const isSure = sum(won) - sum(lost) === score;
  const cards = (/** @type {number[]} */ some) =>
    some.length
      ? html`<span class="won" role="img" aria-label=${some.join(", ")}>${some.map((number) =>
          drawBack(number, { mini: true }),
        )}</span>`
      : html`<span class="none">${say("head-none")}</span>`;
  const note = player.resigned ? say("gave-up") : player.level;
  return html`<tr class=${player.you ? "me" : ""}><th scope="row"><span class="place">${place}</span>
    <span class="nm">${scene.name(seat)}${note ? html`<small>${note}</small>` : nothing}</span></th>
    <td>${isSure ? cards(won) : nothing}</td><td>${isSure ? cards(lost) : nothing}</td><td class="total">${score}</td></tr>`;
}

/** One try: what was called, what was shown, and what it brought or cost.
 * @param {Scene} scene @param {Try} one @param {number | null} number on the round card */
function tryOf(scene, one, number) {
  const { say } = scene;
  const calls = byReaction(one.calls);
  const first = calls.find(({ seat }) => seat === one.seat) ?? calls[0];
  const card = drawBack(number ?? 0, { mini: true, label: say("head-round-card", { number: number ?? 0 }) });
  const { shown } = one;
  return html`<li class=${one.kind}>${card}
    <div><h3>${title(scene, one)}</h3><p>${[
      one.shown?.length ? say("head-line-of", { colour: colourName(one.shown.colour, say), length: one.shown.length }) : "",
      one.lost
        ? say("head-loses", {
            who: scene.name(one.seat ?? 0),
            you: scene.players[one.seat ?? 0].you ? "yes" : "no",
            number: one.lost,
          })
        : "",
      one.turned ? say("head-after-cards", { count: one.turned }) : "",
      first ? say("head-reacted", { ms: first.timing.reaction }) : "",
    ]
      .filter(Boolean)
      .join(" ")}</p></div>
    ${
      shown?.bench.length ? html`<div class="bench-place">${tracedLine(scene, shown, `end ${one.decided}`)}</div>` : nothing
    }</li>`;
}

/** @param {Scene} scene */
export function ending(scene) {
  const { say, game } = scene;
  const tries = course(scene.history, scene.table.options.wrong_call === "continue").filter(({ kind }) => kind !== "open");
  const numberOf = numbers(tries, scene);
  const column = (/** @type {string} */ word, /** @type {string} */ number) =>
    html`<th scope="col">${say(word)} ${rule(number, game.name)}</th>`;
  return html`<div class="head-line end-table"><section class="scores" aria-labelledby="scores-h">
      <h2 id="scores-h">${say("head-scores")}</h2>
      <table><caption class="said">${say("head-scores")}</caption>
        <thead><tr><th scope="col"><span class="said">${say("head-player")}</span></th>
        ${column("head-won", "LL-84")}${column("head-lost", "LL-84")}${column("head-points", "LL-87")}</tr></thead>
        <tbody>${ranking(scene).map((one) => standing(scene, one, tries))}</tbody></table></section>
    <section class="tries" aria-labelledby="tries-h"><h2 id="tries-h">${say("head-every-call")}</h2>
      <ol>${tries.map((one) => tryOf(scene, one, numberOf(one)))}</ol></section></div>`;
}
