// @ts-check
/** Runs modules that came several in one answer: each once, after those it imports. The server puts it before the first pack. */

/** @typedef {Record<string, any>} Exports */
/** @typedef {{imports: string[], make: (...imported: Exports[]) => Promise<Exports>}} Source */

{
  const { files = "" } = document.documentElement.dataset; // where the files of this version are

  /** @type {Map<string, Source>} by address */
  const sources = new Map();
  /** @type {Map<string, Promise<Exports>>} by address */
  const made = new Map();

  /** Keeps a module until somebody imports it; one that came before stays.
   * @param {string} address @param {string[]} imports @param {Source["make"]} make */
  const put = (address, imports, make) => void (sources.has(address) || sources.set(address, { imports, make }));

  /** Makes a module, or has the browser do so where it came in no pack.
   * @param {string} address @returns {Promise<Exports>} */
  async function make(address) {
    if (!sources.has(address)) await import(`${files}/packs${address}`);
    const source = sources.get(address);
    if (!source) return import(`${files}${address}`);
    return source.make(...(await Promise.all(source.imports.map(get))));
  }

  /** What a module exports; what could not be had is asked for again.
   * @param {string} address @returns {Promise<Exports>} */
  function get(address) {
    const known = made.get(address);
    if (known) return known;
    const one = make(address);
    made.set(address, one);
    one.catch(() => made.delete(address));
    return one;
  }

  /** Imports as the module at an address does.
   * @param {string} address */
  const from = (address) => (/** @type {string} */ wish) => get(new URL(wish, location.origin + address).pathname);

  Object.assign(globalThis, { linewright: { put, from } });
}
