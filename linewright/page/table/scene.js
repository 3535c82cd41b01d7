// @ts-check
/** What a game is given to draw: the same at a table, in a replay and in a lesson. docs/page.md describes it. */

import { levels } from "../kit/levels.js";
import { botName } from "../kit/look.js";
import { words } from "../kit/words.js";

/** @import { GameCard, SharedView, TableFacts, Timing } from "../messages.d.ts" */
/** @import { Manner } from "./sending.js" */

/** @typedef {Record<string, any>} Args what the words of a game are given; only the word knows of which kind each is */
/** @typedef {(word: string, args?: Args) => string} Say */
/** @typedef {[string, Args]} Told a word of the game, and its arguments */
/** @typedef {{kind: "move", number: number, seat: number | null, text: string, told: Told[], at?: number,
 *   timing?: Timing | null}} Move `at`: when, by the server's clock, at a live table; `timing` where it is a call in a race */
/** @typedef {[string, string, Args, string | null]} Offer a move, the word that says what it brings or why not, its arguments,
 * the rule
 * that forbids it */
/** @typedef {Pick<TableFacts, "status" | "match" | "winners" | "deal" | "question" | "options"> & Partial<TableFacts>} Facts of
 * a table; a
 * replay and a lesson have only those that make sense there */

/** @typedef {{text: string, why: Told[], chance?: number | null, next_best?: {text: string, chance: number} | null}} Hint a move,
 * why, and
 * where that is known the chance of winning by it and by the next best, from 0 to 1 */

/** @typedef {object} Player
 * @property {number} seat
 * @property {string} name
 * @property {string} person the id of whoever sits here; "": nobody
 * @property {boolean} you whether it is the only seat of whoever looks
 * @property {boolean} mine whether it is one of their seats
 * @property {string} bot which bot plays here; "": a person
 * @property {string} level of that bot, in words: "bot, apprentice"
 * @property {string} rank the same where there is less room: "apprentice"; "": it has no level
 * @property {boolean} resigned
 * @property {unknown} clock a template, or ""
 * @property {boolean} turn */

/** What a game gives as `table`; docs/page.md says what each is for.
 * @typedef {object} Look
 * @property {(scene: Scene) => unknown} draw
 * @property {(scene: Scene, event: KeyboardEvent) => boolean} [key]
 * @property {(scene: Scene, moves: Move[]) => void} [happened]
 * @property {(scene: Scene) => unknown} [end]
 * @property {() => Promise<void>} [prepareEnd]
 * @property {Record<string, (value: any, say: Say) => string | number>} [spoken] by argument; its kind is the word's own affair
 * @property {Record<string, (value: any, say: Say) => unknown>} [drawn] likewise
 * @property {(move: Move, number: number, scene: Scene) => unknown} [beside]
 * @property {(move: Move, say: Say, scene: Scene, memory: object) => string} [section]
 * @property {(text: string, scene: Scene) => string} [written]
 * @property {string[]} [quiet]
 * @property {(scene: Scene) => {text: string, label: string}[]} [findings]
 * @property {(text: string, scene: Scene) => string} [found]
 * @property {(scene: Scene) => Args} [winner]
 * @property {(scene: Scene) => boolean} [atTurn]
 * @property {(text: string) => boolean} [endsTurn]
 * @property {(scene: Scene) => unknown} [shared]
 * @property {(scene: Scene) => unknown} [hand]
 * @property {(scene: Scene) => string} [turn]
 * @property {boolean} [stays]
 * @property {boolean} [open]
 * @property {boolean} [together] */

/** A game says what its own are: `Scene<View, Chosen, Memory>`. What all games share does not know, and says `Scene`.
 * @template {SharedView} [View=any]
 * @template [Chosen=any]
 * @template {object} [Memory=any]
 * @typedef {object} Scene
 * @property {string} id of the table; "" in a lesson
 * @property {GameCard} game the title card
 * @property {Look} look the game's `table`
 * @property {Facts} table
 * @property {"live" | "replay" | "guide"} mode
 * @property {"table" | "room" | "phone"} place whole, on a big screen, or one's own hand on a phone
 * @property {View} view
 * @property {string[]} legal
 * @property {Offer[]} offers
 * @property {number | null} seat through whose eyes; null: a spectator
 * @property {boolean} acting whether that seat may act here and now
 * @property {number[]} mine one's own seats
 * @property {Scene<View, Chosen, Memory>[]} together where several at one screen see the table at once: a scene for each of them
 * @property {Player[]} players
 * @property {Chosen | null} chosen
 * @property {(what: Chosen | null) => void} choose
 * @property {Memory} memory
 * @property {Hint | null} hint
 * @property {string[]} [points] in a lesson: where to look
 * @property {Move[]} history all moves of this match
 * @property {(number: number) => unknown} [mark] what stands before a move in the log, by its number: a template
 * @property {Move[]} last those since one's own last turn
 * @property {number | null} beganAt when the match began, by the server's clock; null where nobody knows
 * @property {() => number} now what the server's clock shows now
 * @property {(text: string, how?: Manner) => Promise<boolean>} play
 * @property {(door: string, body: object) => Promise<any>} ask
 * @property {Say} say
 * @property {(seat: number) => string} name
 * @property {(told: string, rule: string | null) => void} refuse shows a refusal that needs no question to the server
 * @property {() => void} redraw
 * @property {Record<string, unknown>} parts templates of the frame */

/** @typedef {"game" | "look" | "id" | "mode" | "table" | "view" | "seat" | "acting" | "mine" | "players" | "memory" | "history"
 * | "last"}
 * Needed what every scene has */

/** Puts a scene together; what is not given does nothing.
 * @param {Pick<Scene, Needed> & Partial<Scene>} given @returns {Scene} */
export function makeScene(given) {
  const folder = given.game.folder;
  return {
    place: "table",
    chosen: null,
    hint: null,
    legal: [],
    offers: [],
    parts: {},
    together: [],
    beganAt: null,
    now: Date.now,
    choose: () => undefined,
    play: async () => false,
    ask: async () => null,
    refuse: () => undefined,
    redraw: () => undefined,
    say: (word, args) => words.say(word, args, folder),
    name: (seat) => (given.players[seat].you ? words.say("you") : given.players[seat].name),
    ...given,
  };
}

/** Names whoever plays at a seat.
 * @param {Partial<Player> & {seat: number, turn: boolean}} facts @param {string[]} bots at all seats @returns {Player} */
export function player(facts, bots) {
  const { seat, name = "", person = "", bot = "", you = false, mine = you, resigned = false, clock = "", turn } = facts;
  const shown = name || (person ? words.say("former-player") : bot ? botName(seat, bots) : words.say("free-seat"));
  const rank = levels.is(bot) ? words.say(`level-${bot}`) : "";
  const level = rank
    ? words.say("bot-level", { level: rank })
    : bot
      ? words.say(bot === "random" ? "bot-random" : "bot-greedy")
      : "";
  return { seat, name: shown, person, you, mine, bot, level, rank, resigned, clock, turn };
}

/** Whether a key was meant for the table, and not for a field, a dialog or the browser.
 * @param {KeyboardEvent} event */
export function isForTable(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const elsewhere =
    event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]");
  // arrows and Space belong to a choice that is in focus, letters do not
  const isLetter = event.key.length === 1 && event.key !== " ";
  return !elsewhere && (target.matches("input[type=radio]") ? isLetter : !target.closest("input, textarea, select"));
}
