// @ts-check
/** What every end has: who won, rematch, the replay, and the deal that can be checked. */

import { prepareWon, wonPart } from "../fame/at-table.js";
import { ask, Refused } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { patiently } from "../kit/style.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { rematch } from "./rematch.js";

/** @import { CheckedDeal, SharedView } from "../messages.d.ts" */
/** @import { Reviewing } from "../review/review.js" */
/** @import { Scene } from "./scene.js" */

/** Waits for what the end shows, but not for ever: what comes later comes when it comes.
 * @param {Scene} scene */
export const prepare = (scene) => patiently(prepareWon(scene));

/** Who won, as a title: "You win, 23 to 22."
 * @param {Scene} scene */
export function endTitle(scene) {
  const { winners } = scene.table;
  const { scores } = /** @type {SharedView} */ (scene.view);
  const names = words.list(winners.map((seat) => scene.players[seat].name));
  const won = winners.some((seat) => scene.players[seat].you);
  const gaveUp = scene.players.some((one) => one.resigned) && !scene.view.is_over;
  if (!winners.length) return scene.say("end-nobody");
  const best = Math.max(...scores);
  const next = Math.max(...scores.filter((_score, seat) => !winners.includes(seat)));
  const figures = gaveUp || winners.length > 1 || !Number.isFinite(next) || next >= best ? "no" : "yes";
  const signed = (/** @type {number} */ score) => String(score).replace("-", "−");
  return scene.say(won ? "end-you" : "end-them", {
    names,
    count: winners.length,
    figures,
    best: signed(best),
    next: signed(next),
    ...scene.look.winner?.(scene),
  });
}

/** After how many moves, and who gave up.
 * @param {Scene} scene */
export function howItEnded(scene) {
  const moves = scene.history.length;
  const gone = scene.view.is_over ? [] : scene.players.filter((one) => one.resigned);
  if (!gone.length) return scene.say("end-over", { moves });
  const who = words.list(gone.map((one) => scene.name(one.seat)));
  const you = gone.some((one) => one.you) ? "yes" : "no";
  return scene.say("end-gave-up", { who, you, count: gone.length, moves });
}

/** @type {typeof import("../duplicates/ended.js") | null} loaded where a deal of a duplicate was played */
let ended = null;

/** @param {Scene} scene */
function loadEnded(scene) {
  void import("../duplicates/ended.js").then((module) => {
    ended = module;
    scene.redraw();
  });
  return null;
}

/** What comes next: another match; where a deal of a duplicate was played the next one, and what came of them.
 * @param {Scene} scene */
function onwards(scene) {
  const { duplicate } = scene.table;
  if (!duplicate) return scene.mine.length ? rematch.button(scene) : nothing;
  const next = ended?.next(scene) ?? null;
  return html`${next}<a class="btn ${next ? "" : "main"}" href="/duplicates/${duplicate.duplicate}">${scene.say(
    "duplicate-results",
  )}</a>`;
}

/** What a deal of a duplicate was worth beside those of the others.
 * @param {Scene} scene */
const worth = (scene) => (scene.table.duplicate ? ((ended ?? loadEnded(scene))?.worth(scene) ?? nothing) : nothing);

/** Title and buttons.
 * @param {Scene} scene */
export const endingPart = (scene) => html`<header class="end-head">
  <p class="lead">${howItEnded(scene)}</p>
  <h1>${endTitle(scene)}</h1>
  ${scene.mode === "live" ? worth(scene) : nothing}
  <div class="row-of">
    ${scene.mode === "live" ? onwards(scene) : nothing}
    ${
      scene.mode === "live"
        ? html`<a class="btn"
      href="/t/${scene.id}/replay?match=${scene.table.match}">${scene.say("watch-replay")}</a>`
        : nothing
    }
    ${
      scene.mode === "live" && mayReview(scene)
        ? html`<button type="button" class="btn review-open"
      @click=${() => openReview(scene)}>${scene.say("review-open")}</button>`
        : nothing
    }
    ${scene.mode === "live" && scene.look.stays ? html`<a class="btn" href="#deal">${scene.say("deal-check")}</a>` : nothing}
    ${scene.mode === "live" ? html`<a class="btn quiet" href="/">${scene.say("leave-table")}</a>` : nothing}
  </div>${scene.mode === "live" ? html`${rematch.list(scene)}${wonPart(scene)}` : nothing}</header>`;

// What every decision was worth

/** @type {Map<string, Reviewing>} by table and match */
const reviews = new Map();

/** Whether there is anything to review.
 * @param {Scene} scene */
export const mayReview = ({ game }) => game.reviews;

/** The review of a match, if somebody has asked for it.
 * @param {Scene} scene */
export const reviewOf = ({ id, table }) => reviews.get(`${id} ${table.match}`);

/** Asks for the review of a match and shows it.
 * @param {Scene} scene */
export async function openReview(scene) {
  const { id, table } = scene;
  if (!reviewOf(scene)) {
    const { Reviewing } = await import("../review/review.js");
    const reviewing = new Reviewing(id, table.match ?? 0, scene.redraw);
    reviews.set(`${id} ${table.match}`, reviewing);
    void reviewing.begin();
    scene.redraw();
  }
  const section = document.getElementById("review");
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
}

/** The review, once it was asked for.
 * @param {Scene} scene */
export const reviewPart = (scene) => reviewOf(scene)?.draw(scene, { moves: scene.history }) ?? nothing;

/** What was found about a deal; null: there is nothing to compare with.
 * @typedef {{busy?: boolean, error?: unknown, deal?: CheckedDeal, secret?: boolean | null, promise?: boolean | null,
 *   chance?: boolean | null, agrees?: boolean}} Findings */

/** @type {Map<string, Findings>} by table and match */
const found = new Map();

/** Checks a deal: the secret belongs to the promise, the promise is the one this browser noted, its own chance is in it, and the
 * server deals the same cards again.
 * @param {Scene} scene @param {string} key */
async function check(scene, key) {
  found.set(key, { busy: true });
  scene.redraw();
  try {
    const deal = await ask(`/api/tables/${scene.id}/deal?match=${scene.table.match}`);
    const noted = settings.noted(`promise ${scene.id} ${scene.table.match}`);
    const chance = settings.noted(`chance ${scene.id} ${scene.table.match}`);
    const hash = await sha256(deal.secret);
    found.set(key, {
      deal,
      secret: hash === null ? null : hash === deal.commit,
      promise: noted ? noted === deal.commit : null,
      chance: chance ? Object.values(deal.nonces).includes(chance) : null,
      agrees: deal.agrees,
    });
  } catch (error) {
    found.set(key, { error });
  }
  scene.redraw();
}

/** The SHA-256 of bytes written in hexadecimal; null where this browser gives none (plain http on a home network).
 * @param {string} text */
async function sha256(text) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const short = (/** @type {string | null | undefined} */ text) =>
  text ? `${text.slice(0, 4)} ${text.slice(4, 8)} ${text.slice(8, 12)} ${text.slice(12, 16)} …` : "–";

/** @param {Scene} scene @param {boolean | null | undefined} is @param {string} word @param {import("./scene.js").Args} [args] */
function finding(scene, is, word, args) {
  if (is === null || is === undefined) return nothing;
  const told = scene.say(is ? word : `${word}-not`, args);
  return html`<li class=${is ? "gain" : "loss"}>${icon(is ? "check" : "close")}<span>${told}</span></li>`;
}

/** Why a deal could not be checked: of a duplicate it can when that is closed.
 * @param {Scene} scene @param {unknown} error */
const whyNot = (scene, error) =>
  error instanceof Refused && error.code === "deal-open" ? scene.say("duplicate-sealed") : scene.say("deal-failed");

/** The deal, and the button that checks it.
 * @param {Scene} scene */
export function dealPart(scene) {
  const deal = scene.table.deal;
  if (!deal) return nothing;
  const key = `${scene.id} ${scene.table.match}`;
  const result = found.get(key);
  const own = settings.noted(`chance ${scene.id} ${scene.table.match}`);
  return html`<section class="deal" id="deal" aria-labelledby="deal-h">
    <div><h2 id="deal-h">${scene.say("deal-title")}</h2><p>${scene.say(deal.secret ? "deal-about" : "duplicate-sealed")}</p></div>
    <dl><div><dt>${scene.say("deal-promise")}</dt><dd><code title=${deal.commit}>${short(deal.commit)}</code></dd></div>
      <div><dt>${scene.say("deal-secret")}</dt><dd><code title=${deal.secret ?? ""}>${short(deal.secret)}</code></dd></div>
      ${
        scene.table.duplicate ? nothing : html`<div><dt>${scene.say("deal-yours")}</dt><dd><code>${short(own)}</code></dd></div>`
      }</dl>
    <div class="deal-check"><button type="button" class="btn" ?disabled=${result?.busy}
      @click=${() => check(scene, key)}>${scene.say("deal-check")}</button>
      <div role="status">${result?.error ? html`<p class="loss">${whyNot(scene, result.error)}</p>` : nothing}
      ${
        result?.deal
          ? html`<ul>${finding(scene, result.agrees, "deal-agrees", { cards: result.deal.cards })}
        ${finding(scene, result.secret, "deal-hash")}
        ${finding(scene, result.promise, "deal-noted")}${finding(scene, result.chance, "deal-chance")}</ul>
        <p class="sub">${scene.say("deal-yourself")} <a href="/api/tables/${scene.id}/export?match=${scene.table.match}"
          download>${scene.say("deal-export")}</a></p>`
          : nothing
      }</div></div>
  </section>`;
}
