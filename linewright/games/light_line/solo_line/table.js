// @ts-check
/** The SOLO LINE table: a workbench, the colour of the line, and how far it has come. */
import { sure } from "../../../page/kit/dialog.js";
import { flash } from "../../../page/kit/fly.js";
import { sound } from "../../../page/kit/sound.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { board } from "../board.js";
import { layout } from "../layout.js";
import { colourName } from "../tubes.js";
import { workbench } from "../workbench.js";
import { puzzle } from "./puzzle.js";
import { rail } from "./rail.js";
import { result, solutionOf } from "./result.js";

/** @import { Move } from "../../../page/table/scene.js" */
/** @import { Section } from "../layout.js" */
/** @import { Bench } from "../bench.js" */
/** @import { Colour } from "../tubes.js" */
/** @import { Scene, ShownLine } from "./scene.d.ts" */

/** The line of a colour, as the server counts it.
 * @param {Scene} scene @param {string} colour */
const lineOf = (scene, colour) => {
  const line = scene.view.lines[colour];
  return line ? { colour, sections: /** @type {Section[]} */ (line.sections) } : null;
};

/** What the bench shows.
 * @param {Scene} scene */
function shown(scene) {
  const { view, mode, seat, table } = scene;
  const isHere = mode !== "replay" && seat !== null && view.to_act.includes(seat) && table.status !== "over";
  const hint = scene.hint ? layout.read(scene.hint.text) : null;
  const added = hint?.laid.filter((one) => !view.bench.some((card) => card.card === one.card && layout.isSame(card, one)));
  return {
    deal: `${table.match} ${view.hand.join()}`,
    cards: view.hand,
    texts: view.cards,
    laid: view.bench,
    colour: view.colour,
    isOpen: isHere,
    line: lineOf(scene, scene.memory.benches?.board?.colour || view.colour),
    once: true,
    aims: mode === "guide" ? scene.legal.filter((text) => text.startsWith("lay ")) : [],
    hinted: [...(scene.points ?? []), ...(added?.flatMap((one) => [one.card, layout.nameOf(one)]) ?? [])],
  };
}

/** Asks before all is lost.
 * @param {Scene} scene */
async function giveUp(scene) {
  const { say } = scene;
  if (await sure(say("solo-give-up"), say("solo-give-up-sure"), say("solo-give-up"))) await scene.play("give up");
}

/** Declares the line that lies there: the layout goes with it, so that nothing waits.
 * @param {Scene} scene @param {Bench} bench */
function declare(scene, bench) {
  if (!scene.acting) return;
  bench.courier.drop();
  void scene.play(scene.mode === "guide" ? "line" : `line ${bench.text}`);
}

/** On the board: how far the line has come, and what to do.
 * @param {Scene} scene @param {Bench} bench @param {number} length */
function drawRead(scene, bench, length) {
  const { say, view } = scene;
  return html`<div class="bench-read"><b class="fig" aria-hidden="true">${length}<small>${say("solo-of", {
    size: view.hand.length,
  })}</small></b><p><span>${say("solo-left", { cards: bench.inHand.length })}</span> <span class="quiet">${say(
    "solo-help",
  )}</span></p></div>`;
}

/** The board: what was laid, or, when all is over, a solution.
 * @param {Scene} scene @param {Bench} bench @param {ReturnType<typeof shown>} facts @param {ShownLine | null} solution */
function drawBoard(scene, bench, facts, solution) {
  const { say, view } = scene;
  const notice = html`<div class="notice-place">${scene.parts.notice ?? nothing}</div>`;
  if (solution)
    return html`<div class="workbench">${board(scene, {
      name: "solution",
      label: say("solo-solution", { length: solution.length, colour: colourName(solution.colour, say) }),
      cards: solution.bench,
      texts: solution.cards,
      lines: [{ colour: /** @type {Colour} */ (solution.colour), sections: solution.sections, once: true }],
    })}${notice}</div>`;
  const line = facts.isOpen ? lineOf(scene, bench.colour) : facts.line;
  const length = view.lines[bench.colour]?.length ?? 0;
  return workbench.board(scene, bench, {
    ...facts,
    line,
    label: say("solo-board", { length, size: view.hand.length }),
    extra: html`${notice}${facts.isOpen ? drawRead(scene, bench, length) : nothing}`,
  });
}

/** Whether a solution is shown: after giving up from the beginning.
 * @param {Scene} scene */
const showsSolution = ({ memory, view }) => view.phase === "over" && (memory.showsSolution ?? view.gave_up);

/** @param {Scene} scene */
function draw(scene) {
  const facts = shown(scene);
  const bench = workbench.of(scene, facts);
  const { say, view, memory } = scene;
  const isOver = view.phase === "over" && scene.mode !== "guide";
  const isSolution = isOver && showsSolution(scene) && solutionOf(scene) !== null;
  puzzle.note(scene);
  const toggle = () => {
    memory.showsSolution = !isSolution;
    scene.redraw();
  };
  return html`<div class="solo bench-table ${facts.isOpen ? "" : "watched"}">
    <h1 class="said">${scene.game.title}</h1>
    ${drawBoard(scene, bench, facts, isSolution ? solutionOf(scene) : null)}
    ${
      isOver
        ? nothing
        : html`<section class="foot" aria-label=${say("solo-hand")}>
      <div class="doing">${workbench.strip(scene, bench, facts)}${
        facts.isOpen ? html`<div class="acts">${workbench.tools(scene, bench)}${scene.parts.hint ?? nothing}</div>` : nothing
      }</div></section>`
    }
    ${rail(scene, bench, {
      isOpen: facts.isOpen,
      result: isOver ? result(scene, isSolution, toggle) : null,
      declare: () => declare(scene, bench),
      giveUp: () => void giveUp(scene),
      other: () => void puzzle.choose(scene),
    })}
  </div>`;
}

/** @param {Scene} scene @param {KeyboardEvent} event */
function key(scene, event) {
  const facts = shown(scene);
  const bench = scene.memory.benches?.board;
  return bench ? workbench.key(scene, bench, facts, event) : false;
}

/** @type {import("../../../page/kit/sound.js").Notes} */
const SOLVED = [
  [392, 0, 0.16, 0.09, "sine"],
  [523, 0.1, 0.16, 0.09, "sine"],
  [659, 0.2, 0.16, 0.09, "sine"],
  [784, 0.3, 0.5, 0.1, "sine"],
];

/** @param {Scene} scene @param {Move[]} moves */
function happened(scene, moves) {
  const words = moves.flatMap((move) => move.told.map(([word]) => word));
  if (words.includes("told-solved")) sound(SOLVED);
  if (words.includes("told-solved")) for (const bead of document.querySelectorAll(".solo .bead")) flash(bead, { duration: 700 });
  if (scene.view.phase === "over") puzzle.finish(scene);
}

/** A move in words: where the card of a hint goes.
 * @param {string} text @param {Scene} scene */
function written(text, scene) {
  const { say, view } = scene;
  const found = layout.read(text);
  if (!found || text.startsWith("line")) return say("solo-move-line");
  const added = found.laid.find((one) => {
    const there = view.bench.find((card) => card.card === one.card);
    return !there || there.turned !== one.turned || !layout.isSame(there, one);
  });
  if (!added) return say("solo-move-colour", { colour: colourName(found.colour, say) });
  return say(added.turned ? "solo-move-lay-turned" : "solo-move-lay", {
    card: added.card,
    column: String(added.column),
    row: String(added.row),
    colour: colourName(found.colour, say),
  });
}

export const table = {
  draw,
  key,
  happened,
  written,
  stays: true,
  quiet: ["told-solo-lay"],
};
