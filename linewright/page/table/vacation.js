// @ts-check
/** Vacation from a game that takes days: one's clock stands still until one is back, and everybody is told until when. */
import { ask } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isSlow } from "./slow.js";

/** @import { Frame } from "./frame.js" */
/** @import { Scene } from "./scene.js" */

const LENGTHS_DAYS = [1, 3, 7, 14, 21]; // that are offered; the server knows how much is left

/** A day and its time, as people write it.
 * @param {number} moment */
const day = (moment) =>
  new Date(moment).toLocaleString(settings.region, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** When one's own vacation ends; null: one is on none.
 * @param {Frame} frame @param {Scene} scene */
const ownUntil = ({ following }, { mine }) => following.facts.seats[mine[0]]?.away_until ?? null;

/** What the menu offers, at a slow game of one's own.
 * @param {Frame} frame */
export function vacationItem(frame) {
  const { scene, following } = frame;
  const { status, house } = following.facts;
  if (!scene.mine.length || status !== "playing" || !isSlow(house) || ownUntil(frame, scene)) return nothing;
  return html`<button type="button" class="btn quiet" aria-haspopup="dialog"
    @click=${() => showVacation(frame)}>${icon("wait")}${words.say("vacation")}</button>`;
}

/** Asks for how long.
 * @param {Frame} frame */
function showVacation(frame) {
  let days = 7;
  let everywhere = false;
  const go = async () => {
    if (!(await frame.sending.ask("vacation", { days }))) return;
    shown.close();
    if (everywhere) await goEverywhere(frame.id, days);
    speak(words.say("vacation-taken"));
  };
  const length = (/** @type {number} */ one) =>
    html`<label class="check"><input type="radio" name="days" value=${one} .checked=${one === days}
      @change=${() => {
        days = one;
      }}><span>${words.say("vacation-days", { days: one })}</span></label>`;
  const shown = frame.sheet.show(
    words.say("vacation"),
    () => html`<p>${words.say("vacation-about")}</p>
      <fieldset><legend class="said">${words.say("vacation-how-long")}</legend>${LENGTHS_DAYS.map(length)}</fieldset>
      <label class="check"><input type="checkbox" @change=${(/** @type {any} */ { target }) => {
        everywhere = target.checked;
      }}><span>${words.say("vacation-everywhere")}</span></label>
      <button type="button" class="btn main" @click=${go}>${words.say("vacation-go")}</button>`,
  );
}

/** Goes on vacation from all other games of one's own too, where that can be: quick ones say no.
 * @param {string} here @param {number} days */
async function goEverywhere(here, days) {
  const { tables } = await ask("/api/me/tables");
  const others = tables.filter(({ id, status }) => id !== here && status === "playing");
  for (const { id } of others) await ask(`/api/tables/${id}/vacation`, { days }).catch(() => undefined);
}

/** Who is on vacation; oneself with a way back.
 * @param {Frame} frame @param {Scene} scene */
export function vacationNotice(frame, scene) {
  const { following } = frame;
  if (following.facts.status !== "playing") return nothing;
  const own = ownUntil(frame, scene);
  const others = scene.players.filter((one) => !one.mine && following.facts.seats[one.seat].away_until);
  const told = others.map(({ name, seat }) =>
    words.say("vacation-of", { who: name, day: day(following.facts.seats[seat].away_until ?? 0) }),
  );
  const comeBack = () => frame.sending.ask("vacation/end", {});
  return html`${
    own
      ? html`<div class="notice"><p>${words.say("vacation-own", { day: day(own) })}</p><button type="button"
          class="btn small main" @click=${comeBack}>${words.say("vacation-back")}</button></div>`
      : nothing
  }${told.length ? html`<div class="notice"><p>${told.join(" ")}</p></div>` : nothing}`;
}
