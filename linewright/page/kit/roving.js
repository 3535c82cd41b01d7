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
