// @ts-check
/** What a move looks like: the card flies, the lines it extends light up and are counted, number cards fly to their seat, and its
 * points count up. What only changes its place flies by itself. */
import { countUp, flash, isStill, time } from "../../../page/kit/fly.js";
import { sound } from "../../../page/kit/sound.js";
import { trying } from "./trying.js";

/** @import { Move } from "../../../page/table/scene.js" */
/** @import { Scene } from "./scene.d.ts" */

const SHINE_MS = 2600; // how long the lines that scored are shown
const SCALE = [392, 440, 494, 587, 659, 784, 880, 988, 1175, 1319]; // hertz: a note for each section counted
const NOTE_S = 0.07; // between two of them

/** Counts the points of a seat up, or down after an undo.
 * @param {Scene} scene @param {number} seat @param {number} from @param {number} delay */
function count(scene, seat, from, delay) {
  const to = scene.view.seats[seat].points;
  scene.memory.counts ??= {};
  const { counts } = scene.memory;
  const turn = (counts[seat] ?? 0) + 1;
  counts[seat] = turn; // a later count ends an earlier one
  const place = document.querySelector(`.line-table [data-points="${seat}"]`);
  const show = (/** @type {number} */ value) => {
    if (place && counts[seat] === turn) setText(place, value);
  };
  if (isStill()) return;
  show(from);
  setTimeout(() => countUp(from, to, show), delay);
}

/** Puts another number where lit has drawn one, for a moment: the node that lit knows stays.
 * @param {Element} place @param {number} value */
function setText(place, value) {
  const text = [...place.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (text) text.nodeValue = String(value);
}

/** Shows the lines that a card has extended, for a moment.
 * @param {Scene} scene */
function shine(scene) {
  const { memory, view } = scene;
  memory.shines = view.table.length;
  clearTimeout(memory.shining);
  memory.shining = setTimeout(() => {
    memory.shines = 0;
    scene.redraw();
  }, SHINE_MS);
  scene.redraw();
}

/** A note for each section that is counted, higher and higher.
 * @param {number} points */
const chime = (points) =>
  sound(SCALE.slice(0, points).map((hertz, i) => [hertz, 0.12 + i * NOTE_S, 0.22, 0.05, /** @type {OscillatorType} */ ("sine")]));

export const motion = {
  /** Before a drawing: remembers what was seen before.
   * @param {Scene} scene */
  prepare({ memory, view }) {
    const before = memory.drawn;
    memory.drawn = view;
    if (before !== view) memory.before = before;
  },

  /** After a drawing: shows what the moves did.
   * @param {Scene} scene @param {Move[]} moves */
  show(scene, moves) {
    const { memory, view } = scene;
    const told = moves.flatMap((move) => move.told);
    const placed = told.findLast(([word]) => word === "told-place");
    const before = memory.before?.seats ?? [];
    if (placed) {
      sound("place");
      chime(placed[1].points);
      shine(scene);
    }
    if (told.some(([word]) => word === "told-draw" || word === "told-take")) sound("take");
    view.seats.forEach((one, seat) => {
      const points = before[seat]?.points;
      if (points !== undefined && points !== one.points) count(scene, seat, points, time("--t-fly"));
    });
    if (isStill()) flash(document.querySelector(`.line-table [data-seat="${moves.at(-1)?.seat}"]`));
    trying.takeChosen(scene);
    trying.keepFocus(scene);
  },
};
