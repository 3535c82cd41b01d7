// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { changesOf, presenceOf } from "../../../linewright/page/table/presence.js";
import { serveWords } from "./browser.js";

serveWords({ "": "presence-came = { $who } came\npresence-gone = { $who } went" });
await words.load();

/** @param {number[]} here @returns {any} */
const people = (...here) => ({ here, watching: 0, watchers: [] });

/** @param {number} seat @param {object} [more] @returns {any} */
const player = (seat, more = {}) => ({ seat, name: `S${seat}`, person: `p${seat}`, bot: "", mine: false, ...more });

test("a seat is held by somebody who is here or away, by a bot, or by nobody", () => {
  assert.equal(presenceOf(people(0), player(0)), "here");
  assert.equal(presenceOf(people(0), player(1)), "away");
  assert.equal(presenceOf(people(0), player(0, { bot: "greedy" })), "bot");
  assert.equal(presenceOf(people(0), player(0, { person: "" })), "free");
  assert.equal(presenceOf(null, player(0)), "");
});

test("who comes and goes is said, but not of bots, of oneself, or when one has only just come", () => {
  const seats = [player(0), player(1, { mine: true }), player(2, { bot: "greedy" }), player(3)];
  assert.deepEqual(changesOf(people(3), people(0, 1, 2), seats), ["S0 came", "S3 went"]);
  assert.deepEqual(changesOf(null, people(0), seats), []);
});
