// @ts-check
/** Inviting again: one press sets up a table like that of a match that is over, takes one's seat there, and goes there. */
import { ask } from "../kit/ask.js";
import { addChance, notePromise } from "../table/promises.js";

/** @param {string} table @param {number} match */
export async function inviteAgain(table, match) {
  const made = await ask("/api/me/invitations", { table, match });
  notePromise(made.id, 0, made.commit);
  await addChance(made.id, 0, made.seat);
  location.assign(`/t/${made.id}`);
}
