// @ts-check
/** The calls: one button a number. Those that are taken are struck out, the number of one's own line is filled. */
import { sure } from "../../../page/kit/dialog.js";
import { html } from "../../../page/vendor/lit-html/lit-html.js";
import { colourName } from "../tubes.js";

/** @import { Args } from "../../../page/table/scene.js" */
/** @import { Scene } from "./scene.d.ts" */

/** @typedef {{text: string, word: string, args: Args, rule: string | null}} Call */

const MOST = 8;

/** What the server says of each number.
 * @param {Scene} scene @returns {Record<number, Call>} */
function offersOf(scene) {
  const calls = scene.offers.map(([text, word, args, rule]) => ({ text, word, args, rule }));
  return Object.fromEntries(calls.filter(({ args }) => args.number).map((call) => [Number(call.args.number), call]));
}

/** Whether a number can be called with a line that lies there.
 * @param {Call | undefined} call */
const isLine = (call) => Boolean(call && call.word === "offer-call" && !call.rule);

/** The longest line that can be called; 0: none.
 * @param {Scene} scene */
const bestOf = (scene) =>
  Math.max(
    0,
    ...Object.values(offersOf(scene))
      .filter(isLine)
      .map(({ args }) => Number(args.number)),
  );

/** Calls a number: at once where there is such a line, else the referee says why not; a false call that counts is asked about.
 * @param {Scene} scene @param {number} number */
async function make(scene, number) {
  if (!scene.acting) return;
  const { say } = scene;
  const call = offersOf(scene)[number];
  if (!call) return;
  const isFalse = call.word === "offer-call-wrong";
  if (isFalse && !(await sure(say("long-call", { number }), say("long-false-sure", { number }), say("long-call", { number }))))
    return;
  void scene.play(call.text, { isCall: true });
}

/** @param {Scene} scene @param {number} number */
function drawCall(scene, number) {
  const { say, view, seat } = scene;
  const call = offersOf(scene)[number];
  const caller = view.seats.findIndex((one) => one.called === number);
  const isBest = isLine(call) && bestOf(scene) === number;
  const isMine = caller >= 0 && caller === seat;
  const state = caller >= 0 ? (isMine ? "called" : "taken") : isBest ? "mine" : isLine(call) ? "possible" : "free";
  const told =
    caller >= 0
      ? scene.name(caller)
      : isBest
        ? say("long-your-line")
        : isLine(call)
          ? colourName(call.args.colour, say)
          : say("long-free");
  return html`<li><button type="button" class="call ${state}" data-number=${number} aria-disabled=${!call || call.rule !== null}
    aria-label=${say("long-call-label", { number, told, state })} @click=${() => make(scene, number)}><b
    class="fig">${number}</b><span title=${told}>${told}</span></button></li>`;
}

export const calls = {
  bestOf,
  make,

  /** Calls the longest line; true if there is one.
   * @param {Scene} scene */
  callBest(scene) {
    const best = scene.acting ? bestOf(scene) : 0;
    if (best) void make(scene, best);
    return best > 0;
  },

  /** @param {Scene} scene */
  draw: (scene) => html`<section class="calling" aria-label=${scene.say("long-calls")}>
    <h2>${scene.say("long-calls")}</h2>
    <ol class="calls">${Array.from({ length: MOST }, (_, i) => drawCall(scene, i + 1))}</ol></section>`,
};
