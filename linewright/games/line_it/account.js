// @ts-check
/** Adds up what was told of a match: every completed line, jackpot and token of every seat. */

/** @import { Scene } from "./scene.d.ts" */

/** @typedef {{cards: string[], numbers: number, kept: number, bet: number}} Line  bet: what the token is worth, 0 without one */
/** @typedef {{colour: string, cards: number}} Jackpot */
/** @typedef {object} Account
 * @property {Line[]} lines
 * @property {Jackpot[]} jackpots
 * @property {number[]} tokens what each is worth
 * @property {number} kept cards of the lines
 * @property {number} won cards of the jackpots
 * @property {number} bets sum of the tokens
 * @property {boolean} isSure whether all this agrees with the view */

/** @type {Record<string, number>} */
const SIGN = { "told-complete": 0, "told-complete-won": 1, "told-complete-lost": -1 };

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);

/** An account for every seat; `isSure` says that it agrees with the view.
 * @param {Scene} scene @returns {Account[]} */
export function account(scene) {
  /** @type {Account[]} */
  const accounts = scene.view.seats.map(() => ({ lines: [], jackpots: [], tokens: [], kept: 0, won: 0, bets: 0, isSure: false }));
  for (const move of scene.history) {
    for (const [word, args] of move.told) {
      const own = accounts[args.seat];
      if (own && word in SIGN) {
        const bet = SIGN[word] * (args.stake ?? 0);
        own.lines.push({ cards: args.line ? args.line.split(" ") : [], numbers: args.numbers, kept: args.kept, bet });
        if (bet) own.tokens.push(bet);
      } else if (own && word === "told-jackpot") {
        own.jackpots.push({ colour: args.colour, cards: args.cards });
      }
    }
  }
  accounts.forEach((own, seat) => {
    const seen = scene.view.seats[seat];
    own.kept = sum(own.lines.map((line) => line.kept));
    own.won = sum(own.jackpots.map((jackpot) => jackpot.cards));
    own.bets = sum(own.tokens);
    own.isSure = own.kept + own.won === seen.stack && own.bets === seen.tokens;
  });
  return accounts;
}
