// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../../linewright/page/kit/settings.js";

const KEY = "linewright";
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

test("the language is the one the browser likes best of ours", () => {
  assert.equal(settings.language, "en");
});

test("a setting is kept, and whoever listens is told", () => {
  let told = 0;
  settings.listen(() => {
    told += 1;
  });
  settings.set("name", "Ada");
  assert.equal(settings.name, "Ada");
  assert.equal(kept().name, "Ada");
  assert.equal(told, 1);
});

test("what another window has kept meanwhile is not overwritten", () => {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), theme: "dark", bots: { toy: 3 } }));
  settings.set("sound", false);
  assert.equal(settings.theme, "dark");
  assert.equal(settings.botsFor("toy"), 3);
  settings.keepBots("other", 1);
  assert.deepEqual(kept().bots, { toy: 3, other: 1 });
});

test("a language chosen in another window stays kept, while this one goes on in its own", () => {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), language: "de" }));
  settings.set("name", "Ben");
  assert.equal(settings.language, "en");
  assert.equal(kept().language, "de");
});

test("of many notes the oldest are let go, and one noted again is new", () => {
  for (let i = 0; i < 100; i += 1) settings.note(`n${i}`, "x");
  settings.note("n0", "again");
  settings.note("n100", "x");
  assert.equal(settings.noted("n0"), "again");
  assert.equal(settings.noted("n1"), "");
  assert.equal(Object.keys(kept().notes).length, 100);
});

test("what was achieved is kept for good, beside however many notes", () => {
  settings.keepRecord("best toy 10", "61000");
  for (let i = 0; i < 200; i += 1) settings.note(`more ${i}`, "x");
  settings.keepRecord("best toy 12", "90000");
  assert.equal(settings.record("best toy 10"), "61000");
  assert.equal(settings.record("best toy 8"), "");
  assert.deepEqual(kept().records, { "best toy 10": "61000", "best toy 12": "90000" });
});
