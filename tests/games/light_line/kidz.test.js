// @ts-check
/** Where a card of KIDZ LINE goes: read from offers; and the dotted way to it. */
import assert from "node:assert/strict";
import test from "node:test";
import "../../page/unit/browser.js";

const { places } = await import("../../../linewright/games/light_line/kidz_line/places.js");
globalThis.addEventListener ??= () => undefined; // the way follows the size of the window
const { wayBetween } = await import("../../../linewright/games/light_line/kidz_line/way.js");

/** A red line runs level across the start card, a blue one upright; the card in hand has a red one too. */
const scene = /** @type {any} */ ({
  acting: true,
  mode: "live",
  chosen: null,
  hint: null,
  legal: ["place 2 1,0", "place 2 -1,0 turned"],
  offers: [
    [
      "place 2 1,0",
      "offer-lay",
      {
        lines: [
          {
            colour: "R",
            sections: [
              [0, 0, "W2", "E2"],
              [1, 0, "W2", "S1"],
            ],
          },
        ],
      },
      null,
    ],
    [
      "place 2 -1,0 turned",
      "offer-lay",
      {
        lines: [
          {
            colour: "R",
            sections: [
              [-1, 0, "N3", "E2"],
              [0, 0, "W2", "E2"],
            ],
          },
        ],
      },
      null,
    ],
    ["under", "not-ll-33", {}, "LL-63"],
  ],
  view: {
    card: "2",
    cards: { 1: "3 R:E2-W2 B:N1-S1", 2: "3 R:S1-W2" },
    table: [{ card: "1", column: 0, row: 0, turned: false }],
    options: { strict_kids: true },
  },
});

test("the places of the card as it is held are shown, and those it has to be turned for are not", () => {
  assert.deepEqual(
    places.shown(scene, false).map(({ column, row }) => [column, row]),
    [[1, 0]],
  );
  assert.deepEqual(
    places.shown(scene, true).map(({ text }) => text),
    ["place 2 -1,0 turned"],
  );
  assert.equal(places.wantsTurn(scene, false), false);
  assert.equal(places.wantsTurn({ ...scene, legal: ["place 2 -1,0 turned"] }, false), true);
});

test("where places may be overlooked, only a hint shows one", () => {
  const lenient = { ...scene, view: { ...scene.view, options: { strict_kids: false } } };
  assert.deepEqual(places.shown(lenient, false), []);
  assert.equal(places.wantsTurn(lenient, false), false);
  const hinted = { ...lenient, hint: { text: "place 2 1,0", why: [] } };
  assert.deepEqual(
    places.shown(hinted, false).map(({ text }) => text),
    ["place 2 1,0"],
  );
});

test("a place shows the line that would go on, at the port where it comes in", () => {
  const [place] = places.shown(scene, false);
  assert.deepEqual(places.joins(place), [{ port: "W2", colour: "R" }]);
});

test("the lines that end at a place are those of its neighbours", () => {
  assert.deepEqual(places.loose(scene, { column: 0, row: -1 }), [{ port: "S1", colour: "B" }]);
  assert.deepEqual(places.loose(scene, { column: 3, row: 3 }), []);
});

test("a card can be tried on free cells beside others", () => {
  assert.equal(places.isFree(scene, { column: 0, row: 1 }), true);
  assert.equal(places.isFree(scene, { column: 0, row: 0 }), false);
  assert.equal(places.isFree(scene, { column: 2, row: 0 }), false);
});

test("the way leads from the edge of the card to the edge of the place, and near places need none", () => {
  const box = (/** @type {number} */ x, /** @type {number} */ y) => /** @type {DOMRect} */ ({ x, y, width: 100, height: 140 });
  const [dots, tip] = wayBetween(box(600, 100), box(100, 100)) ?? ["", ""];
  assert.match(dots, /^M584 170Q\d+ \d+ 216 170$/);
  assert.match(tip, /L216 170 /);
  assert.equal(wayBetween(box(600, 100), box(520, 100)), null);
});
