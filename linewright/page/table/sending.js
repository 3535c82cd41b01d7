// @ts-check
/** Moves and commands on their way to the table: one move after the other, and again under the same id while nobody answers. */
import { ask, newId, Refused } from "../kit/ask.js";

const RETRIES = 40; // times a move is sent again while the server cannot be reached
const RETRY_MS = 700; // between two of them

/** @import { Answer, Move } from "../messages.d.ts" */

/** How a move is made: a call in a race waits for no other move; what is moot when its turn comes is not sent, and of what is
 * so by the time it is refused nobody hears.
 * @typedef {{isCall?: boolean, isMoot?: () => boolean}} Manner */

/** Who sends: the table's id, the last number seen there, the line to it, what shows a refusal, and what takes it away.
 * @typedef {{id: string, following: {number: number}, line?: {move: (move: Move) => Promise<Answer> | null},
 * refuse: (error: unknown) => void, forgive: () => void}} Sender */

export class Sending {
  /** @param {Sender} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {{seat: number, text: string, done: Promise<void>}} */ this.last = { seat: 0, text: "", done: Promise.resolve() };
  }

  /** Asks something of the table; a refusal shows itself.
   * @param {string} door @param {object} body @returns {Promise<any>} null if it was refused; what else comes is the door's
   * affair */
  async ask(door, body) {
    this.frame.forgive();
    try {
      return await ask(`/api/tables/${this.frame.id}/${door}`, { id: newId(), ...body });
    } catch (error) {
      this.frame.refuse(error);
      return null;
    }
  }

  /** Makes a move; whether it was made.
   * @param {number} seat @param {string} text @param {Manner} [how] @returns {Promise<boolean>} */
  async play(seat, text, { isCall = false, isMoot = () => false } = {}) {
    if (this.last.seat === seat && this.last.text === text) return false; // pressed twice
    const before = isCall ? null : this.last.done;
    let resolve = () => {};
    const done = /** @type {Promise<void>} */ (
      new Promise((keep) => {
        resolve = () => keep(undefined);
      })
    );
    this.last = { seat, text, done };
    await before; // news of a move may be here before its answer, and the next move with it
    try {
      if (isMoot()) return false; // it was meant for cards that are gone, and must not come after the news of others
      await this.insist({ seat, text, after: this.frame.following.number, id: newId() });
      this.frame.forgive();
      return true;
    } catch (error) {
      if (!isMoot()) this.frame.refuse(error);
      return false;
    } finally {
      if (this.last.done === done) this.last = { seat, text: "", done };
      resolve();
    }
  }

  /** Sends a move over the line that is open, and by a request of its own where no answer comes over it.
   * @param {Move} move */
  async insist(move) {
    for (let tries = -1; ; tries += 1) {
      try {
        if (tries >= 0) return await ask(`/api/tables/${this.frame.id}/moves`, move);
        const answer = this.frame.line?.move(move);
        if (answer) return await answer;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "unreachable" || tries >= RETRIES) throw error;
        if (tries >= 0) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}
