// @ts-check
/** Keeps what the page is made of, the rules and the replays, for reading without a connection. Files of a version of the page
 * never change, so those that are kept are used; for all else the server is asked first, always, and what is kept is used where
 * it does not answer. Nothing else of /api is kept, and nothing but GET. */

const FILES = "{{files}}"; // where the files of this version are; the next one has another worker
const SHELL = `linewright-shell-${FILES}`;
const READ = "linewright-read-1";
const PATIENCE_MS = 5000; // until what is kept is shown instead
const MOST_READ = 60; // answers kept for reading; the oldest go first
const LANGUAGES = ["en", "de", "es"];

const IS_FILE = /^\/files\//;
const IS_SHELL = /^\/(page|games|words)\/|^\/manifest\.webmanifest$/;
const IS_PAGE = /^\/($|t\/|rules(\/|$)|learn\/|new\/|puzzles(\/|$)|me$|join$)/;
const IS_READ = /^\/api\/(games($|\/[^/]+\/rules\/[a-z]+$)|tables\/[^/]+\/(replay|deal|review)$)/;

/** @import { GameCard } from "./messages.d.ts" */

const worker = /** @type {any} */ (self); // the types of the page know no workers

/** Keeps what is at an address, if there is anything.
 * @param {Cache} cache @param {string} address */
async function gather(cache, address) {
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer);
}

/** Keeps the shell, all files of the page and of the games, all words, and the rules in this browser's language. */
async function install() {
  const [cache, read] = await Promise.all([caches.open(SHELL), caches.open(READ)]);
  const language =
    navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish)) ?? LANGUAGES[0];
  const [listed, answer] = await Promise.all([fetch(`${FILES}/list.json`), fetch("/api/games")]);
  await read.put("/api/games", answer.clone());
  const { games } = await answer.json();
  const files = [
    "page/review.ftl",
    "page/puzzles.ftl",
    "page/pages.ftl",
    "page/settings.ftl",
    ...games.flatMap((/** @type {GameCard} */ game) => game.words),
  ];
  const words = LANGUAGES.flatMap((one) => [
    `/words/${one}.ftl`,
    ...files.map((/** @type {string} */ file) => `/words/${one}/${file}`),
  ]);
  const all = new Set([...(await listed.json()), ...words].map((path) => (path.endsWith(".woff2") ? path : FILES + path)));
  await Promise.all(["/", "/manifest.webmanifest", ...all].map((address) => gather(cache, address)));
  await Promise.all(games.map((/** @type {GameCard} */ game) => gather(read, `/api/games/${game.name}/rules/${language}`)));
  await worker.skipWaiting();
}

/** Lets go of what other versions kept. */
async function activate() {
  const others = (await caches.keys()).filter((name) => name !== SHELL && name !== READ);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Asks the server and keeps its answer; gives what is kept under the address if there is none.
 * @param {Request} request @param {string} name of the cache @param {string} address */
async function ask(request, name, address) {
  const cache = await caches.open(name);
  const kept = await cache.match(address, { ignoreVary: true });
  try {
    const answer = await fetch(
      request,
      kept && request.mode !== "navigate" ? { signal: AbortSignal.timeout(PATIENCE_MS) } : undefined,
    );
    if (answer.ok) await keep(cache, name, address, answer.clone());
    return answer.status >= 500 && kept ? kept : answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A file of some version: as it was kept, or as it comes now.
 * @param {Request} request */
async function find(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** @param {Cache} cache @param {string} name @param {string} address @param {Response} answer */
async function keep(cache, name, address, answer) {
  await cache.delete(address); // what is read again is the newest again
  await cache.put(address, answer);
  if (name !== READ) return;
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_READ)).map((old) => cache.delete(old)));
}

/** Shows that it is somebody's turn: the server has written it in their language.
 * @param {any} event */
function showCall(event) {
  const { title, body, tag, url } = event.data.json();
  return worker.registration.showNotification(title, { body, tag, icon: `${FILES}/page/icons/icon-192.png`, data: url });
}

/** Opens the table a notification is about, where it is open already there.
 * @param {string} path */
async function openTable(path) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((/** @type {any} */ one) => new URL(one.url).pathname.startsWith(path));
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showCall(event)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (IS_PAGE.test(url.pathname)) event.respondWith(ask(request, SHELL, "/"));
  } else if (IS_FILE.test(url.pathname)) event.respondWith(find(request));
  else if (IS_SHELL.test(url.pathname)) event.respondWith(ask(request, SHELL, url.pathname));
  else if (IS_READ.test(url.pathname)) event.respondWith(ask(request, READ, url.pathname + url.search));
});
