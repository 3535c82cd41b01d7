// @ts-check
/** The LONG LINE table: everybody builds at once, on a workbench of their own, and calls a number. */
import { flash } from "../../../page/kit/fly.js";
import { sound } from "../../../page/kit/sound.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { boardKey } from "../board.js";
import { layout } from "../layout.js";
import { colourName } from "../tubes.js";
import { workbench } from "../workbench.js";
import { account } from "./account.js";
import { calls } from "./calls.js";
import { place } from "./place.js";
import { rail } from "./rail.js";
import { rounds } from "./rounds.js";

/** @import { Move, Say } from "../../../page/table/scene.js" */
/** @import { Round } from "./account.js" */
/** @import { Scene, Seated } from "./scene.d.ts" */

/** @type {typeof import("./ending.js").ending | null} the end, which is loaded when there is one */
let ending = null;

/** @param {Scene} scene @returns {scene is Seated} */
const hasSeat = (scene) => scene.seat !== null;

/** The last round, until one builds in the next: what everybody scored, and the way to all lines.
 * @param {Scene} scene @param {Round[]} played */
function lastRound(scene, played) {
  const { say, view, memory } = scene;
  const round = played[view.rounds - 1];
  const isBuilt = scene.mode === "live" && view.bench.length > 0;
  if (isBuilt) memory.seenRounds = view.rounds;
  if (!round?.isOver || view.phase === "over" || scene.mode !== "live" || (memory.seenRounds ?? 0) >= view.rounds) return nothing;
  const told = rail.seatsOf(scene).map((seat) => `${scene.name(seat)} ${round.seats[seat].points ?? 0}`);
  const close = () => {
    memory.seenRounds = view.rounds;
    scene.redraw();
  };
  return html`<div class="notice last-round"><p><b>${say("long-round-over", { round: view.rounds })}</b> ${told.join(" · ")}</p>
    <div class="row-of"><button type="button" class="btn small" aria-haspopup="dialog"
      @click=${() => rounds.show(scene, view.rounds)}>${say("long-show-lines")}</button>
    <button type="button" class="btn small quiet" @click=${close}>${say("close")}</button></div></div>`;
}

/** @param {Scene} scene @param {Round[]} played */
const overlay = (scene, played) =>
  html`<div class="notice-place">${rail.chip(scene)}${scene.parts.notice ?? nothing}
    <div class="notices">${lastRound(scene, played)}</div></div>`;

/** What somebody sees who has no cards: the lines of the last round, as they lay.
 * @param {Scene} scene @param {Round[]} played */
function drawWatching(scene, played) {
  const { say, view } = scene;
  const round = played[view.rounds - 1];
  return html`<section class="watching" aria-label=${say("long-watching")}>${scene.parts.notice ?? nothing}
    <h2>${round?.isOver ? say("long-how-round", { round: view.rounds }) : say("long-watching")}</h2>
    ${
      round?.isOver ? rounds.draw(scene, view.rounds, round) : html`<p class="quiet">${say("long-watching-about")}</p>`
    }</section>`;
}

/** @param {Scene} scene */
function draw(scene) {
  const played = account(scene.history, scene.view.seats.length);
  const together = scene.together.filter(hasSeat);
  const title = html`<h1 class="said">${scene.game.title}</h1>`;
  if (together.length)
    return html`<div class="long bench-table side-by-side of-${together.length}">${title}<div class="places">${together.map(
      (one, i) => place.draw(one, { hasName: true, overlay: i ? nothing : overlay(scene, played) }),
    )}</div>${rail.draw(scene, played)}</div>`;
  return html`<div class="long bench-table ${hasSeat(scene) ? "" : "watched"}">${title}
    ${hasSeat(scene) ? place.draw(scene, { overlay: overlay(scene, played) }) : drawWatching(scene, played)}
    ${rail.draw(scene, played)}</div>`;
}

/** The table on a big screen: the lines of the last round, and the score sheet with what everybody does.
 * @param {Scene} scene */
function shared(scene) {
  const played = account(scene.history, scene.view.seats.length);
  return html`<div class="long bench-table watched shared"><h1 class="said">${scene.game.title}</h1>
    ${drawWatching(scene, played)}${rail.wide(scene, played)}</div>`;
}

/** One's own side on a phone beside a big screen.
 * @param {Scene} scene */
function hand(scene) {
  const notice = html`<div class="notice-place">${scene.parts.notice ?? nothing}</div>`;
  return hasSeat(scene)
    ? html`<div class="long bench-table in-hand">${place.draw(scene, { overlay: notice })}</div>`
    : draw(scene);
}

/** What the big screen and the phones say in place of whose turn it is.
 * @param {Scene} scene */
const turn = ({ say, acting, seat }) => (seat === null || acting ? say("long-turn", { you: acting ? "yes" : "no" }) : "");

/** The seat at this screen that a key is meant for.
 * @param {Scene} scene @returns {Scene} */
const touched = (scene) => scene.together.find((one) => one.seat === scene.memory.touched) ?? scene.together[0] ?? scene;

/** @param {Scene} scene @param {KeyboardEvent} event */
function key(scene, event) {
  const one = touched(scene);
  if (!hasSeat(one)) return boardKey(scene, event);
  if (event.key.toLowerCase() === "c") return calls.callBest(one);
  const bench = place.bench(one);
  return bench ? workbench.key(one, bench, place.shown(one), event) : false;
}

/** @param {Scene} scene @param {Move[]} moves */
function happened(scene, moves) {
  for (const { seat, told } of moves)
    for (const [word, args] of told) {
      if (word === "told-call" || word === "told-false-call") {
        if (!scene.mine.includes(/** @type {number} */ (seat))) sound("take");
        flash(document.querySelector(`.long .who-called [data-seat="${args.seat}"] .tag`));
      }
      if (word === "told-slower" && scene.players[args.seat].you) scene.refuse(scene.say("long-you-slower"), "LL-56");
      if (word === "told-round") sound("turn");
    }
}

/** A move in words, for hints.
 * @param {string} text @param {Scene} scene */
function written(text, scene) {
  const { say } = scene;
  const [verb, number] = text.split(" ");
  if (verb === "call") return say("long-line-called", { number });
  const found = layout.read(text);
  return found ? say("long-move-lay", { colour: colourName(found.colour, say), cards: found.laid.length }) : text;
}

/** The heading of the log before a move.
 * @param {Move} move @param {Say} say @param {Scene} _scene @param {{round?: number}} memory */
function section(move, say, _scene, memory) {
  const { round = 1 } = memory;
  if (move.told.some(([word]) => word === "told-round")) memory.round = round + 1;
  return say("long-heading", { round });
}

export const table = {
  draw,
  key,
  happened,
  written,
  section,
  shared,
  hand,
  turn,
  together: true,
  end: (/** @type {Scene} */ scene) => ending?.(scene),
  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },
  quiet: ["told-bench"],
};
