// @ts-check
/** Trying and placing: the card in hand is tried somewhere, turned, paid for and placed (LL-12). What fits where, and what it
 * brings, is read from the offers. */
import { speak } from "../../../page/kit/speak.js";
import { words } from "../../../page/kit/words.js";
import { showCell } from "../board.js";
import { colourName } from "../tubes.js";

/** @import { Args } from "../../../page/table/scene.js" */
/** @import { At } from "../camera.js" */
/** @import { Place, Placement, Scene } from "./scene.d.ts" */

/** @type {WeakMap<object, Place[]>} by the list of offers */
const read = new WeakMap();

/** Reads the text of a placement: "place 17 2,-1 turned".
 * @param {string} text */
function readPlacement(text) {
  const [, card, cell, turned] = text.split(" ");
  const [column, row] = cell.split(",").map(Number);
  return { card, column, row, turned: turned === "turned" };
}

/** @param {At} one @param {At | null | undefined} other */
const isSame = (one, other) => one.column === other?.column && one.row === other.row;

/** Every cell for the card in hand, the best first, each with its ways round; a way that needs no turning wins a tie.
 * @param {Scene} scene @returns {Place[]} */
function placesOf(scene) {
  if (!scene.acting || scene.view.phase !== "placing") return [];
  let places = read.get(scene.offers);
  if (!places) {
    places = [];
    for (const [text, word, args, rule] of scene.offers) {
      if (word !== "offer-place" || rule || !scene.legal.includes(text)) continue;
      const { points, lines, takes, paid } = args;
      const placement = /** @type {Placement} */ ({ text, ...readPlacement(text), points, lines, takes, paid });
      const place = places.find((one) => isSame(one, placement));
      if (place) place.ways.push(placement);
      else places.push({ column: placement.column, row: placement.row, ways: [placement] });
    }
    for (const { ways } of places) ways.sort((one, two) => two.points - one.points || Number(one.turned) - Number(two.turned));
    places.sort((one, two) => two.ways[0].points - one.ways[0].points || one.row - two.row || one.column - two.column);
    read.set(scene.offers, places);
  }
  return places;
}

/** Whether the card in hand is held upside down.
 * @param {Scene} scene */
const isHeldTurned = ({ memory, view }) => view.hand !== null && memory.turned === view.hand;

/** The way round in which a card goes to a place: the better one, and of two that are as good the one it is held in.
 * @param {Scene} scene @param {Place} place */
function wayTo(scene, { ways }) {
  return ways.find((way) => way.points === ways[0].points && way.turned === isHeldTurned(scene)) ?? ways[0];
}

/** @param {Scene} scene @param {At | null | undefined} cell */
const placeAt = (scene, cell) => (cell ? placesOf(scene).find((place) => isSame(place, cell)) : undefined);

/** What is tried: a placement that was chosen, or the one under the mouse.
 * @param {Scene} scene @returns {Placement | null} */
function tried(scene) {
  const { chosen, memory } = scene;
  const place = placeAt(scene, chosen);
  if (chosen && place) return place.ways.find((way) => way.turned === chosen.turned) ?? place.ways[0];
  const hovered = placeAt(scene, memory.hover);
  return hovered ? wayTo(scene, hovered) : null;
}

/** Says a refusal that needs no question to the server.
 * @param {Scene} scene @param {number} rule */
function refuse(scene, rule) {
  const told = `${words.capital(scene.say(`why-ll-${rule}`))}.`;
  if (scene.mode === "live") scene.refuse(told, `LL-${rule}`);
  else speak(told);
}

/** Where a turn goes on, the likeliest first. */
const NEXT = [".pile button[aria-disabled=false]", ".pay .btn.main", ".cell[tabindex='0']", ".under"];

export const trying = {
  placesOf,
  tried,
  isHeldTurned,
  readPlacement,
  wayTo,

  /** Whether somebody sits here who could do something.
   * @param {Scene} scene */
  isPressable: (scene) =>
    scene.seat !== null && scene.mode !== "replay" && scene.view.phase !== "over" && !scene.players[scene.seat]?.resigned,

  /** Whether the card that is tried was chosen, not only pointed at.
   * @param {Scene} scene @param {At} cell */
  isChosen: (scene, cell) => scene.chosen !== null && isSame(cell, scene.chosen),

  /** What a placement brings, in words: "5 points: red 3, green 2".
   * @param {Scene} scene @param {Placement} way */
  describe(scene, { points, lines }) {
    const each = lines.map((line) => scene.say("line-each", { colour: colourName(line.colour, scene.say), points: line.points }));
    return scene.say("line-brings", { points, lines: each.join(", ") });
  },

  /** How a payment reads, and how it is drawn: "2+3".
   * @param {string} take @returns {number[]} */
  numbersOf: (take) => (take === "none" || !take ? [] : take.split("+").map(Number)),

  /** The payment that is picked for what is tried, or owed now.
   * @param {Scene} scene @param {string[]} takes */
  pickedOf: ({ memory }, takes) => (memory.picked && takes.includes(memory.picked) ? memory.picked : takes[0]),

  /** Tries the card somewhere.
   * @param {Scene} scene @param {At} cell */
  choose(scene, cell) {
    const place = placeAt(scene, cell);
    if (!place) return;
    const { turned } = wayTo(scene, place);
    scene.memory.hover = null;
    scene.choose({ column: cell.column, row: cell.row, turned, take: "" });
  },

  /** A place was pressed: the card is tried there, and a second press places it.
   * @param {Scene} scene @param {At} cell */
  press(scene, cell) {
    if (trying.isChosen(scene, cell)) void trying.place(scene);
    else trying.choose(scene, cell);
  },

  /** The mouse is above a place, or has left it.
   * @param {Scene} scene @param {At | null} cell */
  point(scene, cell) {
    scene.memory.hover = cell;
    if (!scene.chosen) scene.redraw();
  },

  /** Goes on to the next place, from the best to the least.
   * @param {Scene} scene */
  next(scene) {
    const places = placesOf(scene);
    if (!places.length) return;
    const at = places.findIndex((place) => isSame(place, scene.chosen));
    const goal = places[(at + 1) % places.length];
    trying.choose(scene, goal);
    showCell(scene, goal);
    /** @type {HTMLElement | null} */ (document.querySelector(`.line-table .cell[data-at="${goal.column},${goal.row}"]`))?.focus({
      preventScroll: true,
    });
    speak(trying.label(scene, goal));
  },

  /** Turns the card, in hand or where it is tried. Where it does not fit turned, it stays as it is, and the rule is told.
   * @param {Scene} scene */
  turn(scene) {
    const { chosen, memory, view } = scene;
    if (view.hand === null) return;
    const place = placeAt(scene, chosen);
    if (chosen && place) {
      const other = place.ways.find((way) => way.turned !== chosen.turned);
      if (!other) return refuse(scene, 11);
      scene.choose({ ...chosen, turned: other.turned });
      speak(trying.describe(scene, other));
    } else {
      memory.turned = isHeldTurned(scene) ? "" : view.hand;
      scene.redraw();
      speak(scene.say(isHeldTurned(scene) ? "turned" : "as-it-is"));
    }
  },

  /** Lets go of what is tried; true if there was something.
   * @param {Scene} scene */
  letGo(scene) {
    if (!scene.chosen) return false;
    scene.choose(null);
    speak(scene.say("line-let-go"));
    return true;
  },

  /** Places the card where it is tried; its payment follows when the table has heard of it.
   * @param {Scene} scene */
  async place(scene) {
    const way = tried(scene);
    if (!way) return;
    scene.memory.pay = scene.mode === "guide" ? "" : trying.pickedOf(scene, way.takes);
    if (!(await trying.make(scene, way.text))) scene.memory.pay = "";
  },

  /** Makes a move; what is forbidden is tried all the same, so that the referee tells the rule.
   * @param {Scene} scene @param {string} text */
  async make(scene, text) {
    if (!scene.acting) {
      refuse(scene, 31);
      return false;
    }
    scene.memory.hadFocus = Boolean(document.activeElement?.matches(".line-table :focus-visible"));
    return scene.play(text);
  },

  /** Takes the payment that was chosen before the card was placed.
   * @param {Scene} scene */
  takeChosen(scene) {
    const { memory, view, legal } = scene;
    const text = `take ${memory.pay}`;
    if (view.phase !== "paying" || !memory.pay) return;
    memory.pay = "";
    if (legal.includes(text)) void scene.play(text);
  },

  /** Whoever plays by keyboard finds the focus where the turn goes on, if what had it is gone or can do no more.
   * @param {Scene} scene */
  keepFocus(scene) {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.matches(".pay [aria-disabled=true]");
    if (!scene.memory.hadFocus || !isLost || scene.view.phase === "paying") return; // a payment is on its way
    const next = scene.acting ? NEXT.map((selector) => document.querySelector(`.line-table ${selector}`)).find(Boolean) : null;
    if (!next) return;
    scene.memory.hadFocus = false;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  },

  /** How a place is read: "Column 2, row -1: 5 points: red 3, green 2, card turns".
   * @param {Scene} scene @param {Place} place */
  label(scene, place) {
    const way = (trying.isChosen(scene, place) && tried(scene)) || wayTo(scene, place);
    const word = way.turned === isHeldTurned(scene) ? "line-place" : "line-place-turns";
    /** @type {Args} */
    const args = { column: place.column, row: place.row, brings: trying.describe(scene, way) };
    return scene.say(word, args);
  },
};
