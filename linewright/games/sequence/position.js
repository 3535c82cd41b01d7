// @ts-check
/** What the parts of the table ask about a scene: worked out once for a drawing, nothing of it a rule. */
import { cards } from "./cards.js";
import { moves } from "./moves.js";

/** @import { Move } from "../../page/table/scene.js" */
/** @import { Chosen, Scene } from "./scene.d.ts" */

const PLAYED = new Set(["told-place", "told-jack", "told-take"]);

/** @typedef {ReturnType<typeof position>} Position */
/** @typedef {Position["rails"][number]} Rail a finished sequence */

/** The card picked up: still the same place in hand, or wherever it went when the hand was sorted anew.
 * @param {Chosen | null} chosen @param {string[]} hand @returns {Chosen | null} */
function chosenOf(chosen, hand) {
  if (!chosen?.card) return null;
  if (hand[chosen.at] === chosen.card) return chosen;
  const at = hand.indexOf(chosen.card);
  return at < 0 ? null : { ...chosen, at };
}

/** Every card that was played onto the board, oldest first.
 * @param {Move[]} history */
function playsOf(history) {
  return history.flatMap((move) =>
    move.told
      .filter(([word]) => PLAYED.has(word))
      .map(([word, args]) => ({ move, word, seat: args.seat, card: args.card, cell: args.cell })),
  );
}

/** Markers that were taken since one's last turn and have left their square empty: by cell, the team they were of.
 * @param {Scene} scene @param {ReturnType<typeof playsOf>} plays @param {(cell: string) => string} mark */
function takenOf(scene, plays, mark) {
  const gone = new Map();
  for (const { word, cell } of playsOf(scene.last)) {
    if (word !== "told-take" || mark(cell) !== ".") continue;
    const put = plays.findLast((play) => play.cell === cell && play.word !== "told-take");
    if (put) gone.set(cell, scene.view.seats[put.seat]?.team);
  }
  return gone;
}

/** @param {Scene} scene */
export function position(scene) {
  const { view } = scene;
  const sorted = moves.sort(scene.legal);
  const locks = view.locks
    .filter(({ text }) => scene.legal.includes(text))
    .map((lock) => ({ ...lock, first: lock.cells[0], last: lock.cells[lock.cells.length - 1] }));
  const isOver = view.phase === "over" || (scene.mode === "live" && scene.table?.status === "over"); // somebody gave up
  const isLive = scene.mode !== "replay" && scene.seat !== null && !isOver;
  const chosen = isLive ? chosenOf(scene.chosen, view.hand) : null;
  /** @param {string} cell */
  const mark = (cell) => {
    const [column, row] = moves.placeOf(cell);
    return view.markers[row][column];
  };
  /** @param {string} cell */
  const cardAt = (cell) => {
    const [column, row] = moves.placeOf(cell);
    return view.board[row][column];
  };
  const plays = playsOf(scene.history);
  const last = plays.at(-1) ?? null;

  /** @type {Record<string, number>} */
  const count = {};
  const seals = new Map();
  const rails = view.sequences.map(({ team, cells }) => {
    count[team] = (count[team] ?? 0) + 1;
    const end = seals.has(cells[4]) ? cells[0] : cells[4];
    seals.set(end, count[team]);
    return { team, cells, number: count[team] };
  });
  const lastTold = scene.history.at(-1)?.told ?? [];
  const isFresh = (/** @type {string[]} */ cells) =>
    lastTold.some(([word, args]) => word === "told-sequence" && cells.includes(args.first) && cells.includes(args.last));

  const winners = view.winners?.length ? view.winners : isOver ? (scene.table?.winners ?? []) : [];

  const card = chosen?.card ?? null;
  const targets = new Set(card ? sorted.cells.get(card) : []);
  const hinted = scene.hint?.text?.split(" ") ?? [];
  return {
    ...sorted,
    locks, // fives that may be fixed
    isOver,
    isLive,
    chosen,
    card,
    targets,
    mark,
    cardAt,
    plays,
    last,
    rails,
    seals,
    isFresh,
    count,
    winner: isOver && winners.length ? view.teams[winners[0]] : null,
    fixed: new Set(rails.flatMap((rail) => rail.cells)),
    gone: takenOf(scene, plays, mark),
    team: scene.seat === null ? null : view.seats[scene.seat].team,
    isTaking: card !== null && cards.eyes(card) === 1,
    target: chosen?.cell && targets.has(chosen.cell) ? chosen.cell : null,
    points: new Set(scene.points ?? []), // what a lesson points at: cards and cells
    hintCard: hinted.find((part) => /^[2-9TJQKA][SHDC]$/.test(part)) ?? null,
    hintCell: hinted[0] === "lock" ? null : (hinted.find((part) => /^[a-j]\d+$/.test(part)) ?? null),
    /** What a card in hand could do, as the server says, also out of turn.
     * @param {string} held @returns {{word: string, count: number, cells: string[]}} */
    can: (held) => view.can?.[held] ?? { word: "can-nothing", count: 0, cells: [] },
  };
}
