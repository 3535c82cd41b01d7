// @ts-check
/** Copying a text, and sharing a link. Plain http has no clipboard for pages: then the text is selected where it stands, and the
 * old way
 * is tried. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { speak } from "./speak.js";
import { say } from "./words.js";

const SHOWN_MS = 2000; // for so long a button says that it has copied

let copied = ""; // what was copied just now

/** Puts a text on the clipboard, and says so; whether it is there.
 * @param {string} text @param {HTMLElement | null} [place] where it stands, to be selected @param {string} [word] that says so */
export async function copy(text, place, word = "link-copied") {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!place) return false;
    if (place instanceof HTMLInputElement) place.select();
    else getSelection()?.selectAllChildren(place);
    if (!document.execCommand("copy")) return false;
  }
  speak(say(word));
  return true;
}

/** A button that copies a text, and says for a moment that it has.
 * @param {string} text @param {() => HTMLElement | null} place where the text stands
 * @param {{before: string, after: string, spoken?: string, redraw?: () => void}} how the words before and after, and the spoken
 * one */
export function copyButton(text, place, { before, after, spoken = "link-copied", redraw = () => undefined }) {
  const isCopied = copied === text;
  const press = async () => {
    if (!(await copy(text, place(), spoken))) return;
    copied = text;
    redraw();
    setTimeout(() => {
      copied = "";
      redraw();
    }, SHOWN_MS);
  };
  return html`<button type="button" class="btn small" @click=${press}>${icon(isCopied ? "check" : "copy")}${say(
    isCopied ? after : before,
  )}</button>`;
}

/** A button that shares a link by the means of the system, where it has some.
 * @param {string} title @param {string} url */
export const shareButton = (title, url) =>
  typeof navigator.share === "function"
    ? html`<button type="button" class="btn small" @click=${() => navigator.share({ title, url }).catch(() => undefined)}>${icon(
        "share",
      )}${say("share")}</button>`
    : nothing;
