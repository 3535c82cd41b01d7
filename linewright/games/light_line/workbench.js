// @ts-check
/** The workbench on the page: a board with one's own cards, a strip of those that are not laid, and everything that moves them.
 *
 * Pick a card, then a place; or drag it; or use the keys. The longest line, which shines and is counted by beads, comes from the
 * server; where its ends look into a free cell a stub of it points there.
 */
import { fly, isStill, places, time } from "../../page/kit/fly.js";
import { icon } from "../../page/kit/icons.js";
import { rows } from "../../page/kit/roving.js";
import { sound } from "../../page/kit/sound.js";
import { speak } from "../../page/kit/speak.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { Bench } from "./bench.js";
import { at, board, boardKey, cellUnder, hasLetters, showCell, sign, TURN_SIGN } from "./board.js";
import { dragCard } from "./dragging.js";
import { layout } from "./layout.js";
import { beyond, describeCard, drawCard, drawStub, linesOf, readCard } from "./tubes.js";

/** @import { Scene as SharedScene } from "../../page/table/scene.js" */
/** @import { Source } from "./bench.js" */
/** @import { Cell as PressedCell } from "./board.js" */
/** @import { Cell, Laid, Section } from "./layout.js" */
/** @import { Colour } from "./tubes.js" */

/** @typedef {SharedScene<any, any, any>} Scene every game's own */

/** A bench as a game shows it.
 * @typedef {Source & {texts: Record<string, string>, line: ShownLine | null, name?: string, once?: boolean, hinted?: string[]}}
 * Shown `texts` are the cards as the view writes them; `line` is the one that shines; `name` is the board's, where there are
 * several; `once`: the line counts a card once, though it may pass it twice; `hinted`: cards and cells to look at */
/** @typedef {{colour: string, sections: Section[]}} ShownLine */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ROOM = [
  { column: -2, row: -2 },
  { column: 2, row: 1 },
]; // what is in sight of a bare bench
const LEAST = 2; // cards of a line that is worth showing

/** The bench of a scene, kept from drawing to drawing.
 * @param {Scene} scene @param {Shown} shown @returns {Bench} */
function benchOf(scene, shown) {
  scene.memory.benches ??= {};
  /** @type {Record<string, Bench>} */
  const benches = scene.memory.benches;
  const name = shown.name ?? "board";
  benches[name] ??= new Bench();
  benches[name].name = name;
  benches[name].follow(shown, { play: scene.play, redraw: scene.redraw });
  return benches[name];
}

/** The line that shines, if it is one.
 * @param {Shown} shown */
const sectionsOf = ({ line }) => (line && line.sections.length >= LEAST ? line.sections : []);

/** The ends of the line that shines, and where each could go on.
 * @param {Bench} bench @param {Shown} shown */
function looseEnds(bench, shown) {
  const sections = sectionsOf(shown);
  const standing = layout.standing(sections, bench.counted, bench.laid);
  return standing.length === sections.length ? layout.looseEnds(bench.laid, sections) : [];
}

/** The free cells to lay a card on, those where the line goes on first.
 * @param {Bench} bench @param {Shown} shown @returns {Cell[]} */
function placesFor(bench, shown) {
  const best = looseEnds(bench, shown).map(({ cell }) => cell);
  const isBest = (/** @type {Cell} */ cell) => best.some((one) => layout.isSame(one, cell));
  return [...best, ...layout.beside(bench.laid).filter((cell) => !isBest(cell))];
}

/** The colour of a tube at a port of a card as it lies.
 * @param {Laid} laid @param {Record<string, string>} texts @param {string} port */
const colourAt = (laid, texts, port) =>
  linesOf(readCard(texts[laid.card], laid.card), laid.turned).find(({ from, to }) => from === port || to === port)?.colour;

/** @param {Scene} scene @param {Shown} shown @param {string} card @param {boolean} turned */
const spoken = (scene, shown, card, turned) => describeCard(readCard(shown.texts[card], card), turned, scene.say);

// What a player does

/** Does something to the bench, seen to move; whoever uses the keyboard keeps the card in focus.
 * @param {Bench} bench @param {() => void} act @param {string | null} [card] to be in focus then */
function doing(bench, act, card = null) {
  const root = /** @type {HTMLElement | null} */ (document.getElementById("main"));
  const hadKeys = Boolean(root?.querySelector(".workbench :focus-visible"));
  const before = root ? places(root) : new Map();
  act();
  if (!root) return;
  fly(root, before);
  const laid = card === null ? undefined : layout.find(bench.laid, card);
  if (!hadKeys || card === null) return;
  const goal = laid ? ` .cell[data-at="${layout.nameOf(laid)}"]` : `.strip [data-card="${card}"]`;
  /** @type {HTMLElement | null} */ (root.querySelector(`[data-bench="${bench.name}"]${goal}`))?.focus({ preventScroll: true });
}

/** Lays the picked card, or another.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {Cell} cell @param {string | null} [card] */
function layAt(scene, bench, shown, cell, card = bench.picked) {
  if (card === null || !scene.acting) return;
  doing(bench, () => bench.lay(card, cell), card);
  showCell(scene, cell, shown.name);
  sound("place");
  const { column, row } = layout.find(bench.laid, card) ?? cell;
  speak(scene.say("bench-laid", { card, column: String(column), row: String(row) }));
}

/** @param {Scene} scene @param {Bench} bench @param {string | null} [card] */
function turn(scene, bench, card = bench.picked) {
  if (card === null || !scene.acting) return false;
  doing(bench, () => bench.turn(card), card);
  if (!isStill())
    document
      .querySelector(`.workbench [data-thing="card-${card}"]`)
      ?.animate([{ transform: "rotate(-180deg)" }, { transform: "none" }], {
        duration: time("--t-turn"),
        easing: "cubic-bezier(.2, .75, .25, 1)",
      });
  speak(scene.say("bench-turned", { card }));
  return true;
}

/** Sets a card aside.
 * @param {Scene} scene @param {Bench} bench @param {string | null} [card] */
function setAside(scene, bench, card = bench.picked) {
  if (card === null || !layout.find(bench.laid, card) || !scene.acting) return false;
  doing(bench, () => bench.take(card), card);
  sound("take");
  speak(scene.say("bench-taken", { card }));
  return true;
}

/** @param {Scene} scene @param {Bench} bench */
function undo(scene, bench) {
  if (!bench.canUndo || !scene.acting) return false;
  doing(bench, () => bench.undo());
  speak(scene.say("bench-undone"));
  return true;
}

/** Picks a card; one that is picked already is turned.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {string} card */
function press(scene, bench, shown, card) {
  if (!scene.acting) return;
  if (bench.picked === card) {
    turn(scene, bench, card);
    return;
  }
  doing(bench, () => bench.pick(card), card);
  sound("choose");
  speak(scene.say("bench-picked", { card: spoken(scene, shown, card, bench.isTurned(card)) }));
}

/** @param {Bench} bench */
function letGo(bench) {
  const card = bench.picked;
  if (card === null) return false;
  doing(bench, () => bench.pick(null), card);
  return true;
}

/** Lays the picked card on the best place, or, where it lies already, on the next one beside the others.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown */
function next(scene, bench, shown) {
  const card = bench.picked;
  if (card === null) return false;
  const { place } = bench;
  const beside = layout.beside(layout.take(bench.laid, card));
  const at = place ? beside.findIndex((cell) => layout.isSame(cell, place)) : -1;
  layAt(scene, bench, shown, place ? beside[(at + 1) % beside.length] : placesFor(bench, shown)[0]);
  return true;
}

/** The card that a key is meant for: the picked one, or the one in focus.
 * @param {Bench} bench */
function cardFor(bench) {
  if (bench.picked !== null) return bench.picked;
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || !focus.closest(".workbench")) return null;
  const cell = focus.dataset.at?.split(",").map(Number);
  return focus.dataset.card ?? (cell ? (layout.at(bench.laid, { column: cell[0], row: cell[1] })?.card ?? null) : null);
}

/** @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {KeyboardEvent} event */
function useArrow(scene, bench, shown, event) {
  const arrow = ARROWS[event.key];
  const card = bench.picked;
  if (!arrow || card === null || !scene.acting || event.ctrlKey || event.metaKey || event.altKey) return false;
  doing(bench, () => bench.push(card, arrow[0], arrow[1], placesFor(bench, shown)), card);
  const place = layout.find(bench.laid, card);
  if (place) showCell(scene, place, shown.name);
  if (place) speak(scene.say("bench-laid", { card, column: String(place.column), row: String(place.row) }));
  return true;
}

// What is drawn

/** @param {string} name @returns {Cell} */
function cellOf(name) {
  const [column, row] = name.split(",").map(Number);
  return { column, row };
}

/** The card in hand that somebody is advised to lay.
 * @param {Bench} bench @param {Shown} shown */
const advisedCard = (bench, shown) => bench.inHand.find((card) => shown.hinted?.includes(card)) ?? null;

/** The cards and places that can be pressed.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown @returns {PressedCell[]} */
function cellsOf(scene, bench, shown) {
  const { say, acting } = scene;
  const isHinted = (/** @type {string} */ name) => (shown.hinted?.includes(name) ? "hinted" : "");
  const stop = bench.place ?? bench.laid[0];
  const cards = bench.laid.map((laid) => {
    const { card, column, row, turned } = laid;
    const isPicked = card === bench.picked;
    const where = { column: String(column), row: String(row), card: spoken(scene, shown, card, turned) };
    return {
      column,
      row,
      label: say("bench-card", where),
      kind: `on-card ${isPicked ? "picked" : ""} ${isHinted(card)}`,
      isStop: laid === stop,
      isPressed: isPicked,
      press: () => press(scene, bench, shown, card),
    };
  });
  if (!acting) return cards;
  const advised = (shown.hinted ?? []).filter((name) => name.includes(",")).map(cellOf);
  const places = bench.picked === null ? advised : [...placesFor(bench, shown), ...advised];
  const free = new Map(places.filter((cell) => !layout.at(bench.laid, cell)).map((cell) => [layout.nameOf(cell), cell]));
  const inOrder = [...free.values()].sort(layout.byRow); // whatever the server counts meanwhile, each stays where it is
  const open = inOrder.map((cell, i) => ({
    ...cell,
    label: say("bench-place", { column: String(cell.column), row: String(cell.row) }),
    kind: `free ${isHinted(layout.nameOf(cell))}`,
    isStop: !stop && i === 0,
    press: () => layAt(scene, bench, shown, cell, bench.picked ?? advisedCard(bench, shown)),
  }));
  return [...cards, ...open];
}

/** Stubs of the line in the cells where it could go on.
 * @param {Bench} bench @param {Shown} shown */
function drawEnds(bench, shown) {
  return looseEnds(bench, shown).map(({ column, row, port, cell }) => {
    const laid = layout.at(bench.laid, { column, row });
    const colour = (laid && colourAt(laid, shown.texts, port)) ?? shown.line?.colour;
    return html`<div class="loose-end" .style=${at(cell.column, cell.row)}>${drawStub(
      /** @type {Colour} */ (colour),
      beyond(port).port,
    )}</div>`;
  });
}

/** Takes a card that is pressed into the hand: if the pointer moves, the card goes with it.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {PointerEvent} event @param {string} card */
function grab(scene, bench, shown, event, card) {
  if (!scene.acting || event.button !== 0) return false; // two at one screen may drag at once
  dragCard(event, {
    card: readCard(shown.texts[card], card),
    turned: bench.isTurned(card),
    cellUnder: (point) => cellUnder(scene, point, shown.name),
    board: () => document.querySelector(`.workbench[data-bench="${bench.name}"] .board`),
    lay: (cell) => layAt(scene, bench, shown, cell, card),
    leave: () => setAside(scene, bench, card),
  });
  return true;
}

/** A card that is not laid.
 * @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {string} card @param {number} i @param {number} stop */
function drawHeld(scene, bench, shown, card, i, stop) {
  const isPicked = bench.picked === card;
  const turned = bench.isTurned(card);
  const kind = `held ${isPicked ? "picked" : ""} ${shown.hinted?.includes(card) ? "hinted" : ""}`;
  const drawn = drawCard(readCard(shown.texts[card], card), {
    turned,
    letters: hasLetters(),
    thing: `card-${card}`,
    say: scene.say,
  });
  const label = spoken(scene, shown, card, turned);
  if (!bench.isOpen) return html`<li><span class=${kind} role="img" aria-label=${label}>${drawn}</span></li>`;
  return html`<li class=${shown.hinted?.includes(card) ? "hinted" : ""}><button type="button" class=${kind} data-card=${card}
    data-place=${i} tabindex=${i === stop ? 0 : -1} aria-pressed=${isPicked} aria-label=${label}
    @click=${() => press(scene, bench, shown, card)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => grab(scene, bench, shown, event, card)}>${drawn}</button></li>`;
}

export const workbench = {
  /** The bench of a scene; a game asks for it once with every drawing.
   * @param {Scene} scene @param {Shown} shown */
  of: benchOf,

  /** The board with everything that was laid.
   * @param {Scene} scene @param {Bench} bench @param {Shown & {label: string, extra?: unknown}} shown */
  board(scene, bench, shown) {
    const sections = layout.standing(sectionsOf(shown), bench.counted, bench.laid);
    const colour = /** @type {Colour} */ (shown.line?.colour ?? "B");
    const tap = (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const cell = bench.picked === null || target.closest("button") ? null : cellUnder(scene, event, shown.name);
      if (cell && !layout.at(bench.laid, cell)) layAt(scene, bench, shown, cell);
    };
    return html`<div class="workbench" data-bench=${bench.name} @click=${tap}
      @keydown=${{
        capture: true,
        handleEvent: (/** @type {KeyboardEvent} */ event) => {
          if (!useArrow(scene, bench, shown, event)) return;
          event.preventDefault();
          event.stopPropagation();
        },
      }}>${board(scene, {
        label: shown.label,
        name: shown.name,
        cards: bench.laid,
        texts: shown.texts,
        cells: cellsOf(scene, bench, shown),
        lines: sections.length ? [{ colour, sections, once: shown.once, goesOn: bench.isOpen }] : [],
        room: [...ROOM, ...looseEnds(bench, shown).map(({ cell }) => cell)],
        isSilent: true,
        thing: ({ card }) => `card-${card}`,
        extra: bench.isOpen ? html`${drawEnds(bench, shown)}` : nothing,
        grab: (event) => {
          const cell = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".cell.on-card"));
          const [column, row] = (cell?.dataset.at ?? "").split(",").map(Number);
          const laid = cell && layout.at(bench.laid, { column, row });
          return Boolean(laid && grab(scene, bench, shown, event, laid.card));
        },
      })}${shown.extra ?? nothing}</div>`;
  },

  /** The cards that are not laid.
   * @param {Scene} scene @param {Bench} bench @param {Shown} shown */
  strip(scene, bench, shown) {
    const held = bench.inHand;
    const name = `strip ${shown.name ?? ""}`;
    const stop = rows.stop(scene.memory, name, held);
    return html`<ol class="strip workbench" data-bench=${bench.name} aria-label=${scene.say("bench-strip")}
      .style=${`--cards:${shown.cards.length}`}
      @focusin=${(/** @type {FocusEvent} */ event) => rows.remember(scene.memory, name, event)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        if (bench.picked === null) rows.useArrows(event);
      }}>${held.map((card, i) => drawHeld(scene, bench, shown, card, i, stop))}${
        held.length ? nothing : html`<li class="none">${scene.say("bench-all-laid")}</li>`
      }</ol>`;
  },

  /** Buttons for the picked card, and undo.
   * @param {Scene} scene @param {Bench} bench */
  tools(scene, bench) {
    const { say } = scene;
    const has = scene.acting && bench.picked !== null;
    const isLaid = has && Boolean(bench.place);
    return html`<div class="bench-tools" role="group" aria-label=${say("bench-tools")}>
      <button type="button" class="btn turn" aria-disabled=${!has} aria-keyshortcuts="R"
        @click=${() => turn(scene, bench)}>${sign(TURN_SIGN)}<span>${say("bench-turn")}</span> <kbd>R</kbd></button>
      <button type="button" class="btn aside" aria-disabled=${!isLaid} aria-keyshortcuts="Delete"
        @click=${() => setAside(scene, bench)}>${icon("down")}<span>${say("bench-aside")}</span></button>
      <button type="button" class="btn undo" aria-disabled=${!(scene.acting && bench.canUndo)} aria-keyshortcuts="U"
        @click=${() => undo(scene, bench)}>${icon("undo")}<span>${say("bench-undo")}</span></button></div>`;
  },

  /** Uses a key of the workbench, or of its board; true if it was used.
   * @param {Scene} scene @param {Bench} bench @param {Shown} shown @param {KeyboardEvent} event */
  key(scene, bench, shown, event) {
    const card = scene.acting && bench.isOpen ? cardFor(bench) : null;
    /** @type {Record<string, () => boolean>} */
    const acts = {
      r: () => turn(scene, bench, card),
      n: () => next(scene, bench, shown),
      u: () => undo(scene, bench) || bench.isOpen,
      delete: () => setAside(scene, bench, card),
      backspace: () => setAside(scene, bench, card),
      escape: () => letGo(bench),
    };
    const act = acts[event.key.toLowerCase()];
    return act?.() || useArrow(scene, bench, shown, event) || boardKey(scene, event, shown.name);
  },
};
