// @ts-check
/** The end of a match: the points, explained card by card, and the table as it was left. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack } from "../backs.js";
import { board } from "../board.js";
import { describeCard, drawCard, readCard } from "../tubes.js";
import { account } from "./account.js";

/** @import { Account, Turn } from "./account.js" */
/** @import { Scene } from "./scene.d.ts" */

const MOST_PAID = 10; // more is never paid, so that is the rule to be cited (LL-36)

/** The seats from the best to the last: who won comes first, then points decide, then fewer number cards (LL-40).
 * @param {Scene} scene @returns {{seat: number, place: number}[]} */
function ranking({ table, view }) {
  const key = (/** @type {number} */ seat) => {
    const { points, number_cards: numbers } = view.seats[seat];
    return [table.winners.includes(seat) ? 1 : 0, points, -numbers.length];
  };
  const compare = (/** @type {number} */ one, /** @type {number} */ two) =>
    key(two).reduce((found, value, i) => found || value - key(one)[i], 0);
  const seats = view.seats.map((_, seat) => seat).sort(compare);
  return seats.map((seat) => ({ seat, place: 1 + seats.findIndex((other) => compare(other, seat) === 0) }));
}

/** Number cards in a row.
 * @param {number[]} numbers */
const backs = (numbers) =>
  html`<span class="won" aria-hidden="true">${numbers.map((number) => drawBack(number, { mini: true }))}</span>`;

/** @param {Scene} scene @param {{seat: number, place: number}} rank @param {Account} own */
function standing(scene, { seat, place }, own) {
  const { say, view } = scene;
  const player = scene.players[seat];
  const { points, number_cards: numbers } = view.seats[seat];
  const more = player.resigned ? say("gave-up") : player.level;
  const best = Math.max(0, ...own.turns.map((turn) => turn.points));
  return html`<tr class=${player.you ? "me" : ""}>
    <th scope="row"><span class="rank">${place}</span><span class="nm">${scene.name(seat)}${
      more ? html`<small>${more}</small>` : nothing
    }</span></th>
    ${
      own.isSure
        ? html`<td class="placed"><b>${own.turns.length}</b><small>${
            best ? say("line-best", { points: best }) : nothing
          }</small></td>`
        : nothing
    }
    <td class="numbers">${backs(numbers)}<small>${say("line-count-cards", { count: numbers.length })}<span
      class="said">: ${numbers.join(", ")}</span></small></td>
    <td class="tot">${points}</td></tr>`;
}

/** One turn: the card, what it scored, and what was taken for that.
 * @param {Scene} scene @param {Turn} turn */
function drawTurn(scene, { card, cell, points, take, paid }) {
  const { say, view } = scene;
  const placed = view.table.find((one) => one.card === card);
  const front = view.cards[card] ? readCard(view.cards[card], card) : null;
  const [column, row] = cell.split(",");
  const turned = placed?.turned ?? false;
  return html`<li>${front ? drawCard(front, { turned, label: describeCard(front, turned, say) }) : nothing}
    <span class="what"><b>${say("points", { count: points })}</b><small>${say("line-at", { column, row })}</small></span>
    <span class="got">${take ? backs(take.split("+").map(Number)) : nothing}<small>${
      take
        ? html`<span class="said">${say("number-cards", { numbers: take.replace("+", ", ") })}: </span>+${paid}`
        : say("line-unpaid")
    }${paid < points ? html` ${rule(paid === MOST_PAID ? "LL-36" : "LL-37", scene.game.name)}` : nothing}</small></span></li>`;
}

/** @param {Scene} scene */
export function ending(scene) {
  const { say, view } = scene;
  const accounts = account(scene);
  const isSure = accounts.every((own) => own.isSure);
  const ranks = ranking(scene);
  const column = (/** @type {string} */ word, /** @type {string} */ number) =>
    html`<th scope="col">${say(word)} ${rule(number, scene.game.name)}</th>`;
  return html`<div class="line-end">
    <section class="scores" aria-labelledby="scores-h"><h2 id="scores-h">${say("line-scores")}</h2>
      <table><caption class="said">${say("line-scores-said")}</caption>
        <thead><tr><th scope="col"><span class="said">${say("line-column-seat")}</span></th>
          ${isSure ? column("line-column-placed", "LL-20") : nothing}${column("line-column-numbers", "LL-35")}
          ${column("line-column-points", "LL-40")}</tr></thead>
        <tbody>${ranks.map((rank) => standing(scene, rank, { ...accounts[rank.seat], isSure }))}</tbody></table></section>
    <figure class="last-table">${board(scene, {
      name: "end",
      label: say("line-board", { cards: view.table.length }),
      cards: view.table,
      texts: view.cards,
    })}<figcaption>${say("line-final-table", { count: view.table.length })}</figcaption></figure>
    ${
      isSure
        ? html`<details class="every-card" ?open=${matchMedia("(min-width: 1080px)").matches}><summary><h2>${say(
            "line-every",
          )}</h2></summary><div class="all">${ranks.map(
            ({ seat }) =>
              html`<section><h3>${scene.name(seat)}</h3><ol>${accounts[seat].turns.map((turn) =>
                drawTurn(scene, turn),
              )}</ol></section>`,
          )}</div></details>`
        : nothing
    }</div>`;
}
