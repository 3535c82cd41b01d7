// @ts-check
/** The drawn parts of the card table, once in a document: ranks, suits, courts, markers, brackets. Others show them
 * with `<use>`. */

/** @type {Record<string, string>} strokes of a rank in a field of 11 by 18 */
const RANKS = {
  2: "M1.6 5.4C1.6 2.8 3.2 1.3 5.5 1.3s4 1.5 4 3.8c0 2-1.1 3.3-2.9 5.2L1.7 16.7H10",
  3: "M1.7 1.3H9.3L5.2 7.1c2.8 0 4.7 1.9 4.7 4.7 0 3-2 4.9-4.6 4.9-2.2 0-3.8-1.1-4.2-3.2",
  4: "M7.7 17.9V1.5L1.2 12.7H10.9",
  5: "M9.3 1.3H2.7L2.1 8.1c.9-.9 2-1.3 3.2-1.3 2.7 0 4.6 2 4.6 4.8 0 3.1-2 5.1-4.7 5.1-2.2 0-3.8-1.1-4.2-3.1",
  6:
    "M9 3.2C8.3 2 7.2 1.3 5.9 1.3 3 1.3 1.3 4.4 1.3 9.6" +
    "c0 4.7 1.6 7.1 4.3 7.1 2.5 0 4.2-2 4.2-4.9 0-2.8-1.7-4.6-4-4.6-2.2 0-4 1.6-4.4 3.9",
  7: "M1 1.3H9.7C7 5.5 4.7 10.9 4.1 17.9",
  8:
    "M5.5 8.3C3.4 8.3 2 6.9 2 4.8S3.4 1.3 5.5 1.3 9 2.7 9 4.8 7.6 8.3 5.5 8.3ZM5.5 8.3" +
    "C2.9 8.3 1.2 10 1.2 12.5s1.7 4.2 4.3 4.2 4.3-1.7 4.3-4.2S8.1 8.3 5.5 8.3Z",
  9:
    "M2 14.8c.7 1.2 1.8 1.9 3.1 1.9 2.9 0 4.6-3.1 4.6-8.3 0-4.7-1.6-7.1-4.3-7.1" +
    "-2.5 0-4.2 2-4.2 4.9 0 2.8 1.7 4.6 4 4.6 2.2 0 4-1.6 4.4-3.9",
  T: "M.6 4.1L3.3 1.5V17.9M10.4 1.3C7.9 1.3 6.6 4 6.6 9s1.3 7.7 3.8 7.7S14.2 14 14.2 9s-1.3-7.7-3.8-7.7Z",
  J: "M4.2 1.4H9.9M7.9 1.4V11.8c0 3.2-1.4 4.9-3.8 4.9-2.1 0-3.3-1.3-3.5-3.6",
  Q: "M5.7 1.3C2.9 1.3 1.2 4.2 1.2 8.9s1.7 7.6 4.5 7.6 4.5-2.9 4.5-7.6-1.7-7.6-4.5-7.6ZM5.9 12.3L10.7 17.8",
  K: "M1.9.1V17.9M10.2.8L2.2 10.2M5.1 7.3L10.7 17.6",
  A: "M.6 17.9L5.6 1.2 10.6 17.9M2.4 12.4H8.8",
};

/** @type {Record<string, string>} outlines of a suit in a field of 12 by 12 */
const SUITS = {
  H:
    "M6 11.3C2.9 8.7.5 6.5.5 3.9.5 2 1.8.8 3.4.8 4.6.8 5.5 1.5 6 2.6 6.5 1.5 7.4.8 8.6.8" +
    "c1.6 0 2.9 1.2 2.9 3.1 0 2.6-2.4 4.8-5.5 7.4Z",
  D: "M6 .2C7.3 2.6 8.9 4.5 10.7 6 8.9 7.5 7.3 9.4 6 11.8 4.7 9.4 3.1 7.5 1.3 6 3.1 4.5 4.7 2.6 6 .2Z",
  S:
    "M6 .3C8 2.8 11.4 4.8 11.4 7.3c0 1.5-1.1 2.6-2.5 2.6-1 0-1.8-.5-2.3-1.3.1 1.3.6 2.3 1.5 3" +
    "H3.9c.9-.7 1.4-1.7 1.5-3-.5.8-1.3 1.3-2.3 1.3C1.7 9.9.6 8.8.6 7.3.6 4.8 4 2.8 6 .3Z",
  C:
    "M6 .4a2.65 2.65 0 0 1 2.1 4.25A2.7 2.7 0 1 1 6.6 8.2c.1 1.5.6 2.6 1.5 3.4H3.9c.9-.8 1.4-1.9 1.5-3.4" +
    "A2.7 2.7 0 1 1 3.9 4.65 2.65 2.65 0 0 1 6 .4Z",
};

const KING = "M4 19 2.6 8.6 8 12.2 12 4.6l4 7.6 5.4-3.6L20 19Z";
const QUEEN =
  "M4 19C3.6 15 3 12 2.4 9.4 4.6 12.4 6 12 7.2 7.6 8.8 12 10.4 11.6 12 6" +
  "c1.6 5.6 3.2 6 4.8 1.6 1.2 4.4 2.6 4.8 4.8 1.8C21 12 20.4 15 20 19Z";
/** @type {[number, number, number][]} */
const PEARLS = [
  [2.4, 8, 1.3],
  [7.2, 6.2, 1.3],
  [12, 4.4, 1.5],
  [16.8, 6.2, 1.3],
  [21.6, 8, 1.3],
];

/** Where the pips of a card lie, column and row, the lower half upside down; how large they are.
 * @type {Record<string, {size: number, at: [number, number][]}>} */
const PIPS = (() => {
  const [left, middle, right] = [23.4, 30, 36.6];
  /** @type {(...rows: number[]) => [number, number][]} */
  const pairs = (...rows) =>
    rows.flatMap(
      (row) =>
        /** @type {[number, number][]} */ ([
          [left, row],
          [right, row],
        ]),
    );
  return {
    2: {
      size: 10,
      at: [
        [middle, 18],
        [middle, 66],
      ],
    },
    3: {
      size: 10,
      at: [
        [middle, 18],
        [middle, 42],
        [middle, 66],
      ],
    },
    4: { size: 10, at: pairs(19, 65) },
    5: { size: 10, at: [...pairs(19, 65), [middle, 42]] },
    6: { size: 10, at: pairs(19, 42, 65) },
    7: { size: 10, at: [...pairs(19, 42, 65), [middle, 30.5]] },
    8: { size: 9, at: [...pairs(19, 42, 65), [middle, 30.5], [middle, 53.5]] },
    9: { size: 9, at: [...pairs(18, 34, 50, 66), [middle, 42]] },
    T: { size: 9, at: [...pairs(18, 34, 50, 66), [middle, 26], [middle, 58]] },
    A: { size: 28, at: [[middle, 42]] },
  };
})();

/** A jack: cloak and collar, then hair, face and cap; from the side one eye is seen, from the front two. */
const CLOAK = [
  ["fl", "M17.5 42v-5.2C20 32.6 24.5 31 30 31s10 1.6 12.5 5.8V42Z"],
  ["gold", "M27.6 33h4.8V42h-4.8Z"],
  ["ln", "M17.5 36.8C20 32.6 24.5 31 30 31s10 1.6 12.5 5.8M27.6 34V42M32.4 34V42M20.5 35.2 23 42M39.5 35.2 37 42"],
  ["fc", "M24.2 30.6 30 36.2 35.8 30.6 33 28.5H27Z"],
  ["ln", "M24.2 30.6 30 36.2 35.8 30.6"],
];
const ONE_EYE = [
  ["gold", "M33 17.5H37.6C39.6 21 39.4 25.5 40.4 28.4 38.4 30.4 35 29.8 34 27.5Z"],
  ["ln", "M37.6 17.5C39.6 21 39.4 25.5 40.4 28.4 38.4 30.4 35 29.8 34 27.5"],
  [
    "fc",
    "M26 17.5H35V26.5C35 29.4 33 31 30.4 30.8L27.4 30.6C26 30.2 25.6 29.2 26.1 28.1" +
      "L25 27.5 25.7 26.3 23.2 25.3C24.6 23.4 25.5 21.5 25.5 19.5Z",
  ],
  [
    "ln",
    "M35 18V26.5C35 29.4 33 31 30.4 30.8L27.4 30.6C26 30.2 25.6 29.2 26.1 28.1L25 27.5 25.7 26.3 23.2 25.3" +
      "C24.6 23.4 25.5 21.5 25.5 19.5M25 27.5H27.6M26.6 20.9H29.6",
  ],
  ["eye", "28"],
  ["fl", "M22.4 18.8C23 13.6 26 10.8 30.5 10.8S38.8 13.6 38.4 18.4C34.5 16.8 26.5 17 22.4 18.8Z"],
  ["gold", "M22.2 19C26.5 17 34.5 16.8 38.4 18.6L38.6 16.4C34.5 14.6 26.5 14.8 22.4 16.8Z"],
];
const TWO_EYES = [
  ["gold", "M22.6 17.5C21 21.5 21.4 26 20.4 28.6c2 1.2 4.3.6 5-1.2l9.2 0c.7 1.8 3 2.4 5 1.2C38.6 26 39 21.5 37.4 17.5Z"],
  ["ln", "M22.6 17.5C21 21.5 21.4 26 20.4 28.6c2 1.2 4.3.6 5-1.2M37.4 17.5C39 21.5 38.6 26 39.6 28.6c-2 1.2-4.3.6-5-1.2"],
  ["fc", "M24.8 17.5H35.2V24.6C35.2 28.6 33 30.8 30 30.8S24.8 28.6 24.8 24.6Z"],
  [
    "ln",
    "M24.8 18V24.6C24.8 28.6 27 30.8 30 30.8S35.2 28.6 35.2 24.6V18M30 22.8V25.8H31.2M28.4 28.2H31.6M26 20.9h2.6M31.4 20.9H34",
  ],
  ["eye", "27.4"],
  ["eye", "32.6"],
  ["fl", "M21.6 18.4C21.4 13.6 25 10.8 30 10.8S38.6 13.6 38.4 18.4C34.5 16.8 25.5 16.8 21.6 18.4Z"],
  ["gold", "M21.6 18.6C25.5 16.8 34.5 16.8 38.4 18.6L38.6 16.4C34.5 14.6 25.5 14.6 21.4 16.4Z"],
];

/** The layers of a marker: shadow, edge, body, rim of a fixed one, inlay, shine. The same field as a square: 42 by 50.
 * @type {Record<string, {shadow: string, edge: string, body: string, rim: string, inlay: string, shine: string}>} */
const MARKERS = {
  blue: {
    shadow: '<circle cx="21" cy="35" r="12.8"/>',
    edge: '<circle cx="21" cy="33.6" r="12.8"/>',
    body: '<circle cx="21" cy="33" r="11.6"/>',
    rim: '<circle cx="21" cy="33.2" r="13.4"/>',
    inlay: '<circle cx="21" cy="33" r="5.2"/>',
    shine: '<path d="M11.6 30.4A9.9 9.9 0 0 1 30.4 30.4C27 27.4 15 27.4 11.6 30.4Z"/>',
  },
  green: {
    shadow: '<path d="M21 22.2l11.3 6.4v12.9L21 48l-11.3-6.5V28.6Z"/>',
    edge: '<path d="M21 21.2l11.3 6.4v12.9L21 47l-11.3-6.5V27.6Z"/>',
    body: '<path d="M21 22l10.3 5.8v11.3L21 45l-10.3-5.9V27.8Z"/>',
    rim: '<path d="M21 20.6l12 6.8v13.3L21 47.6l-12-6.9V27.4Z"/>',
    inlay: '<path d="M21 27.6l5.5 9.6h-11Z"/>',
    shine: '<path d="M21 22.6l9.2 5.2v1.6C26 26.6 16 26.6 11.8 29.4v-1.6Z"/>',
  },
  red: {
    shadow: '<rect x="9.4" y="23.6" width="23.2" height="23.2" rx="5"/>',
    edge: '<rect x="9.4" y="22.2" width="23.2" height="23.2" rx="5"/>',
    body: '<rect x="10.5" y="22.8" width="21" height="21" rx="4.2"/>',
    rim: '<rect x="8.6" y="21.2" width="24.8" height="24.8" rx="5.6"/>',
    inlay: '<path d="M21 27.2v12M15 33.2h12"/>',
    shine: '<path d="M12 26.6q0-2.6 2.6-2.6h12.8q2.6 0 2.6 2.6v2.2C26 26.2 16 26.2 12 28.8Z"/>',
  },
};

const SQUARE = "0 0 42 50";
const CARD = "0 0 60 84";
const ON_MARKER = "7 19.6 28 28"; // a marker alone, without the square around it

/** @param {string} id @param {string} box @param {string} content */
const symbol = (id, box, content) => `<symbol id="sq-${id}" viewBox="${box}">${content}</symbol>`;
/** @param {string} name @param {string} content */
const group = (name, content) => `<g class="${name}">${content}</g>`;
/** @param {string} id @param {number} x @param {number} y @param {number} width @param {number} [height] */
const use = (id, x, y, width, height = width) => `<use href="#sq-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
/** @param {string} content @param {number} [x] @param {number} [y] */
const turnOver = (content, x = 30, y = 42) => `<g transform="rotate(180 ${x} ${y})">${content}</g>`;
/** @param {string} content */
const twice = (content) => content + turnOver(content);

/** @param {string} suit */
const inkOf = (suit) => ("HD".includes(suit) ? "red-ink" : "black-ink");

/** Rank and suit in the corner of a square, with the card's own colour around them so that a rail seems to run underneath.
 * @param {string} rank @param {string} suit */
function drawIndex(rank, suit) {
  const wide = rank === "T";
  const signs = use(`r${rank}`, 3.6, 4.2, wide ? 15.6 : 12, 18.4) + use(`s${suit}`, wide ? 21.2 : 18.4, 6.4, 12.6);
  return group("halo", signs) + group(inkOf(suit), signs);
}

/** What the middle of a square shows: a suit, or a crown above it.
 * @param {string} rank @param {string} suit */
function drawMiddle(rank, suit) {
  if ("QK".includes(rank))
    return group(inkOf(suit), use(`crown${rank}`, 11, 23.6, 20, 15) + use(`s${suit}`, 15.4, 37.8, 11.2, 9.6));
  return group(inkOf(suit), rank === "A" ? use(`s${suit}`, 8.6, 22.4, 24.8) : use(`s${suit}`, 11, 25, 20));
}

/** @param {string[][]} strokes */
const drawJack = (strokes) =>
  strokes
    .map(([name, d]) =>
      name === "eye" ? `<circle class="dk" cx="${d}" cy="22.8" r="1.15"/>` : `<path class="${name}" d="${d}"/>`,
    )
    .join("");

/** A card as it is held.
 * @param {string} rank @param {string} suit */
function drawHeld(rank, suit) {
  const index = twice(use(`r${rank}`, 3.2, 4.2, rank === "T" ? 13.4 : 11.4, 17) + use(`s${suit}`, 4, 23.6, 10.4));
  if (PIPS[rank]) {
    const { size, at } = PIPS[rank];
    const pips = at.map(([x, y]) => {
      const pip = use(`s${suit}`, x - size / 2, y - size / 2, size);
      return y > 42 ? turnOver(pip, x, y) : pip;
    });
    return group(inkOf(suit), index + pips.join(""));
  }
  const figure =
    rank === "J"
      ? drawJack([...CLOAK, ...("SH".includes(suit) ? ONE_EYE : TWO_EYES)])
      : use(`crown${rank}`, 20, 13, 20, 16.6) + use(`s${suit}`, 24.6, 30.4, 10.8);
  return group(
    inkOf(suit),
    `${index}<rect class="ln" x="17" y="9" width="26" height="66" rx="1.5"/>${twice(group("figure", figure))}`,
  );
}

/** @param {string} name */
function drawMarker(name) {
  const { shadow, edge, body, rim, inlay, shine } = MARKERS[name];
  /** @param {string} gilt */
  const whole = (gilt) =>
    group(
      `mk mk-${name}`,
      group("sh", shadow) + group("ed", edge) + group("bd", body) + gilt + group("in", inlay) + group("shine", shine),
    );
  return [
    symbol(`m-${name}`, SQUARE, whole("")),
    symbol(`m-${name}-fixed`, SQUARE, whole(group("rim", rim))),
    symbol(`i-${name}`, ON_MARKER, whole("")),
    symbol(`g-${name}`, SQUARE, group(`gh gh-${name}`, group("ed", edge) + group("in", inlay))),
    symbol(`o-${name}`, SQUARE, group("off", rim)),
    `<linearGradient id="sq-l-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="hi-${name}"/>` +
      `<stop offset="1" class="lo-${name}"/></linearGradient>`,
  ].join("");
}

function drawAll() {
  const parts = [];
  for (const [rank, d] of Object.entries(RANKS)) {
    parts.push(symbol(`r${rank}`, rank === "T" ? "-.6 -.4 15.8 18.8" : "-.6 -.4 11.8 18.8", `<path class="rk" d="${d}"/>`));
  }
  for (const [suit, d] of Object.entries(SUITS)) parts.push(symbol(`s${suit}`, "0 0 12 12", `<path d="${d}"/>`));
  const pearls = PEARLS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  parts.push(
    symbol(
      "crownK",
      "0 0 24 20",
      `<path class="gold" d="${KING}"/><path class="ln" d="${KING}M4.6 16.4H19.4M12 4.6V.8M10.3 2.4h3.4"/>`,
    ),
    symbol(
      "crownQ",
      "0 0 24 20",
      `<path class="gold" d="${QUEEN}"/><path class="ln" d="${QUEEN}M4.4 16.4H19.6"/>${group("pearl", pearls)}`,
    ),
    symbol(
      "eye",
      "0 0 16 10",
      '<path class="ln" d="M1 5C3.4 1.9 5.6.8 8 .8S12.6 1.9 15 5C12.6 8.1 10.4 9.2 8 9.2S3.4 8.1 1 5Z"/>' +
        '<circle cx="8" cy="5" r="2.4"/>',
    ),
    symbol(
      "corner",
      SQUARE,
      group(
        "wheel",
        '<circle cx="21" cy="25" r="14.6" class="d"/><circle cx="21" cy="25" r="14.6" class="l"/>' +
          '<circle cx="21" cy="25" r="11.4" class="l t"/>' +
          '<path class="l" d="M21 10.4v29.2M6.4 25h29.2M10.7 14.7l20.6 20.6M31.3 14.7 10.7 35.3"/>' +
          '<circle cx="21" cy="25" r="4.2" class="h"/>',
      ),
    ),
    symbol(
      "back",
      CARD,
      '<rect class="bkf" x="3.5" y="3.5" width="53" height="77" rx="2"/>' +
        '<path class="bkl" d="M3.5 22 56.5 62M3.5 62 56.5 22M3.5 42H56.5M30 3.5V80.5M3.5 3.5 56.5 80.5M56.5 3.5 3.5 80.5"/>' +
        '<circle class="bkf" cx="30" cy="42" r="9"/><circle class="bkl" cx="30" cy="42" r="9"/>' +
        '<path class="bkl" d="M24 42h12"/><g class="bkd"><circle cx="24" cy="42" r="1.8"/>' +
        '<circle cx="30" cy="42" r="1.8"/><circle cx="36" cy="42" r="1.8"/></g>',
    ),
    symbol(
      "brackets",
      SQUARE,
      '<path d="M2 12V4.5Q2 2 4.5 2H12M30 2h7.5Q40 2 40 4.5V12M40 38v7.5Q40 48 37.5 48H30M12 48H4.5Q2 48 2 45.5V38"/>',
    ),
  );
  for (const suit of Object.keys(SUITS)) {
    for (const rank of Object.keys(RANKS)) {
      parts.push(symbol(`h${rank}${suit}`, CARD, drawHeld(rank, suit)));
      if (rank === "J") continue; // no jack is on the board
      parts.push(
        symbol(`c${rank}${suit}`, SQUARE, drawMiddle(rank, suit)),
        symbol(`x${rank}${suit}`, SQUARE, drawIndex(rank, suit)),
      );
    }
  }
  return parts.concat(Object.keys(MARKERS).map(drawMarker)).join("");
}

/** An element to put once into what is drawn. */
export const sprite = (() => {
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true" focusable="false">` +
    drawAll() +
    `</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
})();
