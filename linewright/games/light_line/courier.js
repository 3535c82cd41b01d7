// @ts-check
/** Brings a workbench to the server: what one sees is one's own layout at once, and the server hears of it soon after.
 *
 * One layout is on its way at a time, in order; what was changed meanwhile is sent next, the newest only. A layout that was
 * refused, or could not be brought, is told by `isRefused`, and the bench goes back to what the server knows.
 */

const CALM_MS = 180; // a bench is sent when nothing has been moved for so long

/** How moves are made; `brought`: the server has heard of everything.
 * @typedef {{play: (text: string) => Promise<boolean>, refused: () => void, brought?: () => void, calmMs?: number}} Way */

export class Courier {
  /** @param {Way} way */
  constructor({ play, refused, brought = () => undefined, calmMs = CALM_MS }) {
    this.play = play;
    this.refused = refused;
    this.brought = brought;
    this.calmMs = calmMs;
    this.known = ""; // the layout that the server has
    this.wanted = ""; // the one it is to have
    this.carried = ""; // the one on its way
    this.isRefused = false; // whether the last one was
    this.deals = 0; // how often it has begun anew
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
  }

  /** Whether the server has not heard of everything yet. */
  get isBusy() {
    return this.carried !== "" || this.wanted !== this.known;
  }

  /** Takes what the server tells; true if the bench has to follow: somebody else has changed it, and nothing of ours is on its
   * way.
   * @param {string} text */
  hear(text) {
    const isNews = text !== this.known;
    const isOurs = text === this.carried || text === this.wanted;
    this.known = text;
    if (!isNews || isOurs || this.carried || this.timer !== undefined) return false;
    this.wanted = text;
    return true;
  }

  /** Begins anew, with other cards: what was to be sent is of no use any more.
   * @param {string} text what the server has now */
  reset(text) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.known = this.wanted = text;
    this.carried = "";
    this.isRefused = false;
    this.deals += 1;
  }

  /** Sends a layout as soon as the hand is calm.
   * @param {string} text */
  send(text) {
    this.wanted = text;
    this.isRefused = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.carry();
    }, this.calmMs);
  }

  /** What is wanted goes with another move: nothing more is sent of it by itself. */
  drop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = this.known;
  }

  async carry() {
    if (this.carried || this.timer !== undefined || this.wanted === this.known) return;
    const { deals, wanted: text } = this;
    this.carried = text;
    const isMade = await this.play(`lay ${text}`);
    if (this.deals !== deals) return; // it was of cards that are gone
    this.carried = "";
    if (isMade) this.known = text;
    else if (this.wanted === text) {
      this.isRefused = true;
      this.wanted = this.known;
      this.refused();
      return;
    }
    if (!this.isBusy) this.brought();
    else await this.carry(); // what was changed meanwhile
  }
}
