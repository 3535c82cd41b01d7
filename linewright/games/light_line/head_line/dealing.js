// @ts-check
/** What lies on the table while cards are turned up: the round card, the seats with what they have won, and the row of cards. */
import { isStill } from "../../../page/kit/fly.js";
import { rows } from "../../../page/kit/roving.js";
import { words } from "../../../page/kit/words.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack } from "../backs.js";
import { layout } from "../layout.js";
import { hasLetters } from "../letters.js";
import { describeCard, drawCard, linesOf, readCard } from "../tubes.js";

/** @import { Scene, Try } from "./scene.d.ts" */
/** @import { Colour } from "../tubes.js" */

/** What a row of cards shows beyond the cards.
 * @typedef {object} Row
 * @property {boolean} [isFrozen] cards are small: somebody has called
 * @property {Colour | null} [colour] the colour that shines
 * @property {(card: string) => number} [orderOf] the place of a card in the line that is laid out; 0: none
 * @property {string | null} [picked] the card that is held
 * @property {(card: string) => void} [press] what a press on a card does; without it they are pictures */

const LAYERS = 9; // a pile of round cards does not look higher
/** Columns and rows for so many cards: what lies there stays where it is until a row is full.
 * @type {[number, number, number][]} */
const GRIDS = [
  [7, 7, 1],
  [18, 9, 2],
  [33, 11, 3],
  [52, 13, 4],
];
/** @type {Record<number, string>} */
const NUMBERS = { 3: "three", 4: "four", 5: "five" };

/** The round cards below the one that is played for: "2 threes, a four and a five".
 * @param {Scene} scene */
function below({ view, say }) {
  const rest = [...view.round_pile];
  if (view.wanted !== null) rest.splice(rest.indexOf(view.wanted), 1);
  const kinds = [...new Set(rest)].map((number) =>
    say("head-some", { count: rest.filter((one) => one === number).length, number: NUMBERS[number] }),
  );
  return kinds.length ? say("head-below", { cards: words.list(kinds) }) : say("head-last-card");
}

/** What the round card asks for: "Four cards, one colour".
 * @param {Scene["view"]} view @param {Scene["say"]} say */
const wanted = (view, say) => (view.wanted === null ? "" : say("head-wanted", { number: NUMBERS[view.wanted] }));

/** The round card, and what it asks for.
 * @param {Scene} scene @param {Try | undefined} last the last try that was decided */
function roundCard(scene, last) {
  const { view, say } = scene;
  if (view.wanted === null) return html`<div class="round"></div>`;
  const isAgain = last !== undefined && last.kind !== "right";
  const left = Math.min(LAYERS, view.round_pile.length - 1);
  return html`<div class="round"><span class="pile">${Array.from(
    { length: left },
    (_, i) => html`<i .style=${`--k:${left - i}`}></i>`,
  )}${drawBack(view.wanted, { thing: `round ${view.played}` })}</span>
    <div><p class="which">${say("head-round", { round: view.played + 1, rounds: view.played + view.round_pile.length })}</p>
      <h2>${wanted(view, say)}</h2>
      <p class="quiet">${isAgain ? say("head-again") : below(scene)}</p></div></div>`;
}

/** @param {Scene} scene @param {number} seat @param {Try | undefined} now the try whose calls are shown */
function seatOf(scene, seat, now) {
  const { view, players, say } = scene;
  const { won, locked } = view.seats[seat];
  const player = players[seat];
  const hasCalled = now?.calls.some((call) => call.seat === seat);
  return html`<li class="${player.you ? "me" : ""} ${locked ? "out" : ""}" data-seat=${seat}>
    <span class="name" data-name=${seat}>${scene.name(seat)}</span><b class="points"><span class="said">${say("points", {
      count: view.scores[seat],
    })}</span><span aria-hidden="true" data-points=${seat}>${view.scores[seat]}</span></b>
    ${player.level && !player.person ? html`<span class="level">${player.level}</span>` : nothing}
    <span class="won" role="img"
      aria-label=${won.length ? say("won-cards", { numbers: won.join(", ") }) : say("won-nothing")}>${won.map((number, i) =>
        drawBack(number, { mini: true, thing: `won ${seat} ${i}`, from: `round ${view.played}` }),
      )}</span>
    ${
      player.resigned
        ? html`<em>${say("gave-up")}</em>`
        : locked
          ? html`<em>${say("out-of-round")}</em>`
          : hasCalled
            ? html`<em class="called">${say("head-called")}</em>`
            : nothing
    }${player.clock}</li>`;
}

/** All seats, one's own first.
 * @param {Scene} scene @param {Try | undefined} now */
function seats(scene, now) {
  const order = scene.players
    .map(({ seat }) => seat)
    .sort((one, other) => Number(other === scene.seat) - Number(one === scene.seat));
  return html`<ul class="seats of-${order.length}" aria-label=${scene.say("head-players")}>${order.map((seat) =>
    seatOf(scene, seat, now),
  )}</ul>`;
}

/** The dealer's next card, and the thin bar of the time until it is turned up.
 * @param {Scene} scene */
function next(scene) {
  const { view, table, say } = scene;
  if (!view.unseen && !view.under.length) return nothing;
  const pace = Number(table.options.pace) * 1000;
  const due = scene.mode === "live" && table.due ? Math.max(0, table.due - scene.now()) : null;
  const gone = due === null ? 0 : pace - Math.min(pace, due);
  return html`<li class="next" data-thing="deck"><span class="said">${say("head-next")}</span>${drawBack(0)}${
    due === null || isStill()
      ? nothing
      : html`<span class="pace" .style=${`--pace:${pace}ms;--gone:${-Math.round(gone)}ms`} data-due=${table.due ?? ""}></span>`
  }</li>`;
}

/** @param {Scene} scene @param {string} name @param {number} place @param {boolean} isNew @param {Row} row
 * @param {number} stop */
function cardOf(scene, name, place, isNew, row, stop) {
  const card = readCard(scene.view.cards[name], name);
  const { colour = null, press, picked } = row;
  const order = row.orderOf?.(name) ?? 0;
  const lit = colour ? linesOf(card).filter((line) => line.colour === colour) : [];
  const said = describeCard(card, false, scene.say);
  const drawn = drawCard(card, {
    near: !row.isFrozen,
    letters: hasLetters(),
    lit,
    label: press ? "" : said,
    thing: `card ${name}`,
    say: scene.say,
  });
  const isHinted = scene.points?.includes(name) || layout.read(scene.hint?.text ?? "")?.laid.some((one) => one.card === name);
  const kind = `${isNew ? "new" : ""} ${order ? "used" : ""} ${picked === name ? "picked" : ""} ${isHinted ? "hinted" : ""}`;
  if (!press) return html`<li class=${kind}>${drawn}</li>`;
  const label = order ? scene.say("head-card-used", { card: said, order }) : said;
  return html`<li class=${kind}><button type="button" data-place=${place} data-card=${name} aria-label=${label}
    aria-pressed=${picked === name} tabindex=${place === stop ? 0 : -1} @click=${() => press(name)}>${drawn}${
      order ? html`<b class="order" aria-hidden="true">${order}</b>` : nothing
    }</button></li>`;
}

/** The cards that lie face up.
 * @param {Scene} scene @param {Row} [row] */
function cards(scene, row = {}) {
  const { view, memory, say } = scene;
  const isDealing = view.phase === "turning";
  const count = view.open.length + Number(isDealing);
  const [, columns, lines] = GRIDS.find(([most]) => count <= most) ?? GRIDS[GRIDS.length - 1];
  const stop = rows.stop(memory, "open", view.open);
  return html`<div class="row-place ${row.isFrozen ? "frozen" : ""}"><ol class="turned ${row.colour ? "dimmed" : ""}"
    aria-label=${say(view.open.length ? "open-cards" : "no-open-cards")} .style=${`--c:${columns};--r:${lines};--n:${count}`}
    @keydown=${row.press ? rows.useArrows : nothing}
    @focusin=${(/** @type {FocusEvent} */ event) => rows.remember(memory, "open", event)}>${view.open.map((name, place) =>
      cardOf(scene, name, place, place === view.open.length - 1, row, stop),
    )}${isDealing ? next(scene) : nothing}</ol></div>`;
}

export const dealing = { wanted, roundCard, seats, cards };
