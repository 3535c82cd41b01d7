// @ts-check
/** Choosing and playing: a card is picked up, the places it may go to show, and a second press plays it. What may be done is read
 * from `legal` and `offers`; what is forbidden is tried all the same, so that the referee tells the rule. */
import { isStill } from "../../page/kit/fly.js";
import { speak } from "../../page/kit/speak.js";
import { words } from "../../page/kit/words.js";
import { cards } from "./cards.js";

/** @import { Args } from "../../page/table/scene.js" */
/** @import { Chosen, Scene } from "./scene.d.ts" */

/** The card at a place, or null.
 * @param {Scene} scene @param {string} from @param {number} place @returns {string | null} */
function cardAt(scene, from, place) {
  const row = from === "market" ? scene.view.market_places : scene.view.seats[scene.seat ?? -1]?.hand;
  return row?.[place] ?? null;
}

/** The moves a card could make, the line first.
 * @param {string} from @param {string} card */
const movesOf = (from, card) => (from === "market" ? [`take ${card} line`, `take ${card} hand`] : [`play ${card}`]);

/** Says and shows that the match is paused, or that it is not this seat's turn.
 * @param {Scene} scene */
function notYet(scene) {
  const isPaused = scene.table.status === "paused";
  const number = scene.view.phase === "final" ? 61 : 20; // what the referee says to a seat that is not at turn
  const told = scene.say(isPaused ? "is-paused" : `why-li-${number}`);
  const shown = isPaused ? told : `${words.capital(told)}.`;
  if (scene.mode === "live") scene.refuse(shown, isPaused ? null : `LI-${number}`);
  else speak(shown);
}

/** Brings the places of the chosen card into the window, where they lie below its edge or the bar of the turn. */
function showPlaces() {
  const last = [...document.querySelectorAll(".line-it [data-target]")].at(-1); // the hand lies below the line, or beside it
  last?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: isStill() ? "instant" : "smooth" });
}

/** Where a turn goes on, the likeliest first. */
const NEXT = [
  ".actions .now",
  ".actions .end[aria-disabled=false]",
  ".market li:is(.yes, .keep) button",
  ".market button",
  ".actions .btn",
];

export const choice = {
  cardAt,
  movesOf,

  /** Whether somebody sits here who could press things.
   * @param {Scene} scene */
  isPressable: (scene) =>
    scene.seat !== null && scene.mode !== "replay" && scene.view.phase !== "over" && !scene.players[scene.seat]?.resigned,

  /** @param {Scene} scene @param {string} text */
  isLegal: (scene, text) => scene.acting && scene.legal.includes(text),

  /** What a move would bring, or why not; null where nothing is said.
   * @param {Scene} scene @param {string} text @returns {{word: string, args: Args, rule: string | null} | null} */
  offer(scene, text) {
    const found = scene.acting ? scene.offers.find((offer) => offer[0] === text) : null;
    return found ? { word: found[1], args: found[2], rule: found[3] || null } : null;
  },

  /** @param {Scene} scene @param {string} text */
  offerText(scene, text) {
    const offer = choice.offer(scene, text);
    return offer ? scene.say(offer.word, offer.args) : "";
  },

  /** The chosen card, if it still lies where it was chosen.
   * @param {Scene} scene @returns {Chosen | null} */
  chosenCard(scene) {
    const chosen = scene.acting ? scene.chosen : null;
    return chosen && cardAt(scene, chosen.from, chosen.place) === chosen.card ? chosen : null;
  },

  /** @param {Scene} scene @param {string} from @param {number} place */
  isChosen(scene, from, place) {
    const chosen = choice.chosenCard(scene);
    return chosen !== null && chosen.from === from && chosen.place === place;
  },

  /** Where the chosen card may go.
   * @param {Scene} scene @returns {{line: string, hand: string}} the moves, "" where there is none */
  places(scene) {
    const chosen = choice.chosenCard(scene);
    if (!chosen) return { line: "", hand: "" };
    const [line, hand = ""] = movesOf(chosen.from, chosen.card);
    return { line: choice.isLegal(scene, line) ? line : "", hand: choice.isLegal(scene, hand) ? hand : "" };
  },

  /** Chooses a card, or plays it if it was chosen already. One that can go nowhere is tried, so that its rule is told.
   * @param {Scene} scene @param {"market" | "hand"} from @param {number} place */
  press(scene, from, place) {
    const card = cardAt(scene, from, place);
    if (card === null) return;
    if (!scene.acting) {
      notYet(scene);
      return;
    }
    const moves = movesOf(from, card);
    const open = moves.filter((text) => choice.isLegal(scene, text));
    if (!open.length) void choice.make(scene, moves[0]);
    else if (choice.isChosen(scene, from, place)) void choice.make(scene, open[0]);
    else {
      choice.pick(scene, from, place);
      showPlaces();
    }
  },

  /** Picks a card up and says what it can do.
   * @param {Scene} scene @param {"market" | "hand"} from @param {number} place */
  pick(scene, from, place) {
    const card = cardAt(scene, from, place);
    if (card === null) return;
    const [line, hand = ""] = movesOf(from, card);
    const { say } = scene;
    scene.choose({ from, place, card });
    speak(
      [
        say("page-chosen", { card: cards.name(card, say) }),
        choice.isLegal(scene, line) ? say("page-chosen-line", { offer: choice.offerText(scene, line) }) : "",
        choice.isLegal(scene, hand) ? say("page-chosen-hand") : "",
      ]
        .filter(Boolean)
        .join(" "),
    );
  },

  /** Lets go of the chosen card; true if there was one.
   * @param {Scene} scene */
  letGo(scene) {
    const chosen = choice.chosenCard(scene);
    if (!chosen) return false;
    scene.choose(null);
    speak(scene.say("page-let-go", { card: cards.name(chosen.card, scene.say) }));
    return true;
  },

  /** Makes a move.
   * @param {Scene} scene @param {string} text */
  async make(scene, text) {
    if (!scene.acting) {
      notYet(scene);
      return;
    }
    scene.memory.hadFocus = Boolean(document.activeElement?.matches(".line-it :focus-visible"));
    await scene.play(text);
  },

  /** Whoever plays by keyboard finds the focus where the turn goes on, if the card that had it is gone.
   * @param {Scene} scene */
  keepFocus(scene) {
    if (!scene.memory.hadFocus || (document.activeElement && document.activeElement !== document.body)) return;
    scene.memory.hadFocus = false;
    const next = NEXT.map((selector) => document.querySelector(`.line-it ${selector}`)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (next)?.focus({ preventScroll: true });
  },

  /** Sends the chosen card to the line or into the hand.
   * @param {Scene} scene @param {"line" | "hand"} to */
  sendTo(scene, to) {
    const chosen = choice.chosenCard(scene);
    if (!chosen) {
      speak(scene.say("page-choose-first"));
    } else if (chosen.from === "hand") {
      if (to === "line") void choice.make(scene, `play ${chosen.card}`);
      else choice.letGo(scene);
    } else {
      void choice.make(scene, `take ${chosen.card} ${to}`);
    }
  },
};
