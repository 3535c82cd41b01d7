// The photo finish: what is close, the axis, and where bands overlap.
import "../../page/unit/browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { axisOf, byReaction, isClose, overlapOf } from "../../../linewright/games/light_line/head_line/finish.js";

const call = (/** @type {number} */ seat, /** @type {number} */ reaction, /** @type {number} */ band, trip = 40) => ({
  seat,
  timing: { heard: reaction + trip, reaction, band, credit: trip, trip },
});

test("calls come by reaction, not as they were heard, and without a time not at all", () => {
  const calls = byReaction([call(0, 1438, 9, 48), call(1, 1412, 22, 118), { seat: 2, timing: null }]);
  assert.deepEqual(
    calls.map(({ seat }) => seat),
    [1, 0],
  );
});

test("two calls are close when their bands touch, and the overlap is that stretch", () => {
  const [ada, you] = [call(1, 1412, 22), call(0, 1438, 9)];
  assert.equal(isClose(ada, you), true);
  assert.deepEqual(overlapOf([ada, you]), { from: 1429, to: 1434 });
  const late = call(2, 1444, 9);
  assert.equal(isClose(ada, late), false);
  assert.equal(overlapOf([ada, late]), null);
  assert.equal(isClose(ada, call(2, 1443, 9)), true);
});

test("the axis holds every band, begins and ends at round figures, and has room for the figures at its right", () => {
  for (const calls of [[call(1, 1412, 22), call(0, 1438, 9)], [call(0, -40, 3)], [call(0, 800, 3), call(1, 9200, 50)]]) {
    const { from, to, step, ticks } = axisOf(calls);
    assert.ok(calls.every(({ timing }) => timing.reaction - timing.band > from && timing.reaction + timing.band < to));
    assert.deepEqual([from % step, to % step].map(Math.abs), [0, 0]);
    assert.deepEqual([ticks[0].at, ticks[ticks.length - 1].at], [from, to]);
    assert.ok(ticks.filter(({ isLong }) => isLong).length <= 13);
  }
});
