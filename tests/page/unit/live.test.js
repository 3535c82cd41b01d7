// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { live } from "../../../linewright/page/table/live.js";

/** Sockets that were opened, newest last; the tests play the server's part. */
class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    /** @type {any[]} */ this.sent = [];
    this.readyState = Socket.CONNECTING;
    /** @type {any} */ this.onopen = null;
    /** @type {any} */ this.onmessage = null;
    /** @type {any} */ this.onclose = null;
    Socket.all.push(this);
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  /** @param {any} update */
  tell(update) {
    this.onmessage({ data: JSON.stringify(update) });
  }

  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
Object.assign(globalThis, { WebSocket: Socket, location: { protocol: "https:", host: "games.example" } });
Object.assign(document, { addEventListener: () => undefined, visibilityState: "visible" });

/** @type {{run: () => unknown, wait: number, isOn: boolean}[]} */
let timers = [];
/** @type {any[]} */
let besides = [];
/** @type {any[]} */
let heard = [];
/** @type {boolean[]} */
let lost = [];
/** @type {any[]} */
let refused = [];
/** @type {string[]} */
let asked = [];
/** @type {() => {ok: boolean, text: string}} */
let answer = () => ({ ok: true, text: "{}" });

const listener = {
  heard: (/** @type {any} */ update) => heard.push(update),
  beside: (/** @type {any} */ told) => besides.push(told),
  lost: (/** @type {boolean} */ isLost) => lost.push(isLost),
  refused: (/** @type {any} */ error) => refused.push(error),
};

/** @param {number} number @param {number[]} [events] @returns {any} */
const update = (number, events = [number]) => ({ number, events: events.map((one) => ({ number: one })), table: {}, views: [] });
const socket = () => /** @type {Socket} */ (Socket.all.at(-1));

const later = globalThis.setTimeout;
/** Lets everything that was promised happen. */
const settle = () => new Promise((resolve) => later(resolve, 0));

/** Lets the newest timer of the next attempt run, and what follows from it; gives how long it would have waited. */
async function wait() {
  const timer = timers.filter(({ isOn, wait: ms }) => isOn && ms <= 5000 && ms !== 0).at(-1);
  if (!timer) throw new Error("nothing waits");
  timer.isOn = false;
  await timer.run();
  await settle();
  return timer.wait;
}

beforeEach(() => {
  [timers, heard, besides, lost, refused, asked, Socket.all] = [[], [], [], [], [], [], []];
  globalThis.setTimeout = /** @type {any} */ (
    (/** @type {() => unknown} */ run, /** @type {number} */ ms) => timers.push({ run, wait: ms, isOn: true })
  );
  globalThis.clearTimeout = /** @type {any} */ (
    (/** @type {number} */ id) => {
      if (timers[id - 1]) timers[id - 1].isOn = false;
    }
  );
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path) => {
      asked.push(path);
      const { ok, text } = path.includes("/beside?") ? { ok: true, text: '{"beside":{"people":"everybody"}}' } : answer();
      return { ok, text: async () => text, headers: new Headers({ "content-type": "application/json" }) };
    }
  );
});

test("it listens from the beginning, and tells what it hears", () => {
  const line = live("t1", listener);
  assert.equal(socket().address, "wss://games.example/api/tables/t1/live?since=0&changes=1&beside=1&aside=0");
  socket().open();
  socket().tell(update(3, [1, 2, 3]));
  assert.deepEqual(heard[0].events, [{ number: 1 }, { number: 2 }, { number: 3 }]);
  assert.equal(line.number(), 3);
  line.stop();
});

test("what is told beside the game is no update, and is asked for after the last line of watchers", async () => {
  const line = live("t1", listener);
  socket().open();
  socket().tell(update(3));
  socket().tell({ beside: { aside: [{ number: 4 }, { number: 7 }] } });
  assert.deepEqual([heard.length, besides.length, line.number()], [1, 1, 3]);
  socket().close(1006);
  await wait();
  assert.match(socket().address, /since=3&changes=1&beside=1&aside=7$/);
  line.stop();
});

test("a big screen asks for what everybody may see, on every way", async () => {
  answer = () => ({ ok: true, text: JSON.stringify(update(9)) });
  const line = live("t1", listener, true);
  assert.equal(socket().address, "wss://games.example/api/tables/t1/live?since=0&screen=1&changes=1&beside=1&aside=0");
  socket().close(1008); // never let in: it is asked by HTTP
  await settle();
  assert.deepEqual(asked, ["/api/tables/t1/events?since=0&screen=1", "/api/tables/t1/beside?aside=0&screen=1"]);
  line.stop();
});

test("what was heard before is left out, and an older update is not told at all", () => {
  const line = live("t1", listener);
  socket().open();
  socket().tell(update(3));
  socket().tell(update(4, [2, 3, 4]));
  assert.deepEqual(heard[1].events, [{ number: 4 }]);
  socket().tell(update(2));
  assert.equal(heard.length, 2);
  line.stop();
});

test("a broken line is said to be lost, and tried again after what was heard, later each time", async () => {
  const line = live("t1", listener);
  socket().open();
  socket().tell(update(5));
  socket().close(1006);
  assert.equal(lost.at(-1), true);
  assert.equal(await wait(), 400);
  assert.equal(socket().address, "wss://games.example/api/tables/t1/live?since=5&changes=1&beside=1&aside=0");
  socket().close(1006);
  assert.equal(await wait(), 800);
  socket().open();
  socket().tell(update(6));
  assert.equal(lost.at(-1), false);
  line.stop();
});

test("where no socket is to be had the table is asked", async () => {
  answer = () => ({ ok: true, text: JSON.stringify(update(9)) });
  const line = live("t1", listener);
  socket().open();
  socket().tell(update(7));
  for (let failure = 0; failure < 3; failure += 1) {
    socket().close(1006);
    await wait();
  }
  assert.deepEqual(asked, []);
  socket().close(1006);
  await wait();
  await settle();
  assert.deepEqual(asked, ["/api/tables/t1/events?since=7", "/api/tables/t1/beside?aside=0"]);
  assert.equal(heard.at(-1).number, 9);
  assert.deepEqual(besides, [{ people: "everybody" }]);
  assert.equal(lost.at(-1), false);
  line.stop();
});

test("somebody who is not let in asks why at once", async () => {
  answer = () => ({ ok: false, text: '{"code":"removed","word":"removed","args":{}}' });
  const line = live("t1", listener);
  socket().close(1006);
  await settle();
  assert.deepEqual(asked, ["/api/tables/t1/events?since=0"]);
  assert.equal(refused[0].code, "removed");
  assert.equal(Socket.all.length, 1);
  line.stop();
});

test("where nothing answers at all, the first question is not repeated at once", async () => {
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    throw new TypeError("nobody is there");
  };
  const line = live("t1", listener);
  socket().close(1006);
  await settle();
  assert.equal(lost.at(-1), true);
  assert.equal(Socket.all.length, 2);
  socket().close(1006);
  assert.equal(await wait(), 800);
  assert.equal(asked.length, 1);
  line.stop();
});

test("somebody who is sent away asks why, is told, and listens no more", async () => {
  answer = () => ({ ok: false, text: '{"code":"removed","word":"removed","args":{}}' });
  const line = live("t1", listener);
  socket().open();
  socket().tell(update(5));
  socket().close(1008);
  await settle();
  assert.equal(refused[0].code, "removed");
  assert.equal(Socket.all.length, 1);
  line.stop();
});

test("one that was stopped does not come back, and is not called lost", () => {
  const line = live("t1", listener);
  socket().open();
  line.stop();
  assert.deepEqual(lost, []);
  assert.equal(Socket.all.length, 1);
  assert.equal(timers.filter(({ isOn, wait: ms }) => isOn && ms < 5000).length, 0);
});

test("what has changed is put into what was told before, of which those who hold it keep what they have", () => {
  const line = live("t1", listener);
  socket().open();
  const seats = [{ name: "Ada" }, { name: "Bob" }];
  socket().tell({
    number: 3,
    events: [],
    table: { moves: 1, seats, host: "a" },
    views: [{ seat: 0, view: { line: ["1"] }, legal: ["x"] }],
  });
  const changed = {
    table: [
      [["moves"], 2],
      [["seats", 1, "name"], "Cleo"],
    ],
    views: [
      [
        [
          ["view", "line"],
          ["1", "2"],
        ],
      ],
    ],
  };
  socket().tell({ number: 4, events: [{ number: 4 }], changed });
  assert.equal(
    JSON.stringify(heard[1]),
    JSON.stringify({
      number: 4,
      events: [{ number: 4 }],
      table: { moves: 2, seats: [{ name: "Ada" }, { name: "Cleo" }], host: "a" },
      views: [{ seat: 0, view: { line: ["1", "2"] }, legal: ["x"] }],
    }),
  );
  assert.deepEqual(heard[0].table.seats[1], { name: "Bob" });
  assert.equal(heard[1].table.seats[0], heard[0].table.seats[0]);
  line.stop();
});

test("what a line tells that another has taken over from is not heard", () => {
  const line = live("t1", listener);
  const old = socket();
  old.open();
  old.tell(update(3));
  line.anew();
  old.onmessage?.({ data: JSON.stringify({ number: 4, events: [{ number: 4 }], changed: { table: [], views: [[]] } }) });
  assert.equal(line.number(), 3);
  line.stop();
});

test("a move goes over the open line, and is answered, refused, or not answered at all", async () => {
  const line = live("t1", listener);
  const move = (/** @type {string} */ id) => ({ seat: 0, text: "draw", after: 3, id });
  assert.equal(line.move(move("m0")), null); // not open yet
  socket().open();
  const made = line.move(move("m1"));
  const refusedOne = line.move(move("m2"));
  assert.deepEqual(socket().sent, [move("m1"), move("m2")]);
  socket().tell({ answer: "m2", status: 409, refused: { code: "illegal", word: "why", args: {}, rule: "TO-7" } });
  socket().tell({ answer: "m1", number: 4 });
  assert.equal((await made)?.number, 4);
  await assert.rejects(/** @type {Promise<any>} */ (refusedOne), { code: "illegal", rule: "TO-7" });
  const silent = line.move(move("m3"));
  timers
    .filter(({ isOn, wait: ms }) => isOn && ms === 3000)
    .at(-1)
    ?.run();
  await assert.rejects(/** @type {Promise<any>} */ (silent), { code: "unreachable" });
  const cut = line.move(move("m4"));
  socket().close(1006);
  await assert.rejects(/** @type {Promise<any>} */ (cut), { code: "unreachable" });
  assert.equal(heard.length, 0);
  line.stop();
});
