// @ts-check
/** The first-game guide: a fixed small deal, played step by step; the server holds the lesson. */

import { ask, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { fly, places } from "../kit/fly.js";
import { icon } from "../kit/icons.js";
import { games, loadLook } from "../kit/look.js";
import { marked, openRules } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { speak, warn } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { refusalNotice } from "../table/notices.js";
import { logPart, sidePart } from "../table/parts.js";
import { isForTable, makeScene, player } from "../table/scene.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { playNow } from "./begin.js";

/** @import { GameCard, SharedView } from "../messages.d.ts" */
/** @import { Args, Look, Move, Offer, Scene } from "../table/scene.js" */

/** Where a lesson stands: what the teacher says, and the table.
 * @typedef {{word: string, args?: Args, step: number, steps: number, done: boolean, view: SharedView, legal: string[],
 *   offers: Offer[], points: string[], told: Move[], names_bots: string[]}} Step */

const styled = style("/page/pages/learn.css");

/** Teaches a game.
 * @param {HTMLElement} root @param {string} name */
export async function learn(root, name) {
  render(html`<p class="wait">${words.say("table-opening")}</p>`, root);
  const card = (await games()).games.find((one) => one.name === name);
  if (card && !card.page) {
    location.replace(`/rules/${name}`); // it is taught by its rules until it has a table
    return;
  }
  const [{ game, look }] = await Promise.all([loadLook(name), styled]);
  openRules(game.name);
  await new Lesson(root, game, look).begin();
}

class Lesson {
  /** @param {HTMLElement} root @param {GameCard} game @param {Look} look */
  constructor(root, game, look) {
    this.root = root;
    this.game = game;
    this.look = look;
    /** @type {string[]} */ this.moves = [];
    /** @type {Move[]} */ this.history = [];
    /** @type {unknown} */ this.chosen = null;
    this.memory = {};
    /** @type {import("../table/notices.js").Refusal | null} */ this.refusal = null;
    this.showsWhere = false;
    this.isBusy = false; // one question at a time
    /** @type {Step} */ this.answer = /** @type {any} */ (null); // until it begins
    /** @type {Scene} */ this.scene = /** @type {any} */ (null);
  }

  async begin() {
    this.answer = await ask(`/api/guides/${this.game.name}`, { moves: this.moves });
    this.take(this.answer);
    document.addEventListener("keydown", (event) => this.key(event));
    settings.listen(() => this.draw());
    this.draw();
    speak(this.text());
  }

  /** @param {Step} answer */
  take(answer) {
    this.answer = answer;
    for (const move of answer.told) this.history.push({ ...move, kind: "move", number: this.history.length + 1 });
  }

  text() {
    return words.say(this.answer.word, this.answer.args ?? {}, this.game.folder);
  }

  /** Does one thing after the other: a second press while the first is being answered is none; a refusal shows itself.
   * @param {() => Promise<void>} work @returns {Promise<boolean>} */
  async doing(work) {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = { told: error.told(this.game.folder), rule: error.rule };
      this.showsWhere = error.code !== "unreachable";
      warn(this.refusal.told);
      sound("refused");
      this.draw();
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** @param {string} text */
  play(text) {
    return this.doing(async () => {
      /** @type {Step} */
      const answer = await ask(`/api/guides/${this.game.name}`, { moves: [...this.moves, text] });
      const before = places(this.root);
      this.moves.push(text);
      this.take(answer);
      this.chosen = null;
      this.refusal = null;
      this.showsWhere = false;
      this.draw();
      fly(this.root, before);
      this.look.happened?.(
        this.scene,
        answer.told.map((move) => ({ ...move, kind: "move" })),
      );
      sound(answer.done ? "win" : "turn");
      if (answer.done) settings.note(`learnt ${this.game.name}`, "yes");
      speak(this.text());
    });
  }

  back() {
    return this.doing(async () => {
      const moves = this.moves.slice(0, -1);
      const answers = [];
      for (let count = 0; count <= moves.length; count += 1)
        answers.push(await ask(`/api/guides/${this.game.name}`, { moves: moves.slice(0, count) }));
      this.moves = moves;
      this.history = [];
      this.chosen = null;
      this.refusal = null;
      this.showsWhere = false;
      for (const answer of answers) this.take(answer);
      this.draw();
      speak(this.text());
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!isForTable(event)) return;
    if (this.look.key?.(this.scene, event)) event.preventDefault();
    else if (event.key.toLowerCase() === "h") this.where();
  }

  where() {
    this.showsWhere = true;
    this.draw();
  }

  makeScene() {
    const { answer } = this;
    const players = answer.view.scores.map((_score, seat) =>
      player(
        {
          seat,
          name: answer.names_bots[seat] ?? words.say("you"),
          bot: seat ? "greedy" : "",
          you: !seat,
          turn: answer.view.to_act.includes(seat),
        },
        [],
      ),
    );
    const acting = !answer.done && answer.view.to_act.includes(0);
    const scene = makeScene({
      id: "",
      game: this.game,
      look: this.look,
      mode: "guide",
      view: answer.view,
      legal: acting ? answer.legal : [],
      offers: acting ? answer.offers : [],
      seat: 0,
      acting,
      mine: [0],
      players,
      chosen: this.chosen,
      memory: this.memory,
      history: this.history,
      last: this.history.slice(-1),
      points: answer.points,
      hint: this.showsWhere && answer.legal.length ? { text: answer.legal[0], why: [] } : null,
      table: {
        status: "playing",
        match: 0,
        winners: [],
        deal: null,
        question: null,
        options: answer.view.options,
      },
      choose: (what) => {
        this.chosen = what;
        this.refusal = null;
        if (what !== null) sound("choose");
        this.draw();
      },
      play: (text) => this.play(text),
      redraw: () => this.draw(),
    });
    const log = logPart(scene, this.history);
    scene.parts = {
      log,
      side: sidePart(scene, log),
      notice: html`<div class="notices">${refusalNotice(scene, this.refusal, () => {
        this.refusal = null;
        this.draw();
      })}</div>`,
      hint: answer.done
        ? nothing
        : html`<button type="button" class="btn quiet tool-hint"
          @click=${() => this.where()}>${icon("hint")}<span>${scene.say("learn-where")}</span></button>`,
      undo: this.moves.length
        ? html`<button type="button" class="btn quiet tool-undo"
          @click=${() => this.back()}>${icon("undo")}<span>${scene.say("undo")}</span></button>`
        : nothing,
    };
    return scene;
  }

  playNow() {
    return this.doing(() => playNow(this.game.name, this.game.usual_seats - 1));
  }

  teacher() {
    const { step, steps, done } = this.answer;
    return html`<section class="teacher" aria-label=${words.say("learn-lesson")}>
      <p class="teacher-step" aria-hidden="true">${done ? icon("check") : `${step} / ${steps}`}</p>
      <p class="teacher-text">${marked(this.text(), this.game.name)}</p>
      ${
        done
          ? html`<div class="row-of"><button type="button" class="btn main"
            @click=${() => this.playNow()}>${words.say("learn-play")}</button>
        <button type="button" class="btn" @click=${() => location.reload()}>${words.say("learn-again")}</button><a
          class="btn quiet" href="/rules/${this.game.name}">${words.say("rules")}</a></div>`
          : nothing
      }
      <progress max=${steps} value=${done ? steps : step - 1} aria-label=${words.say("learn-progress")}></progress></section>`;
  }

  draw() {
    this.scene = this.makeScene();
    bar({ atTable: true, where: html`<b>${this.game.title}</b> ${words.say("learn-title")}`, rules: `/rules/${this.game.name}` });
    document.title = `${words.say("learn-title")} · ${this.game.title} · Linewright`;
    render(
      html`${this.teacher()}<main id="main" class="at learning ${this.game.folder}">${this.look.draw(this.scene)}</main>`,
      this.root,
    );
    for (const scroll of this.root.querySelectorAll(".scroll")) scroll.scrollTop = scroll.scrollHeight;
  }
}
