// @ts-check
/** The Sequence table: puts its parts together, and sends what a player does. Which moves are legal comes from the server. */

import { isStill, send, time } from "../../page/kit/fly.js";
import { rule } from "../../page/kit/rule.js";
import { sound } from "../../page/kit/sound.js";
import { speak } from "../../page/kit/speak.js";
import { words } from "../../page/kit/words.js";
import { html, nothing } from "../../page/vendor/lit-html/lit-html.js";
import { ability } from "./ability.js";
import { board } from "./board.js";
import { cards } from "./cards.js";
import { drag } from "./drag.js";
import { guidance } from "./guidance.js";
import { hand } from "./hand.js";
import { position } from "./position.js";
import { question } from "./question.js";
import { seats } from "./seats.js";
import { sprite } from "./sprite.js";

/** Five in a row.
 * @type {import("../../page/kit/sound.js").Notes} */
const FIVE = [
  [392, 0, 0.14, 0.1, "sine"],
  [494, 0.1, 0.14, 0.1, "sine"],
  [587, 0.2, 0.14, 0.1, "sine"],
  [784, 0.3, 0.4, 0.11, "sine"],
];

/** @type {typeof import("./ending.js").ending | null} the end, which is loaded when there is one */
let ending = null;

/** @import { Args, Move, Say, Told } from "../../page/table/scene.js" */
/** @import { Scene } from "./scene.d.ts" */
/** @import { Position } from "./position.js" */

const WIN_MS = 600; // the last rail takes to light up from end to end

// What a player does

/** Makes a move; where it is refused the square blinks.
 * @param {Scene} scene @param {string} text @param {string} [cell] */
async function play(scene, text, cell) {
  const at = scene.memory.chosenAt ?? 0;
  const card = text.split(" ").find((part) => /^[2-9TJQKA][SHDC]$/.test(part));
  const same = scene.view.hand.slice(0, at + 1).filter((held) => held === card).length || 1;
  scene.memory.played = card ? `hand-${card}-${same}` : "";
  if (!(await scene.play(text)) && cell) board.blink(cell);
}

/** Picks up the card at a place in hand, or puts it down.
 * @param {Scene} scene @param {number} at */
function choose(scene, at) {
  const now = position(scene);
  if (!now.isLive || at >= scene.view.hand.length) return;
  const isUp = now.chosen?.at === at;
  scene.memory.held = at;
  scene.memory.chosenAt = at;
  scene.memory.looked = null;
  board.preview([]);
  scene.choose(isUp ? null : { card: scene.view.hand[at], at });
  if (!isUp) speak(ability(scene, now, scene.view.hand[at]).full);
}

/** Says what a square shows: no card in hand goes there by itself.
 * @param {Scene} scene @param {Position} now @param {string} cell */
function look(scene, now, cell) {
  const text = board.shows(scene, now, cell);
  scene.memory.looked = { text, moves: scene.history.length };
  speak(text);
  scene.redraw();
}

/** A square was pressed: the chosen card goes there, or the card that would go there is chosen. A jack goes anywhere, and is
 * chosen by hand only.
 * @param {Scene} scene @param {string} cell */
function press(scene, cell) {
  const now = position(scene);
  if (!now.isLive || now.locks.length) return;
  if (!now.chosen) {
    const at = scene.view.hand.findIndex(
      (held) => cards.eyes(held) === 0 && (now.cells.get(held) ?? now.can(held).cells).includes(cell),
    );
    if (at >= 0) choose(scene, at);
    else look(scene, now, cell);
  } else if (now.isTaking && now.targets.has(cell) && now.target !== cell) {
    scene.choose({ ...now.chosen, cell }); // a marker is easily hit by mistake: taking it needs a second press
  } else {
    void play(scene, `${now.card} ${cell}`, cell);
  }
}

/** A card may be dragged to its square, too.
 * @param {Scene} scene */
const dragging = (scene) => (/** @type {PointerEvent} */ event) => drag(scene, event, (at) => choose(scene, at), press);

// What is drawn

/** @param {Scene} scene */
function legend(scene) {
  const suits = (/** @type {string} */ some) =>
    html`<span class="suits" aria-hidden="true">${[...some].map((suit) => cards.picture("suit", `s${suit}`))}</span>`;
  const number = (/** @type {string} */ one) => rule(one, scene.game.name);
  const bold = (/** @type {string} */ text) => html`<b>${text}</b>`;
  const isProfi = Boolean(scene.view.options.profi);
  const line = (
    /** @type {string} */ word,
    /** @type {string} */ jack,
    /** @type {string} */ some,
    /** @type {string} */ cites,
  ) =>
    words.rich(word, { jack: scene.say(jack), suits: some, rule: cites }, { jack: bold, suits, rule: number }, scene.game.folder);
  return html`<div class="jacks">
    <p><span class="eyes">${cards.eyesOf("", 2)}</span><span>${line("legend-two", "jack-two", "DC", "SQ-30")}</span></p>
    <p><span class="eyes">${cards.eyesOf("", 1)}</span><span>${line(
      isProfi ? "legend-profi" : "legend-one",
      "jack-one",
      "SH",
      isProfi ? "SQ-61" : "SQ-31",
    )}</span></p></div>`;
}

/** @param {Scene} scene */
function pile(scene) {
  const count = scene.view.draw_pile;
  const drawn = { number: (/** @type {number} */ value) => html`<b>${value}</b>` };
  return html`<p class="pile"><span class="stack ${count ? "" : "empty"}" aria-hidden="true"
    data-thing="draw-pile">${count ? cards.picture("hf", "back") : nothing}</span><span>${words.rich(
      "pile-left",
      { number: count, count },
      drawn,
      scene.game.folder,
    )}</span></p>`;
}

/** The own side: words, hand, jacks, draw pile, buttons. At the end, what it came to.
 * @param {Scene} scene @param {Position} now */
function ownSide(scene, now) {
  const { parts, say } = scene;
  const doors = {
    press: (/** @type {string} */ cell) => press(scene, cell),
    play: (/** @type {string} */ text) => void play(scene, text),
  };
  const base = html`<div class="base">${pile(scene)}<div class="buttons" role="group"
    aria-label=${say("table-tools")}>${parts.hint ?? nothing}${parts.undo ?? nothing}<span
      class="phone">${parts.sheets ?? nothing}</span></div></div>`;
  if (now.isOver && parts.ending && parts.ending !== nothing)
    return html`<section class="mine over"
      aria-label=${say("end-result")}>${ending?.short(scene, now)}${parts.notice}${base}</section>`;
  if (now.locks.length && now.isLive) return html`<div class="mine asked">${question.draw(scene, now, doors.play)}${base}</div>`;
  return html`<section class="mine" aria-label=${say("own-side")}>
    ${guidance(scene, now, doors)}
    ${scene.seat === null ? nothing : hand(scene, now, (at) => choose(scene, at), doors.play)}
    ${legend(scene)}${base}</section>`;
}

/** The table on a big screen: teams, board, and what there is to know beside it.
 * @param {Scene} scene */
function shared(scene) {
  const now = position(scene);
  const isEnd = now.isOver && scene.parts.ending && scene.parts.ending !== nothing;
  return html`<div class="felt live shared">${sprite}${isEnd ? nothing : html`<h1 class="said">${scene.game.title}</h1>`}
    ${seats(scene, now)}
    ${board.draw(scene, now, () => undefined, null)}
    <section class="beside-board" aria-label=${scene.say("table-tools")}>${
      isEnd ? ending?.short(scene, now) : html`${pile(scene)}${legend(scene)}`
    }${scene.parts.notice ?? nothing}</section></div>`;
}

/** One's own side on a phone: the hand, what the chosen card can do, and a small board where it goes.
 * @param {Scene} scene */
function handSide(scene) {
  const now = position(scene);
  const doors = {
    press: (/** @type {string} */ cell) => press(scene, cell),
    play: (/** @type {string} */ text) => void play(scene, text),
  };
  const isAsked = now.locks.length > 0 && now.isLive;
  const five = isAsked ? question.onBoard(scene, now) : null;
  const isChoosing = now.card !== null && now.targets.size > 0;
  return html`<div class="felt live held" @pointerdown=${dragging(scene)}>${sprite}
    ${
      isAsked
        ? question.draw(scene, now, doors.play)
        : html`${hand(scene, now, (at) => choose(scene, at), doors.play)}${guidance(scene, now, doors)}`
    }
    ${isChoosing || five ? board.draw(scene, now, doors.press, five) : nothing}
    ${
      isAsked
        ? nothing
        : html`<div class="buttons" role="group" aria-label=${scene.say("table-tools")}>${
            scene.parts.hint ?? nothing
          }${scene.parts.undo ?? nothing}</div>`
    }</div>`;
}

// Motion

/** @param {Told[]} told @param {string} word */
const toldArgs = (told, word) => told.filter(([one]) => one === word).map(([, args]) => args);

/** Draws a new rail from end to end.
 * @param {Args} five @param {boolean} isWin */
function drawRail({ first, last }, isWin) {
  const rail = document.querySelector(`.rails [data-rail="${first} ${last}"], .rails [data-rail="${last} ${first}"]`);
  for (const line of rail?.querySelectorAll("line") ?? []) {
    line.animate(
      [
        { strokeDasharray: "1", strokeDashoffset: "1", opacity: 0 },
        { opacity: 1, offset: 0.05 },
        { strokeDasharray: "1", strokeDashoffset: "0", opacity: 1 },
      ],
      { duration: isWin ? WIN_MS : time("--t-turn"), delay: time("--t-fly"), fill: "backwards", easing: "ease-in-out" },
    );
  }
}

export const table = {
  /** What a seat may ask the table to find (SQ-60): that another team has talked.
   * @param {Scene} scene */
  findings: (scene) =>
    scene.view.options.table_talk && scene.seat !== null
      ? [...new Set(scene.view.teams)]
          .filter((team) => team !== scene.view.teams[scene.seat ?? 0])
          .map((team) => ({ text: `talk ${team}`, label: scene.say("find-talk", { team: scene.say(`team-${team}`) }) }))
      : [],

  /** A finding in words: "table talk by team Green".
   * @param {string} text @param {Scene} scene */
  found: (text, { say }) => say("found-talk", { team: say(`team-${text.split(" ")[1]}`) }),

  /** One may also owe a draw while another plays.
   * @param {Scene} scene */
  atTurn: ({ view, seat }) => view.turn === seat,

  endsTurn: (/** @type {string} */ text) => text === "pass",

  stays: true, // no curtain at the end: people want to look at the board

  /** @param {Scene} scene */
  draw(scene) {
    const now = position(scene);
    const five = now.isLive ? question.onBoard(scene, now) : null;
    return html`<div class="felt ${scene.mode}" @pointerdown=${dragging(scene)}>${sprite}
      ${seats(scene, now)}${ownSide(scene, now)}
      ${board.draw(scene, now, (cell) => press(scene, cell), five)}
      <div class="beside">${scene.parts.side ?? nothing}</div></div>`;
  },

  shared,
  hand: handSide,

  /** @param {Scene} scene @param {KeyboardEvent} event */
  key(scene, event) {
    const now = position(scene);
    const { key } = event;
    const target = event.target instanceof Element ? event.target : null;
    if (now.locks.length && now.isLive && !target?.closest("button, a, [data-cell]")) {
      if (question.key(scene, now, key, (text) => void play(scene, text))) return true;
    }
    if (key === "Escape" && now.chosen) {
      scene.choose(null);
      return true;
    }
    if (board.typeName(scene, key, now.card !== null)) return true; // with a card in hand, H is a column first
    if (now.isLive && /^[1-7]$/.test(key) && Number(key) <= scene.view.hand.length) {
      choose(scene, Number(key) - 1);
      return true;
    }
    return false;
  },

  /** @param {Scene} scene @param {Move[]} made */
  happened(scene, made) {
    const told = made.flatMap((move) => move.told);
    scene.memory.played = ""; // it has flown
    const fives = toldArgs(told, "told-sequence");
    const taken = toldArgs(told, "told-take");
    if (fives.length) sound(FIVE);
    else if (taken.length) sound("take");
    else if (told.some(([word]) => word === "told-place" || word === "told-jack")) sound("place");
    if (scene.view.phase === "locking") /** @type {HTMLElement | null} */ (document.querySelector(".ask input:checked"))?.focus();
    if (isStill()) return;
    for (const five of fives) drawRail(five, scene.view.phase === "over");
    for (const { cell } of taken) {
      const gone = board.squareAt(cell)?.querySelector(".leaving");
      const colour = gone?.querySelector("use")?.getAttribute("href")?.replace("#sq-m-", "");
      void send(gone, document.querySelector(`.team.${colour} .ic`));
    }
  },

  /** @param {Scene} scene */
  end: (scene) => ending?.full(scene, position(scene)),

  async prepareEnd() {
    ending = (await import("./ending.js")).ending;
  },

  /** What stands beside a move in the log: its number and the marker of who made it.
   * @param {{seat: number | null}} move @param {number} number 0 if it was taken back @param {Scene} scene */
  beside: ({ seat }, number, { view }) =>
    seat === null
      ? nothing
      : html`<span class="number" aria-hidden="true">${number || nothing}</span>${cards.marker(view.teams[seat])}`,

  /** What the title of the end says of who won.
   * @param {Scene} scene */
  winner: ({ table, view, say }) => ({ team: say(`team-${view.teams[table.winners[0]]}`) }),

  /** A move as people say it, for hints.
   * @param {string} text @param {Scene} scene */
  written(text, scene) {
    const { say } = scene;
    const [verb, one, two] = text.split(" ");
    if (verb === "draw" || verb === "pass") return say(verb === "draw" ? "draw-card" : "pass");
    if (verb === "lock") return say("lock-fix", { first: one, last: two });
    if (verb === "dead") return say("swap-card", { card: cards.name(one, say) });
    if (verb === "drop") return say("drop-card", { card: cards.name(one, say) });
    return say(cards.eyes(verb) === 1 ? "move-take" : "move-place", { card: cards.name(verb, say), cell: one });
  },

  spoken: {
    /** @param {string} card @param {Say} say */
    card: (card, say) => cards.name(card, say),
    /** @param {string} team @param {Say} say */
    team: (team, say) => say(`team-${team}`),
  },

  drawn: {
    /** @param {string} card @param {Say} say */
    card: (card, say) => cards.inText(card, say),
    /** @param {string} cell */
    cell: (cell) => html`<span class="at-cell">${cell}</span>`,
    /** @param {string} team @param {Say} say */
    team: (team, say) => html`<b class="named">${say(`team-${team}`)} ${cards.marker(team)}</b>`,
  },
};
