// @ts-check
/** What the frame says beside the table: a refusal with its rule, a hint and why, a question, a bot that stands in. */

import { icon } from "../kit/icons.js";
import { rule } from "../kit/rule.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { spokenEvent } from "./log.js";

/** @import { ToldEvent } from "../messages.d.ts" */
/** @import { Hint, Scene } from "./scene.js" */

/** @typedef {{isUnreachable?: boolean, told: string, rule: string | null}} Refusal */

/** @param {Scene} scene @param {() => void} done */
const close = (scene, done) =>
  html`<button type="button" class="tool" aria-label=${scene.say("close")} @click=${done}>${icon("close")}</button>`;

/** A refusal stays until the next action or until closed.
 * @param {Scene} scene @param {Refusal | null} refusal @param {() => void} done */
export const refusalNotice = (scene, refusal, done) =>
  refusal
    ? html`<div class="refusal" data-rule=${refusal.rule ?? nothing}>
        <p><b>${scene.say("not-possible")}</b> ${refusal.told} ${rule(refusal.rule, scene.game.name)}</p>
        ${close(scene, done)}</div>`
    : nothing;

/** What is worth a notice, and only a line in the log: somebody has not agreed to an undo, or has run out of time.
 * @param {Scene} scene @param {ToldEvent[]} events */
export function passingWords(scene, events) {
  const isWorth = (/** @type {ToldEvent} */ event) =>
    event.kind === "late" || (event.kind === "undo-answered" && !event.yes && !scene.players[event.seat]?.mine);
  const last = events.findLast(isWorth);
  return last ? spokenEvent(scene, last) : "";
}

/** Whether it is something that a person did, or the beginning of another match: then what was told before is no news any more.
 * @param {ToldEvent} event @param {string} person */
export const isOwnAct = (event, person) =>
  event.kind === "started" || (["move", "undo-asked"].includes(event.kind) && event.by === person && person !== "");

/** Says it, until one acts or closes it.
 * @param {Scene} scene @param {string} told @param {() => void} done */
export const passingNotice = (scene, told, done) =>
  told && scene.table.status !== "over" ? html`<div class="notice"><p>${told}</p>${close(scene, done)}</div>` : nothing;

/** Says what is hinted at: a move, or to wait.
 * @param {{text: string}} hint @param {string} move as the game writes it */
export const hintTitle = (hint, move) => (hint.text ? words.say("hint-is", { move }) : words.say("hint-wait"));

/** A chance in whole per cent; what is not quite sure is never written as sure.
 * @param {number} chance from 0 to 1 */
export const perCent = (chance) =>
  chance <= 0 || chance >= 1 ? Math.round(chance * 100) : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** What the hinted move is worth, and the next best one, where the bot knows it.
 * @param {Scene} scene @param {Hint} hint */
function worth(scene, { chance, next_best: next }) {
  if (typeof chance !== "number") return [];
  const said = [words.say("hint-chance", { chance: perCent(chance) })];
  if (next) {
    const move = scene.look.written?.(next.text, scene) ?? next.text;
    const same = perCent(next.chance) === perCent(chance) ? "yes" : "no";
    said.push(words.capital(words.say("hint-next", { move, same, chance: perCent(next.chance) })));
  }
  return said;
}

/** Writes a hint: the move, why, and what it is worth.
 * @param {Scene} scene @param {Hint} hint */
export function hintWords(scene, hint) {
  const spoken = scene.look.spoken ?? {};
  const why = hint.why.map(([word, args]) => {
    const read = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, spoken[name] ? spoken[name](value, scene.say) : value]),
    );
    return words.capital(words.say(word, { ...read, you: "yes", who: "" }, scene.game.folder));
  });
  const move = hint.text ? (scene.look.written?.(hint.text, scene) ?? hint.text) : "";
  return { move, why: [...why, ...worth(scene, hint)].join(" ") };
}

/** @param {Scene} scene @param {() => void} done */
export function hintNotice(scene, done) {
  const { hint } = scene;
  if (!hint) return nothing;
  const { move, why } = hintWords(scene, hint);
  const play = html`<button type="button" class="btn small"
    @click=${() => scene.play(hint.text)}>${scene.say("hint-do")}</button>`;
  return html`<div class="notice hint"><p><b>${hintTitle(hint, move)}</b> ${why}</p>
    <div class="row-of">${hint.text ? play : nothing}${close(scene, done)}</div></div>`;
}

/** Asks for consent: to an undo, or to a finding of the table.
 * @param {Scene} scene */
export function questionNotice(scene) {
  const question = scene.table.question;
  if (!question) return nothing;
  const asked = scene.players.find((one) => one.mine && question.waiting.includes(one.seat));
  const asks = scene.players[question.seat];
  const who = asks?.name ?? "";
  if (!asked) {
    const told = scene.say(`question-${question.kind}-waiting`, { who, you: asks?.you ? "yes" : "no" });
    return html`<div class="notice"><p>${told}</p></div>`;
  }
  const count = (scene.table.moves ?? 0) - question.moves; // that an undo takes back
  const what = scene.look.found?.(question.text, scene) ?? question.text;
  const door = question.kind === "undo" ? "undo/answer" : "vote";
  const answer = (/** @type {boolean} */ yes) => () => scene.ask(door, { seat: asked.seat, yes });
  return html`<div class="notice" role="group" aria-label=${scene.say("question")}>
    <p>${scene.say(`question-${question.kind}`, { who, count, what })}</p>
    <div class="row-of"><button type="button" class="btn small main" @click=${answer(true)}>${scene.say("yes")}</button>
    <button type="button" class="btn small" @click=${answer(false)}>${scene.say("no")}</button></div></div>`;
}

/** Says that a bot plays for somebody who is here, and gives the seat back.
 * @param {Scene} scene */
export function standInNotice(scene) {
  const one = scene.players.find((player) => player.mine && player.bot && !player.resigned);
  if (!one || scene.table.status === "over") return nothing;
  return html`<div class="notice"><p>${scene.say("bot-for-you", { bot: one.level })}</p>
    <button type="button" class="btn small main"
      @click=${() => scene.ask("back", { seat: one.seat })}>${scene.say("take-back-seat")}</button></div>`;
}

/** Says what becomes of a seat that was given up, while the others play on.
 * @param {Scene} scene */
export const resignedNotice = (scene) =>
  scene.table.status !== "over" && scene.players.some((one) => one.you && one.resigned)
    ? html`<div class="notice"><p>${scene.say("you-resigned")}</p><a class="btn small"
      href="/">${scene.say("leave-table")}</a></div>`
    : nothing;

/** Says that the match stands still, by whose wish, and lets it go on.
 * @param {Scene} scene @param {{kind: string, by?: string}[]} entries of the log */
export function pauseNotice(scene, entries) {
  if (scene.table.status !== "paused") return nothing;
  const by = entries.findLast((entry) => entry.kind === "paused")?.by;
  const who = scene.players.find((one) => one.person && one.person === by && !one.mine)?.name;
  return html`<div class="notice"><p><b>${who ? scene.say("is-paused-by", { who }) : scene.say("is-paused")}</b></p>${
    scene.mine.length
      ? html`<button type="button" class="btn small main"
            @click=${() => scene.ask("resume", {})}>${scene.say("resume")}</button>`
      : nothing
  }</div>`;
}
