// @ts-check
/** What the answers to a puzzle are worth: the best few, and those that were tried, each with its chance as a bar. */
import { icon } from "../kit/icons.js";
import { say } from "../kit/words.js";
import { hintWords, perCent } from "../table/notices.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { PuzzleAnswer } from "../messages.d.ts" */
/** @import { Scene } from "../table/scene.js" */

const MOST = 5; // answers beside those that were tried

/** @param {Scene} scene @param {PuzzleAnswer[]} answers the best first @param {string[]} tried */
export function chanceList(scene, answers, tried) {
  const shown = answers.filter(({ text }, i) => i < MOST || tried.includes(text));
  return html`<div class="chances"><h3>${say("puzzle-chances")}</h3><ol>${shown.map(({ text, chance }) => {
    const isBest = text === answers[0].text;
    return html`<li class=${isBest ? "best" : ""}><span class="chances-move">${isBest ? icon("check") : nothing}${
      hintWords(scene, { text, why: [] }).move
    }${tried.includes(text) ? html` <em>${say("puzzle-tried")}</em>` : nothing}</span><b>${say("puzzle-per-cent", {
      chance: perCent(chance),
    })}</b><i aria-hidden="true" .style=${`--share:${chance}`}></i></li>`;
  })}</ol><p class="quiet">${say("puzzle-chances-about")}</p></div>`;
}
