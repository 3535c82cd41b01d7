// @ts-check
/** The card that is turned up, before the pile it came from, and the large buttons: turn, place, under the pile. */
import { settings } from "../../../page/kit/settings.js";
import { rematch } from "../../../page/table/rematch.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { hasLetters, sign, TURN_SIGN } from "../board.js";
import { describeCard, drawCard, readCard } from "../tubes.js";
import { drag } from "./drag.js";
import { gentle } from "./gentle.js";
import { places } from "./places.js";

/** @import { Scene } from "./scene.d.ts" */

const MOST_IN_HEAP = 3; // more cards do not make the pile look higher

const PLACE_SIGN = "M4 13l5.500 5.500L20 6.500";
const UNDER_SIGN = "M12 3v9m-4-4 4 4 4-4M3 14v4l9 4 9-4v-4M3 14l9 4 9-4";
const HOME_SIGN = "M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6";
const SOUND_SIGN = "M4 9.500v5h4l5 4v-13l-5 4zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11";
const SILENT_SIGN = "M4 9.500v5h4l5 4v-13l-5 4zM16.500 9.500l5 5M21.500 9.500l-5 5";
const AGAIN_SIGN = "M5 12a7 7 0 1 1 2.200 5.100M5 20v-4.500h4.500";
const REPLAY_SIGN = "M7 4.500v15l12-7.500z";

/** A round button that says nothing to the eye.
 * @param {string} kind @param {string} label @param {string} path @param {() => void} act
 * @param {{key?: string, isOff?: boolean}} [how] */
const round = (kind, label, path, act, { key, isOff = false } = {}) =>
  html`<button type="button" class="round ${kind}" aria-label=${label} aria-keyshortcuts=${key ?? nothing}
    aria-disabled=${isOff ? "true" : nothing} @click=${act}>${sign(path)}</button>`;

/** The card, to be pressed or dragged.
 * @param {Scene} scene */
function upCard(scene) {
  const { view, say } = scene;
  const held = places.held(scene);
  if (!held || view.turn === null) return html`<div class="turned-up"></div>`;
  const { face_down: down } = view.seats[view.turn];
  const card = readCard(view.cards[held.card], held.card);
  const told = describeCard(card, held.turned, say);
  const drawn = drawCard(card, {
    turned: held.turned,
    near: true,
    letters: hasLetters(),
    thing: held.at ? undefined : `card ${held.card}`,
    label: scene.acting ? "" : told,
    say,
  });
  return html`<div class="turned-up"><span class="heap" role="img" aria-label=${say("kidz-pile", { count: down })}>${Array.from(
    { length: Math.min(down, MOST_IN_HEAP) },
    (_, k) => html`<i .style=${`--k:${Math.min(down, MOST_IN_HEAP) - k}`}></i>`,
  )}</span>${
    scene.acting
      ? html`<button type="button" class="up ${held.at ? "away" : ""}" aria-label=${say("kidz-card", { card: told })}
          @pointerdown=${(/** @type {PointerEvent} */ event) => drag(scene, event)}
          @click=${() => gentle.turn(scene)}>${drawn}</button>`
      : html`<div class="up">${drawn}</div>`
  }</div>`;
}

/** Turn, and what finishes the turn: placing the card where it is tried, or putting it under the pile.
 * @param {Scene} scene */
function acts(scene) {
  const { say, acting } = scene;
  const held = places.held(scene);
  const turn = round(
    `turn ${acting && held && places.wantsTurn(scene, held.turned) ? "asks" : ""}`,
    say("kidz-turn"),
    TURN_SIGN,
    () => gentle.turn(scene),
    { key: "r", isOff: !acting },
  );
  const isTried = Boolean(held?.at);
  const last =
    gentle.mayPutUnder(scene) && !isTried
      ? round(`under ${scene.legal.length === 1 ? "asks" : ""}`, say("kidz-under"), UNDER_SIGN, () => gentle.putUnder(scene))
      : round(`place ${isTried ? "asks" : ""}`, say("kidz-place"), PLACE_SIGN, () => gentle.place(scene), {
          key: "Enter",
          isOff: !isTried,
        });
  return html`<div class="acts" role="group" aria-label=${say("kidz-acts")}>${turn}${last}</div>`;
}

/** Home and sound, and what grown-ups use.
 * @param {Scene} scene */
const nav = (scene) => html`<div class="ways">
    <a class="round" href="/" aria-label=${scene.say("home")}>${sign(HOME_SIGN)}</a>
    <button type="button" class="round" aria-label=${scene.say("sound")} aria-pressed=${settings.sound}
      @click=${() => settings.set("sound", !settings.sound)}>${sign(settings.sound ? SOUND_SIGN : SILENT_SIGN)}</button></div>
  <div class="grown-ups">${scene.parts.hint ?? nothing}${scene.parts.undo ?? nothing}${scene.parts.sheets ?? nothing}</div>`;

/** What can be done when everything is placed: play again, or see how it went.
 * @param {Scene} scene */
const after = (scene) => html`<div class="acts" role="group" aria-label=${scene.say("kidz-acts")}>
  ${
    scene.mine.length && scene.mode === "live"
      ? html`${round(
          `again-button ${rematch.waits(scene) ? "" : "asks"}`,
          scene.say(scene.table.duplicate ? "duplicate-results" : rematch.waits(scene) ? "ready-you" : "rematch"),
          AGAIN_SIGN,
          () => rematch.ask(scene),
        )}${rematch.list(scene)}`
      : nothing
  }
  ${
    scene.mode === "live"
      ? html`<a class="round" href="/t/${scene.id}/replay?match=${scene.table.match}" aria-label=${scene.say(
          "watch-replay",
        )}>${sign(REPLAY_SIGN)}</a>`
      : nothing
  }</div>`;

/** Draws what lies beside the board.
 * @param {Scene} scene @param {boolean} isOver */
export function hand(scene, isOver) {
  const { view, say, seat } = scene;
  const label =
    isOver || view.turn === null
      ? say("kidz-acts")
      : view.turn === seat && !scene.mine.some((one) => one !== seat)
        ? say("kidz-own")
        : say("kidz-card-of", { who: scene.name(view.turn) });
  const mayAct = scene.mode !== "replay" && scene.mine.length > 0;
  return html`<section class="own" aria-label=${label}>
    ${isOver ? after(scene) : html`${upCard(scene)}${mayAct ? acts(scene) : nothing}`}
    ${nav(scene)}</section>`;
}
