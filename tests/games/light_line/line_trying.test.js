// @ts-check
import "../../page/unit/browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { trying } = await import("../../../linewright/games/light_line/line/trying.js");

const offer = (/** @type {string} */ text, /** @type {number} */ points) => [
  text,
  "offer-place",
  { points, lines: [], takes: ["2"] },
  null,
];

/** A scene in which one holds card 17 and may place it.
 * @param {any[]} offers @param {object} [more] @returns {any} */
const sceneOf = (offers, more = {}) => ({
  acting: true,
  offers: [...offers], // what is read from a list is remembered
  legal: offers.map(([text]) => text),
  view: { phase: "placing", hand: "17" },
  memory: {},
  chosen: null,
  ...more,
});

const BOTH = [
  offer("place 17 1,0", 3),
  offer("place 17 1,0 turned", 5),
  offer("place 17 0,1", 4),
  offer("place 17 -1,0 turned", 2),
];

test("places come from the best to the least, each with both ways round", () => {
  const places = trying.placesOf(sceneOf(BOTH));
  assert.deepEqual(
    places.map(({ column, row, ways }) => [column, row, ways.map((way) => way.points)]),
    [
      [1, 0, [5, 3]],
      [0, 1, [4]],
      [-1, 0, [2]],
    ],
  );
});

test("a lesson shows only the places it asks for", () => {
  const scene = sceneOf(BOTH, { legal: ["place 17 0,1"] });
  assert.equal(trying.placesOf(scene).length, 1);
});

test("there are no places while somebody else acts, or while one pays", () => {
  assert.deepEqual(trying.placesOf(sceneOf(BOTH, { acting: false })), []);
  assert.deepEqual(trying.placesOf(sceneOf(BOTH, { view: { phase: "paying", hand: null } })), []);
});

test("of two ways that score the same, the card goes as it is held", () => {
  const offers = [offer("place 17 1,0", 3), offer("place 17 1,0 turned", 3)];
  const [place] = trying.placesOf(sceneOf(offers));
  assert.equal(trying.wayTo(sceneOf(offers), place).turned, false);
  assert.equal(trying.wayTo(sceneOf(offers, { memory: { turned: "17" } }), place).turned, true);
  assert.equal(trying.wayTo(sceneOf(offers, { memory: { turned: "4" } }), place).turned, false); // another card was turned
});

test("what is chosen is tried before what is pointed at", () => {
  const hover = { column: 0, row: 1 };
  assert.equal(trying.tried(sceneOf(BOTH, { memory: { hover } }))?.text, "place 17 0,1");
  const chosen = { column: 1, row: 0, turned: false };
  assert.equal(trying.tried(sceneOf(BOTH, { memory: { hover }, chosen }))?.text, "place 17 1,0");
  assert.equal(trying.tried(sceneOf(BOTH)), null);
});

test("a payment that is not open any more is not picked", () => {
  const scene = sceneOf(BOTH, { memory: { picked: "2+3" } });
  assert.equal(trying.pickedOf(scene, ["5", "2+3"]), "2+3");
  assert.equal(trying.pickedOf(scene, ["4", "2+2"]), "4");
});
