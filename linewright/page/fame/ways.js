// @ts-check
/** The ways between the pages about people: oneself, those one plays with, clubs, leaderboards, the account. */
import "./part.js";
import { say } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const WAYS = { profile: "/profile", players: "/players", clubs: "/clubs", boards: "/boards", account: "/me" };

/** @param {keyof typeof WAYS | ""} [here] where one is */
export const ways = (here = "") =>
  html`<nav class="ways" aria-label=${say("ways")}>${Object.entries(WAYS).map(
    ([name, address]) => html`<a href=${address} aria-current=${name === here ? "page" : nothing}>${say(`way-${name}`)}</a>`,
  )}</nav>`;
