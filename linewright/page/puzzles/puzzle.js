// @ts-check
/** One puzzle: a position at the game's own table, one move to find. The server judges it and remembers nothing. */
import { ask, Refused } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { games, loadLook } from "../kit/look.js";
import { openRules } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { speak } from "../kit/speak.js";
import { say, words } from "../kit/words.js";
import { today } from "../pages/begin.js";
import { hintWords, perCent } from "../table/notices.js";
import { Practice } from "../table/practice.js";
import { player } from "../table/scene.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { chanceList } from "./chances.js";
import { gradeDots } from "./grades.js";
import { progress } from "./progress.js";
import { shareBox, writeDay } from "./sharing.js";

/** @import { GameCard, Puzzle, Puzzles, PuzzleSolution, PuzzlesOf, PuzzleVerdict, SharedView } from "../messages.d.ts" */
/** @import { Look, Move, Offer } from "../table/scene.js" */

/** Shows a puzzle of a game: that of today, unless another is named.
 * @param {HTMLElement} root @param {string} game @param {string | undefined} name */
export async function puzzle(root, game, name) {
  render(html`<p class="wait">${say("table-opening")}</p>`, root);
  const day = today();
  const [loaded, all] = await Promise.all([loadLook(game), ask(`/api/days/${day}/puzzles`)]);
  const own = all.games.find((one) => one.game === game);
  const wanted = own?.puzzles.find((one) => one.name === (name ?? own.today));
  if (!own || !wanted) throw new Refused({ code: "no-such-page", word: "no-such-page", args: {} });
  const shown = await ask(`/api/puzzles/${game}/${wanted.name}/position`);
  openRules(game);
  const titles = Object.fromEntries((await games()).games.map((card) => [card.name, card.title]));
  await new PuzzleTable(root, loaded.game, loaded.look, { shown, all, own, titles }).begin();
}

class PuzzleTable extends Practice {
  /** @param {HTMLElement} root @param {GameCard} game @param {Look} look
   * @param {{shown: Puzzle, all: Puzzles, own: PuzzlesOf, titles: Record<string, string>}} told */
  constructor(root, game, look, { shown, all, own, titles }) {
    super(root, game, look);
    this.shown = shown;
    this.all = all;
    this.own = own;
    this.titles = titles;
    this.isToday = shown.name === own.today;
    this.door = /** @type {const} */ (`/api/puzzles/${game.name}/${shown.name}`);
    /** @type {Move[]} */ this.history = shown.moves.map((move, i) => ({ ...move, kind: "move", number: i + 1 }));
    this.attempt = progress.attempt(game.name, shown.name, all.day);
    this.isFound = false; // this time
    /** @type {string[]} */ this.tried = [];
    /** @type {PuzzleVerdict | null} */ this.verdict = null; // on what was tried last
    /** @type {PuzzleSolution | null} */ this.solution = null; // when it is over
    /** @type {string[]} */ this.hinted = []; // moves among which the best one is
  }

  async begin() {
    if (this.attempt.isOver) {
      this.isFound = Boolean(this.attempt.found);
      this.solution = await ask(`${this.door}/solution`);
    }
    this.open();
    speak(`${this.heading()}. ${say("puzzle-task")}`);
  }

  /** Judges a move. The table stays as it is: what would be drawn after it is not to be known. When the puzzle is over, one may
   * still try what other moves are worth.
   * @param {string} text */
  async play(text) {
    await this.doing(async () => {
      const verdict = await ask(`${this.door}/answers`, { text });
      this.clear();
      this.verdict = verdict;
      this.tried.push(verdict.text);
      if (this.solution) this.tell(verdict);
      else {
        this.attempt.tries += 1;
        if (verdict.solution) this.finish(verdict.solution, true);
        else {
          this.keep();
          sound("refused");
          this.tell(verdict);
        }
      }
    });
    return false;
  }

  /** @param {PuzzleVerdict} verdict */
  tell(verdict) {
    this.draw();
    speak(verdict.is_best ? this.why()[0] : this.wrongWords(verdict));
  }

  /** Narrows it down to a few moves; such a puzzle no longer counts as found at once. */
  help() {
    if (this.solution || this.hinted.length) return;
    void this.doing(async () => {
      this.hinted = (await ask(`${this.door}/hint`)).moves;
      this.attempt.isHinted = true;
      this.keep();
      this.draw();
      speak(this.hintText());
    });
  }

  showAnswer() {
    return this.doing(async () => this.finish(await ask(`${this.door}/solution`), false));
  }

  /** @param {PuzzleSolution} solution @param {boolean} isFound by whoever tried, or shown */
  finish(solution, isFound) {
    const { attempt } = this;
    const isAtOnce = isFound && attempt.tries === 1 && !attempt.isHinted;
    this.solution = solution;
    this.isFound = isFound;
    attempt.isOver = true;
    if (isAtOnce) attempt.found = "first";
    else if (isFound) attempt.found ||= "later";
    this.clear();
    this.keep();
    if (isAtOnce && this.isToday) progress.count(this.all.day);
    sound(isFound ? "win" : "turn");
    this.draw();
    const panel = /** @type {HTMLElement} */ (this.root.querySelector(".puzzle-panel"));
    panel.focus({ preventScroll: true });
    scrollTo({ top: 0 }); // it stands below the bar
    speak(`${this.endTitle()} ${this.why().join(" ")}`);
  }

  keep() {
    progress.keep(this.game.name, this.shown.name, this.attempt);
  }

  // Words

  heading() {
    if (this.isToday) return say("puzzle-of-day-on", { day: writeDay(this.all.day) });
    return say("puzzle-number", { number: this.own.puzzles.findIndex((one) => one.name === this.shown.name) + 1 });
  }

  /** @param {string} text a move */
  written(text) {
    return hintWords(this.scene, { text, why: [] }).move;
  }

  /** @param {PuzzleVerdict} verdict */
  wrongWords({ text, chance, best_chance: best }) {
    const move = this.written(text);
    return chance === null
      ? say("puzzle-wrong-far", { move, best: perCent(best) })
      : say("puzzle-wrong", { move, chance: perCent(chance), best: perCent(best) });
  }

  hintText() {
    return say("puzzle-hint", { moves: this.hinted.map((text) => this.written(text)).join("; ") });
  }

  endTitle() {
    if (!this.isFound) return say("puzzle-shown");
    const { tries, isHinted, found } = this.attempt;
    return say("puzzle-right", { tries: found === "first" ? 1 : tries, hinted: isHinted ? "yes" : "no" });
  }

  /** What speaks for the best move, and what the next best is worth. */
  why() {
    const [best, next] = this.solution?.answers ?? [];
    if (!best) return [];
    const { move, why } = hintWords(this.scene, { text: best.text, why: this.solution?.why ?? [] });
    const first = say("puzzle-best", { move: words.capital(move), chance: perCent(best.chance) });
    return [first, why, next ? say("puzzle-next-best", { move: this.written(next.text), chance: perCent(next.chance) }) : ""];
  }

  // What is drawn

  makeScene() {
    const { shown, solution } = this;
    const view = /** @type {SharedView} */ (/** @type {unknown} */ (shown.view));
    const bots = view.scores.map((_score, seat) => (seat === shown.seat ? "" : "greedy"));
    const players = bots.map((bot, seat) => {
      const you = seat === shown.seat;
      return player({ seat, bot, you, name: you ? settings.name || say("you") : "", turn: view.to_act.includes(seat) }, bots);
    });
    const before = this.history.findLastIndex(({ seat }) => seat === shown.seat);
    const isOff = Boolean(solution) || this.hinted.length > 0;
    return this.sceneOf({
      view,
      seat: shown.seat,
      acting: true,
      legal: shown.legal,
      offers: /** @type {Offer[]} */ (/** @type {unknown} */ (shown.offers)),
      players,
      last: this.history.slice(before + 1),
      hint: solution ? { text: solution.answers[0].text, why: [] } : null,
      parts: {
        hint: html`<button type="button" class="btn quiet tool-hint" aria-disabled=${isOff} aria-keyshortcuts="h"
          @click=${() => this.help()}>${icon("hint")}<span>${say("hint")}</span></button>`,
      },
    });
  }

  /** What is said above the table. */
  panel() {
    const state = this.solution ? (this.isFound ? "right" : "shown") : this.verdict ? "wrong" : "open";
    return html`<section class="puzzle-panel ${state}" aria-label=${words.capital(say("puzzle"))} tabindex="-1">
      <header>${gradeDots(this.shown.grade)}<h2>${this.heading()}</h2></header>
      ${this.solution ? this.end(this.solution) : this.task()}</section>`;
  }

  task() {
    const { verdict, attempt } = this;
    const answer = html`<button type="button" class="btn small" @click=${() => this.showAnswer()}>${say("puzzle-show")}</button>`;
    const again = this.isToday && attempt.tries === 1 && !attempt.isHinted ? "puzzle-again-streak" : "puzzle-again";
    return html`<p class="panel-text">${
      verdict ? html`<b>${this.wrongWords(verdict)}</b> ${say(again)}` : say("puzzle-task")
    }${this.hinted.length ? html` <span class="panel-hint">${this.hintText()}</span>` : nothing}</p>
      ${attempt.tries || attempt.isHinted ? answer : nothing}`;
  }

  /** @param {PuzzleSolution} solution */
  end(solution) {
    const [best, ...why] = this.why();
    const { length, isCounted } = progress.streak(this.all.day);
    const facts = {
      title: this.game.title,
      heading: this.isToday ? say("puzzle-of-day-on", { day: writeDay(this.all.day, true) }) : this.heading(),
      grade: this.shown.grade,
      attempt: this.attempt,
      isFound: this.isFound,
      streak: isCounted ? length : 0,
      url: `${location.origin}/puzzles/${this.game.name}/${this.shown.name}`,
    };
    const far = this.verdict?.chance === null ? html`<p>${this.wrongWords(this.verdict)}</p>` : nothing;
    return html`<div class="panel-end">
      <div class="panel-why"><p class="panel-title">${this.endTitle()}</p>
        <p><b>${best}</b> ${why.join(" ")}</p>${far}
        ${
          this.isToday && isCounted
            ? html`<p class="panel-streak">${icon("check")}${say("puzzle-streak-days", { count: length })}</p>`
            : nothing
        }
        <div class="row-of"><a class="btn main" href=${this.nextAddress()}>${say("puzzle-next")}</a>${this.others()}<a
          class="btn quiet" href="/puzzles">${say("puzzle-all")}</a></div></div>
      ${chanceList(this.scene, solution.answers, this.tried)}
      ${shareBox(facts, () => this.draw())}</div>`;
  }

  /** The next puzzle of the game that was not found yet; when all were, the next one. */
  nextAddress() {
    const { puzzles } = this.own;
    const stateOf = progress.statesOf(this.game.name);
    const at = puzzles.findIndex((one) => one.name === this.shown.name);
    const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
    const next = others.find((one) => ["open", "missed"].includes(stateOf(one.name))) ?? others[0] ?? this.shown;
    return `/puzzles/${this.game.name}/${next.name}`;
  }

  /** Today's puzzles of other games that nobody has tried here yet. */
  others() {
    if (!this.isToday) return nothing;
    const open = this.all.games.filter(({ game, today: name }) => progress.statesOf(game)(name) === "open");
    return open
      .filter(({ game }) => game !== this.game.name)
      .map(({ game }) => html`<a class="btn" href="/puzzles/${game}">${say("puzzle-also", { game: this.titles[game] })}</a>`);
  }

  draw() {
    this.scene = this.makeScene();
    this.drawTable(say("puzzle"), this.panel());
  }
}
