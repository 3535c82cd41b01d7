// @ts-check
/** Dragging a card of the hand to a square of the board: an extra beside pressing. */
import { carry } from "../../page/kit/carry.js";
import { position } from "./position.js";

/** @import { Scene } from "./scene.d.ts" */

/** Begins where a card of the hand is pressed that can go somewhere.
 * @param {Scene} scene @param {PointerEvent} event @param {(at: number) => void} choose picks the card up, or puts it down
 * @param {(scene: Scene, cell: string) => void} press a square */
export function drag(scene, event, choose, press) {
  const card = /** @type {HTMLElement} */ (event.target).closest?.(".hand button.held");
  const now = position(scene);
  if (!(card instanceof HTMLElement) || !scene.acting || now.locks.length) return;
  const at = [...document.querySelectorAll(".hand button.held")].indexOf(card);
  const cells = now.cells.get(scene.view.hand[at]) ?? [];
  if (!cells.length) return;
  const holding = { ...scene, chosen: { card: scene.view.hand[at], at } };
  let wasUp = false;
  carry(event, card, {
    lift: () => {
      wasUp = now.chosen?.at === at;
      if (!wasUp) choose(at);
    },
    targets: () =>
      [...document.querySelectorAll(".board [data-cell]")].filter((one) =>
        cells.includes(/** @type {HTMLElement} */ (one).dataset.cell ?? ""),
      ),
    near: 0, // squares touch each other
    drop: (target) => (target?.dataset.cell ? press(holding, target.dataset.cell) : wasUp || scene.choose(null)),
  });
}
