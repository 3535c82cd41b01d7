// @ts-check
/** Opens a table: asks who looks and what was told so far, loads the game, and lets the frame go on from there. */
import { ask, whoAmI } from "../kit/ask.js";
import { loadLook } from "../kit/look.js";
import { openRules } from "../kit/rule.js";
import { words } from "../kit/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { Frame } from "./frame.js";

/** Shows a table and everything at it.
 * @param {HTMLElement} root @param {string} id */
export async function table(root, id) {
  render(html`<p class="wait">${words.say("table-opening")}</p>`, root);
  const me = (await whoAmI()) ?? { id: "", name: "" };
  const first = await ask(`/api/tables/${id}/events?since=0`);
  const { game, look } = await loadLook(first.table.game);
  openRules(game.name);
  new Frame(root, id, me, game, look, first).begin(first);
}
