// @ts-check
/** Loads a stylesheet that only some pages need; resolves when it is there. */

/** @type {Map<string, Promise<void>>} by address */
const loaded = new Map();

/** @param {string} address @returns {Promise<void>} */
export function style(address) {
  let one = loaded.get(address);
  if (!one) {
    one = new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = link.onerror = () => resolve(); // a page without its style is better than none
      document.head.append(link);
    });
    loaded.set(address, one);
  }
  return one;
}
