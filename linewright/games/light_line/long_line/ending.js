// @ts-check
/** The end of a match: the score sheet, and round by round everybody's lines and why they scored. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { account } from "./account.js";
import { rail } from "./rail.js";
import { rounds } from "./rounds.js";

/** @import { Round } from "./account.js" */
/** @import { Scene } from "./scene.d.ts" */

/** The longest line of the match: whose, and of which round; undefined: there was none.
 * @param {Round[]} played */
function longest(played) {
  const all = played.flatMap((round, i) => round.seats.map(({ line }, seat) => ({ line, seat, round: i + 1 })));
  return all.filter(({ line }) => line?.length).sort((one, two) => (two.line?.length ?? 0) - (one.line?.length ?? 0))[0];
}

/** @param {Scene} scene */
export function ending(scene) {
  const { say } = scene;
  const played = account(scene.history, scene.view.seats.length).filter((round) => round.isOver);
  const best = longest(played);
  return html`<div class="long-end">
    <div class="totals"><div>${rail.sheet(scene, played)}
      <p class="quiet">${say("long-end-about")} ${rule("LL-54", scene.game.name)}</p></div>${
        best?.line
          ? html`<section class="best" aria-label=${say("long-best")}><h2>${say("long-best")}</h2>${rounds.drawLine(
              scene,
              "best",
              best.line,
            )}<p class="quiet">${say("long-best-whose", {
              who: scene.name(best.seat),
              you: scene.players[best.seat].you ? "yes" : "no",
              length: best.line.length,
              round: best.round,
            })}</p></section>`
          : nothing
      }</div>
    <section aria-label=${say("long-how")}><h2>${say("long-how")}</h2>${played.map(
      (round, i) =>
        html`<details ?open=${i === played.length - 1}><summary><h3>${say("long-how-round", {
          round: i + 1,
        })}</h3></summary>${rounds.draw(scene, i + 1, round)}</details>`,
    )}</section></div>`;
}
