// @ts-check
/** What a card in hand can do, as the server says. */
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

/** How a screen reader says what a card can do. */
const FULL = /** @type {Record<string, string>} */ ({
  "can-place": "held-place",
  "can-anywhere": "held-anywhere",
  "can-take": "held-take",
});

/** What stands under a jack, where there is room and where there is little. */
const CAPTIONS = /** @type {Record<string, [string, string]>} */ ({
  "can-anywhere": ["cap-anywhere", "brief-anywhere"],
  "can-take": ["cap-take", "brief-take"],
});

/** What a card can do, in few words under it and in full for a screen reader.
 * @param {Scene} scene @param {Position} now @param {string} card */
export function ability(scene, now, card) {
  const { say } = scene;
  const { word, cells } = now.can(card);
  const name = cards.name(card, say);
  const isDead = scene.view.dead.includes(card);
  const full = isDead
    ? say("held-dead", { card: name })
    : FULL[word]
      ? say(FULL[word], { card: name, cells: cells.join(", ") })
      : `${name}, ${say("can-nothing")}`;
  if (isDead) return { short: say("dead-card"), full };
  if (word === "can-place") return { short: cells.join(" "), full };
  const [roomy, tight] = CAPTIONS[word] ?? ["", ""];
  return {
    short: html`${cards.eyesOf(card)}${
      roomy ? html`<span class="roomy">${say(roomy)}</span><span class="tight">${say(tight)}</span>` : nothing
    }`,
    full,
  };
}
