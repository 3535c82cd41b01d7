// @ts-check
/** Clocks that run on the page between two messages of the server. */
import { html } from "../vendor/lit-html/lit-html.js";

const SHORT_MS = 15_000; // from which on a clock is marked

/** @param {number} left */
function written(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** Draws the clock of a seat; `heard` is when the facts came, by this browser's own clock.
 * @param {{left_ms: number | null, ticking: boolean}} seat @param {number} heard @param {string} label */
export function clock(seat, heard, label) {
  if (seat.left_ms === null) return "";
  const left = seat.left_ms - (seat.ticking ? performance.now() - heard : 0);
  return html`<span class="clock ${seat.ticking && left < SHORT_MS ? "short" : ""}" role="timer" aria-label=${label}
    data-ends=${seat.ticking ? heard + seat.left_ms : ""} .textContent=${written(left)}></span>`;
}

/** Moves the hands of all clocks on the page. */
export function tick() {
  for (const one of document.querySelectorAll(".clock[data-ends]")) {
    const ends = Number(/** @type {HTMLElement} */ (one).dataset.ends);
    if (!ends) continue;
    const left = ends - performance.now();
    one.textContent = written(left);
    one.classList.toggle("short", left < SHORT_MS);
  }
}
