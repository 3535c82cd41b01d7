// @ts-check
/** An option written down line by line, such as cards of one's own: pasted or read from a file, and checked as one writes. */
import { ask, Refused } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { rule } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { say, words } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { agreed } from "./agreed.js";

/** @import { CheckedLines, GameCard, LineFault, OptionCard } from "../messages.d.ts" */

const PAUSE_MS = 400; // of somebody who writes, until it is checked
const LONGEST = 12_000; // characters that the server takes
const MOST_FAULTS = 8; // shown at once: whoever mends these sees the next
const ROWS = 10; // of the field

export class OwnLines {
  /** @param {GameCard} game @param {OptionCard} option @param {() => number} seats @param {() => void} redraw */
  constructor(game, option, seats, redraw) {
    this.game = game;
    this.option = option;
    this.seats = seats;
    this.redraw = redraw;
    this.isOwn = false; // whether the lines are to be played with
    this.text = settings.linesFor(game.folder, option.name);
    /** @type {CheckedLines | null} what the server said of them */ this.checked = null;
    this.refused = ""; // why it said nothing
    this.asks = 0; // how often it was asked
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.pause = undefined;
  }

  /** What to ask for at a new table. */
  get asked() {
    return this.isOwn && this.checked?.value ? { [this.option.name]: this.checked.value } : {};
  }

  /** In words: how many there are. */
  get told() {
    const { checked, game, option } = this;
    return words.capital(
      checked?.count ? agreed.lines(game, option.name, checked.count) : agreed.option(game, option.name, "own"),
    );
  }

  get field() {
    return /** @type {HTMLTextAreaElement | null} */ (document.getElementById(`lines-${this.option.name}`));
  }

  focus() {
    this.field?.focus();
  }

  /** Whether a table can be set up with them, or they are not wanted. */
  async isReady() {
    if (!this.isOwn) return true;
    await this.check();
    return Boolean(this.checked?.value);
  }

  /** Has the server read them; of several questions only the last is answered. */
  async check() {
    clearTimeout(this.pause);
    if (!this.isOwn || !this.text.trim()) {
      this.checked = null;
      return this.redraw();
    }
    this.asks++;
    const { asks, game, option, text } = this;
    /** @type {CheckedLines | null} */
    let checked = null;
    let refused = "";
    try {
      checked = await ask(`/api/games/${game.name}/options/${option.name}`, { text, seats: this.seats() });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error.told(game.folder);
    }
    if (asks !== this.asks) return;
    Object.assign(this, { checked, refused });
    if (checked?.value) settings.keepLines(game.folder, option.name, text);
    this.redraw();
  }

  /** @param {boolean} isOwn */
  choose(isOwn) {
    this.isOwn = isOwn;
    this.redraw();
    if (isOwn) void this.check();
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.check(), PAUSE_MS);
  }

  /** @param {File} file */
  async take(file) {
    const text = file.size > LONGEST * 4 ? "" : await file.text(); // a letter has four bytes at most
    if (!text || text.length > LONGEST) {
      this.checked = null;
      this.refused = say("invite-lines-long", { most: LONGEST });
      return this.redraw();
    }
    this.text = text;
    await this.check();
  }

  forget() {
    this.text = "";
    this.checked = null;
    this.refused = "";
    settings.keepLines(this.game.folder, this.option.name, "");
    this.redraw();
    this.focus();
  }

  // What is seen

  draw() {
    const { game, option, isOwn } = this;
    const name = `lines-of-${option.name}`;
    const choice = (/** @type {boolean} */ own, /** @type {string} */ label) => html`<label><input type="radio" name=${name}
      value=${own ? "own" : "usual"} .checked=${live(isOwn === own)}
      @change=${() => this.choose(own)}><span>${label}</span></label>`;
    return html`<fieldset class="pick lines"><legend>${agreed.option(game, option.name)} ${rule(option.rule, game.name)}</legend>
      ${choice(false, agreed.option(game, option.name, option.default))}
      ${choice(true, agreed.option(game, option.name, "own"))}</fieldset>
      ${isOwn ? this.sheet() : nothing}`;
  }

  sheet() {
    const { game, option, text } = this;
    const id = `lines-${option.name}`;
    const read = (/** @type {Event} */ event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.files?.[0]) void this.take(field.files[0]);
      field.value = ""; // so that the same file can be taken again once it is mended
    };
    const write = (/** @type {Event} */ event) => this.write(/** @type {HTMLTextAreaElement} */ (event.target).value);
    const faults = this.checked?.faults.length ?? 0;
    return html`<div class="sheet">
      <p id="${id}-help">${words.say(`option-${option.name}-help`, {}, game.folder)}</p>
      <div class="row-of"><label class="btn small upload">${icon("log")}<span>${say("invite-lines-file")}</span><input type="file"
          accept=".txt,text/plain" @change=${read}></label>
        <a class="btn small quiet" href="/api/games/${game.name}/options/${option.name}/sample" download>${say(
          "invite-lines-sample",
        )}</a>
        ${
          text
            ? html`<button type="button" class="btn small quiet"
                @click=${() => this.forget()}>${say("invite-lines-forget")}</button>`
            : nothing
        }</div>
      <label for=${id}>${words.say(`option-${option.name}-write`, {}, game.folder)}</label>
      <textarea class="field" id=${id} rows=${ROWS} maxlength=${LONGEST} spellcheck="false" autocomplete="off"
        autocapitalize="off" wrap="off" placeholder=${words.say(`option-${option.name}-example`, {}, game.folder)}
        aria-describedby="${id}-help ${id}-found"
        aria-invalid=${faults > 0} .value=${live(text)} @input=${write}></textarea>
      <div id="${id}-found" class="found" role="status">${this.found()}</div></div>`;
  }

  found() {
    const { checked, refused, game } = this;
    if (refused) return html`<p class="refusal">${refused}</p>`;
    if (!checked) return nothing;
    const { faults, findings } = checked;
    const more = faults.length - MOST_FAULTS;
    if (faults.length)
      return html`<p><b>${say("invite-lines-faults", { count: faults.length })}</b></p>
        <ul class="faults">${faults.slice(0, MOST_FAULTS).map((fault) => this.fault(fault))}</ul>
        ${more > 0 ? html`<p>${say("invite-lines-more", { count: more })}</p>` : nothing}`;
    return html`<p class="good">${icon("check")}<b>${this.told}</b> ${say("invite-lines-good")}</p>
      ${
        findings.length
          ? html`<details><summary>${icon("down")}${say("invite-lines-findings", {
              count: findings.filter((one) => one.holds).length,
              all: findings.length,
            })}</summary><ul class="findings">${findings.map(
              (one) => html`<li class=${one.holds ? "holds" : "lacks"}>${icon(one.holds ? "check" : "close")}<span><span
                class="said">${say(one.holds ? "invite-lines-holds" : "invite-lines-lacks")}: </span>${words.capital(
                  words.say(one.word, {}, game.folder),
                )}${one.found ? html` <small>${one.found}</small>` : nothing}</span></li>`,
            )}</ul></details>`
          : nothing
      }`;
  }

  /** What is wrong with a line; a press shows the line.
   * @param {LineFault} fault */
  fault({ line, word, args }) {
    const told = new Refused({ code: "bad-option", word, args }).told(this.game.folder);
    return html`<li>${line ? html`<button type="button" @click=${() => this.show(line)}>${told}</button>` : told}</li>`;
  }

  /** Marks a line in the field.
   * @param {number} line from 1 */
  show(line) {
    const field = this.field;
    if (!field) return;
    const rows = field.value.split("\n");
    const start = rows.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (rows[line - 1] ?? "").length);
    field.scrollTop = Math.max(0, (line - ROWS / 2) * (field.scrollHeight / rows.length));
  }
}
