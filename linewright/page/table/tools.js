// @ts-check
/** The pieces of a live table that a game puts where they belong: notices, hint and undo, log and chat. */
import { icon } from "../kit/icons.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { acts } from "./acts.js";
import {
  hintNotice,
  passingNotice,
  pauseNotice,
  questionNotice,
  refusalNotice,
  resignedNotice,
  standInNotice,
} from "./notices.js";
import { logPart, sidePart } from "./parts.js";
import { awayNotice } from "./presence.js";
import { vacationNotice } from "./vacation.js";

/** @import { Frame } from "./frame.js" */
/** @import { Scene } from "./scene.js" */

/** A tool that is always there, and does something only when it can.
 * @param {"hint" | "undo"} name @param {string} label @param {boolean} isOff @param {() => void} act */
const tool = (name, label, isOff, act) => html`<button type="button" class="btn quiet tool-${name}" aria-disabled=${isOff}
  aria-keyshortcuts=${name[0]} @click=${act}>${icon(name)}<span>${label}</span></button>`;

/** @param {"log" | "chat"} name @param {string} label @param {unknown} more @param {() => void} open */
const sheetButton = (name, label, more, open) => html`<button type="button" class="btn quiet" aria-haspopup="dialog"
  @click=${open}>${icon(name)}<span>${label}</span>${more}</button>`;

/** Opens the log or the chat above the table, where there is no room for them beside it.
 * @param {Frame} frame @param {"log" | "chat"} which */
function openSheet(frame, which) {
  const shown = frame.sheet.show(frame.scene.say(which), () => frame.scene.parts[which], { kind: "sheet" });
  const scroll = document.querySelector("dialog.sheet .scroll, dialog.sheet .talk");
  if (scroll) scroll.scrollTop = scroll.scrollHeight;
  void shown.closed.then(() => frame.draw());
  frame.chat.markRead();
}

/** All pieces of a live table.
 * @param {Frame} frame @param {Scene} scene @returns {Record<string, unknown>} */
export function liveParts(frame, scene) {
  const { say, mine, players, seat } = scene;
  const { following, person, chat } = frame;
  const { status, question, house } = following.facts;
  const isUndoable = following.hasMoved(mine) && status === "playing" && !question;
  const hasOthers = players.some((one) => one.person && !one.mine && !one.bot);
  const mustAsk = hasOthers && !mine.includes(/** @type {number} */ (following.history.at(-1)?.seat));
  const log = logPart(scene, following.entries);
  const talk = chat.draw(scene, person);
  const unread = chat.unread(scene);
  const drop = (/** @type {"refusal" | "hint"} */ notice) => {
    frame[notice] = null;
    frame.draw();
  };
  const pass = () => {
    frame.passing = "";
    frame.draw();
  };
  return {
    log,
    chat: talk,
    notice: html`<div class="notices">${refusalNotice(scene, frame.refusal, () => drop("refusal"))}
      ${hintNotice(scene, () => drop("hint"))}${passingNotice(scene, frame.passing, pass)}${questionNotice(scene)}
      ${standInNotice(scene)}${resignedNotice(scene)}
      ${pauseNotice(scene, following.entries)}${awayNotice(scene, following)}${vacationNotice(frame, scene)}
      ${frame.slow.offer(scene)}</div>`,
    hint: house.hints && seat !== null ? tool("hint", say("hint"), !scene.acting, () => acts.askHint(frame)) : nothing,
    undo: seat !== null ? tool("undo", say(mustAsk ? "undo-ask" : "undo"), !isUndoable, () => acts.undo(frame)) : nothing,
    side: sidePart(scene, log, person || following.talk.length ? talk : undefined, { unread, unfolded: () => chat.markRead() }),
    sheets: html`${sheetButton("log", say("log"), nothing, () => openSheet(frame, "log"))}
        ${sheetButton("chat", say("chat"), unread, () => openSheet(frame, "chat"))}`,
    ending: !frame.finish.isShown ? nothing : (frame.place.ending?.(frame, scene) ?? frame.finish.part?.endingPart(scene)),
  };
}
