// @ts-check
/** What the menu of a table offers. */
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { acts } from "./acts.js";
import { showPresence } from "./presence.js";
import { showScreens } from "./screens.js";
import { vacationItem } from "./vacation.js";

/** @import { Frame } from "./frame.js" */
/** @import { Player } from "./scene.js" */

/** @param {string} name of the icon @param {string} label @param {() => unknown} act @param {string} [where] it is shown */
const item = (name, label, act, where = "") =>
  html`<button type="button" class="btn quiet ${where}" @click=${act}>${icon(name)}${label}</button>`;

/** Shows the link to the table: the bar has a button for it where there is room.
 * @param {Frame} frame */
export const showInvitation = async (frame) => (await import("./invitation.js")).showInvitation(frame);

/** The bots here and how strong they are: on a phone a seat has no room to say it.
 * @param {Player[]} bots */
const whichBots = (bots) =>
  html`<ul class="row-of">${bots.map(({ name, level }) => html`<li><b>${name}</b> ${level}</li>`)}</ul>`;

/** @param {Frame} frame */
export function menu(frame) {
  const { scene, sending, following, game, look, me } = frame;
  const { status, question, duplicate } = following.facts;
  const { say } = words;
  const isSeated = scene.mine.length > 0;
  const isPlaying = isSeated && status === "playing";
  const isPaused = isSeated && status === "paused";
  const findings = isPlaying && !question ? (look.findings?.(scene) ?? []) : [];
  const showPeople = async () => (await import("./host.js")).showPeople(frame);
  const bots = status === "open" ? [] : scene.players.filter((one) => one.bot && !one.person);
  return html`${bots.length ? whichBots(bots) : nothing}
    ${status === "open" || duplicate ? nothing : item("share", say("invite"), () => showInvitation(frame), "narrow")}
    ${isPlaying ? item("pause", say("pause"), () => sending.ask("pause", {})) : nothing}
    ${isPaused ? item("play", say("resume"), () => sending.ask("resume", {})) : nothing}
    ${isPlaying || isPaused ? item("flag", say("resign"), () => acts.resign(frame)) : nothing}
    ${findings.map(({ text, label }) => item("chat", label, () => sending.ask("accuse", { seat: scene.mine[0], text })))}
    ${vacationItem(frame)}
    ${frame.slow.item()}
    ${item("people", say("presence"), () => showPresence(frame))}
    ${frame.isHost && following.others(me.id).length ? item("people", say("people"), showPeople) : nothing}
    ${frame.isHost ? item("share", say("door"), async () => (await import("./door.js")).showDoor(frame)) : nothing}
    ${
      duplicate
        ? nothing
        : frame.place.name === "table"
          ? item("screen", say("screen"), () => showScreens(frame))
          : html`<a class="btn quiet" href="/t/${frame.id}">${icon("screen")}${say("screen-whole")}</a>`
    }
    ${item("keys", say("keys"), () => acts.showKeys(frame))}
    ${
      game.guide
        ? html`<a class="btn quiet" href="/learn/${game.name}" target="_blank">${icon("book")}<span>${say("learn")}
          <small>${say("new-tab")}</small></span></a>`
        : nothing
    }
    ${item("leave", say("leave"), () => acts.leave(frame))}`;
}
