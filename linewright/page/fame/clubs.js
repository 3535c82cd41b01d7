// @ts-check
/** One's clubs, and founding one. */
import { ask, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { introduce } from "../pages/introduce.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { guestNotice } from "./told.js";
import { Trying } from "./trying.js";
import { ways } from "./ways.js";

/** @import { ClubCard } from "../messages.d.ts" */

/** @param {HTMLElement} root */
export async function clubs(root) {
  const me = await whoAmI();
  const own = me ? (await ask("/api/clubs")).clubs : [];
  bar({ where: html`<b>${say("way-clubs")}</b>` });
  document.title = `${say("way-clubs")} · Linewright`;
  const redraw = () => render(page(), root);
  const trying = new Trying(redraw);
  const found = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    return trying.at("found", async () => {
      await introduce(me ? "" : String(form.get("name")));
      const club = await ask("/api/clubs", { name: String(form.get("club")).trim() });
      location.assign(`/clubs/${club.id}`);
    });
  };
  const page = () => html`<main id="main" class="fame clubs">${ways("clubs")}
    <header><h1>${say("way-clubs")}</h1><p class="lead">${say("clubs-about")}</p></header>
    ${guestNotice(me)}
    <div class="columns">
      <section aria-labelledby="own-h"><h2 id="own-h">${say("clubs-own")}</h2>
        ${own.length ? html`<ul class="list">${own.map(clubRow)}</ul>` : html`<p class="none">${say("clubs-none")}</p>`}</section>
      <section aria-labelledby="found-h"><h2 id="found-h">${say("clubs-found")}</h2>
        <form @submit=${found}>${me ? nothing : nameField()}
          <label class="named"><span>${say("club-name")}</span><input class="field" name="club" required maxlength="40"
            pattern=".*\\S.*" autocomplete="off"></label>
          ${trying.told("found")}
          <button class="btn main" aria-busy=${trying.busy === "found"}>${say("clubs-found")}</button></form></section>
    </div></main>`;
  redraw();
}

/** The field for the name of somebody who has none yet. */
export const nameField = () => html`<label class="named"><span>${say("lobby-name")}</span><input class="field" name="name"
  maxlength="40" autocomplete="nickname" value=${settings.name} placeholder=${say("guest")}></label>`;

/** @param {ClubCard} club */
const clubRow = (club) => html`<li><a href="/clubs/${club.id}"><b>${club.name}</b><span>${clubFacts(club)}</span></a></li>`;

/** How many members a club has, and who is its host.
 * @param {ClubCard} club */
export const clubFacts = ({ members, host }) =>
  [say("club-members-count", { count: members }), host ? say("club-host", { name: host }) : ""].filter(Boolean).join(" · ");
