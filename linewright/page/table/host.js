// @ts-check
/** For the host of a table: everybody else who sits here or has spoken, to be silenced or sent away. */
import { sure } from "../kit/dialog.js";
import { words } from "../kit/words.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Frame } from "./frame.js" */

/** @param {Frame} frame */
export function showPeople(frame) {
  const { sending, following, me, sheet } = frame;
  const people = () =>
    html`<ul class="people">${following.others(me.id).map(([person, name]) => {
      const isMuted = following.facts.muted.includes(person);
      const mute = () => sending.ask("mute", { person, on: !isMuted });
      const remove = () => {
        shown.close();
        void sendAway(frame, person, name);
      };
      return html`<li class="row-of"><b>${name || words.say("former-player")}</b>
      <button type="button" class="btn small" aria-pressed=${isMuted} @click=${mute}>${words.say("mute")}</button>
      <button type="button" class="btn small" @click=${remove}>${words.say("lobby-remove")}</button></li>`;
    })}</ul>`;
  const shown = sheet.show(words.say("people"), people);
}

/** @param {Frame} frame @param {string} person @param {string} name */
async function sendAway({ sending }, person, name) {
  if (await sure(words.say("lobby-remove"), words.say("lobby-remove-sure", { name }), words.say("lobby-remove")))
    await sending.ask("remove", { person });
}
