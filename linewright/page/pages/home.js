// @ts-check
/** What can be played, at once or with friends, and one's own tables. */

import { ask, newId, Refused, whoAmI } from "../kit/ask.js";
import { copy } from "../kit/copy.js";
import { dialog } from "../kit/dialog.js";
import { icon } from "../kit/icons.js";
import { botName, games } from "../kit/look.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { playNow, setUp } from "./begin.js";
import { pictures } from "./pictures.js";

/** @typedef {{name: string, folder: string, title: string, about: string, seats: number[], usual_seats: number, minutes: number, page: boolean, guide: boolean, prints: boolean}} GameCard */
/** @typedef {{id: string, game: string, status: string, names: string[], bots: string[], turn: boolean, moves: number}} OneTable */
/** @typedef {{table: string, match: number, game: string, ended: number, scores: number[], winners: number[], seats: number[]}} OneResult */

const FIRST = { game: "line-it", bots: 3 }; // what the large button plays unless told otherwise
const COPIED = 2000; // milliseconds for which a button says so
const TABLE_LINK = /\/t\/([\w-]+)/;
const ALONE = ["line-it", "sequence"];
const UNTOLD = Object.keys(pictures).map((name) => /** @type {GameCard} */ ({ name, folder: ALONE.includes(name) ? name : "" })); // until the server has told more

const styled = style("/page/pages/home.css");

/** Draws the page and goes on drawing as answers come in.
 * @param {HTMLElement} root */
export async function home(root) {
  await styled;
  document.title = "Linewright";
  /** @type {GameCard[] | null} */
  let told = null;
  /** @type {{me: string, tables: OneTable[], results: OneResult[]} | null} */
  let mine = null;
  let opened = ""; // the game whose actions are shown
  let busy = "";
  let refused = ""; // why a game could not begin
  let codeRefused = "";
  let away = ""; // why nothing can be told about the games

  const redraw = () => render(page(), root);

  async function askGames() {
    away = "";
    try {
      told = (await games()).games;
      const strange = /** @type {GameCard[]} */ (told).filter((card) => !words.has(`home-about-${card.name}`));
      await Promise.all(strange.map((card) => words.load(card.folder)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      away = error.told();
    }
    redraw();
  }

  async function askMine() {
    try {
      const me = await whoAmI();
      const { tables, results } = me ? await ask("/api/me/tables") : { tables: [], results: [] };
      mine = { me: me?.name ?? "", tables: tables.filter((/** @type {OneTable} */ table) => table.status !== "over"), results };
    } catch {
      mine = { me: "", tables: [], results: [] }; // nobody to ask
    }
    settings.note("own tables", String(mine.tables.length));
    redraw();
  }

  /** @param {GameCard} card */
  async function play(card) {
    if (busy) return;
    busy = card.name;
    refused = "";
    redraw();
    try {
      await (card.page === false ? playPlainly(card) : playNow(card.name, botsFor(card)));
    } catch (error) {
      busy = "";
      refused = error instanceof Refused ? error.told() : say("page-broken");
      redraw();
    }
  }

  /** @param {SubmitEvent} event */
  async function join(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("code"));
    const link = field.value.match(TABLE_LINK);
    if (link) return location.assign(`/t/${link[1]}`);
    const code = field.value.replace(/[^\p{L}\d]/gu, "").toUpperCase();
    try {
      if (code.length < 4 || code.length > 12) codeRefused = say(code ? "home-code-length" : "home-code-missing");
      else return location.assign(`/t/${(await ask("/api/join", { code })).id}`);
    } catch (error) {
      codeRefused = error instanceof Refused ? error.told() : say("page-broken");
    }
    redraw();
    field.focus();
    field.select();
  }

  /** @param {string} name */
  function toggle(name) {
    opened = opened === name ? "" : name;
    redraw();
  }

  document.addEventListener("click", (event) => {
    if (opened && event.target instanceof Element && event.target.isConnected && !event.target.closest(".game.open, dialog"))
      toggle(opened);
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !opened) return;
    const name = opened;
    toggle(name);
    document.getElementById(`game-${name}`)?.focus();
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    busy = ""; // back from a table
    void askMine();
  });

  const page = () => {
    const cards = told ?? UNTOLD;
    const alone = cards.filter((card) => cards.every((other) => other === card || other.folder !== card.folder));
    const folders = [...new Set(cards.filter((card) => !alone.includes(card)).map((card) => card.folder))];
    return html`<main id="main" class="home" ?aria-busy=${!told && !away}>
      <section class="start" aria-labelledby="hello">
        <h1 id="hello">${say("home-title", { count: cards.length })}</h1>
        ${start(cards)}
        ${ownTables()}
      </section>
      <section class="games" aria-label=${say("home-games")}>
        ${away ? html`<div class="refusal" role="alert"><p>${away} ${say("home-away")}</p><button type="button" class="btn small" @click=${askGames}>${say("again")}</button></div>` : nothing}
        <div class="alone">${alone.map((card) => tile(card, card.title, 2))}</div>
        ${folders.map((folder) => family(cards.filter((card) => card.folder === folder)))}
      </section></main>
      <footer class="foot-bar"><p>${say("home-promise")}</p>
        <nav aria-label=${say("home-more")}><a href="/rules">${say("rules")}</a><a href="/plain">${say("home-plain-page")}</a><a href="/api/openapi.json">${say("home-authors")}</a></nav></footer>`;
  };

  /** Play now, with friends, by a code.
   * @param {GameCard[]} cards */
  function start(cards) {
    const card = cards.find((one) => one.name === FIRST.game && one.page !== false) ?? cards[0];
    return html`<div class="go">
      <div class="split">
        <button type="button" class="btn main big" aria-busy=${busy === card.name} @click=${() => play(card)}>
          <span>${say("home-play")}<small>${card.title ? say("home-play-about", { game: card.title }) : "\u00a0"}</small></span></button>
        ${chooseBots(card)}
      </div>
      ${refused ? html`<p class="refusal" role="alert">${refused}</p>` : nothing}
      <a class="btn" href="/new/${card.name}"><span>${say("home-friends")}<small>${say("home-friends-about")}</small></span></a>
      <form class="join" novalidate @submit=${join}>
        <label for="code">${say("home-code")}</label>
        <div><input id="code" name="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="K7QFAN"
          aria-invalid=${codeRefused ? "true" : nothing} aria-describedby=${codeRefused ? "code-refused" : nothing}
          @input=${() => {
            if (codeRefused) {
              codeRefused = "";
              redraw();
            }
          }}><button type="submit" class="btn">${say("home-join")}</button></div>
        ${codeRefused ? html`<p id="code-refused" class="no" role="alert">${codeRefused}</p>` : nothing}
      </form></div>`;
  }

  /** @param {GameCard} card */
  const botsFor = (card) =>
    settings.botsFor(card.name) ?? (card.name === FIRST.game || !card.usual_seats ? FIRST.bots : card.usual_seats - 1);

  /** @param {GameCard} card */
  function chooseBots(card) {
    const counts = (card.seats ?? [botsFor(card) + 1]).map((seats) => seats - 1).filter((bots) => bots > 0);
    if (!counts.length) return nothing;
    return html`<label class="bots"><span class="said">${say("home-bots")}</span>
      <select @change=${(/** @type {Event} */ event) => {
        settings.keepBots(card.name, Number(/** @type {HTMLSelectElement} */ (event.target).value));
        redraw();
      }}>
        ${counts.map((bots) => html`<option value=${bots} .selected=${bots === botsFor(card)}>${say("home-bots-count", { bots })}</option>`)}</select>${icon("down")}</label>`;
  }

  // One's own tables

  function ownTables() {
    if (!mine) {
      const rows = Number(settings.noted("own tables") || 0);
      if (!rows) return nothing;
      return html`<section class="mine" aria-hidden="true"><h2>${say("home-mine")}</h2><ul>${Array.from({ length: rows }, () => html`<li class="blank"></li>`)}</ul></section>`;
    }
    if (!mine.tables.length && !mine.results.length) return nothing;
    return html`<section class="mine" aria-labelledby="mine-h"><h2 id="mine-h">${say("home-mine")}</h2>
      ${mine.tables.length ? html`<ul>${mine.tables.map(ownTable)}</ul>` : html`<p class="none">${say("home-none")}</p>`}
      ${mine.results.length ? html`<details><summary>${icon("down")}${say("home-finished", { count: mine.results.length })}</summary><ul>${mine.results.map(result)}</ul></details>` : nothing}
    </section>`;
  }

  /** @param {string} name */
  const titled = (name) => {
    const title = told?.find((card) => card.name === name)?.title ?? name;
    return title.slice(title.lastIndexOf("! ") + 1).trim();
  };

  /** @param {OneTable} table */
  function ownTable(table) {
    const status =
      table.status !== "playing"
        ? html`<em>${say(`home-status-${table.status}`)}</em>`
        : table.turn
          ? html`<em class="now">${say("home-your-turn")}</em>`
          : html`<em>${say("home-others-turn")}</em>`;
    const plain = told?.find((card) => card.name === table.game)?.page === false ? "/plain" : "";
    return html`<li><a href="${plain}/t/${table.id}"><b>${titled(table.game)}</b><span>${company(table, mine?.me ?? "")}</span>${status}</a></li>`;
  }

  /** @param {OneResult} match */
  function result(match) {
    const won = match.winners.some((seat) => match.seats.includes(seat));
    const own = match.seats.map((seat) => match.scores[seat]);
    const others = match.scores.filter((_, seat) => !match.seats.includes(seat));
    const day = new Date(match.ended).toLocaleDateString(settings.language, { day: "numeric", month: "short", year: "numeric" });
    const word = won
      ? match.winners.length > match.seats.length
        ? "home-shared"
        : "home-won"
      : match.winners.length
        ? "home-lost"
        : "home-drawn";
    return html`<li><a href="/t/${match.table}/replay?match=${match.match}"><b>${titled(match.game)}</b>
      <span>${say("home-result", { own: own.join(" + "), others: words.list(others.map(String)), count: others.length, day })}</span><em class=${won ? "won" : ""}>${say(word)}</em></a></li>`;
  }

  // The games

  /** Games that share a folder: one set of cards.
   * @param {GameCard[]} cards */
  function family(cards) {
    const title = shared(cards.map((card) => card.title ?? ""));
    return html`<section class="lights" aria-labelledby="family-${cards[0].folder}">
      <header><h2 id="family-${cards[0].folder}">${title || blank(8)}</h2><p>${say("home-family", { count: cards.length })}</p></header>
      <ul>${cards.map((card) => html`<li>${tile(card, card.title?.slice(title.length).trim(), 3)}</li>`)}</ul></section>`;
  }

  /** A game: its picture, what it is, and what can be done. The heading is the button that shows the actions; a pointer sees them at once.
   * @param {GameCard} card @param {string} title @param {2 | 3} level */
  function tile(card, title, level) {
    const { name } = card;
    const isOpen = opened === name;
    const label = card.title
      ? html`<button type="button" id="game-${name}" aria-expanded=${isOpen} aria-controls="acts-${name}" @click=${() => toggle(name)}>${title}${icon("down")}</button>`
      : blank(7);
    return html`<article class="game ${name} ${isOpen ? "open" : ""}">
      <div class="art">${pictures[name] ?? nothing}</div>
      <div class="txt">${level === 2 ? html`<h2>${label}</h2>` : html`<h3>${label}</h3>`}
        <p class="who">${card.seats ? say(level === 2 ? "home-who" : "home-who-short", facts(card)) : blank(10)}</p>
        <p class="say">${words.has(`home-about-${name}`) ? say(`home-about-${name}`) : card.about ? words.say(card.about, {}, card.folder) : nothing}</p></div>
      ${card.title ? html`<div class="acts" id="acts-${name}" role="group" aria-label=${title}>${card.page === false ? elsewhere(card, title) : here(card)}</div>` : nothing}
    </article>`;
  }

  /** What can be done with a game that has a table in the browser.
   * @param {GameCard} card */
  const here = (card) => html`
    <div class="split"><button type="button" class="btn main" aria-busy=${busy === card.name} @click=${() => play(card)}>${say("home-play")}</button>${chooseBots(card)}</div>
    <div class="links">
      ${card.seats.at(-1) === 1 ? nothing : html`<a href="/new/${card.name}">${icon("people")}${say("home-friends")}</a>`}
      ${card.guide === false ? nothing : html`<a href="/learn/${card.name}">${icon("hint")}${say("home-learn")}</a>`}
      <a href="/rules/${card.name}">${icon("book")}${say("rules")}</a></div>`;

  /** What can be done with a game that has none yet.
   * @param {GameCard} card @param {string} title */
  const elsewhere = (card, title) => html`<div class="links">
      <button type="button" @click=${() => play(card)}>${icon("play")}${say("home-plain")}</button>
      <a href="/rules/${card.name}">${icon("book")}${say("rules")}</a>
      <button type="button" aria-haspopup="dialog" @click=${() => showCommands(card, title)}>${icon("log")}${say(card.prints ? "home-paper" : "home-terminal")}</button></div>`;

  redraw();
  await Promise.all([askGames(), askMine()]);
}

/** Plays at once on the table without pictures.
 * @param {GameCard} card */
async function playPlainly(card) {
  const id = await setUp({ game: card.name, seats: ["me", ...Array(card.usual_seats - 1).fill("greedy")] });
  await ask(`/api/tables/${id}/start`, { id: newId() });
  location.assign(`/plain/t/${id}`);
}

/** Space that words will take.
 * @param {number} length in letters */
const blank = (length) => html`<span class="blank" aria-hidden="true">${"\u2007".repeat(length)}</span>`;

/** @param {GameCard} card */
const facts = (card) => ({ least: card.seats[0], most: card.seats.at(-1), minutes: card.minutes });

/** What all titles begin with, in whole words.
 * @param {string[]} titles */
function shared(titles) {
  let length = 0;
  while (titles.every((title) => title[length] && title[length] === titles[0][length])) length += 1;
  return titles[0].slice(0, titles[0].lastIndexOf(" ", length)).trim();
}

/** With whom one plays, and how far it is.
 * @param {OneTable} table @param {string} me */
function company(table, me) {
  const own = table.names.indexOf(me);
  const names = table.names
    .map((name, seat) => name || (table.bots[seat] && botName(seat)))
    .filter((name, seat) => name && seat !== own);
  const shown =
    names.length > 4
      ? say("home-with-many", { count: names.length })
      : names.length
        ? say("home-with", { names: words.list(names) })
        : "";
  return [shown, table.status === "open" ? "" : say("home-moves", { count: table.moves })].filter(Boolean).join(", ") || "\u00a0";
}

/** Shows what to type for a game in the terminal, and to print its cards.
 * @param {GameCard} card @param {string} title */
function showCommands(card, title) {
  let copied = "";
  const line = (/** @type {string} */ text) => html`<div class="command"><code>${text}</code>
    <button type="button" class="btn small" @click=${async (/** @type {Event} */ event) => {
      const code = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.currentTarget).previousElementSibling);
      if (!(await copy(text, code))) return;
      copied = text;
      speak(say("home-copied"));
      shown.redraw();
      setTimeout(() => {
        copied = "";
        shown.redraw();
      }, COPIED);
    }}>${icon(copied === text ? "check" : "copy")}${say(copied === text ? "home-copied" : "home-copy")}</button></div>`;
  const shown = dialog(
    title,
    () => html`<section class="way"><h3>${say("home-terminal")}</h3><p>${say("home-terminal-about")}</p>${line(`./play ${card.name}`)}</section>
    ${card.prints ? html`<section class="way"><h3>${say("home-print")}</h3><p>${say("home-print-about")}</p>${line("./play print light-line --out deck.pdf")}</section>` : nothing}`,
  );
}
