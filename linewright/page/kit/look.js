// @ts-check
/** How a game looks and is touched: its title card, its words, its `table.js` and `table.css`. */
import { ask, Refused } from "./ask.js";
import { levels } from "./levels.js";
import { style } from "./style.js";
import { words } from "./words.js";

/** @import { GameCard, Games } from "../messages.d.ts" */
/** @import { Look } from "../table/scene.js" */

/** @type {Promise<Games> | undefined} */
let cards;

/** What can be played, and which bots there are.
 * @returns {Promise<Games>} */
export function games() {
  cards ??= /** @type {Promise<Games>} */ (ask("/api/games")).catch((error) => {
    cards = undefined;
    throw error;
  });
  return cards;
}

/** What every table has around the game's own drawing. */
export const FRAME_STYLE = "/page/table/frame.css";

const OWN_BOTS = ["random", "greedy", "greedy-1"]; // besides the levels

/** Names the bot at a seat: ours after the tools of a wright, others by their own names. bots/names.py does the same.
 * @param {number} seat @param {string[]} bots at all seats */
export function botName(seat, bots) {
  const bot = bots[seat];
  if (OWN_BOTS.includes(bot) || levels.is(bot)) return words.say("bot-tool", { seat });
  return bots.filter((other) => other === bot).length > 1 ? `${bot} ${seat + 1}` : bot;
}

/** The title card of a game; throws Refused where there is no such game, or it has no table in the browser yet.
 * @param {string} name */
export async function findGame(name) {
  const game = (await games()).games.find((one) => one.name === name);
  if (!game) throw new Refused({ code: "no-such-page", word: "no-such-page", args: {} });
  if (!game.page) throw new Refused({ code: "no-table-yet", word: "no-table-yet", args: { game: game.title } });
  return game;
}

/** Loads everything of a game; throws Refused as `findGame` does.
 * @param {string} name @param {string} [table] where it is played: on the plain page, if there is no other
 * @returns {Promise<{game: GameCard, look: Look}>} */
export async function loadLook(name, table = "") {
  const game = await findGame(name).catch((error) => {
    if (!table || !(error instanceof Refused) || error.code !== "no-table-yet") throw error;
    location.replace(`/plain/t/${table}`);
    return new Promise(() => undefined);
  });
  const [module] = await Promise.all([
    import(game.table),
    words.load(game.folder, game.words),
    style(FRAME_STYLE),
    ...game.styles.map(style),
  ]);
  document.documentElement.dataset.game = game.name; // not before: one style without the others would make the page jump
  return { game, look: module.table };
}
