// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../../linewright/games/light_line/layout.js";

/** @import { Laid } from "../../../linewright/games/light_line/layout.js" */

/** @param {string} text @returns {Laid[]} */
const laid = (text) => layout.read(text)?.laid ?? [];
/** @param {Laid[]} some */
const written = (some) => layout.text("G", some);

test("a layout is written as the server reads it, and read from any move that has one", () => {
  const text = "G 3@0,0 17@1,-2t";
  assert.equal(written(laid(text)), text);
  assert.equal(written(laid(`lay ${text}`)), text);
  assert.equal(written(laid(`call 5 ${text}`)), text);
  assert.deepEqual(layout.read("line R"), { colour: "R", laid: [] });
  assert.equal(layout.read("line"), null);
  assert.equal(layout.read("give up"), null);
  assert.equal(layout.read("call 5"), null);
});

test("a card is laid on a free cell and moved to another, and nothing else changes", () => {
  const before = laid("G 3@0,0");
  assert.equal(written(layout.lay(before, "17", { column: 1, row: 0 }, true)), "G 3@0,0 17@1,0t");
  assert.equal(written(layout.lay(before, "3", { column: 4, row: 4 }, false)), "G 3@4,4");
  assert.equal(written(before), "G 3@0,0");
});

test("on a cell that is taken two cards change places, or the one that lies there goes back to the hand", () => {
  const before = laid("G 3@0,0 17@1,0t 8@2,0");
  assert.equal(written(layout.lay(before, "3", { column: 1, row: 0 }, false)), "G 3@1,0 17@0,0t 8@2,0");
  assert.equal(written(layout.lay(before, "9", { column: 1, row: 0 }, false)), "G 3@0,0 8@2,0 9@1,0");
  assert.equal(written(layout.lay(before, "17", { column: 1, row: 0 }, false)), "G 3@0,0 17@1,0 8@2,0");
});

test("a card is turned where it lies, and taken off", () => {
  assert.equal(written(layout.turn(laid("G 3@0,0 17@1,0t"), "17")), "G 3@0,0 17@1,0");
  assert.equal(written(layout.take(laid("G 3@0,0 17@1,0t"), "3")), "G 17@1,0t");
});

test("arrows push a card past others to the next free cell, and never off the grid", () => {
  const before = laid("G 3@0,0 17@1,0 8@2,0");
  assert.equal(written(layout.push(before, "3", 1, 0)), "G 3@3,0 17@1,0 8@2,0");
  assert.equal(written(layout.push(before, "3", 0, -1)), "G 3@0,-1 17@1,0 8@2,0");
  assert.equal(written(layout.push(laid("G 3@60,0"), "3", 1, 0)), "G 3@60,0");
  assert.equal(written(layout.lay(laid("G"), "3", { column: 99, row: -99 }, false)), "G 3@60,-60");
});

test("the cells beside the cards are free, each once, row by row; on a bare bench there is one", () => {
  assert.deepEqual(layout.beside([]).map(layout.nameOf), ["0,0"]);
  assert.deepEqual(layout.beside(laid("G 3@0,0 17@1,0")).map(layout.nameOf), ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]);
});

test("the ends of a line look into the cells where it could go on", () => {
  const cards = laid("G 3@0,0 17@1,0");
  const sections = /** @type {import("../../../linewright/games/light_line/layout.js").Section[]} */ ([
    [0, 0, "N2", "E1"],
    [1, 0, "W1", "S3"],
  ]);
  assert.deepEqual(
    layout.looseEnds(cards, sections).map(({ port, cell }) => `${port} ${layout.nameOf(cell)}`),
    ["N2 0,-1", "S3 1,1"],
  );
  const blocked = [...cards, ...laid("G 8@0,-1")];
  assert.deepEqual(
    layout.looseEnds(blocked, sections).map(({ port }) => port),
    ["S3"],
  );
  assert.deepEqual(layout.looseEnds(cards, []), []);
});

test("what was counted stands only where the same card lies the same way", () => {
  const sections = /** @type {import("../../../linewright/games/light_line/layout.js").Section[]} */ ([
    [0, 0, "N2", "E1"],
    [1, 0, "W1", "S3"],
  ]);
  const counted = laid("G 3@0,0 17@1,0");
  assert.equal(layout.standing(sections, counted, counted).length, 2);
  assert.deepEqual(layout.standing(sections, counted, laid("G 3@0,0 17@1,0t")), [sections[0]]);
  assert.deepEqual(layout.standing(sections, counted, laid("G 8@0,0 17@1,0")), [sections[1]]);
  assert.deepEqual(layout.standing(sections, counted, laid("G 17@1,0")), [sections[1]]);
});
