// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../../linewright/page/kit/settings.js";
import { Curtain, LAST_LOOK_MS } from "../../../linewright/page/table/curtain.js";

let tables = 0;
/** A curtain at a new table. */
const newCurtain = () => {
  tables += 1;
  return new Curtain(`table ${tables}`, () => undefined);
};

/** What a seat sees when some may act.
 * @param {number | null} seat @param {number[]} acting @returns {any} */
const seen = (seat, acting) => ({ seat, view: { to_act: acting }, legal: [], offers: [] });
/** @type {any} */
const playing = { status: "playing", seats: [{ bot: "" }, { bot: "" }, { bot: "" }] };

test("with one seat of one's own, or none, there is nothing to hide", () => {
  const curtain = newCurtain();
  assert.equal(curtain.choose([seen(1, [0])], playing)?.seat, 1);
  assert.deepEqual(curtain.asked, []);
  assert.equal(curtain.choose([seen(null, [0])], playing)?.seat, null);
  assert.deepEqual(curtain.asked, []);
});

test("whoever may act is asked to take the screen, and sees the table once it is theirs", () => {
  const curtain = newCurtain();
  const views = [seen(0, [1]), seen(1, [1])];
  curtain.choose(views, playing);
  assert.deepEqual(curtain.asked, [1]);
  curtain.open(1);
  assert.equal(curtain.choose(views, playing)?.seat, 1);
  assert.deepEqual(curtain.asked, []);
});

test("while nobody here may act the holder keeps looking; without a holder everybody is asked", () => {
  const curtain = newCurtain();
  const views = [seen(0, [2]), seen(1, [2])];
  curtain.choose(views, playing);
  assert.deepEqual(curtain.asked, [0, 1]);
  curtain.open(0);
  assert.equal(curtain.choose(views, playing)?.seat, 0);
  assert.deepEqual(curtain.asked, []);
});

test("a seat that a bot plays for is not asked", () => {
  const curtain = newCurtain();
  curtain.open(0);
  const facts = { ...playing, seats: [{ bot: "" }, { bot: "greedy" }] };
  assert.equal(curtain.choose([seen(0, [1]), seen(1, [1])], facts)?.seat, 0);
  assert.deepEqual(curtain.asked, []);
});

test("whoever has moved looks at it for a moment, then the curtain falls", (/** @type {any} */ t) => {
  t.mock.method(globalThis, "setTimeout", () => 0);
  let now = 5000;
  t.mock.method(performance, "now", () => now);
  const curtain = newCurtain();
  curtain.open(0);
  curtain.made([{ seat: 0 }]);
  const views = [seen(0, [1]), seen(1, [1])];
  now += LAST_LOOK_MS - 1;
  assert.equal(curtain.choose(views, playing)?.seat, 0);
  assert.deepEqual(curtain.asked, []);
  now += 2;
  curtain.choose(views, playing);
  assert.deepEqual(curtain.asked, [1]);
});

test("a move of somebody else gives no moment to look", () => {
  const curtain = newCurtain();
  curtain.open(0);
  curtain.made([{ seat: 1 }, { seat: null }]);
  curtain.choose([seen(0, [1]), seen(1, [1])], playing);
  assert.deepEqual(curtain.asked, [1]);
});

test("at the end, and where people have put it away, the table is open to all", () => {
  const views = [seen(0, [1]), seen(1, [1])];
  const over = newCurtain();
  assert.equal(over.choose(views, { ...playing, status: "over" })?.seat, 0);
  assert.deepEqual(over.asked, []);
  const away = newCurtain();
  away.takeAway();
  assert.notEqual(settings.noted(away.note), "");
  assert.equal(away.choose(views, playing)?.seat, 1);
  assert.deepEqual(away.asked, []);
});
