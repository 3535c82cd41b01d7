// @ts-check
/** A picture of every game, drawn in lines. They need no answer of the server and say nothing: words stand beside them. */
import { html, svg } from "../vendor/lit-html/lit-html.js";

// Line-it: four cards of a rising line. Digits are 60 by 100, strokes of 17; shapes are 100 by 100.

/** @type {Record<string, string>} */
const DIGITS = {
  1: "M4 27 25 8.5H27V100",
  2: "M8.5 33C8.5 18 17 8.5 30 8.5S51.5 18 51.5 30C51.5 40 47 47 39 56L11 88V91.5H56",
  3: "M9 23C13 13 20 8.5 29 8.5C42 8.5 50 16.5 50 28C50 40 42 47 28 47C43 47 51.5 55 51.5 68.5C51.5 83 43 91.5 29.5 91.5C18 91.5 10 86 7 75",
  6: "M40 3C22 24 8.5 46 8.5 65C8.5 82 17 91.5 30 91.5S51.5 82 51.5 66.5 43.5 42.5 31.5 42.5C21 42.5 13 49 9 59",
  7: "M3 8.5H49.5V15L20 100",
  8: "M30 8.5C18 8.5 10 16 10 27.5S18 46.5 30 46.5 50 39.5 50 27.5 42 8.5 30 8.5ZM30 46.5C17 46.5 8.5 55 8.5 68.5S17 91.5 30 91.5 51.5 83 51.5 68.5 43 46.5 30 46.5Z",
  9: "M20 97C38 76 51.5 54 51.5 35C51.5 18 43 8.5 30 8.5S8.5 18 8.5 33.5 16.5 57.5 28.5 57.5C39 57.5 47 51 51 41",
};
const SHAPES = {
  heart: "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C38 8 46 13 50 22C54 13 62 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z",
  diamond: "M50 3 89 50 50 97 11 50Z",
  leaf: "M12 92C8 46 30 10 90 8C94 66 66 92 30 82L70 36 22 78Z",
  star: "M50 4 63 36 97 38.5 71 61 79.5 95 50 76.5 20.5 95 29 61 3 38.5 37 36Z",
  spade:
    "M50 5C58 25 92 42 92 66C92 80 82 88 71 88C64 88 58 85 54 79C55 88 58 93 64 97H36C42 93 45 88 46 79C42 85 36 88 29 88C18 88 8 80 8 66C8 42 42 25 50 5Z",
  club: "M50 4A21 21 0 0 1 64 41A21 21 0 1 1 54 75C55 86 58 92 65 97H35C42 92 45 86 46 75A21 21 0 1 1 36 41A21 21 0 0 1 50 4Z",
};

/** A number card, 105 wide; the foot is drawn with square upper and round lower corners.
 * @param {string} number @param {"heart" | "diamond" | "leaf" | "star"} shape @param {number} x @param {number} y */
function card(number, shape, x, y) {
  const left = number[0] === "1" ? 18.5 : 11.5; // a one is narrower
  const second = number[0] === "1" ? 49 : 67;
  return svg`<g transform="translate(${x} ${y})">
    <rect x=".5" y="1.5" width="104" height="146" rx="7" fill="var(--stock-edge)"/>
    <rect x=".5" y=".5" width="104" height="146" rx="7" fill="var(--stock)" stroke="var(--stock-edge)"/>
    <path d="M0 95.500H105V140a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill="var(--${shape})"/>
    <path transform="translate(35 104) scale(.35)" d=${SHAPES[shape]} fill="var(--${shape}-ink)"/>
    <g transform="translate(${left} 15.5) scale(.65)" fill="none" stroke="var(--stock-ink)" stroke-width="17">
      <path d=${DIGITS[number[0]]}/><path transform="translate(${second} 0)" d=${DIGITS[number[1]]}/>
    </g></g>`;
}

const lineIt = html`<svg viewBox="0 0 514 292" aria-hidden="true">
  ${card("17", "heart", 35.5, 99)}${card("38", "diamond", 148.5, 81)}${card("63", "leaf", 261.5, 63)}${card("92", "star", 374.5, 45)}</svg>`;

// Sequence: the corner of the board with five in a row. Squares are 62 by 46.

const BOARD = [
  "** 2S 3S 4S 5S 6S 7S 8S",
  "6C 5C 4C 3C 2C AH KH QH",
  "7C AS 2D 3D 4D 5D 6D 7D",
  "8C KS 6C 5C 4C 3C 2C 8D",
  "9C QS 7C 6H 5H 4H AH 9D",
  "TC TS 8C 7H 2H 3H KH TD",
  "QC 9S 9C 8H 9H TH QH QD",
].map((row) => row.split(" "));
const SUITS = { S: SHAPES.spade, C: SHAPES.club, H: SHAPES.heart, D: SHAPES.diamond };
const BLUE = "15 24 33 42 51 54".split(" "); // row and column of markers
const RED = "12 13 21 34 55".split(" ");

/** Draws what is on the squares of one colour of ink.
 * @param {string} suits */
const prints = (suits) =>
  BOARD.flatMap((row, y) =>
    row.map((name, x) => {
      if (!suits.includes(name[1])) return "";
      const shape = SUITS[/** @type {"S"} */ (name[1])];
      return svg`<text x=${x * 62 + 9} y=${y * 46 + 30}>${name[0] === "T" ? "10" : name[0]}</text><path transform="translate(${x * 62 + 36} ${y * 46 + 14}) scale(.17)" d=${shape}/>`;
    }),
  );

/** @param {string[]} places @param {string} colour @param {(x: number, y: number) => any} sign */
const markers = (places, colour, sign) =>
  places.map((place) => {
    const x = Number(place[1]) * 62 + 31,
      y = Number(place[0]) * 46 + 23;
    return svg`<circle cx=${x} cy=${y} r="17.5" fill=${colour}/><circle cx=${x} cy=${y} r="12.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>${sign(x, y)}`;
  });

const SQUARES = BOARD.flatMap((row, y) =>
  row.map(
    (_, x) =>
      `M${x * 62 + 4.5} ${y * 46 + 2}h53a2.5 2.5 0 0 1 2.5 2.500v37a2.5 2.5 0 0 1-2.5 2.500h-53a2.5 2.5 0 0 1-2.5-2.500v-37a2.5 2.5 0 0 1 2.5-2.500z`,
  ),
).join("");

const sequence = html`<svg viewBox="-12 -10 399.5 303.6" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
  <path d="M-12-10H600V400H-12z" fill="var(--felt)"/>
  <path d=${SQUARES} fill="light-dark(#fbf6ea, #d5cdbd)"/>
  <circle cx="31" cy="23" r="12" fill="none" stroke="var(--felt)" stroke-width="4"/>
  <g font-family="var(--font-title)" font-weight="700" font-size="20" fill="#1e1b17">${prints("SC")}<g fill="light-dark(#b3261e, #9c1c16)">${prints("HD")}</g></g>
  ${markers(BLUE, "#1f4fa6", (x, y) => svg`<circle cx=${x} cy=${y} r="5" fill="#fff"/>`)}
  ${markers(RED, "#c22f2c", (x, y) => svg`<path d="M${x - 4.5} ${y - 4.5}h9v9h-9z" fill="#fff"/>`)}
  <path d="M93 253 341 69" stroke="#f0b400" stroke-width="5" stroke-linecap="round"/></svg>`;

// LIGHT LINE!: cards of 50 by 70 with tubes between ports (N1 is the left one on top). A capital letter is a lit tube.

const TUBES = { B: "blue", R: "red", G: "green", Y: "yellow", K: "black" };
const BEND = 4;

/** Where a port is, and which way its track runs.
 * @param {string} port */
function at(port) {
  const track = Number(port[1]);
  const upright = port[0] === "N" || port[0] === "S";
  return {
    upright,
    x: upright ? track * 12.5 : port[0] === "E" ? 50 : 0,
    y: upright ? (port[0] === "S" ? 70 : 0) : track * 17.5,
  };
}

/** The way of a tube: straight, or with one bend where its two tracks meet.
 * @param {string} from @param {string} to @param {number} left @param {number} top */
function way(from, to, left, top) {
  const [a, b] = at(from).upright ? [at(from), at(to)] : [at(to), at(from)];
  const start = `M${left + a.x} ${top + a.y}`;
  if (a.upright === b.upright) return `${start}L${left + b.x} ${top + b.y}`;
  const down = a.y ? -BEND : BEND,
    right = b.x ? BEND : -BEND;
  return `${start}V${top + b.y - down}q0 ${down} ${right} ${down}H${left + b.x}`;
}

/** Draws cards: one path for each colour and light, so that a picture is a handful of paths.
 * @param {string} cards each as x,y and its tubes @param {any} [more] @param {string} [transform] */
function neon(cards, more = "", transform = "scale(1)") {
  let faces = "";
  /** @type {Record<string, string>} */
  const ways = {};
  for (const one of cards.split("/")) {
    const [place, ...tubes] = one.trim().split(" ");
    const [x, y] = place.split(",").map(Number);
    faces += `M${x + 3.2} ${y + 0.7}h43.600a2.5 2.5 0 0 1 2.5 2.500v63.600a2.5 2.5 0 0 1-2.5 2.500h-43.600a2.5 2.5 0 0 1-2.5-2.500v-63.600a2.5 2.5 0 0 1 2.5-2.500z`;
    for (const tube of tubes) ways[tube[0]] = (ways[tube[0]] ?? "") + way(tube.slice(1, 3), tube.slice(3), x, y);
  }
  return html`<svg viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
    <g transform=${transform}><path d=${faces} fill="#191b21" stroke="#3d414b"/>
    ${[..."brgyk"].map((letter) => ways[letter] && tube(letter, ways[letter], false))}
    ${[..."BRGYK"].map((letter) => ways[letter] && tube(letter, ways[letter], true))}</g>${more}</svg>`;
}

/** One colour: its glow over a dark gap where it crosses others, its glass, and a bright core. Black is an unlit tube with clear edges.
 * @param {string} letter @param {string} d @param {boolean} lit */
function tube(letter, d, lit) {
  const colour = `var(--tube-${TUBES[/** @type {"B"} */ (letter.toUpperCase())]})`;
  if (letter.toUpperCase() === "K")
    return svg`<g opacity=${lit ? 1 : 0.22}><path d=${d} stroke=${colour} stroke-width="5"/><path d=${d} stroke="#0b0c0f" stroke-width="2.4"/></g>`;
  if (!lit) return svg`<path d=${d} stroke=${colour} stroke-width="3" opacity=".3"/>`;
  return svg`<path d=${d} stroke="#15171c" stroke-width="8" opacity=".8"/><path d=${d} stroke=${colour} stroke-width="9" opacity=".26"/><path d=${d} stroke=${colour} stroke-width="4.2"/>`;
}

const line = neon(
  "75,85 BS2W2 GN2E1 YE3W3 KN1S1/75,15 RE2S3 GE3S2 YN3W1 KS1W2/75,155 BN2E1 GE2W2 YN3S3 KN1W3/125,85 BN3W2 GN2S2 YS3W3 KE1W1/" +
    "125,15 BN1W3 RE2W2 GE3S2 KN3W1/25,155 RS1N1 GW2E2 YS3N3 KS2E3/125,155 BS3W2 RN1S1 GN2E3 YN3E1",
);
const longLine = neon(
  "50,50 rE3S3 yN1S1 kS2W3 BN2W2/0,50 rN1W3 gE1W1 kN3E3 BE2S2/0,120 rN3E2 yS1N1 kW1E1 BN2E3/50,120 rS2W1 yS1W2 kN3E2 BW3E3/" +
    "100,120 gN3E2 yN2S2 kN1E1 BE3W3/150,120 gE2W2 yS3W1 kN2S2 BN1W3/150,50 rN2E1 yE3S2 kN1W2 BS1W3/100,50 rW2E2 gS1W3 yW1N1 BN2E3",
);
const kidzLine = neon(
  "50,70 RN1S1 GS3W3 YN3W1 KE2W2/0,70 BW2N1 RS1W3 GS3E3 YN3E1/50,0 BW1E1 RS1N1 YS3W2 KW3N2",
  "",
  "translate(22.5 11.5) scale(1.55)",
);
const soloLine = neon(
  "50,85 bN2E2 gS2W3 kS3N3 YW1E1/100,85 bS3N3 gW3E3 kS2E2 YW1E1/150,85 bN3E1 rS2W3 kS3E2 YW1N2/150,15 bN2W2 rE3S3 yN1S1 KS2W3/" +
    "100,15 bW1N3 rS2N2 yS1E2 KW3E3/50,15 bS1E2 gS2N2 yN1E1 KW3E3/0,15 rS3N3 gN1E1 kW2E2 YS1E3/0,85 bE1S3 rE3W3 kN2E2 YN1S1/" +
    "0,155 bS3E1 gW2E2 kS2N2 YN1E3/50,155 bS2W1 rS1W2 yN3S3 KE3W3",
);
const headLine = neon(
  "0,158 rN1E2 yN2S2 kE1S3 GE3W3/50,158 rN1E1 yN3E2 kS2W2 GW3E3/100,158 bS3N3 yW1E1 kS2E2 GW3E3/150,158 bS1W2 rN2E2 kW1E1 GW3E3/" +
    "0,12 bN2W1 rS2W2 gN1S1 yE2S3/50,12 bE3W3 rN3S3 yN1E2 kE1S2/100,12 bE3S3 rN1W2 gS1W3 yN2S2/150,12 rN3S3 gE2W2 yN1S1 kN2W1",
  svg`<path d="M4 120H62M138 120H196" stroke="#f2f0ea" stroke-width="2" stroke-dasharray="2 4" opacity=".6"/>
    <path transform="translate(81 96) scale(.62 .48)" d="M38 4 9.5 62V71.5H60M44 44V100" stroke="#f2f0ea" stroke-width="15"/>`,
);

/** By the name of the game, in the order of the page.
 * @type {Record<string, any>} */
export const pictures = {
  "line-it": lineIt,
  sequence,
  line,
  "long-line": longLine,
  "kidz-line": kidzLine,
  "solo-line": soloLine,
  "head-line": headLine,
};
