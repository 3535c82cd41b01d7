// @ts-check
/** Makes somebody of whoever sits down, under the name they give. */
import { ask, beSomebody } from "../kit/ask.js";
import { settings } from "../kit/settings.js";

/** @param {string} name empty: as before, or a guest
 * @returns {Promise<{id: string, name: string}>} */
export async function introduce(name) {
  const wanted = name.trim();
  if (wanted) settings.set("name", wanted);
  const me = await beSomebody();
  return wanted && me.name !== wanted ? ask("/api/me", { name: wanted }) : me;
}
