// @ts-check
/** The Pips table: seats, board, one's own hand. It draws what the server says and knows no rule. */
import { sound } from "../../page/kit/sound.js";
import { html, nothing, svg } from "../../page/vendor/lit-html/lit-html.js";

/** @typedef {import("../../page/table/scene.js").Scene} Scene */

// a shape for each seat, so that nothing hangs on colour
const SIGNS = [svg`<circle cx="12" cy="12" r="9"/>`, svg`<path d="M12 2 23 21H1z"/>`, svg`<path d="M3 3h18v18H3z"/>`];

/** @param {number} seat */
const sign = (seat) => html`<svg class="pip of-${seat}" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[seat]}</svg>`;

/** What a move would bring, or why it is forbidden, in three words; "" when it is not one's turn.
 * @param {Scene} scene @param {string} text */
function caption(scene, text) {
  if (!scene.acting) return "";
  if (scene.hint?.text === text) return scene.say("hinted");
  const [, word, args] = scene.offers.find(([move]) => move === text) ?? [];
  return word ? scene.say(word, args) : "";
}

/** A button that makes a move. One that is forbidden stays within reach, so that the rule can be told.
 * @param {Scene} scene @param {string} text @param {unknown} face @param {{key?: string, said: string, kind: string}} how */
function button(scene, text, face, { key, said, kind }) {
  const note = caption(scene, text);
  const isHinted = scene.hint?.text === text || scene.points?.includes(text);
  return html`<button type="button" class="${kind} ${isHinted ? "hinted" : ""}" aria-label=${note ? `${said}, ${note}` : said}
    aria-keyshortcuts=${key ?? nothing} aria-disabled=${!scene.legal.includes(text)}
    @click=${() => scene.play(text)}>${face}</button>`;
}

/** @param {Scene} scene @param {number} seat */
function place(scene, seat) {
  const player = scene.players[seat];
  return html`<li class=${player.turn ? "turn" : ""} data-seat=${seat}>${sign(seat)}<b>${scene.name(seat)}</b>
    <span>${scene.say("cards", { cards: scene.view.cards[seat] })}</span>${player.clock || nothing}</li>`;
}

/** @param {Scene} scene @param {[string, number | null]} cell */
function cell(scene, [name, owner]) {
  const said = scene.say(owner === null ? "cell-free" : "cell-of", { cell: name, who: owner === null ? "" : scene.name(owner) });
  const face = owner === null ? html`<span aria-hidden="true">${name}</span>` : sign(owner);
  if (scene.acting && scene.legal.includes(name)) return html`<li>${button(scene, name, face, { said, kind: "cell" })}</li>`;
  return html`<li><span
    class="cell ${scene.view.line.includes(name) ? "line" : ""}"><span class="said">${said}</span>${face}</span></li>`;
}

/** @param {Scene} scene */
function heading({ acting, players, say, view }) {
  if (view.is_over) return say("over");
  const turn = players.findIndex((player) => player.turn);
  return acting ? say("your-turn") : turn < 0 ? "" : say("turn-of", { who: players[turn].name });
}

/** @param {Scene} scene */
function hand(scene) {
  const cards = scene.view.hand.map(
    (/** @type {string} */ card, /** @type {number} */ i) => html`<li>
      ${button(scene, card, card, { said: card, kind: "card", key: String(i + 1) })}<small
        aria-hidden="true">${caption(scene, card)}</small></li>`,
  );
  const swap = button(scene, "swap", scene.say("swap"), { said: scene.say("swap"), kind: "btn", key: "S" });
  return html`<ul class="hand" aria-label=${scene.say("hand")}>${cards}</ul>
    <div class="moves">${scene.acting ? swap : nothing}${scene.parts.hint ?? nothing}${scene.parts.undo ?? nothing}</div>`;
}

export const table = {
  stays: true, // at the end people want to look at the board

  /** @param {Scene} scene */
  draw(scene) {
    const { parts, say, view } = scene;
    return html`<div class="pips-table"><div class="play"><h1 class="said">${scene.game.title}</h1>
      ${view.is_over ? (parts.ending ?? nothing) : nothing}
      <ul class="seats">${scene.players.map((_, seat) => place(scene, seat))}</ul>
      <h2>${heading(scene)}</h2>
      <ul class="board" aria-label=${say("board")}>${Object.entries(view.cells).map((one) => cell(scene, one))}</ul>
      ${scene.seat === null || view.is_over ? nothing : hand(scene)}
      <div role="status">${parts.notice ?? nothing}</div>
      <p class="deck">${say("deck", { cards: view.deck })}</p><div class="sheets">${parts.sheets ?? nothing}</div></div>
      ${parts.side ?? nothing}</div>`;
  },

  /** @param {Scene} scene @param {KeyboardEvent} event */
  key(scene, { key }) {
    const text = key.toLowerCase() === "s" ? "swap" : scene.view.hand[Number(key) - 1];
    if (!scene.acting || !text) return false;
    void scene.play(text);
    return true;
  },

  /** @param {Scene} _scene @param {import("../../page/table/scene.js").Move[]} moves */
  happened: (_scene, moves) => {
    if (moves.some(({ text }) => text !== "swap")) sound("place");
  },

  /** @param {string} text @param {Scene} scene */
  written: (text, { say }) => (text === "swap" ? say("swap") : text),
};
