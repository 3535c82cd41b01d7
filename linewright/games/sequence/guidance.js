// @ts-check
/** The words beside the board: what happened, whose turn it is, and what the chosen card can do, with the squares as buttons. */

import { rule } from "../../page/kit/rule.js";
import { words } from "../../page/kit/words.js";
import { spokenMove } from "../../page/table/log.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";

/** @import { Args } from "../../page/table/scene.js" */
/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

const MOST_BUTTONS = 4;

/** A sentence of ours in which the rule's number can be pressed.
 * @param {Scene} scene @param {string} word @param {Args} args
 * @param {Record<string, (value: any) => unknown>} [drawn] how an argument is drawn; its kind is the word's own affair */
const sentence = (scene, word, args, drawn = {}) =>
  words.rich(word, args, { rule: (number) => rule(number, scene.game.name), ...drawn }, scene.game.folder);

/** @param {Scene} scene @param {string[]} cells @param {(cell: string) => void} press */
function buttons(scene, cells, press) {
  const or = scene.say("or");
  return cells.map(
    (cell, k) =>
      html`${k === 0 ? "" : k === cells.length - 1 ? ` ${or} ` : ", "}<button type="button" class="sq"
        @click=${() => press(cell)}>${cell}</button>`,
  );
}

/** What the chosen card can do.
 * @param {Scene} scene @param {Position} now @param {Doors} doors */
function aboutCard(scene, now, { press, play }) {
  const { say, view } = scene;
  const held = /** @type {string} */ (now.card);
  const card = words.capital(cards.name(held, say));
  const cells = [...now.targets];
  if (now.drops.has(held)) {
    return html`<p>${sentence(scene, "drop-why", { rule: "SQ-60" })}</p><p><button type="button" class="sq long"
      @click=${() => play(`drop ${held}`)}>${say("drop-card", { card: cards.name(held, say) })}</button></p>`;
  }
  if (now.isTaking && cells.length) {
    return html`<p class="why">${sentence(scene, "jack-take", { card, rule: "SQ-31" })}</p>${
      now.target
        ? html`<p class="pick"><span>${words.rich(
            "take-picked",
            { cell: now.target, marker: say(`marker-${now.mark(now.target)}`), card: cards.name(now.cardAt(now.target), say) },
            { cell: (cell) => html`<b>${cell}</b>` },
            scene.game.folder,
          )}</span> <button type="button" class="sq long"
            @click=${() => press(/** @type {string} */ (now.target))}>${say("take-off")}</button></p>`
        : nothing
    }`;
  }
  if (cards.eyes(held) === 2 && cells.length) return html`<p>${sentence(scene, "jack-place", { card, rule: "SQ-30" })}</p>`;
  if (cells.length) {
    const shown = cells.slice(0, MOST_BUTTONS);
    return html`<p>${sentence(
      scene,
      "place-on",
      { card, cells: shown, rule: "SQ-21" },
      { cells: (some) => buttons(scene, some, press) },
    )}</p>`;
  }
  if (view.dead.includes(held)) {
    return html`<p>${sentence(scene, "card-dead", { card, rule: "SQ-40" })}${
      now.dead.has(held)
        ? html` <button type="button" class="sq long" @click=${() => play(`dead ${held}`)}>${say("swap-it")}</button>`
        : nothing
    }</p>`;
  }
  return html`<p>${scene.acting ? say("card-nowhere", { card }) : say("card-waits", { card })}</p>`;
}

/** What there is to do besides playing a card.
 * @param {Scene} scene @param {Position} now @param {Doors} doors */
function besides(scene, now, { play }) {
  const { say } = scene;
  const one = (/** @type {string} */ why, /** @type {string} */ number, /** @type {string} */ text) =>
    html`<p>${sentence(scene, `${text}-why`, { rule: number })} <button type="button" class="sq long"
      @click=${() => play(text)}>${say(why)}</button></p>`;
  return html`${now.draw ? one("draw-card", "SQ-23", "draw") : nothing}${now.pass ? one("pass", "SQ-25", "pass") : nothing}`;
}

/** @param {Scene} scene @param {Position} now @param {Doors} doors */
function guide(scene, now, doors) {
  const { say } = scene;
  if (now.card) return aboutCard(scene, now, doors);
  if (now.drops.size) return html`<p>${sentence(scene, "drop-why", { rule: "SQ-60" })}</p>`;
  const { looked } = scene.memory;
  const isFresh = looked?.moves === scene.history.length; // else a move may have changed the square
  if (looked && isFresh && now.isLive) return html`<p>${words.capital(looked.text)}</p>`;
  if (!scene.acting || !now.cells.size) return nothing;
  return html`<p>${say("choose-card")}</p>`;
}

/** The last thing that happened.
 * @param {Scene} scene */
function before(scene) {
  const last = scene.history.at(-1);
  if (!last) return scene.say("nothing-yet");
  return spokenMove(scene, last);
}

/** @param {Scene} scene */
function title(scene) {
  const { view, say } = scene;
  const who = (/** @type {number} */ seat) => scene.players[seat]?.name ?? seat + 1;
  if (view.phase === "dropping") return scene.acting ? say("drop-title") : say("drop-waits");
  if (scene.table.status === "paused") return words.say("is-paused");
  if (view.turn === null || scene.table.status === "over") return say("phase-over");
  if (view.phase === "locking") return say("lock-waits", { who: who(view.turn) });
  if (scene.acting && view.turn === scene.seat) return say("your-turn");
  return say("turn-of", { who: who(view.turn) });
}

/** @typedef {{press: (cell: string) => void, play: (text: string) => void}} Doors */

/** Beside a big screen, which says what happened and whose turn it is, only what one can do.
 * @param {Scene} scene @param {Position} now @param {Doors} doors */
export function guidance(scene, now, doors) {
  return html`<div class="say">
    ${scene.place === "phone" ? nothing : html`<p class="then">${before(scene)}</p><h1>${title(scene)}</h1>`}
    <div class="guide">${guide(scene, now, doors)}${besides(scene, now, doors)}</div>
    ${scene.parts.notice}</div>`;
}
