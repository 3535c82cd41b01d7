// @ts-check
/** Asks before a move is made, for those who want that. */
import { dialog } from "../kit/dialog.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const styled = style("/page/settings/panel.css");

/** Whether a move is meant: Enter says yes, Escape no.
 * @param {string} move in words, "" where the game has none for it @returns {Promise<boolean>} */
export async function confirming(move) {
  await Promise.all([styled, words.loadPart("settings")]);
  const asked = dialog(
    say("confirm-title"),
    (close) => html`${move ? html`<p><b>${words.capital(move)}</b></p>` : nothing}
    <div class="row-of"><button type="button" class="btn main" autofocus
      @click=${() => close("yes")}>${say("confirm-yes")}</button>
    <button type="button" class="btn" @click=${() => close()}>${say("cancel")}</button></div>`,
    { kind: "confirming" },
  );
  return (await asked.closed) === "yes";
}
