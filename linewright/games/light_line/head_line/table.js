// @ts-check
/** The HEAD LINE table: cards are turned up, somebody calls LINE! and proves it. It shows what the server says and knows no
 * rule. */
import { sound } from "../../../page/kit/sound.js";
import { speak } from "../../../page/kit/speak.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { layout } from "../layout.js";
import { toggleLetters } from "../letters.js";
import { colourName, describeCard, readCard } from "../tubes.js";
import { calling } from "./calling.js";
import { course } from "./course.js";
import { dealing } from "./dealing.js";

/** @import { Move, Say } from "../../../page/table/scene.js" */
/** @import { Scene, Try } from "./scene.d.ts" */

/** @type {typeof import("./ending.js").ending | null} the end, which is loaded when there is one */
let ending = null;

/** @type {typeof import("./showing.js").showing | null} what a call brings up, which is loaded with the first card */
let showing = null;
/** @type {Promise<void> | null} */
let loading = null;

/** Loads what a call brings up, once there is a card to react to; whether it is there, where it is needed.
 * @param {Scene} scene @param {boolean} isNeeded */
function isReady({ view, redraw }, isNeeded) {
  if (isNeeded || view.open.length)
    loading ??= import("./showing.js").then((module) => {
      showing = module.showing;
    });
  if (isNeeded && !showing) void loading?.then(redraw);
  return showing !== null || !isNeeded;
}

/** @type {Map<string, string>} cards that were seen, as views write them: the log names them by their lines */
const seen = new Map();

/** @type {Record<string, import("../../../page/kit/sound.js").Notes>} */
const SOUNDS = {
  "told-turn": [[330, 0, 0.06, 0.08, "triangle"]],
  "told-head-call": [
    [392, 0, 0.12, 0.12, "square"],
    [587, 0.07, 0.2, 0.1, "square"],
  ],
  "told-right": [
    [523, 0, 0.16, 0.1, "sine"],
    [659, 0.12, 0.16, 0.1, "sine"],
    [784, 0.24, 0.36, 0.11, "sine"],
  ],
  "told-wrong": [[140, 0, 0.3, 0.12, "sawtooth"]],
  "told-time-over": [[140, 0, 0.3, 0.12, "sawtooth"]],
  "told-same-time": [
    [440, 0, 0.14, 0.1, "sine"],
    [440, 0.18, 0.24, 0.1, "sine"],
  ],
};

/** @param {Scene} scene */
const playsOn = ({ table }) => table.options.wrong_call === "continue";

/** The try that was decided last, and whether it is shown: until a line could lie on the table again, or it is put away.
 * @param {Scene} scene @param {Try[]} tries */
function lastOutcome({ view, memory }, tries) {
  const last = tries.findLast((one) => one.kind !== "open");
  if (!last) return { last, isShown: false };
  const isFresh = view.phase !== "showing" && view.open.length < (view.wanted ?? 0) && memory.putAway !== last.decided;
  return { last, isShown: isFresh || memory.lookedAt === last.decided || view.phase === "over" };
}

/** @param {Scene} scene @param {Try} last */
function putAway(scene, last) {
  scene.memory.putAway = last.decided;
  scene.memory.lookedAt = undefined;
  scene.redraw();
}

/** The scene of whoever has called, where they sit at this screen.
 * @param {Scene} scene */
const callerHere = (scene) =>
  scene.view.phase === "showing" ? calling.callers(scene).find(({ seat }) => seat === scene.view.caller) : undefined;

/** The cards and the workbench of whoever has called.
 * @param {Scene} scene of the caller @param {boolean} isShared */
const workbench = (scene, isShared) =>
  showing ? html`${dealing.cards(scene, showing.proof.rowOf(scene))}${showing.proof.draw(scene, isShared)}` : nothing;

/** The middle of the table: what a call came to, the cards, the workbench.
 * @param {Scene} scene @param {Try[]} tries */
function stage(scene, tries) {
  const { view } = scene;
  const now = tries[tries.length - 1];
  const caller = callerHere(scene);
  if (caller) return workbench(caller, scene.together.length > 0);
  if (view.phase === "showing") return html`${dealing.cards(scene, { isFrozen: true })}${showing?.outcome.wait(scene, now)}`;
  const { last, isShown } = lastOutcome(scene, tries);
  return html`${last && isShown ? showing?.outcome.draw(scene, last, () => putAway(scene, last)) : nothing}
    ${view.phase === "over" ? nothing : dealing.cards(scene, { isFrozen: isShown })}`;
}

/** The button that shows again how the last call came out.
 * @param {Scene} scene @param {Try[]} tries */
function lookAgain(scene, tries) {
  const { last, isShown } = lastOutcome(scene, tries);
  if (!last || isShown || scene.view.phase !== "turning") return nothing;
  return html`<button type="button" class="btn quiet small again" @click=${() => {
    scene.memory.lookedAt = last.decided;
    scene.redraw();
  }}>${scene.say("head-look-again")}</button>`;
}

/** Whether people race each other here: then nobody is helped.
 * @param {Scene} scene */
const hasOthers = ({ players, together }) => together.length > 0 || players.some((one) => one.person && !one.mine && !one.bot);

/** @param {Scene} scene */
function draw(scene) {
  const { view, memory, parts, say } = scene;
  const caller = callerHere(scene);
  memory.view = view;
  for (const [name, text] of Object.entries(view.cards)) seen.set(name, text);
  const tries = course(scene.history, playsOn(scene));
  const { last, isShown } = lastOutcome(scene, tries);
  const now = view.phase === "showing" ? tries[tries.length - 1] : isShown ? last : undefined;
  if (!isReady(scene, now !== undefined)) return html`<div class="head-line table"></div>`; // nothing jumps when it comes
  const kind = [view.phase, isShown && "told", caller && "proving", !calling.callers(scene).length && "watched"];
  return html`<div class="head-line table ${kind.filter(Boolean).join(" ")}">
    <h1 class="said">${scene.game.title}</h1>
    <div class="top">${dealing.roundCard(scene, last)}${dealing.seats(scene, now)}</div>
    <div class="stage">${stage(scene, tries)}</div>
    ${view.phase === "turning" ? calling.press(scene) : nothing}
    <div class="foot">${caller ? nothing : html`<div class="notice-place">${parts.notice ?? nothing}</div>`}
      <div class="row-of">${lookAgain(scene, tries)}<button type="button" class="btn quiet small" aria-keyshortcuts="L"
        @click=${toggleLetters}>${say("board-letters")}<kbd>L</kbd></button>
        ${hasOthers(scene) ? nothing : (parts.hint ?? nothing)}${caller ? (parts.undo ?? nothing) : nothing}${
          parts.sheets ?? nothing
        }</div></div>
    ${scene.mode === "live" ? nothing : (parts.side ?? nothing)}</div>`;
}

/** The table on a big screen: everything but what is pressed.
 * @param {Scene} scene */
function shared(scene) {
  const tries = course(scene.history, playsOn(scene));
  const { last, isShown } = lastOutcome(scene, tries);
  const now = scene.view.phase === "showing" ? tries[tries.length - 1] : isShown ? last : undefined;
  if (!isReady(scene, now !== undefined)) return html`<div class="head-line table shared"></div>`;
  return html`<div class="head-line table shared watched ${scene.view.phase} ${isShown ? "told" : ""}">
    <h1 class="said">${scene.game.title}</h1>
    <div class="top">${dealing.roundCard(scene, last)}${dealing.seats(scene, now)}</div>
    <div class="stage">${stage(scene, tries)}</div></div>`;
}

/** One's own side on a phone: the button, and after one's own call the cards and the workbench.
 * @param {Scene} scene */
function hand(scene) {
  const { view, memory, parts } = scene;
  memory.view = view;
  const caller = callerHere(scene);
  return html`<div class="head-line in-hand ${caller ? "proving" : ""}">${
    isReady(scene, caller !== undefined) && caller ? workbench(caller, scene.together.length > 0) : nothing
  }${caller ? nothing : html`<div class="notice-place">${parts.notice ?? nothing}</div>`}
    ${view.phase === "turning" ? calling.press(scene) : nothing}</div>`;
}

/** What is wanted, or who shows a line: nobody has a turn here.
 * @param {Scene} scene */
function turn({ view, players, say }) {
  if (view.phase === "turning") return dealing.wanted(view, say);
  return view.caller === null
    ? ""
    : say("head-lays-out", { who: players[view.caller].name, you: players[view.caller].you ? "yes" : "no" });
}

/** @param {Scene} scene @param {KeyboardEvent} event */
function key(scene, event) {
  const caller = callerHere(scene);
  if (caller) return showing?.proof.key(caller, event) ?? false;
  if (calling.key(scene, event)) return true;
  if (event.key.toLowerCase() === "l") {
    toggleLetters();
    return true;
  }
  const { last, isShown } = lastOutcome(scene, course(scene.history, playsOn(scene)));
  if (event.key !== "Escape" || !last || !isShown) return false;
  putAway(scene, last);
  return true;
}

/** @param {Scene} scene @param {Move[]} moves */
function happened(scene, moves) {
  const isOwn = (/** @type {Move} */ { seat }) => seat !== null && scene.mine.includes(seat);
  for (const move of moves)
    for (const [word] of move.told) if (SOUNDS[word] && !(word === "told-head-call" && isOwn(move))) sound(SOUNDS[word]);
  const turned = moves.flatMap((move) => move.told.filter(([word]) => word === "told-turn").map(([, args]) => args.card));
  if (turned.length && scene.mode === "live") speak(turned.map((name) => cardInWords(name, scene.say)).join(" "));
  if (moves.some((move) => move.seat !== null)) scene.memory.lookedAt = undefined;
  const top = document.querySelector(".head-line .outcome, .head-line .proof");
  if (top && moves.some((move) => move.seat !== null)) top.scrollIntoView({ block: "nearest" });
}

/** Reads a card by its lines.
 * @param {string} name @param {Say} say */
function cardInWords(name, say) {
  const text = seen.get(name);
  return text ? describeCard(readCard(text, name), false, say) : name;
}

/** The heading of the log before a move; `memory` begins anew with each drawing.
 * @param {Move} move @param {Say} say @param {Scene} _scene @param {{round?: number}} memory */
function section(move, say, _scene, memory) {
  const { round = 1 } = memory;
  if (move.told.some(([word]) => word === "told-right")) memory.round = round + 1;
  return say("head-section", { round });
}

/** Writes a move in words: "a red line of cards 3, 17 and 8".
 * @param {string} text @param {Scene} scene */
function describe(text, scene) {
  if (!text) return "";
  const shown = text.startsWith("show") ? layout.read(text) : null;
  if (!shown) return scene.say(text === "call" ? "head-move-call" : "head-move-show");
  const cards = shown.laid.map(({ card, turned }) => (turned ? scene.say("head-turned", { card }) : card));
  return scene.say("head-move-line", { colour: colourName(shown.colour, scene.say), cards: cards.join(", ") });
}

export const table = {
  draw,
  shared,
  hand,
  turn,
  key,
  happened,
  end: (/** @type {Scene} */ scene) => ending?.(scene),
  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },
  section,
  written: describe,
  atTurn: (/** @type {Scene} */ scene) => scene.view.phase === "showing" && scene.view.caller === scene.seat,
  together: true,
  quiet: ["told-turn"],
  spoken: { card: cardInWords },
  drawn: {
    card: (/** @type {string} */ name, /** @type {Say} */ say) => say("head-card", { card: name }),
  },
};
