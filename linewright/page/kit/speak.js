// @ts-check
/** What screen readers say: two places in the shell that are read out when they change. */

/** @param {string} id @param {string} text */
function put(id, text) {
  const place = document.getElementById(id);
  if (!place) return;
  const line = document.createElement("p"); // a new element: the same words twice are read twice
  line.textContent = text;
  place.replaceChildren(line);
}

/** Said when there is a pause.
 * @param {string} text */
export const speak = (text) => put("spoken", text);

/** Said at once.
 * @param {string} text */
export const warn = (text) => put("warned", text);
