// @ts-check
/** Teams and seats: one column a team; read row by row it is the order of turns (SQ-5), the same for 2 to 12 seats. */
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

const MOST_SHOWN = 6; // seats on a phone; of more, two rows are shown and the rest unfolds

/** @param {Scene} scene @param {Position} now @param {string} team */
function drawTeam(scene, now, team) {
  const { say, view } = scene;
  const made = now.count[team] ?? 0;
  const slots = Array.from(
    { length: Math.max(view.needed, made) },
    (_, k) => html`<i class=${k < made ? "on" : ""}><b></b><b></b><b></b><b></b><b></b></i>`,
  );
  return html`<div class="team ${cards.colour(team)}">${cards.marker(team)}<span><b>${say(`team-${team}`)}</b><span
    class="sub">${say("made-of", { made, needed: view.needed })}<span
      class="wordy"> ${say("made-word", { count: view.needed })}</span></span></span><span class="slots"
        aria-hidden="true">${slots}</span></div>`;
}

/** Which rows a phone shows of many: the one that has just played, then the one to play.
 * @param {number} rows @param {number} before @param {number} next */
function rowsShown(rows, before, next) {
  return before === next ? [next, (next + 1) % rows] : [before, next];
}

/** That a card may be drawn: a card and an arrow to it, the words for whoever points there or listens.
 * @param {string} text */
const owes = (text) =>
  html`<span class="owes" title=${text}><svg viewBox="0 0 16 16" aria-hidden="true"><path
    d="M2.5 13.5h11M8 2.5v7.5M4.8 7.2 8 10.4l3.2-3.2"></path></svg><span class="said">${text}</span></span>`;

/** @param {Scene} scene @param {Position} now @param {number} seat @param {string} row */
function drawSeat(scene, now, seat, row) {
  const { say, view } = scene;
  const facts = view.seats[seat];
  const player = scene.players[seat];
  const isTurn = !now.isOver && (view.phase === "dropping" ? facts.must_drop : view.turn === seat);
  const acted = now.last?.seat === seat;
  const tag = player?.you
    ? scene.mode === "guide"
      ? ""
      : say("tag-you")
    : player?.resigned
      ? say("tag-resigned")
      : player?.bot
        ? (!player.rank && player.level) || say("tag-bot")
        : "";
  const said = tag ? html`<span class="tag">${tag}</span>` : nothing;
  const isNarrow = new Set(view.teams).size > 2;
  const names = ["seat", cards.colour(facts.team), isTurn && "turn", acted && "acted", now.winner === facts.team && "won", row]
    .filter(Boolean)
    .join(" ");
  const from = seat === scene.seat && scene.memory.played ? scene.memory.played : `cards-${seat}`;
  return html`<div class=${names} role="listitem" aria-current=${isTurn ? "true" : nothing}>
    <span class="who"><b title=${player?.name ?? ""}
      data-name=${seat}>${player?.name ?? seat + 1}</b>${isNarrow ? nothing : said}</span>
    <span class="sub"><span class="count" data-thing="cards-${seat}">${cards.picture("bk1", "back")}<span
      aria-hidden="true">${facts.cards}</span><span class="said">${say("in-hand", { count: facts.cards })}</span></span>${
        isNarrow ? said : player?.rank && !player.resigned ? html`<span class="rank">${player.rank}</span>` : nothing
      }${player?.clock || nothing}${
        isTurn ? html`<span class="go">${say("to-play")}</span>` : facts.may_draw ? owes(say("may-draw")) : nothing
      }</span>
    ${
      facts.last_played
        ? html`<span class="mini" role="img" aria-label=${say("last-discard", { card: cards.name(facts.last_played, say) })}
            data-thing="last-${seat}-${facts.last_played}" data-from=${acted ? from : nothing}>${cards.small(
              facts.last_played,
            )}</span>`
        : html`<span class="mini none" aria-hidden="true"></span>`
    }
  </div>`;
}

/** @param {Scene} scene @param {Position} now */
export function seats(scene, now) {
  const { say, view } = scene;
  const teams = [...new Set(view.teams)].sort();
  const count = view.seats.length;
  const rows = count / teams.length;
  const next = Math.floor((view.turn ?? now.last?.seat ?? 0) / teams.length);
  const before = Math.floor(((now.last?.seat ?? (view.turn ?? 0) - 1 + count) % count) / teams.length);
  const shown = rowsShown(rows, before, next);
  const isFolded = count > MOST_SHOWN && !scene.memory.allSeats;
  const row = (/** @type {number} */ seat) => {
    const at = shown.indexOf(Math.floor(seat / teams.length));
    return !isFolded ? "" : at === 0 ? "row-before" : at === 1 ? "row-next" : "row-far";
  };
  const unfold = () => {
    scene.memory.allSeats = !scene.memory.allSeats;
    scene.redraw();
  };
  return html`<section class="seats t${teams.length} n${count} ${isFolded ? "folded" : ""}" aria-label=${say("seats-label")}>
    ${teams.map((team) => drawTeam(scene, now, team))}
    <div class="plates" role="list">${view.seats.map((_facts, seat) => drawSeat(scene, now, seat, row(seat)))}</div>
    ${
      count > MOST_SHOWN
        ? html`<button type="button" class="all" aria-expanded=${!isFolded}
          @click=${unfold}>${isFolded ? say("seats-all", { count }) : say("seats-fewer")}</button>`
        : nothing
    }
    ${count > teams.length * 2 ? html`<p class="order">${say("seats-order")}</p>` : nothing}</section>`;
}
