// @ts-check
/** The big screen: a table as everybody in the room may see it, the way in for phones, whose turn it is and the last move. */
import { ask } from "../kit/ask.js";
import { keepAwake } from "../kit/awake.js";
import { bar } from "../kit/bar.js";
import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { pictureOf } from "./door.js";
import { newestEntry } from "./log.js";
import { menu } from "./menu.js";
import { rematch } from "./rematch.js";
import { seating } from "./seating.js";
import { turnWords } from "./turns.js";

/** @import { Frame } from "./frame.js" */
/** @import { Player, Scene } from "./scene.js" */

const ONLY_HERE = /^(localhost|127\.|\[::1\])/; // addresses that no phone reaches

await style("/page/table/room.css"); // whoever imports this waits for it

let address = location.host; // under which phones reach this server; it may know better than the window

/** Asks under which address people come to the table.
 * @param {Frame} frame */
async function askAddress(frame) {
  const found = await ask("/api/join", { code: frame.following.facts.code }).catch(() => null); // a code lives for a day
  if (!found) return;
  address = new URL(found.link).host;
  frame.draw();
}

async function switchFullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

/** What can be pressed here: nothing that needs a seat.
 * @param {Scene} scene */
const tools = ({ say }) => html`<div class="screen-tools">
  ${
    document.fullscreenEnabled
      ? html`<button type="button" class="tool full" aria-label=${say("screen-full")} title=${say("screen-full")}
        aria-keyshortcuts="F" aria-pressed=${Boolean(document.fullscreenElement)}
        @click=${switchFullScreen}>${icon("full")}</button>`
      : nothing
  }
  <button type="button" class="tool" aria-pressed=${settings.sound} aria-label=${say("sound")} title=${say("sound")}
    @click=${() => settings.set("sound", !settings.sound)}>${icon(settings.sound ? "sound" : "silent")}</button></div>`;

/** @param {string} code */
const codeParts = (code) =>
  html`<b aria-hidden="true">${code.slice(0, code.length / 2)}<i></i>${code.slice(
    code.length / 2,
  )}</b><span class="said">${[...code].join(" ")}</span>`;

/** The picture of the link to one's own hand.
 * @param {Frame} frame */
const picture = (frame) => html`<img src="${pictureOf(frame)}&phone=1" alt=${frame.scene.say("qr")} width="164" height="164">`;

// Before it begins

/** @param {Frame} frame @param {Player} player */
function seatRow({ scene: { say }, following }, { seat, name, person, bot, level }) {
  const isFree = !person && !bot;
  const notes = isFree
    ? []
    : [bot && !person ? level : "", person && person === following.facts.host ? say("lobby-is-host") : ""];
  return html`<li class=${isFree ? "free" : ""}><b class="number" aria-hidden="true">${seat + 1}</b>
    <p><span class="who">${isFree ? say("lobby-free-seat") : name}</span>${
      notes.some(Boolean) ? html` <small>${notes.filter(Boolean).join(", ")}</small>` : nothing
    }</p></li>`;
}

/** @param {Frame} frame */
function lobby(frame) {
  const { scene, game, following, isHost } = frame;
  const { say } = scene;
  const { code, seats, host } = following.facts;
  const named = seats.find((one) => one.person === host)?.name || "none";
  const isFull = !seating.freeSeats(frame).length;
  return html`<main id="main" class="screen-lobby">
    <header><h1>${game.title}</h1><p class="lead">${say(isFull ? "screen-full-table" : "screen-join")}</p></header>
    <section class="ways" aria-label=${say("lobby-way")}>
      ${picture(frame)}
      <ol><li><span>${say("screen-scan")}</span></li>
        <li><span>${say("screen-address")}</span> <b class="address">${address}/join</b></li>
        <li><span>${say("screen-code")}</span> <span class="code">${codeParts(code)}</span></li></ol>
      ${
        ONLY_HERE.test(address)
          ? html`<p class="note">${words.rich(
              "screen-only-here",
              { command: "./play --lan" },
              {
                command: (/** @type {string} */ text) => html`<code>${text}</code>`,
              },
            )}</p>`
          : nothing
      }</section>
    <section class="who-is-here" aria-labelledby="here-h"><h2 id="here-h">${say("lobby-seats")}</h2>
      <ol>${scene.players.map((player) => seatRow(frame, player))}</ol>
      ${scene.parts.notice}
      ${isHost ? seating.begin(frame) : html`<p class="waits" role="status">${say("lobby-waits", { host: named })}</p>`}</section>
    ${tools(scene)}</main>`;
}

// While it is played, and at the end

/** Whose turn it is, the last move, the way in.
 * @param {Frame} frame */
function strip(frame) {
  const { scene, following } = frame;
  const { say, players } = scene;
  const turn = scene.table.status === "over" ? say("over") : turnWords(scene);
  const clocks = players.filter((one) => one.turn && one.clock);
  return html`<footer class="screen-strip">
    <div class="now">${turn ? html`<p class="whose-turn" ?data-thinks=${frame.thinking.isLong}>${turn}</p>` : nothing}${
      clocks.length === 1 ? clocks[0].clock : nothing
    }</div>
    <p class="newest">${newestEntry(scene, following.entries)}</p>
    <div class="corner">${tools(scene)}<p class="code"><span>${address}/join</span>${codeParts(following.facts.code)}</p>
      ${picture(frame)}<span class="said">${say("screen-join")}</span></div></footer>`;
}

/** Who won, and how another match begins.
 * @param {Frame} frame @param {Scene} scene */
function ending({ finish, isHost, sending }, scene) {
  const { say } = scene;
  return html`<header class="end-head screen-end">
    <p class="lead">${finish.part?.howItEnded(scene)}</p><h1>${finish.part?.endTitle(scene)}</h1>
    ${
      isHost
        ? html`<div class="row-of"><button type="button" class="btn main"
          @click=${() => sending.ask("rematch", {})}>${say("rematch")}</button></div>`
        : html`<p class="lead">${say("screen-rematch")}</p>`
    }${rematch.list(scene)}</header>`;
}

/** @param {Frame} frame */
function page(frame) {
  const { following, scene, look, game, finish } = frame;
  const moves = following.history.length;
  const offline = frame.isLost ? html`<p class="offline">${scene.say("connection-lost")}</p>` : nothing;
  if (following.facts.status === "open") return html`${offline}${lobby(frame)}`;
  const end = finish.isShown ? look.end?.(scene) : nothing;
  const isEnd = finish.isShown && !look.stays;
  return html`${offline}<main id="main" class="on-screen ${isEnd ? "ending" : `at ${game.folder}`}" data-moves=${moves}>
    ${isEnd ? html`${scene.parts.ending}${end}` : look.shared ? look.shared(scene) : look.draw(scene)}</main>
    ${strip(frame)}
    ${finish.isShown && look.stays ? html`<section class="ending below">${end}</section>` : nothing}`;
}

/** @param {Frame} frame */
function drawBar(frame) {
  const { game } = frame;
  bar({ atTable: true, where: html`<b>${game.title}</b>`, rules: `/rules/${game.name}`, more: nothing, menu: menu(frame) });
  document.title = `${game.title} · ${words.say("screen")}`;
}

/** A table on a big screen.
 * @type {import("./frame.js").Place} */
export const bigScreen = {
  name: "room",
  page,
  drawBar,
  ending,
  keys: { f: switchFullScreen },
  begin(frame) {
    keepAwake();
    document.addEventListener("fullscreenchange", () => frame.draw());
    void askAddress(frame);
  },
};
