// @ts-check
/** On the home page: who has invited one to a table, and how many want to be friends. */
import { ask, newId, Refused } from "../kit/ask.js";
import { speak } from "../kit/speak.js";
import { say } from "../kit/words.js";
import { agreed } from "../pages/agreed.js";
import { addChance } from "../table/promises.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { titleOf } from "./titles.js";
import "./part.js";
import { Trying } from "./trying.js";

/** @import { GameCard, Invitation } from "../messages.d.ts" */

export class Invited {
  /** @param {() => void} redraw @param {() => Promise<void>} askAgain */
  constructor(redraw, askAgain) {
    this.trying = new Trying(redraw);
    this.askAgain = askAgain;
  }

  /** Tells those who listen of invitations that come up over the page.
   * @param {Invitation[]} invitations */
  announce(invitations) {
    for (const { by } of invitations) speak(say("invited-by", { name: by }));
  }

  /** Sits down where one is meant to; whoever finds that seat taken chooses another at the table.
   * @param {Invitation} invitation */
  accept({ table, seat }) {
    return this.trying.at(table, async () => {
      try {
        await ask(`/api/tables/${table}/seats`, { seat, id: newId() });
        await addChance(table, 0, seat);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "seat-taken") throw error;
      }
      location.assign(`/t/${table}`);
    });
  }

  /** @param {Invitation} invitation */
  decline({ table, by }) {
    return this.trying.at(table, async () => {
      await ask(`/api/me/invitations/${table}`, {}, "DELETE");
      await this.askAgain();
      return say("invited-declined", { name: by });
    });
  }

  /** @param {Invitation[]} invitations @param {number} requests @param {GameCard[]} cards */
  draw(invitations, requests, cards) {
    const { trying } = this;
    const isThere = invitations.some((one) => one.table === trying.place);
    return html`<section class="invited" aria-labelledby="invited-h"><h2 id="invited-h">${say("invited")}</h2>
      ${isThere ? nothing : trying.told(trying.place)}
      <ul>${invitations.map((one) => this.row(one, cards))}${
        requests ? html`<li><a href="/players">${say("invited-requests", { count: requests })}</a></li>` : nothing
      }</ul></section>`;
  }

  /** @param {Invitation} one @param {GameCard[]} cards */
  row(one, cards) {
    const title = titleOf(cards, one.game);
    const named = `${title}, ${one.by}`;
    return html`<li><p><b>${title}</b><span>${say("invited-by", { name: one.by })} ${agreed.clock(one.clock)}</span></p>
      <div class="row-of"><button type="button" class="btn main small" aria-label="${say("invited-accept")}: ${named}"
          aria-busy=${this.trying.busy === one.table} @click=${() => this.accept(one)}>${say("invited-accept")}</button>
        <button type="button" class="btn small" aria-label="${say("invited-decline")}: ${named}"
          @click=${() => this.decline(one)}>${say("invited-decline")}</button></div>
      ${this.trying.told(one.table)}</li>`;
  }
}
