// @ts-check
/** Which puzzle it is, how it goes (time, tries, hints, the best so far), and the way to another one.
 *
 * Best times are kept in this browser only. The puzzle of a day follows from its date alone, so it is asked for by its date.
 */
import { ask, newId, Refused } from "../../../page/kit/ask.js";
import { dialog } from "../../../page/kit/dialog.js";
import { settings } from "../../../page/kit/settings.js";
import { setUp, today } from "../../../page/pages/begin.js";
import { gameClock, writeTime } from "../../../page/table/clocks.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";

/** @import { Scene } from "./scene.d.ts" */

const SIZES = [8, 10, 12, 14, 16, 20]; // cards to choose from
const NO_DAY = "none";

/** @param {Scene} scene */
const keyOf = (scene) => `solo ${scene.id} ${scene.table.match}`;

/** What is noted of this puzzle: how many hints were asked for, and which one was the last.
 * @param {Scene} scene @returns {{hints: number, last: string}} */
function noted(scene) {
  const [hints, ...last] = settings.noted(keyOf(scene)).split(" ");
  return { hints: Number(hints) || 0, last: last.join(" ") };
}

/** @param {Scene} scene */
const sizeOf = (scene) => scene.view.hand.length;

/** The time from the deal to the last move, in milliseconds; null where nobody knows.
 * @param {Scene} scene */
function lasted({ beganAt, history }) {
  const end = history.at(-1)?.at;
  return beganAt && end ? end - beganAt : null;
}

/** The day whose puzzle this is; "": a free one.
 * @param {Scene} scene */
const dayOf = ({ table }) => (typeof table.options.day === "string" && table.options.day !== NO_DAY ? table.options.day : "");

/** @param {string} day @param {boolean} [isLong] */
const writeDay = (day, isLong = true) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(settings.region, {
    ...(isLong ? { weekday: "long" } : { year: "numeric" }),
    day: "numeric",
    month: "long",
  });

/** @param {string} name @param {unknown} value */
const fact = (name, value) => html`<div><dt>${name}</dt><dd class="fig">${value}</dd></div>`;

/** @param {Scene} scene */
const bestOf = (scene) => Number(settings.record(`solo-line ${sizeOf(scene)}`)) || null;

export const puzzle = {
  lasted,
  dayOf,
  writeDay,
  bestOf,

  /** @param {Scene} scene */
  hintsOf: (scene) => noted(scene).hints,

  /** How often cards were laid anew.
   * @param {Scene} scene */
  triesOf: ({ history }) => history.filter(({ text }) => text.startsWith("lay")).length,

  /** @param {Scene} scene */
  name(scene) {
    const day = dayOf(scene);
    return day ? scene.say("solo-day", { day: writeDay(day) }) : scene.say("solo-free");
  },

  /** Counts a hint when it is first shown.
   * @param {Scene} scene */
  note(scene) {
    if (scene.mode !== "live" || !scene.hint) return;
    const { hints, last } = noted(scene);
    const now = `${scene.history.length} ${scene.hint.text}`;
    if (now !== last) queueMicrotask(() => settings.note(keyOf(scene), `${hints + 1} ${now}`));
  },

  /** Keeps the time of a puzzle that was solved without a hint, if it is the best.
   * @param {Scene} scene */
  finish(scene) {
    const time = lasted(scene);
    const best = bestOf(scene);
    const isSolved = scene.mode === "live" && scene.view.winners.length > 0;
    if (!isSolved || time === null || noted(scene).hints || (best !== null && best <= time)) return;
    scene.memory.isRecord = best !== null;
    settings.keepRecord(`solo-line ${sizeOf(scene)}`, String(time));
  },

  /** Time, tries, hints, and the best time with so many cards.
   * @param {Scene} scene */
  facts(scene) {
    const { say, beganAt } = scene;
    if (scene.mode !== "live") return nothing;
    const best = bestOf(scene);
    const passed = lasted(scene);
    const isOver = scene.table.status === "over";
    const time =
      isOver || !beganAt ? (passed === null ? "–" : writeTime(passed)) : gameClock(beganAt, scene.now, { counts: true });
    return html`<dl class="facts">${fact(say("solo-time"), time)}${fact(say("solo-tries"), puzzle.triesOf(scene))}${fact(
      say("solo-hints"),
      puzzle.hintsOf(scene),
    )}${best === null ? nothing : fact(say("solo-best", { size: sizeOf(scene) }), writeTime(best))}</dl>`;
  },

  /** Starts a puzzle, and goes there.
   * @param {Scene} scene @param {Record<string, string | number>} options */
  async start(scene, options) {
    if (scene.memory.isLeaving) return;
    scene.memory.isLeaving = true;
    scene.redraw();
    try {
      const id = await setUp({ game: scene.game.name, seats: ["me"], options });
      await ask(`/api/tables/${id}/start`, { id: newId() });
      location.assign(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      scene.refuse(error.told(scene.game.folder), error.rule);
    } finally {
      scene.memory.isLeaving = false;
    }
  },

  /** Starts the next puzzle: a free one with as many cards; after that of the day the same.
   * @param {Scene} scene */
  next: (scene) => puzzle.start(scene, { hand_size: sizeOf(scene) }),

  /** Starts the same puzzle again: that of its day, which is always the same.
   * @param {Scene} scene */
  again: (scene) => puzzle.start(scene, { hand_size: sizeOf(scene), day: dayOf(scene) }),

  /** Asks which puzzle comes next.
   * @param {Scene} scene */
  async choose(scene) {
    const { say } = scene;
    const day = today();
    const asked = dialog(
      say("solo-other"),
      (close) => html`<div class="choices solo-choices">
        <button type="button" class="btn main" @click=${() => close("day")}>${say("solo-day", { day: writeDay(day) })}</button>
        <p>${say("solo-other-about")}</p>
        ${SIZES.map((size) => {
          const best = Number(settings.record(`solo-line ${size}`));
          const told = best ? html`<small class="fig">${say("solo-best-is", { time: writeTime(best) })}</small>` : nothing;
          return html`<button type="button" class="btn" @click=${() => close(String(size))}><span>${say("solo-size", {
            size,
          })}</span>${told}</button>`;
        })}</div>`,
    );
    const answer = await asked.closed;
    if (answer === "day") await puzzle.start(scene, { day });
    else if (answer) await puzzle.start(scene, { hand_size: Number(answer) });
  },
};
