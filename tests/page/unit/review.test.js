// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { askReview } from "../../../linewright/page/review/asking.js";
import { graph } from "../../../linewright/page/review/graph.js";
import { hundredths, shape, signed } from "../../../linewright/page/review/shape.js";
import { markupOf, serveWords } from "./browser.js";

serveWords({ "": "review-chance-of = { $who } { $chance }\nreplay-step-of = { $step } of { $steps }\nreview-graph = graph" });
await words.load();

/** @param {number} seat @param {number[]} chances @param {object} [more] @returns {any} */
const seatReview = (seat, chances, more = {}) => ({ seat, chances, result: chances.at(-1), decisions: [], moments: [], ...more });
/** @type {any} */
const REVIEW = {
  moves: 4,
  seats: [
    seatReview(0, [0.5, 0.4, 0.4, 0.3, 0], {
      decisions: [
        { move: 1, loss: 0.06 },
        { move: 3, loss: 0.02 },
      ],
    }),
    seatReview(1, [0.5, 0.6, 0.6, 0.7, 1], { moments: [{ move: 2, kind: "luck", swing: 0.1, said: [] }] }),
  ],
};

test("a line goes from the deal to the last move, from nothing at the bottom to certainty on top", () => {
  assert.equal(shape.points([0.5, 0, 1], 2), "0,50 500,100 1000,0");
  assert.equal(shape.points([0.5, 0.25], 4), "0,50 250,75"); // as far as it is known
});

test("labels keep their distance and stay inside", () => {
  assert.deepEqual(shape.spread([0.2, 0.8], 0.1), [0.2, 0.8]);
  const crowded = shape.spread([1, 1, 1, 0], 0.1);
  assert.deepEqual(
    crowded.map((place) => Math.round(place * 100)),
    [80, 90, 100, 0],
  );
});

test("a place in the graph is a step, and keys lead along it", () => {
  assert.deepEqual(
    [-1, 0, 0.49, 2].map((share) => shape.stepAt(share, 10)),
    [0, 0, 5, 10],
  );
  const keys = ["ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "Enter"];
  assert.deepEqual(
    keys.map((key) => shape.stepBy(key, 3, 20)),
    [4, 2, 13, 0, 0, 20, null],
  );
});

test("one's own seat is looked at, or the winner's", () => {
  assert.equal(shape.seatOf(REVIEW, 0).seat, 0);
  assert.equal(shape.seatOf(REVIEW, null).seat, 1);
});

test("only moves that lost much are marked", () => {
  const [first, second] = REVIEW.seats;
  assert.deepEqual([...shape.mistakes(REVIEW, first).keys()], [1]);
  assert.deepEqual([...shape.mistakes(REVIEW, first, 0.02).keys()], [1, 3]);
  const waited = { ...first, decisions: [{ ...first.decisions[0], text: "", move: 2, loss: 0.2 }] };
  const race = { ...REVIEW, seats: [waited, second] };
  assert.ok(shape.mistakes(race, waited).has(2));
  assert.ok(!shape.mistakes(race, second).has(2)); // who waits makes no move that all could see
});

test("what changed most is named, with its direction", () => {
  assert.equal(shape.weight({ luck: -0.3, choices: 0.1, others: 0.2 }), "luck-bad");
  assert.equal(shape.weight({ luck: 0.01, choices: 0.2, others: -0.1 }), "choices-good");
  assert.equal(shape.weight({ luck: 0.001, choices: 0, others: 0 }), "nothing");
});

test("figures are whole hundredths with a printed sign", () => {
  assert.deepEqual([hundredths(0.126), signed(13), signed(-4), signed(0)], [13, "+13", "−4", "0"]);
});

test("the graph says where it stands, tells lines apart by pattern, and numbers the moments of the seat looked at", () => {
  const shown = {
    review: REVIEW,
    focus: REVIEW.seats[1],
    name: (/** @type {number} */ seat) => `S${seat}`,
    step: 1,
    go: () => undefined,
  };
  const drawn = markupOf(graph(shown));
  assert.ok(drawn.includes("aria-valuetext=1 of 4: S1 60, S0 40"), drawn);
  assert.ok(drawn.includes("class=other pattern-0") && drawn.includes("class=focus"), drawn);
  assert.ok(/class="moment"[^>]*>1</.test(drawn), drawn);
  assert.ok(!/class="moment"/.test(markupOf(graph({ ...shown, isStrip: true }))));
});

test("a review is asked for until it is whole, and told as it grows", async () => {
  const answers = [
    { status: "waiting", done: 0, total: 4, review: null },
    { status: "working", done: 2, total: 4, review: REVIEW },
    { status: "done", done: 4, total: 4, review: REVIEW },
  ];
  /** @type {number[]} */
  const told = [];
  /** @type {string[]} */
  const methods = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path, /** @type {any} */ how) => {
      assert.equal(path, "/api/tables/x/review?match=2");
      methods.push(how.method);
      return {
        ok: true,
        headers: new Headers({ "content-type": "application/json" }),
        text: async () => JSON.stringify(answers.shift()),
      };
    }
  );
  const review = await askReview(
    "x",
    2,
    ({ done }) => told.push(done),
    async () => undefined,
  );
  assert.deepEqual([told, methods, review.moves], [[0, 2, 4], ["POST", "GET", "GET"], 4]);
});

test("a review that could not be made is refused in words", async () => {
  globalThis.fetch = /** @type {any} */ (
    async () => ({
      ok: true,
      headers: new Headers({ "content-type": "application/json" }),
      text: async () => '{"status":"failed","done":0,"total":0,"review":null}',
    })
  );
  await assert.rejects(
    askReview("x", 0, () => undefined),
    { code: "review-failed" },
  );
});
