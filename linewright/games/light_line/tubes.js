// @ts-check
/** Cards as glowing tubes: where a tube runs, which one passes above, where it ends, and how it is read. A card is 100 wide and
 * 140 high. `picture.py` draws the same cards for print. */
import { html, nothing, svg } from "../../page/vendor/lit-html/lit-html.js";

/** @import { Say } from "../../page/table/scene.js" */

/** @typedef {"B" | "R" | "G" | "Y" | "K"} Colour */
/** @typedef {{colour: Colour, from: string, to: string}} Line a tube between two ports: N1 to N3 and S1 to S3 from left to right,
 * E1 to E3 and W1 to W3 from top to bottom */
/** @typedef {{name: string, back: number, lines: Line[]}} Card */
/** @typedef {{from: string, to: string, bead?: number | string, colour?: Colour}} Lit a tube that shines; its bead, and the
 * colour it counts as if that is another */
/** @typedef {[number, number]} Point */
/** @typedef {object} How how a card is drawn
 * @property {boolean} [turned] upside down
 * @property {boolean} [letters] whether its loose ends wear letters
 * @property {boolean} [near] whether it is drawn large: 130 pixels wide or more, with a finer glow
 * @property {Lit[]} [lit] the tubes that shine, as the card lies
 * @property {Iterable<string>} [joined] the ports, as the card lies, where a tube goes on: they wear no cap
 * @property {boolean} [caps] whether loose ends wear caps; they do
 * @property {string} [label] how it is read; without one it is decoration
 * @property {string} [kind] more classes
 * @property {string} [at] its style: where it lies
 * @property {string} [thing] its name for flights
 * @property {string} [from] the thing it comes from, if it was nowhere before
 * @property {Say} [say] the language of the letters */

/** @type {Colour[]} */
export const COLOURS = ["B", "R", "G", "Y", "K"];
/** @type {Record<string, string>} */
const NAMES = { B: "blue", R: "red", G: "green", Y: "yellow", K: "black" };

const WIDTH = 100;
const HEIGHT = 140;
const COLUMNS = [22, 50, 78];
const ROWS = [32, 70, 108];
const BEND = 13; // radius
const CUT = 8.2; // from a crossing to where the tube below ends
const CAP = [9, 4]; // along the edge, and into the card
const LETTER_DEPTH = 8.5; // from the edge to the middle of a letter
const CLEAR = 13.5; // from a crossing to a bead that does not touch it
const APART = 24; // between two beads
const MARGIN = 14; // from the edge to a bead

/** @type {Record<string, string>} */
const ACROSS = { N: "S", E: "W", S: "N", W: "E" };
/** @type {Record<string, Point>} */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** @type {Map<string, Card>} */
const read = new Map();

/** Reads a card as a view writes it: "4 B:E2-S3 R:N3-E1".
 * @param {string} text @param {string} [name] @returns {Card} */
export function readCard(text, name = "") {
  const key = `${name} ${text}`;
  let card = read.get(key);
  if (!card) {
    const [back, ...lines] = text.trim().split(/\s+/);
    card = {
      name,
      back: Number(back),
      lines: lines.map((line) => ({ colour: /** @type {Colour} */ (line[0]), from: line.slice(2, 4), to: line.slice(5, 7) })),
    };
    read.set(key, card);
  }
  return card;
}

/** Where a port comes to lie when its card is turned.
 * @param {string} port */
export const turnPort = (port) => ACROSS[port[0]] + (4 - Number(port[1]));

/** The lines of a card as it lies.
 * @param {Card} card @param {boolean} [turned] @returns {Line[]} */
export const linesOf = (card, turned = false) =>
  turned ? card.lines.map(({ colour, from, to }) => ({ colour, from: turnPort(from), to: turnPort(to) })) : card.lines;

/** What a port touches: the step to the neighbour, and the port there.
 * @param {string} port @returns {{step: Point, port: string}} */
export const beyond = (port) => ({ step: STEPS[port[0]], port: ACROSS[port[0]] + port[1] });

// Where tubes run

const isUpright = (/** @type {string} */ port) => port[0] === "N" || port[0] === "S";
const track = (/** @type {string} */ port) => Number(port[1]) - 1;

/** @param {string} port @returns {Point} */
function endOf(port) {
  if (isUpright(port)) return [COLUMNS[track(port)], port[0] === "N" ? 0 : HEIGHT];
  return [port[0] === "W" ? 0 : WIDTH, ROWS[track(port)]];
}

/** The bends of a tube. One that is neither straight nor bent once, as sets of one's own may have, bends twice.
 * @param {string} from @param {string} to @returns {Point[]} */
function cornersOf(from, to) {
  if (isUpright(from) !== isUpright(to)) {
    const [upright, level] = isUpright(from) ? [from, to] : [to, from];
    return [[COLUMNS[track(upright)], ROWS[track(level)]]];
  }
  if (from[0] !== to[0] && from[1] === to[1]) return [];
  const turn = from[0] !== to[0] ? 1 : from[0] === "N" || from[0] === "W" ? 0 : 2;
  return [from, to].map((port) => (isUpright(port) ? [COLUMNS[track(port)], ROWS[turn]] : [COLUMNS[turn], ROWS[track(port)]]));
}

/** @param {Line} line @returns {Point[]} */
const wayOf = ({ from, to }) => [endOf(from), ...cornersOf(from, to), endOf(to)];

const isBetween = (/** @type {number} */ value, /** @type {number} */ one, /** @type {number} */ two) =>
  Math.min(one, two) < value && value < Math.max(one, two);
const distance = (/** @type {Point} */ one, /** @type {Point} */ two) => Math.hypot(one[0] - two[0], one[1] - two[1]);

/** The legs of a way, each from corner to corner.
 * @param {Point[]} way @returns {[Point, Point][]} */
const legsOf = (way) => way.slice(1).map((point, i) => [way[i], point]);

/** The point where an upright and a level leg cross, if they do.
 * @param {[Point, Point]} leg @param {[Point, Point]} other @returns {Point | null} */
function crossing([a, b], [c, d]) {
  if (a[0] === b[0] && c[1] === d[1] && isBetween(a[0], c[0], d[0]) && isBetween(c[1], a[1], b[1])) return [a[0], c[1]];
  if (a[1] === b[1] && c[0] === d[0] && isBetween(c[0], a[0], b[0]) && isBetween(a[1], c[1], d[1])) return [c[0], a[1]];
  return null;
}

/** Whether a leg passes below at a crossing: upright and level take turns, which weaves a card, turned or not.
 * @param {[Point, Point]} leg @param {Point} at */
function isBelow([a, b], at) {
  const isUprightAbove = (COLUMNS.indexOf(at[0]) + ROWS.indexOf(at[1])) % 2 === 0;
  return (a[0] === b[0]) !== isUprightAbove;
}

/** The point so far from one point towards another.
 * @param {Point} at @param {Point} other @param {number} reach @returns {Point} */
function towards(at, other, reach) {
  const share = reach / distance(at, other);
  return [at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share];
}

/** The crossings of a leg with other tubes, in its direction.
 * @param {[Point, Point]} leg @param {[Point, Point][]} others */
const crossingsOf = (leg, others) =>
  others
    .map((other) => crossing(leg, other))
    .filter((at) => at !== null)
    .sort((one, two) => distance(one, leg[0]) - distance(two, leg[0]));

/** Cuts a way on both sides of every tube that passes above it.
 * @param {Point[]} way @param {[Point, Point][]} others */
function piecesOf(way, others) {
  /** @type {Point[][]} */
  const pieces = [[way[0]]];
  for (const leg of legsOf(way)) {
    for (const at of crossingsOf(leg, others)) {
      if (!isBelow(leg, at)) continue;
      pieces.at(-1)?.push(towards(at, leg[0], CUT));
      pieces.push([towards(at, leg[1], CUT)]);
    }
    pieces.at(-1)?.push(leg[1]);
  }
  return pieces;
}

const number = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);
const pair = (/** @type {Point} */ point) => `${number(point[0])} ${number(point[1])}`;

/** @param {Point[]} points a piece of a tube; every point between its ends is a bend */
function pathOf(points) {
  const bends = points.slice(1, -1).map((at, i) => {
    const begin = towards(at, points[i], BEND);
    return `L${pair(begin)}Q${pair(at)} ${pair(towards(at, points[i + 2], BEND))}`;
  });
  return `M${pair(points[0])}${bends.join("")}L${pair(/** @type {Point} */ (points.at(-1)))}`;
}

/** The point so far along a way.
 * @param {Point[]} way @param {number} reach @returns {Point} */
function pointAlong(way, reach) {
  let rest = reach;
  for (const [a, b] of legsOf(way)) {
    if (rest <= distance(a, b)) return towards(a, b, rest);
    rest -= distance(a, b);
  }
  return way[0];
}

/** Where a bead sits on a tube: as near to its middle as crossings, bends and other beads leave room.
 * @param {Point[]} way @param {[Point, Point][]} others @param {Point[]} beads @returns {Point} */
function beadOf(way, others, beads) {
  const legs = legsOf(way);
  const length = legs.reduce((sum, [a, b]) => sum + distance(a, b), 0);
  const crossed = legs.flatMap((leg) => crossingsOf(leg, others));
  const isFar = (/** @type {Point} */ at, /** @type {Point[]} */ from, /** @type {number} */ far) =>
    from.every((other) => distance(at, other) >= far);
  const spots = Array.from({ length: Math.floor(length - 2 * MARGIN) + 1 }, (_, i) => MARGIN + i)
    .sort((one, two) => Math.abs(one - length / 2) - Math.abs(two - length / 2))
    .map((reach) => pointAlong(way, reach));
  return (
    spots.find((at) => isFar(at, crossed, CLEAR) && isFar(at, way.slice(1, -1), BEND) && isFar(at, beads, APART)) ??
    spots.find((at) => isFar(at, beads, APART)) ??
    spots[0]
  );
}

/** @typedef {Line & {path: string, bead: Point}} Tube */
/** @type {WeakMap<Card, Tube[][]>} for each card as it is and turned */
const bent = new WeakMap();

/** The tubes of a card as it lies, bent and cut.
 * @param {Card} card @param {boolean} [turned] @returns {Tube[]} */
export function tubesOf(card, turned = false) {
  const known = bent.get(card) ?? [];
  const side = Number(turned);
  if (!known[side]) {
    const lines = linesOf(card, turned);
    const ways = lines.map(wayOf);
    /** @type {Point[]} */
    const beads = [];
    known[side] = lines.map((line, i) => {
      const others = ways.filter((_, k) => k !== i).flatMap(legsOf);
      beads.push(beadOf(ways[i], others, beads));
      return { ...line, path: piecesOf(ways[i], others).map(pathOf).join(""), bead: beads[i] };
    });
    bent.set(card, known);
  }
  return known[side];
}

// What is drawn

/** The strokes of a glow, widest first; black is an unlit tube, and glows only where its line is shown.
 * @param {{colour: Colour, shines?: Lit}} tube @param {boolean} near */
function glowsOf({ colour, shines }, near) {
  if (colour === "K" && !shines) return ["h2", "h1"];
  return near ? ["h6", "h5", "h3", "h4", "h2", "h1"] : ["h3", "h2", "h1"];
}
const glassOf = (/** @type {Colour} */ colour) => (colour === "Y" ? ["b", "f", "g"] : ["b", "f"]);

/** The strokes of one tube, or of its glow or glass alone.
 * @param {Tube | {colour: Colour, path: string}} tube @param {string[]} strokes @param {string} kind */
const strokesOf = ({ colour, path }, strokes, kind) =>
  svg`<g class="tube ${colour} ${kind}">${strokes.map((name) => svg`<path class=${name} d=${path}></path>`)}</g>`;

/** @param {string} port @param {Colour} colour */
function cap(port, colour) {
  const [x, y] = endOf(port);
  const [wide, high] = isUpright(port) ? CAP : [CAP[1], CAP[0]];
  const left = isUpright(port) ? x - wide / 2 : Math.min(x, WIDTH - wide);
  const top = isUpright(port) ? Math.min(y, HEIGHT - high) : y - high / 2;
  return svg`<rect class="cap ${colour}" x=${left} y=${top} width=${wide} height=${high} rx="1.2"></rect>`;
}

/** @param {string} port @param {Colour} colour @param {Say} [say] */
function letter(port, colour, say) {
  const [x, y] = endOf(port);
  const [across, down] = STEPS[port[0]];
  const [left, top] = [x - across * LETTER_DEPTH, y - down * LETTER_DEPTH];
  return svg`<g class="letter ${colour}"><circle cx=${left} cy=${top} r="6.4"></circle><text
    x=${left} y=${top + 3.3}>${say ? say(`letter-${NAMES[colour]}`) : colour}</text></g>`;
}

/** @param {Point} at @param {Colour} colour @param {number | string} text */
const bead = ([x, y], colour, text) =>
  svg`<g class="bead ${colour}" .style=${`--i:${Number(text) || 0}`}><circle
     cx=${number(x)} cy=${number(y)} r="8.6"></circle><text
    x=${number(x)} y=${number(y + 4.1)}>${text}</text></g>`;

/** Whether a tube is the one that runs between two ports.
 * @param {{from: string, to: string}} tube @param {{from: string, to: string}} other */
const isSame = (tube, other) =>
  (tube.from === other.from && tube.to === other.to) || (tube.from === other.to && tube.to === other.from);

/** Draws the front of a card.
 * @param {Card} card @param {How} [how] */
export function drawCard(card, how = {}) {
  const { turned = false, letters = false, near = false, lit = [], joined = [], caps = true, label = "", kind = "", say } = how;
  const tubes = tubesOf(card, turned).map((tube) => ({ ...tube, shines: lit.find((one) => isSame(tube, one)) }));
  const isJoined = new Set(joined);
  const nearness = near ? "near" : "";
  const classOf = (/** @type {{shines?: Lit}} */ { shines }) => `${shines ? "lit" : ""} ${nearness}`;
  const ends = tubes.flatMap(({ colour, from, to }) =>
    [from, to].filter((port) => !isJoined.has(port)).map((port) => ({ port, colour })),
  );
  return html`<svg class="card ${kind}" viewBox="0 0 100 140" role=${label ? "img" : nothing} aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"} .style=${how.at ?? ""}
    data-thing=${how.thing || nothing} data-from=${how.from || nothing}>
    <rect class="face" x=".5" y=".5" width="99" height="139" rx="4"></rect>
    ${tubes.map((tube) => strokesOf(tube, glowsOf(tube, near), classOf(tube)))}
    ${tubes.map((tube) => strokesOf(tube, glassOf(tube.colour), classOf(tube)))}
    ${caps && !letters ? ends.map(({ port, colour }) => cap(port, colour)) : nothing}
    ${letters ? ends.map(({ port, colour }) => letter(port, colour, say)) : nothing}
    ${tubes.map(({ shines, colour, bead: at }) =>
      shines?.bead === undefined ? nothing : bead(at, shines.colour ?? colour, shines.bead),
    )}</svg>`;
}

const STUB = 20; // how far a loose end reaches into the next cell
const ARROW = [34, 28, 6]; // from the edge to the tip of its arrow, to the arrow's ends, and from the tube to those

/** A point behind a port: so far into the card, and so far aside.
 * @param {string} port @param {number} far @param {number} [aside] */
function insideOf(port, far, aside = 0) {
  const [x, y] = endOf(port);
  const [across, down] = STEPS[port[0]];
  return `${x - across * far + down * aside} ${y - down * far + across * aside}`;
}

/** The first piece of a tube behind a port, shining.
 * @param {Colour} colour @param {string} port @param {number} far how much of it */
export const stubOf = (colour, port, far) =>
  strokesOf({ colour, path: `M${insideOf(port, 0)}L${insideOf(port, far)}` }, ["h3", "h2", "h1", ...glassOf(colour)], "lit");

/** Where a line could go on: a stub of its tube in the next cell, and an arrow.
 * @param {Colour} colour @param {string} port of the next cell, by which the line would enter it */
export function drawStub(colour, port) {
  const [tip, ends, wide] = ARROW;
  const inside = (/** @type {number} */ far, /** @type {number} */ aside) => insideOf(port, far, aside);
  return html`<svg class="stub" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="place" x="5" y="5" width="90" height="130" rx="4"></rect>
    ${stubOf(colour, port, STUB)}
    <path class="arrow" d="M${inside(ends, wide)}L${inside(tip, 0)}L${inside(ends, -wide)}"></path></svg>`;
}

/** A straight piece of tube, for lists and legends.
 * @param {Colour} colour @param {{wide?: number, lit?: boolean}} [how] in the measure of a card */
export const swatch = (colour, { wide = 46, lit = false } = {}) =>
  html`<svg class="swatch ${colour}" viewBox="0 0 ${wide} 14" aria-hidden="true">${strokesOf(
    { colour, path: `M0 7H${wide}` },
    lit ? ["h1", ...glassOf(colour)] : glassOf(colour),
    "",
  )}</svg>`;

/** The name of a colour.
 * @param {string} colour a letter @param {Say} say */
export const colourName = (colour, say) => say(`colour-${NAMES[colour]}`);

/** How a card is read: "Card 17, turned: blue E2 to S3, red N3 to E1".
 * @param {Card} card @param {boolean} turned as it lies @param {Say} say */
export function describeCard(card, turned, say) {
  const lines = linesOf(card, turned).map(({ colour, from, to }) =>
    say("neon-tube", { colour: colourName(colour, say), from, to }),
  );
  return say(turned ? "neon-card-turned" : "neon-card", { card: card.name, lines: lines.join(", ") });
}
