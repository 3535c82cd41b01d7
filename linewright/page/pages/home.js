// @ts-check
/** What can be played, at once or with friends, and one's own tables. */
import { ask, Refused, whoAmI } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { installing } from "../kit/installing.js";
import { levels } from "../kit/levels.js";
import { games } from "../kit/look.js";
import { loadPictures, named } from "../kit/pictures.js";
import { settings } from "../kit/settings.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { bots } from "./bots.js";
import { joinForm } from "./join.js";
import { tiles } from "./tiles.js";

/** @import { GameCard, MyTables, OneTable } from "../messages.d.ts" */
/** @typedef {import("./tiles.js").Card} Card */

/** What whoever is nobody yet has here.
 * @type {Pick<MyTables, "tables" | "results" | "invitations" | "requests"> & {next: number | null}} */
const NOTHING = { tables: [], results: [], next: null, invitations: [], requests: 0 };
const OWN_HEIGHT = "height of own"; // tables and invitations, in pixels
const ROOM = Number(settings.noted(OWN_HEIGHT) || 0); // that they took at the last visit
const HAD_TABLES = Number(settings.noted("own tables") || 0); // at the last visit
const HAD_INVITED = Number(settings.noted("invited") || 0); // invitations and requests for which room is left
const GAP = 34; // between what is one's own, as in home.css

games().catch(() => undefined); // while the rest is on its way; who asks for it hears what is wrong
const loading = Promise.all([loadPictures(), style("/page/pages/home.css"), HAD_TABLES ? loadOwnTables() : null]);

/** What draws one's own tables: whoever has none does without. */
async function loadOwnTables() {
  return (await import("./mine.js")).ownTables;
}

/** Draws the page and goes on drawing as answers come in.
 * @param {HTMLElement} root */
export async function home(root) {
  const [pictures, , ownTables] = await loading;
  document.title = "Linewright";
  await new Home(root, pictures, ownTables).begin();
}

class Home {
  /** @param {HTMLElement} root @param {Record<string, import("./tiles.js").Template>} pictures
   * @param {typeof import("./mine.js").ownTables | null} ownTables */
  constructor(root, pictures, ownTables) {
    this.root = root;
    this.pictures = pictures;
    this.ownTables = ownTables;
    /** @type {GameCard[] | null} */ this.told = null;
    /** @type {import("./mine.js").Mine | null} */ this.mine = null;
    this.opened = ""; // the game whose actions are shown
    this.busy = ""; // the game that is about to begin
    this.refused = ""; // why it could not
    this.away = ""; // why nothing can be told about the games
    this.isAsked = false; // whether it is known what is one's own
    this.redraw = () => {
      render(this.page(), this.root);
      if (this.isKnown) this.noteRoom();
    };
    this.joinForm = joinForm(this.redraw);
    /** @type {import("../fame/invited.js").Invited | null} */ this.invited = null; // loaded for whoever is
    this.isOver = false; // whether invitations lie over the page, for no room was left for them
    this.isLaid = false; // whether they were then laid where they belong
  }

  /** @returns {Card[]} whatever is known of the games by now */
  get cards() {
    return this.told ?? named;
  }

  /** The game of the large button. */
  get first() {
    return this.cards.find((card) => !("page" in card) || card.page) ?? this.cards[0];
  }

  async begin() {
    document.addEventListener("click", ({ target }) => {
      if (this.opened && target instanceof Element && target.isConnected && !target.closest(".game.open, dialog"))
        this.toggle(this.opened);
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.opened) return;
      const name = this.opened;
      this.toggle(name);
      document.getElementById(`game-${name}`)?.focus();
    });
    addEventListener("pageshow", (event) => {
      if (!event.persisted) return;
      this.busy = ""; // back from a table
      void this.askMine();
    });
    installing.listen(this.redraw);
    this.redraw();
    await Promise.all([this.askGames(), this.askMine()]);
  }

  async askGames() {
    this.away = "";
    try {
      const told = (await games()).games;
      this.told = told;
      const silent = told.filter((card) => !words.has(`home-about-${card.name}`)); // they bring no sentence for this page
      await Promise.all(silent.map((card) => words.load(card.folder)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.away = error.told();
    }
    this.redraw();
  }

  async askMine(skip = 0) {
    try {
      const me = await whoAmI();
      const { tables, results, next, invitations, requests } = me ? await ask(`/api/me/tables?skip=${skip}`) : NOTHING;
      const before = skip && this.mine ? this.mine : NOTHING;
      this.mine = {
        me: me?.name ?? "",
        tables: [...before.tables, ...tables.filter(goesOn)],
        results: [...before.results, ...results],
        older: next === null ? null : () => void this.askMine(next),
        invitations,
        requests,
        putAway: (table) => void this.putAway(table),
      };
    } catch {
      this.mine = { me: "", ...NOTHING, older: null, putAway: () => undefined }; // nobody to ask
    }
    settings.note("own tables", String(this.mine.tables.length));
    settings.note("invited", String(this.invitedCount));
    this.isOver ||= this.invitedCount > HAD_INVITED && !this.isLaid;
    if (this.invitedCount) this.invited ??= await this.loadInvited();
    if (this.mine.tables.length || this.mine.results.length || this.mine.older) this.ownTables ??= await loadOwnTables();
    if (this.isOver && !this.isAsked) this.invited?.announce(this.mine.invitations);
    this.isAsked = true;
    this.redraw();
  }

  /** Takes a table off the list.
   * @param {import("../messages.d.ts").OneTable} table */
  async putAway({ id }) {
    await ask(`/api/me/tables/${id}`, undefined, "DELETE").catch(() => undefined);
    await this.askMine();
  }

  /** Whether all is known that takes room. */
  get isKnown() {
    return this.isAsked && this.told !== null;
  }

  /** How many lines of invitations and requests there are. */
  get invitedCount() {
    return (this.mine?.invitations.length ?? 0) + Math.sign(this.mine?.requests ?? 0);
  }

  /** Notes how much room one's own takes, to leave it at the next visit while it is asked for. */
  noteRoom() {
    const parts = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll("div.own > *, .laid-over > .invited")]);
    const height = String(
      parts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP * Math.sign(parts.length)) || "",
    );
    if (settings.noted(OWN_HEIGHT) !== height) settings.note(OWN_HEIGHT, height);
  }

  /** Invitations, and one's own tables.
   * @param {Card[]} cards */
  own(cards) {
    const parts = [this.isOver ? nothing : this.invitedPart(), this.ownTables?.(this.mine, cards) ?? nothing];
    const shown = parts.filter((part) => part !== nothing);
    return shown.length || ROOM ? html`<div class="own" .style=${ROOM ? `min-height:${ROOM}px` : ""}>${shown}</div>` : nothing;
  }

  /** Invitations for which no room was left: over the page, until they are laid where they belong. Nothing moves as they come. */
  laidOver() {
    const part = this.isOver ? this.invitedPart() : nothing;
    if (part === nothing) return nothing;
    return html`<aside class="laid-over" aria-label=${say("invited")}>${part}
      <button type="button" class="tool" aria-label=${say("close")} title=${say("close")}
        @click=${() => this.layDown()}>${icon("close")}</button></aside>`;
  }

  /** Lays them where they belong. */
  layDown() {
    this.isOver = false;
    this.isLaid = true;
    this.redraw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".invited button, .invited a"))?.focus();
  }

  /** What draws invitations and requests. */
  async loadInvited() {
    return new (await import("../fame/invited.js")).Invited(this.redraw, () => this.askMine());
  }

  /** Who has invited one, and how many want to be friends. */
  invitedPart() {
    const { mine, told, invited } = this;
    if (!invited || !told || !(mine?.invitations.length || mine?.requests || invited.trying.said)) return nothing;
    return invited.draw(mine?.invitations ?? [], mine?.requests ?? 0, told);
  }

  /** @param {string} name */
  toggle(name) {
    this.opened = this.opened === name ? "" : name;
    this.redraw();
  }

  /** @param {Card} card @param {string} [day] the option that asks for the deal of a day, if that is wished for */
  async play(card, day = "") {
    if (this.busy) return;
    this.busy = card.name;
    this.refused = "";
    this.redraw();
    try {
      const isPlain = "page" in card && !card.page;
      const { playNow, playPlainly, today } = await import("./begin.js");
      const options = { ...bots.options(card, card === this.first), ...(day ? { [day]: today() } : {}) };
      await (isPlain
        ? playPlainly(card.name, card.usual_seats - 1, levels.last(card))
        : playNow(card.name, bots.count(card, card === this.first), levels.last(card), { options }));
    } catch (error) {
      this.busy = "";
      this.refused = error instanceof Refused ? error.told() : say("page-broken");
      this.redraw();
    }
  }

  page() {
    const { cards, away } = this;
    return html`<main id="main" class="home" ?aria-busy=${!this.told && !away}>
      <section class="start" aria-labelledby="hello">
        <h1 id="hello">${say("home-title", { count: cards.length })}</h1>
        ${this.first ? this.start(this.first) : nothing}
        ${this.own(cards)}
      </section>
      <section class="games" aria-label=${say("home-games")}>
        ${
          away
            ? html`<div class="refusal" role="alert"><p>${away} ${say("home-away")}</p>
                <button type="button" class="btn small" @click=${() => this.askGames()}>${say("again")}</button></div>`
            : nothing
        }
        ${tiles(this, cards)}
      </section></main>${this.laidOver()}
      <footer class="foot-bar"><p>${say("home-promise")}</p>
        <nav aria-label=${say("home-more")}>${installing.button()}<a href="/rules">${say("rules")}</a>
          <a href="/puzzles">${say("home-puzzles")}</a><a href="/boards">${say("home-boards")}</a>
          <a href="/clubs">${say("home-clubs")}</a><a href="/plain">${say("home-plain-page")}</a>
          <a href="/api/openapi.json">${say("home-authors")}</a></nav></footer>`;
  }

  /** Play now, with friends, by a code.
   * @param {Card} card */
  start(card) {
    const about = "title" in card ? say("home-play-about", { game: card.title }) : "\u00a0";
    return html`<div class="go">
      <div class="split">
        <button type="button" class="btn main big" aria-busy=${this.busy === card.name} @click=${() => this.play(card)}>
          <span>${say("home-play")}<small>${about}</small></span></button>
        ${bots.choose(card, true, this.redraw)}
      </div>
      ${this.lesson(card)}
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      <a class="btn" href="/new/${card.name}"><span>${say("home-friends")}<small>${say("home-friends-about")}</small></span></a>
      ${this.joinForm()}
      <a class="btn" href="/meet"><span>${say("home-meet")}<small>${say("home-meet-about")}</small></span></a>
      <a class="btn" href="/duplicates"><span>${say("home-duplicates")}<small>${say("home-duplicates-about")}</small></span></a>
    </div>`;
  }

  /** The way to learn a game, for somebody who has never played it here.
   * @param {Card} card */
  lesson(card) {
    const isKnown = settings.record(`played ${card.name}`) || settings.noted(`learnt ${card.name}`);
    if (isKnown || ("guide" in card && !card.guide)) return nothing;
    return html`<p class="lesson"><a href="/learn/${card.name}">${icon("hint")}${
      "title" in card ? say("home-lesson", { game: card.title }) : "\u00a0"
    }</a></p>`;
  }
}

/** @param {OneTable} table */
const goesOn = (table) => table.status !== "over";
