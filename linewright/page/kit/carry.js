// @ts-check
/** Carries a thing with mouse or pen to where it can be put: an extra beside pressing, for those who have not switched it off. A
 * finger scrolls the page, so it presses instead. */
import { settings } from "./settings.js";

/** @typedef {object} Carrying
 * @property {() => void} lift called once, when the press has become a drag
 * @property {() => Iterable<Element>} targets where it can be put
 * @property {number} near pixels beside a target that still count as on it
 * @property {(target: HTMLElement | null) => void} drop it was put there; null: beside all of them */

const DRAG_PIXELS = 8; // that make a press a drag

/** Watches a pointer that went down on a thing.
 * @param {PointerEvent} down @param {HTMLElement} thing @param {Carrying} carrying */
export function carry(down, thing, { lift, targets, near, drop }) {
  if (!settings.drags || down.pointerType === "touch" || down.button !== 0) return;
  let isHeld = false;
  const move = (/** @type {PointerEvent} */ at) => {
    const across = at.clientX - down.clientX;
    const below = at.clientY - down.clientY;
    if (!isHeld && Math.hypot(across, below) < DRAG_PIXELS) return;
    if (!isHeld) {
      isHeld = true;
      lift();
      thing.classList.add("carried");
    }
    thing.style.cssText = `translate:${across}px ${below}px`;
    const goal = closest(targets(), at, near);
    for (const target of targets()) target.classList.toggle("aimed", target === goal);
  };
  const done = (/** @type {PointerEvent} */ at) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    if (!isHeld) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const goal = at.type === "pointerup" ? closest(targets(), at, near) : null;
    for (const target of targets()) target.classList.remove("aimed");
    drop(goal instanceof HTMLElement ? goal : null);
    thing.classList.remove("carried");
    thing.style.cssText = "";
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}

/** A press that ends a drag is no press on the thing.
 * @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** The first target that the pointer is on.
 * @param {Iterable<Element>} targets @param {PointerEvent} at @param {number} near */
function closest(targets, at, near) {
  for (const target of targets) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (at.clientX > left - near && at.clientX < right + near && at.clientY > top - near && at.clientY < bottom + near)
      return target;
  }
  return null;
}
