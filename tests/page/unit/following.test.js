// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Following } from "../../../linewright/page/table/following.js";

/** @type {any} */
const FACTS = {
  status: "playing",
  question: null,
  seats: [
    { seat: 0, person: "ada", name: "Ada", resigned: false },
    { seat: 1, person: "ben", name: "Ben", resigned: false },
    { seat: 2, person: "ada", name: "Ada", resigned: false },
  ],
};

/** An update of the table with some events; the last of them numbers it.
 * @param {any[]} events @param {object} [facts] @returns {any} */
const updateOf = (events, facts = {}) => ({
  number: events.at(-1)?.number ?? 0,
  events,
  table: { ...FACTS, ...facts },
  views: [{ seat: 0, view: { to_act: [1] } }],
});
const started = (/** @type {number} */ number) => ({ kind: "started", number });
const move = (/** @type {number} */ number, /** @type {number | null} */ seat) => ({ kind: "move", number, seat, told: [] });
const chat = (/** @type {number} */ number, /** @type {string} */ person) => ({ kind: "chat", number, person, name: person });

/** Somebody who has heard some events. @param {any[]} events */
function heard(...events) {
  const following = new Following(updateOf(events));
  following.hear(updateOf(events), 0);
  return following;
}

test("moves make the history, talk stays out of the log, and the rest is in it", () => {
  const following = heard(started(1), move(2, 0), chat(3, "ben"), move(4, 1));
  assert.deepEqual(
    following.history.map((one) => one.number),
    [2, 4],
  );
  assert.deepEqual(
    following.talk.map((one) => one.number),
    [3],
  );
  assert.deepEqual(
    following.entries.map((one) => one.number),
    [1, 2, 4],
  );
  assert.equal(following.number, 4);
});

test("an undo takes moves from the history but not from the log, and a new match begins without any", () => {
  const following = heard(started(1), move(2, 0), move(3, 1), { kind: "undone", number: 4, moves: 1 });
  assert.deepEqual(
    following.history.map((one) => one.number),
    [2],
  );
  assert.equal(following.entries.length, 4);
  following.hear(updateOf([started(5)]), 0);
  assert.deepEqual(following.history, []);
});

test("an update says what it brought, and what was heard before is not heard twice", () => {
  const following = new Following(updateOf([]));
  const first = following.hear(updateOf([started(1), move(2, 0)]), 10);
  assert.equal(first?.isFirst, true);
  const second = following.hear(updateOf([move(2, 0), move(3, 1), chat(4, "ben")]), 20);
  assert.equal(second?.isFirst, false);
  assert.deepEqual(
    second?.events.map((one) => one.number),
    [3, 4],
  );
  assert.deepEqual(
    second?.moves.map((one) => one.number),
    [3],
  );
  assert.equal(following.history.length, 2);
  assert.equal(following.heardMs, 20);
});

test("an update without news tells the table as it is now, and nothing else", () => {
  const following = heard(started(1), move(2, 0));
  const refresh = { ...updateOf([], { status: "paused" }), number: 2 };
  assert.equal(following.hear(refresh, 30), null);
  assert.equal(following.facts.status, "paused");
  assert.equal(following.number, 2);
});

test("somebody with one seat is you there, somebody with several is nobody's you", () => {
  const following = heard(started(1));
  assert.deepEqual(
    following.seatsFor("ben").map((one) => [one.mine, one.you]),
    [
      [false, false],
      [true, true],
      [false, false],
    ],
  );
  assert.deepEqual(
    following.seatsFor("ada").map((one) => [one.mine, one.you]),
    [
      [true, false],
      [false, false],
      [true, false],
    ],
  );
  assert.deepEqual(
    following.seatsFor("").map((one) => one.mine),
    [false, false, false],
  );
});

test("it is the turn of those who may act, while the match runs", () => {
  const following = heard(started(1));
  assert.deepEqual(
    following.seatsFor("ada").map((one) => one.turn),
    [false, true, false],
  );
  following.hear(updateOf([{ kind: "paused", number: 2 }], { status: "paused" }), 0);
  assert.deepEqual(
    following.seatsFor("ada").map((one) => one.turn),
    [false, false, false],
  );
});

test("the seat that moved last may take back, unless a question is open, the match stands still or it gave up", () => {
  const events = [started(1), move(2, 0), move(3, 2), move(4, 1), move(5, null)];
  const following = heard(...events);
  assert.equal(following.hasMoved([0]), true);
  assert.equal(following.hasMoved([3]), false);
  assert.equal(following.undoSeat([0, 2]), 2);
  assert.equal(following.undoSeat([3]), null);
  following.facts = {
    ...following.facts,
    seats: FACTS.seats.map((/** @type {any} */ one) => ({ ...one, resigned: one.seat === 2 })),
  };
  assert.equal(following.undoSeat([0, 2]), 0);
  following.facts = { ...following.facts, status: "over" };
  assert.equal(following.undoSeat([0, 2]), null);
  following.facts = { ...FACTS, question: { kind: "undo" } };
  assert.equal(following.undoSeat([0, 2]), null);
});

test("what happened since one's own last move is told, to somebody without one the last round", () => {
  const following = heard(started(1), move(2, 0), move(3, 1), move(4, null), move(5, 1));
  assert.deepEqual(
    following.movesSince([0]).map((one) => one.number),
    [3, 4, 5],
  );
  assert.deepEqual(
    following.movesSince([1]).map((one) => one.number),
    [],
  );
  assert.deepEqual(
    following.movesSince([]).map((one) => one.number),
    [3, 4, 5],
  );
});

test("others are those who sit here or have spoken, each once and by the name of their seat", () => {
  const following = heard(started(1), chat(2, "cleo"), { ...chat(3, "ben"), name: "Benny" }, chat(4, "ada"));
  assert.deepEqual(following.others("ada"), [
    ["cleo", "cleo"],
    ["ben", "Ben"],
  ]);
});

test("of a secret move nothing is told, and the beginning of the match is known", () => {
  const following = heard({ ...started(1), at: 5000 }, { kind: "move", number: 2, seat: 1, text: "lay" });
  assert.deepEqual(following.history[0].told, []);
  assert.equal(following.beganAt, 5000);
});

test("the log begins anew with each match, and knows under which seal it was dealt", () => {
  const again = (/** @type {number} */ number, /** @type {number} */ match, commit = "") => ({
    kind: "started",
    number,
    match,
    commit,
  });
  const following = heard(
    { kind: "sat", number: 1, seat: 0 },
    again(2, 0, "aa"),
    move(3, 0),
    again(4, 1, "bb"),
    move(5, 1),
    again(6, 2, "cc"),
  );
  assert.deepEqual(
    following.entries.map(({ kind, number, commit }) => [kind, number, commit]),
    [
      ["seal", 4, "bb"],
      ["started", 6, "cc"],
    ],
  );
});

test("the log keeps who sat where when something happened, and the names of those who are sent away", () => {
  const sat = (/** @type {number} */ number, /** @type {string} */ person, /** @type {string} */ name) => ({
    kind: "sat",
    number,
    seat: 1,
    person,
    name,
  });
  const removed = { kind: "removed", number: 4, person: "dan" };
  const following = heard(sat(1, "dan", "Dan"), started(2), move(3, 1), removed, sat(5, "eve", "Eve"), move(6, 1));
  const [first, second] = following.entries.filter((one) => one.kind === "move");
  assert.deepEqual([first.sitters?.[1].name, second.sitters?.[1].name], ["Dan", "Eve"]);
  assert.equal(following.entries.find((one) => one.kind === "removed")?.name, "Dan");
});
