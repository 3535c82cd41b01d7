// @ts-check
/** Dragging a card of the market or the hand to the line or the hand: an extra beside pressing. */
import { carry } from "../../page/kit/carry.js";
import { choice } from "./choice.js";

/** @import { Chosen, Scene } from "./scene.d.ts" */

const NEAR_PIXELS = 24; // a card is large, and nobody aims with its corner

/** Begins where a card of the market or the hand is pressed.
 * @param {Scene} scene @param {PointerEvent} event */
export function drag(scene, event) {
  const card = /** @type {HTMLElement} */ (event.target).closest?.(".market button[data-place], .hand button[data-place]");
  if (!(card instanceof HTMLElement) || !scene.acting) return;
  /** @type {Chosen["from"]} */
  const from = card.closest(".market") ? "market" : "hand";
  const place = Number(card.dataset.place);
  const name = choice.cardAt(scene, from, place);
  if (name === null || !choice.movesOf(from, name).some((text) => choice.isLegal(scene, text))) return;
  const holding = { ...scene, chosen: { from, place, card: name } };
  carry(event, card, {
    lift: () => choice.isChosen(scene, from, place) || choice.pick(scene, from, place),
    targets: () => document.querySelectorAll("[data-target]"),
    near: NEAR_PIXELS,
    drop: (target) =>
      target ? choice.sendTo(holding, target.dataset.target === "hand" ? "hand" : "line") : choice.letGo(holding),
  });
}
