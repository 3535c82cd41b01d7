// @ts-check
/** What a table plays by, in words: its preset, the options that are not as usual, and the rules of the house. */
import { words } from "../kit/words.js";

/** @import { Clock, GameCard, House, OptionCard } from "../messages.d.ts" */
/** @typedef {Record<string, boolean | number | string>} Options */

const LINE_END = ";"; // between the lines of an option that is written line by line

const SLOW_SECONDS = 3600; // of a turn after which a match takes days; as the server has it

const UNITS = /** @type {const} */ ([
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
]);

export const agreed = {
  /** What an option can be with so many seats; the usual choice first.
   * @param {OptionCard} option @param {number} seats @returns {(boolean | number | string)[]} */
  choices: (option, seats) => option.at[seats] ?? option.choices,

  /** What an option is with so many seats if nobody says anything.
   * @param {OptionCard} option @param {number} seats @returns {boolean | number | string} */
  usual: (option, seats) => option.at[seats]?.[0] ?? option.default,

  /** The options that are not as usual; what the seats rule out is not among them.
   * @param {GameCard} game @param {Options} options @param {number} seats @returns {Options} */
  unusual(game, options, seats) {
    const isUnusual = (/** @type {OptionCard} */ one, /** @type {Options[string] | undefined} */ choice) =>
      choice !== undefined && choice !== this.usual(one, seats) && !this.isRuledOut(one, choice, seats);
    const others = game.options.filter((one) => isUnusual(one, options[one.name]));
    return Object.fromEntries(others.map((one) => [one.name, options[one.name]]));
  },

  /** Whether an option cannot be had with so many seats; numbers between those that are named can.
   * @param {OptionCard} option @param {boolean | number | string} choice @param {number} seats */
  isRuledOut: (option, choice, seats) => option.choices.includes(choice) && !agreed.choices(option, seats).includes(choice),

  /** The preset that is just this choice of options, if one is; lines that somebody wrote go with any.
   * @param {GameCard} game @param {Options} options @param {number} seats */
  preset(game, options, seats) {
    const isLines = (/** @type {string} */ name) => game.options.some((one) => one.name === name && one.lines);
    const written = (/** @type {Options} */ some) =>
      JSON.stringify(
        Object.entries(this.unusual(game, some, seats))
          .filter(([name]) => !isLines(name))
          .sort(),
      );
    return game.presets.find((preset) => written(preset.options) === written(options));
  },

  /** Says what an option, or one of its choices, is.
   * @param {GameCard} game @param {string} name @param {boolean | number | string} [choice] */
  option(game, name, choice) {
    const id = choice === undefined ? `option-${name}` : `option-${name}-${choice}`;
    return words.has(id, game.folder) ? words.say(id, {}, game.folder) : String(choice ?? name);
  },

  /** Says whose lines an option holds, and how many.
   * @param {GameCard} game @param {string} name @param {number} count @param {string} [host] empty: one's own */
  lines: (game, name, count, host = "") =>
    words.say(`option-${name}-lines`, { count, host, you: host ? "no" : "yes" }, game.folder),

  /** How many lines an option holds; 0: it is a choice with a name.
   * @param {OptionCard} option @param {boolean | number | string} choice */
  countLines: (option, choice) => (option.choices.includes(choice) ? 0 : String(choice).split(LINE_END).length),

  /** Says how long people may think.
   * @param {Clock} clock */
  clock(clock) {
    return clock.kind === "none"
      ? words.say("invite-told-no-clock")
      : words.say(`invite-told-${clock.kind}`, { time: this.time(clock.seconds), then: clock.then });
  },

  /** Says the rules of the house, a sentence each.
   * @param {House} house */
  house(house) {
    return [
      this.clock(house.clock),
      house.takeover
        ? words.say("invite-told-takeover", { time: this.time(house.takeover) })
        : words.say("invite-told-no-takeover"),
      words.say(house.spectators ? "invite-told-spectators" : "invite-told-no-spectators"),
      words.say(house.hints === false ? "invite-told-no-hints" : "invite-told-hints"),
    ];
  },

  /** Whether a bot stands in for whoever is away with such a clock: not where nobody counts the time, or a match takes days.
   * @param {Clock} clock */
  standsIn: ({ kind, seconds, then }) => kind !== "none" && then === "bot" && seconds <= SLOW_SECONDS,

  /** Writes seconds as people say them.
   * @param {number} seconds */
  time(seconds) {
    const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? UNITS[3];
    return words.say(`invite-${unit}`, { count: seconds / length });
  },
};
