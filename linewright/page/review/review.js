// @ts-check
/** The review of a match: chances of winning, what luck and choices brought, the moments that mattered. Loaded when it is asked
 * for. */
import { ask, beSomebody, Refused } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { settings } from "../kit/settings.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { spokenMove } from "../table/log.js";
import { hintWords } from "../table/notices.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { askReview } from "./asking.js";
import { graph } from "./graph.js";
import { hundredths, shape, signed } from "./shape.js";

/** @import { Move, Scene } from "../table/scene.js" */
/** @import { Decision, Moment, Review, SeatReview } from "./shape.js" */

const WORTH_A_WORD = 0.02; // of a win: a loss that is said at its move

await Promise.all([style("/page/review/review.css"), words.loadPart("review")]); // whoever imports this waits for it

const say = words.say;

/** A loss in hundredths of a win, with one decimal.
 * @param {number} loss in wins */
const inHundredths = (loss) =>
  (loss * 100).toLocaleString(settings.region, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A move in words, or that nothing was to be done yet.
 * @param {Scene} scene @param {string} text */
const inWords = (scene, text) => (text ? hintWords(scene, { text, why: [] }).move : say("review-wait"));

export class Reviewing {
  /** @param {string} table @param {number} match @param {() => void} redraw */
  constructor(table, match, redraw) {
    this.table = table;
    this.match = match;
    this.redraw = redraw;
    /** @type {Review | null} */ this.review = null; // as far as it is known
    this.isWhole = false; // while it is made, a rough one is shown
    this.progress = 0; // from 0 to 1
    this.refused = ""; // why there is none
    /** @type {{matches: number, average_loss: number} | null} */ this.form = null; // one's own, in the last games of this kind
    /** @type {number | null} */ this.wanted = null; // the seat that somebody chose to look at
    this.step = 0; // where the graph is looked at, if there is no replay to follow
    this.isBusy = false; // with a table to try again at
  }

  /** Asks for it; every answer is drawn. */
  async begin() {
    this.refused = "";
    try {
      await askReview(this.table, this.match, ({ status, done, total, review }) => {
        const isFirst = !this.review;
        this.isWhole = status === "done";
        this.progress = this.isWhole ? 1 : total ? done / total : 0;
        this.review = review ?? this.review;
        if (isFirst && this.review) this.step = this.review.moves;
        this.redraw();
      });
      speak(say("review-ready"));
      await this.askForm();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
      this.redraw();
    }
  }

  /** Asks how well one decided in one's last games. */
  async askForm() {
    const form = await ask("/api/me/form").catch(() => null); // of somebody who only watches
    this.form = form?.games?.[this.review?.game ?? ""] ?? null;
    this.redraw();
  }

  /** The seat that is looked at.
   * @param {Scene} scene @returns {SeatReview | null} */
  focus(scene) {
    return this.review ? shape.seatOf(this.review, this.wanted ?? scene.mine[0] ?? scene.seat) : null;
  }

  /** The decision made with a move, by whichever seat, if it lost so much.
   * @param {Scene} scene @param {number} move its number @param {number} [least] in wins */
  mistake(scene, move, least) {
    const focus = this.focus(scene);
    return this.review?.measure === "win" && focus ? shape.mistakes(this.review, focus, least).get(move) : undefined;
  }

  /** What stands before a move in the log that lost much.
   * @param {Scene} scene @param {number} move its number */
  mark(scene, move) {
    const found = this.mistake(scene, move);
    if (!found) return nothing;
    const lost = hundredths(found.loss);
    return html`<span class="lost" title=${say("review-lost", { lost })}><span aria-hidden="true">−${lost}</span><span
      class="said">${say("review-lost", { lost })}</span></span> `;
  }

  /** What would have been better than a move, where it lost enough to be worth a word.
   * @param {Scene} scene @param {number} move its number */
  better(scene, move) {
    const found = this.mistake(scene, move, WORTH_A_WORD);
    if (!found) return nothing;
    const best = inWords(scene, found.best);
    return html` <span class="better">${say("review-better-here", { best, lost: hundredths(found.loss) })}</span>`;
  }

  /** The graph alone, where a replay is steered; null while there is none.
   * @param {Scene} scene @param {number} step @param {(step: number) => void} go */
  strip(scene, step, go) {
    const focus = this.focus(scene);
    if (!this.review || !focus) return null;
    return graph({ review: this.review, focus, name: scene.name, step, go, isStrip: true });
  }

  /** All of it. `go` leads a replay to a step; without one the moves are links to the replay.
   * @param {Scene} scene @param {{moves: Move[], step?: number, go?: (step: number) => void}} how */
  draw(scene, { moves, step = this.step, go }) {
    const focus = this.focus(scene);
    return html`<section class="review" id="review" aria-labelledby="review-h" tabindex="-1">
      <header><h2 id="review-h">${say("review-title")}</h2>${focus ? this.seats(scene, focus) : nothing}</header>
      ${this.refused ? this.refusal() : this.isWhole ? nothing : this.waiting()}
      ${focus && this.review ? this.found(scene, this.review, focus, moves, step, go) : nothing}</section>`;
  }

  refusal() {
    return html`<div class="refusal" role="alert"><p>${this.refused}</p>
      <button type="button" class="btn small" @click=${() => this.begin()}>${say("again")}</button></div>`;
  }

  waiting() {
    return html`<p class="waiting"><label for="review-progress">${say("review-waiting")}</label>
      <progress id="review-progress" max="1" .value=${this.progress}></progress></p>`;
  }

  /** Whose game is looked at.
   * @param {Scene} scene @param {SeatReview} focus */
  seats(scene, focus) {
    const all = this.review?.seats ?? [];
    if (all.length < 2) return nothing;
    return html`<label class="whose"><span>${say("review-seat")}</span> <select class="field"
      @change=${(/** @type {Event} */ event) => {
        this.wanted = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        this.redraw();
      }}>${all.map(
        (one) => html`<option value=${one.seat} .selected=${one === focus}>${scene.name(one.seat)}</option>`,
      )}</select></label>`;
  }

  /** @param {Scene} scene @param {Review} review @param {SeatReview} focus @param {Move[]} moves @param {number} step
   * @param {((step: number) => void) | undefined} go */
  found(scene, review, focus, moves, step, go) {
    const look = (/** @type {number} */ to) => {
      this.step = to;
      if (go) go(to);
      else this.redraw();
    };
    const { measure } = review;
    const account = measure === "win" ? this.account(scene, focus) : this.solved(review, focus);
    return html`<div class="review-top">
        <figure><figcaption><h3>${say("review-chances", { measure })}</h3>
            <span>${say("review-chances-about")}</span></figcaption>
          ${graph({ review, focus, name: scene.name, step, go: look })}</figure>
        ${this.isWhole ? account : nothing}</div>
      ${this.isWhole ? this.moments(scene, focus, moves, go) : nothing}`;
  }

  /** How far a puzzle was solved, and how far it could have been.
   * @param {Review} review @param {SeatReview} focus */
  solved({ moves }, focus) {
    const share = hundredths(focus.result);
    return html`<div class="account"><h3>${say("review-solved-title")}</h3>
      <p>${say("review-solved", { share, best: hundredths(shape.solvable(focus)), moves })}</p></div>`;
  }

  /** What luck and choices brought, and the one number to improve.
   * @param {Scene} scene @param {SeatReview} focus */
  account(scene, focus) {
    const you = scene.players[focus.seat].you ? "yes" : "no";
    const { form } = this;
    const row = (/** @type {string} */ word, /** @type {number} */ share) =>
      html`<div><dt>${say(word, { you })}</dt><dd class=${share < 0 ? "less" : "more"}><i aria-hidden="true"
        .style=${`--share:${Math.min(1, Math.abs(share))}`}></i><b>${signed(hundredths(share))}</b></dd></div>`;
    const end = (/** @type {string} */ word, /** @type {number} */ chance) =>
      html`<div class="sum"><dt>${say(word)}</dt><dd><b>${say("review-per-cent", { chance: hundredths(chance) })}</b></dd></div>`;
    return html`<div class="account"><h3>${say("review-account")}</h3>
      <p>${say("review-weight", { most: shape.weight(focus), you })}</p>
      <dl>${end("review-start", focus.start)}${row("review-luck", focus.luck)}${row("review-choices", focus.choices)}${row(
        "review-others",
        focus.others,
      )}${end("review-result", focus.result)}</dl>
      <p class="average"><b>${inHundredths(focus.average_loss)}</b> <span>${say("review-average-about")} <strong>${say(
        "review-band",
        {
          band: focus.band,
        },
      )}</strong></span></p>
      ${
        form && form.matches > 1 && scene.mine.includes(focus.seat)
          ? html`<p>${say("review-form", { matches: form.matches, average: inHundredths(form.average_loss) })}</p>`
          : nothing
      }
      <p class="quiet">${say("review-account-about", { race: scene.game.race ? "yes" : "no" })}</p></div>`;
  }

  /** @param {Scene} scene @param {SeatReview} focus @param {Move[]} moves
   * @param {((step: number) => void) | undefined} go */
  moments(scene, focus, moves, go) {
    const { moments } = focus;
    if (!moments.length) return html`<p class="none">${say("review-no-moments")}</p>`;
    return html`<h3 class="moments-h">${say("review-moments", { count: moments.length })}</h3>
      <ol class="moments">${moments.map((moment, i) => this.moment(scene, focus, moves, moment, i, go))}</ol>`;
  }

  /** @param {Scene} scene @param {SeatReview} focus @param {Move[]} moves @param {Moment} moment @param {number} i
   * @param {((step: number) => void) | undefined} go */
  moment(scene, focus, moves, moment, i, go) {
    const decision = focus.decisions.find((one) => one.move === moment.move);
    const isChoice = moment.kind === "choice" && decision;
    const who = scene.name(focus.seat);
    return html`<li><p class="which"><i aria-hidden="true">${i + 1}</i>${say("review-at-move", { move: moment.move, who })}</p>
      ${isChoice ? this.choice(scene, decision, moment) : this.luck(scene, focus, moves, moment)}
      <div class="row-of">${
        go
          ? html`<button type="button" class="btn small" @click=${() => go(moment.move)}>${say("review-see")}</button>`
          : html`<a class="btn small" href=${this.address(focus.seat, moment.move)}>${say("review-see")}</a>`
      }${isChoice ? this.again(scene, focus.seat, moment.move) : nothing}</div></li>`;
  }

  /** A choice that cost something: what was better, and why.
   * @param {Scene} scene @param {Decision} decision @param {Moment} moment */
  choice(scene, decision, moment) {
    const figures = html`<p class="figures">${this.figures(decision.chance, "review-instead", decision.best_chance)}</p>`;
    if (this.review?.measure === "solved")
      return html`<h4>${say("review-possible", { best: hundredths(decision.best_chance) })}</h4>${figures}`;
    const { why } = hintWords(scene, { text: decision.best, why: moment.said.slice(1) });
    const best = inWords(scene, decision.best);
    const played = inWords(scene, decision.text);
    return html`<h4>${words.capital(say("review-better", { best }))}</h4>
      <p>${say("review-played", { played })} ${why}</p>
      ${figures}`;
  }

  /** A draw that changed much.
   * @param {Scene} scene @param {SeatReview} focus @param {Move[]} moves @param {Moment} moment */
  luck(scene, focus, moves, moment) {
    const move = moves[moment.move - 1];
    return html`<h4>${say(moment.swing > 0 ? "review-lucky" : "review-unlucky")}</h4>
      <p>${move ? spokenMove(scene, move, true) : nothing}</p>
      <p class="figures">${this.figures(focus.chances[moment.move - 1], "review-to", focus.chances[moment.move])}</p>`;
  }

  /** @param {number} one @param {string} word @param {number} other */
  figures(one, word, other) {
    return html`<b>${hundredths(one)}</b> <span>${say(word)}</span> <b>${hundredths(other)}</b> <span>${say(
      "review-unit",
    )}</span>`;
  }

  /** Where a replay shows a move, with this review.
   * @param {number} seat @param {number} step */
  address(seat, step) {
    return `/t/${this.table}/replay?match=${this.match}&seat=${seat}&step=${step}&review=1`;
  }

  /** The button that sets up a table at the position before a move, against bots.
   * @param {Scene} scene @param {number} seat @param {number} move */
  again(scene, seat, move) {
    return html`<button type="button" class="btn small quiet" ?disabled=${this.isBusy}
      @click=${() => this.tryAgain(scene, seat, move)}>${icon("undo")}${say("review-again")}</button>`;
  }

  /** @param {Scene} scene @param {number} seat @param {number} move */
  async tryAgain(scene, seat, move) {
    this.isBusy = true;
    this.redraw();
    try {
      await beSomebody();
      const wish = { seat, moves: move - 1, bot: levels.last(scene.game) };
      const { id } = await ask(`/api/tables/${this.table}/play-on?match=${this.match}`, wish);
      location.assign(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
    }
    this.isBusy = false;
    this.redraw();
  }
}
