// @ts-check
/** Short sounds, made by the browser as they are needed: wood, paper, a small bell. Nothing is loaded. */
import { settings } from "./settings.js";

/** @typedef {[number, number, number, number, OscillatorType][]} Notes each: hertz, when it begins, how long it rings (seconds),
 * how
 * loud, and its wave */

/** @type {Record<string, Notes>} */
const SOUNDS = {
  choose: [[520, 0, 0.05, 0.05, "triangle"]],
  place: [
    [190, 0, 0.09, 0.22, "sine"],
    [380, 0, 0.03, 0.08, "square"],
  ],
  take: [
    [300, 0, 0.07, 0.12, "triangle"],
    [240, 0.05, 0.08, 0.1, "triangle"],
  ],
  turn: [
    [660, 0, 0.18, 0.09, "sine"],
    [880, 0.11, 0.26, 0.08, "sine"],
  ],
  refused: [
    [150, 0, 0.14, 0.12, "triangle"],
    [120, 0.09, 0.18, 0.1, "triangle"],
  ],
  win: [
    [523, 0, 0.2, 0.1, "sine"],
    [659, 0.15, 0.2, 0.1, "sine"],
    [784, 0.3, 0.2, 0.1, "sine"],
    [1047, 0.45, 0.6, 0.12, "sine"],
  ],
  over: [
    [440, 0, 0.25, 0.09, "sine"],
    [330, 0.2, 0.4, 0.09, "sine"],
  ],
  chat: [[990, 0, 0.06, 0.05, "sine"]],
  sat: [
    [392, 0, 0.16, 0.09, "triangle"],
    [587, 0.12, 0.24, 0.09, "triangle"],
  ],
};

/** @type {AudioContext | null} */
let context = null;

/** Plays a sound, unless sounds are off. Browsers allow it only after something was pressed.
 * @param {"choose" | "place" | "take" | "turn" | "refused" | "win" | "over" | "chat" | "sat" | Notes} what one of ours, or a
 * game's own */
export function sound(what) {
  const notes = typeof what === "string" ? SOUNDS[what] : what;
  const share = (settings.volume / 100) ** 2; // of the full loudness: ears hear the square as even steps
  if (!settings.sound || !share || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, begins, rings, loud, wave] of notes) {
    const at = context.currentTime + begins;
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud * share, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001 * share, at + rings);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + rings + 0.02);
  }
}
