// @ts-check
/** The games as the shell names them: enough to draw their pictures before the server has told more. */
import { patiently } from "./style.js";

/** @typedef {import("../vendor/lit-html/lit-html.js").TemplateResult} Template */
/** @typedef {{name: string, folder: string, seats: number[], picture: string}} NamedGame */

/** All games in the server's order; `picture` is the address of the module that draws it, "" where a game brings none.
 * @type {NamedGame[]} */
export const named = JSON.parse(document.getElementById("games")?.textContent || "[]");

/** The pictures of games by their names. One that does not come in time is left out: words stand beside it.
 * @param {NamedGame[]} [games] @returns {Promise<Record<string, Template>>} */
export async function loadPictures(games = named) {
  /** @type {Record<string, Template>} */
  const pictures = {};
  const addresses = new Set(games.map((game) => game.picture).filter(Boolean));
  const coming = [...addresses].map(async (address) => Object.assign(pictures, (await import(address)).pictures));
  await patiently(Promise.allSettled(coming));
  return pictures;
}
