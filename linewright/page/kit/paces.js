// @ts-check
/** How fast bots move: by the name of each pace, the milliseconds they wait before a move. */
export const paces = /** @type {const} */ ({ calm: 1500, usual: 600, fast: 0 });
