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
import { Calling } from "./calling.js";
import { Chat } from "./chat.js";
import { tick } from "./clocks.js";
import { Curtain } from "./curtain.js";
import { Finish } from "./finish.js";
import { Following } from "./following.js";
import { live } from "./live.js";
import { isOwnAct, passingWords } from "./notices.js";
import { followLists } from "./parts.js";
import { changesOf, markPresence } from "./presence.js";
import { joinRematch, notePromises } from "./promises.js";
import { Sending } from "./sending.js";
import { Slow } from "./slow.js";
import { liveScene } from "./stage.js";
import { Thinking } from "./thinking.js";
import { TurnEnd } from "./turn-end.js";

/** @import { Beside, GameCard, Me, ToldEvent, Update } from "../messages.d.ts" */
/** @import { Look, Move, Scene } from "./scene.js" */

/** How a table is shown: whole, on a big screen that everybody sees, or one's own hand on a phone.
 * @typedef {object} Place
 * @property {"table" | "room" | "phone"} name
 * @property {(frame: Frame) => unknown} page everything below the bar
 * @property {(frame: Frame) => void} drawBar
 * @property {(frame: Frame, scene: Scene) => unknown} [ending] who won, in place of what other tables say
 * @property {(frame: Frame) => void} [begin] what it does once, when it has been opened
 * @property {Record<string, (frame: Frame) => unknown>} [keys] of its own, by what is pressed */

const MOST_SHOWN = 6; // more moves than this at once are shown without flights: somebody has come back
const TICK_MS = 250;

/** Whether an event is a move of which nobody is told what it did: it changes nothing for those who look.
 * @param {ToldEvent} event */
const isSecret = (event) => event.kind === "move" && !event.told?.length;

/** Events that change nothing on the table. */
const BESIDE = new Set(["chat", "hinted"]);

export class Frame {
  /** @param {HTMLElement} root @param {string} id @param {Me} me @param {GameCard} game @param {Look} look
   * @param {Update} first @param {Place} place */
  constructor(root, id, me, game, look, first, place) {
    this.root = root;
    this.id = id;
    this.me = me;
    this.game = game;
    this.look = look;
    this.place = place;
    this.following = new Following(first);
    this.sending = new Sending(this);
    this.curtain = new Curtain(id, () => this.draw(), look.open);
    this.chat = new Chat(id, this.following);
    this.finish = new Finish();
    this.thinking = new Thinking(() => this.draw());
    this.announcer = new Announcer();
    this.turnEnd = new TurnEnd();
    this.calling = new Calling(() => this.draw());
    this.slow = new Slow(this);
    this.sheet = new Sheet();
    /** @type {unknown} */ this.chosen = null;
    this.memory = {};
    /** @type {import("./notices.js").Refusal | null} */ this.refusal = null;
    /** @type {Scene["hint"]} */ this.hint = null;
    this.passing = ""; // what concerns oneself and stands in the log alone, which phones do not show
    this.isLost = false;
    this.isOut = false;
    this.wasCovered = false;
    this.wasDrawn = false;
    this.forgive = () => {
      this.refusal = null;
    };
    this.scene = liveScene(this);
  }

  /** Whether everybody in a room looks at this screen. */
  get isScreen() {
    return this.place.name === "room";
  }

  /** Through whose eyes; "": as somebody who only watches. */
  get person() {
    return this.isScreen ? "" : this.me.id;
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
    const listener = {
      heard: (/** @type {Update} */ update) => this.hear(update),
      beside: (/** @type {Beside} */ told) => this.hearBeside(told),
      lost: (/** @type {boolean} */ isLost) => this.lose(isLost),
      refused: (/** @type {Refused} */ error) => this.close(error),
    };
    this.line = live(this.id, listener, this.isScreen);
    this.hear(first);
    this.place.begin?.(this);
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
    const seen = events.filter((event) => !BESIDE.has(event.kind) && !isSecret(event));
    if (seen.length) this.hint = null;
    if (seen.some((event) => ["move", "undone", "started"].includes(event.kind))) this.chosen = this.refusal = null;
    this.finish.expect(this, isFirst || !moves.length);
    this.curtain.made(moves);
    if (seen.some((event) => isOwnAct(event, this.person))) this.passing = "";
    if (!isFirst) this.passing = passingWords(this.scene, events) || this.passing;
    this.draw(!isFirst && moves.length <= MOST_SHOWN ? moves : []);
    if (!isFirst && events.some((event) => event.kind === "started")) scrollTo(0, 0); // however far down one was in the lobby
    if (!isFirst) this.announcer.tell(this, news, MOST_SHOWN);
    if (!isFirst && this.calling.note(this, events)) {
      sound("sat");
      this.calling.show(this);
    }
    joinRematch(this.following.facts, this.person);
  }

  /** @param {Beside} told */
  hearBeside(told) {
    const before = this.following.people;
    const lines = this.following.hearBeside(told);
    this.draw();
    this.announcer.tellBeside(this, lines, told.people ? changesOf(before, told.people, this.scene.players) : []);
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
    delete document.documentElement.dataset.place;
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
    this.thinking.follow(this.scene);
    const before = moves.length ? places(this.root) : new Map();
    const follow = followLists(this.root, !this.wasDrawn);
    this.place.drawBar(this);
    this.calling.show(this);
    render(this.place.page(this), this.root);
    this.thinking.mark(this.root);
    markPresence(this.root, this);
    this.sheet.redraw();
    follow();
    this.wasDrawn = true;
    this.chat.markRead();
    const isCovered = this.curtain.asked.length > 0;
    if (isCovered && !this.wasCovered) /** @type {HTMLElement | null} */ (this.root.querySelector(".curtain .btn"))?.focus();
    this.wasCovered = isCovered;
    this.turnEnd.follow(this);
    if (moves.length && !isCovered) {
      fly(this.root, before);
      this.look.happened?.(this.scene, moves);
    }
  }
}
