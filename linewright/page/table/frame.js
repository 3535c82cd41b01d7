// @ts-check
/** A table: it listens, and has drawn what it heard. Nothing here knows a rule. */
import { Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { broken } from "../kit/broken.js";
import { Sheet } from "../kit/dialog.js";
import { fly, places } from "../kit/fly.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { warn } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { render } from "../vendor/lit-html/lit-html.js";
import { acts } from "./acts.js";
import { Announcer } from "./announcing.js";
import { Chat } from "./chat.js";
import { tick } from "./clocks.js";
import { Curtain } from "./curtain.js";
import { Finish } from "./finish.js";
import { Following } from "./following.js";
import { live } from "./live.js";
import { drawBar, page } from "./page.js";
import { followLists } from "./parts.js";
import { joinRematch, notePromises } from "./promises.js";
import { Sending } from "./sending.js";
import { liveScene } from "./stage.js";

/** @import { GameCard, Me, Update } from "../messages.d.ts" */
/** @import { Look, Move, Scene } from "./scene.js" */

const MOST_SHOWN = 6; // more moves than this at once are shown without flights: somebody has come back
const TICK_MS = 250;

export class Frame {
  /** @param {HTMLElement} root @param {string} id @param {Me} me @param {GameCard} game @param {Look} look
   * @param {Update} first */
  constructor(root, id, me, game, look, first) {
    this.root = root;
    this.id = id;
    this.me = me;
    this.game = game;
    this.look = look;
    this.following = new Following(first);
    this.sending = new Sending(this);
    this.curtain = new Curtain(id, () => this.draw());
    this.chat = new Chat(id, this.following);
    this.finish = new Finish();
    this.announcer = new Announcer();
    this.sheet = new Sheet();
    /** @type {unknown} */ this.chosen = null;
    this.memory = {};
    /** @type {import("./notices.js").Refusal | null} */ this.refusal = null;
    /** @type {Scene["hint"]} */ this.hint = null;
    this.isLost = false;
    this.isOut = false;
    this.wasCovered = false;
    this.wasDrawn = false;
    this.forgive = () => {
      this.refusal = null;
    };
    this.scene = liveScene(this);
  }

  get isHost() {
    return Boolean(this.me.id) && this.following.facts.host === this.me.id;
  }

  /** Whether it is this seat's turn; one may also act while another's turn lasts. */
  get isAtTurn() {
    return this.scene.acting && (this.look.atTurn?.(this.scene) ?? true);
  }

  /** @param {Update} first */
  begin(first) {
    this.line = live(this.id, {
      heard: (update) => this.hear(update),
      lost: (isLost) => this.lose(isLost),
      refused: (error) => this.close(error),
    });
    this.hear(first);
    document.addEventListener("keydown", (event) => acts.key(this, event));
    settings.listen(() => this.draw());
    setInterval(tick, TICK_MS);
  }

  /** @param {Update} update */
  hear(update) {
    const news = this.following.hear(update, performance.now());
    if (!news) return this.draw();
    const { isFirst, events, moves } = news;
    notePromises(this.id, events);
    if (events.some((event) => event.kind !== "chat")) this.hint = null;
    if (events.some((event) => ["move", "undone", "started"].includes(event.kind))) this.chosen = this.refusal = null;
    this.finish.expect(this, isFirst || !moves.length);
    this.curtain.made(moves);
    this.draw(!isFirst && moves.length <= MOST_SHOWN ? moves : []);
    if (!isFirst) this.announcer.tell(this, news, MOST_SHOWN);
    joinRematch(this.following.facts, this.me.id);
  }

  /** @param {boolean} isLost */
  lose(isLost) {
    if (isLost === this.isLost) return;
    this.isLost = isLost;
    if (!isLost && this.refusal?.isUnreachable) this.refusal = null;
    warn(words.say(isLost ? "connection-lost" : "connection-back"));
    this.draw();
  }

  /** The table may not be looked at any more.
   * @param {Refused} error */
  close(error) {
    this.isOut = true;
    for (const open of document.querySelectorAll("dialog")) open.close();
    delete document.documentElement.dataset.game;
    bar();
    broken(this.root, error);
  }

  /** Shows a refusal; it stays until the next action or until closed.
   * @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Refused)) throw error;
    this.refusal = { told: error.told(this.game.folder), rule: error.rule, isUnreachable: error.code === "unreachable" };
    warn(`${words.say("not-possible")} ${this.refusal.told} ${error.rule ?? ""}`);
    sound("refused");
    this.draw();
  }

  /** Draws everything; the moves given are shown by motion.
   * @param {Move[]} [moves] */
  draw(moves = []) {
    if (this.isOut) return;
    this.scene = liveScene(this);
    const before = moves.length ? places(this.root) : new Map();
    const follow = followLists(this.root, !this.wasDrawn);
    drawBar(this);
    render(page(this), this.root);
    this.sheet.redraw();
    follow();
    this.wasDrawn = true;
    this.chat.markRead();
    const isCovered = this.curtain.asked.length > 0;
    if (isCovered && !this.wasCovered) /** @type {HTMLElement | null} */ (this.root.querySelector(".curtain .btn"))?.focus();
    this.wasCovered = isCovered;
    if (moves.length && !isCovered) {
      fly(this.root, before);
      this.look.happened?.(this.scene, moves);
    }
  }
}
