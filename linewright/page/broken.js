// @ts-check
/** The page that is shown where there is nothing to show: why, in words, and how to go on. */
import { html, render } from "./vendor/lit-html/lit-html.js";
import { Refused } from "./ask.js";
import { say } from "./words.js";

/** @param {HTMLElement} root @param {unknown} error anything but a refusal is thrown again */
export function broken(root, error) {
  const told = error instanceof Refused ? error.told() : say("page-broken");
  const title = error instanceof Refused && error.code === "removed" ? "sent-away" : "page-no";
  document.title = `${say(title)} · Linewright`;
  render(html`<main id="main" class="reading"><h1>${say(title)}</h1><p class="lead" role="alert">${told}</p>
    <p class="row-of"><a class="btn main" href="/">${say("home")}</a><button type="button" class="btn" @click=${() => location.reload()}>${say("again")}</button></p></main>`, root);
  if (!(error instanceof Refused)) throw error;
}
