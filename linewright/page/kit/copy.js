// @ts-check
/** Puts a text on the clipboard. Plain http has no clipboard for pages: then the text is selected where it stands, and the old way is tried. */

/** @param {string} text @param {HTMLElement} [place] where it stands, to be selected
 * @returns {Promise<boolean>} whether it is on the clipboard */
export async function copy(text, place) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!place) return false;
    if (place instanceof HTMLInputElement) place.select();
    else getSelection()?.selectAllChildren(place);
    return document.execCommand("copy");
  }
}
