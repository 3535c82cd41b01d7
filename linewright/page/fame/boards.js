// @ts-check
/** The leaderboards of the server, a game at a time: those with a settled rating who show their profile to everybody. */
import { ask, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { say } from "../kit/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { board, boardWays } from "./board.js";
import { loadCards, titleOf } from "./titles.js";
import { ways } from "./ways.js";

/** @param {HTMLElement} root @param {string} [game] the first one that has ratings, unless it is said */
export async function boards(root, game) {
  const cards = await loadCards();
  const shown = cards.find((card) => card.rated && (!game || card.name === game));
  if (!shown) throw new Refused({ code: "no-such-page", word: "no-such-page", args: {} });
  const told = await ask(`/api/boards/${shown.name}`);
  const title = say("board-title", { game: shown.title });
  bar({ where: html`<b>${say("way-boards")}</b>` });
  document.title = `${title} · Linewright`;
  render(
    html`<main id="main" class="fame boards">${ways("boards")}
      <header><h1>${say("way-boards")}</h1><p class="lead">${say("board-about")}</p></header>
      ${boardWays(
        cards,
        shown.name,
        (card) => titleOf(cards, card.name),
        (name) => `/boards/${name}`,
      )}
      <section aria-labelledby="board-h"><h2 id="board-h">${shown.title}</h2>${board(told, title, say("board-none"))}
        <p class="sub">${say("board-way")} <a href="/profile">${say("board-way-link")}</a></p></section></main>`,
    root,
  );
}
