// @ts-check
/** What this browser remembers: language, theme, sound, name. Nothing of it is sent anywhere. */

const KEY = "linewright";
export const LANGUAGES = ["en", "de", "es"];

/** @typedef {{language: string, theme: "" | "light" | "dark", sound: boolean, name: string, bots: Record<string, number>, notes:
 * Record<string, string>}} Settings */

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
const values = { language: liked(), theme: "", sound: true, name: "", bots: {}, notes: {}, ...kept() };
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
  get theme() {
    return values.theme;
  },
  get sound() {
    return values.sound;
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
