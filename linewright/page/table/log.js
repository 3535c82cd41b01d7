// @ts-check
/** The log in words: what each move did, with its rule, and what else happened at the table. */

import { rule } from "../kit/rule.js";
import { words } from "../kit/words.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** Events of the table itself that are told in the log; their words are `log-<kind>`. */
const TOLD = new Set([
  "sat",
  "left",
  "bot",
  "removed",
  "started",
  "undo-asked",
  "undo-answered",
  "undone",
  "resigned",
  "paused",
  "resumed",
  "late",
  "stood-in",
  "came-back",
  "accused",
  "voted",
]);

const SHOWN = 8; // digits of a sealed deal

/** Gives the arguments of a told word as they are read or drawn.
 * @param {any} scene @param {Record<string, any>} args @param {boolean} drawn */
function argumentsOf(scene, args, drawn) {
  const { spoken = {}, drawn: pictures = {} } = scene.look;
  /** @type {Record<string, any>} */
  const given = { ...args, who: "", you: "no" };
  if (typeof args.seat === "number") {
    const player = scene.players[args.seat];
    given.you = player?.you ? "yes" : "no";
    given.who = player?.you ? words.say("you") : (player?.name ?? String(args.seat));
  }
  /** @type {Record<string, (value: any) => any>} */
  const draw = {};
  for (const name of Object.keys(given)) {
    if (typeof given[name] === "number") continue; // words choose their form by it
    if (drawn && pictures[name]) draw[name] = (value) => pictures[name](value, scene.say);
    else if (drawn && name === "who") draw.who = (value) => html`<b>${value}</b>`;
    else if (spoken[name]) given[name] = spoken[name](given[name], scene.say);
  }
  return { given, draw };
}

/** What a move did, without what goes without saying.
 * @param {any} scene @param {{told: [string, Record<string, any>][]}} move */
const worthTelling = (scene, move) => move.told.filter(([word]) => !scene.look.quiet?.includes(word));

/** Tells in plain words what a move did; also what goes without saying, if that is wished for.
 * @param {any} scene @param {{told: [string, Record<string, any>][], text: string}} move @param {boolean} [all] @returns {string} */
export function spokenMove(scene, move, all = false) {
  return (all ? move.told : worthTelling(scene, move))
    .map(([word, args]) => words.say(word, argumentsOf(scene, args, false).given, scene.game.folder))
    .join(" ");
}

/** Tells it with pictures and rules.
 * @param {any} scene @param {{told: [string, Record<string, any>][]}} move */
export function drawnMove(scene, move) {
  const told = worthTelling(scene, move);
  return (told.length ? told : move.told).map(([word, args], i) => {
    const { given, draw } = argumentsOf(scene, args, true);
    return html`${i ? " " : nothing}<span class="told"><span>${words.rich(word, given, draw, scene.game.folder)}</span> ${rule(scene.game.cites[word], scene.game.name)}</span>`;
  });
}

/** Says what happened at the table besides moves and talk; "" for what is not worth it.
 * @param {any} scene @param {any} event @returns {string} */
export function spokenEvent(scene, event) {
  if (!TOLD.has(event.kind)) return "";
  const last =
    event.kind === "undone"
      ? scene.players.find((/** @type {any} */ one) => one.person && one.person === event.by && one.seat !== event.seat)
      : null;
  const agreed =
    last && last.person !== scene.players[event.seat]?.person
      ? `${eventWords(scene, { kind: "undo-answered", seat: last.seat, yes: true })} `
      : ""; // the last to agree makes it so
  return agreed + eventWords(scene, event);
}

/** @param {any} scene @param {any} event */
function eventWords(scene, event) {
  const who = event.called || event.name || (typeof event.seat === "number" ? (scene.players[event.seat]?.name ?? "") : "");
  const you = typeof event.seat === "number" && scene.players[event.seat]?.you ? "yes" : "no";
  const given = {
    who,
    you,
    bot: event.bot || "none",
    yes: event.yes ? "yes" : "no",
    match: (event.match ?? 0) + 1,
    what: event.text ? (scene.look.found?.(event.text, scene) ?? event.text) : "",
  };
  return words.say(`log-${event.kind}`, given, scene.game.folder);
}

/** Finds the moves that were taken back.
 * @param {any[]} entries @returns {Set<number>} their numbers */
function takenBack(entries) {
  const gone = new Set();
  /** @type {any[]} */
  let standing = [];
  for (const entry of entries) {
    if (entry.kind === "started") standing = [];
    if (entry.kind === "move") standing.push(entry);
    if (entry.kind === "undone") {
      for (const move of standing.slice(entry.moves)) gone.add(move.number);
      standing = standing.slice(0, entry.moves);
    }
  }
  return gone;
}

/** The entries of the log: moves and events in their order, with the game's headings.
 * @param {any} scene @param {any[]} entries */
export function logList(scene, entries) {
  const gone = takenBack(entries);
  let section = "";
  let memory = {}; // of the game, for its headings
  let count = 0; // of the moves that stand
  let seal = ""; // of the deal that comes next
  const items = [];
  for (const entry of entries) {
    if (entry.kind === "started") [memory, count] = [{}, 0];
    if (entry.kind === "move") {
      const isGone = gone.has(entry.number);
      const heading = scene.look.section?.(entry, scene.say, scene, isGone ? structuredClone(memory) : memory) ?? "";
      if (heading && heading !== section) items.push({ key: `s${entry.number}`, is: html`<h3>${heading}</h3>` });
      section = heading || section;
      if (!isGone) count += 1;
      if (!worthTelling(scene, entry).length) continue;
      const own = typeof entry.seat === "number" && scene.players[entry.seat]?.you;
      const look = `entry ${own ? "me" : ""} ${entry.seat === null ? "table-says" : ""} ${isGone ? "gone" : ""}`;
      items.push({
        key: entry.number,
        is: html`<p class=${look} data-number=${entry.number}>${scene.look.beside?.(entry, isGone ? 0 : count, scene) ?? nothing}${isGone ? html`<span class="said">${scene.say("taken-back")}</span>` : nothing}${drawnMove(scene, entry)}</p>`,
      });
    } else if (TOLD.has(entry.kind)) {
      const sealed =
        entry.kind === "started" && seal
          ? html` ${words.rich("log-sealed", { seal: seal.slice(0, SHOWN) }, { seal: (text) => html`<code title=${seal}>${text}</code>` })}`
          : nothing;
      items.push({ key: entry.number, is: html`<p class="entry table-says">${spokenEvent(scene, entry)}${sealed}</p>` });
    }
    seal = entry.commit ?? seal;
  }
  return html`${repeat(
    items,
    (item) => item.key,
    (item) => item.is,
  )}`;
}
