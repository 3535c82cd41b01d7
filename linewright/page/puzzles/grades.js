// @ts-check
/** How hard a puzzle is: dots, and the word for it. */
import { say } from "../kit/words.js";
import { html } from "../vendor/lit-html/lit-html.js";

export const GRADES = [1, 2, 3];

/** @param {number} grade */
export const gradeDots = (grade) =>
  html`<span class="grade"><span aria-hidden="true">${GRADES.map(
    (one) => html`<i class=${one <= grade ? "on" : ""}></i>`,
  )}</span> ${say("puzzle-grade", { grade })}</span>`;
