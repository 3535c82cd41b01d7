// @ts-check
/** How a call came out: the line that was shown, traced card by card, or the photo finish of calls that cannot be told apart. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { board } from "../board.js";
import { colourName } from "../tubes.js";
import { calling } from "./calling.js";
import { byReaction, compare, evidence, isClose, photo } from "./finish.js";
import { proof } from "./proof.js";

/** @import { Args } from "../../../page/table/scene.js" */
/** @import { Scene, Shown, Try } from "./scene.d.ts" */
/** @import { Timed } from "./finish.js" */

/** Names a seat for a sentence.
 * @param {Scene} scene @param {number | null} seat @returns {Args} */
const whoIs = ({ players }, seat) =>
  seat === null ? { who: "", you: "no" } : { who: players[seat].name, you: players[seat].you ? "yes" : "no" };

/** Names two seats for a sentence about both: `side` says which of them is oneself.
 * @param {Scene} scene @param {number} first @param {number} second @returns {Args} */
const pairOf = ({ players }, first, second) => ({
  first: players[first].name,
  second: players[second].name,
  side: players[first].you ? "first" : players[second].you ? "second" : "none",
});

/** Why two calls are at the same time: the table cannot tell them apart, or agreed not to (LL-86).
 * @param {Scene} scene @param {Timed[]} calls the fastest first */
function whyTied(scene, [first, second]) {
  const { apart, sure } = compare(first, second);
  const within = Number(scene.table.options.same_call_ms);
  const pair = scene.say("head-apart", { ...pairOf(scene, first.seat, second.seat), ms: apart });
  const why = isClose(first, second) ? scene.say("head-tie-sure", { ms: sure }) : scene.say("head-tie-within", { ms: within });
  return html`${pair} ${why} ${rule("LL-86", scene.game.name)}`;
}

/** Who was first by how much, in one line.
 * @param {Scene} scene @param {Timed[]} calls the fastest first */
function lead(scene, [first, second]) {
  if (!second) return scene.say("head-after", { ...whoIs(scene, first.seat), ms: first.timing.reaction });
  const { apart } = compare(first, second);
  return scene.say("head-before", { ...pairOf(scene, first.seat, second.seat), ms: apart });
}

/** What the order of the calls rests on: all of it where two are close, else one line, and the rest for who asks.
 * @param {Scene} scene @param {Try} one */
function times(scene, one) {
  const calls = byReaction(one.calls);
  if (!calls.length) return nothing;
  return html`<details class="evidence"><summary>${lead(scene, calls)}</summary>
    ${photo(scene, calls)}${evidence(scene, calls)}</details>`;
}

/** @param {Scene} scene @param {() => void} close */
const closer = (scene, close) =>
  html`<button type="button" class="btn small close" @click=${close}>${scene.say("head-put-away")}<kbd>Esc</kbd></button>`;

/** A tie: the verdict as a sentence first, then what it rests on.
 * @param {Scene} scene @param {Try} one @param {() => void} close */
function tie(scene, one, close) {
  const { say } = scene;
  const calls = byReaction(one.calls);
  const isTimed = calls.length > 1;
  return html`<section class="outcome finish" aria-labelledby="outcome-h"><div class="verdict">
      <h2 id="outcome-h">${say("head-tie")}</h2><p>${isTimed ? whyTied(scene, calls) : say("told-same-time")}</p>
      ${closer(scene, close)}</div>
    ${isTimed ? html`<div class="evidence">${photo(scene, calls)}${evidence(scene, calls)}</div>` : nothing}</section>`;
}

/** The line that was shown, or what there was of it, as the table counted it.
 * @param {Scene} scene @param {Shown} shown @param {string} name of the board */
export function tracedLine(scene, shown, name) {
  return board(scene, {
    name,
    label: scene.say("head-shown", {
      colour: colourName(shown.colour, scene.say),
      length: shown.length,
      cards: shown.bench.map(({ card }) => card).join(", "),
    }),
    kind: "traced",
    cards: shown.bench,
    texts: shown.cards,
    lines: shown.sections.length ? [{ colour: shown.colour, sections: shown.sections }] : [],
    isStill: true,
  });
}

/** What follows a try that went wrong.
 * @param {Scene} scene @param {Try} one */
function follows(scene, one) {
  const { say } = scene;
  const who = whoIs(scene, one.seat);
  return [
    one.lost ? say("head-loses", { ...who, number: one.lost }) : say("head-nothing-to-lose", who),
    one.goesOn ? say("head-plays-on", who) : say("head-new-cards"),
  ].join(" ");
}

/** The title of an outcome.
 * @param {Scene} scene @param {Try} one */
export function title(scene, one) {
  const { say } = scene;
  const who = whoIs(scene, one.seat);
  if (one.kind === "right") return say("head-wins", { ...who, number: one.number ?? 0 });
  if (one.kind === "time") return say("told-time-over", who);
  if (one.kind === "tie") return say("head-tie");
  if (one.kind === "all-open") return say("told-all-open");
  return say("head-wrong", { ...who, length: one.shown?.length ?? 0, number: one.number ?? 0 });
}

/** What a decided try looked like.
 * @param {Scene} scene @param {Try} one @param {() => void} close */
function draw(scene, one, close) {
  const { say } = scene;
  if (one.kind === "tie") return tie(scene, one, close);
  const { shown } = one;
  const about =
    one.kind === "right" && shown
      ? say("head-line-of", { colour: colourName(shown.colour, say), length: shown.length })
      : one.kind === "all-open"
        ? ""
        : follows(scene, one);
  return html`<section class="outcome ${one.kind}" aria-labelledby="outcome-h"><div class="verdict">
      <h2 id="outcome-h">${title(scene, one)}</h2>
      <p>${about} ${one.kind === "all-open" ? nothing : rule("LL-84", scene.game.name)}</p>
      ${times(scene, one)}${closer(scene, close)}</div>
    ${
      shown?.bench.length ? html`<div class="bench-place">${tracedLine(scene, shown, `shown ${one.decided}`)}</div>` : nothing
    }</section>`;
}

/** Somebody else has called and lays a line out.
 * @param {Scene} scene @param {Try} one */
function wait(scene, one) {
  const who = whoIs(scene, scene.view.caller);
  const calls = byReaction(one.calls);
  return html`<section class="outcome waiting" aria-labelledby="outcome-h"><div class="verdict">
      <h2 id="outcome-h">${scene.say("head-lays-out", who)}${proof.clock(scene)}</h2>
      <p>${calling.isLate(scene) ? html`<b>${scene.say("head-late")}</b> ` : nothing}${scene.say("head-waits", {
        wanted: scene.view.wanted ?? 0,
      })}</p></div>
    ${
      calls.length > 1
        ? html`<div class="evidence"><p class="lead">${lead(scene, calls)}</p>
          ${photo(scene, calls)}${evidence(scene, calls)}</div>`
        : calls.length
          ? html`<p class="lead">${lead(scene, calls)}</p>`
          : nothing
    }</section>`;
}

export const outcome = { draw, wait };
