// @ts-check
/** The LINE table: seats, the endless board, and one's own card with what it would score. It shows what the server says and knows
 * no rule. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack } from "../backs.js";
import { at, board, hasLetters, sign, TURN_SIGN, toggleLetters } from "../board.js";
import { swatch } from "../tubes.js";
import { keys } from "./keys.js";
import { motion } from "./motion.js";
import { own } from "./own.js";
import { seats } from "./seats.js";
import { trying } from "./trying.js";

/** @import { Say } from "../../../page/table/scene.js" */
/** @import { At } from "../camera.js" */
/** @import { Extended, Placement, Scene } from "./scene.d.ts" */

/** @type {typeof import("./ending.js").ending | null} the end, which is loaded when there is one */
let ending = null;

/** What stands in a place: the points of the better way, a tick for each line it extends, and that the card has to turn for it.
 * @param {Placement} way @param {boolean} turns */
const worth = ({ points, lines }, turns) =>
  html`<span aria-hidden="true">${points}</span><span class="ticks" aria-hidden="true">${lines.map((line) =>
    swatch(line.colour, { wide: 22 }),
  )}</span>${turns ? html`<span class="turns" aria-hidden="true">${sign(TURN_SIGN)}</span>` : nothing}`;

/** Where there is room beside a card: right, left, above or below; null: nowhere.
 * @param {Scene} scene @param {At} place */
function roomBeside(scene, { column, row }) {
  const sides = /** @type {[number, number, string][]} */ ([
    [1, 0, "right"],
    [-1, 0, "left"],
    [0, -1, "above"],
    [0, 1, "below"],
  ]);
  const taken = [...scene.view.table, ...trying.placesOf(scene)];
  const found = sides.find(([right, down]) => !taken.some((one) => one.column === column + right && one.row === row + down));
  return found ? { column: column + found[0], row: row + found[1], side: found[2] } : null;
}

/** The points of a placement, beside the card if there is room.
 * @param {Scene} scene @param {At} place @param {Extended[]} lines */
function tag(scene, place, lines) {
  const room = roomBeside(scene, place);
  if (!room) return nothing;
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return html`<div class="tag ${room.side}" .style=${at(room.column, room.row)} aria-hidden="true"><b>${points}</b><span
    >${lines.map((line) => html`<i>${swatch(line.colour, { wide: 34 })} ${line.points}</i>`)}</span></div>`;
}

/** @param {Scene} scene */
function cellsOf(scene) {
  const tried = trying.tried(scene);
  const places = trying.placesOf(scene);
  const stop = scene.chosen ? places.findIndex((place) => trying.isChosen(scene, place)) : 0;
  const hinted = scene.hint?.text.startsWith("place") ? trying.readPlacement(scene.hint.text) : null;
  return places.map((place, i) => {
    const way = trying.wayTo(scene, place);
    const isTried = tried?.column === place.column && tried.row === place.row;
    const isHinted = hinted?.column === place.column && hinted.row === place.row;
    return {
      column: place.column,
      row: place.row,
      label: trying.label(scene, place),
      content: isTried ? nothing : worth(way, way.turned !== trying.isHeldTurned(scene)),
      kind: `${isTried ? "is-tried" : ""} ${isHinted ? "hinted" : ""}`,
      isStop: i === Math.max(0, stop),
      isPressed: trying.isChosen(scene, place),
      press: () => trying.press(scene, place),
      look: () => trying.point(scene, place),
      leave: () => trying.point(scene, null),
      reach: () => trying.choose(scene, place),
    };
  });
}

/** @param {Scene} scene */
function drawBoard(scene) {
  const { memory, say, view } = scene;
  const tried = trying.tried(scene);
  const last = view.table.length > 1 ? (view.table.at(-1) ?? null) : null;
  const isStep = scene.mode === "replay" && scene.last.at(-1)?.text.startsWith("place");
  const shines = !tried && last !== null && (isStep || memory.shines === view.table.length);
  const extended = /** @type {Extended[]} */ (/** @type {unknown} */ (view.extended));
  const lines = tried ? tried.lines : shines ? extended : [];
  const cells = cellsOf(scene);
  const preview = tried && view.hand ? { card: view.hand, column: tried.column, row: tried.row, turned: tried.turned } : null;
  const label = cells.length ? "line-board-places" : "line-board";
  return board(scene, {
    label: say(label, { cards: view.table.length, places: cells.length }),
    cards: view.table,
    texts: view.cards,
    cells,
    preview,
    lines,
    last,
    lastLabel: say("laid-last"),
    thing: (placed) => (placed === preview || placed === last ? `card-${placed.card}` : ""),
    from: `seat-${scene.history.findLast((move) => move.text.startsWith("place"))?.seat}`,
    extra: tried ? tag(scene, tried, lines) : shines ? tag(scene, last, lines) : nothing,
    overlay: course(scene),
    isStill: scene.place === "room", // nobody stands at a big screen to move it
    tools: html`<button type="button" class="btn small letters" aria-pressed=${hasLetters()} aria-keyshortcuts="l"
      title=${say("board-letters")} @click=${toggleLetters}><span>${say("board-letters")}</span> <kbd
        aria-hidden="true">L</kbd></button>`,
  });
}

/** How many cards are left to be paid and drawn; in the last round, when it ends.
 * @param {Scene} scene */
function course(scene) {
  const { say, view } = scene;
  const left = Object.values(view.piles).reduce((sum, count) => sum + count, 0);
  if (!view.ending || view.phase === "over") return html`<p class="course">${say("line-left", { count: left })}</p>`;
  const seat = (view.starter + view.seats.length - 1) % view.seats.length; // sits before whoever began (LL-39)
  const { you, name } = scene.players[seat];
  return html`<p class="course ending-soon"><b>${say("line-last-round")}</b> ${say("line-last-round-until", {
    you: you ? "yes" : "no",
    who: name,
  })} ${rule("LL-39", scene.game.name)}</p>`;
}

/** @param {Scene} scene */
function draw(scene) {
  motion.prepare(scene);
  return html`<div class="line-table ${trying.isPressable(scene) ? "" : "watched"}">
    <h1 class="said">${scene.game.title}</h1>
    <div class="left-rail">${seats(scene)}${scene.parts.side ?? nothing}</div>
    ${drawBoard(scene)}
    <div class="notice-place">${scene.parts.notice ?? nothing}</div>
    ${own(scene)}
  </div>`;
}

/** The table on a big screen: seats, all cards, and the piles; nothing to press.
 * @param {Scene} scene */
function shared(scene) {
  motion.prepare(scene);
  return html`<div class="line-table watched shared"><h1 class="said">${scene.game.title}</h1>
    <div class="left-rail">${seats(scene)}</div>${drawBoard(scene)}${own(scene)}</div>`;
}

/** One's own side on a phone: the card, the piles, and the places for the card while one is being looked for.
 * @param {Scene} scene */
function hand(scene) {
  motion.prepare(scene);
  const isPlacing = trying.placesOf(scene).length > 0;
  const places = isPlacing ? drawBoard(scene) : nothing;
  return html`<div class="line-table on-phone ${isPlacing ? "placing" : ""}">${places}${own(scene)}</div>`;
}

/** Writes a move in words: "your card at column 2, row -1, turned".
 * @param {string} text @param {Scene} scene */
function describe(text, scene) {
  const { say } = scene;
  const [verb, what] = text.split(" ");
  if (verb === "place") {
    const { column, row, turned } = trying.readPlacement(text);
    return say(turned ? "line-move-place-turned" : "line-move-place", { column, row });
  }
  if (verb === "take") return what === "none" ? say("offer-take-none") : say("offer-take", { numbers: what.replace("+", " + ") });
  return verb === "draw" ? say("line-move-draw", { number: what }) : say("line-move-under");
}

/** Number cards within a sentence.
 * @param {string} numbers "2+3" */
const drawNumbers = (numbers) =>
  html`<span class="in-text"><span class="said">${numbers.replace("+", " + ")}</span>${numbers
    .split("+")
    .map((number) => drawBack(Number(number), { mini: true }))}</span>`;

export const table = {
  draw,
  shared,
  hand,
  key: keys,
  happened: motion.show,
  end: (/** @type {Scene} */ scene) => ending?.(scene),
  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },
  written: describe,
  endsTurn: (/** @type {string} */ text) => text.startsWith("take "),
  spoken: { numbers: (/** @type {string} */ numbers) => numbers.replace("+", " + ") },
  drawn: {
    numbers: (/** @type {string} */ numbers) => (numbers ? drawNumbers(numbers) : ""),
    card: (/** @type {string} */ card, /** @type {Say} */ _say) => html`<b>${card}</b>`,
  },
};
