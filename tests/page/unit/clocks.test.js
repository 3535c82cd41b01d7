// @ts-check
import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { clock, gameClock } from "../../../linewright/page/table/clocks.js";
import { markupOf } from "./browser.js";

const HEARD_MS = 1000; // when the facts came

/** @param {any} t @param {number} now @param {number | null} left @param {boolean} [ticking] */
function draw(t, now, left, ticking = true) {
  t.mock.method(performance, "now", () => now);
  return markupOf(clock({ left_ms: left, ticking }, HEARD_MS, "Ada's clock"));
}

test("no clock is drawn where nobody's time is counted", (/** @type {any} */ t) => {
  assert.equal(draw(t, HEARD_MS, null), "");
});

test("a clock shows minutes and seconds, and hours where there are any", (/** @type {any} */ t) => {
  assert.match(draw(t, HEARD_MS, 65_000), /\.textContent=1:05>/);
  assert.match(draw(t, HEARD_MS, 3_600_000 + 61_000), /\.textContent=1:01:01>/);
});

test("a clock of days shows whole hours: its seconds would leave no room for a name", (/** @type {any} */ t) => {
  assert.match(draw(t, HEARD_MS, 48 * 3_600_000 - 1), /\.textContent=48\u00a0h>/);
  assert.match(draw(t, HEARD_MS, 24 * 3_600_000), /\.textContent=24\u00a0h>/);
  assert.match(draw(t, HEARD_MS, 24 * 3_600_000 - 1000), /\.textContent=23:59:59>/);
});

test("a ticking clock goes on after the facts came, one that stands does not", (/** @type {any} */ t) => {
  assert.match(draw(t, HEARD_MS + 5000, 65_000), /\.textContent=1:00>/);
  assert.match(draw(t, HEARD_MS + 5000, 65_000, false), /\.textContent=1:05>/);
});

test("the last quarter of a minute is marked, and nothing runs below zero", (/** @type {any} */ t) => {
  assert.doesNotMatch(draw(t, HEARD_MS, 15_000), /class="clock short"/);
  assert.match(draw(t, HEARD_MS, 14_999), /class="clock short"/);
  assert.match(draw(t, HEARD_MS + 9000, 5000), /\.textContent=0:00>/);
});

test("a game's own clock shows what is left until a moment of the server, or the whole seconds since one", (/** @type {any} */ t) => {
  t.mock.method(performance, "now", () => 500);
  const now = () => 90_000;
  assert.match(
    markupOf(gameClock(100_200, now, { label: "Time left" })),
    /class="clock short".*aria-label=Time left.*\.textContent=0:11>/s,
  );
  assert.doesNotMatch(markupOf(gameClock(190_000, now)), /short/);
  assert.match(markupOf(gameClock(20_001, now, { counts: true })), /\.textContent=1:09>/);
});
