// @ts-check
/** A table: it listens, keeps what was told, and asks the game to draw it. Nothing here knows a rule. */

import { ask, beSomebody, newId, Refused, whoAmI } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { broken } from "../kit/broken.js";
import { copy } from "../kit/copy.js";
import { dialog, sure } from "../kit/dialog.js";
import { fly, places } from "../kit/fly.js";
import { icon } from "../kit/icons.js";
import { loadLook } from "../kit/look.js";
import { openRules } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { speak, warn } from "../kit/speak.js";
import { words } from "../kit/words.js";
import { addChance, notePromise } from "../pages/begin.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { clock, tick } from "./clocks.js";
import { Curtain, LAST_LOOK } from "./curtain.js";
import { live } from "./live.js";
import { spokenEvent, spokenMove } from "./log.js";
import { hintNotice, hintWords, pauseNotice, questionNotice, refusalNotice, resignedNotice, standInNotice } from "./notices.js";
import { isForTable, logPart, makeScene, player, sidePart } from "./scene.js";

const MANY = 6; // more moves than this at once are shown without flights: somebody has come back
const RETRIES = 40; // times a move is sent again while the server cannot be reached

/** Shows a table and everything at it.
 * @param {HTMLElement} root @param {string} id */
export async function frame(root, id) {
  render(html`<p class="wait">${words.say("table-opening")}</p>`, root);
  const me = (await whoAmI()) ?? { id: "", name: "" };
  const first = await ask(`/api/tables/${id}/events?since=0`);
  const { game, look } = await loadLook(first.table.game);
  openRules(game.name);
  new Frame(root, id, me, game, look).begin(first);
}

class Frame {
  /** @param {HTMLElement} root @param {string} id @param {{id: string, name: string}} me @param {any} game @param {any} look */
  constructor(root, id, me, game, look) {
    this.root = root;
    this.id = id;
    this.me = me;
    this.game = game;
    this.look = look;
    /** @type {any} */ this.facts = null;
    /** @type {any[]} */ this.views = [];
    /** @type {any[]} */ this.entries = []; // of the log
    /** @type {any[]} */ this.history = []; // moves of this match, as told
    /** @type {any[]} */ this.talk = [];
    this.read = Number(settings.noted(`read ${id}`)); // lines of the chat
    this.heardAt = 0;
    this.number = 0;
    this.isLost = false;
    this.isOut = false;
    /** @type {{text: string, done: Promise<void>}} */ this.sending = { text: "", done: Promise.resolve() };
    this.curtain = new Curtain(id, () => this.draw());
    /** @type {any} */ this.chosen = null;
    this.memory = {};
    /** @type {import("./notices.js").Refusal | null} */ this.refusal = null;
    /** @type {any} */ this.hint = null;
    this.showsEnd = false;
    this.endIsNear = false;
    /** @type {typeof import("./ending.js") | null} */ this.ending = null;
    this.wasMyTurn = false;
    /** @type {any} */ this.scene = null;
    /** @type {((scene: any) => any) | null} */ this.lobbyPart = null;
    this.wasDrawn = false;
    this.wasCovered = false;
    /** @type {{redraw: () => void} | null} */ this.sheet = null;
  }

  /** @param {import("./live.js").Update} first */
  begin(first) {
    this.line = live(this.id, {
      heard: (update) => this.heard(update),
      lost: (isLost) => this.lost(isLost),
      refused: (error) => this.sentOut(error),
    });
    this.heard(first);
    document.addEventListener("keydown", (event) => this.key(event));
    settings.listen(() => this.draw());
    setInterval(tick, 250);
  }

  // What the server tells

  /** @param {import("./live.js").Update} update */
  heard(update) {
    if (this.facts && update.number <= this.number && !update.events.length) {
      this.take(update);
      this.draw();
      return;
    }
    const fresh = update.events.filter((event) => event.number > this.number);
    const isNew = this.facts === null;
    for (const event of fresh) this.note(event);
    this.take(update);
    this.number = update.number;
    const moves = fresh.filter((event) => event.kind === "move");
    if (fresh.some((event) => event.kind !== "chat")) this.hint = null;
    if (moves.length || fresh.some((event) => event.kind === "undone" || event.kind === "started")) {
      this.chosen = null;
      this.refusal = null;
    }
    this.towardsEnd(isNew, moves.length > 0);
    this.curtain.made(moves);
    this.draw(!isNew && moves.length <= MANY ? moves : []);
    if (!isNew) this.announce(fresh, moves);
    this.promise();
  }

  /** @param {import("./live.js").Update} update */
  take(update) {
    this.facts = update.table;
    this.views = update.views;
    this.heardAt = performance.now();
  }

  /** @param {any} event */
  note(event) {
    if (event.kind === "started") this.history = [];
    if (event.kind === "undone") this.history = this.history.slice(0, event.moves);
    if (event.kind === "move") this.history.push(event);
    if (event.kind === "chat") this.talk.push(event);
    else this.entries.push(event);
    if (event.kind === "created") notePromise(this.id, 0, event.commit);
    if (event.kind === "started") notePromise(this.id, event.match + 1, event.commit);
  }

  /** Adds this browser's chance to the deal of a rematch, as soon as the table has promised its own part. */
  promise() {
    const seat = this.facts.seats.find((/** @type {any} */ one) => one.person && one.person === this.me.id)?.seat;
    if (seat === undefined || this.facts.status !== "over" || this.facts.match === null) return;
    const next = this.facts.match + 1;
    if (!settings.noted(`chance ${this.id} ${next}`)) addChance(this.id, next, seat).catch(() => undefined);
  }

  /** The end is shown when the last move has been seen.
   * @param {boolean} isNew @param {boolean} hasMoved */
  towardsEnd(isNew, hasMoved) {
    if (this.facts.status !== "over") {
      this.showsEnd = this.endIsNear = false;
    } else if (!this.showsEnd && !this.endIsNear) {
      this.endIsNear = true;
      const ending = Promise.all([import("./ending.js"), this.look.prepareEnd?.()]);
      setTimeout(async () => this.showEnd((await ending)[0]), isNew || !hasMoved ? 0 : LAST_LOOK);
    }
  }

  /** @param {typeof import("./ending.js")} ending */
  showEnd(ending) {
    if (this.facts.status !== "over") return;
    this.ending = ending;
    this.showsEnd = true;
    this.draw();
    scrollTo({ top: 0 });
    speak(ending.endTitle(this.scene));
  }

  /** Says what happened, for those who listen.
   * @param {any[]} fresh @param {any[]} moves */
  announce(fresh, moves) {
    const scene = this.scene;
    const said = [
      ...fresh.map((event) => spokenEvent(scene, event)),
      ...moves.slice(-MANY).map((move) => spokenMove(scene, move)),
    ].filter(Boolean);
    const isMyTurn = scene.atTurn && !this.wasMyTurn;
    this.wasMyTurn = scene.atTurn;
    if (this.curtain.asked.length === 1)
      said.push(words.say("curtain-title", { who: scene.players[this.curtain.asked[0]].name }));
    if (isMyTurn) {
      said.push(words.say("your-turn"));
      sound("turn");
    }
    if (fresh.some((event) => event.kind === "chat" && event.person !== this.me.id)) {
      sound("chat");
      for (const event of fresh.filter((one) => one.kind === "chat" && one.person !== this.me.id))
        said.push(`${event.name}: ${event.text}`);
    }
    if (this.facts.status === "over" && moves.length) {
      sound(scene.mine.some((/** @type {number} */ seat) => this.facts.winners.includes(seat)) ? "win" : "over");
    }
    if (said.length) speak(said.join(" "));
  }

  /** @param {boolean} isLost */
  lost(isLost) {
    if (isLost === this.isLost) return;
    this.isLost = isLost;
    if (!isLost && this.refusal?.isUnreachable) this.refusal = null;
    warn(words.say(isLost ? "connection-lost" : "connection-back"));
    this.draw();
  }

  /** The table may not be looked at any more.
   * @param {Refused} error */
  sentOut(error) {
    this.isOut = true;
    for (const open of document.querySelectorAll("dialog")) open.close();
    delete document.documentElement.dataset.game;
    bar();
    broken(this.root, error);
  }

  // What a player does

  /** Asks something of the table; a refusal shows itself.
   * @param {string} door @param {object} body @returns {Promise<any>} null if it was refused */
  async ask(door, body) {
    this.refusal = null;
    try {
      return await ask(`/api/tables/${this.id}/${door}`, { id: newId(), ...body });
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Refused)) throw error;
    this.refusal = { told: error.told(this.game.folder), rule: error.rule, isUnreachable: error.code === "unreachable" };
    warn(`${words.say("not-possible")} ${this.refusal.told} ${error.rule ?? ""}`);
    sound("refused");
    this.draw();
  }

  /** Makes a move: sent again under the same id while the server cannot be reached.
   * @param {string} text @returns {Promise<boolean>} */
  async play(text) {
    const seat = this.scene.seat;
    if (seat === null || this.sending.text === text) return false; // pressed twice
    const { done } = this.sending;
    const { promise, resolve } = withResolve();
    this.sending = { text, done: promise };
    await done; // news of a move may be here before its answer, and the next move with it
    const body = { seat, text, after: this.number, id: newId() };
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          await ask(`/api/tables/${this.id}/moves`, body);
          this.refusal = null;
          return true;
        } catch (error) {
          if (!(error instanceof Refused) || error.code !== "unreachable" || tries >= RETRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 700));
        }
      }
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      if (this.sending.done === promise) this.sending = { text: "", done: promise };
      resolve();
    }
  }

  async askHint() {
    if (!this.scene.acting) return;
    const hint = await ask(`/api/tables/${this.id}/hint`, { seat: this.scene.seat }).catch((error) => this.refuse(error));
    if (!hint) return;
    this.refusal = null;
    this.hint = hint;
    this.draw();
    const { move, why } = hintWords(this.scene, hint);
    speak(`${words.say("hint-is", { move })} ${why}`);
  }

  undo() {
    const seat = this.mayUndo();
    if (seat !== null) void this.ask("undo", { seat });
  }

  /** The seat of one's own that moved last, or null. */
  mayUndo() {
    const last = [...this.history]
      .reverse()
      .find((move) => this.scene.mine.includes(move.seat) && !this.facts.seats[move.seat].resigned);
    return last && this.facts.status === "playing" && !this.facts.question ? last.seat : null;
  }

  async resign() {
    if (await sure(words.say("resign"), words.say("resign-sure", { seats: this.facts.seats.length }), words.say("resign")))
      void this.ask("resign", { seat: this.scene.seat });
  }

  async leave() {
    if (this.facts.status === "playing" && this.scene.mine.length) {
      if (!(await sure(words.say("leave"), words.say("leave-sure"), words.say("leave")))) return;
    }
    for (const seat of this.scene.mine) await this.ask("leave", { seat });
    location.assign("/");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!isForTable(event) || this.curtain.asked.length) return;
    const doors = /** @type {Record<string, () => unknown>} */ ({
      h: () => this.askHint(),
      u: () => this.undo(),
      "?": () => this.showKeys(),
    });
    if (this.scene && this.facts.status !== "open" && this.look.key?.(this.scene, event)) {
      event.preventDefault();
    } else if (doors[event.key.toLowerCase()]) {
      event.preventDefault();
      doors[event.key.toLowerCase()]();
    }
  }

  /** For the host: everybody else who sits here or has spoken, to be silenced or sent away. */
  others() {
    const seated = this.facts.seats.map((/** @type {any} */ one) => [one.person, one.name]);
    const spoke = this.talk.map((one) => [one.person, one.name]);
    return [...new Map([...spoke, ...seated].filter(([person]) => person && person !== this.me.id))];
  }

  showPeople() {
    const sheet = dialog(
      words.say("people"),
      () =>
        html`<ul class="people">${this.others().map(([person, name]) => {
          const isMuted = this.facts.muted.includes(person);
          return html`<li class="row-of"><b>${name || words.say("former-player")}</b>
        <button type="button" class="btn small" aria-pressed=${isMuted} @click=${() => this.ask("mute", { person, on: !isMuted })}>${words.say("mute")}</button>
        <button type="button" class="btn small" @click=${() => {
          sheet.close();
          void this.sendAway(person, name);
        }}>${words.say("lobby-remove")}</button></li>`;
        })}</ul>`,
    );
    this.sheet = sheet;
    void sheet.closed.then(() => {
      this.sheet = null;
    });
  }

  /** @param {string} person @param {string} name */
  async sendAway(person, name) {
    if (await sure(words.say("lobby-remove"), words.say("lobby-remove-sure", { name }), words.say("lobby-remove")))
      await this.ask("remove", { person });
  }

  showKeys() {
    dialog(
      words.say("keys"),
      () => html`<p>${words.say("keys-frame")}</p><p>${words.say("keys-game", {}, this.game.folder)}</p>`,
    );
  }

  /** @param {SubmitEvent} event */
  async sayIt(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("say"));
    const text = field.value.trim();
    if (text && (await this.ask("chat", { text }))) field.value = "";
  }

  // What is drawn

  players() {
    const { facts } = this;
    const turns = facts.status === "playing" ? (this.views[0]?.view.to_act ?? []) : [];
    const isMine = (/** @type {any} */ one) => Boolean(one.person) && one.person === this.me.id;
    const sharesScreen = facts.seats.filter(isMine).length > 1; // then nobody is "you"
    return facts.seats.map((/** @type {any} */ one) =>
      player({
        ...one,
        mine: isMine(one),
        you: isMine(one) && !sharesScreen,
        turn: turns.includes(one.seat),
        clock: clock(one, this.heardAt, words.say("clock-of", { who: one.name })),
      }),
    );
  }

  makeScene() {
    const { facts, history } = this;
    const players = this.players();
    const mine = players.filter((/** @type {any} */ one) => one.mine).map((/** @type {any} */ one) => one.seat);
    const seen = this.curtain.choose(this.views, facts);
    const seat = seen?.seat ?? null;
    const acting =
      facts.status === "playing" &&
      seen &&
      seat !== null &&
      seen.view.to_act.includes(seat) &&
      !facts.seats[seat].bot &&
      !this.curtain.asked.length;
    const since = history.findLastIndex((move) => mine.includes(move.seat));
    const scene = makeScene({
      id: this.id,
      game: this.game,
      look: this.look,
      table: facts,
      mode: "live",
      view: seen?.view,
      legal: acting ? seen.legal : [],
      offers: acting ? (seen.offers ?? []) : [],
      seat,
      acting: Boolean(acting),
      mine,
      players,
      atTurn: Boolean(acting) && (seen?.view.turn ?? seat) === seat, // one may also owe a draw while another plays
      chosen: this.chosen,
      memory: this.memory,
      hint: this.hint,
      history,
      last: since < 0 ? history.slice(-players.length) : history.slice(since + 1),
      isHost: Boolean(this.me.id) && facts.host === this.me.id,
      me: this.me,
      code: facts.code,
      link: `${location.origin}/t/${this.id}`,
      choose: (/** @type {any} */ what) => {
        this.chosen = what;
        this.refusal = null;
        if (what !== null) sound("choose");
        this.draw();
      },
      play: (/** @type {string} */ text) => this.play(text),
      ask: (/** @type {string} */ door, /** @type {object} */ body) => this.ask(door, body),
      refuse: (/** @type {string} */ told, /** @type {string | null} */ rule) => {
        this.refusal = { told, rule };
        warn(told);
        this.draw();
      },
      redraw: () => this.draw(),
      beSomebody: async () => {
        this.me = await beSomebody();
      },
      listenAnew: () => this.line?.anew(),
    });
    scene.parts = this.parts(scene);
    return scene;
  }

  /** The frame's own pieces, which a game puts where they belong.
   * @param {any} scene */
  parts(scene) {
    const say = scene.say;
    const undoable =
      this.history.some((move) => scene.mine.includes(move.seat)) && this.facts.status === "playing" && !this.facts.question;
    const hints = this.facts.house.hints !== false;
    const others = scene.players.some((/** @type {any} */ one) => one.person && !one.mine && !one.bot);
    const log = logPart(scene, this.entries);
    const chat = html`<div class="chat"><div class="talk" tabindex="0" role="log" aria-live="off" aria-label=${say("chat")}>${this.talk.map((one) => html`<p><b>${one.person === this.me.id ? say("you") : one.name || say("former-player")}</b> ${one.text}</p>`)}</div>
      ${this.facts.muted.includes(this.me.id) ? html`<p>${say("muted-you")}</p>` : this.me.id ? html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.sayIt(event)}><input class="field" name="say" maxlength="300" autocomplete="off" aria-label=${say("say-something")} placeholder=${say("say-something")}><button class="btn">${say("send")}</button></form>` : nothing}</div>`;
    const count = this.talk.length - this.read;
    const unread =
      count > 0
        ? html`<span class="unread"><span aria-hidden="true">${count}</span><span class="said">${say("unread", { count })}</span></span>`
        : nothing;
    return {
      log,
      chat,
      notice: html`<div class="notices">${refusalNotice(scene, this.refusal, () => {
        this.refusal = null;
        this.draw();
      })}
        ${hintNotice(scene, () => {
          this.hint = null;
          this.draw();
        })}${questionNotice(scene)}${standInNotice(scene)}${resignedNotice(scene)}${pauseNotice(scene)}</div>`,
      hint:
        hints && scene.seat !== null
          ? html`<button type="button" class="btn quiet tool-hint" aria-disabled=${!scene.acting} aria-keyshortcuts="h" @click=${() => this.askHint()}>${icon("hint")}<span>${say("hint")}</span></button>`
          : nothing,
      undo:
        scene.seat !== null
          ? html`<button type="button" class="btn quiet tool-undo" aria-disabled=${!undoable} aria-keyshortcuts="u" @click=${() => this.undo()}>${icon("undo")}<span>${say(others && !scene.mine.includes(this.history.at(-1)?.seat) ? "undo-ask" : "undo")}</span></button>`
          : nothing,
      side: sidePart(scene, log, this.me.id || this.talk.length ? chat : undefined, { unread, unfolded: () => this.readTalk() }),
      sheets: html`<button type="button" class="btn quiet" aria-haspopup="dialog" @click=${() => this.openSheet("log")}>${icon("log")}<span>${say("log")}</span></button>
        <button type="button" class="btn quiet" aria-haspopup="dialog" @click=${() => this.openSheet("chat")}>${icon("chat")}<span>${say("chat")}</span>${unread}</button>`,
      ending: this.showsEnd ? this.ending?.endingPart(scene) : nothing,
    };
  }

  /** @param {"log" | "chat"} which */
  openSheet(which) {
    const sheet = dialog(words.say(which), () => this.scene.parts[which], { kind: "sheet" });
    this.sheet = sheet;
    const scroll = document.querySelector("dialog.sheet .scroll, dialog.sheet .talk");
    if (scroll) scroll.scrollTop = scroll.scrollHeight;
    void sheet.closed.then(() => {
      this.sheet = null;
      this.draw();
    });
    this.readTalk();
  }

  /** What stands before one's eyes has been read. */
  readTalk() {
    const isSeen = [...document.querySelectorAll(".talk")].some((one) => one.checkVisibility());
    if (!isSeen || this.read === this.talk.length) return;
    this.read = this.talk.length;
    settings.note(`read ${this.id}`, String(this.read)); // whoever listens to the settings draws again
  }

  menu() {
    const scene = this.scene;
    const running = this.facts.status === "playing" || this.facts.status === "paused";
    const seated = scene.mine.length > 0;
    const item = (/** @type {string} */ name, /** @type {string} */ word, /** @type {() => unknown} */ action) =>
      html`<button type="button" class="btn quiet" @click=${action}>${icon(name)}${words.say(word)}</button>`;
    return html`${seated && this.facts.status === "playing" ? item("pause", "pause", () => this.ask("pause", {})) : nothing}
      ${seated && this.facts.status === "paused" ? item("play", "resume", () => this.ask("resume", {})) : nothing}
      ${seated && running ? item("flag", "resign", () => this.resign()) : nothing}
      ${
        seated && this.facts.status === "playing" && !this.facts.question
          ? (this.look.findings?.(scene) ?? []).map(
              (/** @type {{text: string, label: string}} */ one) =>
                html`<button type="button" class="btn quiet" @click=${() => this.ask("accuse", { seat: scene.mine[0], text: one.text })}>${icon("chat")}${one.label}</button>`,
            )
          : nothing
      }
      ${scene.isHost && this.others().length ? item("people", "people", () => this.showPeople()) : nothing}
      ${item("hint", "keys", () => this.showKeys())}
      ${this.game.guide ? html`<a class="btn quiet" href="/learn/${this.game.name}">${icon("book")}${words.say("learn")}</a>` : nothing}
      ${item("leave", "leave", () => this.leave())}`;
  }

  /** Draws everything; the moves given are shown by motion.
   * @param {any[]} [moves] */
  draw(moves = []) {
    if (!this.facts || this.isOut) return;
    const scene = this.makeScene();
    this.scene = scene;
    const before = moves.length ? places(this.root) : new Map();
    const atEnd = this.atEnd();
    this.drawBar(scene);
    render(this.page(scene), this.root);
    this.sheet?.redraw();
    for (const scroll of this.root.querySelectorAll(".scroll, .talk")) follow(scroll, atEnd.has(scroll) || !this.wasDrawn);
    this.wasDrawn = true;
    this.readTalk();
    const isCovered = this.curtain.asked.length > 0;
    if (isCovered && !this.wasCovered) /** @type {HTMLElement | null} */ (this.root.querySelector(".curtain .btn"))?.focus();
    this.wasCovered = isCovered;
    if (moves.length && !isCovered) {
      fly(this.root, before);
      this.look.happened?.(scene, moves);
    }
  }

  /** Lists that show their end: they go on doing so. */
  atEnd() {
    return new Set(
      [...this.root.querySelectorAll(".scroll, .talk")].filter((one) => one.scrollHeight - one.scrollTop - one.clientHeight < 40),
    );
  }

  /** @param {any} scene */
  page(scene) {
    const offline = this.isLost ? html`<p class="offline">${scene.say("connection-lost")}</p>` : nothing;
    if (this.facts.status === "open") return html`${offline}${this.lobby(scene)}`;
    if (this.curtain.asked.length)
      return html`${offline}${this.curtain.draw(scene, scene.mine.includes(this.history.at(-1)?.seat) && this.mayUndo() !== null ? () => this.undo() : null)}`;
    if (this.showsEnd && !this.look.stays)
      return html`${offline}<main id="main" class="ending" data-moves=${this.history.length}>${scene.parts.ending}${this.look.end?.(scene)}${this.ending?.dealPart(scene)}<div class="ending-side">${scene.parts.side}</div></main>`;
    return html`${offline}<main id="main" class="at ${this.game.folder}" data-moves=${this.history.length}>${this.look.draw(scene)}</main>
      ${this.showsEnd ? html`<section class="ending below">${this.look.end?.(scene)}${this.ending?.dealPart(scene)}</section>` : nothing}`;
  }

  /** @param {any} scene */
  lobby(scene) {
    if (!this.lobbyPart) {
      void import("./lobby.js").then(({ lobby }) => {
        this.lobbyPart = lobby;
        this.draw();
      });
      return nothing;
    }
    return this.lobbyPart(scene);
  }

  /** @param {any} scene */
  drawBar(scene) {
    const others = scene.players
      .filter((/** @type {any} */ one) => !one.you && (one.person || one.bot))
      .map((/** @type {any} */ one) => one.name);
    const shown =
      others.length > 4
        ? words.say("seats-count", { count: scene.players.length })
        : others.length
          ? words.say("with", { names: words.list(others) })
          : "";
    bar({
      atTable: true,
      where: html`<b>${this.game.title}</b> ${shown}${scene.seat === null && this.facts.status !== "open" ? html` · ${scene.say("watching")}` : nothing}`,
      rules: `/rules/${this.game.name}`,
      more:
        this.facts.status === "open"
          ? nothing
          : html`<button type="button" class="tool wide" aria-haspopup="dialog" @click=${() => this.invite()}>${words.say("invite")}</button>`,
      menu: this.menu(),
    });
    const state = this.facts.status === "over" ? words.say("over") : scene.atTurn ? `◆ ${words.say("your-turn")}` : "";
    document.title = [state, this.game.title, "Linewright"].filter(Boolean).join(" · ");
  }

  invite() {
    const link = this.scene.link;
    const field = () => /** @type {HTMLInputElement} */ (document.querySelector("dialog .link"));
    dialog(
      words.say("invite"),
      () => html`<p>${words.say("invite-watch", { code: this.facts.code })}</p>
      <div class="row-of"><input class="field link" readonly aria-label=${words.say("link")} .value=${link}>
      <button type="button" class="btn small" @click=${async () => {
        if (await copy(link, field())) speak(words.say("link-copied"));
      }}>${icon("copy")}${words.say("copy")}</button>
      ${typeof navigator.share === "function" ? html`<button type="button" class="btn small" @click=${() => navigator.share({ title: this.game.title, url: link }).catch(() => undefined)}>${icon("share")}${words.say("share")}</button>` : nothing}</div>
      <img src="/api/tables/${this.id}/qr.svg" alt=${words.say("qr")} width="180" height="180">`,
    );
  }
}

/** A promise, and what keeps it.
 * @returns {{promise: Promise<void>, resolve: () => void}} */
function withResolve() {
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((keep) => {
      resolve = () => keep(undefined);
    })
  );
  return { promise, resolve };
}

/** Shows the end of a list, if that was shown before.
 * @param {Element} list @param {boolean} wanted */
function follow(list, wanted) {
  if (wanted) list.scrollTop = list.scrollHeight;
}
