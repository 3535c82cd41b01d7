// @ts-check
/** The picture of Pips on the home page: the board with four pips in a diagonal. Words stand beside it. */
import { html, svg } from "../../page/vendor/lit-html/lit-html.js";

const STEP = 64; // of the board's grid
const ROUND = [0, 5, 10, 15];
const SHARP = [2, 7, 8];

/** @param {number} cell */
const place = (cell) => [137 + STEP * (cell % 4), 26 + STEP * Math.floor(cell / 4)];

/** @param {number} cell */
function square(cell) {
  const [x, y] = place(cell);
  const pip = ROUND.includes(cell)
    ? svg`<circle cx=${x + 28} cy=${y + 28} r="19" fill="var(--accent)"/>`
    : SHARP.includes(cell)
      ? svg`<path d="M${x + 28} ${y + 9}l21 37h-42z" fill="var(--ink)"/>`
      : "";
  return svg`<rect x=${x} y=${y} width="56" height="56" fill="var(--stock)" stroke="var(--stock-edge)"/>${pip}`;
}

export const pictures = {
  pips: html`<svg viewBox="0 0 514 292" aria-hidden="true">${Array.from({ length: 16 }, (_, cell) => square(cell))}</svg>`,
};
