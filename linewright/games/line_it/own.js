// @ts-check
/** One's own place: the line with the place at its end, the hand, and the buttons. */

import { rows } from "../../page/kit/roving.js";
import { words } from "../../page/kit/words.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";
import { choice } from "./choice.js";
import { lines } from "./lines.js";

/** @import { Account } from "./account.js" */
/** @import { Scene, Seated, Thing } from "./scene.d.ts" */

const HAND = 2; // places drawn for the hand (LI-34)

/** Whose turn it is; a long name is cut short, not what is said of it.
 * @param {Scene} scene */
function heading(scene) {
  const { view, say } = scene;
  if (view.phase === "over") return say("page-over");
  const isLast = view.phase === "final";
  const turn = scene.players.findIndex((player) => player.turn);
  // while paused it is nobody's turn, but who watches has no seat to name
  const seat = turn < 0 && scene.seat === null ? (view.to_act[0] ?? -1) : turn;
  if (scene.acting || (seat === scene.seat && scene.mode !== "replay" && !scene.players[seat]?.resigned))
    return say(isLast ? "page-your-last-card" : "page-your-turn");
  if (seat < 0) return scene.seat === null || scene.mode === "replay" ? "" : say("page-your-seat");
  const named = { who: (/** @type {string} */ who) => html`<span class="who" title=${who}>${who}</span>` };
  const said = words.rich(
    isLast ? "page-last-card-of" : "page-turn-of",
    { who: scene.players[seat].name },
    named,
    scene.game.folder,
  );
  return html`<span class="whose">${said.map((part) => (typeof part === "string" ? html`<span>${part}</span>` : part))}</span>`;
}

/** A dashed place that the chosen card may go to.
 * @param {string} card @param {{said: string, go: string, brief?: string, key: string, press: () => void}} place */
function target(card, { said, go, brief = go, key, press }) {
  return html`<button type="button" aria-label=${said} aria-keyshortcuts=${key} @click=${press}>
    ${cards.numeral(card)}<span class="go" aria-hidden="true"><span class="lg">${go}</span><span
      class="sm">${brief}</span></span></button>`;
}

/** @param {Seated} scene @param {Thing} thing */
function line(scene, thing) {
  const chosen = choice.chosenCard(scene);
  const { line: move } = choice.places(scene);
  const place = scene.view.seats[scene.seat].line.length;
  const room = choice.isPressable(scene) ? 1 : 0;
  if (!chosen || !move) return lines.line(scene, scene.seat, thing, { room });
  const said = scene.say("page-lay-card", { card: cards.name(chosen.card, scene.say), offer: choice.offerText(scene, move) });
  return lines.line(scene, scene.seat, thing, {
    room,
    target: html`<li class="card target ${chosen.card === "100" ? "three" : ""}" data-target="line"
      .style=${`--i:${place}`}>${target(chosen.card, {
        said,
        go: scene.say("page-lay"),
        brief: scene.say("page-lay-short"),
        key: "L",
        press: () => choice.make(scene, move),
      })}</li>`,
  });
}

/** A card in one's own hand.
 * @param {Seated} scene @param {string} card @param {number} i @param {Thing} thing @param {number} stop */
function drawHeld(scene, card, i, thing, stop) {
  const said = `${cards.name(card, scene.say)}, ${scene.say("page-in-your-hand")}`;
  const name = thing(card, `hand ${scene.seat} ${i}`);
  if (!choice.isPressable(scene))
    return html`<li><span class=${cards.classes(card)} data-thing=${name}><span
      class="said">${said}</span>${cards.face(card)}</span><span class="cap"></span></li>`;
  const move = `play ${card}`;
  const isLegal = choice.isLegal(scene, move);
  const isChosen = choice.isChosen(scene, "hand", i);
  const isHinted = scene.hint?.text === move;
  const text = isHinted ? scene.say("page-hinted") : scene.mode === "guide" && !isLegal ? "" : choice.offerText(scene, move);
  return html`<li class="${scene.acting ? (isLegal ? "yes" : "no") : ""} ${isChosen ? "chosen" : ""} ${isHinted ? "hinted" : ""}">
    <button type="button" class=${cards.classes(card)} data-thing=${name} data-place=${i} aria-pressed=${isChosen}
      aria-disabled=${!isLegal}
      aria-keyshortcuts=${8 + i} tabindex=${i === stop ? 0 : -1} aria-label=${text ? `${said}, ${text}` : said}
      @click=${() => choice.press(scene, "hand", i)}>${cards.face(card)}</button>
    <span class="cap" aria-hidden="true">${text}</span></li>`;
}

/** @param {Seated} scene @param {Thing} thing */
function hand(scene, thing) {
  const { hand: cardsHeld } = scene.view.seats[scene.seat];
  const chosen = choice.chosenCard(scene);
  const { hand: move } = choice.places(scene);
  const stop = rows.stop(scene.memory, "hand", cardsHeld);
  const empty = Array.from({ length: Math.max(0, HAND - cardsHeld.length) }, (_, k) =>
    chosen && move && k === 0
      ? html`<li><span class="card target ${chosen.card === "100" ? "three" : ""}" data-target="hand">${target(chosen.card, {
          said: scene.say("page-keep-card", { card: cards.name(chosen.card, scene.say) }),
          go: scene.say("page-keep"),
          brief: scene.say("page-short-keep"),
          key: "K",
          press: () => choice.make(scene, move),
        })}</span><span class="cap"></span></li>`
      : html`<li aria-hidden="true"><span class="card gap"></span><span class="cap"></span></li>`,
  );
  const count = scene.say("page-hand-count", { cards: cardsHeld.length });
  return html`<div class="hand"><h3>${scene.say("page-hand")} <span>${count}</span></h3>
    <ul aria-label=${scene.say("page-your-hand")} @keydown=${rows.useArrows}
      @focusin=${(/** @type {FocusEvent} */ event) => rows.remember(scene.memory, "hand", event)}>
      ${cardsHeld.map((card, i) => drawHeld(scene, card, i, thing, stop))}${empty}</ul></div>`;
}

/** A button of the turn. What is forbidden stays within reach and is tried, so that the rule is told; the only thing left to do
 * stands out.
 * @param {Scene} scene @param {string} text @param {string} name @param {string} key @param {string} kind */
function action(scene, text, name, key, kind) {
  const offer = choice.offer(scene, text);
  const isLegal = choice.isLegal(scene, text);
  const isOnly = isLegal && scene.legal.length === 1;
  const isHinted = scene.hint?.text === text;
  const small = offer && offer.word !== "offer-end" ? scene.say(offer.word, offer.args) : "";
  const rule = offer?.rule ? html`, <span class="whole">${offer.rule}</span>` : nothing;
  const look = `btn ${kind} ${isOnly ? "main now" : isLegal && text === "end" ? "main" : ""} ${isHinted ? "hinted" : ""}`;
  return html`<button type="button" class=${look} aria-disabled=${!isLegal} aria-keyshortcuts=${key}
    @click=${() => choice.make(scene, text)}>
    <span>${name}${
      isHinted
        ? html`<small class="hint-mark">${scene.say("page-hinted")}</small>`
        : small
          ? html`<small>${small}${rule}</small>`
          : nothing
    }</span></button>`;
}

export const own = {
  heading,

  /** @param {Seated} scene @param {Thing} thing @param {Account} account */
  place(scene, thing, account) {
    const player = scene.players[scene.seat];
    const turn = heading(scene);
    const isOwn = typeof turn === "string" && turn !== ""; // or the end, or nobody's: else another's name stands in it
    return html`<section class="you ${scene.acting ? "acting" : ""}" data-seat=${scene.seat} aria-labelledby="you-h">
      <header><h2 id="you-h">${isOwn ? turn : scene.name(scene.seat)}</h2>${
        isOwn || !turn ? nothing : html`<p class="turn-now">${turn}</p>`
      }${lines.first(scene, scene.seat, true)}${lines.note(scene, scene.seat)}
        <span class="own-facts">${lines.tokens(scene, scene.seat, account)}${player.clock || nothing}
        ${
          scene.view.show.scores
            ? html`<span class="lbl" aria-hidden="true">${scene.say("page-points")}</span>${lines.points(scene, scene.seat)}`
            : nothing
        }</span></header>
      <div class="row">${line(scene, thing)}${hand(scene, thing)}</div>
    </section>`;
  },

  /** @param {Scene} scene */
  actions(scene) {
    const { parts, say } = scene;
    return html`<div class="actions" role="group" aria-label=${say("page-moves")}>
      ${scene.view.phase === "final" ? nothing : action(scene, "complete", say("page-complete"), "C", "complete")}
      ${parts.hint ?? nothing}${parts.undo ?? nothing}
      ${
        scene.view.phase === "final" && !choice.offer(scene, "end")
          ? nothing
          : action(scene, "end", say(scene.view.phase === "final" ? "page-end-final" : "page-end"), "E", "end")
      }
    </div>`;
  },
};
