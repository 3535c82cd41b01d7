// @ts-check
/** The LINE! button: one for each seat at this screen. It answers the press itself, not the release, and owns Space and Enter. */
import { sound } from "../../../page/kit/sound.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";

/** @import { Scene } from "./scene.d.ts" */

/** @type {import("../../../page/kit/sound.js").Notes} */
const BUZZER = [
  [392, 0, 0.12, 0.14, "square"],
  [587, 0.07, 0.2, 0.12, "square"],
];

/** The scenes of those who may press something here: of each seat at this screen, as each sees the table.
 * @param {Scene} scene @returns {Scene[]} */
const callers = (scene) =>
  (scene.together.length ? scene.together : [scene]).filter(
    ({ seat, players, mode }) => seat !== null && mode !== "replay" && !players[seat].resigned && !players[seat].bot,
  );

/** Whether a seat has called here and nothing was heard of it yet.
 * @param {Scene} scene */
const isCalling = ({ memory, seat, history }) => seat !== null && memory.calledAt?.[seat] === history.length;

/** @param {Scene} scene */
const mayCall = (scene) => scene.acting && scene.view.phase === "turning" && scene.view.open.length > 0;

/** Calls, at once. A call that others were faster with says so by what is shown; nobody has to read a refusal.
 * @param {Scene} scene */
async function call(scene) {
  const { memory, seat, history } = scene;
  if (!mayCall(scene) || isCalling(scene) || seat === null) return;
  const made = scene.play("call", { isCall: true, isMoot: () => memory.view?.phase !== "turning" });
  memory.calledAt = { ...memory.calledAt, [seat]: history.length };
  sound(BUZZER);
  navigator.vibrate?.(40);
  scene.redraw();
  if (await made) return;
  delete memory.calledAt?.[seat];
  if (memory.view?.phase === "showing") memory.late = callOf(memory.view);
  scene.redraw();
}

/** Names the call that stands.
 * @param {Scene["view"]} view */
const callOf = ({ played, repeats, caller }) => `${played} ${repeats} ${caller}`;

/** Whether somebody called here after the call that stands.
 * @param {Scene} scene */
const isLate = ({ memory, view }) => memory.late === callOf(view);

/** @param {Scene} scene @param {string} key @param {boolean} isShared */
function button(scene, key, isShared) {
  const { say, seat, view, players } = scene;
  const isOut = seat !== null && view.seats[seat].locked;
  const isOff = !mayCall(scene);
  const name = seat !== null && isShared ? players[seat].name : "";
  const isHinted = scene.points?.includes("call") || scene.hint?.text === "call";
  return html`<button type="button" class="shout ${isCalling(scene) ? "down" : ""} ${isHinted ? "hinted" : ""}"
    aria-disabled=${isOff} data-seat=${seat} aria-keyshortcuts=${isShared ? key : "Space Enter"}
    aria-label=${name ? say("head-call-of", { who: name }) : say("head-call-now")}
    @pointerdown=${(/** @type {PointerEvent} */ event) => event.button === 0 && call(scene)}
    @click=${(/** @type {MouseEvent} */ event) => event.detail === 0 && call(scene)}>${
      name ? html`<span class="of">${name}</span>` : nothing
    }<span class="word">${say("head-shout")}</span>${
      isOut ? html`<small>${say("out-of-round")}</small>` : html`<kbd>${isShared ? key : say("head-space")}</kbd>`
    }</button>`;
}

/** What is beside the button: how the dealer deals, and what follows a call.
 * @param {Scene} scene */
function press(scene) {
  const { view, say, table } = scene;
  const all = callers(scene);
  const open = say("head-open", { count: view.open.length });
  const pace = scene.mode === "live" ? say("head-pace", { seconds: Number(table.options.pace) }) : "";
  if (!all.length) return html`<div class="press"><p>${open}</p></div>`;
  return html`<div class="press of-${all.length}"><p>${open} ${pace}</p>
    <div class="shouts">${all.map((one, i) => button(one, String(i + 1), all.length > 1))}</div>
    <p>${say("head-then")}</p></div>`;
}

/** Whether the focus is on something that wants Space and Enter for itself.
 * @param {KeyboardEvent} event */
const isElsewhere = ({ target }) =>
  Boolean(/** @type {Element} */ (target).closest("button:not(.shout), a[href], summary, [role=slider]"));

/** Uses a key; true if it was one of the button's.
 * @param {Scene} scene @param {KeyboardEvent} event */
function key(scene, event) {
  const all = callers(scene);
  if (scene.view.phase !== "turning" || !all.length) return false;
  const isShout = event.key === " " || event.key === "Enter";
  const caller = all.length > 1 ? all[Number(event.key) - 1] : isShout && !isElsewhere(event) ? all[0] : undefined;
  if (!caller) return false;
  if (!event.repeat) void call(caller); // a key that is held calls once
  return true;
}

export const calling = { callers, press, key, isLate };
