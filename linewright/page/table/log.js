// @ts-check
/** The log in words: what each move did, with its rule, and what else happened at the table. */

import { rule } from "../kit/rule.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Args, Move, Scene, Told } from "./scene.js" */

/** An event as the log reads it: what one kind or another carries.
 * @typedef {{kind: string, number?: number, seat?: number | null, name?: string, called?: string, bot?: string, yes?: boolean,
 *   match?: number, text?: string, by?: string, moves?: number, commit?: string, person?: string, access?: string,
 *   seats?: (number | string)[], told?: Told[], sitters?: Sitters}} Entry */

/** Somebody who sat down.
 * @typedef {{person: string, name: string}} Sitter */

/** Who sat where when something happened.
 * @typedef {Record<number, Sitter>} Sitters */

/** Events of the table itself that are told in the log; their words are `log-<kind>`. */
const TOLD = new Set([
  "sat",
  "left",
  "bot",
  "removed",
  "access",
  "link",
  "hinted",
  "ready",
  "started",
  "undo-asked",
  "undo-answered",
  "undone",
  "resigned",
  "paused",
  "resumed",
  "vacation",
  "vacation-over",
  "late",
  "stood-in",
  "came-back",
  "accused",
  "voted",
]);

const SEAL_SHOWN = 8; // digits of a sealed deal

/** What a seat was called when something happened: whoever sat there then may be gone, and somebody else sit there.
 * @param {Scene} scene @param {number} seat @param {Sitters} [sitters] */
function nameThen(scene, seat, sitters = {}) {
  const [now, then] = [scene.players[seat], sitters[seat]];
  return (then && then.person !== now?.person && then.name) || now?.name || "";
}

/** Gives the arguments of a told word as they are read or drawn.
 * @param {Scene} scene @param {Args} args @param {boolean} drawn @param {Sitters} [sitters] */
function argumentsOf(scene, args, drawn, sitters) {
  const { spoken = {}, drawn: pictures = {} } = scene.look;
  /** @type {Args} */
  const given = { ...args, who: "", you: "no" };
  if (typeof args.seat === "number") {
    const player = scene.players[args.seat];
    given.you = player?.you ? "yes" : "no";
    given.who = player?.you ? words.say("you") : nameThen(scene, args.seat, sitters) || String(args.seat);
  }
  /** @type {Record<string, (value: any) => unknown>} */
  const draw = {};
  for (const name of Object.keys(given)) {
    if (typeof given[name] === "number") continue; // words choose their form by it
    if (drawn && pictures[name]) draw[name] = (value) => pictures[name](value, scene.say);
    else if (drawn && name === "who") draw.who = (value) => html`<b>${value}</b>`;
    else if (spoken[name]) given[name] = spoken[name](given[name], scene.say);
  }
  return { given, draw };
}

/** What is told of a move.
 * @typedef {Pick<Move, "told"> & {sitters?: Sitters}} Happened */

/** What a move did, without what goes without saying.
 * @param {Scene} scene @param {Happened} move */
const worthTelling = (scene, move) => move.told.filter(([word]) => !scene.look.quiet?.includes(word));

/** Tells in plain words what a move did; also what goes without saying, if that is wished for.
 * @param {Scene} scene @param {Happened} move
 * @param {boolean} [all] @returns {string} */
export function spokenMove(scene, move, all = false) {
  return (all ? move.told : worthTelling(scene, move))
    .map(([word, args]) => words.say(word, argumentsOf(scene, args, false, move.sitters).given, scene.game.folder))
    .join(" ");
}

/** Tells it with pictures and rules.
 * @param {Scene} scene @param {Happened} move @param {boolean} [isCited] whether with its rules */
export function drawnMove(scene, move, isCited = true) {
  const told = worthTelling(scene, move);
  const { folder, cites, name } = scene.game;
  return (told.length ? told : move.told).map(([word, args], i) => {
    const { given, draw } = argumentsOf(scene, args, true, move.sitters);
    return html`${i ? " " : nothing}<span
      class="told"><span>${words.rich(word, given, draw, folder)}</span>${
        isCited ? html` ${rule(cites[word], name)}` : nothing
      }</span>`;
  });
}

/** Says what happened at the table besides moves and talk; "" for what is not worth it.
 * @param {Scene} scene @param {Entry} event @returns {string} */
export function spokenEvent(scene, event) {
  if (!TOLD.has(event.kind)) return "";
  const last =
    event.kind === "undone"
      ? scene.players.find((one) => one.person && one.person === event.by && one.seat !== event.seat)
      : null;
  const agreed =
    last && last.person !== scene.players[event.seat ?? -1]?.person
      ? `${eventWords(scene, { kind: "undo-answered", seat: last.seat, yes: true })} `
      : ""; // the last to agree makes it so
  return agreed + eventWords(scene, event);
}

/** @param {Scene} scene @param {Entry} event */
function eventWords(scene, event) {
  const first = event.seats?.[0]; // of several that one person has
  if (typeof first === "number") return eventWords(scene, { ...event, seat: first, seats: [] });
  const who = event.called || event.name || (typeof event.seat === "number" ? nameThen(scene, event.seat, event.sitters) : "");
  if (event.kind === "ready" && !who) return words.say("log-ready-host");
  const did = event.kind === "paused" ? scene.players.find((one) => one.person && one.person === event.by) : null;
  const you = did?.you || (typeof event.seat === "number" && scene.players[event.seat]?.you) ? "yes" : "no";
  const given = {
    who: event.kind === "paused" ? (did?.name ?? "none") : who || (event.kind === "removed" ? "none" : ""),
    you,
    bot: event.bot || "none",
    yes: event.yes ? "yes" : "no",
    access: event.access ?? "open",
    match: (event.match ?? 0) + 1,
    what: event.text ? (scene.look.found?.(event.text, scene) ?? event.text) : "",
  };
  return words.say(`log-${event.kind}`, given, scene.game.folder);
}

/** Tells the last thing that happened with pictures.
 * @param {Scene} scene @param {Entry[]} entries of the log */
export function newestEntry(scene, entries) {
  const isMove = (/** @type {Entry} */ entry) =>
    entry.kind === "move" && worthTelling(scene, /** @type {Move} */ (entry)).length > 0;
  const newest = entries.findLast((entry) => TOLD.has(entry.kind) || isMove(entry));
  if (!newest) return nothing;
  return newest.kind === "move" ? drawnMove(scene, /** @type {Move} */ (newest), false) : spokenEvent(scene, newest);
}

/** Finds the moves that were taken back.
 * @param {Entry[]} entries @returns {Set<number>} their numbers */
function takenBack(entries) {
  const gone = new Set();
  /** @type {Entry[]} */
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

/** @param {Scene} scene @param {Move} move @param {number} count its place among the moves that stand; 0: it was taken back */
function moveEntry(scene, move, count) {
  const isMine = move.seat !== null && scene.players[move.seat]?.you;
  const look = `entry ${isMine ? "me" : ""} ${move.seat === null ? "table-says" : ""} ${count ? "" : "gone"}`;
  const beside = scene.look.beside?.(move, count, scene) ?? nothing;
  const gone = count ? nothing : html`<span class="said">${scene.say("taken-back")}</span>`;
  return html`<p class=${look} data-number=${move.number}>${beside}${gone}${
    scene.mark?.(move.number) ?? nothing
  }${drawnMove(scene, move)}</p>`;
}

/** Says under which seal the cards were dealt.
 * @param {string} seal */
const sealedDeal = (seal) =>
  words.rich("log-sealed", { seal: seal.slice(0, SEAL_SHOWN) }, { seal: (text) => html`<code title=${seal}>${text}</code>` });

/** The entries of the log: moves and events in their order, with the game's headings.
 * @param {Scene} scene @param {Entry[]} entries */
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
      const move = /** @type {Move} */ (entry);
      const isGone = gone.has(move.number);
      const heading = scene.look.section?.(move, scene.say, scene, isGone ? structuredClone(memory) : memory) ?? "";
      if (heading && heading !== section) items.push(html`<h3>${heading}</h3>`);
      section = heading || section;
      if (!isGone) count += 1;
      if (worthTelling(scene, move).length) items.push(moveEntry(scene, move, isGone ? 0 : count));
    } else if (TOLD.has(entry.kind)) {
      const sealed = entry.kind === "started" && seal ? html` ${sealedDeal(seal)}` : nothing;
      items.push(html`<p class="entry table-says">${spokenEvent(scene, entry)}${sealed}</p>`);
    }
    seal = entry.commit ?? seal;
  }
  return items; // it only grows: each stays in its place
}
