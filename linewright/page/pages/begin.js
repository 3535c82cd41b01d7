// @ts-check
/** Sets up a table and begins: the table's promise for the deal is noted before this browser adds its own chance. */
import { ask, beSomebody, newId } from "../kit/ask.js";
import { file } from "../kit/files.js";
import { FRAME_STYLE, games } from "../kit/look.js";
import { paces } from "../kit/paces.js";
import { settings } from "../kit/settings.js";
import { addChance, notePromise } from "../table/promises.js";

/** Sets up a table with oneself at it; gives its id.
 * @param {{game: string, seats: string[], options?: object, house?: object, access?: string}} wish @returns {Promise<string>} */
export async function setUp(wish) {
  await beSomebody();
  const { id, commit } = await ask("/api/tables", wish);
  notePromise(id, 0, commit);
  const seat = wish.seats.indexOf("me");
  if (seat >= 0) await addChance(id, 0, seat);
  return id;
}

/** Fetches what shows a game's table, so that it is there when its page asks for it.
 * @param {string} name */
async function fetchAhead(name) {
  const card = (await games()).games.find((one) => one.name === name);
  if (!card?.table) return;
  const packs = ["/page/table/table.js", "/page/table/page.js", card.table].map((module) => `/packs${module}`);
  await Promise.all([...packs, FRAME_STYLE, ...card.styles].map((path) => fetch(file(path))));
}

/** Begins at once against so many bots, and goes to the table; this browser notes that the game has been played.
 * @param {string} game @param {number} bots how many @param {string} bot which
 * @param {{at?: string, options?: Record<string, boolean | number | string>}} [how] `at` stands before the table's address */
export async function playNow(game, bots, bot, { at = "", options = {} } = {}) {
  if (!at) fetchAhead(game).catch(() => undefined); // its page asks again
  const id = await setUp({ game, seats: ["me", ...Array(bots).fill(bot)], options, house: { bot_delay: paces[settings.pace] } });
  settings.keepRecord(`played ${game}`, "yes");
  await ask(`/api/tables/${id}/start`, { id: newId() });
  location.assign(`${at}/t/${id}`);
}

/** Today, as this browser counts days: 2026-11-16. */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Does so at the table without pictures.
 * @param {string} game @param {number} bots how many @param {string} bot which */
export const playPlainly = (game, bots, bot) => playNow(game, bots, bot, { at: "/plain" });
