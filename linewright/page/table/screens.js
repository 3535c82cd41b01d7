// @ts-check
/** How a table comes to a big screen and the hands to phones: a dialog that says so, with the ways there. */
import { dialog } from "../kit/dialog.js";
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Frame } from "./frame.js" */

/** @param {Frame} frame */
export function showScreens({ id, following }) {
  const { say } = words;
  const bold = (/** @type {string} */ text) => html`<b>${text}</b>`;
  const address = `${location.host}/join`;
  dialog(
    say("screen"),
    () => html`<p>${say("screen-about")}</p>
      <p>${words.rich("screen-elsewhere", { address, code: following.facts.code }, { address: bold, code: bold })}</p>
      <div class="choices"><a class="btn" href="/t/${id}/room">${icon("screen")}${say("screen-here")}</a>
      <a class="btn" href="/t/${id}/hand">${icon("person")}${say("screen-hand")}</a></div>`,
  );
}
