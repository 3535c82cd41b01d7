// @ts-check
/** Another match: a press says that one is ready, everybody sees who is, and it begins when all who are there agree. */
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Player, Scene } from "./scene.js" */

/** The people at seats, each once: several may share a screen.
 * @param {Scene} scene */
const people = ({ players }) => [...new Map(players.filter((one) => one.person).map((one) => [one.person, one])).values()];

/** Whether somebody is ready.
 * @param {Scene} scene @param {Player} player */
const isReady = ({ table }, { seat }) => Boolean(table.ready?.includes(seat));

/** Whether oneself is, and waits for others.
 * @param {Scene} scene */
const waits = (scene) => scene.players.some((one) => one.mine && isReady(scene, one));

/** What stands beside the word on the button: who is ready already.
 * @param {Scene} scene */
function others(scene) {
  const ready = people(scene).filter((one) => !one.mine && isReady(scene, one));
  if (!ready.length) return "";
  return scene.say("ready-others", { who: words.list(ready.map((one) => one.name)), count: ready.length });
}

export const rematch = {
  waits,

  /** Says that one is ready, or is not any more; where a deal of a duplicate was played, leads back to that instead.
   * @param {Scene} scene */
  ask(scene) {
    const { duplicate } = scene.table;
    if (duplicate) location.assign(`/duplicates/${duplicate.duplicate}`);
    else void scene.ask("rematch", { yes: !waits(scene) });
  },

  /** The button.
   * @param {Scene} scene @param {string} [look] */
  button(scene, look = "btn main") {
    const isWaiting = waits(scene);
    const said = isWaiting ? "" : others(scene);
    return html`<button type="button" class="${look} again ${isWaiting ? "waits" : ""}" aria-pressed=${isWaiting}
      @click=${() => rematch.ask(scene)}>${isWaiting ? icon("check") : nothing}${scene.say(isWaiting ? "ready-you" : "rematch")}${
        said ? html`<span class="ready">${said}</span>` : nothing
      }</button>`;
  },

  /** Who is ready, seat by seat, once somebody is.
   * @param {Scene} scene */
  list(scene) {
    if (!scene.table.ready?.length) return nothing;
    return html`<ul class="who-is-ready" role="status" aria-label=${scene.say("ready-list")}>${people(scene).map((one) => {
      const is = isReady(scene, one);
      return html`<li class=${is ? "is" : ""} data-ready=${one.seat}>${icon(is ? "check" : "wait")}<b>${scene.name(
        one.seat,
      )}</b> ${scene.say(is ? "ready-yes" : "ready-no")}</li>`;
    })}</ul>`;
  },
};
