// @ts-check
/** A table before it begins: how others come here, who sits where, and what will be played. */

import { Refused } from "../kit/ask.js";
import { copy } from "../kit/copy.js";
import { dialog, sure } from "../kit/dialog.js";
import { icon } from "../kit/icons.js";
import { rule } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { agreed } from "../pages/agreed.js";
import { addChance } from "../pages/begin.js";
import { introduce } from "../pages/introduce.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const COPIED = 2000; // milliseconds for which the button says so
const SHOWN = 8; // digits of the table's promise

await style("/page/table/lobby.css"); // whoever imports this waits for it

let copied = false;
let refused = ""; // why one could not sit down

/** @param {any} scene */
export function lobby(scene) {
  const { say, table, game } = scene;
  const seated = scene.mine.length > 0;
  const free = table.seats.filter((/** @type {any} */ one) => !one.person && !one.bot);
  const host = table.seats.find((/** @type {any} */ one) => one.person === table.host)?.name || say("lobby-host");
  const title = scene.isHost
    ? "lobby-title-host"
    : seated
      ? "lobby-title-seated"
      : free.length
        ? "lobby-title-guest"
        : "lobby-title-full";
  return html`<main id="main" class="lobby ${scene.isHost ? "host" : ""}">
    <header><h1>${say(title)}</h1><p>${say("lobby-about", { game: game.title, host, free: free.length, you: scene.isHost ? "yes" : "no" })}</p></header>
    ${scene.parts.notice}
    <div class="columns">
      <section class="seats-of" aria-labelledby="seats-h"><h2 id="seats-h">${say("lobby-seats")}</h2>
        ${seated || !free.length ? nothing : html`<label class="named"><span>${say("lobby-name")}</span><input class="field" id="own-name" maxlength="40" autocomplete="nickname" value=${scene.me.name || settings.name} placeholder=${say("guest")}></label>`}
        ${refused ? html`<p class="refusal" role="alert">${refused}</p>` : nothing}
        <ol>${scene.players.map((/** @type {any} */ player) => seatRow(scene, player, seated))}</ol>
        ${scene.isHost ? beginPart(scene, free) : html`<p class="waits" role="status">${say(seated ? "lobby-waits" : table.house.spectators ? "lobby-watches" : "lobby-sits", { host: table.seats.find((/** @type {any} */ one) => one.person === table.host)?.name || "none" })}</p>`}
      </section>
      ${wayIn(scene)}
      ${terms(scene)}
      <section class="talks" aria-labelledby="chat-h"><h2 id="chat-h">${say("chat")}</h2>${scene.parts.chat}
        <p><button type="button" class="btn quiet" @click=${() => leave(scene)}>${icon("leave")}${say("lobby-leave")}</button></p></section>
    </div></main>`;
}

/** The code, the link and its picture.
 * @param {any} scene */
function wayIn(scene) {
  const { say, code, link } = scene;
  const field = () => /** @type {HTMLInputElement} */ (document.getElementById("link"));
  const copyLink = async () => {
    copied = await copy(link, field());
    if (!copied) return field().select();
    speak(say("link-copied"));
    scene.redraw();
    setTimeout(() => {
      copied = false;
      scene.redraw();
    }, COPIED);
  };
  return html`<section class="way-in" aria-labelledby="way-h"><h2 id="way-h">${say("lobby-way")}</h2>
    <div class="ticket">
      <p class="code"><span>${say("lobby-code")}</span><b aria-hidden="true">${code.slice(0, code.length / 2)}<i></i>${code.slice(code.length / 2)}</b><span class="said">${[...code].join(" ")}</span></p>
      <img src="/api/tables/${scene.id}/qr.svg" alt=${say("qr")} width="164" height="164">
      <div class="link"><label for="link">${say("link")}</label>
        <input class="field" id="link" readonly .value=${link} @focus=${() => field().select()}>
        <button type="button" class="btn small" @click=${copyLink}>${icon(copied ? "check" : "copy")}${say(copied ? "lobby-copied" : "lobby-copy")}</button>
        ${typeof navigator.share === "function" ? html`<button type="button" class="btn small" @click=${() => navigator.share({ title: `${scene.game.title} · Linewright`, url: link }).catch(() => undefined)}>${icon("share")}${say("share")}</button>` : nothing}</div>
    </div></section>`;
}

// Seats

/** @param {any} scene @param {any} player @param {boolean} seated */
function seatRow(scene, player, seated) {
  const { say, table } = scene;
  const { seat, person, bot } = player;
  const number = seat + 1;
  const notes = [
    player.you || (player.mine && person && scene.mine[0] === seat) ? say("you") : player.mine ? say("lobby-is-here") : "",
    person && person === table.host ? say("lobby-is-host") : "",
    bot && !person ? player.level : "",
    !person && !bot ? say(table.seats[seat].wish === "human" ? "lobby-needed" : "lobby-fills") : "",
  ].filter(Boolean);
  const act = (/** @type {string} */ word, /** @type {string} */ kind, /** @type {() => void} */ done) =>
    html`<button type="button" class="btn small ${kind}" aria-label="${say(word)}: ${say("invite-seat", { seat: number })}" @click=${done}>${say(word)}</button>`;
  return html`<li class="${player.mine ? "you" : ""} ${person || bot ? "" : "free"}"><b class="number" aria-hidden="true">${number}</b>
    <p><span class="who">${person || bot ? player.name : say("lobby-free-seat")}</span>${notes.length ? html`<small>${notes.join(", ")}</small>` : nothing}</p>
    <div class="row-of">
      ${!person && !bot && !seated ? act("lobby-sit", "main", () => sit(scene, seat)) : nothing}
      ${!person && !bot && seated ? act("lobby-here", "quiet", () => sitBeside(scene, seat)) : nothing}
      ${!person && !bot && scene.isHost ? act("lobby-bot", "quiet", () => scene.ask("bots", { seat, bot: table.house.bot })) : nothing}
      ${!person && bot && scene.isHost ? act("lobby-open", "quiet", () => scene.ask("bots", { seat, bot: "" })) : nothing}
      ${player.mine ? act("lobby-stand", "quiet", () => scene.ask("leave", { seat })) : nothing}
      ${person && !player.mine && scene.isHost ? act("lobby-remove", "quiet", () => remove(scene, player)) : nothing}
    </div></li>`;
}

/** @param {any} scene @param {number} seat */
async function sit(scene, seat) {
  const isNew = !scene.me.id;
  refused = "";
  try {
    await introduce(/** @type {HTMLInputElement | null} */ (document.getElementById("own-name"))?.value ?? "");
    await scene.beSomebody();
    if (!(await scene.ask("seats", { seat }))) return;
    await addChance(scene.id, 0, seat);
    if (isNew) scene.listenAnew(); // the line was opened by nobody
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused = error.told();
    scene.redraw();
  }
}

/** Somebody at this screen takes a seat too.
 * @param {any} scene @param {number} seat */
async function sitBeside(scene, seat) {
  const { say } = scene;
  const asked = dialog(
    say("lobby-here"),
    (close) => html`<p>${say("lobby-here-about")}</p>
    <form class="row-of" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      close(/** @type {HTMLInputElement} */ (document.getElementById("here-name")).value.trim());
    }}>
      <label class="named"><span>${say("invite-here-name")}</span><input class="field" id="here-name" maxlength="40" autocomplete="off" required></label>
      <button class="btn main">${say("lobby-sit")}</button></form>`,
  );
  const called = await asked.closed;
  if (called) await scene.ask("seats", { seat, called });
}

/** @param {any} scene @param {any} player */
async function remove(scene, player) {
  const { say } = scene;
  if (await sure(say("lobby-remove"), say("lobby-remove-sure", { name: player.name }), say("lobby-remove")))
    await scene.ask("remove", { person: player.person });
}

/** @param {any} scene */
async function leave(scene) {
  for (const seat of scene.mine) await scene.ask("leave", { seat });
  location.assign("/");
}

/** The host begins; free seats go to bots.
 * @param {any} scene @param {any[]} free */
function beginPart(scene, free) {
  const { say, table } = scene;
  const kept = free.filter((/** @type {any} */ one) => one.wish === "human").length;
  const begin = async () => {
    if (kept && !(await sure(say("lobby-begin"), say("lobby-begin-sure", { count: kept }), say("lobby-begin")))) return;
    for (const one of free.filter((/** @type {any} */ seat) => seat.wish === "human"))
      if (!(await scene.ask("bots", { seat: one.seat, bot: table.house.bot }))) return;
    await scene.ask("start", {});
  };
  return html`<button type="button" class="btn main big" @click=${begin}><span>${say("lobby-begin")}<small>${kept ? say("lobby-begin-kept", { count: kept }) : say("lobby-begin-about", { free: free.length })}</small></span></button>`;
}

// What is agreed

/** @param {any} scene */
function terms(scene) {
  const { say, table, game } = scene;
  const preset = agreed.preset(game, table.options, table.seats.length);
  const single = preset
    ? []
    : game.options.filter(
        (/** @type {any} */ option) => agreed.unusual(game, table.options, table.seats.length)[option.name] !== undefined,
      );
  const commit = table.deal?.commit ?? "";
  return html`<section class="terms" aria-labelledby="terms-h"><h2 id="terms-h">${say("lobby-terms")}</h2>
    <ul>
      ${preset ? html`<li><b>${words.say(`preset-${preset.name}`, {}, game.folder)}</b> ${words.say(`preset-${preset.name}-about`, {}, game.folder)}</li>` : nothing}
      ${single.map((/** @type {any} */ option) => html`<li><b>${agreed.option(game, option.name)}:</b> ${agreed.option(game, option.name, table.options[option.name])} ${rule(option.rule, game.name)}</li>`)}
      ${agreed.house(table.house).map((told) => html`<li>${told}</li>`)}
      ${commit ? html`<li>${words.rich("lobby-promise", { seal: commit.slice(0, SHOWN) }, { seal: (text) => html`<code>${text}</code>` })}</li>` : nothing}
    </ul></section>`;
}
