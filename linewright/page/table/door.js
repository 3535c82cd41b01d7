// @ts-check
/** For the host of a table: who may come in, and a new link where the old one has got into wrong hands. */
import { sure } from "../kit/dialog.js";
import { words } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Frame } from "./frame.js" */

const KINDS = /** @type {const} */ (["listed", "open", "link", "locked"]);

/** The link that leads to a table, for those who are new there.
 * @param {Frame} frame */
export const linkTo = ({ id, following }) => `${location.origin}/t/${following.facts.link || id}`;

/** The address of a picture of that link; another one for another link, or browsers would show the old one.
 * @param {Frame} frame */
export const pictureOf = ({ id, following }) => `/api/tables/${id}/qr.svg?of=${following.facts.link || id}`;

/** @param {Frame} frame */
export async function showDoor(frame) {
  const { ClubChoice } = await import("../fame/club-choice.js");
  const clubs = new ClubChoice(() => shown.redraw());
  const { sending, following, sheet } = frame;
  const { say } = words;
  const choice = (/** @type {string} */ access) =>
    html`<label class="check"><input type="radio" name="access" .checked=${live((following.facts.access ?? "open") === access)}
      @change=${() => sending.ask("access", { access })}><span>${say(`door-${access}`)}</span></label>`;
  const renew = async () => {
    shown.close();
    if (await sure(say("door-renew"), say("door-renew-sure"), say("door-renew"))) await sending.ask("link", {});
    void showDoor(frame);
  };
  const showTo = (/** @type {() => Promise<unknown>} */ work) => work().catch((error) => frame.refuse(error));
  const shown = sheet.show(
    say("door"),
    () => html`<fieldset><legend class="said">${say("door")}</legend>${KINDS.map(choice)}</fieldset>
      ${following.facts.status === "open" ? clubs.drawFor(frame.id, showTo) : nothing}
      <p>${say("door-about")}</p>
      <label class="link-now"><span>${say("link")}</span><input class="field" readonly .value=${linkTo(frame)}></label>
      <p>${say("lobby-code")}: <b>${following.facts.code}</b></p>
      <button type="button" class="btn" @click=${renew}>${say("door-renew")}</button>`,
  );
  if (following.facts.status === "open") await clubs.load().catch(() => undefined); // there are other ways in
}
