// @ts-check
/** The settings: how one likes to play, each with a line that says what it does. Kept in this browser, and true at once. */
import { dialog } from "../kit/dialog.js";
import { paces } from "../kit/paces.js";
import { dress, LANGUAGES, settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** The pace of the bots at the table that is open, for whoever may say it: how long they wait now, and what changes it.
 * @typedef {{now: number, set: (milliseconds: number) => unknown}} TablePace */

const LOUDEST = 100;
const STEP = 10;
const THEMES = /** @type {const} */ (["", "light", "dark"]);

const styled = style("/page/settings/panel.css");

/** A setting that is on or off.
 * @param {"endsTurns" | "confirms" | "drags" | "sound"} name @param {() => void} redraw */
const toggle = (name, redraw) => html`<div class="setting"><label class="check"><input type="checkbox" name=${name}
    aria-describedby="about-${name}" .checked=${live(settings[name])}
    @change=${(/** @type {Event} */ event) => {
      settings.set(name, /** @type {HTMLInputElement} */ (event.target).checked);
      redraw();
    }}><span>${say(`set-${name}`)}</span></label><p id="about-${name}">${say(`set-${name}-about`)}</p></div>`;

/** One of a few, side by side.
 * @template {string} T
 * @param {string} name @param {readonly T[]} values @param {T} now @param {(value: T) => string} told
 * @param {(value: T) => void} keep */
const pick = (name, values, now, told, keep) => html`<fieldset class="setting pick"><legend>${say(`set-${name}`)}</legend>
  <div class="picks">${values.map(
    (value) => html`<label><input type="radio" name=${name} value=${value} aria-describedby="about-${name}"
      .checked=${live(value === now)} @change=${() => keep(value)}><span>${told(value)}</span></label>`,
  )}</div><p id="about-${name}">${say(`set-${name}-about`)}</p></fieldset>`;

/** How loud it is; what it comes to is heard when one lets go.
 * @param {() => void} redraw */
const volume = (redraw) => html`<div class="setting"><label for="volume">${say("set-volume")}</label>
  <div class="slide"><input type="range" id="volume" min="0" max=${LOUDEST} step=${STEP} ?disabled=${!settings.sound}
    aria-valuetext=${say("set-volume-is", { percent: settings.volume })} .value=${live(String(settings.volume))}
    @input=${(/** @type {Event} */ event) => {
      settings.set("volume", Number(/** @type {HTMLInputElement} */ (event.target).value));
      redraw();
    }} @change=${() => sound("turn")}><output
      for="volume">${say("set-volume-is", { percent: settings.volume })}</output></div></div>`;

/** @param {TablePace | null} table @param {() => void} redraw */
function pacePart(table, redraw) {
  const names = /** @type {(keyof typeof paces)[]} */ (Object.keys(paces));
  const now = table ? names.find((name) => paces[name] === table.now) : settings.pace;
  return pick(
    "pace",
    names,
    /** @type {keyof typeof paces} */ (now),
    (name) => say(`invite-pace-${name}`),
    (name) => {
      settings.set("pace", name);
      if (table) {
        table.now = paces[name];
        void table.set(paces[name]);
      }
      redraw();
    },
  );
}

const languageName = (/** @type {string} */ language) => new Intl.DisplayNames([language], { type: "language" }).of(language);

export const panel = {
  /** Shows them above whatever is there.
   * @param {TablePace | null} [table] */
  async show(table = null) {
    await Promise.all([styled, words.loadPart("settings")]);
    const redraw = () => shown.redraw();
    const shown = dialog(
      say("settings"),
      () => html`<form class="settings" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <p class="quiet">${say("set-kept")}</p>
      ${pacePart(table, redraw)}
      ${toggle("endsTurns", redraw)}${toggle("confirms", redraw)}${toggle("drags", redraw)}
      ${toggle("sound", redraw)}${volume(redraw)}
      ${pick(
        "theme",
        THEMES,
        settings.theme,
        (theme) => say(`set-theme-${theme || "system"}`),
        (theme) => {
          settings.set("theme", theme);
          dress();
          redraw();
        },
      )}
      <div class="setting"><label for="language">${say("language")}</label><select class="field" id="language"
        @change=${(/** @type {Event} */ event) => {
          settings.set("language", /** @type {HTMLSelectElement} */ (event.target).value);
          location.reload();
        }}>${LANGUAGES.map(
          (language) => html`<option value=${language} lang=${language}
          .selected=${language === settings.language}>${languageName(language)}</option>`,
        )}</select></div></form>`,
      { kind: "settings-sheet" },
    );
  },
};
