// @ts-check
/** Motion that shows what happened. A thing carries `data-thing`; where it lay before and where it lies after a drawing makes
 * its flight. */

/** Whether somebody asked for as little motion as possible. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A time of the tokens in milliseconds.
 * @param {string} name such as "--t-fly" */
export function time(name) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) || 0;
}

/** @typedef {Map<string, DOMRect>} Places */

/** Notes where everything lies that can move.
 * @param {ParentNode} root @returns {Places} */
export function places(root) {
  const found = new Map();
  if (isStill()) return found;
  for (const thing of root.querySelectorAll("[data-thing]")) {
    const place = thing.getBoundingClientRect();
    if (place.width) found.set(/** @type {HTMLElement} */ (thing).dataset.thing, place);
  }
  return found;
}

/** Lets everything that lies elsewhere now fly there from where it was; what is new comes from `data-from`, if that names a
 * thing.
 * @param {ParentNode} root @param {Places} before */
export function fly(root, before) {
  if (isStill()) return;
  let late = 0;
  for (const one of root.querySelectorAll("[data-thing]")) {
    const thing = /** @type {HTMLElement} */ (one);
    const known = before.get(thing.dataset.thing ?? "");
    const from = known ?? before.get(thing.dataset.from ?? "") ?? placeOf(root, thing.dataset.from);
    if (!from || (!known && !before.size)) continue;
    const to = thing.getBoundingClientRect();
    if (!to.width || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) continue;
    const far = Math.hypot(from.left - to.left, from.top - to.top) > 40; // the others only move up
    glide(thing, from, to, far && !known ? late++ * time("--t-stagger") : 0, far);
  }
}

/** @param {ParentNode} root @param {string | undefined} name */
function placeOf(root, name) {
  return name ? root.querySelector(`[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

/** @param {HTMLElement} thing @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {boolean} far */
function glide(thing, from, to, delay, far) {
  const grown = to.width ? from.width / to.width : 1;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${grown})`;
  const layer = far ? "5" : "auto";
  thing.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: layer, offset: 0 },
      { transform: "none", transformOrigin: "0 0", zIndex: layer, offset: 1 },
    ],
    { duration: time("--t-fly"), delay, fill: "backwards", easing: "cubic-bezier(.2, .75, .25, 1)", composite: "replace" },
  );
}

/** Sends a copy of something across the table; resolves when it has arrived.
 * @param {Element | null | undefined} what @param {Element | null | undefined} to @param {{delay?: number}} [how] */
export async function send(what, to, { delay = 0 } = {}) {
  if (!what || !to || isStill()) return;
  const how = { duration: time("--t-fly") * 1.3, delay, easing: "cubic-bezier(.2, .75, .25, 1)" };
  await launch(lift(what), to, how, (across) => [
    { transform: "none", opacity: 1 },
    { transform: `${across} scale(.5)`, opacity: 0.9 },
  ]);
}

/** @typedef {{copy: HTMLElement, place: DOMRect}} Lifted a copy of something that is to fly, and where it lay */

/** Makes a copy that can fly when the thing itself is gone.
 * @param {Element} what @returns {Lifted} */
export function lift(what) {
  const place = what.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (what.cloneNode(true));
  for (const name of ["id", "data-thing", "data-from", "tabindex", "aria-label"]) copy.removeAttribute(name);
  copy.classList.add("in-flight");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return { copy, place };
}

/** Lets a copy fly, and takes it away when it has arrived.
 * @param {Lifted} lifted @param {Element | null} to @param {KeyframeAnimationOptions} how
 * @param {(across: string, goal: DOMRect) => Keyframe[]} frames what it looks like on the way; `across` moves it onto its goal */
export async function launch({ copy, place }, to, how, frames) {
  const goal = to?.getBoundingClientRect();
  if (!goal?.width || !place.width) return;
  const { left, top, width, height } = place;
  copy.style.cssText += `;--w:${width}px;width:${width}px;height:${height}px;left:${left}px;top:${top}px`;
  document.body.append(copy);
  const right = goal.left + goal.width / 2 - left - width / 2;
  const down = goal.top + goal.height / 2 - top - height / 2;
  const flight = copy.animate(frames(`translate(${right}px, ${down}px)`, goal), { fill: "both", ...how });
  await flight.finished.catch(() => undefined);
  copy.remove();
}

/** Makes something shine up once.
 * @param {Element | null | undefined} what @param {{delay?: number, duration?: number}} [how] */
export function flash(what, { delay = 0, duration = 420 } = {}) {
  what?.animate([{ filter: "none" }, { filter: "brightness(1.35) saturate(1.3)" }, { filter: "none" }], {
    duration: isStill() ? 250 : duration,
    delay: isStill() ? 0 : delay,
    easing: "ease-out",
  });
}

/** Calls `draw` with every number from one to the other, within the time of the tokens.
 * @param {number} from @param {number} to @param {(value: number) => void} draw */
export function countUp(from, to, draw) {
  const lasts = isStill() ? 0 : time("--t-count");
  if (!lasts || from === to) {
    draw(to);
    return;
  }
  const began = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - began) / lasts);
    draw(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
