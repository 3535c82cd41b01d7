// @ts-check
/** The keys of the table; `keys-game` in the words tells them to the player. */
import { boardKey } from "../board.js";
import { own } from "./own.js";
import { trying } from "./trying.js";

/** @import { Scene } from "./scene.d.ts" */

/** A digit: draws from a pile, or picks a payment.
 * @param {Scene} scene @param {string} digit */
function useDigit(scene, digit) {
  const { phase } = scene.view;
  if (phase === "drawing" || phase === "replacing") {
    if (!(digit in scene.view.piles)) return false;
    void trying.make(scene, `draw ${digit}`);
    return true;
  }
  return own.pick(scene, Number(digit) - 1);
}

/** True if the key was used.
 * @param {Scene} scene @param {KeyboardEvent} event */
export function keys(scene, event) {
  if (trying.isPressable(scene)) {
    const isOnButton = /** @type {Element} */ (event.target).closest("button, a, summary") !== null;
    if (/^[1-9]$/.test(event.key) && useDigit(scene, event.key)) return true;
    switch (event.key.toLowerCase()) {
      case "r":
        trying.turn(scene);
        return true;
      case "n":
        trying.next(scene);
        return true;
      case "enter":
        if (isOnButton || !own.act(scene)) break;
        return true;
      case "escape":
      case "delete":
        return trying.letGo(scene);
      default:
    }
  }
  return boardKey(scene, event);
}
