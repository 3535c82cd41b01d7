// @ts-check
/** Where the files of this version of the page are: what a browser has once had from there it never asks for again. */

const { files = "" } = globalThis.document?.documentElement.dataset ?? {};

/** The address of a file, kept for ever.
 * @param {string} path such as /page/kit/page.css */
export const file = (path) => files + path;
