// @ts-check
/** The end, explained: every sequence with its five cards, who finished it and when, and what each seat did. */
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position, Rail } from "./position.js" */

/** The move that finished a five, as told.
 * @param {Scene} scene @param {string[]} cells */
function finishOf(scene, cells) {
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const at = scene.history.findLastIndex((move) =>
    move.told.some(
      ([word, args]) =>
        word === "told-sequence" && [args.first, args.last].includes(first) && [args.first, args.last].includes(last),
    ),
  );
  if (at < 0) return null;
  // fixed by a choice (SQ-53): the card was played one move before
  const played = scene.history
    .slice(0, at + 1)
    .findLast((move) => move.seat === scene.history[at].seat && move.told.some(([, args]) => args.card && args.cell));
  const facts = played?.told.find(([, args]) => args.card && args.cell)?.[1];
  return { move: at + 1, seat: scene.history[at].seat ?? 0, card: facts?.card ?? "", cell: facts?.cell ?? "" };
}

/** @param {Scene} scene @param {Rail} rail */
function by(scene, rail) {
  const { say } = scene;
  const finish = finishOf(scene, rail.cells);
  if (!finish) return "";
  return say("end-by", {
    move: finish.move,
    who: scene.players[finish.seat]?.name ?? "",
    card: finish.card ? cards.name(finish.card, say) : "",
    cell: finish.cell,
  });
}

/** @param {Scene} scene @param {Rail} rail */
const fromTo = ({ say }, { cells }) => say("from-to", { first: cells[0], last: cells[4] });

/** Five cards in a row with the markers on them.
 * @param {Position} now @param {Rail} rail */
const fiveCards = (now, rail) =>
  html`<span class="five-cards ${cards.colour(rail.team)}" aria-hidden="true">${rail.cells.map((cell) => {
    const card = now.cardAt(cell);
    return html`<span class="square">${
      card === "**"
        ? cards.picture("whole", "corner")
        : html`${cards.picture("whole", `x${card}`)}${cards.picture("whole", `m-${cards.colour(rail.team)}-fixed`)}`
    }</span>`;
  })}</span>`;

/** What each seat did, counted from what was told.
 * @param {Scene} scene */
function tallyOf(scene) {
  const tally = scene.view.seats.map(() => ({ markers: 0, wild: 0, taken: 0, dead: 0, sequences: 0 }));
  for (const move of scene.history) {
    for (const [word, args] of move.told) {
      const one = tally[args.seat ?? move.seat];
      if (!one) continue;
      if (word === "told-take") one.taken += 1;
      else if (word === "told-jack" || (word === "told-place" && cards.eyes(args.card) === 2)) {
        one.markers += 1;
        one.wild += 1;
      } else if (word === "told-place") one.markers += 1;
      else if (word === "told-dead") one.dead += 1;
      else if (word === "told-sequence") one.sequences += 1;
    }
  }
  return tally;
}

const COLUMNS = ["end-seat", "end-finished", "end-markers", "end-wild", "end-taken", "end-dead"];

export const ending = {
  /** In few lines beside the board.
   * @param {Scene} scene @param {Position} now */
  short(scene, now) {
    const { say, view } = scene;
    const teams = [...new Set(view.teams)].sort();
    const without = teams.filter((team) => !now.count[team]).map((team) => say("end-none", { team: say(`team-${team}`) }));
    return html`${
      now.winner
        ? html`<span class="five ${cards.colour(now.winner)}" aria-hidden="true">${Array.from({ length: 5 }, () =>
            cards.picture("m5", `i-${cards.colour(/** @type {string} */ (now.winner))}`),
          )}</span>`
        : nothing
    }
      ${scene.parts.ending}
      <ol class="lines">${now.rails.map(
        (rail) =>
          html`<li><span class="of">${cards.marker(rail.team)}<span class="seal" aria-hidden="true">${rail.number}</span></span
            ><span><b><span class="said">${say(`team-${rail.team}`)}: </span>${fromTo(scene, rail)}</b>${by(scene, rail)}</span
          ></li>`,
      )}</ol>
      ${without.length ? html`<p class="tally">${without.join(" ")}</p>` : nothing}`;
  },

  /** In full below it.
   * @param {Scene} scene @param {Position} now */
  full(scene, now) {
    const { say, view } = scene;
    const tally = tallyOf(scene);
    const teams = [...new Set(view.teams)].sort();
    return html`<div class="sq-end">
      <section aria-labelledby="sq-end-lines"><h2 id="sq-end-lines">${say("end-sequences")}</h2>
        ${teams.map(
          (team) => html`<div class="end-team"><h3>${cards.marker(team)} ${say(`team-${team}`)}</h3>
          ${
            now.count[team]
              ? html`<ul>${now.rails
                  .filter((rail) => rail.team === team)
                  .map(
                    (rail) => html`<li>${fiveCards(now, rail)}<p><b>${fromTo(scene, rail)}</b> ${by(scene, rail)}</p></li>`,
                  )}</ul>`
              : html`<p class="sub">${say("end-no-sequence")}</p>`
          }</div>`,
        )}</section>
      <section aria-labelledby="sq-end-seats"><h2 id="sq-end-seats">${say("end-seats")}</h2>
        <div class="scrolls" role="group" tabindex="0" aria-labelledby="sq-end-seats"><table>
          <thead><tr>${COLUMNS.map((word) => html`<th scope="col">${say(word)}</th>`)}</tr></thead>
          <tbody>${tally.map((one, seat) => {
            const team = view.teams[seat];
            const name = scene.players[seat]?.name ?? seat + 1;
            return html`<tr class=${team === now.winner ? "won" : ""}>
              <th scope="row">${cards.marker(team)}<span class="said">${say(`team-${team}`)} </span>${name}</th>
              <td>${one.sequences}</td><td>${one.markers}</td><td>${one.wild}</td><td>${one.taken}</td><td>${one.dead}</td></tr>`;
          })}</tbody></table></div></section>
      <div class="review-place" hidden></div></div>`;
  },
};
