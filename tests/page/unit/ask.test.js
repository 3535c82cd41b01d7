// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, hex, newId, Refused } from "../../../linewright/page/kit/ask.js";
import { words } from "../../../linewright/page/kit/words.js";
import { serveWords } from "./browser.js";

serveWords({ "": "why = no { $what }", toy: "why = not here" });
await words.load();
await words.load("toy");

/** Answers every question, and keeps what was asked.
 * @param {string} text @param {{ok?: boolean, refused?: boolean, type?: string}} [how] */
function serve(text, { ok = true, refused = false, type = "application/json" } = {}) {
  /** @type {any[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path, /** @type {any} */ how) => {
      asked.push([path, how.method, how.body]);
      const headers = new Headers({ "content-type": type, ...(refused ? { "refused-with": "409" } : {}) });
      return { ok, headers, text: async () => text };
    }
  );
  return asked;
}

test("without a body it is GET, with one POST, and any method that is named", async () => {
  const asked = serve("{}");
  await ask("/api/session");
  await ask("/api/me", { name: "Ada" });
  await ask("/api/me", {}, "DELETE");
  assert.deepEqual(asked, [
    ["/api/session", "GET", undefined],
    ["/api/me", "POST", '{"name":"Ada"}'],
    ["/api/me", "DELETE", "{}"],
  ]);
});

test("an answer in JSON is read, another is text", async () => {
  serve('{"me":null}');
  assert.deepEqual(await ask("/api/session"), { me: null });
  serve("match 1", { type: "text/plain" });
  assert.equal(await ask("/api/tables/x/export"), "match 1");
});

test("a refusal is thrown with its code, words and rule, also where the status was kept quiet", async () => {
  const refusal = '{"code":"illegal","word":"why","args":{"what":"card"},"rule":"TO-7"}';
  for (const how of [{ ok: false }, { refused: true }]) {
    serve(refusal, how);
    await assert.rejects(ask("/api/session"), (/** @type {any} */ error) => {
      assert.ok(error instanceof Refused);
      assert.deepEqual([error.code, error.rule, error.number], ["illegal", "TO-7", null]);
      assert.equal(error.told(), "No card.");
      assert.equal(error.told("toy"), "Not here.");
      return true;
    });
  }
});

test("no answer, and one that is nonsense, are a server that cannot be reached", async () => {
  globalThis.fetch = async () => {
    throw new TypeError("no network");
  };
  await assert.rejects(ask("/api/session"), { code: "unreachable" });
  serve("<h1>Bad gateway</h1>", { ok: false });
  await assert.rejects(ask("/api/session"), { code: "unreachable" });
});

test("ids are chance in hexadecimal, never the same twice", () => {
  assert.match(hex(16), /^[0-9a-f]{32}$/);
  assert.equal(new Set(Array.from({ length: 100 }, newId)).size, 100);
});
