// @ts-check
/** Rule numbers that open their rule. */
import { html } from "../vendor/lit-html/lit-html.js";
import { ask } from "./ask.js";
import { dialog } from "./dialog.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import { Rulebook } from "../messages.d.ts" */

const NUMBER = /\b([A-Z]{2}-\d+)\b/;

/** @type {Map<string, Promise<Rulebook>>} by address */
const books = new Map();

/** The rulebook of a game in the chosen language.
 * @param {string} game @returns {Promise<Rulebook>} */
export function book(game) {
  const address = /** @type {const} */ (`/api/games/${game}/rules/${settings.language}`);
  if (!books.has(address))
    books.set(
      address,
      ask(address).catch((error) => {
        books.delete(address);
        throw error;
      }),
    );
  return /** @type {Promise<Rulebook>} */ (books.get(address));
}

/** A rule number to press.
 * @param {string | null | undefined} number @param {string} game */
export const rule = (number, game) => (number ? html`<a class="rule-no" href="/rules/${game}#${number}">${number}</a>` : "");

/** Draws the little Markdown there is in rules: bold, italics, code, and rule numbers.
 * @param {string} text @param {string} game */
export function marked(text, game) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+\b)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return NUMBER.test(part) && part.length < 8 ? rule(part, game) : part;
  });
}

/** Shows a rule above the page.
 * @param {string} number @param {string} game */
export async function showRule(number, game) {
  const { sections } = await book(game);
  for (const section of sections) {
    const found = section.rules.find((one) => one.number === number);
    if (found) {
      dialog(
        `${number} · ${section.title}`,
        () => html`<p class="rule-text">${marked(found.text, game)}</p>
        <p><a class="btn small" href="/rules/${game}#${number}">${say("whole-rulebook")}</a></p>`,
        { kind: "rule" },
      );
      return;
    }
  }
  location.assign(`/rules/${game}`);
}

/** Lets every rule number on a page open its rule; with a key pressed it opens as any link.
 * @param {string} game */
export function openRules(game) {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a.rule-no") : null;
    const number = link?.textContent?.match(NUMBER)?.[1];
    if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.querySelector("dialog.rule")?.remove();
    showRule(number, game).catch(() => location.assign(`/rules/${game}#${number}`));
  });
}
