// @ts-check
/** The end in words, for those who read: who has won, and what every seat has placed. The animals say it above. */
import { rule } from "../../../page/kit/rule.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { animals } from "./animals.js";

/** @import { Scene } from "./scene.d.ts" */

/** @param {Scene} scene */
export function ending(scene) {
  const { say, view, players } = scene;
  const seats = view.seats.map((facts, seat) => ({ ...facts, seat })).sort((one, two) => two.placed - one.placed);
  return html`<section class="kidz-end" aria-label=${say("kidz-end")}>${scene.parts.ending ?? nothing}
    <section aria-labelledby="kidz-scores"><h2 id="kidz-scores">${say("kidz-scores")} ${rule("LL-62", scene.game.name)}</h2>
      <table><thead><tr><th scope="col"><span class="said">${say("kidz-column-seat")}</span></th>
        <th scope="col">${say("kidz-column-placed")}</th><th scope="col">${say("kidz-column-missed")}</th></tr></thead>
        <tbody>${seats.map(
          ({ seat, placed, missed }) => html`<tr class=${players[seat].you ? "me" : ""}>
            <th scope="row">${animals.draw(seat)}<span>${scene.name(seat)}<small>${animals.name(seat, say)}${
              players[seat].resigned ? html`, ${say("gave-up")}` : nothing
            }</small></span></th><td>${placed}</td><td>${missed.length}</td></tr>`,
        )}</tbody></table></section></section>`;
}
