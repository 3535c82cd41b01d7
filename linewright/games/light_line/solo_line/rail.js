// @ts-check
/** Beside the workbench of SOLO LINE: the task, the colour of the line, how long it is, and the button that declares it. */
import { icon } from "../../../page/kit/icons.js";
import { live } from "../../../page/vendor/lit-html/directives/live.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { layout } from "../layout.js";
import { COLOURS, colourName, linesOf, readCard, swatch } from "../tubes.js";
import { puzzle } from "./puzzle.js";

/** @import { Bench } from "../bench.js" */
/** @import { Section } from "../layout.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Scene } from "./scene.d.ts" */

/** @typedef {{isOpen: boolean, result: unknown, declare: () => void, giveUp: () => void, other: () => void}} Acts `result`: what
 * stands instead of the task when the puzzle is over */

const JOKER = "K";

/** The colours of a line, card by card.
 * @param {Scene} scene @param {Section[]} sections @returns {Colour[]} */
export function inksOf({ view }, sections) {
  const cells = new Set();
  return sections.flatMap(([column, row, from]) => {
    const laid = layout.at(view.bench, { column, row });
    const name = layout.nameOf({ column, row });
    if (!laid || cells.has(name)) return []; // a card counts once
    cells.add(name);
    const tubes = linesOf(readCard(view.cards[laid.card], laid.card), laid.turned);
    return tubes.filter((tube) => tube.from === from || tube.to === from).map(({ colour }) => colour);
  });
}

/** One colour to choose, and how long its line is.
 * @param {Scene} scene @param {Bench} bench @param {Colour} colour @param {boolean} isOpen */
function drawColour(scene, bench, colour, isOpen) {
  const { say, view } = scene;
  const length = view.lines[colour]?.length ?? 0;
  const isChosen = bench.colour === colour;
  return html`<label class="colour ${isChosen ? "chosen" : ""}"><input type="radio" name="colour" value=${colour}
    .checked=${live(isChosen)} ?disabled=${!isOpen} @change=${() => bench.paint(colour)}>${swatch(colour, { wide: 64 })}<span
    class="name">${colourName(colour, say)}</span><span class="long fig" aria-hidden="true">${length || ""}</span><span
    class="said">${say("solo-colour-length", { length })}</span></label>`;
}

/** The sections of the line, and those that are missing.
 * @param {Scene} scene @param {Bench} bench */
function drawSections(scene, bench) {
  const { view, say } = scene;
  const inks = inksOf(scene, /** @type {Section[]} */ (view.lines[bench.colour]?.sections ?? []));
  const missing = Math.max(0, view.hand.length - inks.length);
  return html`<ol class="sections" aria-label=${say("solo-sections")} .style=${`--size:${view.hand.length}`}>
    ${inks.map((ink) => html`<li>${swatch(ink, { wide: 30 })}<span class="said">${colourName(ink, say)}</span></li>`)}
    ${Array.from({ length: missing }, () => html`<li class="gap"></li>`)}</ol>`;
}

/** @param {Scene} scene @param {Bench} bench @param {Acts} acts */
export function rail(scene, bench, { isOpen, result, declare, giveUp, other }) {
  const { say, view, parts } = scene;
  const size = view.hand.length;
  const length = view.lines[bench.colour]?.length ?? 0;
  const why = length === size ? say("solo-solves") : say("solo-why", { length, size });
  return html`<aside class="rail" aria-label=${say("solo-puzzle")}>
    <section class="task"><p class="which">${puzzle.name(scene)}</p>${
      result ?? html`<h2 class="big">${say("solo-title", { cards: size })}</h2><p class="quiet">${say("solo-about")}</p>`
    }</section>
    ${
      result
        ? nothing
        : html`<fieldset class="colours"><legend class="said">${say("solo-colour")}</legend>
      ${COLOURS.filter((colour) => colour !== JOKER).map((colour) => drawColour(scene, bench, colour, isOpen))}
      <p class="colour joker">${swatch(JOKER, { wide: 64 })}<span class="name">${colourName(JOKER, say)} <span
        class="quiet">${say("solo-joker")}</span></span></p></fieldset>
    <section class="progress"><p class="count ${bench.isAhead ? "counting" : ""}" role="status"><b
      class="fig">${length}</b> <span class="fig quiet">${say("solo-of", { size })}</span></p>
      ${drawSections(scene, bench)}</section>`
    }
    <section class="done">${
      isOpen
        ? html`<button type="button" class="btn main declare" aria-describedby="solo-why" aria-disabled=${!scene.acting}
            @click=${declare}>${say("solo-declare")}</button>
          <p class="quiet" id="solo-why">${why}</p>`
        : nothing
    }${puzzle.facts(scene)}
      <div class="row-of others">${
        isOpen && scene.mode === "live"
          ? html`<button type="button" class="btn quiet" aria-haspopup="dialog" @click=${other}>${icon("forth")}${say(
              "solo-other",
            )}</button><button type="button" class="btn quiet" aria-haspopup="dialog" @click=${giveUp}>${icon("flag")}${say(
              "solo-give-up",
            )}</button>`
          : nothing
      }${scene.mode === "live" ? (parts.sheets ?? nothing) : nothing}</div></section>
  </aside>`;
}
