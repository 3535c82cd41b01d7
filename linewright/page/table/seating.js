// @ts-check
/** Sitting down at a table that has not begun, standing up again, and beginning: the same on a desk, a phone and a big screen. */
import { ask, beSomebody, newId, Refused } from "../kit/ask.js";
import { sure } from "../kit/dialog.js";
import { levels } from "../kit/levels.js";
import { settings } from "../kit/settings.js";
import { introduce } from "../pages/introduce.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { addChance } from "./promises.js";

/** @import { Frame } from "./frame.js" */

let refused = ""; // why one could not sit down

/** The seats that nobody has yet.
 * @param {Frame} frame */
const freeSeats = ({ following }) => following.facts.seats.filter((one) => !one.person && !one.bot);

/** The bot that sits down where nobody does: of the level last chosen, unless the table has a bot that is not ours.
 * @param {Frame} frame */
const botFor = ({ following, game }) =>
  levels.isPlain(following.facts.house.bot) ? levels.last(game) : following.facts.house.bot;

/** Takes the first of some seats that nobody has taken meanwhile; which one it is.
 * @param {string} table @param {number[]} seats @returns {Promise<number>} */
async function takeFirst(table, [seat, ...others]) {
  try {
    await ask(`/api/tables/${table}/seats`, { seat, id: newId() });
    return seat;
  } catch (error) {
    if (!others.length || !(error instanceof Refused) || error.code !== "seat-taken") throw error;
    return takeFirst(table, others);
  }
}

export const seating = {
  freeSeats,
  botFor,

  /** @param {Frame} frame */
  nameField: ({
    scene: { say },
    me,
  }) => html`<label class="named"><span>${say("lobby-name")}</span><input class="field" id="own-name"
    maxlength="40" autocomplete="nickname" value=${me.name || settings.name} placeholder=${say("guest")}></label>`,

  refusal: () => (refused ? html`<p class="refusal" role="alert">${refused}</p>` : nothing),

  /** Sits down under the name in the field, at the first of these seats that is still free: others may be as quick.
   * @param {Frame} frame @param {...number} seats */
  async sit(frame, ...seats) {
    const isNew = !frame.me.id;
    refused = "";
    try {
      await introduce(/** @type {HTMLInputElement | null} */ (document.getElementById("own-name"))?.value ?? "");
      frame.me = await beSomebody();
      await addChance(frame.id, 0, await takeFirst(frame.id, seats));
      if (isNew) frame.line?.anew(); // it was opened by nobody
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error.told();
      frame.draw();
    }
  },

  /** @param {Frame} frame */
  async leave({ scene, sending }) {
    for (const seat of scene.mine) await sending.ask("leave", { seat });
    location.assign("/");
  },

  /** The button with which the host begins; free seats go to bots.
   * @param {Frame} frame */
  begin(frame) {
    const { scene, sending } = frame;
    const { say } = scene;
    const free = freeSeats(frame);
    const kept = free.filter((one) => one.wish === "human");
    const begin = async () => {
      const told = say("lobby-begin-sure", { count: kept.length });
      if (kept.length && !(await sure(say("lobby-begin"), told, say("lobby-begin")))) return;
      for (const { seat } of free) if (!(await sending.ask("bots", { seat, bot: botFor(frame) }))) return;
      await sending.ask("start", {});
    };
    const about = kept.length ? say("lobby-begin-kept", { count: kept.length }) : say("lobby-begin-about", { free: free.length });
    return html`<button type="button" class="btn main big"
      @click=${begin}><span>${say("lobby-begin")}<small>${about}</small></span></button>`;
  },
};
