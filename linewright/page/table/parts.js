// @ts-check
/** Log and chat beside a table: the same at a table, in a replay and in a lesson. */
import { icon } from "../kit/icons.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { logList } from "./log.js";

/** @import { Entry } from "./log.js" */
/** @import { Scene } from "./scene.js" */

const NEAR_END = 40; // pixels
const COMPANY = 6; // with more people the log needs the room of the chat

/** The log.
 * @param {Scene} scene @param {Entry[]} entries */
export const logPart = (scene, entries) => html`<div class="log">
  <div class="scroll" role="log" tabindex="0" aria-label=${scene.say("log-label")}
    aria-live="off">${logList(scene, entries)}</div></div>`;

/** Whether there is somebody to talk to, and room for it: then the chat is unfolded from the beginning.
 * @param {Scene} scene */
const hasCompany = ({ players }) => players.length <= COMPANY && players.some((one) => !one.mine && !one.bot);

/** Log and chat in a column.
 * @param {Scene} scene @param {unknown} log @param {unknown} [chat] @param {{unread?: unknown, unfolded?: () => void}} [talk] */
export function sidePart(scene, log, chat, { unread = "", unfolded = () => undefined } = {}) {
  const { say } = scene;
  return html`<aside class="side" aria-label=${say(chat ? "log-and-chat" : "log")}>
  <details open><summary><h2>${say("log")}</h2>${icon("down")}</summary>${log}</details>
  ${
    chat
      ? html`<details ?open=${hasCompany(scene)} @toggle=${unfolded}><summary><h2>${say("chat")} ${unread}</h2>${icon(
          "down",
        )}</summary>${chat}</details>`
      : ""
  }</aside>`;
}

/** Lists that show their end, the log and the chat, go on showing it when they grow: what comes back is called after a drawing.
 * @param {HTMLElement} root @param {boolean} isFirst whether nothing was drawn before: then all show it */
export function followLists(root, isFirst) {
  const lists = () => [...root.querySelectorAll(".scroll, .talk")];
  const atEnd = new Set(lists().filter((list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END));
  return () => {
    for (const list of lists()) if (isFirst || atEnd.has(list)) list.scrollTop = list.scrollHeight;
  };
}
