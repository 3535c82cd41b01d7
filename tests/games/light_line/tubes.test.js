// @ts-check
import "../../page/unit/browser.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { markupOf } from "../../page/unit/browser.js";

const { beyond, describeCard, drawCard, readCard, tubesOf, turnPort } = await import(
  "../../../linewright/games/light_line/tubes.js"
);

const CARD = readCard("4 B:E2-S3 R:N1-S1 G:N2-W2 K:E3-W3", "17");
const DECK = readFileSync(new URL("../../../linewright/games/light_line/deck.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^\d/.test(line))
  .map((line) => readCard(line.slice(3), String(Number(line.slice(0, 2)))));

/** @param {string} word @param {Record<string, unknown>} [args] */
const say = (word, args = {}) => `${word}(${Object.values(args).join("|")})`;
const pathOf = (/** @type {string} */ colour, /** @type {boolean} */ turned = false) =>
  tubesOf(CARD, turned).find((tube) => tube.colour === colour)?.path;

test("a card is read as the view writes it", () => {
  assert.equal(CARD.back, 4);
  assert.deepEqual(CARD.lines[0], { colour: "B", from: "E2", to: "S3" });
  assert.equal(CARD.lines.length, 4);
});

test("a turned card has its ports at the opposite edge, from the other end", () => {
  assert.equal(turnPort("N1"), "S3");
  assert.equal(turnPort("E2"), "W2");
  for (const edge of "NESW") for (const place of "123") assert.equal(turnPort(turnPort(edge + place)), edge + place);
});

test("a port touches the same place of the opposite edge next door", () => {
  assert.deepEqual(beyond("N1"), { step: [0, -1], port: "S1" });
  assert.deepEqual(beyond("W3"), { step: [-1, 0], port: "E3" });
});

test("a tube bends where its two tracks meet", () => {
  assert.equal(pathOf("B"), "M100 70L91 70Q78 70 78 83L78 140");
});

test("upright and level take turns above at crossings: the one below is cut on both sides", () => {
  assert.equal(pathOf("R"), "M22 0L22 61.8M22 78.2L22 140"); // below green at the second row, above black at the third
  assert.equal(pathOf("G"), "M50 0L50 57Q50 70 37 70L0 70");
  assert.equal(pathOf("K"), "M100 108L86.2 108M69.8 108L30.2 108M13.8 108L0 108");
});

test("turning never weaves a card anew", () => {
  for (const card of DECK) {
    const cuts = (/** @type {boolean} */ turned) => tubesOf(card, turned).map(({ path }) => path.split("M").length);
    assert.deepEqual(cuts(true), cuts(false), card.name);
  }
});

test("a tube of a set of one's own that leaves where it came in bends twice, and so does one that changes its track", () => {
  const own = readCard("3 B:N1-N3 R:W1-E3");
  const [back, across] = tubesOf(own);
  assert.equal(back.path.split("Q").length, 3);
  assert.equal(across.path.split("Q").length, 3);
});

test("beads of one card never touch, even drawn larger", () => {
  for (const card of DECK) {
    const tubes = tubesOf(card);
    for (const [i, { bead }] of tubes.entries())
      for (const other of tubes.slice(i + 1))
        assert.ok(Math.hypot(bead[0] - other.bead[0], bead[1] - other.bead[1]) > 20, card.name);
  }
});

test("loose ends wear caps, joined ends none, letters take their place", () => {
  const caps = (/** @type {object} */ how) => markupOf(drawCard(CARD, how)).split('class="cap').length - 1;
  assert.equal(caps({}), 8);
  assert.equal(caps({ joined: ["E2", "N1"] }), 6);
  assert.equal(caps({ letters: true }), 0);
  assert.equal(markupOf(drawCard(CARD, { letters: true, joined: ["E2"] })).split('class="letter').length - 1, 7);
});

test("a line shines whichever way round its section is told, and its bead counts", () => {
  const drawn = markupOf(drawCard(CARD, { turned: true, lit: [{ from: "N3", to: "S3", bead: 2 }] }));
  assert.match(drawn, /class="tube R lit /);
  assert.doesNotMatch(drawn, /class="tube [BGK] lit/);
  assert.match(drawn, /class="bead R"[\s\S]*>2<\/text>/);
});

test("a card is read with its lines as it lies", () => {
  assert.match(describeCard(CARD, false, say), /neon-card\(17\|neon-tube\(colour-blue\(\)\|E2\|S3\)/);
  assert.match(describeCard(CARD, true, say), /neon-card-turned\(17\|neon-tube\(colour-blue\(\)\|W2\|N1\)/);
});
