// @ts-check
/** The graph of winning chances: a line for each seat, told apart by its pattern and by a label at its end, and a slider. */
import { words } from "../kit/words.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { HEIGHT, hundredths, shape, WIDTH } from "./shape.js";

/** @import { Review, SeatReview } from "./shape.js" */

const PATTERNS = 5; // of lines, besides that of the seat that is looked at; those of more seats come again
const LABEL_GAP = 0.085; // of the height
const MARKS = [0, 25, 50, 75, 100]; // per cent

/** What a graph is given: `name` names a seat, `step` is where the replay stands, `go` leads it elsewhere.
 * @typedef {{review: Review, focus: SeatReview, name: (seat: number) => string, step: number, go: (step: number) => void,
 *   isStrip?: boolean}} Shown */

/** The class of a line: the seat that is looked at stands out.
 * @param {Shown} shown @param {SeatReview} one */
function kind({ review, focus }, one) {
  const others = review.seats.filter((other) => other !== focus);
  return one === focus ? "focus" : `other pattern-${others.indexOf(one) % PATTERNS}`;
}

/** @param {Shown} shown @param {SeatReview} one */
const line = (shown, one) =>
  svg`<polyline class=${kind(shown, one)} points=${shape.points(one.chances, shown.review.moves)}></polyline>`;

/** The chance of a seat at a step, in per cent; while a review is worked out, the last that is known.
 * @param {SeatReview} seat @param {number} step */
const chanceAt = ({ chances }, step) => hundredths(chances[Math.min(step, chances.length - 1)] ?? 0);

/** What the graph shows at a step, in words.
 * @param {Shown} shown */
function told({ review, step, name, focus }) {
  const order = [focus, ...review.seats.filter((one) => one !== focus)];
  const chances = order.map((one) => words.say("review-chance-of", { who: name(one.seat), chance: chanceAt(one, step) }));
  return `${words.say("replay-step-of", { step, steps: review.moves })}: ${chances.join(", ")}`;
}

/** @param {Shown} shown @param {PointerEvent} event */
function follow({ review, go }, event) {
  const plot = /** @type {HTMLElement} */ (event.currentTarget);
  const { left, width } = plot.getBoundingClientRect();
  if (event.type === "pointerdown") plot.setPointerCapture(event.pointerId);
  if (event.type === "pointerdown" || plot.hasPointerCapture(event.pointerId))
    go(shape.stepAt((event.clientX - left) / width, review.moves));
}

/** @param {Shown} shown @param {KeyboardEvent} event */
function press({ review, step, go }, event) {
  const to = shape.stepBy(event.key, step, review.moves);
  if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  go(to);
}

/** The moments that mattered, by their numbers.
 * @param {Shown} shown */
const moments = ({ review, focus }) =>
  focus.moments.map(
    ({ move }, i) =>
      html`<i class="moment" aria-hidden="true"
        .style=${`--x:${move / Math.max(1, review.moves)};--y:${1 - (focus.chances[move] ?? 0)}`}>${i + 1}</i>`,
  );

/** The names at the ends of the lines, each with a piece of its line and its chance.
 * @param {Shown} shown */
function labels(shown) {
  const { review, step, name } = shown;
  const places = shape.spread(
    review.seats.map((one) => 1 - (one.chances.at(-1) ?? 0)),
    LABEL_GAP,
  );
  return html`<ul class="names" aria-hidden="true">${review.seats.map(
    (one, i) =>
      html`<li class=${kind(shown, one)} .style=${`--y:${places[i]}`}><svg viewBox="0 0 26 8"><polyline class=${kind(shown, one)}
        points="1,4 25,4"></polyline></svg><b
        title=${name(one.seat)}>${name(one.seat)}</b> <span>${chanceAt(one, step)}</span></li>`,
  )}</ul>`;
}

/** The figures beside it. */
const scale = () =>
  html`<ol class="scale" aria-hidden="true">${MARKS.map(
    (mark) => html`<li .style=${`--y:${1 - mark / 100}`}>${mark}</li>`,
  )}</ol>`;

/** Draws it; as a strip it has no names and no figures, and stands where the replay is steered.
 * @param {Shown} shown */
export function graph(shown) {
  const { review, focus, step, isStrip = false } = shown;
  const here = (step / Math.max(1, review.moves)) * WIDTH;
  const others = review.seats.filter((one) => one !== focus);
  return html`<div class="graph ${isStrip ? "strip" : ""}">
    ${isStrip ? nothing : scale()}
    <div class="plot" role="slider" tabindex="0" aria-valuemin="0"
      aria-label=${words.say("review-graph", { measure: review.measure })}
      aria-valuemax=${review.moves} aria-valuenow=${step} aria-valuetext=${told(shown)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => press(shown, event)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => follow(shown, event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => follow(shown, event)}>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
        ${MARKS.map((mark) => svg`<path class="mark" d="M0 ${HEIGHT - mark}H${WIDTH}"></path>`)}
        ${others.map((one) => line(shown, one))}${line(shown, focus)}
        <path class="here" d="M${here} 0V${HEIGHT}"></path>
      </svg>
      ${isStrip ? nothing : moments(shown)}
    </div>
    ${isStrip ? nothing : labels(shown)}</div>`;
}
