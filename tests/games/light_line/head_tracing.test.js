// Cards that are pointed at in order, laid along a line.
import "../../page/unit/browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { extend, trace } from "../../../linewright/games/light_line/head_line/tracing.js";
import { layout } from "../../../linewright/games/light_line/layout.js";

const CARDS = {
  33: "2 B:S2-W1 R:E2-W2 G:N3-E1 Y:E3-S3",
  13: "5 B:N1-W1 R:E2-W2 Y:S1-W3 K:N2-S2",
  36: "5 R:E2-W2 G:S1-W1 Y:E1-S2 K:N3-E3",
  59: "4 B:E3-W3 R:N2-S2 G:S3-W2 Y:N1-W1",
  34: "3 B:E3-W3 R:N2-W1 G:E2-S2 K:N3-S3",
  55: "5 B:E3-W3 R:N3-S3 Y:N1-E2 K:E1-S2",
  28: "3 B:S2-W1 R:S1-W2 Y:N3-S3 K:E3-W3",
};
const written = (/** @type {string[]} */ order, /** @type {any} */ colour) => layout.text("", trace(order, colour, CARDS)).trim();

test("cards in order make the line, whichever end comes first", () => {
  assert.equal(written(["33", "13", "36"], "R"), "33@0,0 13@-1,0 36@-2,0");
  assert.equal(written(["36", "13", "33"], "R"), "36@0,0 13@-1,0 33@-2,0");
});

test("a card that joins only upside down is turned", () => {
  assert.equal(written(["59", "34", "55", "28"], "B"), "59@0,0 34@-1,0 55@-2,0 28@-3,0t");
});

test("a card that does not join the end of the line joins its beginning", () => {
  assert.equal(written(["55", "28", "59"], "B"), "55@0,0 28@-1,0t 59@1,0");
});

test("what does not join at all lies at the loose end, and without a colour side by side", () => {
  assert.equal(written(["33", "59"], "R"), "33@0,0 59@-1,0");
  assert.equal(written(["33", "59", "13"], null), "33@0,0 59@1,0 13@2,0");
});

test("what a card joins decides how those before it lie", () => {
  const cards = { 1: "3 R:N1-E1", 2: "3 R:S1-W1", 3: "3 R:S2-E1" }; // 2 joins both ends of 1, and 3 joins it only above
  const laid = (/** @type {string[]} */ order) => layout.text("", trace(order, "R", cards)).trim();
  assert.equal(laid(["1", "2"]), "1@0,0 2@1,0");
  assert.equal(laid(["1", "2", "3"]), "1@0,0 2@0,-1 3@-1,-1");
});

test("no card comes to lie on another", () => {
  const ring = [
    { card: "33", column: 0, row: 0, turned: false },
    { card: "13", column: 1, row: 0, turned: false },
    { card: "36", column: -1, row: 0, turned: false },
  ];
  const laid = extend(ring, "59", "G", CARDS);
  assert.equal(new Set(laid.map(layout.nameOf)).size, 4);
});
