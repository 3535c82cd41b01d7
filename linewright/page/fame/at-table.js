// @ts-check
/** What is known at a table of those who sit there: whose profiles one may see, and how many matches each side has won. */
import "./part.js";
import { ask } from "../kit/ask.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sidesOf, standing } from "./standing.js";

/** @import { Series } from "../messages.d.ts" */
/** @import { Player, Scene } from "../table/scene.js" */

/** What was told, by what it was asked for: empty while it is on its way.
 * @type {Map<string, {coming: Promise<void>, answer?: any}>} */
const asked = new Map();

/** Asks once, and draws again when there is an answer; what stands beside the table can be done without one.
 * @param {string} path @param {string} key @param {() => void} redraw */
function once(path, key, redraw) {
  const name = `${path} ${key}`;
  const known = asked.get(name);
  if (known) return known;
  const take = (/** @type {any} */ answer) => {
    found.answer = answer;
    redraw();
  };
  /** @type {{coming: Promise<void>, answer?: any}} */
  const found = { coming: ask(path).then(take, () => undefined) };
  asked.set(name, found);
  return found;
}

/** The people at a table whose profiles one may see, by their ids.
 * @param {Scene} scene @returns {{coming: Promise<void>, answer?: {people: string[]}}} */
const profilesAt = ({ id, players, redraw }) =>
  once(`/api/tables/${id}/profiles`, players.map((one) => one.person).join(" "), redraw);

/** Whether one may see the profile of whoever sits somewhere.
 * @param {Player} player @param {Scene} scene */
const hasProfile = ({ person }, scene) => Boolean(person && profilesAt(scene).answer?.people.includes(person));

/** Somebody's name, which leads to their profile in another window where one may see it.
 * @param {Player} player @param {Scene} scene @param {string} [name] as it stands there */
export function nameAt(player, scene, name = player.name) {
  if (!hasProfile(player, scene)) return name;
  const address = player.mine ? "/profile" : `/profile/${player.person}`;
  return html`<a class="profile-of" href=${address} target="_blank">${name}<span class="said"> (${say("new-tab")})</span></a>`;
}

/** How it stands between those who sit here, after a match.
 * @param {Scene} scene @param {number} match */
const seriesOf = ({ id, redraw }, match) => once(`/api/tables/${id}/series`, `${match}`, redraw);

/** Waits for it, so that nothing jumps when the end of a match is shown.
 * @param {Scene} scene */
export const prepareWon = (scene) => Promise.all([seriesOf(scene, scene.table.match ?? 0).coming, profilesAt(scene).coming]);

/** What each side has won, at the end of a match: from the second one on, and where a name leads to a profile.
 * @param {Scene} scene */
export function wonPart(scene) {
  /** @type {Series | undefined} */
  const series = seriesOf(scene, scene.table.match ?? 0).answer;
  if (!series?.matches || series.sides.length !== scene.players.length) return nothing;
  if (series.matches < 2 && !scene.players.some((one) => !one.mine && hasProfile(one, scene))) return nothing;
  const sides = sidesOf(series, scene.mine[0] ?? null);
  if (sides.length < 2) return nothing;
  return html`<div class="won-here"><p>${say("games-won-here")}</p><dl>${sides.map(
    ({ seats, won }) =>
      html`<div><dt>${seats.map(
        (seat, i) => html`${i ? ", " : ""}${nameAt(scene.players[seat], scene, scene.name(seat))}`,
      )}</dt><dd>${won}</dd></div>`,
  )}</dl></div>`;
}

/** The same in a line for the bar, while another match is played; "" where this is the first.
 * @param {Scene} scene */
export function wonSoFar(scene) {
  if (!scene.table.match || scene.table.status === "over") return "";
  /** @type {Series | undefined} */
  const series = seriesOf(scene, scene.table.match - 1).answer;
  return series?.matches ? standing(series, scene.mine[0] ?? null) : "";
}
