// @ts-check
/** A sheet above the page that wants an answer, or shows something for a moment. Escape closes it. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** Opens a dialog; `content` is drawn anew by `redraw`, and gets `close`.
 * @param {string} title @param {(close: (answer?: string) => void) => any} content @param {{kind?: string}} [how]
 * @returns {{closed: Promise<string>, redraw: () => void, close: (answer?: string) => void}} `closed` resolves to the answer, ""
 * if there was none */
export function dialog(title, content, { kind = "" } = {}) {
  const sheet = document.createElement("dialog");
  sheet.className = kind;
  sheet.setAttribute("aria-label", title);
  const close = (/** @type {string} */ answer = "") => sheet.close(answer);
  const redraw = () =>
    render(
      html`
    <header><h2>${title}</h2><button type="button" class="tool" aria-label=${say("close")}
      @click=${() => close()}>${icon("close")}</button></header>
    <div class="inside">${content(close) ?? nothing}</div>`,
      sheet,
    );
  redraw();
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) close(); // on what lies behind it
  });
  document.body.append(sheet);
  /** @type {Promise<string>} */
  const closed = new Promise((resolve) =>
    sheet.addEventListener("close", () => {
      sheet.remove();
      resolve(sheet.returnValue);
    }),
  );
  sheet.showModal();
  return { closed, redraw, close };
}

/** Asks before something that cannot be taken back.
 * @param {string} title @param {string} text @param {string} yes @returns {Promise<boolean>} */
export async function sure(title, text, yes) {
  const asked = dialog(
    title,
    (close) => html`<p>${text}</p>
    <div class="row-of"><button type="button" class="btn main" @click=${() => close("yes")}>${yes}</button>
    <button type="button" class="btn" @click=${() => close()}>${say("cancel")}</button></div>`,
  );
  return (await asked.closed) === "yes";
}

/** A sheet that is drawn anew whenever the page below it is. */
export class Sheet {
  constructor() {
    /** @type {ReturnType<typeof dialog> | null} */ this.open = null;
  }

  /** @param {string} title @param {() => unknown} content @param {{kind?: string}} [how] */
  show(title, content, how) {
    const sheet = dialog(title, content, how);
    this.open = sheet;
    void sheet.closed.then(() => {
      if (this.open === sheet) this.open = null;
    });
    return sheet;
  }

  redraw() {
    this.open?.redraw();
  }
}
