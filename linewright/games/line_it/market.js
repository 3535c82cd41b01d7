// @ts-check
/** The market, a printed double frame with the jackpots in it. */

import { icon } from "../../page/kit/icons.js";
import { rows } from "../../page/kit/roving.js";
import { showRule } from "../../page/kit/rule.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";
import { choice } from "./choice.js";

/** @import { Colour } from "./cards.js" */
/** @import { Scene, Thing } from "./scene.d.ts" */

const WINS = "LI-56"; // the rule that says who gets a jackpot

/** What stands under a card of the market: whether it fits, may be kept, or why not; a short form for narrow places.
 * @param {Scene} scene @param {string} card @returns {{kind: string, text: string, short: string}} */
function caption(scene, card) {
  const [line, hand] = choice.movesOf("market", card);
  const { say } = scene;
  if (scene.hint?.text === line) return { kind: "yes hinted", text: say("page-hinted-line"), short: say("page-hinted") };
  if (scene.hint?.text === hand) return { kind: "yes hinted", text: say("page-hinted-hand"), short: say("page-hinted") };
  if (choice.isLegal(scene, line)) return { kind: "yes", text: choice.offerText(scene, line), short: short(scene, line) };
  if (choice.isLegal(scene, hand)) return { kind: "keep", text: choice.offerText(scene, hand), short: say("page-short-keep") };
  if (!scene.acting) return { kind: "", text: "", short: "" };
  return { kind: "no", text: scene.view.taken || scene.mode === "guide" ? "" : choice.offerText(scene, line), short: "" };
}

/** @param {Scene} scene @param {string} text */
function short(scene, text) {
  const offer = choice.offer(scene, text);
  if (offer?.word === "offer-third") return `+${offer.args.cards}`;
  if (offer?.word === "offer-bet-made") return `+${offer.args.stake}`;
  return scene.say(offer?.word === "offer-bet" ? "page-short-bet" : "page-short-fits");
}

/** @param {Scene} scene @param {string | null} card @param {number} i @param {Thing} thing
 * @param {number} stop the place that Tab reaches */
function place(scene, card, i, thing, stop) {
  if (card === null)
    return html`<li><span class="card gap"><span class="said">${scene.say("page-taken")}</span></span><span
      class="cap"></span></li>`;
  const said = cards.name(card, scene.say);
  const name = thing(card, `market ${i}`);
  if (!choice.isPressable(scene)) {
    return html`<li><span class=${cards.classes(card)} data-thing=${name} data-from="pile"><span
      class="said">${said}</span>${cards.face(card)}</span><span class="cap"></span></li>`;
  }
  const { kind, text, short: brief } = caption(scene, card);
  const isChosen = choice.isChosen(scene, "market", i);
  const isShut = kind === "no" || kind === "";
  return html`<li class="${kind} ${isChosen ? "chosen" : ""}">
    <button type="button" class=${cards.classes(card)} data-thing=${name} data-from="pile" data-place=${i}
      aria-pressed=${isChosen} aria-disabled=${isShut}
      aria-keyshortcuts=${i + 1} tabindex=${i === stop ? 0 : -1} aria-label=${text ? `${said}, ${text}` : said}
      @click=${() => choice.press(scene, "market", i)}>${cards.face(card)}</button>
    <span class="cap" aria-hidden="true"><span class="lg">${text}</span><span class="sm">${brief}</span></span></li>`;
}

/** A jackpot: a pile as thick as it is rich, and how far one's own line is.
 * @param {Scene} scene @param {Colour} colour @param {string} won the colour that the chosen card wins */
function pot(scene, colour, won) {
  const count = scene.view.jackpots[colour];
  const mine = scene.seat === null ? null : scene.view.seats[scene.seat].colours[colour];
  const isWon = won === colour;
  const said = [scene.say("page-jackpot", { colour: scene.say(`colour-${colour}`), cards: count })];
  if (mine !== null) said.push(mine > 2 ? scene.say("page-jackpot-done") : scene.say("page-jackpot-mine", { count: mine }));
  if (isWon) said.push(scene.say("page-jackpot-yours"));
  return html`<li class="pot ${cards.shapeName(colour)} ${isWon ? "win" : ""}" data-pot=${colour} title=${said.join(", ")}
    .style=${`--pile:${count}`} @click=${() => showRule(WINS, scene.game.name)}>
    <span class="sym">${cards.shape(colour)}</span><span class="count"><span
      class="said">${said.join(", ")}</span>${cards.numeral(count)}</span>
    ${
      mine === null
        ? nothing
        : html`<span class="mine" aria-hidden="true">${
            mine > 2 ? icon("check") : [0, 1, 2].map((i) => html`<i class=${i < mine ? "on" : ""}></i>`)
          }</span>`
    }</li>`;
}

/** @param {Scene} scene */
function heading(scene) {
  const { view, say } = scene;
  if (view.phase !== "turns") return html`<p class="round">${say(view.phase === "final" ? "final" : "over")}</p>`;
  return html`<p class="round"><span>${say("round", { round: view.round, rounds: view.rounds })}</span><span class="pile"><i
    class="back" data-thing="pile"></i><span class="lg">${say("page-pile", { cards: view.deck })}</span><span class="sm"
      aria-hidden="true">${view.deck}</span></span></p>`;
}

/** @param {Scene} scene @param {Thing} thing */
export function market(scene, thing) {
  const { view, say } = scene;
  const chosen = choice.chosenCard(scene);
  const offer = chosen ? choice.offer(scene, choice.movesOf(chosen.from, chosen.card)[0]) : null;
  const won = offer?.word === "offer-third" ? offer.args.colour : "";
  const places = view.market_places;
  const stop = rows.stop(scene.memory, "market", places);
  return html`<section class="board" aria-labelledby="market-h">
    <h2 id="market-h">${say("market")}</h2>
    ${heading(scene)}
    ${
      places.length
        ? html`<ul class="market" .style=${`--cards:${places.length}`}
          aria-label=${say(scene.acting && !view.taken ? "page-market" : "page-market-closed")} @keydown=${rows.useArrows}
          @focusin=${(/** @type {FocusEvent} */ event) => rows.remember(scene.memory, "market", event)}>${places.map((card, i) =>
            place(scene, card, i, thing, stop),
          )}</ul>`
        : html`<p class="market-note">${say(view.phase === "over" ? "page-over-said" : "page-final")}</p>`
    }
    <section class="pots" aria-labelledby="pots-h"><h3 id="pots-h">${say("jackpots")}</h3>
      <ul>${cards.colours.map((colour) => pot(scene, colour, won))}</ul></section>
  </section>`;
}
