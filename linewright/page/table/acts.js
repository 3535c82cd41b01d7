// @ts-check
/** What a player does at a table besides moving: a hint, an undo, giving up, leaving; and the keys for it. */
import { ask } from "../kit/ask.js";
import { dialog, sure } from "../kit/dialog.js";
import { speak } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { hintTitle, hintWords } from "./notices.js";
import { isForTable } from "./scene.js";

/** @import { Frame } from "./frame.js" */

export const acts = {
  /** @param {Frame} frame */
  async askHint(frame) {
    const { acting, seat } = frame.scene;
    if (!acting) return;
    const hint = await ask(`/api/tables/${frame.id}/hint`, { seat }).catch((error) => frame.refuse(error));
    if (!hint) return;
    frame.refusal = null;
    frame.hint = hint;
    frame.draw();
    const { move, why } = hintWords(frame.scene, hint);
    speak(`${hintTitle(hint, move)} ${why}`);
  },

  /** @param {Frame} frame */
  undo({ following, scene, sending }) {
    const seat = following.undoSeat(scene.mine);
    if (seat !== null) void sending.ask("undo", { seat });
  },

  /** @param {Frame} frame */
  async resign({ following, scene, sending }) {
    const told = words.say("resign-sure", { seats: following.facts.seats.length });
    if (await sure(words.say("resign"), told, words.say("resign"))) void sending.ask("resign", { seat: scene.seat });
  },

  /** @param {Frame} frame */
  async leave({ following, scene, sending }) {
    const { duplicate } = following.facts;
    if (duplicate) return location.assign(`/duplicates/${duplicate.duplicate}`); // the seat is kept, and no bot plays there
    const isPlaying = following.facts.status === "playing" && scene.mine.length > 0;
    if (isPlaying && !(await sure(words.say("leave"), words.say("leave-sure"), words.say("leave")))) return;
    for (const seat of scene.mine) await sending.ask("leave", { seat });
    location.assign("/");
  },

  /** @param {Frame} frame */
  showKeys({ game }) {
    dialog(words.say("keys"), () => html`<p>${words.say("keys-frame")}</p><p>${words.say("keys-game", {}, game.folder)}</p>`);
  },

  /** A key: the game's own come first.
   * @param {Frame} frame @param {KeyboardEvent} event */
  key(frame, event) {
    if (!isForTable(event) || frame.curtain.asked.length) return;
    const doors = /** @type {Record<string, () => unknown>} */ ({
      h: () => acts.askHint(frame),
      u: () => acts.undo(frame),
      "?": () => acts.showKeys(frame),
    });
    const act = doors[event.key.toLowerCase()];
    const ofPlace = frame.place.keys?.[event.key.toLowerCase()];
    if (ofPlace) {
      event.preventDefault();
      ofPlace(frame);
    } else if (frame.following.facts.status !== "open" && frame.look.key?.(frame.scene, event)) event.preventDefault();
    else if (act) {
      event.preventDefault();
      act();
    }
  },
};
