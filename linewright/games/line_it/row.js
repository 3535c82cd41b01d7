// @ts-check
/** A row of cards is one stop of the Tab key; arrow keys go from card to card. */

import { goalOf, setStop } from "../../page/kit/roving.js";

/** @import { Scene } from "./scene.d.ts" */

export const row = {
  /** The place in the row that Tab reaches: where the focus was last, else the first card.
   * @param {Scene} scene @param {string} name @param {(string | null)[]} places */
  stop(scene, name, places) {
    const kept = scene.memory[`stop ${name}`] ?? 0;
    return places[kept] == null ? places.findIndex((card) => card !== null) : kept;
  },

  /** @param {Scene} scene @param {string} name @param {FocusEvent} event */
  remember(scene, name, event) {
    const at = /** @type {HTMLElement} */ (event.target).dataset.place;
    if (at === undefined || scene.memory[`stop ${name}`] === Number(at)) return;
    scene.memory[`stop ${name}`] = Number(at);
    const group = /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button[data-place]");
    setStop(group, /** @type {Element} */ (event.target));
  },

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const goal = goalOf(event, [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")]);
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    goal.focus();
  },
};
