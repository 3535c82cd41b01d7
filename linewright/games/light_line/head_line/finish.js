// @ts-check
/** The photo finish: two calls on one axis, each with the band within which it may have been made, and the times in a table. */
import { html, nothing, svg } from "../../../page/vendor/lit-html/lit-html.js";

/** @import { Timing } from "../../../page/messages.d.ts" */
/** @import { Call, Scene } from "./scene.d.ts" */

/** @typedef {{seat: number, timing: Timing}} Timed */
/** @typedef {{from: number, to: number, step: number, ticks: {at: number, isLong: boolean}[]}} Axis in milliseconds */

const WIDE = 1000; // of the axis, in the measure of the drawing
const LANE = 92; // height of a call
const TICKS = 10; // long ones, at most
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
const MARGIN = 0.1; // of what is shown, on both sides
const ROOM_FOR_FIGURES = 0.16; // of the axis, right of the last band

/** @param {Call} call @returns {call is Timed} */
const isTimed = (call) => call.timing !== null;

/** The calls of a try by their reaction, the fastest first.
 * @param {Call[]} calls */
export const byReaction = (calls) => calls.filter(isTimed).sort((one, other) => one.timing.reaction - other.timing.reaction);

/** How far two calls are apart, and to what that is sure.
 * @param {Timed} first @param {Timed} second */
export const compare = (first, second) => ({
  apart: Math.abs(second.timing.reaction - first.timing.reaction),
  sure: first.timing.band + second.timing.band,
});

/** Whether two calls are closer than both are sure to, together.
 * @param {Timed} first @param {Timed} second */
export function isClose(first, second) {
  const { apart, sure } = compare(first, second);
  return apart <= sure;
}

/** An axis on which all bands of some calls are seen, with round figures at its ends.
 * @param {Timed[]} calls @returns {Axis} */
export function axisOf(calls) {
  const least = Math.min(...calls.map(({ timing }) => timing.reaction - timing.band));
  const most = Math.max(...calls.map(({ timing }) => timing.reaction + timing.band));
  const room = Math.max(10, most - least);
  const [begin, end] = [least - room * MARGIN, most + room * (MARGIN + ROOM_FOR_FIGURES)];
  const step = STEPS.find((one) => (end - begin) / one <= TICKS) ?? /** @type {number} */ (STEPS.at(-1));
  const [from, to] = [Math.floor(begin / step) * step, Math.ceil(end / step) * step];
  const half = step / 2;
  const ticks = Array.from({ length: Math.round((to - from) / half) + 1 }, (_, i) => ({
    at: from + i * half,
    isLong: i % 2 === 0,
  }));
  return { from, to, step, ticks };
}

/** The stretch in which all bands overlap; null: they do not.
 * @param {Timed[]} calls */
export function overlapOf(calls) {
  const from = Math.max(...calls.map(({ timing }) => timing.reaction - timing.band));
  const to = Math.min(...calls.map(({ timing }) => timing.reaction + timing.band));
  return from <= to ? { from, to } : null;
}

/** Milliseconds, as the table is read: "1,412 ms".
 * @param {Scene} scene @param {number} milliseconds */
const inWords = (scene, milliseconds) => scene.say("head-ms", { ms: milliseconds });

/** @param {Scene} scene @param {Timed} call @param {number} lane @param {(at: number) => number} place */
function drawCall(scene, { seat, timing }, lane, place) {
  const { reaction, band } = timing;
  const [left, right, top] = [place(reaction - band), place(reaction + band), 24 + lane * LANE];
  return svg`<rect class="band" x=${left} y=${top} width=${Math.max(2, right - left)} height="76"></rect>
    <path class="edge" d=${`M${left} ${top}v76M${right} ${top}v76`}></path>
    <path class="made" d=${`M${place(reaction)} ${top - 6}v88`}></path>
    <text class="who" x="-80" y=${top + 47}>${scene.name(seat)}</text>
    <text class="ms" x=${right + 12} y=${top + 35}>${inWords(scene, reaction)}</text>
    <text class="band-ms" x=${right + 12} y=${top + 61}>${scene.say("head-band", { ms: band })}</text>`;
}

/** Draws the calls as a photo finish.
 * @param {Scene} scene @param {Timed[]} calls the fastest first */
export function photo(scene, calls) {
  const axis = axisOf(calls);
  const place = (/** @type {number} */ at) => Math.round(((at - axis.from) / (axis.to - axis.from)) * WIDE * 10) / 10;
  const both = overlapOf(calls);
  const foot = 22 + calls.length * LANE;
  const said = calls.map(({ seat, timing }) =>
    scene.say("head-photo-call", {
      who: scene.name(seat),
      you: scene.players[seat].you ? "yes" : "no",
      ms: timing.reaction,
      band: timing.band,
    }),
  );
  return html`<svg class="photo" viewBox="-96 0 1146 ${foot + 46}" role="img"
    aria-label=${[...said, scene.say(both ? "head-photo-overlap" : "head-photo-apart")].join(" ")}>
    <defs><pattern id="head-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
      class="hatch" d="M0 0V7"></path></pattern></defs>
    ${calls.slice(1).map((_, i) => svg`<path class="base" d=${`M-96 ${16 + (i + 1) * LANE}H1050`}></path>`)}
    <path class="base" d=${`M0 ${foot}H${WIDE}`}></path>
    ${calls.map((call, lane) => drawCall(scene, call, lane, place))}
    ${
      both
        ? svg`<rect class="both" x=${place(both.from)} y="10" width=${Math.max(3, place(both.to) - place(both.from))}
          height=${foot - 10}></rect>`
        : nothing
    }
    ${axis.ticks.map(
      ({ at, isLong }, i) =>
        svg`<path class="tick" d=${`M${place(at)} ${foot}v${isLong ? 14 : 7}`}></path>${
          isLong
            ? svg`<text class="at-ms ${i % 4 ? "even" : ""}" x=${place(at)}
              y=${foot + 36}>${scene.say("head-tick", { ms: at })}</text>`
            : nothing
        }`,
    )}</svg>`;
}

/** What the times of some calls rest on, in a table.
 * @param {Scene} scene @param {Timed[]} calls the fastest first */
export function evidence(scene, calls) {
  const { say } = scene;
  const credited = calls.some(({ timing }) => timing.trip !== undefined && timing.trip !== null && timing.credit !== timing.trip);
  const [first, second] = calls;
  const isLater = second && first.timing.heard > second.timing.heard;
  return html`<table class="times"><caption class="said">${say("head-times")}</caption>
      <thead><tr><td></td><th scope="col">${say("head-heard")}</th><th scope="col">${say("head-trip")}</th><th
        scope="col">${say("head-reaction")}</th><th scope="col">${say("head-sure")}</th></tr></thead>
      <tbody>${calls.map(
        ({ seat, timing }) => html`<tr><th scope="row">${scene.name(seat)}</th><td>${inWords(scene, timing.heard)}</td>
          <td>${timing.trip === undefined || timing.trip === null ? say("head-no-trip") : inWords(scene, timing.trip)}</td>
          <td><b>${inWords(scene, timing.reaction)}</b></td><td>${say("head-band", { ms: timing.band })}</td></tr>`,
      )}</tbody></table>
    <p class="how">${say("head-how")} ${credited ? say("head-how-late") : ""} ${
      isLater
        ? say("head-heard-later", {
            first: scene.name(second.seat),
            you: scene.players[second.seat].you ? "yes" : "no",
            second: scene.name(first.seat),
            other: scene.players[first.seat].you ? "yes" : "no",
          })
        : ""
    }</p>`;
}
