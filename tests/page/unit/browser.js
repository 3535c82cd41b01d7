// @ts-check
/** As much of a browser as the page's modules ask for when they are loaded, and a way to read what they draw. Import it first. */

/** @type {Map<string, string>} */
const kept = new Map();
const element = { lang: "en", dataset: {}, content: {}, append: () => undefined, setAttribute: () => undefined };

/** @type {Record<string, unknown>} */
const browser = {
  document: {
    documentElement: element,
    createTreeWalker: () => ({}), // lit asks for both of these when it is loaded
    createComment: () => ({}),
    createElement: () => element,
    querySelector: () => null,
  },
  navigator: { languages: ["en-GB"] },
  localStorage: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void kept.set(name, text),
  },
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true });

/** Serves words: the shared ones under "", those of a game under its folder.
 * @param {Record<string, string>} words */
export function serveWords(words) {
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path) => {
      const folder = /^\/words\/[a-z]+\/(\w+)\.ftl$/.exec(path)?.[1] ?? "";
      return { ok: folder in words, text: async () => words[folder] };
    }
  );
}

/** What a template comes to: its markup with everything filled in, events and properties as they are written.
 * @param {any} drawn a template, a text, or a list of them @returns {string} */
export function markupOf(drawn) {
  if (drawn === null || drawn === undefined || typeof drawn === "symbol") return ""; // `nothing` is a symbol
  if (typeof drawn === "function") return "";
  if (Array.isArray(drawn)) return drawn.map(markupOf).join("");
  if (drawn.strings) {
    const { strings, values } = drawn;
    return strings.map((/** @type {string} */ text, /** @type {number} */ i) => text + markupOf(values[i])).join("");
  }
  if ("_$litDirective$" in Object(drawn)) return markupOf(listOf(drawn.values));
  return String(drawn);
}

/** What a directive draws: `repeat(items, key, template)` every item, others their first value.
 * @param {any[]} values */
const listOf = (values) => (typeof values.at(-1) === "function" ? values[0].map(values.at(-1)) : values[0]);

/** What a template reads like: the words without the markup.
 * @param {any} drawn */
export const textOf = (drawn) =>
  markupOf(drawn)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
