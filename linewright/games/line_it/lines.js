// @ts-check
/** A seat at the table: its name, hand, tokens and points, and its line, which climbs or falls card by card. */
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";

/** @import { Player, Told } from "../../page/table/scene.js" */
/** @import { Account } from "./account.js" */
/** @import { Scene, Thing } from "./scene.d.ts" */

const SLOPES = { up: "ascending", down: "descending", none: "level" };

/** The tokens of a seat; where the log does not tell them all, their sum.
 * @param {Scene} scene @param {number} seat @param {Account} account */
function tokens(scene, seat, account) {
  const worth = scene.view.seats[seat].tokens;
  const known = account.bets === worth ? account.tokens : worth ? [worth] : [];
  return known.length ? html`<span class="tokens">${known.map((token) => cards.token(token, scene.say))}</span>` : nothing;
}

/** The points of a seat, unless they are hidden.
 * @param {Scene} scene @param {number} seat */
function points(scene, seat) {
  if (!scene.view.show.scores) return nothing;
  const { score } = scene.view.seats[seat];
  return html`<span class="pts" data-points=${seat}><span
    class="said">${scene.say("points", { count: score })}</span>${cards.numeral(score)}</span>`;
}

/** The cards in somebody's hand: backs, or faces where hands are open.
 * @param {Scene} scene @param {number} seat @param {Thing} thing */
function hand(scene, seat, thing) {
  const held = scene.view.seats[seat].hand;
  const open = scene.view.show.hands;
  return html`<span class="hand-n ${open ? "open" : ""}"><span class="said">${
    open && held.length
      ? `${scene.say("page-hand")}: ${held.map((card) => cards.name(card, scene.say)).join("; ")}`
      : scene.say("page-in-hand", { cards: held.length })
  }</span>${held.map((card, i) =>
    open
      ? html`<span class=${cards.classes(card)} data-thing=${thing(card, `hand ${seat} ${i}`)}>${cards.face(card)}</span>`
      : html`<i class="back" data-thing=${thing(card, `hand ${seat} ${i}`)}></i>`,
  )}</span>`;
}

/** What is said beside a name; that it is a bot goes first where there is no room.
 * @param {Scene} scene @param {Player} player */
function beside(scene, player) {
  const said = [];
  if (player.bot) said.push(player.level || scene.say("page-bot"));
  if (player.resigned) said.push(scene.say("page-resigned"));
  return said.length ? html`<span class="sub ${player.resigned ? "" : "kind"}">${said.join(", ")}</span>` : nothing;
}

export const lines = {
  tokens,
  points,

  /** The first-player token, where a seat holds it.
   * @param {Scene} scene @param {number} seat @param {boolean} [isNamed] */
  first: (scene, seat, isNamed = false) =>
    scene.view.token === seat && scene.view.phase !== "over"
      ? html`<span class="firsttok" title=${scene.say("page-first")}><span data-thing="first">${cards.first}</span><span
        class=${isNamed ? "lbl" : "said"}>${scene.say("page-first")}</span></span>`
      : nothing,

  /** How a line stands, in the words of the view.
   * @param {Scene} scene @param {number} seat */
  note(scene, seat) {
    if (scene.view.phase === "over") return nothing; // no line is to come
    const { direction } = scene.view.seats[seat];
    const note = /** @type {Told[]} */ (scene.view.seats[seat].note);
    return html`<p class="note">${cards.arrow(direction)}<span>${note.map(([word, args], i) =>
      i ? html`, <b>${scene.say(word, args)}</b>` : scene.say(word, args),
    )}</span></p>`;
  },

  /** A line. `target` is drawn at its end; a line that may grow keeps room for one more, so that nothing moves when a card is
   * chosen.
   * @param {Scene} scene @param {number} seat @param {Thing} thing @param {{room?: number, target?: unknown}} [how] */
  line(scene, seat, thing, { room = 0, target = nothing } = {}) {
    const { line, direction, after_bet: after } = scene.view.seats[seat];
    const slots = Math.max(1, line.length + room);
    const last = scene.history.at(-1)?.seat === seat ? "reached" : "";
    return html`<div class="lane ${last}"><ol class="line ${SLOPES[direction ?? "none"]}" .style=${`--slots:${slots}`}
      aria-label=${scene.say("page-line-of", { who: scene.name(seat), you: seat === scene.seat ? "yes" : "no" })}>
      ${line.map(
        (card, i) => html`<li class=${cards.classes(card)} .style=${`--i:${i}`} data-thing=${thing(card, `line ${seat} ${i}`)}>
        <span class="said">${cards.name(card, scene.say)}</span>${cards.face(card, after)}</li>`,
      )}
      ${
        target === nothing && !line.length
          ? html`<li class="card gap" .style=${"--i:0"}>${
              scene.view.phase === "over" ? nothing : html`<span class="said">${scene.say("empty-line")}</span>`
            }</li>`
          : target
      }
    </ol></div>`;
  },

  /** One of the others, or anybody in the eyes of a spectator.
   * @param {Scene} scene @param {number} seat @param {Thing} thing @param {Account} account */
  seat(scene, seat, thing, account) {
    const player = scene.players[seat];
    const who = player.name;
    const won = tokens(scene, seat, account);
    const first = lines.first(scene, seat);
    const shown = scene.view.show.scores ? scene.say("points", { count: scene.view.seats[seat].score }) : "none";
    return html`<section class="seat ${player.turn ? "turn" : ""}" data-seat=${seat}
      aria-label=${scene.say("page-seat", { who, points: shown })}>
      <header><h2 title=${who} data-name=${seat}>${who}</h2>${beside(scene, player)}${hand(scene, seat, thing)}${won}${first}
        ${player.turn ? html`<span class="said">${scene.say("page-turn-of", { who })}</span>` : nothing}${
          player.clock || nothing
        }${points(scene, seat)}</header>
      ${lines.line(scene, seat, thing)}
      ${lines.note(scene, seat)}
    </section>`;
  },
};
