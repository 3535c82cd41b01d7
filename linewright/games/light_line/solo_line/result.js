// @ts-check
/** When a puzzle is over: what it came to, beside the line or a solution; a text to share; and the next one in a press. */
import { copyButton } from "../../../page/kit/copy.js";
import { icon } from "../../../page/kit/icons.js";
import { rule } from "../../../page/kit/rule.js";
import { say as sayShared } from "../../../page/kit/words.js";
import { writeTime } from "../../../page/table/clocks.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { puzzle } from "./puzzle.js";

/** @import { ShownLine, Scene } from "./scene.d.ts" */

/** A solution, as it was told with the last move; null where the puzzle was solved.
 * @param {Scene} scene @returns {ShownLine | null} */
export function solutionOf({ history }) {
  const told = history.at(-1)?.told ?? [];
  return told.map(([, args]) => args.solution).find(Boolean) ?? null;
}

/** What can be sent to friends: it gives nothing away.
 * @param {Scene} scene */
export function shareText(scene) {
  const { say, view } = scene;
  const [size, length] = [view.hand.length, view.length];
  const day = puzzle.dayOf(scene);
  const time = puzzle.lasted(scene);
  const title = day ? say("solo-share-day", { day: puzzle.writeDay(day, false) }) : say("solo-share-free", { size });
  const how = say(view.winners.length ? "solo-share-solved" : "solo-share-not", {
    length,
    size,
    time: time === null ? "–" : writeTime(time),
    tries: puzzle.triesOf(scene),
    hints: puzzle.hintsOf(scene),
  });
  return [`${scene.game.title}: ${title}`, "●".repeat(length) + "○".repeat(size - length), how].join("\n");
}

/** @param {Scene} scene */
function verdict(scene) {
  const { say, view, memory } = scene;
  if (view.winners.length) return memory.isRecord ? say("solo-record") : say("solo-solved-about");
  return say(view.gave_up ? "solo-gave-up-about" : "solo-not-solved-about", { length: view.length, size: view.hand.length });
}

/** @param {Scene} scene @param {boolean} showsSolution @param {() => void} toggle */
export function result(scene, showsSolution, toggle) {
  const { say, view, game, id, table } = scene;
  const isSolved = view.winners.length > 0;
  const text = shareText(scene);
  const share = () => navigator.share({ text, url: location.origin }).catch(() => undefined);
  const canRepeat = !isSolved && puzzle.dayOf(scene) !== "";
  const isMine = scene.mode === "live" && scene.seat !== null;
  return html`<section class="result" aria-label=${say("solo-result")}>
    <h2 class="big">${say(isSolved ? "solo-solved" : "solo-result-of", { length: view.length, size: view.hand.length })}</h2>
    <p>${verdict(scene)} ${rule(isSolved ? "LL-72" : "LL-73", game.name)}</p>
    ${
      isMine
        ? html`<div class="row-of"><button type="button" class="btn main" aria-busy=${Boolean(scene.memory.isLeaving)}
          @click=${() => puzzle.next(scene)}>${say("solo-next")}</button>${
            canRepeat
              ? html`<button type="button" class="btn" @click=${() => puzzle.again(scene)}>${say("solo-again")}</button>`
              : nothing
          }<button type="button" class="btn" aria-haspopup="dialog" @click=${() => puzzle.choose(scene)}>${say(
            "solo-other",
          )}</button></div>`
        : nothing
    }
    ${
      solutionOf(scene)
        ? html`<button type="button" class="btn solution" aria-pressed=${showsSolution} @click=${toggle}>${icon("hint")}${say(
            showsSolution ? "solo-show-own" : "solo-show-solution",
          )}</button>`
        : nothing
    }
    ${
      isMine
        ? html`<div class="share"><h3>${say("solo-share")}</h3><pre id="solo-share">${text}</pre><div class="row-of">${copyButton(
            text,
            () => document.getElementById("solo-share"),
            { before: "copy", after: "lobby-copied", spoken: "lobby-copied", redraw: scene.redraw },
          )}${
            typeof navigator.share === "function"
              ? html`<button type="button" class="btn small" @click=${share}>${icon("share")}${sayShared("share")}</button>`
              : nothing
          }</div></div>
          <div class="row-of others"><a class="btn quiet" href="/t/${id}/replay?match=${table.match}">${icon("play")}${sayShared(
            "watch-replay",
          )}</a><a class="btn quiet" href="/">${icon("leave")}${sayShared("leave-table")}</a></div>`
        : nothing
    }</section>`;
}
