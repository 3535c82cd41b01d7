// @ts-check
/** What this browser knows of puzzles: which were found, how the present one goes, and on how many days in a row one was found at
 * once. */
import { settings } from "../kit/settings.js";

const DAYS = "puzzle days"; // the record with the days that count
const DAY_MS = 24 * 3600 * 1000;

/** How a puzzle goes, or went.
 * @typedef {object} Attempt
 * @property {string} day on which it was begun
 * @property {number} tries moves that were tried
 * @property {boolean} isHinted
 * @property {boolean} isOver the best move was found, or shown
 * @property {"" | "later" | "first"} found what came of it, this time or earlier: nothing, found at last, found at once */

/** @typedef {"open" | "missed" | "later" | "first"} State of a puzzle in a list */

/** @param {string} game */
const keyOf = (game) => `puzzles ${game}`;

/** @template Kept @param {string} record @param {Kept} none @returns {Kept} */
function read(record, none) {
  try {
    return JSON.parse(settings.record(record) || "null") ?? none;
  } catch {
    return none; // nonsense in the storage
  }
}

/** @param {string} game @returns {Record<string, Attempt>} by the names of the puzzles */
const attemptsOf = (game) => read(keyOf(game), {});

/** @param {string} day @param {number} count */
const daysBefore = (day, count) => new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

export const progress = {
  /** The attempt at a puzzle: the one of today, or one that is not over; else a new one.
   * @param {string} game @param {string} name @param {string} day @returns {Attempt} */
  attempt(game, name, day) {
    const kept = attemptsOf(game)[name];
    if (kept && (!kept.isOver || kept.day === day)) return kept;
    return { day, tries: 0, isHinted: false, isOver: false, found: kept?.found ?? "" };
  },

  /** @param {string} game @param {string} name @param {Attempt} attempt */
  keep(game, name, attempt) {
    settings.keepRecord(keyOf(game), JSON.stringify({ ...attemptsOf(game), [name]: attempt }));
  },

  /** How the puzzles of a game went so far.
   * @param {string} game @returns {(name: string) => State} */
  statesOf(game) {
    const attempts = attemptsOf(game);
    return (name) => attempts[name]?.found || (attempts[name]?.tries || attempts[name]?.isOver ? "missed" : "open");
  },

  /** Notes that a puzzle of this day was found at once.
   * @param {string} day */
  count(day) {
    const days = /** @type {string[]} */ (read(DAYS, []));
    if (!days.includes(day)) settings.keepRecord(DAYS, JSON.stringify([...days, day].sort()));
  },

  /** How many days in a row count up to now, how many at most, and whether this day is among them.
   * @param {string} day */
  streak(day) {
    const days = new Set(/** @type {string[]} */ (read(DAYS, [])));
    const endingOn = (/** @type {string} */ last) => {
      let length = 0;
      while (days.has(daysBefore(last, length))) length += 1;
      return length;
    };
    const isCounted = days.has(day);
    const longest = Math.max(0, ...[...days].map(endingOn));
    return { length: endingOn(isCounted ? day : daysBefore(day, 1)), longest, isCounted };
  },
};
