// @ts-check
/** How others come to a table that has begun: its code, its link and a picture of that. */
import { copyButton, shareButton } from "../kit/copy.js";
import { dialog } from "../kit/dialog.js";
import { words } from "../kit/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { linkTo, pictureOf } from "./door.js";

/** @import { Frame } from "./frame.js" */

/** @param {Frame} frame */
export function showInvitation(frame) {
  const { following, game } = frame;
  const { code } = following.facts;
  const link = linkTo(frame);
  const field = () => /** @type {HTMLInputElement | null} */ (document.querySelector("dialog .link"));
  dialog(
    words.say("invite"),
    () => html`<p>${words.say("invite-watch", { code })}</p>
      <div class="row-of"><input class="field link" readonly aria-label=${words.say("link")} .value=${link}>
      ${copyButton(link, field, { before: "copy", after: "copy" })}
      ${shareButton(game.title, link)}</div>
      <img src=${pictureOf(frame)} alt=${words.say("qr")} width="180" height="180">`,
  );
}
