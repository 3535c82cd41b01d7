// @ts-check
/** The seats: who sits there, points, the number cards in front of each, and what each holds. */
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack } from "../backs.js";
import { describeCard, drawCard, readCard } from "../tubes.js";

/** @import { Scene } from "./scene.d.ts" */

/** What a seat holds: the number on the back, or the card itself where hands are open.
 * @param {Scene} scene @param {number} seat */
function held(scene, seat) {
  const { say, view } = scene;
  const { card, line_card: number } = view.seats[seat];
  if (number === null)
    return view.phase === "over" || view.turn === seat ? nothing : html`<span class="holds">${say("holds-nothing")}</span>`;
  if (card === null || seat === scene.seat)
    return html`<span class="holds">${drawBack(number, { mini: true })} <span>${say("line-holds", {
      number: String(number),
    })}</span></span>`;
  const front = readCard(view.cards[card], card);
  return html`<span class="holds open">${drawCard(front, { label: describeCard(front, false, say) })} <span>${say("line-holds", {
    number: String(number),
  })}</span></span>`;
}

/** @param {Scene} scene @param {number} seat */
function drawSeat(scene, seat) {
  const { say, view } = scene;
  const player = scene.players[seat];
  const { points, number_cards: numbers } = view.seats[seat];
  const isTurn = view.phase !== "over" && view.turn === seat && !player.resigned;
  const more = player.resigned ? say("gave-up") : player.level;
  const paid = numbers.length ? say("number-cards", { numbers: numbers.join(", ") }) : say("no-number-cards");
  return html`<li class="seat ${isTurn ? "now" : ""} ${player.you ? "you" : ""}" data-seat=${seat}
    aria-current=${isTurn ? "true" : nothing}>
    <div class="who"><span class="name" data-name=${seat} data-thing="seat-${seat}"
      title=${player.name}>${scene.name(seat)}</span>${
        more ? html`<span class="level">${more}</span>` : nothing
      }${player.clock || nothing}<span class="score"><span data-points=${seat}>${points}</span><span class="said"> ${say(
        "line-points",
      )}</span></span></div>
    <div class="won"><span class="said">${paid}</span>${numbers.map((number, i) =>
      drawBack(number, { mini: true, thing: `won-${seat}-${i}`, from: `pile-${number}` }),
    )}</div>
    <div class="state">${isTurn && player.you ? html`<b>${say("line-turn-yours")}</b>` : nothing}${held(scene, seat)}</div></li>`;
}

/** @param {Scene} scene */
export const seats = (scene) =>
  html`<ul class="seats of-${scene.players.length}" aria-label=${scene.say("line-seats")}>${scene.players.map((_, seat) =>
    drawSeat(scene, seat),
  )}</ul>`;
