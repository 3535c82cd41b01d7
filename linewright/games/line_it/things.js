// @ts-check
/** Names for cards that stay the same wherever they lie, so that they are seen to fly. Of each bet card there are two. */

/** @import { Scene, Thing, View } from "./scene.d.ts" */

/** Every place with the bet card on it.
 * @param {View} view @returns {[string, string][]} */
function betsOf(view) {
  /** @type {[string, string | null][]} */
  const lying = view.market_places.map((card, i) => [`market ${i}`, card]);
  view.seats.forEach((one, seat) => {
    for (const [i, card] of one.line.entries()) lying.push([`line ${seat} ${i}`, card]);
    for (const [i, card] of one.hand.entries()) lying.push([`hand ${seat} ${i}`, card]);
  });
  return /** @type {[string, string][]} */ (lying.filter(([, card]) => card?.startsWith("+")));
}

/** Gives the function that names the card at a place. The memory remembers which copy lay where.
 * @param {Scene} scene @returns {Thing} */
export function things(scene) {
  /** @type {Map<string, string>} place by copy, as it was drawn before */
  const before = scene.memory.copies ?? new Map();
  const after = new Map();
  /** @type {Map<string, string>} */
  const copyAt = new Map();
  const homeless = [];
  for (const [place, card] of betsOf(scene.view)) {
    const stays = [1, 2].map((k) => `${card}-${k}`).find((copy) => before.get(copy) === place && !after.has(copy));
    if (stays) after.set(stays, place);
    else homeless.push([place, card]);
  }
  for (const [place, card] of homeless) {
    const free = [1, 2].map((k) => `${card}-${k}`).filter((copy) => !after.has(copy));
    const copy = free.find((one) => before.has(one)) ?? free[0];
    if (copy) after.set(copy, place);
  }
  for (const [copy, place] of after) copyAt.set(place, copy);
  scene.memory.copies = after;
  return (card, place) => `card-${copyAt.get(place) ?? card}`;
}
