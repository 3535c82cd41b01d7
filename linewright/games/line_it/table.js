// @ts-check
/** The Line-it table: seats, market, one's own line and hand. It shows what the server says and knows no rule. */
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { account } from "./account.js";
import { cards } from "./cards.js";
import { choice } from "./choice.js";
import { drag } from "./drag.js";
import { keys } from "./keys.js";
import { lines } from "./lines.js";
import { market } from "./market.js";
import { motion } from "./motion.js";
import { own } from "./own.js";
import { things } from "./things.js";

/** @import { Move, Say } from "../../page/table/scene.js" */
/** @import { Scene, Seated } from "./scene.d.ts" */

/** @type {typeof import("./ending.js").ending | null} the end, which is loaded when there is one */
let ending = null;

/** The seats to show above the market: the others in turn order from the left neighbour, or all.
 * @param {Scene} scene @returns {number[]} */
function seatsShown({ seat, view }) {
  const count = view.seats.length;
  return seat === null ? view.seats.map((_, i) => i) : Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

/** @param {Scene} scene @returns {scene is Seated} */
const hasSeat = (scene) => scene.seat !== null;

/** Whose turn it is, for somebody who watches.
 * @param {Scene} scene */
function watchTurn(scene) {
  const heading = own.heading(scene);
  return heading ? html`<h2 class="watch-turn">${heading}</h2>` : nothing;
}

/** @param {Scene} scene */
function draw(scene) {
  motion.prepare(scene);
  const thing = things(scene);
  const accounts = account(scene);
  const seats = seatsShown(scene);
  return html`<div class="line-it table ${hasSeat(scene) ? "" : "watched"}"
    @pointerdown=${(/** @type {PointerEvent} */ event) => drag(scene, event)}>
    <div class="play"><h1 class="said">${scene.game.title}</h1>
      <div class="seats of-${seats.length}">${seats.map((seat) => lines.seat(scene, seat, thing, accounts[seat]))}</div>
      ${market(scene, thing)}
      ${hasSeat(scene) ? own.place(scene, thing, accounts[scene.seat]) : watchTurn(scene)}
      <div class="doing"><div class="notice-place">${scene.parts.notice ?? nothing}</div>
        ${choice.isPressable(scene) ? own.actions(scene) : nothing}</div>
      <div class="sheets">${scene.parts.sheets ?? nothing}</div>
    </div>
    ${scene.parts.side ?? nothing}
  </div>`;
}

/** The table on a big screen: everybody's line around the market, nothing to press.
 * @param {Scene} scene */
function shared(scene) {
  motion.prepare(scene);
  const thing = things(scene);
  const accounts = account(scene);
  return html`<div class="line-it table watched shared"><h1 class="said">${scene.game.title}</h1>
    <div class="seats of-${scene.view.seats.length}">${scene.view.seats.map((_, seat) =>
      lines.seat(scene, seat, thing, accounts[seat]),
    )}</div>
    ${market(scene, thing)}${scene.parts.notice ?? nothing}</div>`;
}

/** One's own side on a phone: the cards to choose from, one's line and hand, the buttons.
 * @param {Scene} scene */
function hand(scene) {
  if (!hasSeat(scene)) return nothing;
  motion.prepare(scene);
  const thing = things(scene);
  return html`<div class="line-it table held" @pointerdown=${(/** @type {PointerEvent} */ event) => drag(scene, event)}>
    ${market(scene, thing)}${own.place(scene, thing, account(scene)[scene.seat])}
    <div class="doing"><div class="notice-place">${scene.parts.notice ?? nothing}</div>
      ${choice.isPressable(scene) ? own.actions(scene) : nothing}</div></div>`;
}

/** The heading of the log before a move. The log asks in order, and for moves that still stand; `memory` begins anew with each
 * drawing.
 * @param {Move} move @param {Say} say @param {Scene} _scene @param {{round?: number, isFinal?: boolean}} memory */
function section(move, say, _scene, memory) {
  const { round = 1, isFinal = false } = memory;
  const heading = isFinal ? say("final") : say("page-round", { round });
  const words = new Set(move.told.map(([word]) => word));
  memory.round = words.has("told-over") ? 1 : round + (words.has("told-round-end") ? 1 : 0);
  memory.isFinal = (isFinal || words.has("told-final-phase")) && !words.has("told-over");
  return heading;
}

/** Writes a move in words: "49, heart to the line".
 * @param {string} text @param {Scene} scene */
function describe(text, scene) {
  const [verb, card, to] = text.split(" ");
  if (verb === "end" && scene.view.phase === "final") return scene.say("page-end-final");
  const word = verb === "take" ? `page-move-${to}` : `page-move-${verb}`;
  return scene.say(word, { card: card ? cards.name(card, scene.say) : "" });
}

const apart = (/** @type {string} */ names) => names.split(" ").filter(Boolean);

export const table = {
  draw,
  shared,
  hand,
  key: keys,
  happened: motion.show,
  end: (/** @type {Scene} */ scene) => ending?.(scene),
  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },
  quiet: ["told-end"],
  endsTurn: (/** @type {string} */ text) => text === "end",
  section,
  written: describe,
  spoken: {
    card: cards.name,
    cards: (/** @type {string | number} */ names, /** @type {Say} */ say) =>
      typeof names === "number"
        ? names
        : apart(names)
            .map((name) => cards.name(name, say))
            .join("; "),
  },
  drawn: {
    card: cards.inText,
    /** @param {string | number} names @param {Say} say */
    cards: (names, say) =>
      typeof names === "number" ? names : apart(names).map((name, i) => html`${i ? ", " : nothing}${cards.inText(name, say)}`),
  },
};
