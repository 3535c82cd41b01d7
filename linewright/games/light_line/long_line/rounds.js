// @ts-check
/** How a round went: everybody's line as it lay, what was called and when, and why it scored what it did. */
import { dialog } from "../../../page/kit/dialog.js";
import { rule } from "../../../page/kit/rule.js";
import { writeTime } from "../../../page/table/clocks.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { board } from "../board.js";
import { colourName } from "../tubes.js";
import { account } from "./account.js";

/** @import { Played, Round } from "./account.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Scene, ShownLine } from "./scene.d.ts" */

/** Why a seat has its points, in a sentence, and the rule behind it.
 * @param {Scene} scene @param {Played} own @param {Round} round @param {boolean} you */
function why(scene, own, round, you) {
  const { say } = scene;
  const facts = {
    you: you ? "yes" : "no",
    points: own.points ?? 0,
    length: own.line?.length ?? 0,
    number: own.called ?? own.wrong ?? 0,
  };
  const time = own.after === null ? "none" : writeTime(own.after);
  const [word, number] = own.called
    ? ["long-why-called", "LL-54"]
    : own.wrong
      ? ["long-why-wrong", "LL-55"]
      : own.isCapped
        ? ["long-why-capped", "LL-53"]
        : ["long-why-last", round.isTimeUp ? "LL-56" : "LL-53"];
  const slow = own.slower.length
    ? html` ${say("long-why-slower", { number: own.slower.at(-1) })} ${rule("LL-56", scene.game.name)}`
    : nothing;
  return html`<p>${say(word, { ...facts, time })} ${rule(number, scene.game.name)}${slow}</p>`;
}

/** The line of a seat as it lay.
 * @param {Scene} scene @param {string} name @param {ShownLine} line */
function drawLine(scene, name, line) {
  const label = line.length
    ? scene.say("long-line-shown", { length: line.length, colour: colourName(line.colour, scene.say) })
    : scene.say("long-no-line");
  return board(scene, {
    name,
    label,
    cards: line.bench,
    texts: line.cards,
    lines: line.sections.length ? [{ colour: /** @type {Colour} */ (line.colour), sections: line.sections }] : [],
    isStill: true,
  });
}

/** @param {Scene} scene @param {number} number @param {Round} round @param {number} seat */
function drawSeat(scene, number, round, seat) {
  const own = round.seats[seat];
  const { you } = scene.players[seat];
  return html`<li class=${you ? "me" : ""}><div class="head"><h3 title=${scene.players[seat].name}>${scene.name(seat)}</h3><b
    class="fig">${scene.say("points", { count: own.points ?? 0 })}</b></div>
    ${
      own.line?.bench.length
        ? drawLine(scene, `round-${number}-${seat}`, own.line)
        : html`<p class="bare quiet">${scene.say("long-bare")}</p>`
    }${why(scene, own, round, you)}</li>`;
}

export const rounds = {
  drawLine,

  /** @param {Scene} scene @param {number} number from 1 @param {Round} round */
  draw(scene, number, round) {
    const best = (/** @type {number} */ seat) => round.seats[seat].points ?? 0;
    const seats = round.seats.map((_, seat) => seat).sort((one, two) => best(two) - best(one));
    return html`<ol class="lines-shown of-${seats.length}">${seats.map((seat) => drawSeat(scene, number, round, seat))}</ol>`;
  },

  /** Shows a round that is over above the table.
   * @param {Scene} scene @param {number} number from 1 */
  show(scene, number) {
    const round = account(scene.history, scene.view.seats.length)[number - 1];
    if (!round) return;
    dialog(scene.say("long-how-round", { round: number }), () => rounds.draw(scene, number, round), { kind: "long-rounds wide" });
  },
};
