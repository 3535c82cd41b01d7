// @ts-check
/** What the table promised for its deals, noted in this browser, and this browser's own chance in the deal of a rematch. */
import { ask, hex, newId } from "../kit/ask.js";
import { settings } from "../kit/settings.js";

/** @import { TableFacts, ToldEvent } from "../messages.d.ts" */

/** Notes what the table promised for a match, once: the first word counts.
 * @param {string} table @param {number} match @param {string} commit */
export function notePromise(table, match, commit) {
  const name = `promise ${table} ${match}`;
  if (commit && !settings.noted(name)) settings.note(name, commit);
}

/** Adds this browser's chance to the next deal of a table.
 * @param {string} table @param {number} match @param {number} seat */
export async function addChance(table, match, seat) {
  const nonce = hex(16);
  await ask(`/api/tables/${table}/nonces`, { seat, nonce, id: newId() });
  settings.note(`chance ${table} ${match}`, nonce);
}

/** Notes the promises that events bring: for the first match, and with each beginning for the next.
 * @param {string} table @param {ToldEvent[]} events */
export function notePromises(table, events) {
  for (const event of events) {
    if (event.kind === "created") notePromise(table, 0, event.commit ?? "");
    if (event.kind === "started") notePromise(table, event.match + 1, event.commit ?? "");
  }
}

/** Adds this browser's chance to the next deal, as soon as a match is over and the table has promised its own part.
 * @param {TableFacts} facts @param {string} me */
export function joinRematch({ id, seats, status, match }, me) {
  const seat = seats.find((one) => one.person && one.person === me)?.seat;
  if (seat === undefined || status !== "over" || match === null) return;
  if (!settings.noted(`chance ${id} ${match + 1}`)) addChance(id, match + 1, seat).catch(() => undefined);
}
