// @ts-check
/** What the table promised for its deals, noted in this browser, and this browser's own chance in the deal of a rematch. */
import { settings } from "../kit/settings.js";
import { addChance, notePromise } from "../pages/begin.js";

/** @import { TableFacts, ToldEvent } from "../messages.d.ts" */

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
