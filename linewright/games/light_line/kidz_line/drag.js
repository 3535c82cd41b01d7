// @ts-check
/** Dragging the card with mouse, pen or finger: an extra beside pressing. A press that does not move turns the card. */
import { cellUnder } from "../board.js";
import { gentle } from "./gentle.js";
import { places } from "./places.js";

/** @import { At } from "../camera.js" */
/** @import { Scene } from "./scene.d.ts" */

const DRAG_PIXELS = 8; // that make a press a drag

/** The place that a card was brought to: the one below its middle, or else the one below the finger.
 * @param {Scene} scene @param {HTMLElement} card @param {PointerEvent} event @returns {At | null} */
function goalOf(scene, card, event) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const points = [{ clientX: left + width / 2, clientY: top + height / 2 }, event];
  const cells = points.map((point) => cellUnder(scene, point)).filter((cell) => cell !== null);
  const turned = places.held(scene)?.turned ?? false;
  return cells.find((cell) => places.at(scene, cell, turned)) ?? cells.find((cell) => places.isFree(scene, cell)) ?? null;
}

/** @param {At} cell */
const elementOf = ({ column, row }) => document.querySelector(`.kidz .cell[data-at="${column},${row}"]`);

/** Begins where the card is pressed.
 * @param {Scene} scene @param {PointerEvent} event */
export function drag(scene, event) {
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  const held = places.held(scene);
  if (event.button !== 0 || !scene.acting || !held) return;
  if (held.at) scene.choose({ ...held, at: null });
  let isHeld = false;
  /** @type {Element | null} */
  let above = null;
  const mark = (/** @type {At | null} */ cell) => {
    const next = cell && elementOf(cell);
    if (next === above) return;
    above?.classList.remove("under");
    next?.classList.add("under");
    above = next;
  };
  const move = (/** @type {PointerEvent} */ at) => {
    if (at.pointerId !== event.pointerId) return;
    const across = at.clientX - event.clientX;
    const down = at.clientY - event.clientY;
    if (!isHeld && Math.hypot(across, down) < DRAG_PIXELS) return;
    if (!isHeld) {
      isHeld = true;
      gentle.forget(scene);
      card.classList.add("held");
    }
    card.style.cssText = `translate:${across}px ${down}px`;
    mark(goalOf(scene, card, at));
  };
  const done = (/** @type {PointerEvent} */ at) => {
    if (at.pointerId !== event.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    if (!isHeld) return;
    const goal = at.type === "pointerup" ? goalOf(scene, card, at) : null;
    mark(null);
    card.classList.remove("held");
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (!goal || !places.at(scene, goal, held.turned)) card.style.cssText = "";
    // where it fits, it flies on from where it was let go
    if (goal) void gentle.drop(scene, goal).finally(() => (card.style.cssText = ""));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}

/** @param {Event} event the click that a browser makes of the end of a drag */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}
