// @ts-check
/** Everything of a table that is seen: the bar above it; its lobby, the curtain, the table itself or its end. */
import { bar } from "../kit/bar.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { acts } from "./acts.js";
import { menu, showInvitation } from "./menu.js";
import { presenceButton } from "./presence.js";

/** @import { Frame } from "./frame.js" */

const MOST_NAMES = 4; // more people than that are counted, not named

/** @type {typeof import("./lobby.js").lobby | null} loaded where a table has not begun */
let lobby = null;

/** @param {Frame} frame */
function drawLobby(frame) {
  if (lobby) return lobby(frame);
  void import("./lobby.js").then((module) => {
    lobby = module.lobby;
    frame.draw();
  });
  return nothing;
}

/** @param {Frame} frame */
export function drawCurtain(frame) {
  const { following, curtain, scene } = frame;
  const isOwn = scene.mine.includes(/** @type {number} */ (following.history.at(-1)?.seat));
  const mayUndo = isOwn && following.undoSeat(scene.mine) !== null;
  return curtain.draw(scene, mayUndo ? () => acts.undo(frame) : null);
}

/** @param {Frame} frame */
function page(frame) {
  const { following, scene, look, game, finish, curtain } = frame;
  const moves = following.history.length;
  const offline = frame.isLost ? html`<p class="offline">${scene.say("connection-lost")}</p>` : nothing;
  if (following.facts.status === "open") return html`${offline}${drawLobby(frame)}`;
  if (curtain.asked.length) return html`${offline}${drawCurtain(frame)}`;
  const end = finish.isShown
    ? html`${look.end?.(scene)}${finish.part?.reviewPart(scene)}${finish.part?.dealPart(scene)}`
    : nothing;
  if (finish.isShown && !look.stays)
    return html`${offline}<main id="main" class="ending" data-moves=${moves}>${scene.parts.ending}${end}<div
      class="ending-side">${scene.parts.side}</div></main>`;
  return html`${offline}<main id="main" class="at ${game.folder}" data-moves=${moves}>${look.draw(scene)}${frame.thinking.told(
    scene,
  )}</main>
    ${finish.isShown ? html`<section class="ending below">${end}</section>` : nothing}`;
}

/** How fast the bots here move, for whoever may say it.
 * @param {Frame} frame */
const paceOf = ({ isHost, following, sending, scene }) =>
  isHost || (following.facts.duplicate && scene.mine.length)
    ? { now: following.facts.house.bot_delay, set: (/** @type {number} */ wait) => sending.ask("pace", { bot_delay: wait }) }
    : null;

/** @type {typeof import("../fame/at-table.js") | null} loaded where another match is played */
let known = null;

/** What each side has won so far, where this is not the first match.
 * @param {Frame} frame */
function wonBefore({ scene }) {
  if (!scene.table.match) return nothing;
  if (!known) {
    void import("../fame/at-table.js").then((module) => {
      known = module;
      scene.redraw();
    });
    return nothing;
  }
  const told = known.wonSoFar(scene);
  return told ? html` · ${told}` : nothing;
}

/** @param {Frame} frame */
export function drawBar(frame) {
  const { scene, game, following } = frame;
  const { status } = following.facts;
  const others = scene.players.filter((one) => !one.you && (one.person || one.bot)).map((one) => one.name);
  const company =
    others.length > MOST_NAMES
      ? words.say("seats-count", { count: scene.players.length })
      : others.length
        ? words.say("with", { names: words.list(others) })
        : "";
  const { duplicate } = following.facts;
  const of = duplicate ? words.say("duplicate-deal-of", { number: duplicate.number + 1, count: duplicate.boards }) : company;
  const watching = scene.seat === null && status !== "open" ? html` · ${scene.say("watching")}` : nothing;
  bar({
    atTable: true,
    where: html`<b>${game.title}</b> ${of}${watching}${duplicate ? nothing : wonBefore(frame)}`,
    rules: `/rules/${game.name}`,
    more:
      status === "open" || duplicate
        ? nothing
        : html`${presenceButton(frame)}<button type="button" class="tool wide" aria-haspopup="dialog"
            @click=${() => showInvitation(frame)}>${words.say("invite")}</button>`,
    menu: menu(frame),
    pace: paceOf(frame),
  });
  const state = status === "over" ? words.say("over") : frame.isAtTurn ? `◆ ${words.say("your-turn")}` : "";
  document.title = [state, game.title, "Linewright"].filter(Boolean).join(" · ");
}

/** A table, whole.
 * @type {import("./frame.js").Place} */
export const wholeTable = { name: "table", page, drawBar };
