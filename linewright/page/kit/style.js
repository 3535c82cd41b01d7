// @ts-check
/** Stylesheets that only some pages need, and the typefaces of all: what is drawn before them would jump. */

const PATIENCE = 1500; // milliseconds: typefaces that take longer are for the next visit

/** @type {Map<string, Promise<void>>} by address */
const loaded = new Map();

/** Waits until every typeface named so far is there; not for ever. */
export async function typefaces() {
  const faces = [...document.fonts].map((face) => face.load());
  await Promise.race([
    Promise.allSettled(faces),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}

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
