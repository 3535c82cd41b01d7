// @ts-check
/** The talk at a table: what was said, what of it has been read, and the field to say more. */
import { settings } from "../kit/settings.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Following } from "./following.js" */
/** @import { Scene } from "./scene.js" */

const LONGEST = 300; // letters of what is said at once

export class Chat {
  /** @param {string} table @param {Following} following */
  constructor(table, following) {
    this.note = `read ${table}`;
    this.following = following;
    this.read = Number(settings.noted(this.note)); // lines
  }

  /** @param {Scene} scene @param {string} me the person who looks; "": nobody who may speak */
  draw({ say, ask }, me) {
    const { talk, facts } = this.following;
    const field = html`<form @submit=${(/** @type {SubmitEvent} */ event) => sayIt(event, ask)}>
      <input class="field" name="say" maxlength=${LONGEST} autocomplete="off" aria-label=${say("say-something")}
        placeholder=${say("say-something")}><button class="btn">${say("send")}</button></form>`;
    return html`<div class="chat">
      <div class="talk" tabindex="0" role="log" aria-live="off" aria-label=${say("chat")}>${talk.map(
        ({ person, name, text }) => html`<p><b>${person === me ? say("you") : name || say("former-player")}</b> ${text}</p>`,
      )}</div>
      ${facts.muted.includes(me) ? html`<p>${say("muted-you")}</p>` : me ? field : nothing}</div>`;
  }

  /** How many lines have not been read.
   * @param {Scene} scene */
  unread({ say }) {
    const count = this.following.talk.length - this.read;
    return count > 0
      ? html`<span class="unread"><span aria-hidden="true">${count}</span><span
        class="said">${say("unread", { count })}</span></span>`
      : nothing;
  }

  /** What stands before one's eyes has been read. */
  markRead() {
    const isSeen = [...document.querySelectorAll(".talk")].some((one) => one.checkVisibility());
    if (!isSeen || this.read === this.following.talk.length) return;
    this.read = this.following.talk.length;
    settings.note(this.note, String(this.read)); // whoever listens to the settings draws again
  }
}

/** @param {SubmitEvent} event @param {Scene["ask"]} ask */
async function sayIt(event, ask) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("say"));
  const text = field.value.trim();
  if (text && (await ask("chat", { text }))) field.value = "";
}
