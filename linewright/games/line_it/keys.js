// @ts-check
/** The keys of the table; `keys-game` in the words tells them to the player. */
import { choice } from "./choice.js";

/** @import { Scene } from "./scene.d.ts" */

const HAND_FROM = 8; // 1 to 7 are the market, which never has more

/** True if the key was used.
 * @param {Scene} scene @param {KeyboardEvent} event */
export function keys(scene, event) {
  if (!choice.isPressable(scene)) return false;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (digit) {
    const from = digit < HAND_FROM ? "market" : "hand";
    const place = digit < HAND_FROM ? digit - 1 : digit - HAND_FROM;
    if (choice.cardAt(scene, from, place) === null) return false;
    /** @type {HTMLElement | null} */ (document.querySelector(`.line-it .${from} button[data-place="${place}"]`))?.focus({
      preventScroll: true,
    });
    choice.press(scene, from, place);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "l":
      choice.sendTo(scene, "line");
      return true;
    case "k":
      choice.sendTo(scene, "hand");
      return true;
    case "c":
      void choice.make(scene, "complete");
      return true;
    case "e":
      void choice.make(scene, "end");
      return true;
    case "escape":
      return choice.letGo(scene);
    default:
      return false;
  }
}
