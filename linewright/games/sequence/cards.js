// @ts-check
/** Cards and markers as the page shows them: small pictures out of the sprite, and how they are read. */
import { html } from "../../page/vendor/lit-html/lit-html.js";

/** The colour of a team's marker; it names pictures and styles, people read `team-A`.
 * @type {Record<string, string>} */
const COLOURS = { A: "blue", B: "green", C: "red" };

/** @param {string} kind @param {string} id */
const picture = (kind, id) => html`<svg class=${kind} aria-hidden="true"><use href="#sq-${id}"></use></svg>`;

/** @param {string} card */
const ink = (card) => ("HD".includes(card[1]) ? "red-ink" : "black-ink");

export const cards = {
  picture,
  /** @param {string} team */
  colour: (team) => COLOURS[team],
  /** A team's marker alone, beside words.
   * @param {string} team */
  marker: (team) => picture("ic", `i-${COLOURS[team]}`),
  /** How many eyes a jack has; other cards have none that count.
   * @param {string} card */
  eyes: (card) => (card[0] !== "J" ? 0 : "DC".includes(card[1]) ? 2 : 1),
  /** @param {string} card @param {number} [count] */
  eyesOf: (card, count = cards.eyes(card)) => Array.from({ length: count }, () => picture("ey", "eye")),
  /** A card as it lies on a discard pile: rank and suit.
   * @param {string} card */
  small: (card) => html`${picture(`rr ${ink(card)}`, `r${card[0]}`)}${picture(`ss ${ink(card)}`, `s${card[1]}`)}`,
  /** A card in running text: what it is called, and its suit.
   * @param {string} card @param {(id: string, args?: object) => string} say */
  inText: (card, say) => html`<span class="named">${cards.name(card, say)}${picture(`suit ${ink(card)}`, `s${card[1]}`)}</span>`,
  /** @param {string} card @param {(id: string, args?: object) => string} say */
  name: (card, say) => say("card-name", { rank: card[0], suit: card[1] }),
};
