// @ts-check
/** Makes a duplicate for friends: which game, how many deals, against which bots or in teams, and for how long. */
import { ask, Refused } from "../kit/ask.js";
import { bar } from "../kit/bar.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { games } from "../kit/look.js";
import { settings } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { introduce } from "../pages/introduce.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { gameTitle } from "./telling.js";

/** @import { DuplicateGame, GameCard, NewDuplicate } from "../messages.d.ts" */

const BOARDS = [1, 2, 3, 4, 6, 8, 12];
const DAYS = [1, 3, 7, 14, 30];

/** @param {HTMLElement} root */
export async function create(root) {
  const [all, { games: cards }] = await Promise.all([ask("/api/duplicates"), games()]);
  bar({ where: html`<b>${say("dup-new")}</b>`, rules: "/rules" });
  document.title = `${say("dup-new")} · Linewright`;
  new Create(root, all.games, cards).draw();
}

class Create {
  /** @param {HTMLElement} root @param {DuplicateGame[]} offered @param {GameCard[]} cards */
  constructor(root, offered, cards) {
    this.root = root;
    this.offered = offered;
    this.cards = cards;
    const wished = new URLSearchParams(location.search).get("game");
    /** @type {Required<Pick<NewDuplicate, "game" | "style" | "seats" | "bot" | "boards" | "days">>} */
    this.wish = { game: "", style: "bots", seats: 2, bot: "", boards: 3, days: 7 };
    this.refused = "";
    this.busy = false;
    this.draw = () => render(this.page(), this.root);
    this.choose({ game: offered.find((one) => one.game === wished)?.game ?? offered[0].game });
    settings.listen(this.draw);
  }

  get game() {
    return this.offered.find((one) => one.game === this.wish.game) ?? this.offered[0];
  }

  /** @param {Partial<Create["wish"]>} change */
  choose(change) {
    this.wish = { ...this.wish, ...change };
    const { seats, bots, teams } = this.game;
    if (!seats.includes(this.wish.seats)) this.wish.seats = seats[0];
    if (!bots.includes(this.wish.bot)) this.wish.bot = bots.includes("journeyman") ? "journeyman" : (bots.at(-1) ?? "");
    if (!teams) this.wish.style = "bots";
    this.draw();
  }

  /** @param {SubmitEvent} event */
  async create(event) {
    event.preventDefault();
    if (this.busy) return;
    const { elements } = /** @type {HTMLFormElement} */ (event.target);
    const read = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (elements.namedItem(name)).value;
    this.busy = true;
    this.refused = "";
    this.draw();
    try {
      await introduce(read("name"));
      const seats = this.wish.style === "pairs" ? 2 : this.wish.seats;
      const { card } = await ask("/api/duplicates", { ...this.wish, seats, name: read("title") });
      location.assign(`/duplicates/${card.id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.told();
      this.busy = false;
      this.draw();
    }
  }

  /** A list to choose one thing from.
   * @template {string | number} Value
   * @param {string} name @param {string} label @param {Value[]} values @param {Value} now @param {(value: Value) => string} told
   * @param {(value: Value) => void} keep */
  select(name, label, values, now, told, keep) {
    const chosen = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      keep(/** @type {Value} */ (typeof now === "number" ? Number(value) : value));
    };
    return html`<label class="named"><span>${label}</span><select class="field" name=${name} @change=${chosen}>${values.map(
      (value) => html`<option value=${value} .selected=${live(value === now)}>${told(value)}</option>`,
    )}</select></label>`;
  }

  page() {
    const { wish, game, cards } = this;
    const titles = (/** @type {string} */ name) => gameTitle(cards, name);
    const styles = /** @type {const} */ (["bots", "pairs"]);
    return html`<main id="main" class="duplicate making">
      <p class="way"><a href="/duplicates">${icon("back")}${say("dup-back")}</a></p>
      <header><div><h1>${say("dup-new")}</h1><p class="lead">${say("dup-new-about")}</p></div></header>
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.create(event)}>
        <label class="named"><span>${say("invite-name")}</span><input class="field" name="name" maxlength="40"
          autocomplete="nickname" value=${settings.name} placeholder=${say("guest")}></label>
        ${this.select(
          "game",
          say("dup-game"),
          this.offered.map((one) => one.game),
          game.game,
          titles,
          (value) => this.choose({ game: value }),
        )}
        ${
          game.teams
            ? html`<fieldset class="pick"><legend>${say("dup-style")}</legend>${styles.map(
                (style) => html`<label><input type="radio" name="style" value=${style} .checked=${live(style === wish.style)}
                  @change=${() => this.choose({ style })}><span>${say(`dup-style-${style}`)}</span></label>`,
              )}</fieldset>`
            : nothing
        }
        ${
          wish.style === "bots"
            ? html`${this.select(
                "seats",
                say("invite-how-many"),
                game.seats,
                wish.seats,
                (value) => String(value),
                (value) => this.choose({ seats: value }),
              )}
              ${this.select("bot", say("dup-bot-level"), game.bots, wish.bot, toldOf, (value) => this.choose({ bot: value }))}`
            : nothing
        }
        <div class="two">${this.select("boards", say("dup-boards"), BOARDS, wish.boards, String, (value) =>
          this.choose({ boards: value }),
        )}
        ${this.select(
          "days",
          say("dup-days"),
          DAYS,
          wish.days,
          (value) => say("dup-days-of", { count: value }),
          (value) => this.choose({ days: value }),
        )}</div>
        <label class="named"><span>${say("dup-name")}</span><input class="field" name="title" maxlength="40" autocomplete="off"
          placeholder=${say("dup-name-hint")}></label>
        <p class="quiet">${say("dup-one-try")}</p>
        <button type="submit" class="btn main big" ?disabled=${this.busy}>${say("dup-create")}</button>
      </form></main>`;
  }
}

/** What a bot is called, and what it is like.
 * @param {string} bot */
const toldOf = (bot) => [levels.title(bot), levels.about(bot)].filter(Boolean).join(": ");
