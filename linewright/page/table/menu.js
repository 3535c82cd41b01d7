// @ts-check
/** What the menu of a table offers. */
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { acts } from "./acts.js";

/** @import { Frame } from "./frame.js" */

/** @param {string} name of the icon @param {string} label @param {() => unknown} act */
const item = (name, label, act) => html`<button type="button" class="btn quiet" @click=${act}>${icon(name)}${label}</button>`;

/** @param {Frame} frame */
export function menu(frame) {
  const { scene, sending, following, game, look, me } = frame;
  const { status, question } = following.facts;
  const { say } = words;
  const isSeated = scene.mine.length > 0;
  const isPlaying = isSeated && status === "playing";
  const isPaused = isSeated && status === "paused";
  const findings = isPlaying && !question ? (look.findings?.(scene) ?? []) : [];
  const showPeople = async () => (await import("./host.js")).showPeople(frame);
  return html`${isPlaying ? item("pause", say("pause"), () => sending.ask("pause", {})) : nothing}
    ${isPaused ? item("play", say("resume"), () => sending.ask("resume", {})) : nothing}
    ${isPlaying || isPaused ? item("flag", say("resign"), () => acts.resign(frame)) : nothing}
    ${findings.map(({ text, label }) => item("chat", label, () => sending.ask("accuse", { seat: scene.mine[0], text })))}
    ${frame.isHost && following.others(me.id).length ? item("people", say("people"), showPeople) : nothing}
    ${item("hint", say("keys"), () => acts.showKeys(frame))}
    ${game.guide ? html`<a class="btn quiet" href="/learn/${game.name}">${icon("book")}${say("learn")}</a>` : nothing}
    ${item("leave", say("leave"), () => acts.leave(frame))}`;
}
