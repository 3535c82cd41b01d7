// @ts-check
/** Who one is here: a name; an account for those who want one; everything kept, to take along or to erase. */

import { ways } from "../fame/ways.js";
import { ask, beSomebody, Refused, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { sure } from "../kit/dialog.js";
import { settings } from "../kit/settings.js";
import { speak, warn } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { deviceOf, ownAccount } from "./account.js";

/** @import { Me, OneSession } from "../messages.d.ts" */

const styled = style("/page/pages/me.css");

/** Shows who one is.
 * @param {HTMLElement} root */
export async function me(root) {
  /** @type {Me | null} */
  let person = (await Promise.all([whoAmI(), styled, words.loadPart("pages")]))[0];
  const mySessions = async () => (person?.account ? (await ask("/api/sessions")).sessions : []);
  /** @type {OneSession[]} */
  let sessions = await mySessions();
  let told = "";
  let isRefused = false;
  let refusedAt = ""; // the form whose wish was refused: it is said there
  document.title = `${say("me-title")} · Linewright`;

  const done = (/** @type {string} */ text, refused = false, form = "") => {
    told = text;
    isRefused = refused;
    refusedAt = refused ? form : "";
    (refused ? warn : speak)(text);
    draw();
  };
  const trying = async (/** @type {() => Promise<string>} */ work, form = "") => {
    try {
      const text = await work();
      if (text) done(text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      done(error.told(), true, form);
    }
  };
  const doing =
    (/** @type {(form: FormData, shown: HTMLFormElement) => Promise<string>} */ work) => (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      void trying(() => work(new FormData(form), form), form.name);
    };
  const gone = () => {
    person = null;
    settings.set("name", "");
  };
  const rename = doing(async (form) => {
    person = await ask("/api/me", { name: String(form.get("name")).trim() });
    settings.set("name", person.name);
    return say("me-named", { name: person.name });
  });
  const makeAccount = doing(async (form) => {
    await beSomebody();
    person = await ask("/api/account", { account: form.get("account"), passphrase: form.get("passphrase") });
    sessions = await mySessions();
    return say("me-account-made");
  });
  const signIn = doing(async (form) => {
    const left = person ? (await ask("/api/me/tables")).tables.filter((one) => one.status !== "over").length : 0;
    if (left && !(await sure(say("me-sign-in"), say("me-sign-in-sure", { count: left }), say("me-sign-in")))) return "";
    person = await ask("/api/session", { account: form.get("account"), passphrase: form.get("passphrase") });
    settings.set("name", person.name);
    sessions = await mySessions();
    return say("me-signed-in", { name: person.name });
  });
  const change = doing(async (form, shown) => {
    const wish = { old: form.get("old"), new: form.get("new"), end_others: form.has("others") };
    await ask("/api/account/passphrase", wish);
    shown.reset();
    sessions = await mySessions();
    return say("me-changed");
  });
  const end = (/** @type {OneSession} */ session) =>
    trying(async () => {
      sessions = (await ask(`/api/sessions/${session.id}`, {}, "DELETE")).sessions;
      return say("me-session-ended", { device: deviceOf(session) });
    });
  const endOthers = () =>
    trying(async () => {
      sessions = (await ask("/api/sessions", {}, "DELETE")).sessions;
      return say("me-others-ended");
    });
  const signOut = () =>
    trying(async () => {
      await ask("/api/session", {}, "DELETE");
      gone();
      return say("me-signed-out");
    });
  const erase = () =>
    trying(async () => {
      if (!(await sure(say("me-erase"), say("me-erase-sure"), say("me-erase")))) return "";
      await ask("/api/me", {}, "DELETE");
      gone();
      return say("me-erased");
    });
  /** Why the wish of a form was refused; `warn` has said it. @param {string} form */
  const refusal = (form) => (refusedAt === form ? html`<p class="refusal">${told}</p>` : nothing);
  const passphrases = (/** @type {string} */ id, /** @type {string} */ complete) => html`
    <label for="${id}-account">${say("me-account-name")}</label><input class="field" id="${id}-account" name="account" required
      minlength="2" maxlength="40" autocomplete="username">
    <label for="${id}-passphrase">${say("me-passphrase")}</label><input class="field" id="${id}-passphrase" name="passphrase"
      type="password" required minlength="8" pattern=".*\\S.*" autocomplete=${complete}>`;

  const draw = () => {
    bar({ where: html`<b>${say("me-title")}</b>` });
    render(
      html`<main id="main" class="fame me">${ways("account")}<header><h1>${say("me-title")}</h1>${
        person?.account ? nothing : html`<p class="lead">${say("me-about")}</p>`
      }</header>
      ${told && !refusedAt ? html`<div class=${isRefused ? "refusal" : "notice"}><p>${told}</p></div>` : nothing}
      <section><h2>${say("me-name")}</h2><form name="rename" @submit=${rename}><label for="name">${say("me-name-label")}</label>
        <input class="field" id="name" name="name" required pattern=".*\\S.*" maxlength="40" autocomplete="nickname"
          .value=${person?.name ?? settings.name}>${refusal("rename")}
        <button class="btn">${say("me-keep")}</button></form></section>
      ${
        person?.account
          ? ownAccount(person, sessions, { change, end, endOthers, signOut }, refusal("change"))
          : html`
      <section><h2>${say("me-account")}</h2><p>${say("me-account-about")}</p>
        <details><summary>${say("me-make-account")}</summary><form
          name="new" @submit=${makeAccount}>${passphrases("new", "new-password")}${refusal("new")}<button
            class="btn">${say("me-make-account")}</button></form></details>
        <details><summary>${say("me-sign-in")}</summary><form
          name="old" @submit=${signIn}>${passphrases("old", "current-password")}${refusal("old")}<button
          class="btn">${say("me-sign-in")}</button></form></details></section>`
      }
      ${
        person
          ? html`<section><h2>${say("me-data")}</h2><p>${say("me-data-about")}</p><div class="row-of"><a class="btn"
            href="/api/me/data" download="linewright.json">${say("me-take")}</a>
        <button type="button" class="btn" @click=${erase}>${say("me-erase")}</button></div></section>`
          : nothing
      }
    </main>`,
      root,
    );
  };
  draw();
}
