// @ts-check
/** The open tables of a club: who waits there, and a press that sits down; and the way to open one. */

import { say, words } from "../kit/words.js";
import { agreed } from "../pages/agreed.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { titleOf } from "./titles.js";

/** @import { OpenTable } from "../messages.d.ts" */
/** @import { Club } from "./club.js" */

/** @param {Club} club */
export function clubTables({ told, tables, cards }) {
  return html`<section class="tables" aria-labelledby="tables-h"><h2 id="tables-h">${say("club-tables")}</h2>
    ${
      tables.length
        ? html`<ul class="list">${tables.map((table) => row(table, titleOf(cards, table.game)))}</ul>`
        : html`<p class="none">${say("club-tables-none")}</p>`
    }
    <p><a class="btn" href="/new/${cards[0].name}?club=${told.id}">${say("club-table-open")}</a></p></section>`;
}

/** @param {OpenTable} table @param {string} title */
function row(table, title) {
  const names = table.seats.map((one) => one.name).filter(Boolean);
  const facts = [
    names.length ? say("home-with", { names: words.list(names) }) : "",
    say("club-free", { count: table.free }),
    agreed.clock(table.clock),
  ].filter(Boolean);
  return html`<li><a href="/t/${table.id}"><b>${title}</b><span>${facts.join(" · ")}</span></a></li>`;
}
