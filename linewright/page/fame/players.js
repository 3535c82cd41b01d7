// @ts-check
/** Whom one plays with: requests, friends, those of the last matches, and those one wants to hear nothing from. */
import { ask, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { say } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { KINDS, relation } from "./companions.js";
import { Here } from "./here.js";
import { loadCards } from "./titles.js";
import { betweenTold, day, guestNotice, person } from "./told.js";
import { Trying } from "./trying.js";
import { ways } from "./ways.js";

/** @import { Companion, Companions } from "../messages.d.ts" */
/** @import { Kind } from "./companions.js" */

/** @param {HTMLElement} root */
export async function players(root) {
  const [me, cards] = await Promise.all([whoAmI(), loadCards()]);
  bar({ where: html`<b>${say("way-players")}</b>` });
  document.title = `${say("way-players")} · Linewright`;
  /** @type {Companions} */
  let companions = me ? await ask("/api/me/people") : { friends: [], requests: [], asked: [], recent: [], blocked: [] };
  const redraw = () => render(page(), root);
  const trying = new Trying(redraw);
  const here = new Here(cards, redraw, (id) => companions.friends.find((one) => one.id === id)?.name ?? "");
  const keep = (/** @type {Companions} */ changed) => {
    companions = changed;
  };
  const row = (/** @type {Kind} */ kind, /** @type {Companion} */ one) =>
    html`<li data-person=${one.id}><h3>${person(one)} ${kind === "friends" ? here.mark(one.id) : nothing}</h3><p class="facts">${[
      one.table ? say("players-last", { day: day(one.at) }) : "",
      betweenTold(one.between),
    ]
      .filter(Boolean)
      .map(
        (fact) => html`<span>${fact}</span>`,
      )}</p>${relation({ kind, one }, trying, keep, kind === "friends" ? here.way(one) : nothing)}</li>`;
  const listed = (/** @type {Kind} */ kind) => (kind === "friends" ? here.first(companions.friends) : companions[kind]);
  const part = (/** @type {Kind} */ kind) => {
    if (!companions[kind].length && kind !== "friends") return nothing;
    return html`<section class="people-of ${kind}" aria-labelledby="${kind}-h"><h2 id="${kind}-h">${say(`players-${kind}`)}</h2>
      ${
        companions[kind].length
          ? html`<ul>${listed(kind).map((one) => row(kind, one))}</ul>`
          : html`<p class="none">${say("players-no-friends")}</p>`
      }</section>`;
  };
  const page = () => {
    const isThere = KINDS.some((kind) => companions[kind].some((one) => trying.place === `person ${one.id}`));
    return html`<main id="main" class="fame players">${ways("players")}
      <header><h1>${say("way-players")}</h1><p class="lead">${say("players-about")}</p></header>
      ${guestNotice(me)}
      ${isThere ? nothing : trying.told(trying.place)}
      ${KINDS.map(part)}
      ${companions.recent.length || companions.friends.length ? nothing : html`<p class="none">${say("players-none")}</p>`}
    </main>`;
  };
  if (me) await here.begin();
  else redraw();
}
