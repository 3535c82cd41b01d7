// @ts-check
/** Adds up what was told of a match: every try at a round, who called when, which line was shown, and which cards it won or
 * cost. */

/** @import { Move } from "../../../page/table/scene.js" */
/** @import { Try } from "./scene.d.ts" */

/** @param {number} round @param {number} turned @returns {Try} */
const begin = (round, turned = 0) => ({
  kind: "open",
  round,
  decided: 0,
  turned,
  calls: [],
  seat: null,
  number: null,
  lost: null,
  shown: null,
  goesOn: false,
});

/** @type {Record<string, Try["kind"]>} */
const KINDS = {
  "told-right": "right",
  "told-wrong": "wrong",
  "told-time-over": "time",
  "told-same-time": "tie",
  "told-all-open": "all-open",
};

/** Notes one thing that a move did.
 * @param {Try} one @param {Move} move @param {string} word @param {Record<string, any>} args */
function note(one, move, word, args) {
  if (word === "told-turn") one.turned += 1;
  if (word === "told-head-call") {
    one.calls.push({ seat: args.seat, timing: move.timing ?? null });
    one.seat = args.seat;
  }
  if (KINDS[word]) {
    one.kind = KINDS[word];
    one.seat = args.seat ?? null;
    one.number = args.number === undefined ? null : Number(args.number);
    one.shown = args.shown ?? null;
  }
  if (word === "told-lost") one.lost = Number(args.number);
}

/** All tries of a match in their order, the last of them still open unless the match is over.
 * @param {Move[]} history @param {boolean} [playsOn] whether the others play on after a wrong call
 * @returns {Try[]} */
export function course(history, playsOn = false) {
  const tries = [begin(1)];
  for (const [i, move] of history.entries()) {
    let one = tries[tries.length - 1];
    for (const [word, args] of move.told) {
      if (word === "told-turn" && one.kind === "all-open") {
        one.decided = i + 1;
        one = begin(one.round); // they were shuffled, and this is the first again
        tries.push(one);
      }
      note(one, move, word, args);
    }
    if (one.kind === "open" || one.decided) continue;
    one.decided = i + 1;
    one.goesOn = playsOn && (one.kind === "wrong" || one.kind === "time");
    const isOver = move.told.some(([word]) => word === "told-over");
    if (!isOver) tries.push(begin(one.round + Number(one.kind === "right"), one.goesOn ? one.turned : 0));
  }
  return tries;
}

/** The last two calls of a try that were judged against each other; null: there was one at most.
 * @param {Try} one */
export function duel(one) {
  const timed = one.calls.filter((call) => call.timing !== null);
  return timed.length < 2 ? null : timed.slice(-2);
}
