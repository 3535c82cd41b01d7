// @ts-check
/** The pictures of the five games on the home page: cards of 50 by 70 with tubes between ports (N1 is the left one on top). A
 * capital letter is a lit tube. */
import { html, svg } from "../../page/vendor/lit-html/lit-html.js";

const TUBES = { B: "#4aa8ff", R: "#ff5a52", G: "#58d66b", Y: "#ffd23f", K: "#f2f0ea" }; // black ones are edged in white
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
 * @param {string} cards each as x,y and its tubes @param {unknown} [more] @param {string} [transform] */
function neon(cards, more = "", transform = "scale(1)") {
  let faces = "";
  /** @type {Record<string, string>} */
  const ways = {};
  for (const one of cards.split("/")) {
    const [place, ...tubes] = one.trim().split(" ");
    const [x, y] = place.split(",").map(Number);
    faces +=
      `M${x + 3.2} ${y + 0.7}h43.600a2.5 2.5 0 0 1 2.5 2.500v63.600a2.5 2.5 0 0 1-2.5 2.500h-43.600` +
      `a2.5 2.5 0 0 1-2.5-2.500v-63.600a2.5 2.5 0 0 1 2.5-2.500z`;
    for (const tube of tubes) ways[tube[0]] = (ways[tube[0]] ?? "") + way(tube.slice(1, 3), tube.slice(3), x, y);
  }
  return html`<svg viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
    <g transform=${transform}><path d=${faces} fill="#191b21" stroke="#3d414b"/>
    ${[..."brgyk"].map((letter) => ways[letter] && tube(letter, ways[letter], false))}
    ${[..."BRGYK"].map((letter) => ways[letter] && tube(letter, ways[letter], true))}</g>${more}</svg>`;
}

/** One colour: its glow over a dark gap where it crosses others, its glass, and a bright core. Black is an unlit tube with
 * clear edges.
 * @param {string} letter @param {string} d @param {boolean} lit */
function tube(letter, d, lit) {
  const colour = TUBES[/** @type {"B"} */ (letter.toUpperCase())];
  if (letter.toUpperCase() === "K")
    return svg`<g opacity=${lit ? 1 : 0.22}><path d=${d} stroke=${colour} stroke-width="5"/><path d=${d} stroke="#0b0c0f"
      stroke-width="2.4"/></g>`;
  if (!lit) return svg`<path d=${d} stroke=${colour} stroke-width="3" opacity=".3"/>`;
  return svg`<path d=${d} stroke="#15171c" stroke-width="8" opacity=".8"/><path d=${d} stroke=${colour} stroke-width="9"
    opacity=".26"/><path d=${d} stroke=${colour} stroke-width="4.2"/>`;
}

export const pictures = {
  line: neon(
    "75,85 BS2W2 GN2E1 YE3W3 KN1S1/75,15 RE2S3 GE3S2 YN3W1 KS1W2/75,155 BN2E1 GE2W2 YN3S3 KN1W3/125,85 BN3W2 GN2S2 YS3W3 KE1W1/" +
      "125,15 BN1W3 RE2W2 GE3S2 KN3W1/25,155 RS1N1 GW2E2 YS3N3 KS2E3/125,155 BS3W2 RN1S1 GN2E3 YN3E1",
  ),
  "long-line": neon(
    "50,50 rE3S3 yN1S1 kS2W3 BN2W2/0,50 rN1W3 gE1W1 kN3E3 BE2S2/0,120 rN3E2 yS1N1 kW1E1 BN2E3/50,120 rS2W1 yS1W2 kN3E2 BW3E3/" +
      "100,120 gN3E2 yN2S2 kN1E1 BE3W3/150,120 gE2W2 yS3W1 kN2S2 BN1W3/" +
      "150,50 rN2E1 yE3S2 kN1W2 BS1W3/100,50 rW2E2 gS1W3 yW1N1 BN2E3",
  ),
  "kidz-line": neon(
    "50,70 RN1S1 GS3W3 YN3W1 KE2W2/0,70 BW2N1 RS1W3 GS3E3 YN3E1/50,0 BW1E1 RS1N1 YS3W2 KW3N2",
    "",
    "translate(22.5 11.5) scale(1.55)",
  ),
  "solo-line": neon(
    "50,85 bN2E2 gS2W3 kS3N3 YW1E1/100,85 bS3N3 gW3E3 kS2E2 YW1E1/150,85 bN3E1 rS2W3 kS3E2 YW1N2/" +
      "150,15 bN2W2 rE3S3 yN1S1 KS2W3/" +
      "100,15 bW1N3 rS2N2 yS1E2 KW3E3/50,15 bS1E2 gS2N2 yN1E1 KW3E3/0,15 rS3N3 gN1E1 kW2E2 YS1E3/0,85 bE1S3 rE3W3 kN2E2 YN1S1/" +
      "0,155 bS3E1 gW2E2 kS2N2 YN1E3/50,155 bS2W1 rS1W2 yN3S3 KE3W3",
  ),
  "head-line": neon(
    "0,158 rN1E2 yN2S2 kE1S3 GE3W3/50,158 rN1E1 yN3E2 kS2W2 GW3E3/100,158 bS3N3 yW1E1 kS2E2 GW3E3/" +
      "150,158 bS1W2 rN2E2 kW1E1 GW3E3/" +
      "0,12 bN2W1 rS2W2 gN1S1 yE2S3/50,12 bE3W3 rN3S3 yN1E2 kE1S2/100,12 bE3S3 rN1W2 gS1W3 yN2S2/150,12 rN3S3 gE2W2 yN1S1 kN2W1",
    svg`<path d="M4 120H62M138 120H196" stroke="#f2f0ea" stroke-width="2" stroke-dasharray="2 4" opacity=".6"/>
    <path transform="translate(81 96) scale(.62 .48)" d="M38 4 9.5 62V71.5H60M44 44V100" stroke="#f2f0ea" stroke-width="15"/>`,
  ),
};
