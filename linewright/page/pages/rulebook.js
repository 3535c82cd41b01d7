// @ts-check
/** The rulebook of a game: numbered rules, searchable, in the chosen language. */

import { bar } from "../kit/bar.js";
import { games } from "../kit/look.js";
import { book, marked } from "../kit/rule.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";

const styled = style("/page/pages/rulebook.css");

/** Folds case and accents, so that "Joker", "jóker" and "JOKER" are the same to whoever searches.
 * @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Which rules hold all that is searched for; null: nothing is.
 * @param {string} wanted @returns {((rule: {number: string, text: string}) => boolean) | null} */
function searchFor(wanted) {
  const terms = folded(wanted)
    .split(/[\s.,;:!?]+/)
    .filter(Boolean);
  const fits = (/** @type {{number: string, text: string}} */ rule) =>
    terms.every((term) => folded(`${rule.number} ${rule.number.replace("-", "")} ${rule.text}`).includes(term));
  return terms.length ? fits : null;
}

/** The field that is searched with, and how many rules were found.
 * @param {string} wanted @param {number | null} count null: nothing is searched for @param {(wanted: string) => void} search */
const searchField = (wanted, count, search) => html`<search><form
  @submit=${(/** @type {Event} */ event) => event.preventDefault()}><label for="find">${words.say("rulebook-find")}</label>
  <input class="field" id="find" type="search" autocomplete="off" .value=${wanted} @input=${(/** @type {InputEvent} */ event) =>
    search(/** @type {HTMLInputElement} */ (event.target).value)}>
  <output for="find">${count === null ? nothing : words.say("rulebook-found", { count })}</output></form></search>`;

/** A paragraph that begins in bold, as the summary and the sample turn do, is set apart; any other is what it was taken for.
 * @param {string} text @param {string} otherwise */
const kindOf = (text, otherwise) => (text.startsWith("**") ? "apart" : otherwise);

/** Shows a rulebook, or the list of all.
 * @param {HTMLElement} root @param {string | undefined} name */
export async function rulebook(root, name) {
  const [{ games: all }] = await Promise.all([games(), styled]);
  bar({ where: html`<b>${words.say("rules")}</b>`, rules: "/rules" });
  if (!name) {
    await drawList(root, all);
    return;
  }
  const game = all.find((one) => one.name === name);
  const others = html`<nav class="books" aria-label=${words.say("rulebooks")}>${all.map(
    (one) => html`<a href="/rules/${one.name}"
        aria-current=${one.name === name ? "page" : nothing}>${one.title}</a>`,
  )}</nav>`;
  const lesson = html`<div class="row-of">${
    game?.guide ? html`<a class="btn main" href="/learn/${name}">${words.say("learn")}</a>` : nothing
  }</div>`;
  const { title, find, sections } = await drawBook(root, name, {
    wanted: new URLSearchParams(location.search).get("q") ?? "",
    whole: (book, heading) => html`<main id="main" class="reading rulebook">${others}<h1>${heading}</h1>${book}</main>`,
    lesson,
  });
  document.title = `${words.say("rules")} · ${title} · Linewright`;
  const nameOf = (/** @type {string} */ heading) => heading.toLowerCase().replace(" ", "-");
  const own = sections.findIndex((section) => nameOf(section.title) === name); // where a book has several games
  const show = () => {
    if (!location.hash && own >= 0) find(`S-${own + 1}`);
    else find(location.hash.slice(1)); // it needs no decoding
  };
  addEventListener("hashchange", show);
  show();
}

/** Draws the rulebook of a game into a place, to be searched. Gives its title and sections, and what goes to a rule or a section.
 * @param {HTMLElement} place @param {string} name of the game
 * @param {{wanted?: string, lesson?: unknown, whole: (book: unknown, title: string) => unknown}} how what is searched for first,
 * what stands before the search, and what stands around it all */
export async function drawBook(place, name, { wanted = "", lesson = nothing, whole }) {
  const [{ title, about, sections }] = await Promise.all([book(name), styled]);
  const draw = () => {
    const fits = searchFor(wanted);
    const shown = sections
      .map((section, i) => ({ ...section, id: `S-${i + 1}`, rules: section.rules.filter(fits ?? (() => true)) }))
      .filter((section) => section.rules.length);
    const count = shown.reduce((sum, section) => sum + section.rules.filter((rule) => rule.number).length, 0);
    const parts = html`${about.map((paragraph) => html`<p class=${kindOf(paragraph, "lead")}>${marked(paragraph, name)}</p>`)}
      ${lesson}
      ${searchField(wanted, fits && count, (text) => {
        wanted = text;
        draw();
      })}
      <nav class="contents" aria-label=${words.say("rulebook-contents")}>${shown.map(
        (section) => html`<a
        href="#${section.id}">${section.title}</a>`,
      )}</nav>
      ${shown.map(
        (section) =>
          html`<section><h2 id=${section.id}>${section.title}</h2>${section.rules.map((rule) =>
            rule.number
              ? html`<article class="one-rule" id=${rule.number}><a class="number" href="#${rule.number}" @click=${() => {
                  if (wanted) setTimeout(() => find(rule.number));
                }}>${rule.number}</a><p>${marked(rule.text, name)}</p></article>`
              : html`<p class=${kindOf(rule.text, "aside")}>${marked(rule.text, name)}</p>`,
          )}</section>`,
      )}
      ${shown.length ? nothing : html`<p class="lead">${words.say("rulebook-nothing")}</p>`}`;
    render(whole(parts, title), place);
  };
  const find = (/** @type {string} */ id) => {
    if (wanted) {
      wanted = "";
      draw();
    }
    for (const one of place.querySelectorAll(".one-rule.here")) one.classList.remove("here");
    const found = id ? place.querySelector(`[id="${CSS.escape(id)}" i]`) : null;
    if (found?.matches(".one-rule")) found.classList.add("here");
    found?.scrollIntoView({ block: found.matches("h2") ? "start" : "center" });
  };
  draw();
  return { title, sections, find };
}

/** @param {HTMLElement} root @param {import("../messages.d.ts").GameCard[]} all */
async function drawList(root, all) {
  document.title = `${words.say("rules")} · Linewright`;
  const firsts = all.filter((one, i) => all.findIndex(({ folder }) => folder === one.folder) === i); // their games share it
  await Promise.all(firsts.map(({ folder }) => words.load(folder)));
  let wanted = new URLSearchParams(location.search).get("q") ?? "";
  /** @type {import("../messages.d.ts").Rulebook[]} in the order of `firsts`; none before somebody searches */
  let books = [];
  const found = (/** @type {(rule: {number: string, text: string}) => boolean} */ fits) =>
    books.map(({ title, sections }, i) => {
      const rules = sections.flatMap((section) => section.rules).filter((rule) => rule.number && fits(rule));
      return { title, rules, name: firsts[i].name };
    });
  const draw = () => {
    const fits = searchFor(wanted);
    const shown = fits ? found(fits).filter(({ rules }) => rules.length) : [];
    const count = shown.reduce((sum, { rules }) => sum + rules.length, 0);
    const search = async (/** @type {string} */ text) => {
      wanted = text;
      if (!books.length) books = await Promise.all(firsts.map(({ name }) => book(name)));
      draw();
    };
    render(
      html`<main id="main" class="reading rulebook"><h1>${words.say("rulebooks")}</h1>
      ${searchField(wanted, fits && count, (text) => void search(text))}
      ${shown.map(
        ({ title, rules, name }) =>
          html`<section><h2>${title}</h2>${rules.map(
            ({ number, text }) => html`<article class="one-rule"><a class="number" href="/rules/${name}#${number}">${number}</a>
            <p>${marked(text, name)}</p></article>`,
          )}</section>`,
      )}
      ${
        fits
          ? nothing
          : html`<ul class="book-list">${all.map(
              (one) => html`<li><h2><a
      href="/rules/${one.name}">${one.title}</a></h2><p>${words.say(one.about, {}, one.folder)}</p></li>`,
            )}</ul>`
      }
      ${fits && books.length && !count ? html`<p class="lead">${words.say("rulebook-nothing")}</p>` : nothing}</main>`,
      root,
    );
  };
  draw();
  if (wanted) {
    books = await Promise.all(firsts.map(({ name }) => book(name)));
    draw();
  }
}
