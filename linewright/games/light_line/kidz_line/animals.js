// @ts-check
/** The animals of the seats: faces that a child tells apart by their outline, drawn in one colour. */
import { html, svg } from "../../../page/vendor/lit-html/lit-html.js";

/** @import { Say } from "../../../page/table/scene.js" */

/** @param {number} left @param {number} right @param {number} down @param {number} [size] */
const eyes = (left, right, down, size = 6) =>
  [left, right].map((across) => svg`<circle class="eye" cx=${across} cy=${down} r=${size}></circle>`);
/** @param {number} left @param {number} right @param {number} down @param {number} size */
const pupils = (left, right, down, size) =>
  [left, right].map((across) => svg`<circle class="fur" cx=${across} cy=${down} r=${size}></circle>`);
const smile = (/** @type {string} */ path) => svg`<path class="smile" d=${path}></path>`;

/** For each animal its name in the words, and what it looks like in a space of 100 by 96. */
const ANIMALS = /** @type {const} */ ([
  [
    "cat",
    svg`<path class="fur"
        d="M14 44 18 10 38 22Q50 18 62 22L82 10 86 44Q90 58 82 70 70 88 50 88 30 88 18 70 10 58 14 44Z"></path>
      ${eyes(34, 66, 48)}<path class="eye" d="M44 60H56L50 67Z"></path>${smile("M38 71Q44 78 50 71 56 78 62 71")}
      <path class="whisker" d="M6 60 22 64M6 74 22 71M94 60 78 64M94 74 78 71"></path>`,
  ],
  [
    "owl",
    svg`<path class="fur" d="M14 14Q30 26 50 24 70 26 86 14 92 40 88 60 84 90 50 90 16 90 12 60 8 40 14 14Z"></path>
      ${eyes(33, 67, 46, 15)}${pupils(33, 67, 46, 6)}
      <path class="eye" d="M43 59H57L50 73Z"></path>${smile("M30 77Q36 83 42 77M58 77Q64 83 70 77")}`,
  ],
  [
    "fish",
    svg`<path class="fur" d="M6 50Q26 16 56 22 70 26 78 42L96 22Q92 50 96 78L78 58Q70 76 56 80 26 84 6 50Z"></path>
      <circle class="eye" cx="30" cy="43" r="6"></circle><path class="line" d="M52 33Q60 50 52 67"></path>
      ${smile("M14 58Q24 64 34 58")}`,
  ],
  [
    "rabbit",
    svg`<path class="fur"
        d="M30 40Q18 4 28 3 42 4 45 35H55Q58 4 72 3 82 4 70 40 84 50 82 66 78 91 50 91 22 91 18 66 16 50 30 40Z"></path>
      <path class="line" d="M31 12Q36 22 37 32M69 12Q64 22 63 32"></path>${eyes(37, 63, 57)}
      <ellipse class="eye" cx="50" cy="68" rx="6" ry="4"></ellipse>${smile("M39 74Q44 81 50 75 56 81 61 74")}`,
  ],
  [
    "bear",
    svg`<circle class="fur" cx="21" cy="25" r="16"></circle><circle class="fur" cx="79" cy="25" r="16"></circle>
      <ellipse class="fur" cx="50" cy="53" rx="40" ry="37"></ellipse>${eyes(34, 66, 43)}
      <ellipse class="eye" cx="50" cy="66" rx="18" ry="14"></ellipse>
      <ellipse class="fur" cx="50" cy="59" rx="7" ry="5"></ellipse>
      <path class="mouth" d="M50 64V69M41 71Q46 76 50 71 54 76 59 71"></path>`,
  ],
  [
    "frog",
    svg`<path class="fur"
        d="M12 30Q10 10 28 10 40 10 43 22H57Q60 10 72 10 90 10 88 30 97 44 94 58 90 86 50 86 10 86 6 58 3 44 12 30Z"></path>
      ${eyes(28, 72, 28, 11)}${pupils(28, 72, 28, 5)}
      <path class="line wide" d="M20 56Q50 78 80 56"></path>`,
  ],
  [
    "elephant",
    svg`<path class="fur"
        d="M30 20Q4 12 3 38 4 60 26 58 28 66 36 70 36 92 54 92 66 92 66 80H57Q57 84 53 83 48 82 50 71
        70 70 74 58 96 60 97 38 96 12 70 20 60 10 50 10 40 10 30 20Z"></path>
      ${eyes(38, 62, 40)}<path class="line" d="M26 28Q22 38 28 48M74 28Q78 38 72 48M37 60Q42 63 48 61"></path>`,
  ],
  [
    "hedgehog",
    svg`<path class="fur"
        d="M6 66 10 54 4 44 16 40 14 26 27 28 31 14 42 22 52 10 59 23 72 16
        74 30 87 29 84 42 96 48 88 57 95 68 84 70Q88 88 50 88 24 88 6 66Z"></path>
      <path class="eye soft" d="M8 66Q28 42 46 56 58 66 50 87 24 87 8 66Z"></path>
      <circle class="fur" cx="8" cy="66" r="6"></circle><circle class="fur" cx="30" cy="63" r="5"></circle>
      <path class="mouth" d="M20 75Q28 80 36 75"></path>`,
  ],
]);

export const animals = {
  count: ANIMALS.length,

  /** Draws the animal of a seat.
   * @param {number} seat */
  draw: (seat) => html`<svg class="animal" viewBox="0 0 100 96" aria-hidden="true">${ANIMALS[seat % ANIMALS.length][1]}</svg>`,

  /** Names the animal of a seat.
   * @param {number} seat @param {Say} say */
  name: (seat, say) => say(`kidz-${ANIMALS[seat % ANIMALS.length][0]}`),
};
