// @ts-check
/** The picture of Sequence on the home page: the corner of the board with five in a row. Squares are 62 by 46. */
import { html, svg } from "../../page/vendor/lit-html/lit-html.js";

const BOARD = [
  "** 2S 3S 4S 5S 6S 7S 8S",
  "6C 5C 4C 3C 2C AH KH QH",
  "7C AS 2D 3D 4D 5D 6D 7D",
  "8C KS 6C 5C 4C 3C 2C 8D",
  "9C QS 7C 6H 5H 4H AH 9D",
  "TC TS 8C 7H 2H 3H KH TD",
  "QC 9S 9C 8H 9H TH QH QD",
].map((row) => row.split(" "));
/** In a square of 100. */
const SUITS = {
  S:
    "M50 5C58 25 92 42 92 66C92 80 82 88 71 88C64 88 58 85 54 79C55 88 58 93 64 97H36C42 93 45 88 46 79" +
    "C42 85 36 88 29 88C18 88 8 80 8 66C8 42 42 25 50 5Z",
  C: "M50 4A21 21 0 0 1 64 41A21 21 0 1 1 54 75C55 86 58 92 65 97H35C42 92 45 86 46 75A21 21 0 1 1 36 41A21 21 0 0 1 50 4Z",
  H: "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C38 8 46 13 50 22C54 13 62 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z",
  D: "M50 3 89 50 50 97 11 50Z",
};
const BLUE = "15 24 33 42 51 54".split(" "); // row and column of markers
const RED = "12 13 21 34 55".split(" ");

/** Draws what is on the squares of one colour of ink.
 * @param {string} suits */
const prints = (suits) =>
  BOARD.flatMap((row, y) =>
    row.map((name, x) => {
      if (!suits.includes(name[1])) return "";
      const shape = SUITS[/** @type {"S"} */ (name[1])];
      return svg`<text x=${x * 62 + 9} y=${y * 46 + 30}>${name[0] === "T" ? "10" : name[0]}</text><path
        transform="translate(${x * 62 + 36} ${y * 46 + 14}) scale(.17)" d=${shape}/>`;
    }),
  );

/** @param {string[]} places @param {string} colour @param {(x: number, y: number) => unknown} sign */
const markers = (places, colour, sign) =>
  places.map((place) => {
    const x = Number(place[1]) * 62 + 31,
      y = Number(place[0]) * 46 + 23;
    return svg`<circle cx=${x} cy=${y} r="17.5" fill=${colour}/><circle cx=${x} cy=${y} r="12.5" fill="none" stroke="#fff"
      stroke-opacity=".55" stroke-width="2"/>${sign(x, y)}`;
  });

const SQUARES = BOARD.flatMap((row, y) =>
  row.map(
    (_, x) =>
      `M${x * 62 + 4.5} ${y * 46 + 2}h53a2.5 2.5 0 0 1 2.5 2.500v37a2.5 2.5 0 0 1-2.5 2.500h-53` +
      `a2.5 2.5 0 0 1-2.5-2.500v-37a2.5 2.5 0 0 1 2.5-2.500z`,
  ),
).join("");

const FELT = "light-dark(#2f5d49, #24483a)";

export const pictures = {
  sequence: html`<svg class="tall" viewBox="-12 -10 399.5 303.6" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
  <path d="M-12-10H600V400H-12z" fill=${FELT}/>
  <path d=${SQUARES} fill="light-dark(#fbf6ea, #d5cdbd)"/>
  <circle cx="31" cy="23" r="12" fill="none" stroke=${FELT} stroke-width="4"/>
  <g font-family="var(--font-title)" font-weight="700" font-size="20" fill="#1e1b17">${prints("SC")}<g
    fill="light-dark(#b3261e, #9c1c16)">${prints("HD")}</g></g>
  ${markers(BLUE, "#1f4fa6", (x, y) => svg`<circle cx=${x} cy=${y} r="5" fill="#fff"/>`)}
  ${markers(RED, "#c22f2c", (x, y) => svg`<path d="M${x - 4.5} ${y - 4.5}h9v9h-9z" fill="#fff"/>`)}
  <path d="M93 253 341 69" stroke="#f0b400" stroke-width="5" stroke-linecap="round"/></svg>`,
};
