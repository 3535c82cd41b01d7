// @ts-check
/** One's own hand on a phone, beside a big screen: what is only mine to see, and what I can do now, large enough for a thumb. */
import { keepAwake } from "../kit/awake.js";
import { bar } from "../kit/bar.js";
import { icon } from "../kit/icons.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { menu } from "./menu.js";
import { drawCurtain } from "./page.js";
import { rematch } from "./rematch.js";
import { seating } from "./seating.js";
import { turnWords } from "./turns.js";

/** @import { Frame } from "./frame.js" */
/** @import { Player } from "./scene.js" */

await style("/page/table/hand.css"); // whoever imports this waits for it

/** The way to the whole table, for somebody without a big screen.
 * @param {Frame} frame */
const wholeTable = ({ id, scene: { say } }) =>
  html`<a class="btn quiet" href="/t/${id}">${icon("screen")}${say("screen-whole")}</a>`;

// Before it begins

/** @param {Frame} frame @param {Player} player @param {boolean} isSeated */
function seatRow(frame, player, isSeated) {
  const { say } = frame.scene;
  const { seat, name, person, bot, mine } = player;
  const isFree = !person && !bot;
  return html`<li class="${isFree ? "free" : ""} ${mine ? "you" : ""}"><b class="number" aria-hidden="true">${seat + 1}</b>
    <span class="who">${isFree ? say("lobby-free-seat") : name}</span>
    ${
      isFree && !isSeated
        ? html`<button type="button" class="btn small" aria-label="${say("lobby-sit")}: ${say("invite-seat", { seat: seat + 1 })}"
          @click=${() => seating.sit(frame, seat)}>${say("lobby-sit")}</button>`
        : nothing
    }</li>`;
}

/** What somebody sees who has a seat, or has to take one.
 * @param {Frame} frame */
function lobby(frame) {
  const { scene, following, game, isHost, sending } = frame;
  const { say, mine } = scene;
  const free = seating.freeSeats(frame);
  const isSeated = mine.length > 0;
  const host = following.facts.seats.find((one) => one.person === following.facts.host)?.name || "none";
  const stand = () => sending.ask("leave", { seat: mine[0] });
  return html`<main id="main" class="hand-lobby">
    <h1>${
      isSeated
        ? say("hand-in", { name: scene.players[mine[0]].name })
        : say(free.length ? "hand-join" : "lobby-title-full", { game: game.title })
    }</h1>
    ${scene.parts.notice}${seating.refusal()}
    ${
      isSeated
        ? html`<p class="look-up">${say("hand-look")}</p>`
        : free.length
          ? html`<form @submit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              void seating.sit(frame, ...free.map((one) => one.seat));
            }}>${seating.nameField(frame)}<button class="btn main big">${say("hand-sit")}</button></form>`
          : html`<p>${say("hand-watch")}</p>`
    }
    ${isSeated && !isHost ? html`<p class="waits" role="status">${say("lobby-waits", { host })}</p>` : nothing}
    ${isHost ? seating.begin(frame) : nothing}
    <section aria-labelledby="here-h"><h2 id="here-h">${say("lobby-seats")}</h2>
      <ol>${scene.players.map((player) => seatRow(frame, player, isSeated))}</ol></section>
    <div class="row-of">${
      isSeated
        ? html`<button type="button" class="btn quiet" @click=${stand}>${icon("leave")}${say("lobby-stand")}</button>`
        : nothing
    }${wholeTable(frame)}</div></main>`;
}

// While it is played, and at the end

/** Whose turn it is, and where to look meanwhile.
 * @param {Frame} frame */
function heading({ scene, isAtTurn, thinking }) {
  const { say, seat, players } = scene;
  const me = players[/** @type {number} */ (seat)];
  return html`<header class="hand-head ${isAtTurn ? "now" : ""}"><div><h1
    ?data-thinks=${thinking.isLong}>${turnWords(scene) || me.name}</h1>
    <p>${isAtTurn ? me.name : say("hand-look")}</p></div>${me.clock}</header>`;
}

/** Who won, and the button for another match.
 * @param {Frame} frame */
function ending(frame) {
  const { scene, finish } = frame;
  const { say, mine } = scene;
  return html`<main id="main" class="hand-end" data-moves=${scene.history.length}>
    <p class="lead">${finish.part?.howItEnded(scene)}</p><h1>${finish.part?.endTitle(scene)}</h1>
    <p class="look-up">${say("hand-scores")}</p>${scene.parts.notice}
    ${mine.length ? rematch.button(scene, "btn main big") : nothing}${rematch.list(scene)}
    <div class="row-of">${wholeTable(frame)}<a class="btn quiet" href="/">${icon("leave")}${say("leave-table")}</a></div></main>`;
}

/** @param {Frame} frame */
function watching(frame) {
  const { say, history } = frame.scene;
  return html`<main id="main" class="hand-lobby" data-moves=${history.length}><h1>${say("hand-look")}</h1>
    <p>${say("hand-watch")}</p><div class="row-of">${wholeTable(frame)}</div></main>`;
}

/** @param {Frame} frame */
function page(frame) {
  const { following, scene, look, game, finish, curtain } = frame;
  const offline = frame.isLost ? html`<p class="offline">${scene.say("connection-lost")}</p>` : nothing;
  if (following.facts.status === "open") return html`${offline}${lobby(frame)}`;
  if (curtain.asked.length) return html`${offline}${drawCurtain(frame)}`;
  if (finish.isShown) return html`${offline}${ending(frame)}`;
  if (scene.seat === null) return html`${offline}${watching(frame)}`;
  return html`${offline}<main id="main" class="at ${game.folder} ${look.hand ? "in-hand" : ""}"
    data-moves=${following.history.length}>${look.hand ? html`${heading(frame)}${look.hand(scene)}` : look.draw(scene)}</main>`;
}

/** @param {Frame} frame */
function drawBar(frame) {
  const { game, following, isAtTurn } = frame;
  bar({ atTable: true, where: html`<b>${game.title}</b>`, rules: `/rules/${game.name}`, more: nothing, menu: menu(frame) });
  const state = following.facts.status === "over" ? words.say("over") : isAtTurn ? `◆ ${words.say("your-turn")}` : "";
  document.title = [state, game.title, "Linewright"].filter(Boolean).join(" · ");
}

/** One's own hand at a table.
 * @type {import("./frame.js").Place} */
export const ownHand = { name: "phone", page, drawBar, begin: () => keepAwake() };
