// @ts-check
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Bench } from "../../../linewright/games/light_line/bench.js";
import { layout } from "../../../linewright/games/light_line/layout.js";

/** @import { Source } from "../../../linewright/games/light_line/bench.js" */

/** @type {string[]} moves that were made */
let made = [];
let isWilling = true;
let drawn = 0;
/** @type {Bench} */
let bench;

const way = {
  play: async (/** @type {string} */ text) => {
    made.push(text);
    return isWilling;
  },
  redraw: () => {
    drawn += 1;
  },
};
const calm = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {string} text @param {Partial<Source>} [more] */
function follow(text, more = {}) {
  const { colour, laid } = layout.read(text) ?? { colour: "B", laid: [] };
  bench.follow({ deal: "1", cards: ["1", "2", "3"], laid, colour, isOpen: true, ...more }, way);
}

beforeEach(() => {
  [made, isWilling, drawn] = [[], true, 0];
  bench = new Bench();
  bench.courier.calmMs = 0;
  follow("B");
});

afterEach(() => bench.courier.reset("")); // nothing more is sent

test("a card is picked, laid, turned and set aside, each at once", () => {
  bench.pick("2");
  assert.equal(bench.place, undefined);
  bench.lay("2", { column: 1, row: 0 });
  assert.equal(bench.text, "B 2@1,0");
  assert.deepEqual(bench.inHand, ["1", "3"]);
  bench.turn("2");
  assert.equal(bench.text, "B 2@1,0t");
  bench.take("2");
  assert.deepEqual(bench.inHand, ["1", "2", "3"]);
  assert.equal(bench.isTurned("2"), true);
  assert.equal(bench.picked, null);
  assert.ok(drawn >= 4);
});

test("a card that is turned in the hand is laid turned", () => {
  bench.turn("3");
  bench.lay("3", { column: 0, row: 0 });
  assert.equal(bench.text, "B 3@0,0t");
});

test("an arrow lays the picked card on the best place, and then moves it", () => {
  bench.push("1", 1, 0, [{ column: 4, row: 4 }]);
  assert.equal(bench.text, "B 1@4,4");
  bench.push("1", 1, 0, []);
  assert.equal(bench.text, "B 1@5,4");
});

test("steps are undone one by one, and the server hears of it", async () => {
  bench.lay("1", { column: 0, row: 0 });
  bench.turn("1");
  bench.lay("2", { column: 1, row: 0 });
  bench.undo();
  assert.equal(bench.text, "B 1@0,0t");
  bench.undo();
  assert.equal(bench.text, "B 1@0,0");
  await calm();
  assert.deepEqual(made, ["lay B 1@0,0"]);
  bench.undo();
  assert.equal(bench.canUndo, false);
  bench.undo();
  assert.equal(bench.text, "B");
});

test("a step that changes nothing is none", () => {
  bench.lay("1", { column: 0, row: 0 });
  bench.lay("1", { column: 0, row: 0 });
  assert.equal(bench.steps.length, 1);
});

test("the server's echo leaves the picked card picked, and what is ahead of it is said", async () => {
  bench.lay("1", { column: 0, row: 0 });
  assert.equal(bench.isAhead, true);
  await calm();
  follow("B 1@0,0");
  assert.equal(bench.isAhead, false);
  assert.equal(bench.picked, "1");
});

test("what somebody else lays there is shown: another window, or a hint that was taken", async () => {
  bench.lay("1", { column: 0, row: 0 });
  await calm();
  follow("B 1@0,0");
  follow("G 1@0,0 3@1,0");
  assert.equal(bench.text, "G 1@0,0 3@1,0");
});

test("what is refused is mended", async () => {
  isWilling = false;
  bench.lay("1", { column: 0, row: 0 });
  await calm();
  assert.equal(bench.text, "B");
  assert.equal(bench.canUndo, false);
});

test("with new cards the bench is new", async () => {
  bench.lay("1", { column: 0, row: 0 });
  follow("B", { deal: "2", cards: ["7", "8"] });
  assert.equal(bench.text, "B");
  assert.deepEqual(bench.inHand, ["7", "8"]);
  await calm();
  assert.deepEqual(made, []);
});

test("a bench that nobody builds on shows what the server has, and cannot be changed", async () => {
  follow("B 1@0,0", { isOpen: false });
  assert.equal(bench.text, "B 1@0,0");
  bench.lay("2", { column: 1, row: 0 });
  assert.equal(bench.text, "B 1@0,0");
  follow("B 1@1,0", { isOpen: false });
  assert.equal(bench.text, "B 1@1,0");
  await calm();
  assert.deepEqual(made, []);
});

test("a bench of one's own is told to nobody", async () => {
  follow("B", { isKept: false });
  bench.lay("2", { column: 1, row: 0 });
  follow("B", { isKept: false });
  await calm();
  assert.equal(bench.text, "B 2@1,0");
  assert.deepEqual(made, []);
});

test("the colour that counts is sent with the cards", async () => {
  bench.lay("2", { column: 1, row: 0 });
  bench.paint("Y");
  await calm();
  assert.deepEqual(made, ["lay Y 2@1,0"]);
});

test("a lesson hears what it asks for in its own order, waits for a turn, and refuses another place", async () => {
  const aims = ["lay B 2@1,0t 1@0,0"];
  follow("B 1@0,0", { aims, deal: "2" });
  bench.lay("2", { column: 1, row: 0 });
  await calm();
  assert.deepEqual(made, []);
  bench.turn("2");
  await calm();
  assert.deepEqual(made, ["lay B 2@1,0t 1@0,0"]);
  made = [];
  follow("B 1@0,0", { aims, deal: "3" });
  isWilling = false;
  bench.lay("2", { column: 5, row: 5 });
  await calm();
  assert.deepEqual(made, ["lay B 1@0,0 2@5,5"]);
  assert.equal(bench.text, "B 1@0,0");
});
