// @ts-check
/** Small pictures for buttons, drawn in lines. */
import { html, svg } from "../vendor/lit-html/lit-html.js";

const FILLED = "M10 3a7 7 0 0 1 0 14z";
/** @type {Record<string, any>} */
const DRAWINGS = {
  book: svg`<path
    d="M10 5.5C8 4 5.5 3.6 3 4v11.5c2.5-.4 5 0 7 1.500 2-1.500 4.500-1.900 7-1.500V4c-2.500-.4-5 0-7 1.500zM10 5.500V17"/>`,
  theme: svg`<circle cx="10" cy="10" r="7"/><path d=${FILLED} fill="currentColor" stroke="none"/>`,
  sound: svg`<path d="M3 7.500h3.500L11 4v12l-4.500-3.500H3zM14 7.200a4 4 0 0 1 0 5.600M16.400 5a7 7 0 0 1 0 10"/>`,
  silent: svg`<path d="M3 7.500h3.500L11 4v12l-4.500-3.500H3zM14 7.500l4 5M18 7.500l-4 5"/>`,
  menu: svg`<path d="M3 5.500h14M3 10h14M3 14.500h14"/>`,
  close: svg`<path d="M5 5l10 10M15 5L5 15"/>`,
  hint: svg`<path d="M7.500 14.500h5M8 17h4M10 3a5 5 0 0 0-3 9c.5.500.7 1 .7 2.500h4.600c0-1.500.2-2 .7-2.500a5 5 0 0 0-3-9z"/>`,
  undo: svg`<path d="M7.500 4L3.500 8l4 4M4 8h8a4.500 4.500 0 0 1 0 9H8"/>`,
  down: svg`<path d="M5 8l5 5 5-5"/>`,
  up: svg`<path d="M5 12l5-5 5 5"/>`,
  check: svg`<path d="M4 10.500l4 4 8-9"/>`,
  wait: svg`<circle cx="4.500" cy="10" r="1.500"/><circle cx="10" cy="10" r="1.500"/><circle cx="15.500" cy="10" r="1.500"/>`,
  keys: svg`<path d="M2.500 5h15v10h-15zM5.500 8h.010M8.500 8h.010M11.500 8h.010M14.500 8h.010M6.500 12h7"/>`,
  copy: svg`<path d="M7 7h9v10H7zM13 7V3H4v10h3"/>`,
  share: svg`<path d="M10 12V3M6.500 6L10 2.800 13.500 6M5 9H4v8h12V9h-1"/>`,
  chat: svg`<path d="M3 4h14v9H9l-4 3.500V13H3z"/>`,
  log: svg`<path d="M5 3h10v14H5zM8 7h4M8 10h4M8 13h4"/>`,
  play: svg`<path d="M6 4l10 6-10 6z" fill="currentColor"/>`,
  pause: svg`<path d="M7 4v12M13 4v12"/>`,
  first: svg`<path d="M5 4v12M15 4l-8 6 8 6z"/>`,
  last: svg`<path d="M15 4v12M5 4l8 6-8 6z"/>`,
  back: svg`<path d="M12.500 4l-7 6 7 6"/>`,
  forth: svg`<path d="M7.500 4l7 6-7 6"/>`,
  flag: svg`<path d="M5 17.500V3M5 4h10l-2.500 3.500L15 11H5"/>`,
  people: svg`<circle cx="7.500" cy="7" r="3"/><path d="M2 16.500c0-3.300 2.400-5 5.500-5s5.500 1.700 5.500 5"/>
    <path d="M12.500 4.300a3 3 0 0 1 0 5.400M14.500 12c2.200.6 3.500 2.100 3.500 4.500"/>`,
  leave: svg`<path d="M11 3H4v14h7M8 10h9M14 6.500l3.500 3.500-3.500 3.500"/>`,
  search: svg`<circle cx="8.500" cy="8.500" r="5"/><path d="M12.500 12.500L17 17"/>`,
  language: svg`<circle cx="10" cy="10" r="7"/><path
    d="M3 10h14M10 3c2.500 2.500 2.500 11.500 0 14M10 3c-2.500 2.500-2.500 11.500 0 14"/>`,
  screen: svg`<path d="M2.500 4h15v10h-15zM7 17h6M10 14v3"/>`,
  full: svg`<path d="M3 7.500V3h4.500M12.500 3H17v4.500M17 12.500V17h-4.500M7.500 17H3v-4.500"/>`,
  settings: svg`<path d="M3 5.500h7M14 5.500h3M3 14.500h3M10 14.500h7"/><circle cx="12" cy="5.500" r="2"/><circle cx="8"
    cy="14.500" r="2"/>`,
  install: svg`<path d="M10 3v9M6.500 8.500L10 12l3.500-3.500M4 13v4h12v-4"/>`,
  bell: svg`<path d="M4.500 14.500h11l-1.500-2.500V8.500a4 4 0 0 0-8 0V12zM8.500 17h3"/>`,
  person: svg`<circle cx="10" cy="7" r="3.500"/><path d="M3.500 17c0-3.600 2.700-5.500 6.500-5.500s6.500 1.900 6.500 5.500"/>`,
};

/** Draws an icon; words beside it, or an aria-label around it, say what it means.
 * @param {string} name */
export const icon = (name) => html`<svg class="ico" viewBox="0 0 20 20" aria-hidden="true">${DRAWINGS[name]}</svg>`;

/** The mark of Linewright. */
export const mark = html`<svg viewBox="0 0 34 26" aria-hidden="true"><path d="M4 22 L13 13 L21 17 L30 4"/><circle cx="4" cy="22"
  r="4"/><circle cx="13" cy="13" r="4"/><circle cx="21" cy="17" r="4"/><circle cx="30" cy="4" r="4"/></svg>`;
