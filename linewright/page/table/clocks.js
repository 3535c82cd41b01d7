// @ts-check
/** Clocks that run on the page between two messages of the server. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const SHORT_MS = 15_000; // from which on a clock is marked
const DAY_HOURS = 24;

/** Writes a time: "4:12", "1:02:30"; from a day on "47 h", as nobody counts the seconds of days.
 * @param {number} milliseconds */
export function writeTime(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= DAY_HOURS) return `${hours}\u00a0h`;
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** Draws the clock of a seat; `heard` is when the facts came, by this browser's own clock.
 * @param {{left_ms: number | null, ticking: boolean}} seat @param {number} heard @param {string} label */
export function clock(seat, heard, label) {
  if (seat.left_ms === null) return "";
  const left = seat.left_ms - (seat.ticking ? performance.now() - heard : 0);
  return html`<span class="clock ${seat.ticking && left < SHORT_MS ? "short" : ""}" role="timer" aria-label=${label}
    data-ends=${seat.ticking ? heard + seat.left_ms : ""} .textContent=${writeTime(left)}></span>`;
}

/** The whole seconds that have passed, in milliseconds.
 * @param {number} moment by this browser's own clock */
const passedSince = (moment) => Math.floor((performance.now() - moment) / 1000) * 1000;

/** Draws a clock of a game's own: what is left until a moment, or, with `counts`, what has passed since it.
 * @param {number} moment @param {() => number} now by the same clock @param {{counts?: boolean, label?: string}} [how] */
export function gameClock(moment, now, { counts = false, label = "" } = {}) {
  const here = performance.now() + moment - now(); // the moment by this browser's own clock
  const left = counts ? passedSince(here) : here - performance.now();
  return html`<span class="clock ${!counts && left < SHORT_MS ? "short" : ""}" role="timer" aria-label=${label || nothing}
    data-ends=${counts ? "" : here} data-began=${counts ? here : ""} .textContent=${writeTime(left)}></span>`;
}

/** Moves the hands of all clocks on the page. */
export function tick() {
  for (const one of document.querySelectorAll(".clock[data-began]")) {
    const began = Number(/** @type {HTMLElement} */ (one).dataset.began);
    if (began) one.textContent = writeTime(passedSince(began));
  }
  for (const one of document.querySelectorAll(".clock[data-ends]")) {
    const ends = Number(/** @type {HTMLElement} */ (one).dataset.ends);
    if (!ends) continue;
    const left = ends - performance.now();
    one.textContent = writeTime(left);
    one.classList.toggle("short", left < SHORT_MS);
  }
}
