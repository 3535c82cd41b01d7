// @ts-check
/** What the end of a deal says: what it was worth beside those of the others so far, and the way to the next one. */
import { ask, Refused } from "../kit/ask.js";
import { paces } from "../kit/paces.js";
import { settings } from "../kit/settings.js";
import { say, words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { percentOf } from "./telling.js";

/** @import { DuplicateFacts } from "../messages.d.ts" */
/** @import { Scene } from "../table/scene.js" */

const LOOK_MS = 4000; // until it is asked again, as long as nobody else has played the deal, or the result is not noted yet
const LOOKS = 45;

await words.loadPart("duplicates"); // whoever imports this waits for it

/** @type {DuplicateFacts | null} */
let facts = null;
let looks = 0;
let isAsking = false;
let refused = "";

/** Asks how it stands, and again while there is nothing to compare with.
 * @param {Scene} scene @param {string} id @param {number} number */
async function look(scene, id, number) {
  isAsking = true;
  looks += 1;
  try {
    facts = await ask(`/api/duplicates/${id}`);
    scene.redraw();
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // another time
  }
  if (!facts?.boards[number]?.compared && looks < LOOKS) setTimeout(() => void look(scene, id, number), LOOK_MS);
}

/** Goes to the table of the next deal.
 * @param {Scene} scene @param {string} id @param {number} number */
async function play(scene, id, number) {
  refused = "";
  try {
    const { table } = await ask(`/api/duplicates/${id}/deals/${number}`, { bot_delay: paces[settings.pace] });
    location.assign(`/t/${table}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused = error.told();
    scene.redraw();
  }
}

/** What a deal was worth, for whoever has played it.
 * @param {Scene} scene */
export function worth(scene) {
  const { duplicate } = scene.table;
  if (!duplicate || !scene.mine.length) return nothing;
  if (!isAsking) void look(scene, duplicate.duplicate, duplicate.number);
  const deal = facts?.boards[duplicate.number];
  if (deal?.progress !== "over") return nothing;
  const told = say("dup-compared", { count: deal.compared });
  const share = deal.percent === null ? nothing : html`<b>${percentOf(deal.percent)}</b> · `;
  return html`<p class="lead" role="status">${share}${told}</p>
    ${refused ? html`<p class="refusal">${refused}</p>` : nothing}`;
}

/** The button that leads to the next deal that one has not played, if there is one.
 * @param {Scene} scene */
export function next(scene) {
  const { duplicate } = scene.table;
  const deal = facts?.card.open ? facts.boards.find((one) => one.progress === "new") : undefined;
  if (!duplicate || !deal || !scene.mine.length) return null;
  return html`<button type="button" class="btn main" @click=${() => play(scene, duplicate.duplicate, deal.number)}>${say(
    "dup-deal-play",
    { number: deal.number + 1 },
  )}</button>`;
}
