// @ts-check
/** The backs of the cards: a numeral of bent glass that is never lit, so that numbers do not compete with lines. */
import { html, nothing, svg } from "../../page/vendor/lit-html/lit-html.js";

/** @type {Record<number, string>} */
const NUMERALS = {
  2: "M31 52Q31 36 47 36H55Q70 36 70 50V55Q70 68 57 71L44 75Q31 78 31 91V104H70",
  3: "M31 36H57Q70 36 70 48V57Q70 69 58 69H44M58 69Q71 69 71 82V91Q71 104 57 104H31",
  4: "M34 36V66Q34 78 46 78H74M62 52V104",
  5: "M68 36H33V67H55Q70 67 70 82V90Q70 104 55 104H31",
};
const MOST_LAYERS = 14; // a pile does not look higher than that

/** Draws the back of a card; a number that no card has leaves it plain.
 * @param {number} number @param {{mini?: boolean, label?: string, thing?: string, from?: string}} [how] mini: thick strokes and
 * no frame; label: how it is read, decoration without one; thing, from: for flights */
export const drawBack = (number, { mini = false, label = "", thing = "", from = "" } = {}) =>
  html`<svg class="back ${mini ? "mini" : ""}" viewBox="0 0 100 140" role=${label ? "img" : nothing}
    aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"} data-thing=${thing || nothing}
    data-from=${from || nothing}>
    <rect class="face" x=".5" y=".5" width="99" height="139" rx="5"></rect>${
      mini ? nothing : svg`<rect class="frame" x="9" y="9" width="82" height="122" rx="3"></rect>`
    }${NUMERALS[number] ? svg`<path class="num" d=${NUMERALS[number]}></path>` : nothing}</svg>`;

/** Draws a pile as high as it is; an empty one is an empty place.
 * @param {number} number @param {number} count @param {{thing?: string}} [how] */
export function drawStack(number, count, { thing = "" } = {}) {
  const layers = Math.min(count - 1, MOST_LAYERS);
  return html`<span class="stack ${count ? "" : "empty"}" data-thing=${thing || nothing} aria-hidden="true">${Array.from(
    { length: Math.max(0, layers) },
    (_, i) => html`<i .style=${`--k:${layers - i}`}></i>`,
  )}${drawBack(number, {})}</span>`;
}
