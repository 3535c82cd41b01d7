// @ts-check
/** The scene of a live table: what was told, through the eyes of whoever holds the screen, and what can be done here. */
import { sound } from "../kit/sound.js";
import { warn } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { clock } from "./clocks.js";
import { makeScene, player } from "./scene.js";
import { liveParts } from "./tools.js";

/** @import { SharedView } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */
/** @import { Offer, Scene } from "./scene.js" */

/** @param {Frame} frame @returns {Scene} */
export function liveScene(frame) {
  const { following, curtain, sending, me } = frame;
  const { facts, history, heardMs } = following;
  const seats = following.seatsFor(me.id);
  const bots = seats.map((one) => one.bot);
  const players = seats.map((one) =>
    player({ ...one, clock: clock(one, heardMs, words.say("clock-of", { who: one.name })) }, bots),
  );
  const mine = players.filter((one) => one.mine).map((one) => one.seat);
  const seen = curtain.choose(following.views, facts);
  const seat = seen?.seat ?? null;
  const view = /** @type {SharedView | undefined} */ (/** @type {unknown} */ (seen?.view));
  const isAsked = seat !== null && !facts.seats[seat].bot && Boolean(view?.to_act.includes(seat));
  const acting = facts.status === "playing" && isAsked && !curtain.asked.length;
  const scene = makeScene({
    id: frame.id,
    game: frame.game,
    look: frame.look,
    table: facts,
    mode: "live",
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
    last: following.movesSince(mine),
    choose: (what) => {
      frame.chosen = what;
      frame.refusal = null;
      if (what !== null) sound("choose");
      frame.draw();
    },
    play: async (text) => seat !== null && sending.play(seat, text),
    ask: (door, body) => sending.ask(door, body),
    refuse: (told, rule) => {
      frame.refusal = { told, rule };
      warn(told);
      frame.draw();
    },
    redraw: () => frame.draw(),
  });
  scene.parts = liveParts(frame, scene);
  return scene;
}
