// @ts-check
/** The board: a grid of a hundred squares with one tab stop. Arrows move, Enter plays, a letter and a number jump. */

import { setStop } from "../../page/kit/roving.js";
import { html, nothing, svg } from "../../page/vendor/lit-html/lit-html.js";
import { cards } from "./cards.js";
import { moves } from "./moves.js";

/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

/** What a question shows: five cells, the rest of their line, and whose they are.
 * @typedef {{cells: string[], spare: string[], team: string}} Five */

const JUMP_MS = 1500; // to type the number after the letter of a square
const BLINK_MS = 700;
const MARKER_CENTRE = 33.2; // of the 50 units a square is high
const CORNER_CENTRE = 25;
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** @param {Element | Document} root @param {string} cell */
const squareAt = (root, cell) => /** @type {HTMLElement | null} */ (root.querySelector(`.board [data-cell="${cell}"]`));

/** @param {Scene} scene */
const grid = (scene) => (scene.memory.grid ??= { at: "", letter: "", jumped: "", since: 0, timer: 0 });

// What a square says

/** @param {Scene} scene @param {Position} now @param {string} cell @param {string} card */
function labelOf(scene, now, cell, card) {
  const { say } = scene;
  const mark = now.mark(cell);
  if (mark === "*") return say("cell-corner", { cell });
  const args = { cell, card: cards.name(card, say), team: mark === "." ? "" : say(`marker-${mark}`) };
  const isTarget = now.targets.has(cell);
  const word =
    mark === "."
      ? isTarget
        ? "cell-legal"
        : "cell-empty"
      : isTarget
        ? "cell-takeable"
        : now.fixed.has(cell)
          ? "cell-fixed"
          : "cell-marked";
  return [
    say(word, args),
    now.last?.cell === cell ? say("cell-last") : "",
    now.gone.has(cell) ? say("cell-gone") : "",
    now.hintCell === cell ? say("cell-hint") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {Scene} scene @param {Position} now @param {Five | null} five @param {string} cell @param {string} card */
function drawCell(scene, now, five, cell, card) {
  const mark = now.mark(cell);
  const isTarget = now.targets.has(cell);
  const isHot = five
    ? five.cells.includes(cell)
    : now.isOver && now.rails.some((rail) => rail.team === now.winner && rail.cells.includes(cell));
  const names = [
    "cell",
    mark === "*" && "corner",
    mark !== "." && mark !== "*" && "has",
    isTarget && (now.isTaking ? "target" : "legal"),
    now.target === cell && "picked",
    isHot && "hot",
    five?.spare.includes(cell) && "spare",
    (now.hintCell === cell || now.points.has(cell)) && "hinted",
  ]
    .filter(Boolean)
    .join(" ");
  const colour = mark === "." || mark === "*" ? "" : cards.colour(mark);
  const isLast = now.last?.cell === cell && !five;
  return html`<div role="gridcell" class=${names} data-cell=${cell} data-card=${card}
    aria-label=${labelOf(scene, now, cell, card)}
    .tabIndex=${cell === grid(scene).at ? 0 : -1}>${
      mark === "*"
        ? cards.picture("face", "corner")
        : html`${cards.picture("face", `c${card}`)}${cards.picture("idx", `x${card}`)}`
    }${
      colour
        ? html`<svg class="marker" aria-hidden="true" data-thing="marker-${cell}-${mark}"
          data-from=${isLast ? fromOf(scene, now) : nothing}><use
            href="#sq-m-${colour}${now.fixed.has(cell) || (five && isHot) ? "-fixed" : ""}"></use></svg>`
        : nothing
    }${isTarget && !now.isTaking && now.team ? cards.picture("ghost", `g-${cards.colour(now.team)}`) : nothing}${
      now.gone.has(cell)
        ? html`${cards.picture("gone", `o-${cards.colour(now.gone.get(cell))}`)}${cards.picture(
            "leaving",
            `m-${cards.colour(now.gone.get(cell))}`,
          )}`
        : nothing
    }${isLast ? cards.picture("brackets", "brackets") : nothing}${
      now.seals.has(cell) ? html`<span class="seal" aria-hidden="true">${now.seals.get(cell)}</span>` : nothing
    }</div>`;
}

/** Where the marker of the last move comes from: the card in one's own hand, or the seat of the player.
 * @param {Scene} scene @param {Position} now */
function fromOf(scene, now) {
  return now.last?.seat === scene.seat && scene.memory.played ? scene.memory.played : `cards-${now.last?.seat}`;
}

// Rails

/** @param {string} cell @param {Position} now */
function centreOf(cell, now) {
  const [column, row] = moves.placeOf(cell);
  return [column * 42 + 21, row * 50 + (now.mark(cell) === "*" ? CORNER_CENTRE : MARKER_CENTRE)];
}

/** A lacquered rail from one end to the other.
 * @param {Position} now @param {{team: string, cells: string[]}} rail @param {string} kind */
function drawRail(now, { team, cells }, kind) {
  const [x1, y1] = centreOf(cells[0], now);
  const [x2, y2] = centreOf(cells[cells.length - 1], now);
  const line = (/** @type {string} */ name) =>
    svg`<line class=${name} pathLength="1" x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
  return svg`<g class="rail ${cards.colour(team)} ${kind}" data-rail="${cells[0]} ${cells[cells.length - 1]}">
    ${kind === "fresh" ? svg`<g class="glow">${line("g1")}${line("g2")}</g>` : nothing}${line("b")}${line("c")}${line("i")}</g>`;
}

/** @param {Position} now @param {Five | null} five */
const drawRails = (now, five) =>
  html`<svg class="rails" viewBox="0 0 420 500" preserveAspectRatio="none" aria-hidden="true">${now.rails.map((rail) =>
    drawRail(now, rail, now.isOver && rail.team === now.winner && now.isFresh(rail.cells) ? "fresh" : ""),
  )}${five ? drawRail(now, five, "") : nothing}</svg>`;

// Moving about

/** Puts the one tab stop on a square, and the focus with it.
 * @param {Scene} scene @param {HTMLElement} root @param {string} cell */
function goTo(scene, root, cell) {
  const square = squareAt(root, cell);
  if (!square) return;
  setStop(
    [squareAt(root, grid(scene).at), square].filter((one) => one !== null),
    square,
  );
  grid(scene).at = cell;
  square.focus();
}

/** Gives the frame a key that turned out not to name a square: H alone asks for a hint.
 * @param {string} key */
function passOn(key) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: key.toUpperCase(), bubbles: true }));
}

/** Typed: a letter, then a number; "f1" and then "0" goes on to f10.
 * @param {Scene} scene @param {HTMLElement} root @param {string} key
 * @param {boolean} isNaming whether H begins the name of a square here
 * @returns {boolean} whether the key was used */
function typeName(scene, root, key, isNaming) {
  const state = grid(scene);
  const isSoon = performance.now() - state.since < JUMP_MS;
  clearTimeout(state.timer);
  if (key.length === 1 && moves.COLUMNS.includes(key) && (isNaming || key !== "h")) {
    Object.assign(state, { letter: key, jumped: "", since: performance.now() });
    if (key === "h") state.timer = setTimeout(() => passOn(key), JUMP_MS);
    return true;
  }
  if (!isSoon || !/^\d$/.test(key)) return false;
  if (state.letter && key !== "0") {
    Object.assign(state, { jumped: `${state.letter}${key}`, letter: "", since: performance.now() });
  } else if (state.jumped.endsWith("1") && key === "0") {
    Object.assign(state, { jumped: "", letter: "", since: 0 });
    goTo(scene, root, `${state.at[0]}10`);
    return true;
  } else {
    return false;
  }
  goTo(scene, root, state.jumped);
  return true;
}

/** @param {Scene} scene @param {KeyboardEvent} event @param {(cell: string) => void} press */
function useKey(scene, event, press) {
  const square = /** @type {HTMLElement} */ (event.target).closest("[data-cell]");
  if (!(square instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const root = /** @type {HTMLElement} */ (event.currentTarget);
  const cell = /** @type {string} */ (square.dataset.cell);
  const [column, row] = moves.placeOf(cell);
  const step = STEPS[event.key];
  let used = true;
  if (step) goTo(scene, root, moves.cellOf(Math.min(9, Math.max(0, column + step[0])), Math.min(9, Math.max(0, row + step[1]))));
  else if (event.key === "Home") goTo(scene, root, moves.cellOf(0, row));
  else if (event.key === "End") goTo(scene, root, moves.cellOf(9, row));
  else if (event.key === "PageUp") goTo(scene, root, moves.cellOf(column, 0));
  else if (event.key === "PageDown") goTo(scene, root, moves.cellOf(column, 9));
  else if (event.key === "Enter" || event.key === " ") press(cell);
  else used = typeName(scene, root, event.key, true);
  if (used) event.preventDefault();
}

/** Outlines the other square of the same card, and the card in hand.
 * @param {Event} event */
function showTwins(event) {
  const felt = /** @type {HTMLElement} */ (event.currentTarget).closest(".felt");
  const square =
    event.type === "pointerleave" || event.type === "focusout"
      ? null
      : /** @type {HTMLElement} */ (event.target).closest("[data-card]");
  const isChoosing = /** @type {HTMLElement} */ (event.currentTarget).classList.contains("choosing");
  const card = square instanceof HTMLElement && !isChoosing && !square.classList.contains("corner") ? square.dataset.card : "";
  for (const one of felt?.querySelectorAll("[data-card]") ?? []) {
    one.toggleAttribute("data-twin", one !== square && Boolean(card) && /** @type {HTMLElement} */ (one).dataset.card === card);
  }
}

export const board = {
  /** Draws the board. `five` is what a question about a sequence shows on it.
   * @param {Scene} scene @param {Position} now @param {(cell: string) => void} press
   * @param {Five | null} five */
  draw(scene, now, press, five) {
    const { say, view } = scene;
    if (!grid(scene).at) grid(scene).at = now.last?.cell ?? "e5";
    const names = [
      "board",
      now.card && now.targets.size && "choosing",
      now.isTaking && "taking",
      five && "asking",
      now.isOver && "ended",
      !now.isLive && "still",
    ]
      .filter(Boolean)
      .join(" ");
    const letters = [...moves.COLUMNS];
    return html`<section class="place" aria-label=${say("board")}>
      <div class=${names} role="grid" aria-label=${say("board-label")} aria-readonly="true"
        @click=${(/** @type {MouseEvent} */ event) => {
          const square = /** @type {HTMLElement} */ (event.target).closest("[data-cell]");
          if (!(square instanceof HTMLElement) || !square.dataset.cell) return;
          goTo(scene, /** @type {HTMLElement} */ (event.currentTarget), square.dataset.cell);
          press(square.dataset.cell);
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => useKey(scene, event, press)}
        @pointerover=${showTwins} @pointerleave=${showTwins} @focusin=${showTwins} @focusout=${showTwins}>
        <div class="row ends" role="row"><span class="e" role="columnheader"><span class="said">${say("board-rows")}</span></span
          >${letters.map((letter) => html`<span role="columnheader">${letter}</span>`)}<span class="e" aria-hidden="true"></span
        ></div>
        ${view.board.map(
          (row, down) =>
            html`<div class="row" role="row"><span class="e" role="rowheader">${down + 1}</span>${row.map((card, across) =>
              drawCell(scene, now, five, moves.cellOf(across, down), card),
            )}<span class="e" aria-hidden="true">${down + 1}</span></div>`,
        )}
        <div class="row ends foot" aria-hidden="true"><span class="e"></span>${letters.map(
          (letter) => html`<span>${letter}</span>`,
        )}<span class="e"></span></div>
        ${drawRails(now, five)}
      </div></section>`;
  },

  /** Lets a letter and a number jump to a square from anywhere.
   * @param {Scene} scene @param {string} key @param {boolean} isNaming */
  typeName: (scene, key, isNaming) => typeName(scene, document.body, key, isNaming),

  /** Blinks the frame of a square once: the move there was refused.
   * @param {string} cell */
  blink(cell) {
    const square = squareAt(document, cell);
    square?.setAttribute("data-blink", "");
    setTimeout(() => square?.removeAttribute("data-blink"), BLINK_MS);
  },

  /** Shows faintly where a card in hand could go.
   * @param {string[]} cells */
  preview(cells) {
    for (const square of document.querySelectorAll(".board [data-cell]")) {
      square.toggleAttribute("data-preview", cells.includes(/** @type {HTMLElement} */ (square).dataset.cell ?? ""));
    }
  },

  /** What a square shows, in words.
   * @param {Scene} scene @param {Position} now @param {string} cell */
  shows(scene, now, cell) {
    return labelOf(scene, now, cell, now.cardAt(cell));
  },

  squareAt: (/** @type {string} */ cell) => squareAt(document, cell),
};
