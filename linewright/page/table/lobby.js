// @ts-check
/** A table before it begins: how others come here, who sits where, and what will be played. */

import { nameAt } from "../fame/at-table.js";
import { copyButton, shareButton } from "../kit/copy.js";
import { dialog, sure } from "../kit/dialog.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { rule } from "../kit/rule.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { agreed } from "../pages/agreed.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { linkTo, pictureOf } from "./door.js";
import { presenceWord, watchersCount } from "./presence.js";
import { showScreens } from "./screens.js";
import { seating } from "./seating.js";

/** @import { OptionCard } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */
/** @import { Player } from "./scene.js" */

const SEAL_SHOWN = 8; // digits of the table's promise

await style("/page/table/lobby.css"); // whoever imports this waits for it

/** @param {Frame} frame */
export function lobby(frame) {
  const { scene, game, isHost, following } = frame;
  const { say } = scene;
  const { seats, host } = following.facts;
  const isSeated = scene.mine.length > 0;
  const free = seats.filter((one) => !one.person && !one.bot);
  const hostName = seats.find((one) => one.person === host)?.name ?? "";
  const title = isHost
    ? "lobby-title-host"
    : isSeated
      ? "lobby-title-seated"
      : free.length
        ? "lobby-title-guest"
        : "lobby-title-full";
  const about = { game: game.title, host: hostName || say("lobby-host"), free: free.length, you: isHost ? "yes" : "no" };
  return html`<main id="main" class="lobby ${isHost ? "host" : ""}">
    <header><h1>${say(title)}</h1><p>${say("lobby-about", about)}</p></header>
    ${scene.parts.notice}
    <div class="columns">
      <section class="seats-of" aria-labelledby="seats-h"><h2 id="seats-h">${say("lobby-seats")}</h2>
        ${isSeated || !free.length ? nothing : seating.nameField(frame)}
        ${seating.refusal()}
        <ol>${scene.players.map((player) => seatRow(frame, player, isSeated))}</ol>
        ${watchersCount(following) ? html`<p class="watching">${icon("people")}${watchersCount(following)}</p>` : nothing}
        ${isHost ? seating.begin(frame) : waits(frame, isSeated, hostName)}
      </section>
      ${wayIn(frame)}
      ${terms(frame)}
      <section class="talks" aria-labelledby="chat-h"><h2 id="chat-h">${say("chat")}</h2>${scene.parts.chat}
        <p><button type="button" class="btn quiet"
          @click=${() => seating.leave(frame)}>${icon("leave")}${say("lobby-leave")}</button></p></section>
    </div></main>`;
}

/** What somebody who is not the host waits for.
 * @param {Frame} frame @param {boolean} isSeated @param {string} host */
function waits({ scene, following }, isSeated, host) {
  const isFull = scene.players.every((one) => one.person || one.bot);
  const watches = isFull ? "lobby-stays" : "lobby-watches";
  const word = isSeated ? "lobby-waits" : following.facts.house.spectators ? watches : "lobby-sits";
  return html`<p class="waits" role="status">${scene.say(word, { host: host || "none" })}</p>`;
}

/** The code, the link and its picture.
 * @param {Frame} frame */
function wayIn(frame) {
  const { game, following } = frame;
  const { say, redraw } = frame.scene;
  const { code } = following.facts;
  const link = linkTo(frame);
  const field = () => /** @type {HTMLInputElement} */ (document.getElementById("link"));
  return html`<section class="way-in" aria-labelledby="way-h"><h2 id="way-h">${say("lobby-way")}</h2>
    <div class="ticket">
      <p class="code"><span>${say("lobby-code")}</span><b aria-hidden="true">${code.slice(0, code.length / 2)}<i></i>${code.slice(
        code.length / 2,
      )}</b><span class="said">${[...code].join(" ")}</span></p>
      <img src=${pictureOf(frame)} alt=${say("qr")} width="164" height="164">
      <div class="link"><label for="link">${say("link")}</label>
        <input class="field" id="link" readonly .value=${link} @focus=${() => field().select()}>
        ${copyButton(link, field, { before: "lobby-copy", after: "lobby-copied", redraw })}
        ${shareButton(`${game.title} · Linewright`, link)}</div>
    </div>
    <p class="on-screen"><button type="button" class="btn small quiet" aria-haspopup="dialog"
      @click=${() => showScreens(frame)}>${icon("screen")}${say("screen-offer")}</button></p></section>`;
}

// Seats

/** @param {Frame} frame @param {Player} player @param {boolean} isSeated whether one has a seat already */
function seatRow(frame, player, isSeated) {
  const { scene, game, isHost, following, sending } = frame;
  const { say } = scene;
  const { host, seats } = following.facts;
  const { seat, person, bot } = player;
  const isFree = !person && !bot;
  const isChosen = isHost && bot && !person && levels.offered(game).length > 0; // by the host, here
  const notes = [
    player.you || (player.mine && person && scene.mine[0] === seat) ? say("you") : player.mine ? say("lobby-is-here") : "",
    person && person === host ? say("lobby-is-host") : "",
    bot && !person && !isChosen ? player.level : "",
    person && !player.mine ? presenceWord(following.people, player) : "",
    isFree ? say(seats[seat].wish === "human" ? "lobby-needed" : "lobby-fills") : "",
  ].filter(Boolean);
  const act = (/** @type {string} */ word, /** @type {string} */ kind, /** @type {() => void} */ done) =>
    html`<button type="button" class="btn small ${kind}" aria-label="${say(word)}: ${say("invite-seat", { seat: seat + 1 })}"
      @click=${done}>${say(word)}</button>`;
  return html`<li class="${player.mine ? "you" : ""} ${isFree ? "free" : ""}"><b class="number" aria-hidden="true">${seat + 1}</b>
    <p><span class="who">${isFree ? say("lobby-free-seat") : nameAt(player, scene)}</span>${
      notes.length ? html`<small>${notes.join(", ")}</small>` : nothing
    }</p>
    ${
      isChosen
        ? levels.choose(game, bot, `${say("level")}, ${say("invite-seat", { seat: seat + 1 })}`, (level) =>
            sending.ask("bots", { seat, bot: level }),
          )
        : nothing
    }
    <div class="row-of">
      ${isFree && !isSeated ? act("lobby-sit", "main", () => seating.sit(frame, seat)) : nothing}
      ${isFree && isSeated ? act("lobby-here", "quiet", () => sitBeside(frame, seat)) : nothing}
      ${isFree && isHost ? act("lobby-bot", "quiet", () => sending.ask("bots", { seat, bot: seating.botFor(frame) })) : nothing}
      ${!person && bot && isHost ? act("lobby-open", "quiet", () => sending.ask("bots", { seat, bot: "" })) : nothing}
      ${player.mine ? act("lobby-stand", "quiet", () => sending.ask("leave", { seat })) : nothing}
      ${person && !player.mine && isHost ? act("lobby-remove", "quiet", () => remove(frame, player)) : nothing}
    </div></li>`;
}

/** Somebody at this screen takes a seat too.
 * @param {Frame} frame @param {number} seat */
async function sitBeside({ scene: { say }, sending }, seat) {
  const submit = (/** @type {(name: string) => void} */ close) => (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    close(/** @type {HTMLInputElement} */ (document.getElementById("here-name")).value.trim());
  };
  const asked = dialog(
    say("lobby-here"),
    (close) => html`<p>${say("lobby-here-about")}</p>
    <form class="row-of" @submit=${submit(close)}>
      <label class="named"><span>${say("invite-here-name")}</span><input class="field" id="here-name" maxlength="40"
        autocomplete="off"
        required></label>
      <button class="btn main">${say("lobby-sit")}</button></form>`,
  );
  const called = await asked.closed;
  if (called) await sending.ask("seats", { seat, called });
}

/** @param {Frame} frame @param {Player} player */
async function remove({ scene: { say }, sending }, player) {
  if (await sure(say("lobby-remove"), say("lobby-remove-sure", { name: player.name }), say("lobby-remove")))
    await sending.ask("remove", { person: player.person });
}

// What is agreed

/** @param {Frame} frame */
function terms({ scene: { say }, game, isHost, following }) {
  const { options, seats, deal, house, host } = following.facts;
  const preset = agreed.preset(game, options, seats.length);
  const unusual = agreed.unusual(game, options, seats.length);
  const single = game.options.filter((option) => unusual[option.name] !== undefined && (option.lines || !preset));
  const whose = isHost ? "" : seats.find((one) => one.person === host)?.name || say("lobby-host");
  const told = (/** @type {OptionCard} */ option) =>
    option.lines && agreed.countLines(option, options[option.name])
      ? agreed.lines(game, option.name, agreed.countLines(option, options[option.name]), whose)
      : agreed.option(game, option.name, options[option.name]);
  const inGame = (/** @type {string} */ word, /** @type {Record<string, number>} */ facts = {}) =>
    words.say(word, facts, game.folder);
  const about = preset && inGame(`preset-${preset.name}-about`, { seats: seats.length });
  const commit = deal?.commit ?? "";
  const seal = { seal: (/** @type {string} */ text) => html`<code>${text}</code>` };
  return html`<section class="terms" aria-labelledby="terms-h"><h2 id="terms-h">${say("lobby-terms")}</h2>
    <ul>
      ${preset ? html`<li><b>${inGame(`preset-${preset.name}`)}</b> ${about}</li>` : nothing}
      ${single.map(
        (option) => html`<li><b>${agreed.option(game, option.name)}:</b> ${told(option)} ${rule(option.rule, game.name)}</li>`,
      )}
      ${agreed.house(house).map((one) => html`<li>${one}</li>`)}
      ${commit ? html`<li>${words.rich("lobby-promise", { seal: commit.slice(0, SEAL_SHOWN) }, seal)}</li>` : nothing}
    </ul></section>`;
}
