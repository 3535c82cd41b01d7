// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Courier } from "../../../linewright/games/light_line/courier.js";

/** @type {{text: string, answer: (isMade: boolean) => Promise<void>}[]} moves under way, in order */
let sent = [];
let refusals = 0;
let brought = 0;
/** @type {Courier} */
let courier;

const calm = () => new Promise((resolve) => setTimeout(resolve, 1));
const texts = () => sent.map(({ text }) => text);

beforeEach(() => {
  sent = [];
  refusals = 0;
  brought = 0;
  courier = new Courier({
    calmMs: 0,
    refused: () => {
      refusals += 1;
    },
    brought: () => {
      brought += 1;
    },
    play: (text) =>
      new Promise((resolve) => {
        const answer = async (/** @type {boolean} */ isMade) => {
          resolve(isMade);
          await calm();
        };
        sent.push({ text, answer });
      }),
  });
  courier.reset("B");
});

test("a layout is sent when the hand is calm: of several at once the newest", async () => {
  courier.send("B 1@0,0");
  courier.send("B 1@1,0");
  courier.send("B 1@2,0");
  assert.deepEqual(texts(), []);
  await calm();
  assert.deepEqual(texts(), ["lay B 1@2,0"]);
  assert.equal(courier.isBusy, true);
  await sent[0].answer(true);
  assert.equal(courier.isBusy, false);
});

test("on a slow line one is on its way at a time, and then the newest follows", async () => {
  courier.send("B 1@0,0");
  await calm();
  courier.send("B 1@1,0");
  await calm();
  courier.send("B 1@2,0");
  await calm();
  assert.deepEqual(texts(), ["lay B 1@0,0"]);
  await sent[0].answer(true);
  assert.deepEqual(texts(), ["lay B 1@0,0", "lay B 1@2,0"]);
  assert.equal(brought, 0);
  await sent[1].answer(true);
  assert.equal(sent.length, 2);
  assert.equal(brought, 1);
});

test("what is back where the server has it is not sent at all", async () => {
  courier.send("B 1@0,0");
  courier.send("B");
  await calm();
  assert.deepEqual(texts(), []);
});

test("a refused layout is told, and the server's is wanted again", async () => {
  courier.send("B 1@0,0");
  await calm();
  await sent[0].answer(false);
  assert.equal(refusals, 1);
  assert.equal(courier.isRefused, true);
  assert.equal(courier.wanted, "B");
  courier.send("B 2@0,0");
  assert.equal(courier.isRefused, false);
  courier.drop();
});

test("where a newer one waits, the refusal of an older one bothers nobody", async () => {
  courier.send("B 1@0,0");
  await calm();
  courier.send("B 1@1,0");
  await calm();
  await sent[0].answer(false);
  assert.equal(refusals, 0);
  assert.deepEqual(texts(), ["lay B 1@0,0", "lay B 1@1,0"]);
});

test("the bench follows what somebody else did there, not its own echo, and not while it is being moved", async () => {
  courier.send("B 1@0,0");
  assert.equal(courier.hear("B 9@9,9"), false);
  await calm();
  assert.equal(courier.hear("B 1@0,0"), false); // the news may be here before the answer
  await sent[0].answer(true);
  assert.equal(courier.hear("B 1@0,0"), false);
  assert.equal(courier.hear("B 5@0,0"), true);
  assert.equal(courier.wanted, "B 5@0,0");
});

test("with new cards nothing of the old ones is sent, and no answer to them counts", async () => {
  courier.send("B 1@0,0");
  await calm();
  courier.send("B 1@1,0");
  courier.reset("B");
  await calm();
  await sent[0].answer(true);
  assert.deepEqual(texts(), ["lay B 1@0,0"]);
  assert.equal(courier.known, "B");
  courier.send("B 7@0,0");
  await calm();
  assert.deepEqual(texts(), ["lay B 1@0,0", "lay B 7@0,0"]);
});

test("what goes with another move is not sent by itself", async () => {
  courier.send("B 1@0,0");
  courier.drop();
  await calm();
  assert.deepEqual(texts(), []);
  assert.equal(courier.isBusy, false);
});
