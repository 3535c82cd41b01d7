// @ts-check
/** The page behind the short address on a big screen: a phone joins with the code, or a big screen is opened by it. */
import { style } from "../kit/style.js";
import { say } from "../kit/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { joinForm } from "./join.js";

// the field is that of the home page
const styled = Promise.all([style("/page/pages/home.css"), style("/page/pages/joining.css")]);

/** @param {HTMLElement} root */
export async function joining(root) {
  await styled;
  document.title = `${say("join-title")} · Linewright`;
  const redraw = () =>
    render(
      html`<main id="main" class="joining"><h1>${say("join-title")}</h1><p class="lead">${say("join-about")}</p>
      ${form()}<p class="sub">${say("join-screen-about")}</p></main>`,
      root,
    );
  const form = joinForm(redraw, true);
  redraw();
}
