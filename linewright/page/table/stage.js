// @ts-check
/** The scene of a live table: what was told, through the eyes of whoever holds the screen, and what can be done here. */
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { warn } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { clock } from "./clocks.js";
import { makeScene, player } from "./scene.js";
import { liveParts } from "./tools.js";

/** @import { SeatView, SharedView } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */
/** @import { Offer, Player, Scene } from "./scene.js" */
/** @import { Manner } from "./sending.js" */

/** @param {Frame} frame @returns {Scene} */
export function liveScene(frame) {
  const { following, curtain, look, person } = frame;
  const { facts, heardMs } = following;
  const seats = following.seatsFor(person);
  const bots = seats.map((one) => one.bot);
  const players = seats.map((one) =>
    player({ ...one, clock: clock(one, heardMs, words.say("clock-of", { who: one.name })) }, bots),
  );
  const own = following.views.filter((one) => one.seat !== null);
  const isTogether = Boolean(look.together) && own.length > 1;
  const scene = seenScene(frame, players, isTogether ? own[0] : curtain.choose(following.views, facts));
  scene.parts = liveParts(frame, scene);
  if (isTogether) scene.together = own.map((one) => ({ ...seenScene(frame, players, one), parts: scene.parts }));
  return scene;
}

/** Whether a move is to be made: where somebody wants to be asked, they say so, unless it is a race. What is asked about is moot
 * when the match has gone on meanwhile.
 * @param {Frame} frame @param {string} text @param {Manner} [how] */
async function isMeant(frame, text, how) {
  if (!settings.confirms || frame.game.race || how?.isCall) return true;
  const before = frame.following.history.length;
  const { confirming } = await import("../settings/confirming.js");
  return (await confirming(frame.look.written?.(text, frame.scene) ?? "")) && frame.following.history.length === before;
}

/** The scene through the eyes of one seat.
 * @param {Frame} frame @param {Player[]} players @param {SeatView | undefined} seen what it may know @returns {Scene} */
function seenScene(frame, players, seen) {
  const { following, curtain, sending } = frame;
  const { facts, history } = following;
  const mine = players.filter((one) => one.mine).map((one) => one.seat);
  const seat = seen?.seat ?? null;
  const view = /** @type {SharedView | undefined} */ (/** @type {unknown} */ (seen?.view));
  const isAsked = seat !== null && !facts.seats[seat].bot && Boolean(view?.to_act.includes(seat));
  const acting = facts.status === "playing" && isAsked && !curtain.asked.length;
  return makeScene({
    id: frame.id,
    game: frame.game,
    look: frame.look,
    table: facts,
    mode: "live",
    place: frame.place.name,
    view,
    legal: acting ? seen?.legal : [],
    offers: acting ? /** @type {Offer[]} */ (seen?.offers ?? []) : [],
    seat,
    acting,
    mine,
    players,
    chosen: frame.chosen,
    memory: frame.memory,
    hint: frame.hint,
    history,
    beganAt: following.beganAt,
    now: () => facts.time + performance.now() - following.heardMs,
    last: following.movesSince(mine),
    choose: (what) => {
      frame.chosen = what;
      frame.refusal = null;
      if (what !== null) sound("choose");
      frame.draw();
    },
    play: async (text, how) => seat !== null && (await isMeant(frame, text, how)) && sending.play(seat, text, how),
    ask: (door, body) => sending.ask(door, body),
    refuse: (told, rule) => {
      frame.refusal = { told, rule };
      warn(told);
      frame.draw();
    },
    redraw: () => frame.draw(),
  });
}
