// @ts-check
/** The picture of Line-it on the home page: four cards of a rising line. Digits are 60 by 100, strokes of 17; shapes are
 * 100 by 100. */
import { html, svg } from "../../page/vendor/lit-html/lit-html.js";

/** @type {Record<string, string>} */
const DIGITS = {
  1: "M4 27 25 8.5H27V100",
  2: "M8.5 33C8.5 18 17 8.5 30 8.5S51.5 18 51.5 30C51.5 40 47 47 39 56L11 88V91.5H56",
  3:
    "M9 23C13 13 20 8.5 29 8.5C42 8.5 50 16.5 50 28C50 40 42 47 28 47C43 47 51.5 55 51.5 68.5" +
    "C51.5 83 43 91.5 29.5 91.5C18 91.5 10 86 7 75",
  6: "M40 3C22 24 8.5 46 8.5 65C8.5 82 17 91.5 30 91.5S51.5 82 51.5 66.5 43.5 42.5 31.5 42.5C21 42.5 13 49 9 59",
  7: "M3 8.5H49.5V15L20 100",
  8:
    "M30 8.5C18 8.5 10 16 10 27.5S18 46.5 30 46.5 50 39.5 50 27.5 42 8.5 30 8.5ZM30 46.5" +
    "C17 46.5 8.5 55 8.5 68.5S17 91.5 30 91.5 51.5 83 51.5 68.5 43 46.5 30 46.5Z",
  9: "M20 97C38 76 51.5 54 51.5 35C51.5 18 43 8.5 30 8.5S8.5 18 8.5 33.5 16.5 57.5 28.5 57.5C39 57.5 47 51 51 41",
};
const SHAPES = {
  heart: "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C38 8 46 13 50 22C54 13 62 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z",
  diamond: "M50 3 89 50 50 97 11 50Z",
  leaf: "M12 92C8 46 30 10 90 8C94 66 66 92 30 82L70 36 22 78Z",
  star: "M50 4 63 36 97 38.5 71 61 79.5 95 50 76.5 20.5 95 29 61 3 38.5 37 36Z",
};

/** Each shape's colour, and the shape on it: those of the table. */
const COLOURS = {
  heart: ["light-dark(#c22f2c, #d9524a)", "light-dark(#fff7ec, #1b0b09)"],
  diamond: ["light-dark(#1f4fa6, #5b8fe6)", "light-dark(#fff7ec, #081225)"],
  leaf: ["light-dark(#3a7426, #74b04f)", "light-dark(#fff7ec, #0c1a06)"],
  star: ["light-dark(#f0b400, #efbb2e)", "light-dark(#1e1b17, #1c1503)"],
};

/** A number card, 105 wide; the foot is drawn with square upper and round lower corners.
 * @param {string} number @param {"heart" | "diamond" | "leaf" | "star"} shape @param {number} x @param {number} y */
function card(number, shape, x, y) {
  const left = number[0] === "1" ? 18.5 : 11.5; // a one is narrower
  const second = number[0] === "1" ? 49 : 67;
  return svg`<g transform="translate(${x} ${y})">
    <rect x=".5" y="1.5" width="104" height="146" rx="7" fill="var(--stock-edge)"/>
    <rect x=".5" y=".5" width="104" height="146" rx="7" fill="var(--stock)" stroke="var(--stock-edge)"/>
    <path d="M0 95.500H105V140a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill=${COLOURS[shape][0]}/>
    <path transform="translate(35 104) scale(.35)" d=${SHAPES[shape]} fill=${COLOURS[shape][1]}/>
    <g transform="translate(${left} 15.5) scale(.65)" fill="none" stroke="var(--stock-ink)" stroke-width="17">
      <path d=${DIGITS[number[0]]}/><path transform="translate(${second} 0)" d=${DIGITS[number[1]]}/>
    </g></g>`;
}

export const pictures = {
  "line-it": html`<svg viewBox="0 0 514 292" aria-hidden="true">
  ${card("17", "heart", 35.5, 99)}${card("38", "diamond", 148.5, 81)}${card("63", "leaf", 261.5, 63)}${card(
    "92",
    "star",
    374.5,
    45,
  )}</svg>`,
};
