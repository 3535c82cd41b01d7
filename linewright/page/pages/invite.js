// @ts-check
/** A new table with friends: seats, rules, what holds in this house. */

import { ask, newId, Refused, whoAmI } from "../kit/ask.js";
import { icon } from "../kit/icons.js";
import { levels } from "../kit/levels.js";
import { findGame, games } from "../kit/look.js";
import { paces } from "../kit/paces.js";
import { loadPictures, named } from "../kit/pictures.js";
import { rule } from "../kit/rule.js";
import { settings } from "../kit/settings.js";
import { style } from "../kit/style.js";
import { say, words } from "../kit/words.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { agreed } from "./agreed.js";
import { setUp } from "./begin.js";
import { introduce } from "./introduce.js";
import { OwnLines } from "./lines.js";
import { shortTitle } from "./tiles.js";

const OWN_BOT = "greedy"; // plays for those who are away
const TAKEOVER_SECONDS = 120; // as the server has it
const TIMES = /** @type {Record<string, number[]>} */ ({
  turn: [20, 45, 90, 180, 600, 86400, 259200],
  game: [300, 600, 900, 1800, 3600],
});
const USUAL = /** @type {Record<string, number>} */ ({ turn: 90, game: 900 });

/** @import { ClubChoice } from "../fame/club-choice.js" */
/** @import { Clock, House, OptionCard } from "../messages.d.ts" */
/** @typedef {Event & {target: HTMLSelectElement}} SelectEvent */
/** @typedef {Event & {target: HTMLInputElement}} CheckEvent */

const styled = style("/page/pages/invite.css");

/** @param {HTMLElement} root @param {string} name of the game */
export async function invite(root, name) {
  const game = await findGame(name);
  const cards = (await games()).games;
  const [pictures] = await Promise.all([loadPictures(named.filter((one) => one.name === name)), styled, words.load(game.folder)]);

  const bots = [OWN_BOT, ...levels.offered(game).filter((bot) => !levels.is(bot))]; // who plays for those who are away
  const isAlone = game.seats.at(-1) === 1; // a puzzle: there is nobody to invite, but there are options
  const title = say(isAlone ? "invite-title-alone" : "invite-title");
  document.title = `${title} · Linewright`;
  const friends = isAlone ? 1 : Math.max(game.usual_seats, 2);
  /** @type {("friend" | "bot" | "here")[]} what each seat but one's own is for */
  let others = Array(friends - 1).fill("friend");
  /** @type {string[]} who plays there at this screen */
  const called = [];
  /** @type {string[]} which bot plays there */
  const seated = [];
  /** @type {import("./agreed.js").Options} */
  let options = {};
  /** @type {House} */
  const house = {
    bot: OWN_BOT,
    clock: /** @type {Clock} */ ({ kind: "none", seconds: USUAL.turn, then: "bot" }),
    takeover: null,
    bot_delay: paces[settings.pace],
    spectators: true,
    hints: false, // with friends it is agreed on; alone among bots it is one's own affair
  };
  let isOwnHints = false; // whether somebody has said

  let isListed = new URLSearchParams(location.search).has("listed"); // everybody may come
  const club = new URLSearchParams(location.search).get("club"); // that is to see the table
  /** @type {ClubChoice | null} */
  let clubs = null; // for whoever is in one
  let isRoom = false; // this device is the big screen, and everybody plays on a phone
  let fills = true; // bots sit down where nobody does
  let isOpened = false; // the single rules
  let busy = false;
  let refused = "";

  const redraw = () => render(page(), root);
  const written = game.options
    .filter((option) => option.lines)
    .map((option) => new OwnLines(game, option, () => others.length + 1, redraw));

  /** @param {() => void} change */
  const doing = (change) => {
    change();
    refused = "";
    redraw();
  };

  /** @param {number} seats */
  const seat = (seats) =>
    doing(() => {
      const preset = agreed.preset(game, options, others.length + 1);
      if (preset) options = { ...preset.options }; // with all that fewer seats ruled out
      others = Array.from({ length: seats - 1 }, (_, i) => others[i] ?? "friend");
      const isPossible = (/** @type {OptionCard} */ one) => agreed.choices(one, seats).includes(options[one.name]);
      const possible = game.options.filter(isPossible); // with so many seats
      options = Object.fromEntries(possible.map((one) => [one.name, options[one.name]]));
      for (const one of written) void one.check(); // they must be enough for so many
    });

  /** Whether hints are given: among bots alone unless somebody minds, with people only where somebody wants it. */
  const hints = () => (isOwnHints ? house.hints : !isRoom && others.every((other) => other === "bot"));

  /** Whether anybody has to come first. */
  const awaited = () => isRoom || others.includes("friend");

  /** @param {SubmitEvent} event */
  async function create(event) {
    event.preventDefault();
    if (busy) return;
    const { elements } = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement | null} */ (elements.namedItem("name"));
    doing(() => {
      busy = true;
    });
    try {
      for (const one of written) {
        if (await one.isReady()) continue;
        busy = false;
        refused = say("invite-lines-wrong");
        redraw();
        return one.focus();
      }
      await introduce(field?.value ?? "");
      const friend = fills ? "open" : "human";
      const seats = [
        isRoom ? friend : "me",
        ...others.map((other, i) => (other === "bot" ? seated[i] : other === "friend" ? friend : "human")),
      ];
      const asked = { ...agreed.unusual(game, options, seats.length), ...Object.assign({}, ...written.map((one) => one.asked)) };
      const access = isListed && awaited() ? "listed" : "open";
      const table = await setUp({ game: name, seats, options: asked, house: { ...house, hints: hints() }, access });
      for (const [i, other] of others.entries()) {
        if (other === "here")
          await ask(`/api/tables/${table}/seats`, {
            seat: i + 1,
            called: called[i]?.trim() || say("invite-seat", { seat: i + 2 }),
            id: newId(),
          });
      }
      if (!awaited()) await ask(`/api/tables/${table}/start`, { id: newId() });
      if (awaited()) await clubs?.showTo(table);
      location.assign(`/t/${table}${isRoom ? "/room" : ""}`);
    } catch (error) {
      busy = false;
      refused = error instanceof Refused ? error.told(game.folder) : say("page-broken");
      redraw();
    }
  }

  const page = () => html`<main id="main" class="invite">
    <header><h1>${title}</h1>
      <nav class="which" aria-label=${say("home-games")}>${cards
        .filter((one) => one.page)
        .map(
          (one) =>
            html`<a href="/new/${one.name}${location.search}"
            aria-current=${one === game ? "page" : nothing}>${shortTitle(one, cards)}</a>`,
        )}</nav></header>
    <form @submit=${create}>
      <div class="asked">${seatsPart()}${rulesPart()}${isAlone ? nothing : housePart()}</div>
      <aside aria-label=${say("invite-summary")}>${summary()}</aside>
    </form></main>`;

  // Seats

  /** How many play, and whether they share a big screen. */
  const companyPart = () => html`<fieldset class="pick"><legend>${say("invite-how-many")}</legend>
      ${game.seats
        .filter((count) => count > 1)
        .map((count) => radio("count", String(count), String(count), others.length + 1 === count, () => seat(count)))}</fieldset>
    <div class="in-room">${check("room", say("invite-room"), isRoom, (on) => {
      isRoom = on;
      others = others.map((other) => (other === "here" ? "friend" : other)); // nobody holds a hand before everybody's eyes
    })}</div>`;

  const seatsPart = () => html`<section aria-labelledby="seats-h"><h2 id="seats-h">${say("invite-seats")}</h2>
    ${isAlone ? nothing : companyPart()}
    <ol class="places"><li><b>1</b>${
      isRoom
        ? html`<p>${say("invite-phone")}</p>`
        : html`<label class="named"><span>${say("invite-name")}</span><input class="field" name="name"
      maxlength="40" autocomplete="nickname" value=${settings.name} placeholder=${say("guest")}></label>`
    }</li>
      ${others.map(
        (
          other,
          i,
        ) => html`<li><b>${i + 2}</b><fieldset class="pick"><legend class="said">${say("invite-seat", { seat: i + 2 })}</legend>
        ${radio(`seat-${i}`, "friend", say(isRoom ? "invite-phone" : "invite-friend"), other === "friend", () =>
          doing(() => {
            others[i] = "friend";
          }),
        )}
        ${radio(`seat-${i}`, "bot", say("invite-bot"), other === "bot", () =>
          doing(() => {
            others[i] = "bot";
            seated[i] ??= levels.last(game);
          }),
        )}
        ${
          isRoom
            ? nothing
            : radio(`seat-${i}`, "here", say("invite-here"), other === "here", () =>
                doing(() => {
                  others[i] = "here";
                }),
              )
        }</fieldset>
        ${
          other === "here"
            ? html`<input class="field" maxlength="40" autocomplete="off"
              aria-label="${say("invite-here-name")}, ${say("invite-seat", { seat: i + 2 })}"
                placeholder=${say("invite-here-name")} .value=${called[i] ?? ""} @input=${(/** @type {InputEvent} */ event) => {
                  called[i] = /** @type {HTMLInputElement} */ (event.target).value;
                }}>`
            : other === "bot"
              ? levels.choose(game, seated[i], `${say("level")}, ${say("invite-seat", { seat: i + 2 })}`, (bot) =>
                  doing(() => {
                    seated[i] = bot;
                  }),
                )
              : nothing
        }</li>`,
      )}</ol>
    ${others.includes("here") ? html`<p class="quiet">${say("invite-here-about")}</p>` : nothing}</section>`;

  /** @param {string} group @param {string} value @param {unknown} label @param {boolean} checked @param {() => void} choose */
  const radio = (group, value, label, checked, choose) =>
    html`<label><input type="radio" name=${group} value=${value} .checked=${live(checked)}
      @change=${choose}><span>${label}</span></label>`;

  // Rules

  const inGame = (/** @type {string} */ word, /** @type {Record<string, number>} */ facts = {}) =>
    words.say(word, facts, game.folder);
  const titled = (/** @type {string} */ title, /** @type {string} */ about) => html`<b>${title}</b><small>${about}</small>`;

  function rulesPart() {
    const preset = agreed.preset(game, options, others.length + 1);
    const own = titled(say("invite-own"), say("invite-own-about"));
    const choices = game.options.filter((option) => agreed.choices(option, others.length + 1).length > 1);
    return html`<section aria-labelledby="rules-h"><h2 id="rules-h">${say("invite-rules")}</h2>
      ${
        game.presets.length
          ? html`<fieldset class="cards"><legend class="said">${say("invite-preset")}</legend>
        ${game.presets.map((one) =>
          radio(
            "preset",
            one.name,
            titled(inGame(`preset-${one.name}`), inGame(`preset-${one.name}-about`, { seats: others.length + 1 })),
            one === preset,
            () =>
              doing(() => {
                options = { ...one.options };
              }),
          ),
        )}
        ${preset ? nothing : radio("preset", "", own, true, () => undefined)}</fieldset>`
          : nothing
      }
      ${written.map((one) => one.draw())}
      ${
        choices.length
          ? html`<details ?open=${isOpened} @toggle=${(/** @type {Event} */ event) => {
              isOpened = /** @type {HTMLDetailsElement} */ (event.target).open;
            }}><summary>${icon("down")}${say("invite-options")}</summary>
        <div class="options">${choices.map(optionPart)}</div></details>`
          : nothing
      }</section>`;
  }

  /** @param {OptionCard} option */
  function optionPart(option) {
    const choices = agreed.choices(option, others.length + 1);
    const chosen = options[option.name] ?? agreed.usual(option, others.length + 1);
    return html`<div><label for="option-${option.name}">${agreed.option(game, option.name)}</label>
      <select class="field" id="option-${option.name}" @change=${(/** @type {Event} */ event) =>
        doing(() => {
          options = { ...options, [option.name]: choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] };
        })}>
        ${choices.map(
          (choice) => html`<option
          .selected=${live(chosen === choice)}>${agreed.option(game, option.name, choice)}</option>`,
        )}</select>
      ${rule(option.rule, game.name)}</div>`;
  }

  // The house

  function housePart() {
    const { clock } = house;
    return html`<section aria-labelledby="house-h"><h2 id="house-h">${say("invite-house")}</h2>
      <fieldset class="pick"><legend>${say("invite-clock")}</legend>
        ${
          /** @type {Clock["kind"][]} */ (["none", "turn", "game"]).map((kind) =>
            radio("clock", kind, say(`invite-clock-${kind}`), clock.kind === kind, () =>
              doing(() => {
                clock.kind = kind;
                clock.seconds = USUAL[kind] ?? clock.seconds;
              }),
            ),
          )
        }</fieldset>
      ${
        clock.kind === "none"
          ? nothing
          : html`<div class="options">
        <div><label for="seconds">${say(`invite-time-${clock.kind}`)}</label>${choose(
          "seconds",
          TIMES[clock.kind],
          clock.seconds,
          (seconds) => agreed.time(seconds),
          (value) => {
            clock.seconds = value;
          },
        )}</div>
        <div><label for="then">${say("invite-then")}</label>${choose(
          "then",
          /** @type {Clock["then"][]} */ (["bot", "resign", "nothing"]),
          clock.then,
          (then) => say(`invite-then-${then}`),
          (value) => {
            clock.then = value;
          },
        )}</div></div>`
      }
      ${
        bots.length > 1
          ? html`<div class="options"><div><label for="bot">${say("invite-which-bot")}</label>${choose(
              "bot",
              bots,
              house.bot,
              (bot) => (bot === OWN_BOT ? say("invite-own-bot") : bot),
              (value) => {
                house.bot = value;
              },
            )}</div></div>`
          : nothing
      }
      <fieldset class="pick"><legend>${say("invite-pace")}</legend>
        ${Object.entries(paces).map(([pace, delay]) =>
          radio("pace", pace, say(`invite-pace-${pace}`), house.bot_delay === delay, () =>
            doing(() => {
              house.bot_delay = delay;
            }),
          ),
        )}</fieldset>
      ${check("fills", say("invite-fills"), fills, (on) => {
        fills = on;
      })}
      ${fills && awaited() ? levels.choose(game, levels.last(game), say("invite-fills-level"), redraw) : nothing}
      ${
        agreed.standsIn(clock)
          ? check("takeover", say("invite-takeover", { time: agreed.time(TAKEOVER_SECONDS) }), house.takeover !== 0, (on) => {
              house.takeover = on ? null : 0; // as is usual with this clock, or never
            })
          : nothing
      }
      ${
        awaited()
          ? check("listed", say("invite-listed"), isListed, (on) => {
              isListed = on;
            })
          : nothing
      }
      ${awaited() && clubs ? clubs.draw() : nothing}
      ${check("spectators", say("invite-spectators"), house.spectators, (on) => {
        house.spectators = on;
      })}
      ${check("hints", say("invite-hints"), hints(), (on) => {
        house.hints = on;
        isOwnHints = true;
      })}</section>`;
  }

  /** @template T
   * @param {string} id @param {T[]} values @param {T} value @param {(value: T) => string} told
   * @param {(value: T) => void} keep */
  const choose = (id, values, value, told, keep) => html`<select class="field" id=${id}
    @change=${(/** @type {SelectEvent} */ event) => doing(() => keep(values[event.target.selectedIndex]))}>
    ${values.map((one) => html`<option .selected=${live(one === value)}>${told(one)}</option>`)}</select>`;

  /** @param {string} field @param {string} label @param {boolean} on @param {(on: boolean) => void} keep */
  const check = (field, label, on, keep) =>
    html`<label class="check"><input type="checkbox" name=${field} .checked=${live(on)}
      @change=${(/** @type {CheckEvent} */ event) => doing(() => keep(event.target.checked))}><span>${label}</span></label>`;

  // What it comes to

  function summary() {
    const preset = agreed.preset(game, options, others.length + 1);
    const bots = others.filter((other) => other === "bot").length;
    return html`<div class="art" aria-hidden="true">${pictures[name] ?? nothing}</div>
      <h2>${game.title}</h2>
      <ul><li>${
        isRoom
          ? say("invite-told-room", { count: others.length + 1 - bots })
          : say("invite-told-seats", { friends: others.length - bots, bots })
      }</li>
        ${
          game.presets.length
            ? html`<li>${preset ? words.say(`preset-${preset.name}`, {}, game.folder) : say("invite-own")}</li>`
            : nothing
        }
        ${written.filter((one) => one.isOwn).map((one) => html`<li>${one.told}</li>`)}
        ${isAlone ? nothing : html`<li>${agreed.clock(house.clock)}</li>`}</ul>
      ${refused ? html`<p class="refusal" role="alert">${refused}</p>` : nothing}
      <button type="submit" class="btn main big" aria-busy=${busy}>${say(awaited() ? "invite-create" : "invite-begin")}</button>
      <p class="quiet">${say(isRoom ? "invite-room-about" : awaited() ? "invite-create-about" : "invite-begin-about")}</p>`;
  }

  redraw();
  if (await whoAmI()) {
    clubs = new (await import("../fame/club-choice.js")).ClubChoice(redraw, club ? [club] : []);
    await clubs.load().catch(() => undefined); // a table can be set up without
  }
}
