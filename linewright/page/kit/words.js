// @ts-check
/** Everything a player reads, from the Fluent files that the server uses too. */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { file } from "./files.js";
import { settings } from "./settings.js";

const OPEN = "\uE000"; // around the number of an argument that is drawn; never typed by anybody
const CLOSE = "\uE001";

/** @type {Map<string, FluentBundle>} by folder; "" is what all pages share */
const bundles = new Map();
/** @type {Set<string>} addresses of what is in them */
const loaded = new Set();

/** @param {string} path */
async function resource(path) {
  const answer = await fetch(file(path));
  if (!answer.ok) throw new Error(`no words at ${path}`);
  return new FluentResource(await answer.text());
}

/** Finds the message, a game's own before the shared one; an id that no file holds is written as it is.
 * @param {string} id @param {Record<string, any>} args @param {string} folder */
function written(id, args, folder) {
  const bundle = [bundles.get(folder), bundles.get("")].find((one) => one?.hasMessage(id));
  const value = bundle?.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, args, []) : id;
}

export const words = {
  /** Loads the shared words, or those of a game's folder, in the chosen language.
   * @param {string} [folder] @param {string[]} [files] where they are, if a game has more than its folder's */
  async load(folder = "", files = [`${folder}.ftl`]) {
    const { language } = settings;
    const addresses = folder ? files.map((file) => `/words/${language}/${file}`) : [`/words/${language}.ftl`];
    const missing = addresses.filter((address) => !loaded.has(address));
    const found = await Promise.all(missing.map(resource));
    const bundle = bundles.get(folder) ?? new FluentBundle(language, { useIsolating: false });
    for (const one of found) bundle.addResource(one, { allowOverrides: true });
    for (const address of missing) loaded.add(address);
    bundles.set(folder, bundle);
  },

  /** Loads the words of a part of the page that most people never open, to the shared ones.
   * @param {string} part the name of its folder */
  async loadPart(part) {
    const { language } = settings;
    const address = `/words/${language}/page/${part}.ftl`;
    if (loaded.has(address)) return;
    const found = await resource(address);
    bundles.get("")?.addResource(found, { allowOverrides: true });
    loaded.add(address);
  },

  /** Forgets all words: another language was chosen. */
  forget() {
    bundles.clear();
    loaded.clear();
  },

  /** @param {string} id @param {string} [folder] */
  has(id, folder = "") {
    return [folder, ""].some((one) => bundles.get(one)?.hasMessage(id) ?? false);
  },

  /** Writes a message.
   * @param {string} id @param {Record<string, any>} [args] @param {string} [folder] of the game whose words come first
   * @returns {string} */
  say(id, args = {}, folder = "") {
    return written(id, args, folder);
  },

  /** Writes a message in which some arguments are drawn: gives texts and drawings in their order.
   * @param {string} id @param {Record<string, any>} args @param {Record<string, (value: any) => any>} drawn by argument
   * @param {string} [folder]
   * @returns {any[]} */
  rich(id, args, drawn, folder = "") {
    /** @type {any[]} */
    const pictures = [];
    const marked = { ...args };
    for (const name of Object.keys(args)) {
      if (drawn[name]) {
        marked[name] = `${OPEN}${pictures.length}${CLOSE}`;
        pictures.push(drawn[name](args[name]));
      }
    }
    const parts = written(id, marked, folder).split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
    return parts.map((part, i) => (i % 2 ? pictures[Number(part)] : part)).filter((part) => part !== "");
  },

  /** The text with a capital letter at its beginning, behind a mark such as ¿ or „ if there is one.
   * @param {string} text */
  capital(text) {
    return text.replace(/^([¿¡„«“"(]*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toLocaleUpperCase(settings.language));
  },

  /** Joins names: "Jonas, Odile and Awl".
   * @param {string[]} names */
  list(names) {
    return new Intl.ListFormat(settings.region, { style: "long", type: "conjunction" }).format(names);
  },
};

/** Short for words.say.
 * @param {string} id @param {Record<string, any>} [args] */
export const say = (id, args) => words.say(id, args);
