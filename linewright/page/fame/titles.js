// @ts-check
/** The games, and what each is called where there is little room. */
import { games } from "../kit/look.js";
import { shortTitle } from "../pages/tiles.js";

/** @import { GameCard } from "../messages.d.ts" */

/** The title cards of all games. */
export const loadCards = async () => (await games()).games;

/** @param {GameCard[]} cards @param {string} name of a game; one that is gone is called by it */
export function titleOf(cards, name) {
  const card = cards.find((one) => one.name === name);
  return card ? shortTitle(card, cards) : name;
}
