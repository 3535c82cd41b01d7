// @ts-check
/** A row of cards is one stop of the Tab key; arrow keys go from card to card. */

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
    for (const one of /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button[data-place]")) {
      /** @type {HTMLElement} */ (one).tabIndex = one === event.target ? 0 : -1;
    }
  },

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    /** @type {Record<string, number>} */
    const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 };
    const goal = buttons[goals[event.key] ?? -1];
    if (at < 0 || !goal || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    goal.focus();
  },
};
