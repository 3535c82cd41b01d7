// @ts-check
/** A profile: one's own with history and switches, or somebody else's as far as they show it. */
import { ask, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { say } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { kindOf, relation } from "./companions.js";
import { Here } from "./here.js";
import { History } from "./history.js";
import { statistics } from "./statistics.js";
import { switches } from "./switches.js";
import { loadCards } from "./titles.js";
import { betweenTold, day, guestNotice } from "./told.js";
import { Trying } from "./trying.js";
import { ways } from "./ways.js";

/** @import { Companions, GameCard, Me, Profile } from "../messages.d.ts" */

/** @param {HTMLElement} root @param {string} [id] of somebody; without one it is oneself */
export async function profile(root, id = "") {
  const [me, cards] = await Promise.all([whoAmI(), loadCards()]);
  const isOwn = !id || id === me?.id;
  bar({ where: html`<b>${say("way-profile")}</b>` });
  document.title = `${say("way-profile")} · Linewright`;
  if (isOwn && !me) return render(nobody(), root);
  await (isOwn ? own(root, /** @type {Me} */ (me), cards) : other(root, me, cards, id));
}

/** For somebody who has done nothing here yet. */
const nobody = () => html`<main id="main" class="fame">${ways("profile")}<header><h1>${say("way-profile")}</h1>
  <p class="lead">${say("profile-nobody")}</p></header>
  <p class="row-of"><a class="btn main" href="/">${say("home")}</a>
    <a class="btn" href="/me">${say("way-account")}</a></p></main>`;

/** @param {HTMLElement} root @param {Me} me @param {GameCard[]} cards */
async function own(root, me, cards) {
  const redraw = () => render(page(), root);
  const history = new History(cards, redraw);
  const trying = new Trying(redraw);
  let [told] = await Promise.all([ask("/api/me/profile"), history.load()]);
  const keep = (/** @type {Profile} */ changed) => {
    told = changed;
  };
  const page = () => html`<main id="main" class="fame profile">${ways("profile")}
    <header><h1>${told.name}</h1><p class="lead">${say("profile-since", { day: day(told.since, "long") })}</p></header>
    ${guestNotice(me)}
    <div class="columns">
      <section class="games" aria-labelledby="games-h"><h2 id="games-h">${say("profile-games")}</h2>${statistics(
        told,
        cards,
      )}</section>
      ${switches(told, trying, keep)}
      ${history.draw()}
    </div></main>`;
  redraw();
}

/** @param {HTMLElement} root @param {Me | null} me @param {GameCard[]} cards @param {string} id */
async function other(root, me, cards, id) {
  const [told, people] = await Promise.all([ask(`/api/people/${id}`), me ? ask("/api/me/people") : null]);
  document.title = `${told.name} · Linewright`;
  /** @type {Companions | null} */
  let companions = people;
  const redraw = () => render(page(), root);
  const trying = new Trying(redraw);
  const keep = (/** @type {Companions} */ changed) => {
    companions = changed;
  };
  const here = new Here(cards, redraw, () => told.name);
  const page = () => {
    const known = companions && kindOf(companions, id);
    return html`<main id="main" class="fame profile">${ways()}
      <header><h1>${told.name}</h1><p class="lead">${say(told.public ? "profile-public" : "profile-friends")}</p>
        ${known?.kind === "friends" ? html`<p>${here.mark(id)}</p>` : nothing}</header>
      <div class="columns">
        <section class="games" aria-labelledby="games-h"><h2 id="games-h">${say("profile-games")}</h2>${statistics(
          told,
          cards,
        )}</section>
        ${
          me
            ? html`<section class="you-two" aria-labelledby="you-two-h"><h2 id="you-two-h">${say("you-two", {
                name: told.name,
              })}</h2><p>${betweenTold(told.between) || say("between-none")}</p>${
                known ? relation(known, trying, keep, known.kind === "friends" ? here.way(known.one) : nothing) : nothing
              }</section>`
            : nothing
        }
      </div></main>`;
  };
  if (companions && kindOf(companions, id)?.kind === "friends") await here.begin();
  else redraw();
}
