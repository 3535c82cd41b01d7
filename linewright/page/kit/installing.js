// @ts-check
/** Whether the browser offers to install the page: its offer is kept until somebody wants it, and is shown as a quiet button. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer what a browser that can install pages tells them */

/** @type {Offer | null} */
let offer = null;

/** @type {Set<() => void>} */
const listeners = new Set();

const tell = (/** @type {Offer | null} */ now) => {
  offer = now;
  for (const listener of listeners) listener();
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner: who wants it finds the button
  tell(/** @type {Offer} */ (event));
});
addEventListener("appinstalled", () => tell(null));

export const installing = {
  /** The button, for whoever has played here before and whose browser offers it.
   * @returns {unknown} */
  button() {
    if (!offer || !settings.hasPlayed) return nothing;
    const accept = async () => {
      const now = offer;
      tell(null); // an offer can be taken up once
      await now?.prompt();
    };
    return html`<button type="button" class="install" @click=${accept}>${icon("install")}${say("install")}</button>`;
  },

  /** @param {() => void} listener called when there is an offer, or none any more */
  listen(listener) {
    listeners.add(listener);
  },
};
