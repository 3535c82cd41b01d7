// @ts-check
/** What to type for a game in the terminal, and to print its cards. */
import { copyButton } from "../kit/copy.js";
import { dialog } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @param {import("../messages.d.ts").GameCard} card @param {string} title */
export function commands(card, title) {
  const line = (/** @type {string} */ id, /** @type {string} */ text) => html`<div class="command"><code id=${id}>${text}</code>
    ${copyButton(text, () => document.getElementById(id), {
      before: "home-copy",
      after: "home-copied",
      spoken: "home-copied",
      redraw: () => shown.redraw(),
    })}</div>`;
  const print = `./play print ${card.folder.replaceAll("_", "-")} --out deck.pdf`;
  const shown = dialog(
    title,
    () => html`<section class="way"><h3>${say("home-terminal")}</h3><p>${say("home-terminal-about")}</p>
      ${line("command-play", `./play ${card.name}`)}</section>
    ${
      card.prints
        ? html`<section class="way"><h3>${say("home-print")}</h3><p>${say("home-print-about")}</p>
            ${line("command-print", print)}</section>`
        : nothing
    }`,
  );
}
