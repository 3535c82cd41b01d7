// @ts-check
/** The rulebook beside a game that goes on: at the edge of a wide window, over all of a narrow one. The game is never left. */
import { icon } from "../kit/icons.js";
import { words } from "../kit/words.js";
import { drawBook } from "../pages/rulebook.js";
import { html } from "../vendor/lit-html/lit-html.js";

const BESIDE = "(min-width: 1080px)"; // there is room for both

/** @type {{sheet: HTMLDialogElement, find: (id: string) => void} | null} the one that is open */
let open = null;

/** Shows the rulebook of a game, at a rule or from the beginning.
 * @param {string} game @param {string} [rule] */
export async function showBook(game, rule = "") {
  if (!open) {
    const sheet = document.createElement("dialog");
    sheet.className = "beside";
    sheet.setAttribute("aria-label", words.say("rules"));
    const close = () => sheet.close();
    const { find } = await drawBook(sheet, game, {
      whole: (book, title) => html`<header><h2>${title}</h2><button type="button" class="tool" aria-label=${words.say("close")}
        @click=${close}>${icon("close")}</button></header><div class="inside rulebook">${book}</div>`,
    });
    sheet.addEventListener("click", (event) => {
      const inside = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
      if (!inside) return;
      event.preventDefault(); // the address is the table's
      find(/** @type {string} */ (inside.getAttribute("href")).slice(1));
    });
    sheet.addEventListener("keydown", (event) => {
      event.stopPropagation(); // the keys of the table are for the table
      if (event.key === "Escape") close();
    });
    sheet.addEventListener("close", () => {
      sheet.remove();
      open = null;
    });
    document.body.append(sheet);
    if (matchMedia(BESIDE).matches) sheet.show();
    else sheet.showModal();
    open = { sheet, find };
  }
  open.find(rule);
}
