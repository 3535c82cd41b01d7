// @ts-check
/** The talk at a table: what was said, what of it has been read, phrases that need no typing, and the field to say more. While a
 * match goes on those who watch talk among themselves, and whoever plays sees it when it is over. */
import { settings } from "../kit/settings.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { Hearing, saidWords } from "./hearing.js";

/** @import { AsideLine, Said } from "../messages.d.ts" */
/** @import { Following } from "./following.js" */
/** @import { Scene } from "./scene.js" */

const LONGEST = 300; // letters of what is said at once
/** @type {NonNullable<Said["phrase"]>[]} */
const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "back-again",
  "must-go",
  "good-game",
];

export class Chat {
  /** @param {string} table @param {Following} following */
  constructor(table, following) {
    this.note = `read ${table}`;
    this.following = following;
    this.hearing = new Hearing(table);
    this.read = Number(settings.noted(this.note)); // lines
  }

  /** Whether what one says now is for those who watch.
   * @param {Scene} scene */
  isAside({ mine, table }) {
    return !mine.length && (table.status === "playing" || table.status === "paused");
  }

  /** @param {Scene} scene @param {string} me the person who looks; "": nobody who may speak */
  draw(scene, me) {
    const { say, ask } = scene;
    const { talk, aside, facts } = this.following;
    const isAside = this.isAside(scene);
    const lines = (/** @type {(Said | AsideLine)[]} */ said) =>
      said
        .filter((one) => this.hearing.hears(one))
        .map((one) => html`<p><b>${one.person === me ? say("you") : one.name || say("former-player")}</b> ${saidWords(one)}</p>`);
    const door = isAside ? "aside" : "chat";
    const field = html`<form @submit=${(/** @type {SubmitEvent} */ event) => sayIt(event, ask, door)}>
      <input class="field" name="say" maxlength=${LONGEST} autocomplete="off" aria-label=${say("say-something")}
        placeholder=${say("say-something")}><button class="btn">${say("send")}</button></form>
      <details class="phrases"><summary>${say("phrases")}</summary><div class="row-of">${PHRASES.map(
        (phrase) =>
          html`<button type="button" class="btn small" @click=${() => ask(door, { phrase })}>${saidWords({
            text: "",
            phrase,
          })}</button>`,
      )}</div></details>`;
    const speaks = facts.muted.includes(me) ? html`<p>${say("muted-you")}</p>` : me ? field : nothing;
    const others = this.following.others(me);
    return html`<div class="chat">
      <div class="talk" tabindex="0" role="log" aria-live="off" aria-label=${say("chat")}>${lines(talk)}</div>
      ${
        isAside && me
          ? html`<section class="aside" aria-labelledby="aside-h"><h3 id="aside-h">${say("aside")}</h3>
            <p class="about">${say("aside-about")}</p>
            <div class="talk" tabindex="0" role="log" aria-live="off" aria-labelledby="aside-h">${lines(aside)}</div>
            ${speaks}</section>`
          : speaks
      }
      ${
        !isAside && aside.length
          ? html`<details class="aside"><summary>${say("aside-over")}</summary>
            <div class="talk" tabindex="0" aria-label=${say("aside-over")} role="log" aria-live="off">${lines(aside)}</div>
            </details>`
          : nothing
      }
      ${me && others.length ? this.hearing.choices(others) : nothing}</div>`;
  }

  /** How many lines have not been read.
   * @param {Scene} scene */
  unread({ say }) {
    const count = this.following.talk.slice(this.read).filter((one) => this.hearing.hears(one)).length;
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

  /** What others have just said that is to be heard, in words.
   * @param {(Said | AsideLine)[]} said @param {string} me */
  newWords(said, me) {
    return said.filter((one) => one.person !== me && this.hearing.hears(one)).map((one) => `${one.name}: ${saidWords(one)}`);
  }
}

/** @param {SubmitEvent} event @param {Scene["ask"]} ask @param {"chat" | "aside"} door */
async function sayIt(event, ask, door) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("say"));
  const text = field.value.trim();
  if (text && (await ask(door, { text }))) field.value = "";
}
