// @ts-check
/** Everybody at the table: an animal for each seat, and six places for the cards it has placed. */
import { html, nothing, svg } from "../../../page/vendor/lit-html/lit-html.js";
import { animals } from "./animals.js";

/** @import { Scene } from "./scene.d.ts" */

const STAR = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.400 6.100 20.800l1.300-6.700L2.500 9.500l6.600-.8z";

/** The seats in the order of their turns, one's own first.
 * @param {Scene} scene */
function order({ view, seat }) {
  const count = view.seats.length;
  return Array.from({ length: count }, (_, i) => ((seat ?? 0) + i) % count);
}

/** The cards that every seat has in all.
 * @param {Scene["view"]["seats"][number]} facts @param {boolean} isUp whether one of them is turned up now */
const cardsOf = ({ placed, missed, face_down }, isUp) => placed + missed.length + face_down + Number(isUp);

/** @param {Scene} scene @param {number} seat @param {boolean} isOver */
function friend(scene, seat, isOver) {
  const { view, say } = scene;
  const facts = view.seats[seat];
  const isNow = view.turn === seat && !isOver;
  const all = cardsOf(facts, view.turn === seat);
  const isWinner = isOver && scene.table.winners.includes(seat);
  const kind = (/** @type {number} */ k) =>
    k < facts.placed ? "on" : k >= all - facts.missed.length ? "lost" : isNow && k === facts.placed ? "next" : "";
  const who = [scene.name(seat), scene.players[seat].level].filter(Boolean).join(", ");
  const told = {
    who,
    animal: animals.name(seat, say),
    count: facts.placed,
    all,
    now: isNow ? "yes" : "no",
    won: isWinner ? "yes" : "no",
  };
  const isOwn = scene.mine.includes(seat);
  const kinds = ["seat", isNow && "now", isOwn && "own-seat", isWinner && "winner"].filter(Boolean).join(" ");
  return html`<li class=${kinds} .style=${`--i:${seat}`}>
    <span class="said">${say("kidz-seat", told)}</span>
    <span class="face" data-name=${seat} title=${who}>${animals.draw(seat)}${
      isWinner ? svg`<svg class="star" viewBox="0 0 24 24" aria-hidden="true"><path d=${STAR}></path></svg>` : nothing
    }</span>
    <span class="bulbs" data-thing="bulbs ${seat}" aria-hidden="true">${Array.from(
      { length: all },
      (_, k) => html`<i class=${kind(k)}></i>`,
    )}</span></li>`;
}

/** Draws everybody.
 * @param {Scene} scene @param {boolean} isOver */
export const friends = (scene, isOver) =>
  html`<ul class="friends of-${scene.view.seats.length}" aria-label=${scene.say("kidz-everybody")}>${order(scene).map((seat) =>
    friend(scene, seat, isOver),
  )}</ul>`;
