// @ts-check
/** Find a game: company for whoever waits for it, and the tables that everybody may come to. */
import { ask, beSomebody, newId, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { levels } from "../kit/levels.js";
import { botName, games } from "../kit/look.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { agreed } from "../pages/agreed.js";
import { introduce } from "../pages/introduce.js";
import { addChance } from "../table/promises.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";

/** @import { GameCard, OpenTable, Seeking, Wish } from "../messages.d.ts" */

const ASK_MS = 2000; // between questions while one waits
const LIST_MS = 4000; // between looks at the open tables
const TICK_MS = 500;
const PACES = /** @type {const} */ (["fast", "calm", "days"]);
const COMPANY = 2; // seats at least

await Promise.all([style("/page/meet/meet.css"), words.loadPart("meet")]); // whoever imports this waits for it

/** @param {HTMLElement} root */
export async function meet(root) {
  const cards = (await games()).games;
  await Promise.all([...new Set(cards.map((card) => card.folder))].map((folder) => words.load(folder)));
  bar({ where: html`<b>${say("meet-title")}</b>` });
  document.title = `${say("meet-title")} · Linewright`;
  await new Meet(root, cards).begin();
}

class Meet {
  /** @param {HTMLElement} root @param {GameCard[]} cards */
  constructor(root, cards) {
    this.root = root;
    this.cards = cards.filter((card) => (card.seats.at(-1) ?? 0) >= COMPANY);
    /** @type {Wish & {pace: (typeof PACES)[number]}} */
    this.wish = { game: "", seats: 0, pace: "calm", level: "" };
    /** @type {Seeking | null} */ this.seeking = null;
    /** @type {OpenTable[] | null} */ this.tables = null;
    this.ahead = 0; // of the server's clock before this browser's, in milliseconds
    this.refused = "";
    this.busy = false;
    this.draw = () => render(this.page(), this.root);
  }

  async begin() {
    this.draw();
    addEventListener("pagehide", () => {
      if (this.isWaiting) void fetch("/api/seek", { method: "DELETE", keepalive: true });
    });
    setInterval(() => this.isWaiting && this.draw(), TICK_MS);
    await Promise.all([this.look(), this.list()]);
  }

  get isWaiting() {
    return this.seeking?.status === "waiting";
  }

  /** The game whose bots are spoken of. */
  get card() {
    return this.cards.find((card) => card.name === this.wish.game) ?? this.cards[0];
  }

  /** What can be chosen: the numbers of seats that the game has, or any game. */
  get counts() {
    const counts = this.wish.game ? this.card.seats : this.cards.flatMap((card) => card.seats);
    return [...new Set(counts)].filter((count) => count >= COMPANY).sort((one, other) => one - other);
  }

  /** Asks the open tables now and then, as long as somebody looks. */
  async list() {
    if (!document.hidden) {
      try {
        this.tables = (await ask("/api/lobby")).tables;
        this.draw();
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // another time
      }
    }
    setTimeout(() => void this.list(), LIST_MS);
  }

  /** Asks how it stands, and again while one waits. */
  async look() {
    const me = await ask("/api/session");
    if (me.me) await this.trying(() => ask("/api/seek"));
  }

  /** Does something about the waiting, and takes in how it stands then.
   * @param {() => Promise<Seeking>} work */
  async trying(work) {
    this.refused = "";
    try {
      this.take(await work());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
      if (this.isWaiting) this.later();
    }
    this.draw();
  }

  /** @param {Seeking} told */
  take(told) {
    const wasWaiting = this.isWaiting;
    this.seeking = told;
    this.ahead = told.time - Date.now();
    if (told.status === "waiting") {
      if (!wasWaiting) speak(`${this.told(told)}. ${say("meet-bots-in", { seconds: this.secondsLeft })}`);
      this.later();
    } else if (told.status === "found" && wasWaiting) {
      speak(say("meet-found"));
      location.assign(`/t/${told.table}`);
    }
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.isWaiting && void this.trying(() => ask("/api/seek")), ASK_MS);
  }

  get secondsLeft() {
    return Math.max(0, Math.ceil(((this.seeking?.until ?? 0) - Date.now() - this.ahead) / 1000));
  }

  /** @param {SubmitEvent} event */
  async seek(event) {
    event.preventDefault();
    const name = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("name"));
    await this.trying(async () => {
      await introduce(name.value);
      const wish = { ...this.wish, level: levels.last(this.card) };
      const told = await ask("/api/seek", wish);
      if (told.status === "found") this.seeking = { ...told, status: "waiting" }; // somebody was waiting already
      return told;
    });
  }

  /** Sits down at a table, and goes there.
   * @param {OpenTable} table */
  async sit(table) {
    if (this.busy) return;
    this.busy = true;
    this.refused = "";
    try {
      await beSomebody();
      const seat = table.seats.findIndex((one) => !one.name && !one.bot);
      await ask(`/api/tables/${table.id}/seats`, { seat, id: newId() });
      await addChance(table.id, 0, seat);
      location.assign(`/t/${table.id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
      this.busy = false;
      this.draw();
    }
  }

  page() {
    return html`<main id="main" class="meet">
      <header><h1>${say("meet-title")}</h1><p class="lead">${say("meet-about")}</p></header>
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      <div class="columns">
        <section class="seek" aria-labelledby="seek-h"><h2 id="seek-h">${say("meet-seek")}</h2>
          ${this.isWaiting && this.seeking ? this.waiting(this.seeking) : this.form()}</section>
        <section class="open-tables" aria-labelledby="open-h"><h2 id="open-h">${say("meet-open")}</h2>
          ${this.openTables()}</section>
      </div></main>`;
  }

  form() {
    const { wish, card, counts } = this;
    const choose = (/** @type {Partial<Wish>} */ change) => {
      this.wish = { ...this.wish, ...change };
      if (!this.counts.includes(this.wish.seats)) this.wish.seats = 0;
      this.draw();
    };
    const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
    const level = levels.choose(card, levels.last(card), say("meet-level"), this.draw);
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.seek(event)}>
      <label class="named"><span>${say("invite-name")}</span><input class="field" name="name" maxlength="40"
        autocomplete="nickname" value=${settings.name} placeholder=${say("guest")}></label>
      <label class="named"><span>${say("meet-game")}</span><select class="field" name="game"
        @change=${(/** @type {Event} */ event) => choose({ game: value(event) })}>
        <option value="" .selected=${live(!wish.game)}>${say("meet-any-game")}</option>
        ${this.cards.map(
          (one) => html`<option value=${one.name} .selected=${live(one.name === wish.game)}>${one.title}</option>`,
        )}
      </select></label>
      <label class="named"><span>${say("invite-how-many")}</span><select class="field" name="seats"
        @change=${(/** @type {Event} */ event) => choose({ seats: Number(value(event)) })}>
        <option value="0" .selected=${live(!wish.seats)}>${say("meet-any-number")}</option>
        ${counts.map((count) => html`<option value=${count} .selected=${live(count === wish.seats)}>${count}</option>`)}
      </select></label>
      <fieldset class="pick"><legend>${say("meet-pace")}</legend>${PACES.map(
        (pace) => html`<label><input type="radio" name="pace" value=${pace} .checked=${live(pace === wish.pace)}
          @change=${() => choose({ pace })}><span>${say(`meet-pace-${pace}`)}</span></label>`,
      )}</fieldset>
      ${level ? html`<div class="named"><span aria-hidden="true">${say("meet-level")}</span>${level}</div>` : nothing}
      <button type="submit" class="btn main big"><span>${say("meet-go")}<small>${say("meet-go-about")}</small></span></button>
    </form>`;
  }

  /** What one waits for, in a sentence.
   * @param {Seeking} seeking */
  told({ wish }) {
    const game = this.cards.find((card) => card.name === wish?.game)?.title ?? say("meet-any-game");
    const seats = wish?.seats ? say("meet-seats", { count: wish.seats }) : say("meet-any-number");
    return say("meet-waiting", { game, seats, pace: say(`meet-pace-${wish?.pace}`) });
  }

  /** @param {Seeking} seeking */
  waiting(seeking) {
    return html`<div class="waiting" role="group" aria-label=${say("meet-seek")}><p>${this.told(seeking)}</p>
      <p>${say("meet-others", { count: seeking.others })}</p>
      <p class="bots-in" aria-hidden="true">${say("meet-bots-in", { seconds: this.secondsLeft })}</p>
      <div class="row-of"><button type="button" class="btn main"
          @click=${() => this.trying(() => ask("/api/seek/bots", {}))}>${say("meet-bots-now")}</button>
        <button type="button" class="btn"
          @click=${() => this.trying(() => ask("/api/seek", {}, "DELETE"))}>${say("meet-stop")}</button>
      </div></div>`;
  }

  openTables() {
    const { tables, cards } = this;
    const open = html`<a class="btn" href="/new/${cards[0].name}?listed=1">${say("meet-open-own")}</a>`;
    if (!tables?.length) return html`<p class="none" aria-busy=${!tables}>${tables ? say("meet-none") : "\u00a0"}</p>${open}`;
    return html`<ul>${tables.map((table) => this.row(table))}</ul>${open}`;
  }

  /** @param {OpenTable} table */
  row(table) {
    const card = this.cards.find((one) => one.name === table.game);
    const bots = table.seats.map((one) => one.bot);
    const there = table.seats.map((one, seat) => one.name || (one.bot && botName(seat, bots))).filter(Boolean);
    const facts = [
      table.club ? say("meet-club", { name: table.club }) : "",
      there.length ? say("meet-there", { names: words.list(there) }) : "",
      say("meet-free", { count: table.free }),
      agreed.clock(table.clock),
    ].filter(Boolean);
    const title = card?.title ?? table.game;
    return html`<li><b>${title}</b><span>${facts.join(" ")}</span>
      <button type="button" class="btn small" aria-label="${say("lobby-sit")}: ${title}, ${table.host || say("lobby-host")}"
        @click=${() => this.sit(table)}>${say("lobby-sit")}</button></li>`;
  }
}
