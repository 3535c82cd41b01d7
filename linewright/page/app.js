// @ts-check
/** Finds out by the address which page it is, and draws it. */
import { Refused } from "./kit/ask.js";
import { bar } from "./kit/bar.js";
import { broken } from "./kit/broken.js";
import "./kit/installing.js"; // the browser makes its offer early
import { dress } from "./kit/settings.js";
import { typefaces } from "./kit/style.js";
import { words } from "./kit/words.js";

const LATER_MS = 4000; // the page comes first

/** Each page: its address, and what draws it into the root; the parts of the address come along. */
const PAGES = /** @type {[RegExp, (root: HTMLElement, ...parts: string[]) => Promise<void>][]} */ ([
  [/^\/$/, async (root) => (await import("./pages/home.js")).home(root)],
  [/^\/new\/([a-z-]+)$/, async (root, game) => (await import("./pages/invite.js")).invite(root, game)],
  [/^\/join$/, async (root) => (await import("./pages/joining.js")).joining(root)],
  [/^\/t\/([^/]+)$/, async (root, table) => (await import("./table/table.js")).table(root, table)],
  [/^\/t\/([^/]+)\/room$/, async (root, table) => (await import("./table/table.js")).table(root, table, "room")],
  [/^\/t\/([^/]+)\/hand$/, async (root, table) => (await import("./table/table.js")).table(root, table, "phone")],
  [/^\/t\/([^/]+)\/replay$/, async (root, table) => (await import("./pages/replay.js")).replay(root, table)],
  [/^\/learn\/([a-z-]+)$/, async (root, game) => (await import("./pages/learn.js")).learn(root, game)],
  [/^\/rules(?:\/([a-z-]+))?$/, async (root, game) => (await import("./pages/rulebook.js")).rulebook(root, game)],
  [
    /^\/puzzles(?:\/([a-z-]+))?(?:\/([^/]+))?$/,
    async (root, ...of) => (await import("./puzzles/puzzles.js")).puzzles(root, ...of),
  ],
  [/^\/profile(?:\/([\w-]+))?$/, async (root, id) => (await import("./fame/profile.js")).profile(root, id)],
  [/^\/players$/, async (root) => (await import("./fame/players.js")).players(root)],
  [/^\/boards(?:\/([a-z-]+))?$/, async (root, game) => (await import("./fame/boards.js")).boards(root, game)],
  [/^\/clubs$/, async (root) => (await import("./fame/clubs.js")).clubs(root)],
  [/^\/clubs\/join\/([\w-]+)$/, async (root, link) => (await import("./fame/joining-club.js")).joiningClub(root, link)],
  [/^\/clubs\/([\w-]+)$/, async (root, id) => (await import("./fame/club.js")).club(root, id)],
  [/^\/meet$/, async (root) => (await import("./meet/meet.js")).meet(root)],
  [/^\/duplicates(?:\/([^/]+))?$/, async (root, id) => (await import("./duplicates/duplicates.js")).duplicates(root, id)],
  [/^\/me$/, async (root) => (await import("./pages/me.js")).me(root)],
]);

/** Has the shell, replays and rules kept for reading without a connection. */
function keepForOffline() {
  if (!navigator.onLine) return addEventListener("online", keepForOffline, { once: true });
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

async function begin() {
  dress();
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const found = PAGES.map(([address, draw]) => ({ parts: location.pathname.match(address), draw })).find((page) => page.parts);
  try {
    await Promise.all([words.load(), typefaces()]);
    bar();
    root.replaceChildren();
    if (!found?.parts) throw new Refused({ code: "no-such-page", word: "no-such-page", args: {} });
    await found.draw(root, ...found.parts.slice(1));
  } catch (error) {
    broken(root, error);
  }
  if ("serviceWorker" in navigator) setTimeout(keepForOffline, LATER_MS);
}

void begin();
