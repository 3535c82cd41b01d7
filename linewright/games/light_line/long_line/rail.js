// @ts-check
/** Beside the workbench of LONG LINE: the time, what the others do, what is left for the last one, and the score sheet. */
import { rule } from "../../../page/kit/rule.js";
import { gameClock, writeTime } from "../../../page/table/clocks.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { rounds } from "./rounds.js";

/** @import { Round } from "./account.js" */
/** @import { Scene } from "./scene.d.ts" */

export const ROUNDS = 6;

/** The time of the round, where it has one.
 * @param {Scene} scene */
function clock(scene) {
  const { say, table, view } = scene;
  const round = Math.min(view.rounds + 1, ROUNDS);
  const title = say("round-of", { round, rounds: ROUNDS });
  if (!table.due || view.phase === "over") return html`<section class="time"><h2>${title}</h2></section>`;
  return html`<section class="time"><div><h2>${title}</h2><p class="quiet">${say("long-time-about")} ${rule(
    "LL-56",
    scene.game.name,
  )}</p></div>${gameClock(table.due, scene.now, { label: say("long-time") })}</section>`;
}

/** How strong the bot at a seat is.
 * @param {import("../../../page/table/scene.js").Player} player */
const level = (player) => (player.level && !player.person ? html`<small>${player.level}</small>` : nothing);

/** What a seat does: building, called, called wrongly.
 * @param {Scene} scene @param {number} seat @param {Round} round */
function doing(scene, seat, round) {
  const { say, view } = scene;
  const { called, wrong } = view.seats[seat];
  const { after, slower } = round.seats[seat];
  const when = after === null ? nothing : html`<span class="quiet">${say("long-after", { time: writeTime(after) })}</span>`;
  if (scene.players[seat].resigned) return html`<span class="quiet">${say("gave-up")}</span>`;
  if (wrong) return html`<span class="tag wrong">${say("called-wrong")}</span>${when}`;
  if (called !== null) return html`<span class="tag fig">${say("long-line-called", { number: called })}</span>${when}`;
  if (view.phase === "over") return nothing;
  const told = slower.length ? say("long-slower", { number: slower.at(-1) }) : say("still-building");
  return html`<span class="quiet">${told}</span>`;
}

/** What whoever does not call can score (LL-53).
 * @param {Scene} scene */
function cap(scene) {
  const { say, view } = scene;
  const waiting = view.seats.filter((one) => one.called === null && !one.wrong).length;
  if (view.phase === "over") return nothing;
  const told = view.seats.some((one) => one.called !== null || one.wrong)
    ? say("long-cap", { calls: waiting - 1, cap: view.cap })
    : say("long-no-cap");
  return html`<p class="limit" role="status">${told} ${rule("LL-53", scene.game.name)}</p>`;
}

/** The seats in the order in which a player looks at them: one's own first.
 * @param {Scene} scene */
const seatsOf = ({ players, seat }) => {
  const all = players.map((one) => one.seat);
  return seat === null ? all : [...all.slice(seat), ...all.slice(0, seat)];
};

/** What a seat scored in a round, counted from 0; "" before it, and what is called in the round that goes on.
 * @param {Scene} scene @param {number} seat @param {number} i */
function pointsIn({ say, view }, seat, i) {
  const { called, wrong, points: scored } = view.seats[seat];
  if (i < view.rounds) return scored[i];
  if (i > view.rounds || view.phase === "over") return "";
  if (called !== null) return called;
  return wrong ? 0 : html`–<span class="said">${say("still-building")}</span>`;
}

/** What was scored in every round; a round that is over shows how it went.
 * @param {Scene} scene @param {Round[]} played */
function sheet(scene, played) {
  const { say, view } = scene;
  const seats = seatsOf(scene);
  return html`<section class="sheet"><h2>${say("long-sheet")}</h2><div class="scrolls" tabindex="0" role="region"
    aria-label=${say("long-sheet")}><table><thead><tr><th scope="col">${say("long-round")}</th>${seats.map(
      (seat) => html`<th scope="col" title=${scene.players[seat].name}>${scene.name(seat)}</th>`,
    )}</tr></thead><tbody>${Array.from({ length: ROUNDS }, (_, i) => {
      const isNow = i === view.rounds && view.phase !== "over";
      const number = i + 1;
      const isShown = i < view.rounds && played[i]?.isOver;
      return html`<tr class=${isNow ? "now" : ""}><th scope="row">${
        isShown
          ? html`<button type="button" class="link fig" aria-haspopup="dialog"
            aria-label=${say("long-show-round", { round: number })} @click=${() => rounds.show(scene, number)}>${number}</button>`
          : html`<span class="fig">${number}</span>`
      }</th>${seats.map((seat) => html`<td class="fig">${pointsIn(scene, seat, i)}</td>`)}</tr>`;
    })}</tbody><tfoot><tr><th scope="row">${say("long-sum")}</th>${seats.map(
      (seat) => html`<td class="fig" data-points=${seat}>${view.scores[seat]}</td>`,
    )}</tr></tfoot></table></div></section>`;
}

/** Round and time, for where the rail is out of sight.
 * @param {Scene} scene */
const chip = ({ say, table, view, now }) =>
  html`<p class="chip" aria-hidden="true">${say("round-of", {
    round: Math.min(view.rounds + 1, ROUNDS),
    rounds: ROUNDS,
  })}${table.due && view.phase !== "over" ? gameClock(table.due, now) : nothing}</p>`;

/** The score sheet of a big screen: a row for each seat, and what it does now.
 * @param {Scene} scene @param {Round} round */
function wideSheet(scene, round) {
  const { say, view } = scene;
  const numbers = Array.from({ length: ROUNDS }, (_, i) => i);
  const isNow = (/** @type {number} */ i) => (i === view.rounds && view.phase !== "over" ? "now" : "");
  return html`<table class="wide-sheet"><caption class="said">${say("long-sheet")}</caption><thead><tr><th scope="col"><span
    class="said">${say("long-at-table")}</span></th><td></td>${numbers.map(
      (i) => html`<th scope="col" class="fig ${isNow(i)}"><span class="said">${say("long-round")} </span>${i + 1}</th>`,
    )}<th scope="col">${say("long-sum")}</th></tr></thead><tbody>${scene.players.map(
      ({ seat, name }) =>
        html`<tr data-seat=${seat}><th scope="row" title=${name}><span data-name=${seat}>${name}</span></th><td
          class="does">${doing(scene, seat, round)}</td>${numbers.map(
            (i) => html`<td class="fig ${isNow(i)}">${pointsIn(scene, seat, i)}</td>`,
          )}<td class="fig sum">${view.scores[seat]}</td></tr>`,
    )}</tbody></table>`;
}

export const rail = {
  /** Beside the lines on a big screen.
   * @param {Scene} scene @param {Round[]} played */
  wide: (scene, played) =>
    html`<aside class="rail" aria-label=${scene.say("long-at-table")}>${clock(scene)}${wideSheet(
      scene,
      /** @type {Round} */ (played.at(-1)),
    )}${cap(scene)}</aside>`,

  chip,
  clock,
  sheet,
  seatsOf,

  /** @param {Scene} scene @param {Round[]} played */
  draw(scene, played) {
    const { say, parts } = scene;
    const round = /** @type {Round} */ (played.at(-1));
    return html`<aside class="rail" aria-label=${say("long-at-table")}>${clock(scene)}
      <section><h2>${say("long-at-table")}</h2><ul class="who-called">${seatsOf(scene).map(
        (seat) =>
          html`<li data-seat=${seat}><span class="whose"><b title=${scene.players[seat].name}
            data-name=${seat}>${scene.name(seat)}</b>${level(scene.players[seat])}</span><span class="does">${doing(
              scene,
              seat,
              round,
            )}</span></li>`,
      )}</ul>${cap(scene)}</section>
      ${sheet(scene, played)}
      ${scene.mode === "live" ? html`<div class="row-of others">${parts.sheets ?? nothing}</div>` : nothing}</aside>`;
  },
};
