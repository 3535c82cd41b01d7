// @ts-check
/** A group of things is one stop of the Tab key; arrow keys go from one to the next. */

/** Makes one of a group the stop.
 * @param {Iterable<Element>} group @param {Element | undefined} stop */
export function setStop(group, stop) {
  for (const one of group) /** @type {HTMLElement} */ (one).tabIndex = one === stop ? 0 : -1;
}

/** Where an arrow, Home or End leads from the thing in focus; undefined: nowhere.
 * @template {Element} T
 * @param {KeyboardEvent} event @param {T[]} group
 * @param {{isRing?: boolean, isColumn?: boolean}} [how] whether the last is followed by the first; whether up and down are used
 * too */
export function goalOf(event, group, { isRing = false, isColumn = false } = {}) {
  const at = group.indexOf(/** @type {T} */ (event.target));
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  /** @type {Record<string, number>} */
  const goals = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ...(isColumn ? { ArrowUp: at - 1, ArrowDown: at + 1 } : {}),
    Home: 0,
    End: group.length - 1,
  };
  const goal = goals[event.key];
  return goal === undefined ? undefined : group[isRing ? (goal + group.length) % group.length : goal];
}

/** Rows of buttons that carry their place as `data-place`; each remembers in the game's memory where its stop is. */
export const rows = {
  /** The place in a row that Tab reaches: where the focus was last, else the first that is taken.
   * @param {Record<string, any>} memory @param {string} name @param {unknown[]} places null: nothing lies there */
  stop(memory, name, places) {
    const kept = memory[`stop ${name}`] ?? 0;
    return places[kept] == null ? places.findIndex((one) => one !== null) : kept;
  },

  /** @param {Record<string, any>} memory @param {string} name @param {FocusEvent} event */
  remember(memory, name, event) {
    const at = /** @type {HTMLElement} */ (event.target).dataset.place;
    if (at === undefined || memory[`stop ${name}`] === Number(at)) return;
    memory[`stop ${name}`] = Number(at);
    const group = /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button[data-place]");
    setStop(group, /** @type {Element} */ (event.target));
  },

  /** @param {KeyboardEvent} event */
  useArrows(event) {
    const goal = goalOf(event, [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")]);
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    goal.focus();
  },
};
