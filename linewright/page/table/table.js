// @ts-check
/** Opens a table: asks who looks and what was told so far, loads the game, and lets the frame go on from there. */
import { whoAmI } from "../kit/ask.js";
import { games, loadLook } from "../kit/look.js";
import { openRules } from "../kit/rule.js";
import { words } from "../kit/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { Frame } from "./frame.js";
import { news } from "./live.js";

/** How a table can be shown, each loaded when it is.
 * @type {Record<"table" | "room" | "phone", () => Promise<import("./frame.js").Place>>} */
const PLACES = {
  table: async () => (await import("./page.js")).wholeTable,
  room: async () => (await import("./room.js")).bigScreen,
  phone: async () => (await import("./hand.js")).ownHand,
};

/** Shows a table and everything at it.
 * @param {HTMLElement} root @param {string} id @param {"table" | "room" | "phone"} [name] of the place it is shown at */
export async function table(root, id, name = "table") {
  render(html`<p class="wait">${words.say("table-opening")}</p>`, root);
  document.documentElement.dataset.place = name;
  const coming = PLACES[name]();
  const told = news(id, 0, name === "room");
  games().catch(() => undefined); // will be asked for, once it is known which game it is
  const [who, first] = await Promise.all([whoAmI(), told]);
  const me = who ?? { id: "", name: "" };
  const [{ game, look }, place] = await Promise.all([loadLook(first.table.game, id), coming]);
  openRules(game.name);
  keepBeside(game.name);
  new Frame(root, id, me, game, look, first, place).begin(first);
}

/** Has every link on this page to the rulebook of the game open it beside the game; with a key pressed it opens as any link.
 * @param {string} game */
function keepBeside(game) {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const [address, rule] = link?.getAttribute("href")?.split("#") ?? [];
    if (address !== `/rules/${game}`) return;
    event.preventDefault();
    for (const sheet of document.querySelectorAll("dialog:not(.beside)")) /** @type {HTMLDialogElement} */ (sheet).close();
    import("./beside.js")
      .then(({ showBook }) => showBook(game, rule))
      .catch(() => location.assign(/** @type {HTMLAnchorElement} */ (link).href));
  });
}
