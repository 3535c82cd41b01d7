// @ts-check
/** Which five of a longer line are fixed (SQ-53, SQ-61): the question stands at one's own side, the board shows the answer. */

import { rule } from "../../page/kit/rule.js";
import { words } from "../../page/kit/words.js";
import { html } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";
import { moves } from "./moves.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

/** @param {string} one @param {string} two */
function inOrder(one, two) {
  const [[column, row], [otherColumn, otherRow]] = [moves.placeOf(one), moves.placeOf(two)];
  return row - otherRow || column - otherColumn;
}

/** Whether two fives lie in one line.
 * @param {Position["locks"][number]} one @param {Position["locks"][number]} two */
const inLine = (one, two) => one === two || one.cells.filter((cell) => two.cells.includes(cell)).length > 1;

/** The whole line that a five is part of.
 * @param {Position} now @param {Position["locks"][number]} five */
const lineOf = (now, five) =>
  [...new Set(now.locks.filter((lock) => inLine(lock, five)).flatMap((lock) => lock.cells))].sort(inOrder);

/** @param {Scene} scene @param {Position} now */
function chosenFive(scene, now) {
  const kept = now.locks.find((lock) => lock.text === scene.memory.five);
  const hinted = now.locks.find((lock) => lock.text === scene.hint?.text);
  return kept ?? hinted ?? now.locks[Math.floor((now.locks.length - 1) / 2)];
}

export const question = {
  /** What the board shows: the five with the rail they will get, and those that are left.
   * @param {Scene} scene @param {Position} now */
  onBoard(scene, now) {
    if (!now.locks.length || !now.team) return null;
    const five = chosenFive(scene, now);
    return { cells: five.cells, spare: lineOf(now, five).filter((cell) => !five.cells.includes(cell)), team: now.team };
  },

  /** @param {Scene} scene @param {Position} now @param {(text: string) => void} play */
  draw(scene, now, play) {
    const { say } = scene;
    const five = chosenFive(scene, now);
    const line = lineOf(now, five);
    const choose = (/** @type {string} */ text) => {
      scene.memory.five = text;
      scene.redraw();
    };
    const numbers = {
      rule: (/** @type {string} */ number) => rule(number, scene.game.name),
      more: (/** @type {string} */ number) => rule(number, scene.game.name),
    };
    const cell = scene.view.placed ?? "";
    const isBroken = now.mark(cell) === "."; // another player took a marker away
    const why = (/** @type {string} */ word, /** @type {Record<string, string | number>} */ facts) =>
      words.rich(word, { cell, count: line.length, ...facts }, numbers, scene.game.folder);
    return html`<section class="ask" aria-labelledby="ask-title">
      <h1 id="ask-title">${say("lock-title")}</h1>
      ${
        isBroken
          ? html`<p>${why("lock-broken", { rule: "SQ-61" })}</p>`
          : html`<p class="roomy">${why("lock-why", { left: line.length - 5, rule: "SQ-53", more: "SQ-51" })}</p>
      <p class="tight">${why("lock-brief", { rule: "SQ-53" })}</p>`
      }
      ${scene.parts.notice}
      <fieldset><legend class="said">${say("lock-title")}</legend>${now.locks.map((lock) => {
        const whole = lineOf(now, lock);
        const left = whole.filter((cell) => !lock.cells.includes(cell));
        return html`<label class="opt ${lock === five ? "on" : ""}"><input type="radio" name="five"
          .checked=${lock === five} @change=${() => choose(lock.text)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                play(lock.text);
              }
            }}>
          <span><b>${say("from-to", { first: lock.first, last: lock.last })}</b>${
            left.length ? html`<span class="sub">${say("lock-leaves", { cells: words.list(left) })}</span>` : ""
          }</span>
          <span class="strip" aria-hidden="true" .style=${`--n:${whole.length}`}>${whole.map(
            (cell) =>
              html`<i class="${lock.cells.includes(cell) ? "in" : ""} ${cell === scene.view.placed ? "new" : ""}">${cards.marker(
                now.team ?? "A",
              )}<small>${cell}</small></i>`,
          )}</span></label>`;
      })}</fieldset>
      <div class="do"><button type="button" class="btn main" @click=${() => play(five.text)}>${say("lock-fix", {
        first: five.first,
        last: five.last,
      })}</button>${scene.parts.hint}${scene.parts.undo}</div>
      <p class="fine">${say(isBroken ? "lock-broken-keys" : "lock-keys")}</p></section>`;
  },

  /** Arrows change the five, Enter fixes it.
   * @param {Scene} scene @param {Position} now @param {string} key @param {(text: string) => void} play */
  key(scene, now, key, play) {
    const step = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 })[key];
    const five = chosenFive(scene, now);
    if (key === "Enter") play(five.text);
    else if (step) {
      const count = now.locks.length;
      scene.memory.five = now.locks[(now.locks.indexOf(five) + step + count) % count].text;
      scene.redraw();
    } else return false;
    return true;
  },
};
