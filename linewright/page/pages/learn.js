// @ts-check
/** The first-game guide: a fixed small deal, played step by step; the server holds the lesson. */

import { ask } from "../kit/ask.js";
import { fly, places } from "../kit/fly.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { games, loadLook } from "../kit/look.js";
import { marked, openRules } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { speak } from "../kit/speak.js";
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";
import { Practice } from "../table/practice.js";
import { player } from "../table/scene.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { playNow } from "./begin.js";

/** @import { GameCard, SharedView } from "../messages.d.ts" */
/** @import { Args, Look, Move, Offer } from "../table/scene.js" */

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
  const [{ game, look }] = await Promise.all([loadLook(name), styled, words.loadPart("pages")]);
  openRules(game.name);
  await new Lesson(root, game, look).begin();
}

class Lesson extends Practice {
  /** @param {HTMLElement} root @param {GameCard} game @param {Look} look */
  constructor(root, game, look) {
    super(root, game, look);
    /** @type {string[]} */ this.moves = [];
    this.showsWhere = false;
    /** @type {Step} */ this.answer = /** @type {any} */ (null); // until it begins
  }

  async begin() {
    this.take(await ask(`/api/guides/${this.game.name}`, { moves: this.moves }));
    this.open();
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

  /** Whoever was refused sees what the step asks for; not where nobody answered.
   * @param {import("../kit/ask.js").Refused} error */
  refused(error) {
    this.showsWhere = error.code !== "unreachable";
  }

  /** @param {string} text */
  play(text) {
    return this.doing(async () => {
      /** @type {Step} */
      const answer = await ask(`/api/guides/${this.game.name}`, { moves: [...this.moves, text] });
      const before = places(this.root);
      this.moves.push(text);
      this.take(answer);
      this.clear();
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
      this.clear();
      for (const answer of answers) this.take(answer);
      this.draw();
      speak(this.text());
    });
  }

  clear() {
    super.clear();
    this.showsWhere = false;
  }

  help() {
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
    return this.sceneOf({
      view: answer.view,
      legal: acting ? answer.legal : [],
      offers: acting ? answer.offers : [],
      seat: 0,
      acting,
      players,
      points: answer.points,
      hint: this.showsWhere && answer.legal.length ? { text: answer.legal[0], why: [] } : null,
      parts: {
        hint: answer.done
          ? nothing
          : html`<button type="button" class="btn quiet tool-hint"
          @click=${() => this.help()}>${icon("hint")}<span>${words.say("learn-where")}</span></button>`,
        undo: this.moves.length
          ? html`<button type="button" class="btn quiet tool-undo"
          @click=${() => this.back()}>${icon("undo")}<span>${words.say("undo")}</span></button>`
          : nothing,
      },
    });
  }

  playNow() {
    return this.doing(() => playNow(this.game.name, this.game.usual_seats - 1, levels.last(this.game)));
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
    this.drawTable(words.say("learn-title"), this.teacher());
  }
}
