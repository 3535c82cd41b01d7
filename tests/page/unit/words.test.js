// @ts-check
import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../linewright/page/kit/words.js";
import { serveWords } from "./browser.js";

serveWords({
  "": "hello = Hello { $who }\nturn = your turn\ncards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}",
  toy: "turn = { $who } draws\ntwo = { $one } and { $two }",
});
await words.load();
await words.load("toy");

test("words are filled with their arguments and choose their form by number", () => {
  assert.equal(words.say("hello", { who: "Ada" }), "Hello Ada");
  assert.equal(words.say("cards", { count: 1 }), "one card");
  assert.equal(words.say("cards", { count: 3 }), "3 cards");
});

test("a game's own words come before the shared ones, and only where it is asked for them", () => {
  assert.equal(words.say("turn", { who: "Ada" }, "toy"), "Ada draws");
  assert.equal(words.say("turn", { who: "Ada" }), "your turn");
  assert.equal(words.say("hello", { who: "Ada" }, "toy"), "Hello Ada");
});

test("an id that no file holds is written as it is", () => {
  assert.equal(words.say("no-such-word"), "no-such-word");
  assert.equal(words.has("no-such-word"), false);
  assert.equal(words.has("turn"), true);
  assert.equal(words.has("two"), false);
  assert.equal(words.has("two", "toy"), true);
});

test("a sentence begins with a capital letter, behind the marks that open it", () => {
  assert.equal(words.capital("queen of spades"), "Queen of spades");
  assert.equal(words.capital("¿quién eres?"), "¿Quién eres?");
  assert.equal(words.capital("„äh“"), "„Äh“");
  assert.equal(words.capital("8 of clubs"), "8 of clubs");
  assert.equal(words.capital(""), "");
});

test("drawn arguments stand where the words have them, the rest stays text", () => {
  const drawn = { two: (/** @type {string} */ value) => ({ picture: value }) };
  assert.deepEqual(words.rich("two", { one: "a", two: "b" }, drawn, "toy"), ["a and ", { picture: "b" }]);
});

test("names are joined as people say them", () => {
  assert.equal(words.list(["Ada"]), "Ada");
  assert.equal(words.list(["Ada", "Ben", "Cleo"]), "Ada, Ben and Cleo");
});

test("words that cannot be had are an error that names them", async () => {
  await assert.rejects(words.load("elsewhere"), /elsewhere/);
});
