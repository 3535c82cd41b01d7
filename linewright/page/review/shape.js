// @ts-check
/** What a review comes to, as figures: where lines and labels of the graph lie, which moves lost much, what decided a match. */

/** A move of a seat where it could have made another, an empty text to wait; chances are shares of a win, or of a puzzle.
 * docs/review.md says more of all of these.
 * @typedef {{move: number, text: string, best: string, chance: number, best_chance: number, loss: number}} Decision */
/** @typedef {{move: number, kind: "choice" | "luck", swing: number, said: import("../table/scene.js").Told[]}} Moment */
/** @typedef {{seat: number, start: number, result: number, choices: number, others: number, luck: number, average_loss: number,
 *   band: number, chances: number[], decisions: Decision[], moments: Moment[]}} SeatReview */
/** @typedef {{game: string, moves: number, is_over: boolean, measure: "win" | "solved", seats: SeatReview[]}} Review */

export const WIDTH = 1000; // units of the drawing, from the deal to the last move
export const HEIGHT = 100; // from 0 to 100 per cent
const MUCH = 0.05; // of a win: who loses so much in one move has a mark in the log

/** A share in whole hundredths.
 * @param {number} share */
export const hundredths = (share) => Math.round(share * 100);

/** A number with its sign, a minus as it is printed; 0 has none.
 * @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

export const shape = {
  /** The points of a line.
   * @param {number[]} chances @param {number} moves of the whole match: while a review is worked out, not all are known */
  points: (chances, moves) =>
    chances
      .map(
        (chance, i) => `${Math.round((i / Math.max(1, moves)) * WIDTH * 10) / 10},${Math.round((1 - chance) * HEIGHT * 10) / 10}`,
      )
      .join(" "),

  /** Where labels stand that must not lie on each other: as near to where they belong as there is room; all from 0 to 1.
   * @param {number[]} wanted @param {number} gap between two of them @returns {number[]} */
  spread(wanted, gap) {
    const order = wanted.map((_, i) => i).sort((one, other) => wanted[one] - wanted[other] || one - other);
    const found = [...wanted];
    let least = 0;
    for (const i of order) {
      found[i] = Math.max(found[i], least);
      least = found[i] + gap;
    }
    let most = 1;
    for (const i of order.reverse()) {
      found[i] = Math.min(found[i], most);
      most = found[i] - gap;
    }
    return found;
  },

  /** The step of a replay that a place in the graph stands for.
   * @param {number} share of its width @param {number} moves */
  stepAt: (share, moves) => Math.round(Math.max(0, Math.min(1, share)) * moves),

  /** Where a key leads along the graph, or null if it leads nowhere.
   * @param {string} key @param {number} step @param {number} moves */
  stepBy(key, step, moves) {
    const to = /** @type {Record<string, number>} */ ({
      ArrowRight: step + 1,
      ArrowUp: step + 1,
      ArrowLeft: step - 1,
      ArrowDown: step - 1,
      PageUp: step + 10,
      PageDown: step - 10,
      Home: 0,
      End: moves,
    })[key];
    return to === undefined ? null : Math.max(0, Math.min(moves, to));
  },

  /** The seat that is looked at: one's own if it was reviewed, else the first that won.
   * @param {Review} review @param {number | null} wanted */
  seatOf: (review, wanted) =>
    review.seats.find((one) => one.seat === wanted) ??
    [...review.seats].sort((one, other) => other.result - one.result || one.seat - other.seat)[0],

  /** The decisions of all seats that lost much, by the number of their move. Whoever waits has no move of their own: only for
   * the seat that is looked at is that a mistake.
   * @param {Review} review @param {SeatReview} focus @param {number} [least] in wins @returns {Map<number, Decision>} */
  mistakes: (review, focus, least = MUCH) =>
    new Map(
      review.seats.flatMap((one) =>
        one.decisions
          .filter(({ loss, text }) => loss >= least && (text || one === focus))
          .map((decision) => /** @type {const} */ ([decision.move, decision])),
      ),
    ),

  /** The most that could have been solved of a puzzle, at its end.
   * @param {SeatReview} seat */
  solvable: ({ result, decisions }) => Math.max(result, ...decisions.map((one) => one.best_chance)),

  /** What changed the chances of a seat most, and whether for the better: "luck-good", "choices-bad", "nothing".
   * @param {Pick<SeatReview, "luck" | "choices" | "others">} seat */
  weight({ luck, choices, others }) {
    const [name, most] = Object.entries({ luck, choices, others }).sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))[0];
    return hundredths(most) === 0 ? "nothing" : `${name}-${most > 0 ? "good" : "bad"}`;
  },
};
