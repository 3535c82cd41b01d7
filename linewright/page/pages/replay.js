// @ts-check
/** A match that is over, step by step: forth and back, by itself, through the eyes of any seat. The address says where one is. */

import { ask, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { copy } from "../kit/copy.js";
import { fly, places } from "../kit/fly.js";
import { icon } from "../kit/icons.js";
import { loadLook } from "../kit/look.js";
import { openRules } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { dealPart, endTitle, howItEnded, mayReview, openReview, reviewOf } from "../table/ending.js";
import { drawnMove, spokenMove } from "../table/log.js";
import { logPart, sidePart } from "../table/parts.js";
import { isForTable, makeScene, player } from "../table/scene.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";

/** @import { GameCard, Replay as Replayed, SharedView } from "../messages.d.ts" */
/** @import { Look, Move, Scene } from "../table/scene.js" */

const styled = style("/page/pages/replay.css");
const PACES_MS = { slow: 2800, usual: 1400, fast: 500 }; // between two steps that go by themselves

/** Shows the replay of a match.
 * @param {HTMLElement} root @param {string} id */
export async function replay(root, id) {
  render(html`<p class="wait">${words.say("replay-opening")}</p>`, root);
  const asked = new URLSearchParams(location.search);
  const whole = /** @type {(name: string) => number | null} */ (name) =>
    /^\d+$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null;
  const seat = whole("seat");
  const wanted = await load(id, whole("match"), seat).catch((error) => {
    if (!(error instanceof Refused) || error.code !== "not-over") throw error;
    location.replace(`/t/${id}`); // it is still being played
    return new Promise(() => undefined);
  });
  const { game, look } = await loadLook(wanted.game, id);
  await Promise.all([styled, look.prepareEnd?.()]);
  openRules(game.name);
  new Replay(root, id, game, look, wanted, { step: whole("step"), isReviewed: asked.has("review") }).begin();
}

/** @param {string} id @param {number | null} match @param {number | null} seat */
function load(id, match, seat) {
  const query = [match === null ? "" : `match=${match}`, seat === null ? "" : `seat=${seat}`].filter(Boolean).join("&");
  return ask(`/api/tables/${id}/replay${query ? `?${query}` : ""}`);
}

class Replay {
  /** @param {HTMLElement} root @param {string} id @param {GameCard} game @param {Look} look @param {Replayed} match
   * @param {{step: number | null, isReviewed: boolean}} asked */
  constructor(root, id, game, look, match, { step, isReviewed }) {
    this.root = root;
    this.id = id;
    this.game = game;
    this.look = look;
    this.memory = {};
    this.isPlaying = false;
    /** @type {keyof typeof PACES_MS} */ this.pace = "usual";
    this.isCopied = false; // whether the link to this moment was put on the clipboard
    this.last = 0;
    /** @type {Scene} */ this.scene = /** @type {any} */ (null); // until the first drawing
    /** @type {SharedView[]} */ this.views = [];
    /** @type {Move[]} */ this.moves = [];
    this.shared = "";
    this.isReviewed = isReviewed;
    /** @type {ReturnType<typeof setInterval> | undefined} */ this.timer = undefined;
    this.match = match;
    this.take(match);
    this.step = Math.min(step ?? 0, this.last);
  }

  /** Each frame holds what changed; here they are put together.
   * @param {Replayed} match */
  take(match) {
    this.match = match;
    let view = /** @type {SharedView} */ ({});
    this.views = match.frames.map((one) => {
      view = { ...view, ...one.view };
      return view;
    });
    this.moves = match.frames.slice(1).map((one, i) => ({ ...one, kind: "move", number: i + 1 }));
    this.last = match.frames.length - 1;
  }

  begin() {
    document.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("click", (event) => this.press(event));
    settings.listen(() => this.draw());
    this.draw();
    if (this.isReviewed && mayReview(this.scene)) void this.openReview();
  }

  /** Shows the review of the match; the address says so, so that it can be shared. */
  async openReview() {
    this.isReviewed = true;
    history.replaceState(null, "", this.address());
    await openReview(this.scene);
  }

  /** @param {number} step */
  go(step) {
    const to = Math.max(0, Math.min(this.last, step));
    const forth = to === this.step + 1;
    const before = forth ? places(this.root) : new Map();
    this.step = to;
    this.draw();
    if (forth) {
      fly(this.root, before);
      this.look.happened?.(this.scene, [this.moves[to - 1]]);
      if (!this.isPlaying) speak(spokenMove(this.scene, this.moves[to - 1], true));
    }
    if (to === this.last && this.isPlaying) this.stop();
    history.replaceState(null, "", this.address());
  }

  address() {
    const seat = this.match.seat === null ? "" : `&seat=${this.match.seat}`;
    return `/t/${this.id}/replay?match=${this.match.match}${seat}&step=${this.step}${this.isReviewed ? "&review=1" : ""}`;
  }

  start() {
    if (this.step === this.last) this.go(0);
    this.isPlaying = true;
    this.tick();
    this.draw();
  }

  /** Goes on by itself, at the pace that was chosen. */
  tick() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.go(this.step + 1), PACES_MS[this.pace]);
  }

  /** @param {Event} event */
  choosePace({ target }) {
    this.pace = /** @type {keyof typeof PACES_MS} */ (/** @type {HTMLSelectElement} */ (target).value);
    if (this.isPlaying) this.tick();
    this.draw();
  }

  stop() {
    this.isPlaying = false;
    clearInterval(this.timer);
    this.draw();
  }

  /** @param {string} value */
  async lookFrom(value) {
    this.take(await load(this.id, this.match.match, value === "" ? null : Number(value)));
    this.draw();
    history.replaceState(null, "", this.address());
  }

  /** A press on a move in the log leads back to it, as the arrow keys do.
   * @param {MouseEvent} event */
  press({ target }) {
    if (!(target instanceof Element) || target.closest("a, button")) return;
    const entry = /** @type {HTMLElement | null} */ (target.closest(".log .entry[data-number]"));
    if (entry) this.go(Number(entry.dataset.number));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!isForTable(event) || target.closest("[role=grid]")) return;
    const steps = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => this.go(this.step + 1),
      ArrowLeft: () => this.go(this.step - 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": () => (target.closest("button, a, summary") ? undefined : this.isPlaying ? this.stop() : this.start()),
    });
    if (!steps[event.key] || (event.key === " " && target.closest("button, a, summary"))) return;
    event.preventDefault();
    steps[event.key]();
  }

  async share() {
    const url = new URL(this.address(), location.href).href;
    if (typeof navigator.share === "function") {
      await navigator.share({ title: this.game.title, url }).catch(() => undefined);
      return;
    }
    this.shared = url;
    this.draw();
    this.isCopied = await copy(url, /** @type {HTMLElement} */ (this.root.querySelector(".replay-shared .field")));
    this.draw();
  }

  makeScene() {
    const { match } = this;
    const view = this.views[this.step];
    const atEnd = this.step === this.last;
    const players = match.names.map((name, seat) =>
      player(
        {
          seat,
          name,
          person: match.bots[seat] ? "" : "somebody",
          bot: match.bots[seat],
          resigned: atEnd && match.resigned.includes(seat),
          turn: view.to_act.includes(seat) && !(atEnd && match.resigned.length),
        },
        match.bots,
      ),
    );
    const past = this.moves.slice(0, this.step);
    const scene = makeScene({
      id: this.id,
      game: this.game,
      look: this.look,
      mode: "replay",
      view,
      seat: match.seat,
      acting: false,
      mine: match.seat === null ? [] : [match.seat],
      players,
      memory: this.memory,
      history: past,
      last: past.slice(-1),
      table: {
        status: atEnd ? "over" : "playing",
        match: match.match,
        winners: atEnd ? match.winners : [],
        deal: match.deal,
        question: null,
        options: match.options,
      },
      redraw: () => this.draw(),
    });
    scene.mark = (number) => reviewOf(scene)?.mark(scene, number) ?? nothing;
    const log = logPart(scene, past);
    scene.parts = { log, side: sidePart(scene, log) };
    return scene;
  }

  slider() {
    return html`<input class="replay-slider" type="range" min="0" max=${this.last} .value=${String(this.step)}
      aria-label=${words.say("replay-step")} aria-valuetext=${words.say("replay-step-of", { step: this.step, steps: this.last })}
      @input=${(/** @type {InputEvent} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>`;
  }

  controls() {
    const say = words.say;
    const step = (/** @type {string} */ name, /** @type {string} */ word, /** @type {number} */ to, /** @type {boolean} */ off) =>
      html`<button type="button" class="tool" aria-label=${say(word)} title=${say(word)} ?disabled=${off}
        @click=${() => this.go(to)}>${icon(name)}</button>`;
    const isFirst = this.step === 0;
    const isLast = this.step === this.last;
    const gaveUp = isLast && this.match.resigned.length ? ` ${howItEnded(this.scene)} ${endTitle(this.scene)}` : "";
    const review = reviewOf(this.scene);
    const graph = review?.strip(this.scene, this.step, (step) => this.go(step));
    const move = this.step ? drawnMove(this.scene, this.moves[this.step - 1]) : say("replay-deal");
    return html`<section class="replay-bar" aria-label=${say("replay")}>
      <p class="replay-move">${move}${review?.better(this.scene, this.step) ?? nothing}${gaveUp}</p>
      ${graph ?? nothing}
      <div
        class="replay-steps">${step("first", "replay-first", 0, isFirst)}${step("back", "replay-back", this.step - 1, isFirst)}
        <button type="button" class="tool" aria-label=${say(this.isPlaying ? "replay-stop" : "replay-play")}
          title=${say(this.isPlaying ? "replay-stop" : "replay-play")}
            @click=${() => (this.isPlaying ? this.stop() : this.start())}>${icon(this.isPlaying ? "pause" : "play")}</button>
        ${step("forth", "replay-forth", this.step + 1, isLast)}${step("last", "replay-last", this.last, isLast)}</div>
      ${graph ? nothing : this.slider()}
      <span class="replay-count" aria-hidden="true">${this.step} / ${this.last}</span>
      <label class="replay-eyes"><span>${say("replay-pace")}</span> <select class="field" name="pace"
        @change=${(/** @type {Event} */ event) => this.choosePace(event)}>${Object.keys(PACES_MS).map(
          (pace) => html`<option value=${pace} ?selected=${pace === this.pace}>${say("replay-pace-is", { pace })}</option>`,
        )}</select></label>
      <label class="replay-eyes"><span>${say("replay-eyes")}</span> <select class="field"
        @change=${(/** @type {Event} */ event) => this.lookFrom(/** @type {HTMLSelectElement} */ (event.target).value)}>
        <option value="" ?selected=${this.match.seat === null}>${say("replay-everybody")}</option>
        ${this.scene.players.map(
          (one) => html`<option value=${one.seat}
          ?selected=${this.match.seat === one.seat}>${one.name}</option>`,
        )}</select></label>
      ${
        !review && mayReview(this.scene)
          ? html`<button type="button" class="btn small replay-review"
            @click=${() => this.openReview()}>${say("review-open")}</button>`
          : nothing
      }
      <button type="button" class="btn small" @click=${() => this.share()}>${icon("share")}${say("share")}</button>
      <a class="btn small quiet" href="/t/${this.id}">${say("replay-table")}</a>
      ${
        this.shared
          ? html`<p class="replay-shared"><input class="field" readonly aria-label=${say("link")}
        .value=${this.shared}>${this.isCopied ? html`<span>${icon("check")}${say("link-copied")}</span>` : nothing}</p>`
          : nothing
      }
    </section>`;
  }

  draw() {
    this.scene = this.makeScene();
    bar({ atTable: true, where: html`<b>${this.game.title}</b> ${words.say("replay")}`, rules: `/rules/${this.game.name}` });
    document.title = `${words.say("replay")} · ${this.game.title} · Linewright`;
    render(
      html`<main id="main" class="at replaying ${this.game.folder}">${this.look.draw(this.scene)}</main>${this.controls()}
      <div class="ending below">${this.step === this.last ? this.look.end?.(this.scene) : nothing}${
        reviewOf(this.scene)?.draw(this.scene, { moves: this.moves, step: this.step, go: (step) => this.go(step) }) ?? nothing
      }${dealPart(this.scene)}</div>`,
      this.root,
    );
    for (const scroll of this.root.querySelectorAll(".scroll")) scroll.scrollTop = scroll.scrollHeight;
  }
}
