// @ts-check
/** Where the link of a club leads: what it is, what members see of each other, and the button that joins. */
import { ask, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { say } from "../kit/words.js";
import { introduce } from "../pages/introduce.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { clubFacts, nameField } from "./clubs.js";
import { Trying } from "./trying.js";
import { ways } from "./ways.js";

/** @param {HTMLElement} root @param {string} link */
export async function joiningClub(root, link) {
  const [me, club] = await Promise.all([whoAmI(), ask(`/api/club-links/${link}`)]);
  bar({ where: html`<b>${say("way-clubs")}</b>` });
  document.title = `${club.name} · Linewright`;
  const redraw = () => render(page(), root);
  const trying = new Trying(redraw);
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    return trying.at("join", async () => {
      await introduce(me ? "" : String(form.get("name")));
      location.assign(`/clubs/${(await ask("/api/clubs/join", { link })).id}`);
    });
  };
  const page = () => html`<main id="main" class="fame clubs">${ways("clubs")}
    <header><h1>${club.name}</h1><p class="lead">${clubFacts(club)}</p></header>
    <section class="joining-club"><p>${say(club.id ? "club-joined" : "club-joining")}</p>
      ${
        club.id
          ? html`<p><a class="btn main" href="/clubs/${club.id}">${say("club-open")}</a></p>`
          : html`<form @submit=${join}>${me ? nothing : nameField()}${trying.told("join")}
              <button class="btn main" aria-busy=${trying.busy === "join"}>${say("club-join")}</button></form>`
      }</section></main>`;
  redraw();
}
