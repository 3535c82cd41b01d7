// @ts-check
/** Whose turn it is, for a big screen and for phones, where that is said large. */
import { words } from "../kit/words.js";

/** @import { Scene } from "./scene.js" */

/** Whose turn it is, in words; "" where it is nobody's. A game may say something else of it.
 * @param {Scene} scene @returns {string} */
export function turnWords(scene) {
  const { look, players, table } = scene;
  if (table.status === "paused") return words.say("is-paused");
  if (table.status !== "playing") return "";
  const own = look.turn?.(scene);
  if (own) return own;
  if (scene.acting && (look.atTurn?.(scene) ?? true)) return words.say("your-turn");
  const now = players.filter((one) => one.turn);
  if (!now.length) return "";
  if (now.length > 1 && now.length === players.filter((one) => !one.resigned).length) return words.say("screen-turn-all");
  return words.say("screen-turn", { who: words.list(now.map((one) => one.name)), count: now.length });
}
