// @ts-check
/** Who is at a table: here, away, or played by a bot, seat by seat, and who only looks on. Marked at the names wherever a game
 * has drawn them, by a shape; in words on a sheet of its own. */
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { People } from "../messages.d.ts" */
/** @import { Following } from "./following.js" */
/** @import { Frame } from "./frame.js" */
/** @import { Player, Scene } from "./scene.js" */

/** @typedef {"here" | "away" | "bot" | "free"} Presence */

/** How somebody's seat is held now; "" while nobody has told yet.
 * @param {People | null} people @param {Pick<Player, "seat" | "person" | "bot">} player @returns {Presence | ""} */
export function presenceOf(people, { seat, person, bot }) {
  if (bot) return "bot";
  if (!person) return "free";
  if (!people) return "";
  return people.here.includes(seat) ? "here" : "away";
}

/** The mark and the word.
 * @param {Presence | ""} presence */
const told = (presence) =>
  presence ? html`<span class="presence" data-presence=${presence}>${words.say(`presence-${presence}`)}</span>` : nothing;

/** How somebody's seat is held now, in a word; "" while nobody has told yet.
 * @param {People | null} people @param {Player} player */
export function presenceWord(people, player) {
  const presence = presenceOf(people, player);
  return presence && words.say(`presence-${presence}`);
}

/** How many look on, in words; "" where nobody does.
 * @param {Following} following */
export const watchersCount = ({ people }) => (people?.watching ? words.say("spectators-count", { count: people.watching }) : "");

/** Who looks on, by name as far as they have one.
 * @param {Following} following */
function watchers({ people }) {
  if (!people?.watching) return html`<p>${words.say("spectators-none")}</p>`;
  const others = people.watching - people.watchers.length;
  return html`<ul class="watchers">${people.watchers.map(({ name }) => html`<li>${name}</li>`)}${
    others ? html`<li>${words.say("presence-nameless", { count: others })}</li>` : nothing
  }</ul>`;
}

/** @type {typeof import("../fame/at-table.js") | null} what draws names that lead to profiles */
let known = null;

/** Loads it, and draws the sheet with it.
 * @param {Frame} frame */
async function knowPeople(frame) {
  known ??= await import("../fame/at-table.js");
  frame.sheet.redraw();
}

/** Shows who is here.
 * @param {Frame} frame */
export function showPresence(frame) {
  void knowPeople(frame);
  frame.sheet.show(words.say("presence"), () => {
    const { scene, following } = frame;
    return html`<ul class="who-is-here">${scene.players.map(
      (player) =>
        html`<li><b>${known?.nameAt(player, scene) ?? player.name}</b>${
          player.you ? html` <small>${words.say("you")}</small>` : nothing
        } ${told(presenceOf(following.people, player))}</li>`,
    )}</ul>
    <h3>${words.say("spectators")}</h3>${watchers(following)}`;
  });
}

/** The button in the bar that says how many look on, and opens the rest.
 * @param {Frame} frame */
export const presenceButton = (frame) => {
  const count = frame.following.people?.watching ?? 0;
  const label = [words.say("presence"), watchersCount(frame.following)].filter(Boolean).join(": ");
  return html`<button type="button" class="tool who-watches" aria-haspopup="dialog" aria-label=${label} title=${label}
    @click=${() => showPresence(frame)}>${icon("people")}${count || nothing}</button>`;
};

/** Says that whoever is to move is away.
 * @param {Scene} scene @param {Following} following */
export function awayNotice({ players, table }, { people }) {
  const away = players.filter((one) => one.turn && !one.mine && presenceOf(people, one) === "away");
  if (!away.length || table.status !== "playing") return nothing;
  const told = away.map((one) => words.say("presence-gone", { who: one.name })).join(" ");
  return html`<div class="notice is-away"><p>${told}</p></div>`;
}

/** Marks the names of those who are away, or for whom a bot plays, wherever a game has drawn them; nobody is told that they
 * themselves are here.
 * @param {HTMLElement} root @param {Frame} frame */
export function markPresence(root, { scene, following }) {
  if (following.facts.status === "over") return;
  for (const name of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-name]"))) {
    const player = scene.players[Number(name.dataset.name)];
    const presence = player && !player.mine ? presenceOf(following.people, player) : "";
    if (presence && presence !== "free") name.dataset.presence = presence;
    else delete name.dataset.presence;
  }
}

/** Who has come or gone between two tellings, in words for those who listen.
 * @param {People | null} before @param {People} now @param {Player[]} players */
export function changesOf(before, now, players) {
  if (!before) return [];
  return players
    .filter((one) => one.person && !one.mine && !one.bot)
    .filter(({ seat }) => before.here.includes(seat) !== now.here.includes(seat))
    .map(({ seat, name }) => words.say(now.here.includes(seat) ? "presence-came" : "presence-gone", { who: name }));
}
