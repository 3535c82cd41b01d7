// @ts-check
/** Which friends are here now, and the way to them: asked again and again as long as the page is looked at. */
import { ask, Refused } from "../kit/ask.js";
import { speak } from "../kit/speak.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { titleOf } from "./titles.js";

/** @import { Companion, FriendHere, GameCard } from "../messages.d.ts" */

const ASK_MS = 20_000;

export class Here {
  /** @param {GameCard[]} cards @param {() => void} redraw @param {(id: string) => string} nameOf what a friend is called */
  constructor(cards, redraw, nameOf) {
    this.cards = cards;
    this.redraw = redraw;
    this.nameOf = nameOf;
    /** @type {Map<string, FriendHere> | null} */ this.friends = null; // null: not asked yet
    /** @type {Set<string>} */ this.early = new Set(); // who were here at first: they stay on top, so that no row jumps
  }

  /** Asks, and goes on asking. */
  async begin() {
    await this.look();
    setInterval(() => !document.hidden && void this.look(), ASK_MS);
    document.addEventListener("visibilitychange", () => !document.hidden && void this.look());
  }

  async look() {
    /** @type {FriendHere[]} */ let friends;
    try {
      ({ friends } = await ask("/api/me/friends"));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      friends = []; // nobody to ask: nobody knows who is here
    }
    const before = this.friends;
    this.friends = new Map(friends.map((one) => [one.person, one]));
    if (!before) this.early = new Set(this.friends.keys());
    for (const { person } of before ? friends : []) {
      if (!before?.has(person) && this.nameOf(person)) speak(say("friends-came", { name: this.nameOf(person) }));
    }
    this.redraw();
  }

  /** Those who were here at first, then the others, each in their order.
   * @param {Companion[]} companions */
  first(companions) {
    const isEarly = (/** @type {Companion} */ one) => Number(this.early.has(one.id));
    return [...companions].sort((one, other) => isEarly(other) - isEarly(one));
  }

  /** Beside a name: that they are here, and where; nothing of whoever is not, or does not show it.
   * @param {string} id */
  mark(id) {
    const one = this.friends?.get(id);
    if (!one) return nothing;
    const told = [say("friends-here"), one.way && say(`friends-${one.way}`, { game: titleOf(this.cards, one.game) })];
    return html`<span class="is-here">${told.filter(Boolean).join(", ")}</span>`;
  }

  /** The way to their table, where there is one.
   * @param {{id: string, name: string}} friend */
  way({ id, name }) {
    const one = this.friends?.get(id);
    if (!one?.way) return nothing;
    const label = `${say(`friends-way-${one.way}`)}: ${name}, ${titleOf(this.cards, one.game)}`;
    return html`<a class="btn small main" href="/t/${one.table}" aria-label=${label}>${say(`friends-way-${one.way}`)}</a>`;
  }
}
