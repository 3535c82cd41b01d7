// @ts-check
/** The KIDZ LINE table: animals, one large card, and places to put it. Nothing has to be read; all of it can be heard. */
import { words } from "../../../page/kit/words.js";
import { html, nothing, svg } from "../../../page/vendor/lit-html/lit-html.js";
import { at, board, boardKey, cellUnder, showCell } from "../board.js";
import { layout } from "../layout.js";
import { colourName, drawCard, readCard, stubOf } from "../tubes.js";
import { friends } from "./friends.js";
import { gentle } from "./gentle.js";
import { hand } from "./hand.js";
import { places } from "./places.js";
import { way } from "./way.js";

/** @import { Move } from "../../../page/table/scene.js" */
/** @import { Cell, ShownLine } from "../board.js" */
/** @import { At } from "../camera.js" */
/** @import { Chosen, Place, Scene } from "./scene.d.ts" */
/** @import { End } from "./places.js" */

const STUB = 26; // how much of a line is seen in a place where it would go on
const SHINE_MS = 1500; // in which the lines shine that a card has just gone on with

/** @type {typeof import("./ending.js").ending | null} the end in words, which is loaded when there is one */
let ending = null;

/** Whether all is played, or somebody has given up.
 * @param {Scene} scene */
const isOver = ({ view, table }) => view.phase === "over" || table.status === "over";

/** The inside of a place: a frame that breathes, and the lines that look into it.
 * @param {End[]} ends */
const hole = (ends) => svg`<svg viewBox="0 0 100 140" aria-hidden="true"><rect class="hole" x="6" y="6" width="88" height="128"
  rx="8"></rect>${ends.map(({ colour, port }) => stubOf(colour, port, STUB))}</svg>`;

/** How a place is read.
 * @param {Scene} scene @param {At} cell @param {Place | undefined} place where the card goes and that may be told */
function label({ say }, { column, row }, place) {
  const colours = place && words.list([...new Set(place.lines.map(({ colour }) => colourName(colour, say)))]);
  return place ? say("kidz-cell-fits", { column, row, colours }) : say("kidz-cell", { column, row });
}

/** The places that can be reached: those where the card goes, as it is held, which breathe; or, where a child may overlook them,
 * all that are free beside cards.
 * @param {Scene} scene @param {Chosen} held @returns {Cell[]} */
function cellsOf(scene, held) {
  const shown = places.shown(scene, held.turned);
  const others = places.areShown(scene) ? [] : layout.beside(scene.view.table);
  const cells = [...shown, ...others.filter((cell) => !shown.some((one) => layout.isSame(one, cell)))];
  return cells.map(({ column, row }, i) => {
    const place = shown[i];
    const isHere = held.at !== null && layout.isSame(held.at, { column, row });
    return {
      column,
      row,
      label: label(scene, { column, row }, place),
      content: place && !isHere ? hole(places.joins(place)) : nothing,
      kind: [
        place ? "fits" : "maybe",
        i === 0 && place && !held.at ? "goal" : "",
        place && place.text === scene.hint?.text ? "hinted" : "",
      ].join(" "),
      isStop: i === 0,
      isPressed: isHere,
      press: () => gentle.press(scene, { column, row }),
    };
  });
}

/** Tries the card where nothing is shown: a child may think that it fits there.
 * @param {Scene} scene @param {MouseEvent} event */
function pressElsewhere(scene, event) {
  const target = /** @type {Element} */ (event.target);
  if (!scene.acting || !event.detail || !target.closest(".board") || target.closest("button")) return;
  const cell = cellUnder(scene, event);
  if (cell && places.isFree(scene, cell)) gentle.press(scene, cell);
}

/** A card that was tried where it does not fit: it wobbles, and the lines that end there light up.
 * @param {Scene} scene */
function lookAgain(scene) {
  const { again } = scene.memory;
  if (!again || again.card !== scene.view.card) return nothing;
  const { card, column, row, turned } = again;
  return html`<div class="look-again" .style=${at(column, row)}>${drawCard(readCard(scene.view.cards[card], card), { turned })}
    <svg class="ends" viewBox="0 0 100 140" aria-hidden="true">${places
      .loose(scene, again)
      .map(({ colour, port }) => stubOf(colour, port, STUB))}</svg></div>`;
}

/** The lines that shine: those that would go on where the card is tried, or that have just grown.
 * @param {Scene} scene @param {Chosen | null} held @returns {ShownLine[]} */
function linesOf(scene, held) {
  const place = held?.at && places.at(scene, held.at, held.turned);
  return place ? place.lines : (scene.memory.shining ?? []);
}

/** Draws the table, and of it what belongs on a big screen, or on a phone beside one: there the board is seen while a card is to
 * be placed.
 * @param {Scene} scene */
function draw(scene) {
  const { view, say, acting, place } = scene;
  const over = isOver(scene);
  const held = places.held(scene);
  const last = view.table.length > 1 ? (view.table.at(-1) ?? null) : null;
  const cells = acting && held && !over ? cellsOf(scene, held) : [];
  const hasWay = cells.some(({ kind }) => kind?.includes("goal"));
  bringGoalIntoSight(scene, cells);
  const isBeside = place === "phone";
  const boardOf = () =>
    board(scene, {
      label: say("kidz-board"),
      cards: view.table,
      texts: view.cards,
      cells,
      preview: acting && held?.at ? { card: held.card, turned: held.turned, ...held.at } : null,
      lines: linesOf(scene, held),
      last,
      lastLabel: say("laid-last"),
      thing: ({ card }) => `card ${card}`,
      extra: lookAgain(scene),
      isStill: place === "room", // nobody stands at a big screen to move it
    });
  return html`<div class="kidz ${over ? "over" : ""} ${acting ? "acting" : ""} ${isBeside ? "beside" : place}"
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      if (/** @type {Element} */ (event.target).closest(".board")) way.hide();
    }} @wheel=${{ handleEvent: way.hide, passive: true }}
    @click=${(/** @type {MouseEvent} */ event) => pressElsewhere(scene, event)}>
    ${isBeside ? nothing : html`<h1 class="said">${scene.game.title}</h1>${friends(scene, over)}`}
    ${isBeside && !acting ? nothing : boardOf()}
    ${hand(scene, over)}
    ${hasWay ? way.draw() : nothing}
    <div class="notice-place">${scene.parts.notice ?? nothing}</div>
  </div>`;
}

/** When a turn begins, a place where the card goes comes into sight.
 * @param {Scene} scene @param {Cell[]} cells */
function bringGoalIntoSight(scene, cells) {
  const turn = `${scene.history.length} ${scene.seat}`;
  if (!scene.acting || scene.memory.shown === turn || !cells.length) return;
  scene.memory.shown = turn;
  queueMicrotask(() => showCell(scene, cells[0]));
}

/** A card was placed: its lines shine and ring.
 * @param {Scene} scene @param {Move[]} moves */
function happened(scene, moves) {
  const { memory, view } = scene;
  const up = document.querySelector(".kidz .up");
  if (up instanceof HTMLElement) up.style.cssText = ""; // it may have been dragged
  if (moves.some(({ text }) => places.read(text))) {
    gentle.ring(view.extended);
    const shining = view.extended.map((line) => ({ .../** @type {ShownLine} */ (/** @type {unknown} */ (line)), counts: false }));
    memory.shining = shining;
    setTimeout(() => {
      if (memory.shining !== shining) return;
      memory.shining = [];
      scene.redraw();
    }, SHINE_MS);
    scene.redraw();
  }
  keepFocus(scene);
}

/** Whoever plays by keyboard finds the focus where the turn goes on.
 * @param {Scene} scene */
function keepFocus({ memory, acting }) {
  if (!memory.hadFocus || !acting) return;
  if (document.activeElement && document.activeElement !== document.body && !document.activeElement.matches(".kidz *")) return;
  memory.hadFocus = false;
  /** @type {HTMLElement | null} */ (document.querySelector(".kidz .cell[tabindex='0']"))?.focus({ preventScroll: true });
}

/** Goes to the next place that breathes, or the next place at all.
 * @param {Scene} scene */
function nextPlace(scene) {
  const all = [...document.querySelectorAll(places.areShown(scene) ? ".kidz .cell.fits" : ".kidz .cell")];
  const next = all[(all.indexOf(/** @type {Element} */ (document.activeElement)) + 1) % all.length];
  /** @type {HTMLElement | undefined} */ (next)?.focus({ preventScroll: true });
}

/** @param {Scene} scene @param {KeyboardEvent} event */
function key(scene, event) {
  if (event.key === "Escape") return gentle.letGo(scene);
  if (scene.acting && event.key.toLowerCase() === "r") gentle.turn(scene);
  else if (scene.acting && event.key.toLowerCase() === "n") nextPlace(scene);
  else if (event.key === "Enter" && event.target === document.body && places.held(scene)?.at) void gentle.place(scene);
  else {
    const used = boardKey(scene, event);
    if (used) way.hide();
    if (used && event.key.toLowerCase() === "l") scene.redraw();
    return used;
  }
  return true;
}

/** Writes a move in words.
 * @param {string} text @param {Scene} scene */
function describe(text, { say }) {
  const there = places.read(text);
  return there ? say(there.turned ? "kidz-move-turned" : "kidz-move", there) : say("kidz-move-under");
}

export const table = {
  draw,
  shared: draw,
  hand: draw,
  key,
  happened,
  end: (/** @type {Scene} */ scene) => ending?.(scene),
  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },
  written: describe,
  open: true,
  stays: true,
};
