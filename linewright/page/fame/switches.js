// @ts-check
/** What one can switch on in one's own profile: ratings, who may see it, who sees that one is here; each says what follows. */
import { ask } from "../kit/ask.js";
import { sure } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Profile, SetProfile } from "../messages.d.ts" */
/** @import { Trying } from "./trying.js" */

const COUNTS = ["finished", "against", "not", "resigned", "helped", "removed"]; // what decides whether a match counts

/** @param {Profile} profile @param {Trying} trying @param {(profile: Profile) => void} keep */
export function switches(profile, trying, keep) {
  const set = (/** @type {string} */ name, /** @type {SetProfile} */ wish, /** @type {string} */ said) =>
    trying.at(name, async () => {
      if (wish.rated === false && !(await sure(say("rating-off"), say("rating-off-sure"), say("rating-off")))) return "";
      keep(await ask("/api/me/profile", wish));
      return say(said);
    });
  const check = (/** @type {"rated" | "public" | "seen"} */ name) => html`<label class="check"><input type="checkbox" name=${name}
    .checked=${live(profile[name] !== (trying.busy === name))} aria-describedby="${name}-about" @change=${(
      /** @type {Event} */ event,
    ) => {
      const on = /** @type {HTMLInputElement} */ (event.target).checked;
      void set(name, { [name]: on }, `switch-${name}-${on ? "on" : "off"}`);
    }}><span>${say(`switch-${name}`)}</span></label><p id="${name}-about">${say(`switch-${name}-about`)}</p>${trying.told(name)}`;
  return html`<section class="switches" aria-labelledby="switches-h"><h2 id="switches-h">${say("switches")}</h2>
    ${check("rated")}
    <details><summary>${say("counts")}</summary><ul>${COUNTS.map((one) => html`<li>${say(`counts-${one}`)}</li>`)}</ul></details>
    ${check("public")}
    ${check("seen")}
    </section>`;
}
