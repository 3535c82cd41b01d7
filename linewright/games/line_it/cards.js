// @ts-check
/** Cards, numerals and tokens, drawn in strokes so that they look the same on every machine. */
import { html, nothing, svg } from "../../page/vendor/lit-html/lit-html.js";

/** @typedef {"red" | "blue" | "green" | "yellow"} Colour */
/** @import { Say } from "../../page/table/scene.js" */

/** @type {Colour[]} */
const COLOURS = ["red", "blue", "green", "yellow"];
/** @type {Record<string, string>} */
const SHAPES = { red: "heart", blue: "diamond", green: "leaf", yellow: "star" };
/** @type {Record<string, string>} in a square of 100 */
const OUTLINES = {
  heart: "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C38 8 46 13 50 22C54 13 62 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z",
  diamond: "M50 3L89 50L50 97L11 50Z",
  leaf: "M12 92C8 46 30 10 90 8C94 66 66 92 30 82L70 36L22 78Z",
  star: "M50 4L63 36L97 38.5L71 61L79.5 95L50 76.5L20.5 95L29 61L3 38.5L37 36Z",
};

/** The strokes of each sign, 100 high, and how wide it is. Only absolute commands, so that a sign can be shifted.
 * @type {Record<string, [number, string]>} */
const SIGNS = {
  0: [60, "M30 8.5C15 8.5 8.5 19 8.5 32V68C8.5 81 15 91.5 30 91.5C45 91.5 51.5 81 51.5 68V32C51.5 19 45 8.5 30 8.5Z"],
  1: [42, "M4 27L25 8.5H27V100"],
  2: [60, "M8.5 33C8.5 18 17 8.5 30 8.5C43 8.5 51.5 18 51.5 30C51.5 40 47 47 39 56L11 88V91.5H56"],
  3: [
    60,
    "M9 23C13 13 20 8.5 29 8.5C42 8.5 50 16.5 50 28C50 40 42 47 28 47C43 47 51.5 55 51.5 68.5" +
      "C51.5 83 43 91.5 29.5 91.5C18 91.5 10 86 7 75",
  ],
  4: [62, "M38 4L9.5 62V71.5H60M44 44V100"],
  5: [
    60,
    "M52 8.5H15.5L12 53M12.6 50C17.5 43 23.5 39.5 30.5 39.5C43.5 38.5 51.5 48 51.5 64" +
      "C51.5 81.5 43 91.5 29.5 91.5C18.5 91.5 11 86 7.5 76",
  ],
  6: [
    60,
    "M40 3C22 24 8.5 46 8.5 65C8.5 82 17 91.5 30 91.5C43 91.5 51.5 82 51.5 66.5C51.5 51 43.5 42.5 31.5 42.5C21 42.5 13 49 9 59",
  ],
  7: [56, "M3 8.5H49.5V15L20 100"],
  8: [
    60,
    "M30 8.5C18 8.5 10 16 10 27.5C10 39.5 18 46.5 30 46.5C42 46.5 50 39.5 50 27.5C50 16 42 8.5 30 8.5ZM30 46.5" +
      "C17 46.5 8.5 55 8.5 68.5C8.5 83 17 91.5 30 91.5C43 91.5 51.5 83 51.5 68.5C51.5 55 43 46.5 30 46.5Z",
  ],
  9: [
    60,
    "M20 97C38 76 51.5 54 51.5 35C51.5 18 43 8.5 30 8.5C17 8.5 8.5 18 8.5 33.5C8.5 49 16.5 57.5 28.5 57.5C39 57.5 47 51 51 41",
  ],
  "+": [60, "M30 27V83M2 55H58"],
  "-": [60, "M4 55H56"],
};
const GAP = 7; // between two signs

/** Moves strokes to the right.
 * @param {string} strokes @param {number} by */
function shift(strokes, by) {
  return strokes.replace(/([MLCHVZ])([^MLCHVZ]*)/g, (_, command, rest) => {
    if (command === "V" || command === "Z") return command + rest;
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return (
      command +
      numbers
        .map((/** @type {number} */ value, /** @type {number} */ i) => (command === "H" || i % 2 === 0 ? value + by : value))
        .join(" ")
    );
  });
}

/** @type {Map<string, {width: number, strokes: string}>} */
const figures = new Map();

/** The strokes of a whole number such as 42, +3 or -4.
 * @param {string | number} number */
function figure(number) {
  const text = String(number);
  let found = figures.get(text);
  if (!found) {
    let width = -GAP;
    let strokes = "";
    for (const sign of text) {
      strokes += shift(SIGNS[sign][1], width + GAP);
      width += GAP + SIGNS[sign][0];
    }
    found = { width, strokes };
    figures.set(text, found);
  }
  return found;
}

export const cards = {
  colours: COLOURS,

  /** The colour of a number card (LI-3); null: a bet card has none.
   * @param {string} name @returns {Colour | null} */
  colour: (name) => (name.startsWith("+") ? null : COLOURS[(Number(name) - 1) % 4]),

  /** @param {Colour | string} colour */
  shapeName: (colour) => SHAPES[colour],

  /** A number in strokes.
   * @param {string | number} number */
  numeral(number) {
    const { width, strokes } = figure(number);
    return html`<svg class="num" viewBox="0 0 ${width} 100" aria-hidden="true"><path d=${strokes}></path></svg>`;
  },

  /** Puts another number into a numeral that is already drawn, for a moment: the next drawing does not know of it.
   * @param {Element | null | undefined} numeral @param {number} number */
  renumber(numeral, number) {
    const { width, strokes } = figure(number);
    numeral?.setAttribute("viewBox", `0 0 ${width} 100`);
    numeral?.querySelector("path")?.setAttribute("d", strokes);
  },

  /** @param {Colour | string} colour */
  shape: (colour) =>
    html`<svg class="shape" viewBox="0 0 100 100" aria-hidden="true"><path d=${OUTLINES[SHAPES[colour]]}></path></svg>`,

  /** The classes of a card.
   * @param {string} name */
  classes(name) {
    const colour = cards.colour(name);
    return `card ${colour ? SHAPES[colour] : "bet"} ${name === "100" ? "three" : ""}`;
  },

  /** What is printed on a card; the pips of a bet fill with the numbers laid after it.
   * @param {string} name @param {number} [filled] */
  face(name, filled = 0) {
    const colour = cards.colour(name);
    const stake = Number(name);
    return html`${cards.numeral(name)}<span class="foot" aria-hidden="true">${
      colour
        ? cards.shape(colour)
        : html`<span class="pips p${stake}">${Array.from(
            { length: stake },
            (_, i) => html`<i class=${i < filled ? "on" : ""}></i>`,
          )}</span>`
    }</span>`;
  },

  /** How a card is read: "49, heart".
   * @param {string} name @param {Say} say */
  name(name, say) {
    const colour = cards.colour(name);
    return colour ? say(`card-${SHAPES[colour]}`, { number: name }) : say("card-bet", { stake: Number(name) });
  },

  /** How a card is drawn within a sentence: bold, in its colour, with its shape.
   * @param {string} name @param {Say} say */
  inText(name, say) {
    const colour = cards.colour(name);
    return colour
      ? html`<b class="in-text ${SHAPES[colour]}"><span aria-hidden="true">${name}${cards.shape(colour)}</span><span
        class="said">${cards.name(name, say)}</span></b>`
      : html`<b class="in-text">${cards.name(name, say)}</b>`;
  },

  /** A token: plus on paper, minus on ink.
   * @param {number} worth @param {Say} say */
  token: (worth, say) =>
    html`<span class="token ${worth < 0 ? "minus" : "plus"}"><span class="said">${say("page-token", {
      sign: worth < 0 ? "minus" : "plus",
      stake: Math.abs(worth),
    })}</span>${cards.numeral(worth < 0 ? worth : `+${worth}`)}</span>`,

  /** The arrow of a direction.
   * @param {string | null} direction */
  arrow: (direction) =>
    direction
      ? html`<svg class="ico dir" viewBox="0 0 20 20" aria-hidden="true">${
          direction === "up"
            ? svg`<path d="M2.500 16L16 5M9 4.500H16.500V12"/>`
            : svg`<path d="M2.500 4L16 15M9 15.500H16.500V8"/>`
        }</svg>`
      : nothing,

  /** The first-player token. */
  first: html`<svg class="first" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"/><path
    d="M9 8.500L12.500 6V18"/></svg>`,
};
