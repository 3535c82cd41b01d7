// @ts-check
/** Where a turn may take more than an hour whoever sits there can have this browser call them when it is their turn. */
import { calls } from "../kit/calls.js";
import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { speak, warn } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { House } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */
/** @import { Scene } from "./scene.js" */

const SLOW_SECONDS = { none: Number.POSITIVE_INFINITY, turn: 3600, game: 24 * 3600 }; // as the server has it
const LATER = "calls later"; // noted: somebody has put the offer away

/** Whether a match here takes days: nobody is expected to be there all the time.
 * @param {House} house */
export const isSlow = ({ clock }) => clock.seconds > SLOW_SECONDS[clock.kind];

export class Slow {
  /** @param {Frame} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {"on" | "off" | "never" | "asked" | ""} "": nobody has asked yet */ this.state = "";
  }

  /** The offer, where it makes sense: for somebody with a seat at a slow table, until it is taken or put away.
   * @param {Scene} scene */
  offer({ mine }) {
    const { following } = this.frame;
    if (!mine.length || !isSlow(following.facts.house) || following.facts.status === "over") return nothing;
    if (!this.state) void this.ask();
    if (this.state !== "off" || settings.noted(LATER)) return nothing;
    return html`<div class="notice calls"><p>${words.say("calls-offer")}</p>
      <div class="row-of"><button type="button" class="btn small main"
        @click=${() => this.turnOn()}>${words.say("calls-on")}</button><button type="button" class="btn small"
        @click=${() => settings.note(LATER, "1")}>${words.say("calls-later")}</button></div></div>`;
  }

  /** What the menu offers about it: the other way round. */
  item() {
    if (!isSlow(this.frame.following.facts.house) || !["on", "off"].includes(this.state)) return nothing;
    const isOn = this.state === "on";
    return html`<button type="button" class="btn quiet" aria-pressed=${isOn} @click=${() =>
      isOn ? this.turnOff() : this.turnOn()}>${icon("bell")}${words.say("calls-on")}</button>`;
  }

  async ask() {
    this.state = "asked";
    this.state = await calls.state().catch(() => /** @type {const} */ ("never"));
    this.frame.draw();
  }

  async turnOn() {
    const isOn = await calls.turnOn().catch(() => false);
    this.state = isOn ? "on" : await calls.state().catch(() => /** @type {const} */ ("never"));
    (isOn ? speak : warn)(words.say(isOn ? "calls-are-on" : "calls-refused"));
    this.frame.draw();
  }

  async turnOff() {
    await calls.turnOff().catch(() => undefined);
    this.state = "off";
    settings.note(LATER, "1");
    this.frame.draw();
  }
}
