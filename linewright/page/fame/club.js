// @ts-check
/** A club of one's own: its open tables, its leaderboards, its members, the link to it; and what its host can do. */
import { ask, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { say } from "../kit/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { board, boardWays } from "./board.js";
import { leavePart, linkPart, membersPart, namePart } from "./club-parts.js";
import { clubTables } from "./club-tables.js";
import { loadCards, titleOf } from "./titles.js";
import { guestNotice } from "./told.js";
import { Trying } from "./trying.js";
import { ways } from "./ways.js";

/** @import { Club as ClubTold, GameCard, Me } from "../messages.d.ts" */

const LOOK_MS = 5000; // between looks at the open tables

/** @param {HTMLElement} root @param {string} id */
export async function club(root, id) {
  const [me, cards, told] = await Promise.all([whoAmI(), loadCards(), ask(`/api/clubs/${id}`)]);
  bar({ where: html`<b>${say("way-clubs")}</b>` });
  await new Club(root, me, cards, told).begin();
}

export class Club {
  /** @param {HTMLElement} root @param {Me | null} me @param {GameCard[]} cards @param {ClubTold} told */
  constructor(root, me, cards, told) {
    this.root = root;
    this.me = me;
    this.cards = cards.filter((card) => card.rated);
    this.told = told;
    /** @type {import("../messages.d.ts").OpenTable[]} */ this.tables = [];
    this.game = this.cards[0].name; // whose board is shown
    /** @type {import("../messages.d.ts").Board} */ this.board = { game: this.game, rows: [] };
    this.redraw = () => render(this.page(), root);
    this.trying = new Trying(this.redraw);
  }

  get path() {
    return `/api/clubs/${this.told.id}`;
  }

  async begin() {
    await Promise.all([this.lookAtTables(), this.lookAtBoard(this.game)]);
    this.redraw();
    setInterval(() => {
      if (!document.hidden) void this.lookAtTables().then(this.redraw, () => undefined); // another time
    }, LOOK_MS);
  }

  async lookAtTables() {
    this.tables = (await ask(/** @type {`/api/clubs/${string}/tables`} */ (`${this.path}/tables`))).tables;
  }

  /** @param {string} game */
  async lookAtBoard(game) {
    this.board = await ask(/** @type {`/api/clubs/${string}/boards/${string}`} */ (`${this.path}/boards/${game}`));
    this.game = game;
  }

  /** Does something about the club, and shows what has become of it.
   * @param {string} place where the press was @param {string} path @param {object} body @param {string} said */
  change(place, path, body, said) {
    return this.trying.at(place, async () => {
      this.told = await ask(/** @type {`/api/clubs/${string}`} */ (`${this.path}${path}`), body);
      return said;
    });
  }

  /** Looks at another board, without another page.
   * @param {MouseEvent} event */
  turn(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!link) return;
    event.preventDefault();
    const game = /** @type {string} */ (link.getAttribute("href")).slice(1);
    void this.trying.at("boards", () => this.lookAtBoard(game));
  }

  page() {
    const { told, cards, game, trying } = this;
    document.title = `${told.name} · Linewright`;
    const shown = /** @type {GameCard} */ (cards.find((card) => card.name === game));
    const title = say("board-title", { game: shown.title });
    return html`<main id="main" class="fame club">${ways("clubs")}
      <header><h1>${told.name}</h1><p class="lead">${say("club-members-count", { count: told.members.length })}</p></header>
      ${guestNotice(this.me)}
      <div class="columns">
        ${clubTables(this)}
        ${linkPart(this)}
        <section class="boards" aria-labelledby="board-h"><h2 id="board-h">${say("club-board")}</h2>
          <div @click=${(/** @type {MouseEvent} */ event) => this.turn(event)}>${boardWays(
            cards,
            game,
            (card) => titleOf(cards, card.name),
            (name) => `#${name}`,
          )}</div>
          ${trying.told("boards")}${board(this.board, title, say("club-board-none"))}</section>
        ${membersPart(this)}
        ${told.host ? namePart(this) : ""}
        ${leavePart(this)}
      </div></main>`;
  }
}
