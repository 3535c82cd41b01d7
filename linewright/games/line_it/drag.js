// @ts-check
/** Dragging with mouse or pen: an extra beside pressing. A finger scrolls the page, so it presses instead. */
import { choice } from "./choice.js";

/** @import { Chosen, Scene } from "./scene.d.ts" */

const DRAG_PIXELS = 8; // that make a press a drag

/** Begins where a card of the market or the hand is pressed.
 * @param {Scene} scene @param {PointerEvent} event */
export function drag(scene, event) {
  const card = /** @type {HTMLElement} */ (event.target).closest?.(".market button[data-place], .hand button[data-place]");
  if (!(card instanceof HTMLElement) || event.pointerType === "touch" || event.button !== 0 || !scene.acting) return;
  /** @type {Chosen["from"]} */
  const from = card.closest(".market") ? "market" : "hand";
  const place = Number(card.dataset.place);
  const name = choice.cardAt(scene, from, place);
  if (name === null || !choice.movesOf(from, name).some((text) => choice.isLegal(scene, text))) return;
  let isHeld = false;
  const move = (/** @type {PointerEvent} */ at) => {
    const across = at.clientX - event.clientX;
    const down = at.clientY - event.clientY;
    if (!isHeld && Math.hypot(across, down) < DRAG_PIXELS) return;
    if (!isHeld) {
      isHeld = true;
      if (!choice.isChosen(scene, from, place)) choice.pick(scene, from, place);
      card.classList.add("held");
    }
    card.style.cssText = `translate:${across}px ${down}px`;
    for (const target of document.querySelectorAll("[data-target]")) target.classList.toggle("under", isOver(target, at));
  };
  const done = (/** @type {PointerEvent} */ at) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    if (!isHeld) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const goal =
      at.type === "pointerup" ? [...document.querySelectorAll("[data-target]")].find((target) => isOver(target, at)) : undefined;
    const holding = { ...scene, chosen: { from, place, card: name } };
    if (goal instanceof HTMLElement) choice.sendTo(holding, goal.dataset.target === "hand" ? "hand" : "line");
    else choice.letGo(holding);
    card.classList.remove("held");
    card.style.cssText = "";
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}

/** A press that ends a drag is no press on the card.
 * @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {Element} target @param {PointerEvent} at */
function isOver(target, at) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const near = 24; // a card is large, and nobody aims with its corner
  return at.clientX > left - near && at.clientX < right + near && at.clientY > top - near && at.clientY < bottom + near;
}
