// @ts-check
/** What a move looks like: jackpots are collected, lines close up, what is left over goes to its jackpot. Cards that only change
 * their place fly by themselves; here are those that leave the table. */
import { countUp, flash, isStill, launch, lift, time } from "../../page/kit/fly.js";
import { sound } from "../../page/kit/sound.js";
import { cards } from "./cards.js";
import { choice } from "./choice.js";

/** @import { Move } from "../../page/table/scene.js" */
/** @import { Leaving, LeavingThings, Scene } from "./scene.d.ts" */

/** @type {import("../../page/kit/sound.js").Notes} */
const JACKPOT = [
  [523, 0, 0.16, 0.1, "sine"],
  [659, 0.12, 0.16, 0.1, "sine"],
  [784, 0.24, 0.36, 0.11, "sine"],
];

/** @param {string} selector */
const find = (selector) => document.querySelector(`.line-it ${selector}`);

/** @param {Element} element @param {string} [card] @returns {Leaving} */
function picture(element, card = "") {
  const lifted = lift(element);
  lifted.copy.classList.remove("win");
  lifted.copy.classList.add("leaving");
  return { ...lifted, card };
}

/** Lets a picture fly to its goal.
 * @param {Leaving} one @param {Element | null} to @param {{delay?: number, fades?: boolean}} how */
function leave(one, to, { delay = 0, fades = false }) {
  const how = { duration: time("--t-fly") * (fades ? 1 : 1.5), delay, easing: "cubic-bezier(.4, 0, .3, 1)" };
  void launch(one, to, how, (across, goal) => {
    const small = Math.min(1, Math.max(0.2, goal.height / one.place.height));
    return fades
      ? [
          { transform: "none", opacity: 1 },
          { transform: "translateY(14px) scale(.9)", opacity: 0 },
        ]
      : [
          { transform: "none", opacity: 1 },
          { opacity: 1, offset: 0.8 },
          { transform: `${across} scale(${small})`, opacity: 0 },
        ];
  });
}

/** Counts the points of a seat up, or down.
 * @param {Scene} scene @param {number} seat @param {number} from @param {number} delay */
function count(scene, seat, from, delay) {
  const to = scene.view.seats[seat].score;
  scene.memory.counts ??= {};
  const { counts } = scene.memory;
  const turn = (counts[seat] ?? 0) + 1;
  counts[seat] = turn; // a later count ends an earlier one
  const draw = (/** @type {number} */ value) => {
    if (counts[seat] === turn) cards.renumber(find(`[data-points="${seat}"] .num`), value);
  };
  if (isStill()) return;
  draw(from);
  setTimeout(() => countUp(from, to, draw), delay);
}

/** Where what a seat wins goes: its points, or its name where points are hidden.
 * @param {number} seat */
const winnings = (seat) => find(`[data-points="${seat}"]`) ?? find(`[data-seat="${seat}"] header`);

/** Three of a colour: their feet light up one after another, and the pile goes to the points.
 * @param {number} seat @param {string} colour @param {Leaving | undefined} pile as it was before */
function jackpot(seat, colour, pile) {
  const feet = [...document.querySelectorAll(`.line-it [data-seat="${seat}"] .line .${cards.shapeName(colour)} .foot`)].slice(
    0,
    3,
  );
  const begins = time("--t-fly");
  for (const [i, foot] of feet.entries()) flash(foot, { delay: begins + i * 120, duration: 360 });
  setTimeout(() => sound(JACKPOT), begins);
  if (pile) leave(pile, winnings(seat), { delay: begins + 360 });
  else flash(find(`[data-pot="${colour}"]`));
}

/** A completed line: three cards fade, the others close up and go to the points.
 * @param {Leaving[]} line @param {number} seat @param {number} kept */
function complete(line, seat, kept) {
  const goal = winnings(seat);
  const numbers = line.filter(({ card }) => cards.colour(card) !== null);
  const lost = new Set(numbers.slice(0, numbers.length - kept)); // the oldest go (LI-53)
  for (const [i, one] of line.entries()) leave(one, goal, { delay: i * time("--t-stagger"), fades: lost.has(one) });
  sound("take");
}

/** @type {Record<string, "place" | "take">} */
const SOUNDS = { "told-take-line": "place", "told-play": "place", "told-take-hand": "take" };

export const motion = {
  /** Before a drawing: keeps pictures of what this drawing will take away.
   * @param {Scene} scene */
  prepare(scene) {
    const { memory, view } = scene;
    const before = memory.drawn;
    memory.drawn = view;
    if (before !== view) memory.before = before;
    if (!before || before === view || isStill()) return;
    /** @type {LeavingThings} */
    const leaving = { lines: {}, market: [], pots: {} };
    memory.leaving = leaving;
    for (const colour of cards.colours) {
      const pot = view.jackpots[colour] < before.jackpots[colour] ? find(`[data-pot="${colour}"]`) : null;
      if (pot) leaving.pots[colour] = picture(pot);
    }
    before.seats.forEach((one, seat) => {
      if (!one.line.length || view.seats[seat]?.line[0] === one.line[0]) return;
      const drawn = [...document.querySelectorAll(`.line-it [data-seat="${seat}"] .line > .card:not(.target)`)];
      leaving.lines[seat] = drawn.slice(0, one.line.length).map((card, i) => picture(card, one.line[i]));
    });
    if (before.round === view.round && before.phase === view.phase) return;
    before.market_places.forEach((card, i) => {
      const drawn = card === null ? null : document.querySelectorAll(".line-it .market > li")[i]?.querySelector(".card");
      if (card !== null && drawn) leaving.market.push(picture(drawn, card));
    });
  },

  /** After a drawing: shows what the moves did.
   * @param {Scene} scene @param {Move[]} moves */
  show(scene, moves) {
    const { memory, view } = scene;
    const leaving = memory.leaving ?? { lines: {}, market: [], pots: {} };
    const scores = memory.before?.seats.map((one) => one.score) ?? [];
    /** @type {Record<number, number>} */
    const waits = {};
    for (const move of moves) {
      for (const [word, args] of move.told) {
        if (SOUNDS[word]) sound(SOUNDS[word]);
        if (word === "told-jackpot") {
          jackpot(args.seat, args.colour, leaving.pots[args.colour]);
          waits[args.seat] = time("--t-fly") * 2 + 360;
        } else if (word.startsWith("told-complete")) {
          complete(leaving.lines[args.seat] ?? [], args.seat, args.kept);
          waits[args.seat] ??= time("--t-fly");
        } else if (word === "told-round-end") {
          const left = args.cards.split(" ");
          for (const one of leaving.market.filter((/** @type {Leaving} */ { card }) => left.includes(card))) {
            const colour = cards.colour(one.card);
            leave(one, find(`[data-pot="${colour}"]`), { delay: time("--t-fly") / 2, fades: colour === null });
          }
        }
      }
    }
    memory.leaving = null;
    view.seats.forEach((one, seat) => {
      if (scores[seat] !== undefined && scores[seat] !== one.score) count(scene, seat, scores[seat], waits[seat] ?? 0);
    });
    if (isStill()) flash(find(`[data-seat="${moves.at(-1)?.seat}"] .line > .card:last-of-type`));
    choice.keepFocus(scene);
  },
};
