// @ts-check
/** What came of a puzzle, as a text for friends: it gives nothing away. */
import { copyButton } from "../kit/copy.js";
import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { GRADES } from "./grades.js";

/** @import { Attempt } from "./progress.js" */

/** A day as people write it.
 * @param {string} day such as 2026-11-16 @param {boolean} [isLong] with the year */
export const writeDay = (day, isLong = false) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(settings.region, {
    day: "numeric",
    month: "long",
    ...(isLong ? { year: "numeric" } : {}),
  });

/** @param {{title: string, heading: string, grade: number, attempt: Attempt, isFound: boolean, streak: number,
 *   url: string}} facts */
function textOf({ title, heading, grade, attempt, isFound, streak, url }) {
  const { tries, isHinted } = attempt;
  const how = isFound ? say("puzzle-share-found", { tries, hinted: isHinted ? "yes" : "no" }) : say("puzzle-share-missed");
  const lines = [`${title}: ${heading}`, `${GRADES.map((one) => (one <= grade ? "●" : "○")).join("")} ${how}`];
  if (streak > 1) lines.push(say("puzzle-streak-days", { count: streak }));
  return [...lines, url].join("\n");
}

/** @param {Parameters<typeof textOf>[0]} facts @param {() => void} redraw */
export function shareBox(facts, redraw) {
  const text = textOf(facts);
  const share = () => navigator.share({ text }).catch(() => undefined);
  return html`<div class="panel-share"><h3>${say("puzzle-share")}</h3><pre id="puzzle-share" tabindex="0">${text}</pre><div
    class="row-of">${copyButton(text, () => document.getElementById("puzzle-share"), {
      before: "copy",
      after: "lobby-copied",
      spoken: "lobby-copied",
      redraw,
    })}${
      typeof navigator.share === "function"
        ? html`<button type="button" class="btn small" @click=${share}>${icon("share")}${say("share")}</button>`
        : nothing
    }</div></div>`;
}
