// @ts-check
/** Parts of a club's page: the link to it, its members, its name; leaving and closing it. */
import { ask } from "../kit/ask.js";
import { copyButton, shareButton } from "../kit/copy.js";
import { sure } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { day, person } from "./told.js";

/** @import { ClubMember } from "../messages.d.ts" */
/** @import { Club } from "./club.js" */

/** The link by which others join; its host can make a new one.
 * @param {Club} club */
export function linkPart(club) {
  const { told, trying, redraw } = club;
  const link = `${location.origin}/clubs/join/${told.link}`;
  const field = () => /** @type {HTMLInputElement} */ (document.getElementById("club-link"));
  const renew = async () => {
    if (await sure(say("club-renew"), say("club-renew-sure"), say("club-renew")))
      await club.change("link", "/link", {}, say("club-renewed"));
  };
  return html`<section class="link-of" aria-labelledby="link-h"><h2 id="link-h">${say("club-invite")}</h2>
    <p>${say("club-invite-about")}</p>
    <label class="named"><span>${say("link")}</span><input class="field" id="club-link" readonly .value=${link}
      @focus=${() => field().select()}></label>
    <div class="row-of">${copyButton(link, field, { before: "lobby-copy", after: "lobby-copied", redraw })}${shareButton(
      `${told.name} · Linewright`,
      link,
    )}${
      told.host ? html`<button type="button" class="btn small quiet" @click=${renew}>${say("club-renew")}</button>` : nothing
    }</div>${trying.told("link")}</section>`;
}

/** Who is in it; its host can remove somebody, and pass the club on.
 * @param {Club} club */
export const membersPart = (club) => html`<section class="members" aria-labelledby="members-h">
  <h2 id="members-h">${say("club-members")}</h2>
  <ul>${club.told.members.map((member) => memberRow(club, member))}</ul>${club.trying.told("members")}</section>`;

/** @param {Club} club @param {ClubMember} member */
function memberRow(club, member) {
  const { name } = member;
  const notes = [
    member.you ? say("you") : "",
    member.host ? say("lobby-is-host") : "",
    say("club-since", { day: day(member.since) }),
  ];
  const remove = async () => {
    if (!(await sure(say("lobby-remove"), say("club-remove-sure", { name }), say("lobby-remove")))) return;
    await club.trying.at("members", async () => {
      await ask(`${club.path}/leave`, { person: member.id });
      club.told = await ask(/** @type {`/api/clubs/${string}`} */ (club.path)); // with its new link
      return say("club-removed", { name });
    });
  };
  const passOn = async () => {
    if (await sure(say("club-pass-on"), say("club-pass-on-sure", { name }), say("club-pass-on")))
      await club.change("members", "/host", { person: member.id }, say("club-passed-on", { name }));
  };
  const act = (/** @type {string} */ word, /** @type {() => void} */ done) =>
    html`<button type="button" class="btn small quiet" aria-label="${say(word)}: ${name}" @click=${done}>${say(word)}</button>`;
  return html`<li data-person=${member.id}><p>${person(member)}<small>${notes.filter(Boolean).join(", ")}</small></p>${
    club.told.host && !member.you
      ? html`<div class="deeds">${act("club-pass-on", passOn)}${act("lobby-remove", remove)}</div>`
      : nothing
  }</li>`;
}

/** Its name, for its host.
 * @param {Club} club */
export function namePart(club) {
  const rename = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("club")).trim();
    void club.change("name", "", { name }, say("club-renamed", { name }));
  };
  return html`<section aria-labelledby="name-h"><h2 id="name-h">${say("club-rename")}</h2><form @submit=${rename}>
    <label class="named"><span>${say("club-name")}</span><input class="field" name="club" required maxlength="40"
      pattern=".*\\S.*"
      autocomplete="off" .value=${club.told.name}></label>
    <button class="btn">${say("club-keep")}</button></form>${club.trying.told("name")}</section>`;
}

/** Leaving; and closing, for its host.
 * @param {Club} club */
export function leavePart(club) {
  const { told, trying } = club;
  const isLast = told.members.length === 1;
  const gone = (/** @type {string} */ path, /** @type {"POST" | "DELETE"} */ method) =>
    trying.at("leave", async () => {
      await ask(`${club.path}${path}`, {}, method);
      location.assign("/clubs");
    });
  const goOut = async () => {
    if (await sure(say("club-leave"), say("club-leave-sure"), say("club-leave"))) await gone("/leave", "POST");
  };
  const close = async () => {
    if (await sure(say("club-close"), say("club-close-sure"), say("club-close"))) await gone("", "DELETE");
  };
  const leave = html`<button type="button" class="btn"
    @click=${goOut}>${say("club-leave")}</button>`;
  return html`<section aria-labelledby="leave-h"><h2 id="leave-h">${say("club-leaving")}</h2>
    <p>${say(told.host ? "club-leaving-host" : "club-leaving-about")}</p>
    <div class="row-of">${told.host && isLast ? nothing : leave}${
      told.host
        ? html`<button type="button" class="btn"
            @click=${close}>${say("club-close")}</button>`
        : nothing
    }</div>${trying.told("leave")}</section>`;
}
