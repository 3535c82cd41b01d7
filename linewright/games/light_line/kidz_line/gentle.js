// @ts-check
/** What a child does with the card: turn it, try it, place it; and the gentle answer where it does not fit. */
import { isStill, time } from "../../../page/kit/fly.js";
import { sound } from "../../../page/kit/sound.js";
import { speak } from "../../../page/kit/speak.js";
import { words } from "../../../page/kit/words.js";
import { layout } from "../layout.js";
import { colourName } from "../tubes.js";
import { places } from "./places.js";

/** @import { Notes } from "../../../page/kit/sound.js" */
/** @import { At } from "../camera.js" */
/** @import { Scene } from "./scene.d.ts" */

const AGAIN_MS = 1800; // in which a place says that the card does not fit

/** @type {Record<string, Notes>} */
const SOUNDS = {
  turned: [
    [420, 0, 0.07, 0.05, "triangle"],
    [560, 0.06, 0.09, 0.05, "triangle"],
  ],
  tried: [[494, 0, 0.12, 0.07, "sine"]],
  again: [
    [330, 0, 0.18, 0.07, "sine"],
    [277, 0.15, 0.26, 0.06, "sine"],
  ],
  under: [
    [300, 0, 0.12, 0.08, "triangle"],
    [220, 0.1, 0.2, 0.07, "triangle"],
  ],
};
/** @type {Record<string, number>} hertz */
const NOTES = { B: 523, R: 659, G: 784, Y: 880, K: 392 };

/** Says which lines end somewhere: "red and blue".
 * @param {Scene} scene @param {{colour: string}[]} ends */
const colours = ({ say }, ends) => words.list([...new Set(ends.map(({ colour }) => colourName(colour, say)))]);

export const gentle = {
  /** Turns the card; where it is tried it stays only if it fits there too.
   * @param {Scene} scene */
  turn(scene) {
    const held = places.held(scene);
    if (!scene.acting || !held) return;
    const turned = !held.turned;
    const stays = held.at && places.at(scene, held.at, turned);
    sound(SOUNDS.turned);
    scene.choose({ ...held, turned, at: stays ? held.at : null });
    if (!isStill())
      document
        .querySelector(".kidz .up .card")
        ?.animate([{ rotate: "-180deg" }, { rotate: "0deg" }], { duration: time("--t-turn"), easing: "ease-out" });
    if (held.at && !stays) gentle.lookAgain(scene, held.at, turned);
    else speak(scene.say("kidz-turned", { count: places.shown(scene, turned).length }));
  },

  /** Tries the card at a place; a second time places it there.
   * @param {Scene} scene @param {At} cell */
  press(scene, cell) {
    const held = places.held(scene);
    if (!scene.acting || !held) return;
    const place = places.at(scene, cell, held.turned);
    if (!place) {
      gentle.lookAgain(scene, cell, held.turned);
    } else if (held.at && layout.isSame(held.at, cell)) {
      void gentle.place(scene);
    } else {
      gentle.forget(scene);
      sound(SOUNDS.tried);
      scene.choose({ ...held, at: { column: cell.column, row: cell.row } });
      speak(scene.say("kidz-tried", { colours: colours(scene, place.lines) }));
    }
  },

  /** Places the card where it is tried.
   * @param {Scene} scene */
  async place(scene) {
    const held = places.held(scene);
    const place = held?.at && places.at(scene, held.at, held.turned);
    if (place) await gentle.play(scene, place.text);
  },

  /** Places the card at once, or answers that it does not fit: it was dragged there.
   * @param {Scene} scene @param {At} cell */
  async drop(scene, cell) {
    const held = places.held(scene);
    if (!scene.acting || !held) return;
    const place = places.at(scene, cell, held.turned);
    if (place) await gentle.play(scene, place.text);
    else gentle.lookAgain(scene, cell, held.turned);
  },

  /** Whether the card may be put under the pile.
   * @param {Scene} scene */
  mayPutUnder: (scene) => scene.acting && scene.legal.includes("under"),

  /** @param {Scene} scene */
  async putUnder(scene) {
    if (!gentle.mayPutUnder(scene)) return;
    sound(SOUNDS.under);
    await gentle.play(scene, "under");
  },

  /** @param {Scene} scene @param {string} text */
  async play(scene, text) {
    gentle.forget(scene);
    scene.memory.hadFocus = Boolean(document.activeElement?.matches(".kidz :focus-visible"));
    await scene.play(text);
  },

  /** Lets go of the place where the card is tried; true if there was one.
   * @param {Scene} scene */
  letGo(scene) {
    const held = places.held(scene);
    if (!held?.at) return false;
    scene.choose({ ...held, at: null });
    speak(scene.say("kidz-back"));
    return true;
  },

  /** The card lies there for a moment and wobbles, and the lines that end there light up: look again.
   * @param {Scene} scene @param {At} cell @param {boolean} turned */
  lookAgain(scene, { column, row }, turned) {
    const { memory, view } = scene;
    if (view.card === null) return;
    clearTimeout(memory.forgetting);
    memory.again = { column, row, card: view.card, turned };
    memory.forgetting = setTimeout(() => {
      memory.again = null;
      scene.redraw();
    }, AGAIN_MS);
    sound(SOUNDS.again);
    scene.redraw();
    const ends = places.loose(scene, { column, row });
    speak(scene.say("kidz-again", { count: ends.length, colours: colours(scene, ends) }));
  },

  /** @param {Scene} scene */
  forget({ memory }) {
    clearTimeout(memory.forgetting);
    memory.again = null;
  },

  /** Rings the notes of the lines that have grown.
   * @param {{colour: string}[]} lines */
  ring(lines) {
    const notes = [...new Set(lines.map(({ colour }) => NOTES[colour]))].sort((one, two) => one - two);
    sound(notes.map((hertz, i) => [hertz, 0.1 + i * 0.1, 0.5, 0.08, "sine"]));
  },
};
