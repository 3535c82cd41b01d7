// @ts-check
/** Stylesheets that only some pages need, and the typefaces of all: what is drawn before them would jump. */
import { file } from "./files.js";

const PATIENCE_MS = 1500; // what takes longer is for the next visit, or comes when it comes

/** @type {Map<string, Promise<void>>} by address */
const loaded = new Map();

/** Waits for something, but not for ever.
 * @param {Promise<unknown>} coming */
export async function patiently(coming) {
  await Promise.race([
    coming,
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
}

/** Waits until every typeface named so far is there. */
export const typefaces = () => patiently(Promise.allSettled([...document.fonts].map((face) => face.load())));

/** Loads a stylesheet with its typefaces, if it did not come with the shell; resolves when they are there.
 * @param {string} address @returns {Promise<void>} */
export function style(address) {
  let one = loaded.get(address);
  if (!one) {
    one = new Promise((resolve) => {
      const href = file(address);
      const known = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[rel=stylesheet][href="${href}"]`));
      if (known?.sheet) return resolve(typefaces()); // it came with the shell
      const link = known ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.addEventListener("load", () => resolve(typefaces()));
      link.addEventListener("error", () => resolve()); // a page without its style is better than none
      if (!known) document.head.append(link);
    });
    loaded.set(address, one);
  }
  return one;
}
