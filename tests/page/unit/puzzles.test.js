// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../../linewright/page/kit/settings.js";
import { progress } from "../../../linewright/page/puzzles/progress.js";

test("an attempt goes on where it was, and a new one is made on another day when it is over", () => {
  const first = progress.attempt("toy", "7", "2026-11-16");
  assert.deepEqual(first, { day: "2026-11-16", tries: 0, isHinted: false, isOver: false, found: "" });
  progress.keep("toy", "7", { ...first, tries: 1 });
  assert.equal(progress.attempt("toy", "7", "2026-11-17").tries, 1);
  progress.keep("toy", "7", { ...first, tries: 2, isOver: true, found: "later" });
  assert.equal(progress.attempt("toy", "7", "2026-11-16").isOver, true);
  const second = progress.attempt("toy", "7", "2026-11-17");
  assert.deepEqual(second, { day: "2026-11-17", tries: 0, isHinted: false, isOver: false, found: "later" });
});

test("a list says of each puzzle how it went", () => {
  const none = { day: "2026-11-16", tries: 0, isHinted: false, isOver: false, found: /** @type {const} */ ("") };
  progress.keep("list", "a", { ...none, tries: 1, isOver: true, found: "first" });
  progress.keep("list", "b", { ...none, tries: 2 });
  progress.keep("list", "c", { ...none, isOver: true });
  progress.keep("list", "d", { ...none, isHinted: true });
  assert.deepEqual(["a", "b", "c", "d", "e"].map(progress.statesOf("list")), ["first", "missed", "missed", "open", "open"]);
});

test("days in a row end today or yesterday, across months and years", () => {
  assert.deepEqual(progress.streak("2026-11-16"), { length: 0, longest: 0, isCounted: false });
  for (const day of ["2026-12-30", "2026-12-31", "2027-01-01", "2026-12-31", "2026-06-01"]) progress.count(day);
  assert.deepEqual(progress.streak("2027-01-01"), { length: 3, longest: 3, isCounted: true });
  assert.deepEqual(progress.streak("2027-01-02"), { length: 3, longest: 3, isCounted: false });
  assert.deepEqual(progress.streak("2027-01-03"), { length: 0, longest: 3, isCounted: false });
});

test("nonsense in the storage is no progress", () => {
  settings.keepRecord("puzzles broken", "{");
  settings.keepRecord("puzzle days", "nonsense");
  assert.equal(progress.statesOf("broken")("x"), "open");
  assert.equal(progress.streak("2027-01-01").length, 0);
});
