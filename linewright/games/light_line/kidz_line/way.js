// @ts-check
/** The dotted way from the card to a place where it goes: drawn when everything lies where it will stay. */
import { isStill, time } from "../../../page/kit/fly.js";
import { html } from "../../../page/vendor/lit-html/lit-html.js";

const GAP = 16; // pixels between the way and what it joins
const TIP = 22; // length of the strokes of the arrow
const SPREAD = 0.5; // of these strokes, in radians
const BULGE = 0.22; // how far the way bends aside, of its length
const SHORTEST = 70; // pixels; nearer places need no way

/** @typedef {{x: number, y: number}} Point */

/** The point on the edge of a box that looks at another point.
 * @param {DOMRect} box @param {Point} to @returns {Point} */
function edgeOf(box, to) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [right, down] = [to.x - middle.x, to.y - middle.y];
  const reach = Math.min(
    (box.width / 2 + GAP) / Math.max(1e-6, Math.abs(right)),
    (box.height / 2 + GAP) / Math.max(1e-6, Math.abs(down)),
  );
  return { x: middle.x + right * reach, y: middle.y + down * reach };
}

const middleOf = (/** @type {DOMRect} */ box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const round = (/** @type {number} */ value) => Math.round(value);

/** The paths of a way: the dots, and the tip.
 * @param {DOMRect} card @param {DOMRect} place @returns {[string, string] | null} */
export function wayBetween(card, place) {
  const from = edgeOf(card, middleOf(place));
  const to = edgeOf(place, middleOf(card));
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(right, down) < SHORTEST) return null;
  const bend = { x: from.x + right / 2 + down * BULGE, y: from.y + down / 2 - Math.abs(right) * BULGE };
  const heading = Math.atan2(to.y - bend.y, to.x - bend.x);
  const stroke = (/** @type {number} */ side) =>
    `${round(to.x - TIP * Math.cos(heading + side))} ${round(to.y - TIP * Math.sin(heading + side))}`;
  return [
    `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    `M${stroke(SPREAD)}L${round(to.x)} ${round(to.y)} ${stroke(-SPREAD)}`,
  ];
}

/** Draws the way anew, in the measure of the table. */
function trace() {
  const way = document.querySelector(".kidz > .way");
  const table = way?.parentElement?.getBoundingClientRect();
  const card = document.querySelector(".kidz .up")?.getBoundingClientRect();
  const goal = document.querySelector(".kidz .cell.goal")?.getBoundingClientRect();
  const window = document.querySelector(".kidz .board")?.getBoundingClientRect();
  if (!way || !table) return;
  const isSeen =
    goal &&
    window &&
    goal.left >= window.left &&
    goal.right <= window.right &&
    goal.top >= window.top &&
    goal.bottom <= window.bottom;
  const inTable = (/** @type {DOMRect} */ box) => new DOMRect(box.x - table.x, box.y - table.y, box.width, box.height);
  const paths = card && goal && isSeen ? wayBetween(inTable(card), inTable(goal)) : null;
  way.classList.toggle("there", paths !== null);
  for (const [i, path] of [...way.querySelectorAll("path")].entries()) path.setAttribute("d", paths?.[i] ?? "");
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let tracing;

export const way = {
  /** Draws an empty way, and fills it in when everything has come to rest. */
  draw() {
    clearTimeout(tracing);
    queueMicrotask(() => document.querySelector(".kidz > .way")?.classList.remove("there"));
    tracing = setTimeout(trace, isStill() ? 0 : time("--t-fly") + 60);
    return html`<svg class="way" aria-hidden="true"><path></path><path class="tip"></path></svg>`;
  },

  /** Takes the way away while the board is moved by hand. */
  hide: () => document.querySelector(".kidz > .way")?.classList.remove("there"),
};

addEventListener("resize", () => {
  clearTimeout(tracing);
  tracing = setTimeout(trace, 100);
});
