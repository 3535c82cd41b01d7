// @ts-check
/** What the server has told of a table, event by event. Nothing here draws, asks or remembers beyond this page. */

/** @import { AsideLine, Beside, People, Said, SeatFacts, SeatView, SharedView } from "../messages.d.ts" */
/** @import { TableFacts, ToldEvent, Update } from "../messages.d.ts" */
/** @import { Entry, Sitter } from "./log.js" */
/** @import { Move } from "./scene.js" */

/** @typedef {{isFirst: boolean, events: ToldEvent[], moves: Move[]}} News what an update brought */
/** @typedef {SeatFacts & {mine: boolean, you: boolean, turn: boolean}} Sitting a seat as one person sees it */

/** What a secret move did is left out: nothing was told of it.
 * @param {ToldEvent} event @returns {ToldEvent} */
const complete = (event) => (event.kind === "move" ? { told: [], ...event } : event);

/** Whether an event promised the deal of the next match.
 * @param {Entry} event */
const isSeal = (event) => Boolean(event.commit);

/** What is left of the log when another match begins: under which seal it is dealt. The match before has a replay.
 * @param {Entry} event @returns {Entry} */
const sealOf = ({ number, commit }) => ({ kind: "seal", number, commit });

export class Following {
  /** @param {Update} first not yet heard */
  constructor(first) {
    /** @type {TableFacts} */ this.facts = first.table;
    /** @type {SeatView[]} */ this.views = first.views;
    /** @type {Entry[]} */ this.entries = []; // of the log of this match
    /** @type {Move[]} */ this.history = []; // moves of this match that stand
    /** @type {Said[]} */ this.talk = [];
    /** @type {AsideLine[]} */ this.aside = []; // what watchers say among themselves, as far as one hears it
    /** @type {People | null} */ this.people = null; // who is there; null: nobody has told yet
    /** @type {Record<number, Sitter>} */ this.sitters = {}; // by seat: who sat down there last
    /** @type {Record<string, string>} */ this.names = {}; // of everybody who sat or spoke here, by person
    this.heardMs = 0; // when the facts came, by this browser's own clock
    /** @type {number | null} */ this.beganAt = null; // when this match did, by the server's clock
    this.number = 0; // of the last event
  }

  /** Takes an update; what it brought, or null if it only tells the table as it is now.
   * @param {Update} update @param {number} nowMs @returns {News | null} */
  hear(update, nowMs) {
    const isFirst = this.number === 0;
    const isRefresh = !isFirst && update.number <= this.number && !update.events.length;
    const events = update.events.filter((event) => event.number > this.number).map(complete);
    for (const event of events) this.note(event);
    this.facts = update.table;
    this.views = update.views;
    this.heardMs = nowMs;
    if (isRefresh) return null;
    this.number = update.number;
    return { isFirst, events, moves: /** @type {Move[]} */ (events.filter((event) => event.kind === "move")) };
  }

  /** Takes what is told beside the game; the lines of watchers that are new.
   * @param {Beside} beside */
  hearBeside({ people, aside = [] }) {
    if (people) this.people = people;
    const last = this.aside.at(-1)?.number ?? 0;
    const lines = (aside ?? []).filter((line) => line.number > last);
    this.aside.push(...lines);
    return lines;
  }

  /** @param {ToldEvent} event */
  note(event) {
    if (event.kind === "started") [this.history, this.beganAt] = [[], event.at];
    if (event.kind === "started" && event.match) this.entries = this.entries.filter(isSeal).slice(-1).map(sealOf);
    if (event.kind === "undone") this.history = this.history.slice(0, event.moves);
    if (event.kind === "sat" || event.kind === "chat") this.names[event.person] = event.name;
    if (event.kind === "sat") this.sitters = { ...this.sitters, [event.seat]: { ...event, name: event.called || event.name } };
    if (event.kind === "move") this.history.push(/** @type {Move} */ (event));
    if (event.kind === "chat") this.talk.push(event);
    else this.entries.push(this.withNames(event));
  }

  /** An event with the names of those whom it speaks of: they may sit there no more when it is read.
   * @param {ToldEvent} event @returns {Entry} */
  withNames(event) {
    if (event.kind === "removed") return { ...event, name: this.names[event.person] };
    return Object.assign(event, { sitters: this.sitters });
  }

  /** The seats as a person sees them; somebody with several is at none of them "you".
   * @param {string} person @returns {Sitting[]} */
  seatsFor(person) {
    const { seats, status } = this.facts;
    const [seen] = /** @type {{view: SharedView}[]} */ (/** @type {unknown} */ (this.views));
    const turns = status === "playing" ? (seen?.view.to_act ?? []) : [];
    const isMine = (/** @type {SeatFacts} */ one) => Boolean(one.person) && one.person === person;
    const sharesScreen = seats.filter(isMine).length > 1;
    return seats.map((one) => ({
      ...one,
      mine: isMine(one),
      you: isMine(one) && !sharesScreen,
      turn: turns.includes(one.seat),
    }));
  }

  /** Whether one of these seats has moved in this match, and may ask to take that back.
   * @param {number[]} mine */
  hasMoved(mine) {
    return this.history.some((move) => move.seat !== null && mine.includes(move.seat));
  }

  /** The one of these seats that moved last and may take it back, or null.
   * @param {number[]} mine @returns {number | null} */
  undoSeat(mine) {
    const { seats, status, question } = this.facts;
    const last = this.history.findLast(({ seat }) => seat !== null && mine.includes(seat) && !seats[seat].resigned);
    return last && status === "playing" && !question ? last.seat : null;
  }

  /** The moves since one of these seats moved; those of a last round where none of them has.
   * @param {number[]} mine */
  movesSince(mine) {
    const since = this.history.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
    return since < 0 ? this.history.slice(-this.facts.seats.length) : this.history.slice(since + 1);
  }

  /** Everybody but one person who sits here, looks on or has spoken, as person and name.
   * @param {string} person @returns {[string, string][]} */
  others(person) {
    const watches = (this.people?.watchers ?? []).map((one) => /** @type {[string, string]} */ ([one.person, one.name]));
    const spoke = [...this.talk, ...this.aside].map((one) => /** @type {[string, string]} */ ([one.person, one.name]));
    const seated = this.facts.seats.map((one) => /** @type {[string, string]} */ ([one.person, one.name]));
    return [...new Map([...spoke, ...watches, ...seated].filter(([other]) => other && other !== person))];
  }
}
