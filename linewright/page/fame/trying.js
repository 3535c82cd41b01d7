// @ts-check
/** What is asked of the server by a press: one thing at a time, and what came of it is told beside the press. */
import { Refused } from "../kit/ask.js";
import { speak } from "../kit/speak.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

export class Trying {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.busy = ""; // the place of the press that has no answer yet
    this.place = ""; // of the last press
    this.deed = ""; // which of several buttons that was
    this.said = "";
    this.isRefused = false;
  }

  /** Does something, unless something else is being done.
   * @param {string} place where the press was @param {() => Promise<string | void>} work gives what is said when it is done
   * @param {string} [deed] which of several buttons there was pressed */
  async at(place, work, deed = "") {
    if (this.busy) return;
    Object.assign(this, { busy: place, place, deed, said: "", isRefused: false });
    this.redraw();
    try {
      this.said = (await work()) ?? "";
      if (this.said) speak(this.said);
    } catch (error) {
      this.isRefused = true;
      this.said = error instanceof Refused ? error.told() : say("page-broken");
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.busy = "";
      this.redraw();
      if (document.activeElement === document.body) this.keepPlace();
    }
  }

  /** Whoever goes by keyboard goes on from what was told: what they pressed may be gone. */
  keepPlace() {
    /** @type {HTMLElement | null} */ (document.querySelector("[data-told]"))?.focus();
  }

  /** What came of a press at some place.
   * @param {string} place */
  told(place) {
    if (this.place !== place || !this.said) return nothing;
    return this.isRefused
      ? html`<p class="refusal" role="alert">${this.said}</p>`
      : html`<div class="notice" data-told tabindex="-1"><p>${this.said}</p></div>`;
  }
}
