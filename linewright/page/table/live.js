// @ts-check
/** Listens to a table: over a WebSocket, anew whenever it breaks, and by asking again and again where there is none to be had. */
import { ask, Refused } from "../kit/ask.js";

const FIRST_WAIT_MS = 400; // until the first new attempt; doubles up to the longest
const LONGEST_WAIT_MS = 5000;
const ASK_AFTER = 3; // failed attempts without any message until the table is asked by HTTP
const QUIET_MS = 20_000; // without a message until the table is asked whether that is true
const PATIENCE_MS = 5000; // for its answer
const ANSWER_MS = 3000; // until a move that was not answered is sent another way
const LEFT = 1008; // the close code for somebody who may not listen

/** @import { Answer, Beside, BesideUpdate, ChangedUpdate, Move, Update } from "../messages.d.ts" */

/** What is asked for: news since a number, for oneself or for a big screen.
 * @param {number} number @param {boolean} isScreen */
const newsSince = (number, isScreen) => `since=${number}${isScreen ? "&screen=1" : ""}`;

/** Everything new since a number in one update: a long log comes in several.
 * @param {string} table @param {number} number @param {boolean} isScreen @param {number} [patience] @returns {Promise<Update>} */
export async function news(table, number, isScreen, patience) {
  /** @type {Update["events"]} */
  const events = [];
  for (let since = number; ; ) {
    const update = await ask(`/api/tables/${table}/events?${newsSince(since, isScreen)}`, undefined, "GET", patience);
    events.push(...update.events);
    if (!update.more) return { ...update, events };
    since = update.number;
  }
}

/** A thing with other values at the ends of some paths; what holds it as it was keeps that.
 * @template T @param {T} thing @param {ChangedUpdate["changed"]["table"]} changes @returns {T} */
export const change = (thing, changes) => changes.reduce((/** @type {any} */ now, [path, value]) => put(now, path, value), thing);

/** @param {any} thing @param {(string | number)[]} path @param {unknown} value @returns {any} */
function put(thing, [name, ...rest], value) {
  if (name === undefined) return value;
  const twin = Array.isArray(thing) ? [...thing] : { ...thing };
  twin[name] = put(thing[name], rest, value);
  return twin;
}

/** Listens; `heard` gets every update, `beside` what is told beside the game,
 * `lost` whether the connection is, `refused` why one may not listen any more. On a big
 * screen nothing comes but what everybody may see, whoever has opened it.
 * @param {string} table
 * @param {{heard: (update: Update) => void, beside?: (told: Beside) => void,
 *   lost: (isLost: boolean) => void, refused: (error: Refused) => void}} listener
 * @param {boolean} [isScreen] whether everybody in a room looks
 * @returns {{anew: () => void, stop: () => void, number: () => number, move: (move: Move) => Promise<Answer> | null}} */
export function live(table, { heard, beside = () => undefined, lost, refused }, isScreen = false) {
  let number = 0;
  let aside = 0; // the last line of watchers
  /** @type {Update["events"]} */
  let untold = []; // of a long log that has not come whole
  let failures = 0;
  let stopped = false;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watch;

  /** @type {Map<string, (answer: Answer | null) => void>} where the answers of moves sent over the WebSocket go, by their ids */
  const moves = new Map();

  /** @param {Update} update */
  const take = (update) => {
    failures = 0;
    lost(false);
    listen();
    if (update.number < number) return; // a slow answer that a faster one has overtaken
    update.events = update.events.filter((event) => event.number > number);
    number = update.number;
    untold.push(...update.events);
    if (update.more) return;
    const events = untold;
    untold = [];
    heard({ ...update, events });
  };

  /** @param {Beside} told */
  const takeBeside = (told) => {
    aside = told.aside?.at(-1)?.number ?? aside;
    beside(told);
  };

  // A connection can die without a word: nothing is heard any more, and nothing says why. After a while of silence the
  // table is asked.
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(doubt, QUIET_MS);
  };

  const doubt = async () => {
    if (stopped) return;
    listen();
    if (document.visibilityState !== "visible" || socket?.readyState !== WebSocket.OPEN) return; // it is looked after elsewhere
    const doubted = socket;
    try {
      const update = await news(table, number, isScreen, PATIENCE_MS);
      if (socket === doubted && update.number > number) {
        take(update);
        anew();
      }
    } catch (error) {
      const isUnreachable = error instanceof Refused && error.code === "unreachable"; // refusals come over the socket too
      if (socket !== doubted || !isUnreachable) return;
      lost(true);
      anew();
    }
  };

  const later = () => {
    if (stopped) return;
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(
      failures > ASK_AFTER ? poll : connect,
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 5)),
    );
  };

  const poll = async () => {
    try {
      take(await news(table, number, isScreen));
      takeBeside((await ask(`/api/tables/${table}/beside?aside=${aside}${isScreen ? "&screen=1" : ""}`)).beside);
      failures = ASK_AFTER; // it answers, but not over a WebSocket: go on asking, and try that too
    } catch (error) {
      if (error instanceof Refused && error.code !== "unreachable" && error.code !== "too-many" && error.code !== "stopping") {
        stopped = true;
        refused(error);
        return;
      }
      lost(true);
    }
    connect();
  };

  const connect = () => {
    if (stopped) return;
    clearTimeout(timer);
    const path = `/api/tables/${table}/live?${newsSince(number, isScreen)}&changes=1&beside=1&aside=${aside}`;
    const one = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
    socket = one;
    /** @type {Update} */
    let whole; // as this WebSocket has told it
    const tired = setTimeout(() => one.readyState === WebSocket.CONNECTING && one.close(), PATIENCE_MS);
    one.onopen = listen;
    one.onmessage = (event) => {
      if (socket !== one) return; // another has taken over, and begins with all of it
      /** @type {Update | ChangedUpdate | BesideUpdate | Answer} */
      const message = JSON.parse(event.data);
      if ("answer" in message) return moves.get(message.answer)?.(message);
      if ("beside" in message) return takeBeside(message.beside);
      if ("changed" in message) {
        const { changed, ...news } = message;
        const views = whole.views.map((view, place) => change(view, changed.views[place]));
        whole = { ...news, table: change(whole.table, changed.table), views };
      } else whole = message;
      take({ ...whole });
    };
    one.onclose = (event) => {
      clearTimeout(tired);
      if (socket === one) for (const answered of [...moves.values()]) answered(null);
      if (socket !== one || stopped) return;
      if ((event.code === LEFT || !number) && !failures) {
        failures = 1;
        return void poll(); // sent away, or never let in: the answer in words comes over HTTP
      }
      lost(true);
      if (event.code === LEFT) failures = ASK_AFTER + 1;
      later();
    };
  };

  const again = () => {
    if (stopped || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    failures = 0;
    connect();
  };

  const anew = () => {
    if (stopped) return;
    const old = socket;
    failures = 0;
    connect();
    old?.close(); // it may look open and be dead
  };

  addEventListener("online", anew);
  addEventListener("pageshow", again);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && again());
  addEventListener("offline", () => lost(true));
  connect();
  return {
    anew, // as whoever one is now
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(watch);
      socket?.close();
    },
    number: () => number,
    /** Sends a move over the WebSocket; null where there is none. Refused as "unreachable" where no answer comes this way. */
    move(move) {
      if (socket?.readyState !== WebSocket.OPEN) return null;
      socket.send(JSON.stringify(move));
      return new Promise((resolve, reject) => {
        const settle = (/** @type {Answer | null} */ answer) => {
          clearTimeout(patience);
          moves.delete(move.id);
          if (answer && !answer.refused) resolve(answer);
          else reject(new Refused(answer?.refused ?? { code: "unreachable", word: "unreachable", args: {} }));
        };
        const patience = setTimeout(() => settle(null), ANSWER_MS);
        moves.set(move.id, settle);
      });
    },
  };
}
