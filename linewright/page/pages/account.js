// @ts-check
/** What the holder of an account finds beside its name: a new password, and where they are signed in. */
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Me, OneSession } from "../messages.d.ts" */

/** @typedef {object} Acts what is done there
 * @property {(event: SubmitEvent) => void} change the password
 * @property {(session: OneSession) => void} end of one session
 * @property {() => void} endOthers of all but this one
 * @property {() => void} signOut here */

const day = (/** @type {number} */ moment) => new Date(moment).toLocaleDateString(settings.region, { dateStyle: "medium" });

/** What a session runs on, in words.
 * @param {OneSession} session */
export const deviceOf = (session) => session.device || say("me-session-unknown");

/** @param {Me} me @param {OneSession[]} sessions @param {Acts} acts
 * @param {unknown} refusal why the password is still the old one */
export function ownAccount(me, sessions, { change, end, endOthers, signOut }, refusal) {
  return html`<section><h2>${say("me-account")}</h2><p>${say("me-account-is", { account: me.account ?? "" })}</p>
      <details><summary>${say("me-change")}</summary><form name="change" @submit=${change}>
        <input type="text" name="username" autocomplete="username" .value=${me.account ?? ""} hidden>
        <label for="current">${say("me-old")}</label><input class="field" id="current" name="old" type="password" required
          autocomplete="current-password">
        <label for="next">${say("me-new")}</label><input class="field" id="next" name="new" type="password" required minlength="8"
          pattern=".*\\S.*" autocomplete="new-password">
        <label class="check"><input type="checkbox" name="others" checked><span>${say("me-end-others")}</span></label>
        ${refusal}<button class="btn">${say("me-change")}</button></form></details>
      <button type="button" class="btn" @click=${signOut}>${say("me-sign-out")}</button></section>
    <section aria-labelledby="sessions-h"><h2 id="sessions-h">${say("me-sessions")}</h2>
      <ul class="sessions">${sessions.map(
        (session) =>
          html`<li><p><b>${deviceOf(session)}</b>${
            session.here ? html` <em>${say("me-session-here")}</em>` : nothing
          }<small>${say("me-session-used", { used: day(session.used), made: day(session.made) })}</small></p>${
            session.here
              ? nothing
              : html`<button type="button" class="btn small" aria-label=${say("me-session-end", { device: deviceOf(session) })}
                @click=${() => end(session)}>${say("me-sign-out")}</button>`
          }</li>`,
      )}</ul>
      ${
        sessions.length > 1
          ? html`<button type="button" class="btn" @click=${endOthers}>${say("me-end-others")}</button>`
          : nothing
      }</section>`;
}
