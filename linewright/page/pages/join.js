// @ts-check
/** The field for a table's code, or its link, on the home page and on the page for phones and big screens. */
import { ask, Refused } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const TABLE_LINK = /\/t\/([\w-]+)/;
const SHORTEST = 4; // signs of a code
const LONGEST = 12;

/** Makes the form; what it gives back draws it. In a room a phone goes to its hand, and a big screen to the table as everybody
 * may see it; elsewhere one goes to one's hand only where a big screen shows the table.
 * @param {() => void} redraw @param {boolean} [isInRoom] */
export function joinForm(redraw, isInRoom = false) {
  let refused = ""; // why a code leads nowhere

  /** @param {SubmitEvent} event */
  async function join(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("code"));
    const link = field.value.match(TABLE_LINK);
    const isScreen = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "room";
    const to = isScreen ? "/room" : isInRoom ? "/hand" : "";
    if (link) return location.assign(`/t/${link[1]}${to}`);
    const code = field.value.replace(/[^\p{L}\d]/gu, "").toUpperCase();
    try {
      if (code.length < SHORTEST || code.length > LONGEST) refused = say(code ? "home-code-length" : "home-code-missing");
      else {
        const { id, screen } = await ask("/api/join", { code });
        return location.assign(`/t/${id}${to || (screen ? "/hand" : "")}`);
      }
    } catch (error) {
      refused = error instanceof Refused ? error.told() : say("page-broken");
    }
    redraw();
    field.focus();
    field.select();
  }

  const forgive = () => {
    if (!refused) return;
    refused = "";
    redraw();
  };

  return () => html`<form class="join" novalidate @submit=${join}>
    <label for="code">${say("home-code")}</label>
    <div><input id="code" name="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
      placeholder="K7QFAN" aria-invalid=${refused ? "true" : nothing} aria-describedby=${refused ? "code-refused" : nothing}
      @input=${forgive}><button type="submit" class="btn ${isInRoom ? "main" : ""}">${say("home-join")}</button></div>
    ${refused ? html`<p id="code-refused" class="no" role="alert">${refused}</p>` : nothing}
    ${
      isInRoom
        ? html`<button type="submit" class="btn" name="as" value="room">${icon("screen")}${say("screen-this")}</button>`
        : nothing
    }
  </form>`;
}
