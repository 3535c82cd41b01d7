// @ts-check
/** A table at which nothing goes on by itself: that of a lesson, and that of a puzzle. It asks one thing at a time, and a refusal
 * shows itself. */
import { Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { warn } from "../kit/speak.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { refusalNotice } from "./notices.js";
import { logPart, sidePart } from "./parts.js";
import { isForTable, makeScene } from "./scene.js";

/** @import { GameCard, SharedView } from "../messages.d.ts" */
/** @import { Look, Move, Scene } from "./scene.js" */

/** What only a lesson or a puzzle knows of its scene.
 * @typedef {{view: SharedView, seat: number, acting: boolean} & Pick<Scene, "players"> & Partial<Scene>} Shown */

export class Practice {
  /** @param {HTMLElement} root @param {GameCard} game @param {Look} look */
  constructor(root, game, look) {
    this.root = root;
    this.game = game;
    this.look = look;
    /** @type {Move[]} */ this.history = [];
    /** @type {unknown} */ this.chosen = null;
    this.memory = {};
    /** @type {import("./notices.js").Refusal | null} */ this.refusal = null;
    this.isBusy = false; // one question at a time
    /** @type {Scene} */ this.scene = /** @type {any} */ (null); // until the first drawing
  }

  // What a lesson and a puzzle say in their own ways

  /** @param {string} _text @returns {Promise<boolean>} */
  async play(_text) {
    return false;
  }

  /** Helps whoever asks for it by the key for a hint. */
  help() {}

  /** Does what a refusal calls for besides being shown.
   * @param {Refused} _error */
  refused(_error) {}

  draw() {}

  // What they share

  /** Draws the table, and goes on drawing it. */
  open() {
    document.addEventListener("keydown", (event) => this.key(event));
    settings.listen(() => this.draw());
    this.draw();
  }

  /** Does one thing after the other: a second press while the first is being answered is none; a refusal shows itself.
   * @param {() => Promise<void>} work @returns {Promise<boolean>} whether it was done */
  async doing(work) {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = { told: error.told(this.game.folder), rule: error.rule };
      this.refused(error);
      warn(this.refusal.told);
      sound("refused");
      this.draw();
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!isForTable(event)) return;
    if (this.look.key?.(this.scene, event)) event.preventDefault();
    else if (event.key.toLowerCase() === "h") this.help();
  }

  /** Lets go of what was picked up, and of the last refusal. */
  clear() {
    this.chosen = null;
    this.refusal = null;
  }

  /** Puts the scene together, with the parts of the frame that both have.
   * @param {Shown} shown @returns {Scene} */
  sceneOf(shown) {
    const scene = makeScene({
      id: "",
      game: this.game,
      look: this.look,
      mode: "guide",
      mine: [shown.seat],
      chosen: this.chosen,
      memory: this.memory,
      history: this.history,
      last: this.history.slice(-1),
      table: { status: "playing", match: 0, winners: [], deal: null, question: null, options: shown.view.options },
      choose: (what) => {
        this.chosen = what;
        this.refusal = null;
        if (what !== null) sound("choose");
        this.draw();
      },
      play: (text) => this.play(text),
      redraw: () => this.draw(),
      ...shown,
    });
    const log = logPart(scene, this.history);
    const drop = () => {
      this.refusal = null;
      this.draw();
    };
    scene.parts = {
      log,
      side: sidePart(scene, log),
      notice: html`<div class="notices">${refusalNotice(scene, this.refusal, drop)}</div>`,
      ...shown.parts,
    };
    return scene;
  }

  /** Draws the game's table below what is said above it.
   * @param {string} title of the page @param {unknown} above */
  drawTable(title, above) {
    bar({ atTable: true, where: html`<b>${this.game.title}</b> ${title}`, rules: `/rules/${this.game.name}` });
    document.title = `${title} · ${this.game.title} · Linewright`;
    render(html`${above}<main id="main" class="at learning ${this.game.folder}">${this.look.draw(this.scene)}</main>`, this.root);
    for (const scroll of this.root.querySelectorAll(".scroll")) scroll.scrollTop = scroll.scrollHeight;
  }
}
