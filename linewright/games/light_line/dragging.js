// @ts-check
/** Dragging a card with mouse, pen or finger: it follows the pointer, the cell below is marked, and it snaps in there. An extra
 * beside pressing. */
import { render } from "../../page/vendor/lit-html/lit-html.js";
import { drawCard } from "./tubes.js";

/** @import { Cell } from "./layout.js" */
/** @import { Card } from "./tubes.js" */

/** @typedef {object} Held
 * @property {Card} card
 * @property {boolean} turned
 * @property {(point: PointerEvent) => Cell | null} cellUnder the cell of the board below the pointer
 * @property {() => Element | null} board
 * @property {(cell: Cell) => void} lay it was dropped there
 * @property {() => void} leave it was dropped beside the board */

const DRAG_FROM = 7; // pixels: less is a press
const SCROLLS = 1.2; // a finger that moves so much more sideways than up scrolls the strip

/** Watches a pointer that went down on a card.
 * @param {PointerEvent} down @param {Held} held */
export function dragCard(down, { card, turned, cellUnder, board, lay, leave }) {
  const source = /** @type {HTMLElement} */ (down.target);
  const lifted = source.closest(".cell, .held");
  const isInStrip = Boolean(source.closest(".strip"));
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {HTMLElement | null} */
  let mark = null;

  /** @param {PointerEvent} event */
  const begin = (event) => {
    ghost = document.createElement("div");
    ghost.className = "dragged";
    ghost.style.width = getComputedStyle(world() ?? document.body).getPropertyValue("--cw") || "90px";
    render(drawCard(card, { turned }), ghost);
    document.body.append(ghost);
    mark = document.createElement("div");
    mark.className = "drop-mark";
    world()?.append(mark);
    lifted?.classList.add("away");
    if (source.hasPointerCapture?.(event.pointerId)) source.releasePointerCapture(event.pointerId);
  };

  const world = () => /** @type {HTMLElement | null} */ (board()?.querySelector(":scope > .world") ?? null);

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== down.pointerId) return;
    const [right, up] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost) {
      if (Math.hypot(right, up) < DRAG_FROM) return;
      if (isInStrip && event.pointerType === "touch" && Math.abs(right) > SCROLLS * Math.abs(up)) {
        done();
        return;
      }
      begin(event);
    }
    event.preventDefault();
    if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    const cell = cellUnder(event);
    if (mark) mark.style.cssText = cell ? `--x:${cell.column};--y:${cell.row}` : "display:none";
  };

  /** @param {PointerEvent} event */
  const drop = (event) => {
    if (event.pointerId !== down.pointerId) return;
    const wasDragged = ghost !== null;
    done();
    if (!wasDragged) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const cell = cellUnder(event);
    if (cell) lay(cell);
    else leave();
  };

  const done = () => {
    ghost?.remove();
    mark?.remove();
    lifted?.classList.remove("away");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", done);
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", done);
}

/** A press that ends a drag is no press on the card.
 * @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
