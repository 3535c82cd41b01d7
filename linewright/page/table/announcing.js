// @ts-check
/** Says what happened at a table, for those who listen, and makes the sounds of it. */
import { sound } from "../kit/sound.js";
import { speak } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { spokenEvent, spokenMove } from "./log.js";

/** @import { AsideLine, Said } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */
/** @import { News } from "./following.js" */

export class Announcer {
  constructor() {
    this.wasMyTurn = false;
    this.hasHeard = false; // anything beside the game: what was said before one came is not said again
  }

  /** @param {Frame} frame @param {News} news @param {number} most moves that are told of at once */
  tell({ scene, curtain, following, chat, person, isAtTurn, isScreen }, { events, moves }, most) {
    const said = [
      ...events.map((event) => spokenEvent(scene, event)),
      ...moves.slice(-most).map((move) => spokenMove(scene, move)),
    ].filter(Boolean);
    const isMyTurn = isAtTurn && !this.wasMyTurn;
    this.wasMyTurn = isAtTurn;
    if (curtain.asked.length === 1) said.push(words.say("curtain-title", { who: scene.players[curtain.asked[0]].name }));
    if (isMyTurn) {
      said.push(words.say("your-turn"));
      sound("turn");
    }
    if (isScreen && events.some((event) => event.kind === "started")) sound("turn");
    const talk = chat.newWords(/** @type {Said[]} */ (events.filter((event) => event.kind === "chat")), person);
    if (talk.length) sound("chat");
    said.push(...talk);
    const { status, winners } = following.facts;
    if (status === "over" && moves.length) sound(scene.mine.some((seat) => winners.includes(seat)) ? "win" : "over");
    if (said.length) speak(said.join(" "));
  }

  /** What is told beside the game: what watchers say, and who has come and gone.
   * @param {Frame} frame @param {AsideLine[]} lines @param {string[]} changes in words */
  tellBeside({ chat, scene, person }, lines, changes) {
    const talk = this.hasHeard && chat.isAside(scene) ? chat.newWords(lines, person) : [];
    this.hasHeard = true;
    if (talk.length) sound("chat");
    if (talk.length || changes.length) speak([...changes, ...talk].join(" "));
  }
}
