// @ts-check
/** The endless board: cards on a grid that pans and zooms by mouse, wheel, fingers, buttons and keys, and finds its way back.
 * While it moves, only one layer is shifted; nothing is laid out or drawn anew. */
import { isStill, time } from "../../page/kit/fly.js";
import { Directive, directive } from "../../page/vendor/lit-html/directive.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { boxAround, bring, cellAt, fit, newCamera, pan, settle, showsSame, transformOf, unite, zoom } from "./camera.js";
import { hasLetters, toggleLetters } from "./letters.js";
import { beyond, describeCard, drawCard, linesOf, readCard } from "./tubes.js";

export { hasLetters, toggleLetters };

/** @import { Scene as SharedScene } from "../../page/table/scene.js" */
/** @import { At, Box, Camera } from "./camera.js" */
/** @import { Card, Colour, Lit } from "./tubes.js" */

/** @typedef {At & {card: string, turned: boolean}} Placed */
/** @typedef {[number, number, string, string]} Section column, row, and the two ports between which a line runs there */
/** @typedef {{colour: Colour, sections: Section[], counts?: boolean, once?: boolean, goesOn?: boolean}} ShownLine a line that
 * shines; `counts`: with a bead on each section; `once`: on each card, where it may pass one twice; `goesOn`: its ends wear no
 * caps where nothing lies beyond them */
/** @typedef {object} Cell a place that can be pressed
 * @property {number} column
 * @property {number} row
 * @property {string} label how it is read
 * @property {unknown} [content] what stands in it
 * @property {string} [kind] more classes
 * @property {boolean} [isStop] whether Tab reaches it: one of all cells
 * @property {boolean} [isPressed] whether the card is tried here
 * @property {() => void} press
 * @property {() => void} [look] the mouse is above it
 * @property {() => void} [leave] the mouse has left
 * @property {() => void} [reach] it was reached by key */
/** @typedef {object} Shown what lies on a board
 * @property {string} label how it is read
 * @property {Placed[]} cards
 * @property {Record<string, string>} texts the cards as the view writes them, by name
 * @property {Cell[]} [cells] from the best to the least
 * @property {Placed | null} [preview] a card that is tried somewhere
 * @property {ShownLine[]} [lines] all else steps back while there are any
 * @property {At | null} [last] the card laid last: it is marked, and comes into sight
 * @property {string} [lastLabel] how that is read
 * @property {(placed: Placed) => string} [thing] names a card for its flight; "": it does not fly
 * @property {string} [from] the thing that a new card comes from
 * @property {unknown} [extra] more templates in the world, each placed by `at`
 * @property {string} [name] of the board, where a table has several
 * @property {string} [kind] more classes
 * @property {boolean} [isStill] whether it cannot be moved: no buttons, no dragging
 * @property {unknown} [overlay] what is told in its upper left corner
 * @property {unknown} [tools] more buttons beside those that zoom
 * @property {At[]} [room] cells that are kept in sight, though nothing lies there
 * @property {boolean} [isSilent] whether the cells above the cards say what lies there
 * @property {(event: PointerEvent) => boolean} [grab] takes a card that is pressed into the hand; true: the board
 * stays where it is */

/** @typedef {object} Window a board on the page
 * @property {Camera} camera
 * @property {Camera} drawn what was seen when it was drawn last
 * @property {number} count how many cards lay there then
 * @property {Box} box what everything is now; the camera's own only grows
 * @property {At | null} last the card laid last
 * @property {HTMLElement | null} element
 * @property {Map<number, {x: number, y: number}>} fingers
 * @property {boolean} isDragged whether what is pressed has moved: then it is no click
 * @property {number} settling a timer */

/** @typedef {SharedScene<any, any, any>} Scene every game's own; nothing of its view is read here */

const DRAG_FROM = 6; // pixels: less is a press
const STEP = 90; // pixels an arrow key moves
const NEARER = 1.25; // a press of + zooms
const SETTLE_MS = 140; // after the last turn of the wheel
const WHEEL = 0.0022; // zoom for each pixel of a wheel
const LINE_PIXELS = 16; // of a wheel that counts in lines
const LEGIBLE = 100; // pixels: the width of a card whose beads can be read
const GAP = 6; // pixels around what lies above the board
const FRINGE = 8; // cells of dots around the cards
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The style of something in the world that lies on a cell.
 * @param {number} column @param {number} row */
export const at = (column, row) => `--x:${column};--y:${row}`;

const keyOf = (/** @type {number} */ column, /** @type {number} */ row) => `${column},${row}`;

/** The window of a board, kept from drawing to drawing.
 * @param {Scene} scene @param {string} [name] @returns {Window | undefined} */
const windowOf = (scene, name = "board") => scene.memory.boards?.[name];

// Moving about

/** The layer that moves.
 * @param {Window} window */
const worldOf = ({ element }) => /** @type {HTMLElement | null} */ (element?.querySelector(":scope > .world") ?? null);

/** Shows what the camera sees; nothing else is touched.
 * @param {Window} window */
function apply(window) {
  const world = worldOf(window);
  if (world) world.style.cssText = styleOf(window.camera);
  window.drawn = { ...window.camera };
}

/** @param {Camera} camera */
const styleOf = (camera) => {
  const beads = Math.min(1.7, Math.max(1, LEGIBLE / camera.cell)); // on small cards they are larger
  const hidden = camera.width ? "" : ";visibility:hidden"; // what is not measured yet would jump
  return `--cw:${camera.cell}px;--beads:${Math.round(beads * 100) / 100};transform:${transformOf(camera)}${hidden}`;
};

/** Shows what the camera sees now as a movement from what it saw before.
 * @param {Window} window @param {Camera} before */
function glide(window, before) {
  apply(window);
  if (!before.width || isStill() || showsSame(before, window.camera)) return;
  worldOf(window)?.animate([{ transform: transformOf(before, window.camera.cell) }, { transform: transformOf(window.camera) }], {
    duration: time("--t-turn"),
    easing: "cubic-bezier(.2, .75, .25, 1)",
  });
}

/** Changes what is seen, seen to move.
 * @param {Window} window @param {(camera: Camera) => void} change */
function move(window, change) {
  const before = { ...window.camera };
  change(window.camera);
  settle(window.camera);
  glide(window, before);
}

/** Draws the cells sharply when the zooming has ended.
 * @param {Window} window */
function settleSoon(window) {
  clearTimeout(window.settling);
  window.settling = setTimeout(() => {
    settle(window.camera);
    apply(window);
  }, SETTLE_MS);
}

/** Where something happens, from the middle of the window.
 * @param {Window} window @param {{clientX: number, clientY: number}} event */
function fromMiddle({ element }, { clientX, clientY }) {
  const place = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - place.left - place.width / 2, y: clientY - place.top - place.height / 2 };
}

/** @param {Window} window @param {PointerEvent} event */
function pressDown(window, event) {
  if (event.button !== 0 || /** @type {Element} */ (event.target).closest(".zoom")) return;
  if (!window.fingers.size) window.isDragged = false;
  window.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** A finger moves: one pans, two zoom.
 * @param {Window} window @param {PointerEvent} event */
function dragOn(window, event) {
  const was = window.fingers.get(event.pointerId);
  if (!was) return;
  const is = { x: event.clientX, y: event.clientY };
  if (!window.isDragged) {
    if (window.fingers.size === 1 && Math.hypot(is.x - was.x, is.y - was.y) < DRAG_FROM) return;
    window.isDragged = true;
    for (const id of window.fingers.keys()) window.element?.setPointerCapture(id);
    window.element?.classList.add("dragging");
  }
  const other = [...window.fingers].find(([id]) => id !== event.pointerId)?.[1];
  window.fingers.set(event.pointerId, is);
  if (other) {
    const middle = { clientX: (is.x + other.x) / 2, clientY: (is.y + other.y) / 2 };
    const apart = Math.hypot(is.x - other.x, is.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
    zoom(window.camera, apart, fromMiddle(window, middle));
    settleSoon(window);
  }
  pan(window.camera, (is.x - was.x) / window.fingers.size, (is.y - was.y) / window.fingers.size);
  apply(window);
}

/** @param {Window} window @param {PointerEvent} event */
function letGo(window, event) {
  window.fingers.delete(event.pointerId);
  if (!window.fingers.size) window.element?.classList.remove("dragging");
}

/** @param {Window} window @param {WheelEvent} event */
function wheel(window, event) {
  event.preventDefault();
  const by = event.deltaMode === 1 ? LINE_PIXELS : 1;
  if (event.ctrlKey || event.metaKey) {
    zoom(window.camera, Math.exp(-event.deltaY * by * WHEEL), fromMiddle(window, event));
    settleSoon(window);
  } else {
    const [right, down] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    pan(window.camera, -right * by, -down * by);
  }
  apply(window);
}

/** Shows everything again.
 * @param {Window} window */
function showAll(window) {
  move(window, (camera) => {
    camera.isFree = false;
    camera.box = window.box;
    fit(camera);
  });
}

/** The cell that a place lies on.
 * @param {Element} cell */
function placeOf(cell) {
  const [column, row] = (cell.getAttribute("data-at") ?? "0,0").split(",").map(Number);
  return { column, row };
}

/** Goes from a place to the nearest one that lies in the direction of an arrow.
 * @param {KeyboardEvent} event */
function useArrows(event) {
  const step = ARROWS[event.key];
  const from = /** @type {HTMLElement} */ (event.target).closest(".cell");
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = placeOf(from);
  const goals = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".cell")]
    .map((cell) => {
      const { column, row } = placeOf(cell);
      const [right, down] = [column - here.column, row - here.row];
      const ahead = -(right * step[0] + down * step[1]);
      const aside = Math.abs(right * step[1]) + Math.abs(down * step[0]);
      return { cell, ahead, far: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 0)
    .sort((one, two) => one.far - two.far);
  event.preventDefault();
  event.stopPropagation();
  /** @type {HTMLElement | undefined} */ (goals[0]?.cell)?.focus({ preventScroll: true });
}

// What is drawn

/** The ports of a card at which its line goes on in its colour on a neighbour, or a line that shines does: light runs through,
 * and no cap is worn.
 * @param {Map<string, Map<string, Colour>>} ports by cell, then by port @param {Map<string, Lit[]>} lit by cell
 * @param {Placed} placed @param {boolean} goesOn whether a line that shines goes on into the open */
function joinedPorts(ports, lit, { column, row }, goesOn) {
  const here = keyOf(column, row);
  const own = ports.get(here) ?? new Map();
  const shines = (/** @type {string} */ cell, /** @type {string} */ port) =>
    lit.get(cell)?.some(({ from, to }) => from === port || to === port);
  return [...own.keys()].filter((port) => {
    const { step, port: other } = beyond(port);
    const there = keyOf(column + step[0], row + step[1]);
    const isJoined = ports.get(there)?.get(other) === own.get(port);
    return isJoined || (shines(here, port) && (shines(there, other) || (goesOn && !ports.has(there))));
  });
}

/** The colours at the ports of every card.
 * @param {{placed: Placed, card: Card}[]} cards */
function portsOf(cards) {
  /** @type {Map<string, Map<string, Colour>>} */
  const ports = new Map();
  for (const { placed, card } of cards) {
    const own = linesOf(card, placed.turned).flatMap(({ colour, from, to }) => [from, to].map((port) => [port, colour]));
    ports.set(keyOf(placed.column, placed.row), new Map(/** @type {[string, Colour][]} */ (own)));
  }
  return ports;
}

/** The tubes that shine on every cell, each with its bead.
 * @param {ShownLine[]} lines */
function litOf(lines) {
  /** @type {Map<string, Lit[]>} */
  const lit = new Map();
  for (const { colour, sections, counts = true, once = false } of lines) {
    const passed = new Set();
    for (const [i, [column, row, from, to]] of sections.entries()) {
      const key = keyOf(column, row);
      const there = lit.get(key) ?? [];
      const isCounted = counts && !(once && passed.has(key));
      passed.add(key);
      there.push({ from, to, colour, ...(isCounted ? { bead: once ? passed.size : i + 1 } : {}) });
      lit.set(key, there);
    }
  }
  return lit;
}

/** Where the dots of the grid are: at every corner, some cells farther than the cards.
 * @param {Box} box */
const dotsStyle = ({ left, top, right, bottom }) =>
  `--left:${left - FRINGE};--top:${top - FRINGE};--wide:${right - left + 2 * FRINGE};--high:${bottom - top + 2 * FRINGE}`;

/** @param {Cell} cell */
const drawCell = ({ column, row, label, content = nothing, kind = "", isStop, isPressed, press, look, leave, reach }) =>
  html`<button type="button" class="cell ${kind}" .style=${at(column, row)} data-at=${keyOf(column, row)} aria-label=${label}
    aria-pressed=${isPressed === undefined ? nothing : isPressed} tabindex=${isStop ? 0 : -1} @click=${press}
    @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look?.()}
    @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && leave?.()}
    @focus=${(/** @type {FocusEvent} */ event) =>
      /** @type {Element} */ (event.target).matches(":focus-visible") && reach?.()}>${content}</button>`;

/** A small picture for a button of the board.
 * @param {string} path */
export const sign = (path) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
export const TURN_SIGN = "M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M20 15a8 8 0 0 1-14 3l-2-2M4 21v-5h5";

/** @param {Scene} scene @param {Window} window @param {unknown} tools */
function drawTools(scene, window, tools) {
  const button = (
    /** @type {string} */ word,
    /** @type {string} */ key,
    /** @type {string} */ path,
    /** @type {() => void} */ act,
  ) =>
    html`<button type="button" class="btn small ${word}" aria-label=${scene.say(word)} title=${scene.say(word)}
      aria-keyshortcuts=${key} @click=${act}>${sign(path)}</button>`;
  return html`<div class="zoom" role="group" aria-label=${scene.say("board-view")}>${tools ?? nothing}
    ${button("board-nearer", "+", "M12 5v14M5 12h14", () => move(window, (camera) => zoom(camera, NEARER)))}
    ${button("board-farther", "-", "M5 12h14", () => move(window, (camera) => zoom(camera, 1 / NEARER)))}
    ${button("board-all", "0", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", () => showAll(window))}</div>`;
}

/** Holds on to the element of a board: measures it when it changes, and lets it move where the camera went. */
const attach = directive(
  class extends Directive {
    /** @type {Element | null} */ element = null;

    render(/** @type {Window} */ _window) {
      return nothing;
    }

    /** @param {import("../../page/vendor/lit-html/lit-html.js").Part} part @param {unknown[]} args @override */
    update(part, [given]) {
      const element = /** @type {HTMLElement} */ (/** @type {{element: Element}} */ (part).element);
      const window = /** @type {Window} */ (given);
      window.element = element;
      if (this.element !== element) {
        this.element = element;
        new ResizeObserver(() => measure(window)).observe(element);
        queueMicrotask(() => measure(window)); // before anything is seen, so that nothing jumps
      } else if (!showsSame(window.drawn, window.camera)) {
        const before = window.drawn;
        queueMicrotask(() => glide(window, before)); // when everything is drawn
      }
      return nothing;
    }
  },
);

/** Notes how large the window is.
 * @param {Window} window */
function measure(window) {
  const { element, camera } = window;
  if (!element?.clientWidth || !element.clientHeight) return;
  const { clientWidth: width, clientHeight: height } = element;
  if (width === camera.width && height === camera.height) return;
  const edge = element.getBoundingClientRect();
  const above = [...element.querySelectorAll(":scope > .zoom, :scope > .overlay")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width)
    .map((one) => ({
      left: one.left - edge.left - GAP,
      right: one.right - edge.left + GAP,
      bottom: one.bottom - edge.top + GAP,
    }));
  Object.assign(camera, { width, height, above });
  if (!camera.isFree) fit(camera, window.last);
  apply(window);
}

/** The window of a board, its camera set for what lies there now: everything stays in sight, and where somebody has moved it
 * what is new comes into sight.
 * @param {Scene} scene @param {Shown} shown @returns {Window} */
function prepare(scene, { name = "board", cards, cells = [], preview, last = null, room = [] }) {
  scene.memory.boards ??= {};
  const all = [...cards, ...cells, ...room, ...(preview ? [preview] : [])];
  const box = boxAround(all);
  const known = windowOf(scene, name);
  /** @type {Window} */
  const window = known ?? {
    camera: newCamera(box),
    drawn: newCamera(box),
    count: 0,
    box,
    last: null,
    element: null,
    fingers: new Map(),
    isDragged: false,
    settling: 0,
  };
  const { camera } = window;
  camera.box = cards.length < window.count ? box : unite(camera.box, box); // it grows, so that nothing wobbles from turn to turn
  camera.cells = all;
  window.count = cards.length;
  window.box = box;
  const isNew = last !== null && (last.column !== window.last?.column || last.row !== window.last.row);
  if (!camera.isFree && camera.width) fit(camera, isNew ? last : null);
  else if (isNew) bring(camera, last);
  window.last = last;
  scene.memory.boards[name] = window;
  return window;
}

/** Draws a board.
 * @param {Scene} scene @param {Shown} shown */
export function board(scene, shown) {
  const { label, cards, texts, cells = [], preview = null, lines = [], last = null, thing, extra = nothing, kind = "" } = shown;
  const window = prepare(scene, shown);
  const all = [...cards, ...(preview ? [preview] : [])].map((placed) => ({
    placed,
    card: readCard(texts[placed.card], placed.card),
  }));
  const ports = portsOf(all);
  const lit = litOf(lines);
  const goesOn = lines.some((line) => line.goesOn);
  const letters = hasLetters();
  const draw = (/** @type {{placed: Placed, card: Card}} */ { placed, card }, /** @type {boolean} */ isTried) => {
    const isLast = !isTried && last?.column === placed.column && last.row === placed.row;
    const said = describeCard(card, placed.turned, scene.say);
    return drawCard(card, {
      turned: placed.turned,
      letters,
      lit: lit.get(keyOf(placed.column, placed.row)),
      joined: joinedPorts(ports, lit, placed, goesOn),
      label: shown.isSilent ? "" : isLast && shown.lastLabel ? `${said}; ${shown.lastLabel}` : said,
      at: isTried ? "" : at(placed.column, placed.row),
      thing: thing?.(placed),
      from: isTried ? "" : shown.from,
      kind: isTried ? "tried" : "laid",
      say: scene.say,
    });
  };
  const names = ["board", kind, lines.length && "dimmed", letters && "lettered", shown.isStill && "still"]
    .filter(Boolean)
    .join(" ");
  return html`<div class=${names} role=${shown.isStill ? "group" : "region"} aria-label=${label} ${attach(window)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      window.isDragged &&= window.fingers.size > 0;
      if (!shown.isStill && !shown.grab?.(event)) pressDown(window, event);
    }}
    @pointermove=${(/** @type {PointerEvent} */ event) => dragOn(window, event)}
    @pointerup=${(/** @type {PointerEvent} */ event) => letGo(window, event)}
    @pointercancel=${(/** @type {PointerEvent} */ event) => letGo(window, event)}
    @wheel=${{ handleEvent: (/** @type {WheelEvent} */ event) => !shown.isStill && wheel(window, event), passive: false }}
    @click=${{
      capture: true,
      handleEvent: (/** @type {MouseEvent} */ event) => window.isDragged && event.detail && event.stopPropagation(),
    }}
    @keydown=${useArrows}
    @focusin=${(/** @type {FocusEvent} */ event) => follow(window, event)}>
    ${shown.overlay ? html`<div class="overlay">${shown.overlay}</div>` : nothing}
    ${shown.isStill ? nothing : drawTools(scene, window, shown.tools)}
    <div class="world" .style=${styleOf(window.camera)}>
      <div class="dots" .style=${dotsStyle(window.camera.box)}></div>
      ${all.filter(({ placed }) => placed !== preview).map((one) => draw(one, false))}
      ${last ? html`<span class="last" .style=${at(last.column, last.row)} aria-hidden="true"></span>` : nothing}
      ${cells.map(drawCell)}
      ${
        preview
          ? html`<div class="preview" .style=${at(preview.column, preview.row)}>${all
              .filter(({ placed }) => placed === preview)
              .map((one) => draw(one, true))}</div>`
          : nothing
      }${extra}</div></div>`;
}

/** Brings a place that is reached by Tab into sight.
 * @param {Window} window @param {FocusEvent} event */
function follow(window, event) {
  const cell = /** @type {HTMLElement} */ (event.target).closest(".cell");
  if (!cell?.matches(":focus-visible")) return;
  const before = { ...window.camera };
  if (bring(window.camera, placeOf(cell))) glide(window, before);
}

/** Uses a key that every board has: + and - zoom, 0 shows everything, arrows pan, L puts letters on; true if it was used.
 * @param {Scene} scene @param {KeyboardEvent} event @param {string} [name] of the board */
export function boardKey(scene, event, name) {
  const window = windowOf(scene, name);
  if (!window?.element?.isConnected) return false;
  const arrow = ARROWS[event.key];
  if (event.key === "+" || event.key === "=") move(window, (camera) => zoom(camera, NEARER));
  else if (event.key === "-") move(window, (camera) => zoom(camera, 1 / NEARER));
  else if (event.key === "0") showAll(window);
  else if (event.key.toLowerCase() === "l") toggleLetters();
  else if (arrow) move(window, (camera) => pan(camera, arrow[0] * STEP, arrow[1] * STEP));
  else return false;
  return true;
}

/** The cell under a point of the page; null outside the board.
 * @param {Scene} scene @param {{clientX: number, clientY: number}} point @param {string} [name] of the board */
export function cellUnder(scene, point, name) {
  const window = windowOf(scene, name);
  const place = window?.element?.getBoundingClientRect();
  if (!window || !place || point.clientX < place.left || point.clientX > place.right) return null;
  if (point.clientY < place.top || point.clientY > place.bottom) return null;
  return cellAt(window.camera, fromMiddle(window, point));
}

/** Brings a cell into sight.
 * @param {Scene} scene @param {At} cell @param {string} [name] of the board */
export function showCell(scene, cell, name) {
  const window = windowOf(scene, name);
  if (!window) return;
  const before = { ...window.camera };
  if (bring(window.camera, cell)) glide(window, before);
}
