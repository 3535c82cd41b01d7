// @ts-check
/** The end of a match: it is shown when the last move has been seen, and what draws it is loaded meanwhile. */
import { speak } from "../kit/speak.js";
import { LAST_LOOK_MS } from "./curtain.js";

/** @import { Frame } from "./frame.js" */

/** Loads what draws the end, with what it needs to know.
 * @param {Frame} frame */
async function loadEnding(frame) {
  const part = await import("./ending.js");
  await part.prepare(frame.scene);
  return part;
}

export class Finish {
  constructor() {
    this.isShown = false;
    this.isNear = false;
    /** @type {typeof import("./ending.js") | null} */ this.part = null; // what draws it
  }

  /** @param {Frame} frame @param {boolean} isAtOnce */
  expect(frame, isAtOnce) {
    if (frame.following.facts.status !== "over") {
      this.isShown = this.isNear = false;
    } else if (!this.isShown && !this.isNear) {
      this.isNear = true;
      const coming = Promise.all([loadEnding(frame), frame.look.prepareEnd?.()]);
      setTimeout(async () => this.show(frame, (await coming)[0]), isAtOnce ? 0 : LAST_LOOK_MS);
    }
  }

  /** @param {Frame} frame @param {typeof import("./ending.js")} part */
  show(frame, part) {
    if (frame.following.facts.status !== "over") return;
    this.part = part;
    this.isShown = true;
    frame.draw();
    scrollTo({ top: 0 });
    speak(part.endTitle(frame.scene));
  }
}
