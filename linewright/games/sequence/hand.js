// @ts-check
/** The own hand: every card says what it can do. Arrows move from card to card. */

import { goalOf, setStop } from "../../page/kit/roving.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { ability } from "./ability.js";
import { board } from "./board.js";
import { cards } from "./cards.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

/** @param {KeyboardEvent} event @param {Scene} scene */
function useKey(event, scene) {
  const held = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button.held")];
  const goal = goalOf(event, held, { isRing: true, isColumn: true });
  if (!goal) return;
  event.preventDefault();
  scene.memory.held = held.indexOf(goal);
  setStop(held, goal);
  /** @type {HTMLElement} */ (goal).focus();
}

/** @param {Scene} scene @param {Position} now @param {(at: number) => void} choose @param {(text: string) => void} play */
export function hand(scene, now, choose, play) {
  const { say, view } = scene;
  const cardsHeld = view.hand;
  const stop = Math.min(scene.memory.held ?? 0, cardsHeld.length - 1);
  /** @type {Record<string, number>} */
  const seen = {};
  return html`<div class="hand n${cardsHeld.length}" role="group" aria-label=${say("your-hand")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => useKey(event, scene)}>
    ${cardsHeld.map((card, at) => {
      seen[card] = (seen[card] ?? 0) + 1;
      const thing = `hand-${card}-${seen[card]}`;
      const isUp = now.chosen?.at === at;
      const isDead = view.dead.includes(card);
      const { short, full } = ability(scene, now, card);
      const names = [
        "slot",
        isUp && "up",
        isDead && "dead",
        (now.hintCard === card || now.points.has(card)) && "hinted",
        now.drops.has(card) && "droppable",
      ]
        .filter(Boolean)
        .join(" ");
      const inside = html`${cards.picture("hf", `h${card}`)}${
        isDead ? html`<span class="stamp" aria-hidden="true">${say("dead-card")}</span>` : nothing
      }`;
      const show = () => board.preview(now.card ? [] : now.can(card).cells);
      const hide = () => board.preview([]);
      return html`<div class=${names} data-card=${card}>${
        now.isLive
          ? html`<button type="button" class="held" data-thing=${thing} data-from="draw-pile" aria-pressed=${isUp}
            aria-label=${full} aria-keyshortcuts=${at + 1}
            .tabIndex=${at === stop ? 0 : -1} @click=${() => choose(at)} @pointerenter=${show} @pointerleave=${hide}
              @focus=${show} @blur=${hide}>${inside}</button>`
          : html`<span class="held" role="img" aria-label=${full} data-thing=${thing} data-from="draw-pile">${inside}</span>`
      }${
        isDead && now.isLive && now.dead.has(card)
          ? html`<button type="button" class="cap swap" aria-label=${say("swap-card", { card: cards.name(card, say) })}
            @click=${() => play(`dead ${card}`)}><span class="roomy">${say("swap")}</span><span
              class="tight">${say("brief-swap")}</span></button>`
          : html`<span class="cap" aria-hidden="true">${short}</span>`
      }</div>`;
    })}</div>`;
}
