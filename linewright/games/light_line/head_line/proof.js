// @ts-check
/** The proof: whoever has called points at the cards of the line in their order, on a workbench, within the time of the table. */
import { speak } from "../../../page/kit/speak.js";
import { gameClock } from "../../../page/table/clocks.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { board, boardKey, sign, TURN_SIGN } from "../board.js";
import { layout } from "../layout.js";
import { COLOURS, colourName, describeCard, linesOf, readCard, swatch } from "../tubes.js";
import { extend, trace } from "./tracing.js";

/** @import { Cell } from "../board.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Proof, Scene } from "./scene.d.ts" */

const BACK_SIGN = "M20 12H5M11 6l-6 6 6 6";
const AGAIN_SIGN = "M5 5l14 14M19 5L5 19";
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The proof of the call that stands; a new one for each call.
 * @param {Scene} scene @returns {Proof} */
function proofOf({ memory, history }) {
  const call = history.findLastIndex((move) => move.told.some(([word]) => word === "told-head-call"));
  if (memory.proof?.call !== call) memory.proof = { call, colour: null, laid: [], picked: null, isByHand: false, isSent: false };
  return memory.proof;
}

const orderIn = (/** @type {Proof} */ proof, /** @type {string} */ card) => proof.laid.findIndex((one) => one.card === card) + 1;

/** @param {Scene} scene @param {Proof} proof */
const isWhole = ({ view }, { colour, laid }) => colour !== null && laid.length === view.wanted;

/** Takes another colour: cards that lie as they were pointed at are laid anew along it.
 * @param {Scene} scene @param {Colour} colour */
function choose(scene, colour) {
  const proof = proofOf(scene);
  proof.colour = colour;
  const order = proof.laid.map(({ card }) => card);
  if (!proof.isByHand) proof.laid = trace(order, colour, scene.view.cards);
  scene.redraw();
}

/** Points at a card: it goes to the loose end of the line; one that lies there already is held, or taken back if it is held.
 * @param {Scene} scene @param {string} card */
function point(scene, card) {
  const proof = proofOf(scene);
  if (proof.isSent) return;
  if (proof.picked === card) {
    take(scene, card);
    return;
  }
  const isLaid = Boolean(layout.find(proof.laid, card));
  proof.picked = isLaid ? card : null;
  if (!isLaid) {
    const { cards } = scene.view;
    const order = [...proof.laid.map((one) => one.card), card];
    proof.laid = proof.isByHand ? extend(proof.laid, card, proof.colour, cards) : trace(order, proof.colour, cards);
    speak(scene.say("head-laid", { card, count: proof.laid.length, wanted: scene.view.wanted ?? 0 }));
  }
  scene.redraw();
}

/** Takes a card back: the one that is held, or the last one.
 * @param {Scene} scene @param {string | undefined} card */
function take(scene, card) {
  const proof = proofOf(scene);
  if (!card || proof.isSent) return;
  proof.laid = layout.take(proof.laid, card);
  proof.picked = null;
  if (!proof.laid.length) proof.isByHand = false;
  speak(scene.say("head-taken-back", { card }));
  scene.redraw();
}

/** Turns the card that is held, or the last one.
 * @param {Scene} scene */
function turn(scene) {
  const proof = proofOf(scene);
  const card = proof.picked ?? proof.laid.at(-1)?.card;
  if (!card || proof.isSent) return;
  proof.laid = layout.turn(proof.laid, card);
  proof.picked = card;
  proof.isByHand = true;
  const turned = Boolean(layout.find(proof.laid, card)?.turned);
  speak(describeCard(readCard(scene.view.cards[card], card), turned, scene.say));
  scene.redraw();
}

/** Moves the card that is held.
 * @param {Scene} scene @param {(laid: Proof["laid"], card: string) => Proof["laid"]} change */
function move(scene, change) {
  const proof = proofOf(scene);
  if (!proof.picked || proof.isSent) return;
  proof.laid = change(proof.laid, proof.picked);
  proof.isByHand = true;
  scene.redraw();
}

/** Begins the line anew.
 * @param {Scene} scene */
function clear(scene) {
  const proof = proofOf(scene);
  if (proof.isSent) return;
  Object.assign(proof, { laid: [], picked: null, isByHand: false });
  scene.redraw();
}

/** Shows the line to everybody. An empty one says that there is none.
 * @param {Scene} scene @param {Proof["laid"]} laid */
async function show(scene, laid) {
  const proof = proofOf(scene);
  if (proof.isSent) return;
  proof.isSent = true;
  scene.redraw();
  if (await scene.play(`show ${layout.text(proof.colour ?? COLOURS[0], laid)}`)) return;
  proof.isSent = false;
  scene.redraw();
}

// What is drawn

/** What can be pressed on the workbench: cards that lie there, and around them the places for the one that is held.
 * @param {Scene} scene @param {Proof} proof @returns {Cell[]} */
function cellsOf(scene, proof) {
  const { view, say } = scene;
  const held = layout.find(proof.laid, proof.picked);
  const others = proof.laid.filter((one) => one !== held);
  const places = held && others.length ? layout.beside(others).filter((cell) => !layout.isSame(cell, held)) : [];
  return [
    ...proof.laid.map((one, i) => ({
      column: one.column,
      row: one.row,
      kind: "over",
      label: say("head-card-used", {
        card: describeCard(readCard(view.cards[one.card], one.card), one.turned, say),
        order: i + 1,
      }),
      isPressed: one === held,
      isStop: i === 0,
      press: () => point(scene, one.card),
    })),
    ...places.map(({ column, row }) => ({
      column,
      row,
      label: say("head-move-here", { card: held?.card ?? "", cell: `${column},${row}` }),
      press: () => move(scene, (laid, card) => layout.lay(laid, card, { column, row }, Boolean(held?.turned))),
    })),
  ];
}

/** @param {Scene} scene @param {Proof} proof */
function bench(scene, proof) {
  const { view, say } = scene;
  const { colour, laid } = proof;
  const sections = colour
    ? laid.flatMap(({ card, column, row, turned }) =>
        linesOf(readCard(view.cards[card]), turned)
          .filter((line) => line.colour === colour)
          .map(({ from, to }) => /** @type {[number, number, string, string]} */ ([column, row, from, to])),
      )
    : [];
  if (!laid.length) return html`<p class="bare">${say("head-bare")}</p>`;
  return board(scene, {
    name: `proof ${proof.call}`,
    label: say("bench"),
    kind: "bench",
    cards: laid,
    texts: view.cards,
    cells: proof.isSent ? [] : cellsOf(scene, proof),
    lines: colour ? [{ colour, sections, counts: false }] : [],
    thing: ({ card }) => `laid ${card}`,
    isSilent: true,
    tools: proof.isSent ? nothing : tools(scene, proof),
  });
}

/** @param {Scene} scene @param {Proof} proof */
const colours = (scene, proof) =>
  html`<fieldset class="colours"><legend>${scene.say("head-which-colour")}</legend>${COLOURS.map(
    (colour) => html`<label class="${colour} ${scene.points?.includes(colour) ? "hinted" : ""}">
    <input type="radio" name="head-colour" .checked=${proof.colour === colour}
    @change=${() => choose(scene, colour)}>${swatch(colour, { wide: 34 })}<span>${colourName(colour, scene.say)}</span></label>`,
  )}</fieldset>`;

/** Turns, takes back and begins anew, beside the buttons that zoom.
 * @param {Scene} scene @param {Proof} proof */
function tools(scene, proof) {
  const last = proof.picked ?? proof.laid.at(-1)?.card;
  const tool = (
    /** @type {string} */ word,
    /** @type {string} */ key,
    /** @type {string} */ path,
    /** @type {() => void} */ act,
  ) =>
    html`<button type="button" class="btn small ${word}" aria-keyshortcuts=${key} title=${scene.say(word)}
      aria-label=${scene.say(word)} @click=${act}>${sign(path)}</button>`;
  return html`${tool("head-turn", "R", TURN_SIGN, () => turn(scene))}
    ${tool("head-take-back", "Delete", BACK_SIGN, () => take(scene, last))}
    ${tool("head-anew", "N", AGAIN_SIGN, () => clear(scene))}`;
}

/** The clock of whoever has called.
 * @param {Scene} scene */
const clock = (scene) =>
  scene.table.due ? gameClock(scene.table.due, scene.now, { label: scene.say("head-time-left") }) : nothing;

/** The workbench of whoever has called.
 * @param {Scene} scene of the caller @param {boolean} isShared whether several sit at this screen */
function draw(scene, isShared) {
  const { view, say, seat, players } = scene;
  const proof = proofOf(scene);
  const count = proof.laid.length;
  const who = isShared && seat !== null ? say("head-proof-of", { who: players[seat].name }) : say("head-proof");
  return html`<section class="proof" aria-labelledby="proof-h">
    <div class="ask ${count ? "begun" : ""}"><h2 id="proof-h">${who}${clock(scene)}</h2>
      <p>${say("head-proof-how", { wanted: view.wanted ?? 0 })}</p>${colours(scene, proof)}</div>
    <div class="bench-place">${bench(scene, proof)}</div>
    <div class="answer"><button type="button" class="btn main show" aria-disabled=${!isWhole(scene, proof) || proof.isSent}
        @click=${() => isWhole(scene, proof) && show(scene, proof.laid)}>${
          count === view.wanted && !proof.colour
            ? say("head-choose-colour")
            : say("head-show", { count, wanted: view.wanted ?? 0 })
        }<kbd>Enter</kbd></button>
      <button type="button" class="btn quiet small none ${scene.points?.includes("none") ? "hinted" : ""}"
        @click=${() => show(scene, [])}>${say("head-no-line")}</button>
      <div class="notice-place">${scene.parts.notice ?? nothing}</div></div></section>`;
}

/** What the row of cards shows meanwhile.
 * @param {Scene} scene of the caller */
function rowOf(scene) {
  const proof = proofOf(scene);
  return {
    isFrozen: true,
    colour: proof.colour,
    orderOf: (/** @type {string} */ card) => orderIn(proof, card),
    picked: proof.picked,
    press: (/** @type {string} */ card) => point(scene, card),
  };
}

/** Uses a key; true if it was used.
 * @param {Scene} scene of the caller @param {KeyboardEvent} event */
function key(scene, event) {
  const proof = proofOf(scene);
  const { view } = scene;
  const digit = /^\d$/.test(event.key) ? (Number(event.key) + 9) % 10 : -1; // 1 is the first card, 0 the tenth
  const arrow = ARROWS[event.key];
  const isOnButton = Boolean(/** @type {Element} */ (event.target).closest("button, a[href], summary"));
  if (digit >= 0 && view.open[digit]) point(scene, view.open[digit]);
  else if (event.key === "Enter" && !isOnButton) {
    if (isWhole(scene, proof) && !event.repeat) void show(scene, proof.laid);
  } else if (arrow && proof.picked) move(scene, (laid, card) => layout.push(laid, card, ...arrow));
  else if (event.key === "Escape" && proof.picked) {
    proof.picked = null;
    scene.redraw();
  } else if (event.key === "Delete" || event.key === "Backspace") take(scene, proof.picked ?? proof.laid.at(-1)?.card);
  else return letterKey(scene, proof, event);
  return true;
}

/** @param {Scene} scene @param {Proof} proof @param {KeyboardEvent} event */
function letterKey(scene, proof, event) {
  const letter = event.key.toLowerCase();
  if (letter === "r") turn(scene);
  else if (letter === "n") clear(scene);
  else if (letter === "c") {
    const at = proof.colour ? COLOURS.indexOf(proof.colour) + 1 : 0;
    const colour = COLOURS[at % COLOURS.length];
    choose(scene, colour);
    speak(colourName(colour, scene.say));
  } else return boardKey(scene, event, `proof ${proof.call}`);
  return true;
}

export const proof = { draw, rowOf, key, clock };
