// @ts-check
/** Stylesheets that only some pages need, and the typefaces of all: what is drawn before them would jump. */

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

/** Loads a stylesheet with its typefaces; resolves when they are there.
 * @param {string} address @returns {Promise<void>} */
export function style(address) {
  let one = loaded.get(address);
  if (!one) {
    one = new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => resolve(typefaces());
      link.onerror = () => resolve(); // a page without its style is better than none
      document.head.append(link);
    });
    loaded.set(address, one);
  }
  return one;
}
