// @ts-check
/** One duplicate: its deals, how one played them, how the others did, and the ranking. */
import { ask, beSomebody, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { copyButton, shareButton } from "../kit/copy.js";
import { sure } from "../kit/dialog.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { games } from "../kit/look.js";
import { paces } from "../kit/paces.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { say } from "../kit/words.js";
import { introduce } from "../pages/introduce.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { factsOf, figureOf, gameTitle, percentBelow, percentOf, signed, titleOf, untilOf, wentOf } from "./telling.js";

/** @import { BoardFacts, BoardLine, DuplicateFacts, GameCard, Rank } from "../messages.d.ts" */

const LOOK_MS = 5000; // until it is asked again whether bots have played a deal that nobody else has

/** @param {HTMLElement} root @param {string} id */
export async function one(root, id) {
  const [facts, { games: cards }] = await Promise.all([ask(`/api/duplicates/${id}`), games()]);
  await new One(root, facts, cards).begin();
}

class One {
  /** @param {HTMLElement} root @param {DuplicateFacts} facts @param {GameCard[]} cards */
  constructor(root, facts, cards) {
    this.root = root;
    this.facts = facts;
    this.cards = cards;
    /** @type {Map<number, BoardLine[]>} how deals went for everybody, as far as one has looked */
    this.lines = new Map();
    this.refused = "";
    this.busy = false;
    this.draw = () => render(this.page(), this.root);
  }

  async begin() {
    settings.listen(this.draw);
    addEventListener("pageshow", (event) => {
      if (event.persisted) void this.look(); // back from a table
    });
    this.draw();
    this.lookAgain();
  }

  get path() {
    return `/api/duplicates/${this.facts.card.id}`;
  }

  get game() {
    return gameTitle(this.cards, this.facts.card.game);
  }

  /** Asks again, where bots are still to play a deal. */
  lookAgain() {
    const isAlone = this.facts.boards.some((deal) => deal.progress === "over" && !deal.compared);
    if (isAlone && this.facts.card.style === "bots") setTimeout(() => void this.look(), LOOK_MS);
  }

  async look() {
    if (!document.hidden) {
      try {
        this.facts = await ask(this.path);
        this.busy = false;
        for (const number of this.lines.keys()) await this.open(number);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // another time
      }
      this.draw();
    }
    this.lookAgain();
  }

  /** Does something about the duplicate, and takes in how it stands then.
   * @param {() => Promise<DuplicateFacts | void>} work */
  async trying(work) {
    if (this.busy) return;
    this.refused = "";
    this.busy = true;
    this.draw();
    try {
      const told = await work();
      if (told) this.facts = told;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
      if (error.code === "duplicate-closed") this.facts = await ask(this.path);
    }
    this.busy = false;
    this.draw();
  }

  /** Goes to the table of a deal.
   * @param {number} number */
  play(number) {
    return this.trying(async () => {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById("dup-name-field"));
      await (field ? introduce(field.value) : beSomebody());
      const { table } = await ask(`${this.path}/deals/${number}`, { bot_delay: paces[settings.pace] });
      settings.keepRecord(`played ${this.facts.card.game}`, "yes");
      location.assign(`/t/${table}`);
    });
  }

  /** Shows how a deal went for everybody.
   * @param {number} number */
  async open(number) {
    try {
      const { lines } = await ask(`${this.path}/deals/${number}`);
      this.lines.set(number, lines);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
    }
    this.draw();
  }

  /** @param {number} team */
  join(team) {
    return this.trying(async () => {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById("dup-name-field"));
      await (field ? introduce(field.value) : beSomebody());
      const told = await ask(`${this.path}/team`, { team });
      speak(say("dup-team-yours"));
      return told;
    });
  }

  async close() {
    if (!(await sure(say("dup-close"), say("dup-close-sure"), say("dup-close")))) return;
    await this.trying(() => ask(`${this.path}/close`, {}));
  }

  page() {
    const { card } = this.facts;
    const title = titleOf(card, this.game);
    bar({ where: html`<b>${title}</b>`, rules: `/rules/${card.game}` });
    document.title = `${title} · Linewright`;
    return html`<main id="main" class="duplicate">
      <p class="way"><a href="/duplicates">${icon("back")}${say("dup-back")}</a></p>
      <header><div><h1>${title}</h1>
        <p class="lead">${[title.includes(this.game) ? "" : this.game, factsOf(card)].filter(Boolean).join(", ")}${
          card.host ? `, ${say("dup-by", { host: card.host })}` : ""
        }. ${untilOf(card)}</p>
        ${card.open ? html`<p class="quiet">${say("dup-one-try")}</p>` : nothing}</div>
        ${card.done ? figureOf(card) : nothing}</header>
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      ${card.style === "pairs" ? html`${this.nameField()}${this.teams()}` : nothing}
      <div class="columns"><section aria-labelledby="deals-h"><h2 id="deals-h">${say("dup-deals-title")}</h2>
          ${card.style === "pairs" ? nothing : this.nameField()}
          <ol class="deals">${this.facts.boards.map((deal) => this.deal(deal))}</ol></section>
        ${
          card.style === "pairs"
            ? nothing
            : html`<section aria-labelledby="ranking-h"><h2 id="ranking-h">${say("dup-ranking")}</h2>${this.ranking()}</section>`
        }</div>
      ${card.open && !card.day ? this.share(title) : nothing}
      ${this.fair()}
      ${
        this.facts.you_host && card.open
          ? html`<p class="end-it"><button type="button" class="btn" ?disabled=${this.busy}
              @click=${() => this.close()}>${say("dup-close")}</button></p>`
          : nothing
      }</main>`;
  }

  /** Asks a guest for a name, where others will read it. */
  nameField() {
    const { card, boards } = this.facts;
    if (settings.name || card.day || !card.open || boards.some((deal) => deal.progress !== "new")) return nothing;
    return html`<label class="named"><span>${say("invite-name")}</span><input class="field" id="dup-name-field" maxlength="40"
      autocomplete="nickname" placeholder=${say("guest")}></label>`;
  }

  /** The next deal to play; -1: none. */
  get next() {
    const { card, boards } = this.facts;
    const deal = boards.find((one) => one.progress === "playing") ?? boards.find((one) => one.progress === "new");
    return card.open && deal ? deal.number : -1;
  }

  /** Whether one may begin: in teams once all four are there.
   * @returns {boolean} */
  get mayBegin() {
    const { card, teams, team } = this.facts;
    return card.style !== "pairs" || (team >= 0 && teams.every((one) => one.names.length === 2));
  }

  /** @param {BoardFacts} deal */
  deal(deal) {
    const { card, points } = this.facts;
    const number = deal.number + 1;
    const lines = this.lines.get(deal.number);
    const isKnown = deal.progress === "over" || !card.open;
    const state =
      deal.progress === "over"
        ? wentOf(deal, points)
        : say(deal.progress === "playing" ? "dup-deal-playing" : card.open ? "dup-deal-new" : "dup-deal-missed");
    const label = say(deal.progress === "playing" ? "dup-deal-resume" : "dup-deal-play", { number });
    return html`<li class=${deal.progress}><div class="head"><h3>${say("dup-deal", { number })}</h3>
        <p>${state}</p>
        ${
          deal.progress === "over"
            ? html`<b class="share">${deal.percent === null ? "" : percentOf(deal.percent)}</b>`
            : card.open && this.mayBegin
              ? html`<button type="button" class="btn ${deal.number === this.next ? "main" : ""}" ?disabled=${this.busy}
                  @click=${() => this.play(deal.number)}>${label}</button>`
              : nothing
        }</div>
      ${
        isKnown
          ? html`<details @toggle=${(/** @type {Event} */ event) => {
              if (/** @type {HTMLDetailsElement} */ (event.target).open && !lines) void this.open(deal.number);
            }}><summary>${icon("down")}${say("dup-show-deal", { number })}</summary>
              ${deal.progress === "over" ? html`<p class="quiet">${say("dup-compared", { count: deal.compared })}</p>` : nothing}
              ${lines?.length ? this.table(lines) : nothing}</details>`
          : nothing
      }</li>`;
  }

  /** Who somebody is, in a table.
   * @param {BoardLine | Rank} line */
  who(line) {
    if (line.bot) return html`${levels.title(line.bot)} <small>${say("dup-bot")}</small>`;
    if (line.you) return html`<strong>${line.name || settings.name || say("dup-you")}</strong> <small>${say("dup-you")}</small>`;
    return line.name || say("dup-somebody");
  }

  /** How a deal went for everybody.
   * @param {BoardLine[]} lines */
  table(lines) {
    const { points } = this.facts;
    const hasReplay = lines.some((line) => line.table);
    return html`<div class="wide" tabindex="0" role="group" aria-label=${say("dup-column-game")}><table><thead><tr>
        <th scope="col">${say("dup-who")}</th><th scope="col">${say("dup-column-game")}</th>
        <th scope="col" class="n">${say("dup-column-percent")}</th>
        ${hasReplay ? html`<th scope="col"><span class="said">${say("dup-column-replay")}</span></th>` : nothing}</tr></thead>
      <tbody>${lines.map(
        (line) => html`<tr class=${line.you ? "you" : ""}><th scope="row">${this.who(line)}</th>
          <td>${wentOf(line, points)}</td>
          <td class="n">${percentBelow(line.percent)}</td>
          ${
            hasReplay
              ? html`<td class="n">${
                  line.table
                    ? html`<a class="see" href="/t/${line.table}/replay" aria-label=${say("dup-replay-of", {
                        name: line.name || say("dup-somebody"),
                      })} title=${say("dup-replay")}>${icon("play")}</a>`
                    : nothing
                }</td>`
              : nothing
          }</tr>`,
      )}</tbody></table></div>`;
  }

  ranking() {
    const { ranking, card, boards, points } = this.facts;
    if (!ranking.length) return html`<p class="quiet">${say(card.open ? "dup-ranking-none" : "dup-people", { count: 0 })}</p>`;
    const known = card.open ? boards.filter((deal) => deal.progress === "over").length : boards.length;
    const isAll = known === boards.length;
    const hasPoints = points && ranking.some((line) => line.difference !== null);
    return html`<p class="quiet">${isAll ? say("dup-ranking-all") : say("dup-ranking-some", { count: known })}</p>
      <div class="wide" tabindex="0" role="group" aria-label=${say("dup-ranking")}><table><thead><tr>
        <th scope="col" class="n">${say("dup-column-place")}</th><th scope="col">${say("dup-who")}</th>
        <th scope="col" class="n">${say("dup-column-percent")}</th>
        ${hasPoints ? html`<th scope="col" class="n">${say("dup-column-difference")}</th>` : nothing}</tr></thead>
      <tbody>${ranking.map(
        (line) => html`<tr class=${line.you ? "you" : ""}><td class="n">${line.place || "–"}</td>
          <th scope="row">${this.who(line)}${
            line.boards < known ? html` <small>${say("dup-done-of", { done: line.boards, count: known })}</small>` : nothing
          }</th><td class="n">${percentBelow(line.percent)}</td>
          ${hasPoints ? html`<td class="n">${signed(line.difference, 1)}</td>` : nothing}</tr>`,
      )}</tbody></table></div>
      <p class="quiet">${say("dup-percent-about")} ${hasPoints ? say("dup-difference-about") : nothing}</p>`;
  }

  teams() {
    const { teams, team, card, boards, points } = this.facts;
    const hasBegun = boards.some((deal) => deal.progress !== "new");
    const isComplete = teams.every((one) => one.names.length === 2);
    return html`<section class="pairs" aria-label=${say("dup-teams-of-two")}>${teams.map((one, number) => {
      const isFull = one.names.length === 2;
      return html`<div class=${number === team ? "own" : ""}><h2>${say("dup-team", { number: number + 1 })}${
        number === team ? html` <small>${say("dup-team-yours")}</small>` : nothing
      }</h2>
        <ul>${[0, 1].map((place) => html`<li>${one.names[place] ?? html`<em>${say("dup-team-free")}</em>`}</li>`)}</ul>
        ${
          one.percent === null
            ? nothing
            : html`<p class="figure"><b>${percentOf(one.percent)}</b>${
                points && one.difference !== null ? html`<span>${signed(one.difference)}</span>` : nothing
              }</p>`
        }
        ${
          card.open && number !== team && !isFull && !hasBegun
            ? html`<button type="button" class="btn" ?disabled=${this.busy}
                @click=${() => this.join(number)}>${say("dup-team-join", { number: number + 1 })}</button>`
            : nothing
        }</div>`;
    })}${isComplete ? nothing : html`<p class="quiet">${say("dup-team-waiting")}</p>`}</section>`;
  }

  /** @param {string} title */
  share(title) {
    const url = location.href.split("#")[0];
    const how = { before: "copy", after: "lobby-copied", redraw: this.draw };
    const copying = copyButton(url, () => document.getElementById("dup-link"), how);
    return html`<section class="invite-them" aria-labelledby="share-h"><h2 id="share-h">${say("dup-share")}</h2>
      <p>${say("dup-share-about")}</p>
      <div class="row-of"><code id="dup-link">${url}</code>${copying}${shareButton(title, url)}</div></section>`;
  }

  /** What every deal comes from. */
  fair() {
    const { boards } = this.facts;
    const short = (/** @type {string} */ text) => `${text.slice(0, 8)} … ${text.slice(-8)}`;
    const told = (/** @type {string} */ word, /** @type {string} */ text) =>
      html`<dd>${say(word)} <code title=${text}>${short(text)}</code></dd>`;
    return html`<details class="fair"><summary>${icon("down")}${say("dup-fair")}</summary><p>${say("dup-fair-about")}</p>
      <dl>${boards.map(
        (deal) => html`<div><dt>${say("dup-deal", { number: deal.number + 1 })}</dt>
          ${told("dup-fingerprint", deal.commit)}
          ${deal.secret ? told("dup-secret", deal.secret) : nothing}</div>`,
      )}</dl></details>`;
  }
}
