// @ts-check
/** One's own place: the workbench, what its longest line is, the cards that are not laid, and the calls. */
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { layout } from "../layout.js";
import { colourName, swatch } from "../tubes.js";
import { workbench } from "../workbench.js";
import { calls } from "./calls.js";

/** @import { Bench } from "../bench.js" */
/** @import { Section } from "../layout.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Scene, Seated } from "./scene.d.ts" */

/** The colour of the longest line, the bench's own where several are as long; null: there is none.
 * @param {Scene} scene @param {string} own */
function bestColour({ view }, own) {
  const lengths = Object.entries(view.lines).map(([colour, { length }]) => ({ colour, length }));
  const most = Math.max(0, ...lengths.map(({ length }) => length));
  const best = lengths.filter(({ length }) => length === most && most > 0).map(({ colour }) => colour);
  return best.includes(own) ? own : (best[0] ?? null);
}

/** @param {Seated} scene */
const nameOf = (scene) => `seat-${scene.seat}`;

/** What the bench shows.
 * @param {Seated} scene */
function shownOf(scene) {
  const { view, mode, seat, table } = scene;
  const own = view.colour ?? "B";
  const colour = bestColour(scene, own);
  const line = colour ? { colour, sections: /** @type {Section[]} */ (view.lines[colour].sections) } : null;
  const hint = scene.hint ? layout.read(scene.hint.text) : null;
  return {
    name: nameOf(scene),
    deal: `${table.match} ${view.rounds} ${view.hand.join()}`,
    cards: view.hand,
    texts: view.cards,
    laid: view.bench,
    colour: own,
    isOpen: mode !== "replay" && view.to_act.includes(seat) && !scene.players[seat].resigned,
    line,
    aims: mode === "guide" ? scene.legal.filter((text) => text.startsWith("lay ")) : [],
    hinted: [...(scene.points ?? []), ...(hint?.laid.flatMap((one) => [one.card, layout.nameOf(one)]) ?? [])],
  };
}

/** Lets the line that counts be the longest: whoever does not call scores it as it lies (LL-53).
 * @param {Seated} scene @param {Bench} bench */
function keepColour(scene, bench) {
  const best = bestColour(scene, bench.colour);
  if (scene.mode !== "live" || !scene.acting || !best || best === bench.colour || bench.isAhead || bench.courier.isBusy) return;
  queueMicrotask(() => bench.paint(best));
}

/** The longest line in words.
 * @param {Seated} scene @param {Bench} bench */
function read(scene, bench) {
  const { say, view } = scene;
  const colour = bestColour(scene, bench.colour);
  const length = colour ? view.lines[colour].length : 0;
  const aside = bench.inHand.length;
  const told = length
    ? say("long-longest", { colour: colourName(/** @type {string} */ (colour), say), length })
    : say("long-no-line");
  const sample = colour ? swatch(/** @type {Colour} */ (colour), { wide: 64 }) : nothing;
  return html`<div class="bench-read ${bench.isAhead ? "counting" : ""}">${sample}
    <b class="fig" aria-hidden="true">${length || "–"}</b>
    <p><span role="status">${told}</span> <span class="quiet">${say("long-aside", { cards: aside })}</span></p></div>`;
}

/** The button for a hint, where nobody else races.
 * @param {Seated} scene */
const hintTool = (scene) =>
  scene.players.some((one) => !one.mine && !one.bot && one.person) ? nothing : (scene.parts.hint ?? nothing);

/** What is to be done now, where one has called, or cannot.
 * @param {Seated} scene */
function called(scene) {
  const { say, view, seat } = scene;
  const { called: number, wrong } = view.seats[seat];
  if (view.phase === "over") return say("long-over");
  if (wrong) return say("long-you-wrong");
  return number === null ? say("long-waiting") : say("long-you-called", { number });
}

export const place = {
  /** The bench of a seat, if it was drawn.
   * @param {Seated} scene @returns {Bench | undefined} */
  bench: (scene) => scene.memory.benches?.[nameOf(scene)],
  shown: shownOf,

  /** @param {Seated} scene @param {{overlay?: unknown, hasName?: boolean}} [how] */
  draw(scene, { overlay = nothing, hasName = false } = {}) {
    const facts = shownOf(scene);
    const bench = workbench.of(scene, facts);
    keepColour(scene, bench);
    const { say, seat } = scene;
    const length = facts.line?.sections.length ?? 0;
    const who = scene.players[seat].name;
    const label = say("long-bench", { who, you: hasName ? "no" : "yes", length });
    const acts = html`<div class="acts">${workbench.tools(scene, bench)}${hasName ? nothing : hintTool(scene)}</div>`;
    return html`<section class="own-place" data-seat=${seat} aria-label=${label}
      @pointerdown=${() => {
        scene.memory.touched = seat;
      }} @focusin=${() => {
        scene.memory.touched = seat;
      }}>
      ${workbench.board(scene, bench, { ...facts, label: say("bench"), extra: html`${overlay}${read(scene, bench)}` })}
      <div class="foot">
        <div class="doing">${hasName ? html`<h2 class="who" title=${who}>${who}</h2>` : nothing}
          ${facts.isOpen ? workbench.strip(scene, bench, facts) : html`<p class="after" role="status">${called(scene)}</p>`}
          ${facts.isOpen ? acts : nothing}</div>
        ${calls.draw(scene)}
      </div></section>`;
  },
};
