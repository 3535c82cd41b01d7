// @ts-check
/** The bar on top: where one is, rules, language, theme, sound. On a phone the tools are in one menu. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { dialog } from "./dialog.js";
import { icon, mark } from "./icons.js";
import { dress, LANGUAGES, settings } from "./settings.js";
import { say } from "./words.js";

/** @import { TablePace } from "../settings/panel.js" */
/** @typedef {{where: unknown, rules: string, more: unknown, menu: unknown, atTable: boolean, pace: TablePace | null}} Facts */

/** @type {Facts} */
let shown = { where: nothing, rules: "/rules", more: nothing, menu: nothing, atTable: false, pace: null };

const THEMES = /** @type {const} */ (["", "light", "dark"]);

function nextTheme() {
  settings.set("theme", THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length]);
  dress();
}

function chooseLanguage() {
  dialog(
    say("language"),
    (close) =>
      html`<div class="choices">${LANGUAGES.map(
        (language) => html`
    <button type="button" class="btn ${language === settings.language ? "main" : ""}" lang=${language}
      aria-pressed=${language === settings.language}
      @click=${() => {
        settings.set("language", language);
        close();
        location.reload();
      }}>${new Intl.DisplayNames([language], { type: "language" }).of(language)}</button>`,
      )}</div>`,
  );
}

const rulesTool = (/** @type {string} */ kind) =>
  html`<a class="tool ${kind}" href=${shown.rules}>${icon("book")}${say("rules")}</a>`;
const languageTool = (/** @type {string} */ kind) =>
  html`<button type="button" class="tool ${kind}" aria-haspopup="dialog"
    aria-label="${settings.language.toUpperCase()}, ${say("language-is", { language: settings.language })}"
      @click=${chooseLanguage}>${settings.language.toUpperCase()}</button>`;
const themeTool = (/** @type {string} */ kind) =>
  html`<button type="button" class="tool ${kind}" aria-label=${say("theme-is", { theme: settings.theme || "system" })}
    title=${say("theme-is", { theme: settings.theme || "system" })} @click=${nextTheme}>${icon("theme")}</button>`;
const settingsTool = (/** @type {string} */ kind) =>
  html`<button type="button" class="tool ${kind}" aria-haspopup="dialog" aria-label=${say("settings")} title=${say("settings")}
    @click=${() => openSettings()}>${icon("settings")}</button>`;
const soundTool = (/** @type {string} */ kind) =>
  html`<button type="button" class="tool ${kind}" aria-pressed=${settings.sound} aria-label=${say("sound")} title=${say("sound")}
    @click=${() => settings.set("sound", !settings.sound)}>${icon(settings.sound ? "sound" : "silent")}</button>`;

/** Opens what this browser remembers of how one likes to play. */
async function openSettings() {
  (await import("../settings/panel.js")).panel.show(shown.pace);
}

function openMenu() {
  const menu = dialog(
    say("menu"),
    (close) => html`<div class="choices">
    ${shown.menu === nothing ? nothing : html`<div class="choices" @click=${() => close()}>${shown.menu}</div>`}
    <a class="btn quiet" href=${shown.rules}>${icon("book")}${say("rules")}</a>
    <button type="button" class="btn quiet" @click=${() => {
      close();
      chooseLanguage();
    }}>${icon("language")}${say("language")}</button>
    <button type="button" class="btn quiet" @click=${() => {
      nextTheme();
      menu.redraw();
    }}>${icon("theme")}${say("theme-is", { theme: settings.theme || "system" })}</button>
    <button type="button" class="btn quiet" aria-pressed=${settings.sound} @click=${() => {
      settings.set("sound", !settings.sound);
      menu.redraw();
    }}>${icon(settings.sound ? "sound" : "silent")}${say(settings.sound ? "sound-on" : "sound-off")}</button>
    <button type="button" class="btn quiet" @click=${() => {
      close();
      void openSettings();
    }}>${icon("settings")}${say("settings")}</button>
    <a class="btn quiet" href="/me">${icon("person")}${settings.name || say("you-page")}</a>
  </div>`,
  );
}

function draw() {
  const place = document.getElementById("bar");
  if (!place) return;
  document.body.classList.toggle("at-table", shown.atTable);
  render(
    html`<a class="skip" href="#main">${say("skip")}</a><header class="bar">
    <a class="mark" href="/" aria-label="Linewright, ${say("home")}">${mark}<span aria-hidden="true">Linewright</span></a>
    ${shown.where === nothing ? nothing : html`<p class="where">${shown.where}</p>`}
    <div class="tools">
      ${shown.more}
      ${shown.atTable ? nothing : html`<a class="tool wide" href="/me">${settings.name || say("guest")}</a>`}
      ${rulesTool("wide")}${languageTool("wide")}${themeTool("wide")}${soundTool("wide")}
      ${shown.menu === nothing ? settingsTool("wide") : nothing}
      ${
        shown.menu === nothing
          ? nothing
          : html`<button type="button" class="tool wide" aria-haspopup="dialog"
        aria-label=${say("table-menu")} title=${say("table-menu")} @click=${openMenu}>${icon("menu")}</button>`
      }
      <button type="button" class="tool narrow" aria-haspopup="dialog" aria-label=${say("menu")}
        @click=${openMenu}>${icon("menu")}</button>
    </div></header>`,
    place,
  );
}

/** Draws the bar; what is not said stays as it was.
 * @param {Partial<Facts>} [facts] */
export function bar(facts = {}) {
  shown = { ...shown, ...facts };
  draw();
}

settings.listen(draw);
