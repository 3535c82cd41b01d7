// @ts-check
/** Asks for the review of a match until it is whole; what is known meanwhile is told as it comes. */
import { ask, Refused } from "../kit/ask.js";

/** @import { Review } from "./shape.js" */

const FIRST_WAIT_MS = 500; // until the server is asked again how far it is
const LONGEST_WAIT_MS = 3000; // each wait is a third longer than the one before, up to this

/** How far a review is: moves looked at, of how many, and a rough review while a better one is made.
 * @typedef {{status: "none" | "waiting" | "working" | "done" | "failed", done: number, total: number, review: Review | null}}
 * Progress */

/** Has a match reviewed; throws Refused where there is no review of it.
 * @param {string} table @param {number} match @param {(progress: Progress) => void} tell called with each answer
 * @param {(milliseconds: number) => Promise<void>} [wait] @returns {Promise<Review>} */
export async function askReview(
  table,
  match,
  tell,
  wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
) {
  const door = `/api/tables/${table}/review?match=${match}`;
  let progress = /** @type {Progress} */ (await ask(door, {}));
  for (let milliseconds = FIRST_WAIT_MS; ; milliseconds = Math.min(LONGEST_WAIT_MS, (milliseconds * 4) / 3)) {
    tell(progress);
    if (progress.status === "done" && progress.review) return progress.review;
    if (progress.status === "failed") throw new Refused({ code: "review-failed", word: "review-failed", args: {} });
    await wait(milliseconds);
    progress = /** @type {Progress} */ (await ask(door));
  }
}
