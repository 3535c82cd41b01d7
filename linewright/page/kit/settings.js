// @ts-check
/** What this browser remembers: language, theme, sound, how one plays, name, what was written for an option. Nothing of it is
 * sent anywhere. */

const KEY = "linewright";
export const LANGUAGES = ["en", "de", "es"];

/** @typedef {{language: string, theme: "" | "light" | "dark", sound: boolean, volume: number, pace: "calm" | "usual" | "fast",
 * endsTurns: boolean, confirms: boolean, drags: boolean, name: string, bots: Record<string, number>, choices: Record<string,
 * Record<string, boolean | number | string>>, levels: Record<string, string>, notes: Record<string, string>, lines:
 * Record<string, string>, records: Record<string, string>}} Settings `volume` is from 0 to 100 */

/** @returns {Partial<Settings>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // no storage, or nonsense in it
  }
}

/** The language the browser likes best of ours; the shell was asked for with the same wishes. */
function liked() {
  const wishes = navigator.languages?.length ? navigator.languages : [document.documentElement.lang];
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish)) ?? "en";
}

/** @type {Settings} */
const values = {
  language: liked(),
  theme: "",
  sound: true,
  volume: 100,
  pace: "usual",
  endsTurns: false,
  confirms: false,
  drags: true,
  name: "",
  bots: {},
  choices: {},
  levels: {},
  notes: {},
  lines: {},
  records: {},
  ...kept(),
};
if (!LANGUAGES.includes(values.language)) values.language = "en";

/** @type {Set<() => void>} */
const listeners = new Set();

/** Takes over what other windows have kept meanwhile; one's language stays: its words are loaded. */
function refresh() {
  const { language } = values;
  Object.assign(values, kept(), { language });
}

addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  refresh();
  dress();
  for (const listener of listeners) listener();
});

/** Settings as they are; `set` keeps one and tells who listens. */
export const settings = {
  get language() {
    return values.language;
  },
  /** The language as dates, numbers and lists are written in it: without a country, English would write those of the USA. */
  get region() {
    return values.language === "en" ? "en-GB" : values.language;
  },
  get theme() {
    return values.theme;
  },
  get sound() {
    return values.sound;
  },
  get volume() {
    return values.volume;
  },
  /** How fast bots move at tables begun with one click. */
  get pace() {
    return values.pace;
  },
  /** Whether one's turn is ended where nothing else can be done. */
  get endsTurns() {
    return values.endsTurns;
  },
  /** Whether a move is shown and asked about before it is made. */
  get confirms() {
    return values.confirms;
  },
  /** Whether cards can be dragged with mouse or pen. */
  get drags() {
    return values.drags;
  },
  get name() {
    return values.name;
  },

  /** How many bots were last wished for in a game.
   * @param {string} game */
  botsFor(game) {
    return values.bots[game];
  },

  /** @param {string} game @param {number} count */
  keepBots(game, count) {
    refresh();
    this.set("bots", { ...values.bots, [game]: count });
  },

  /** What was last chosen of a game's options for playing at once.
   * @param {string} game */
  choicesFor(game) {
    return values.choices[game] ?? {};
  },

  /** @param {string} game @param {Record<string, boolean | number | string>} choices */
  keepChoices(game, choices) {
    refresh();
    this.set("choices", { ...values.choices, [game]: choices });
  },

  /** How strong bots were last wished for in a game.
   * @param {string} game @returns {string | undefined} */
  levelFor(game) {
    return values.levels[game];
  },

  /** @param {string} game @param {string} level */
  keepLevel(game, level) {
    refresh();
    this.set("levels", { ...values.levels, [game]: level });
  },

  /** What was noted under a name: promises of deals, lessons done.
   * @param {string} name */
  noted(name) {
    return values.notes[name] ?? "";
  },

  /** Notes something; the oldest of many are let go.
   * @param {string} name @param {string} text */
  note(name, text) {
    refresh();
    const others = Object.entries(values.notes)
      .filter(([other]) => other !== name)
      .slice(-99);
    this.set("notes", Object.fromEntries([...others, [name, text]]));
  },

  /** What was last written, line by line, for an option; all games of a folder share it.
   * @param {string} folder @param {string} option */
  linesFor(folder, option) {
    return values.lines[`${folder}/${option}`] ?? "";
  },

  /** @param {string} folder @param {string} option @param {string} text empty: forgets it */
  keepLines(folder, option, text) {
    refresh();
    const { [`${folder}/${option}`]: _, ...others } = values.lines;
    this.set("lines", text ? { ...others, [`${folder}/${option}`]: text } : others);
  },

  /** What this browser has achieved, by name; unlike notes it is never let go.
   * @param {string} name */
  record(name) {
    return values.records[name] ?? "";
  },

  /** Whether any game has been played here. */
  get hasPlayed() {
    return Object.keys(values.records).some((name) => name.startsWith("played "));
  },

  /** @param {string} name @param {string} text */
  keepRecord(name, text) {
    refresh();
    this.set("records", { ...values.records, [name]: text });
  },

  /** @template {keyof Settings} K
   * @param {K} name @param {Settings[K]} value */
  set(name, value) {
    refresh();
    values[name] = value;
    try {
      const chosen = name === "language" ? undefined : kept().language; // another window may have chosen one
      const language = chosen ?? values.language;
      localStorage.setItem(KEY, JSON.stringify({ ...values, language }));
    } catch {
      // a private window: remembered until it is closed
    }
    for (const listener of listeners) listener();
  },

  /** @param {() => void} listener */
  listen(listener) {
    listeners.add(listener);
  },
};

/** Put theme and language on the document. */
export function dress() {
  const root = document.documentElement;
  root.lang = values.language;
  if (values.theme) root.dataset.theme = values.theme;
  else delete root.dataset.theme;
}
