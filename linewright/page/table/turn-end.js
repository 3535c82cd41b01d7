// @ts-check
/** Ends one's own turn where nothing else can be done, for those who want that: after a moment in which one sees why. */
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { words } from "../kit/words.js";

/** @import { Frame } from "./frame.js" */
/** @import { Scene } from "./scene.js" */

const MOMENT_MS = 1200;

/** The move that ends the turn, where it is the only one left; "" otherwise.
 * @param {Pick<Scene, "acting" | "legal" | "look" | "table">} scene */
export function onlyEnd({ acting, legal, look, table }) {
  const [text] = legal;
  return acting && legal.length === 1 && !table.question && look.endsTurn?.(text) ? text : "";
}

export class TurnEnd {
  constructor() {
    this.last = ""; // the position at which it was last due: it is done once there, also where it was refused
  }

  /** Sees after a drawing whether the turn is to be ended.
   * @param {Frame} frame */
  follow(frame) {
    if (!settings.endsTurns || !onlyEnd(frame.scene)) return;
    const position = positionOf(frame);
    if (position === this.last) return;
    this.last = position;
    setTimeout(() => {
      const text = onlyEnd(frame.scene);
      const { seat } = frame.scene;
      if (!settings.endsTurns || !text || seat === null || frame.isOut || positionOf(frame) !== position) return;
      speak(words.say("turn-ended"));
      void frame.sending.play(seat, text);
    }, MOMENT_MS);
  }
}

/** What stands for the position of a table: it is another after any move or undo.
 * @param {Frame} frame */
const positionOf = ({ following }) =>
  `${following.facts.match} ${following.history.length} ${following.history.at(-1)?.number ?? 0}`;
