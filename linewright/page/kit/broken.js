// @ts-check
/** The page that is shown where there is nothing to show: why, in words, and how to go on. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { Refused } from "./ask.js";
import { say, words } from "./words.js";

/** @param {HTMLElement} root @param {unknown} error anything but a refusal is thrown again */
export function broken(root, error) {
  if (!words.has("page-no")) {
    // not even words could be had
    render(
      html`<main id="main" class="reading"><h1>Linewright</h1><p class="lead" role="alert"
        lang="en">The server cannot be reached just now.</p>
      <p class="lead" lang="de">Der Server ist gerade nicht erreichbar.</p><p class="lead"
        lang="es">Ahora no se puede acceder al servidor.</p></main>`,
      root,
    );
    if (!(error instanceof Refused)) throw error;
    return;
  }
  const told = error instanceof Refused ? error.told() : say("page-broken");
  const title = error instanceof Refused && error.code === "removed" ? "sent-away" : "page-no";
  const other =
    error instanceof Refused && error.code === "no-table-yet"
      ? html`<a class="btn" href="/plain">${say("home-plain")}</a>`
      : html`<button type="button" class="btn" @click=${() => location.reload()}>${say("again")}</button>`;
  document.title = `${say(title)} · Linewright`;
  render(
    html`<main id="main" class="reading"><h1>${say(title)}</h1><p class="lead" role="alert">${told}</p>
    <p class="row-of"><a class="btn main" href="/">${say("home")}</a>${other}</p></main>`,
    root,
  );
  if (!(error instanceof Refused)) throw error;
}
