// @ts-check
/** What screen readers say: two places in the shell, of which every new line is read out. */

const MOST_LINES = 3; // the last ones stay: a line that is taken away before its turn is never read

/** @param {string} id @param {string} text */
function put(id, text) {
  const place = document.getElementById(id);
  if (!place) return;
  const line = document.createElement("p"); // a new element: the same words twice are read twice
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > MOST_LINES) place.firstElementChild?.remove();
}

/** Said when there is a pause.
 * @param {string} text */
export const speak = (text) => put("spoken", text);

/** Said at once.
 * @param {string} text */
export const warn = (text) => put("warned", text);
