// @ts-check
/** What part of an endless board is seen: its middle, counted in cells, and how wide a cell is. Nothing here is drawn. */

/** @typedef {{column: number, row: number}} At a cell; rows count downwards */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in cells: the edges, not the last cell */
/** @typedef {object} Camera
 * @property {number} x the middle of what is seen, in cells
 * @property {number} y
 * @property {number} cell how wide a cell is drawn, in pixels
 * @property {number} zoom by how much that is stretched while somebody zooms
 * @property {number} width of the window, in pixels; 0: not known yet
 * @property {number} height
 * @property {{left: number, right: number, bottom: number}[]} above what lies above the board at its upper edge, such as buttons,
 * in pixels from its left and upper edge
 * @property {At[]} cells what lies there
 * @property {boolean} isFree whether somebody has moved it: else it shows everything
 * @property {Box} box what everything is */

export const RATIO = 1.4; // a cell is so much higher than wide
const SMALLEST = 26; // pixels, by hand
const LARGEST = 260;
const SMALLEST_FIT = 32; // by itself: a place must be large enough for a finger
const LARGEST_FIT = 150;
const EDGE = 10; // pixels around everything

const clamp = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
  Math.min(most, Math.max(least, value));

/** The box around cells; around the first cell if there are none.
 * @param {At[]} cells @returns {Box} */
export function boxAround(cells) {
  const columns = cells.length ? cells.map(({ column }) => column) : [0];
  const rows = cells.length ? cells.map(({ row }) => row) : [0];
  return { left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns) + 1, bottom: Math.max(...rows) + 1 };
}

/** The box around two boxes.
 * @param {Box} one @param {Box} two @returns {Box} */
export const unite = (one, two) => ({
  left: Math.min(one.left, two.left),
  top: Math.min(one.top, two.top),
  right: Math.max(one.right, two.right),
  bottom: Math.max(one.bottom, two.bottom),
});

/** @param {Box} box @returns {Camera} a camera that has not seen its window yet */
export const newCamera = (box) => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
  cell: 100,
  zoom: 1,
  width: 0,
  height: 0,
  above: [],
  cells: [],
  isFree: false,
  box,
});

/** How wide a cell looks.
 * @param {Camera} camera */
const seenCell = ({ cell, zoom }) => cell * zoom;

/** Keeps the middle so near to the cards that some of them are always seen.
 * @param {Camera} camera */
function keepNear(camera) {
  const { box } = camera;
  camera.x = clamp(camera.x, box.left, box.right);
  camera.y = clamp(camera.y, box.top, box.bottom);
}

/** How wide a cell can be for everything to fit under a strip of this height.
 * @param {Camera} camera @param {number} strip */
function roomFor({ box, width, height }, strip) {
  const across = (width - 2 * EDGE) / (box.right - box.left);
  const down = (height - strip - 2 * EDGE) / (box.bottom - box.top) / RATIO;
  return Math.floor(clamp(Math.min(across, down), SMALLEST_FIT, LARGEST_FIT));
}

/** Where the middle goes so that as much of a row of cells is seen as possible.
 * @param {number} wished @param {number} least @param {number} most @param {number} reach half of what can be seen */
const middleOf = (wished, least, most, reach) =>
  most - least <= 2 * reach ? (least + most) / 2 : clamp(wished, least + reach, most - reach);

/** Whether something lies under what is above the board.
 * @param {Camera} camera */
function isCovered({ x, y, cell, width, height, above, cells }) {
  return cells.some(({ column, row }) => {
    const left = (column - x) * cell + width / 2;
    const top = (row - y) * cell * RATIO + height / 2;
    return above.some((one) => top < one.bottom && left < one.right && left + cell > one.left);
  });
}

/** Shows everything under a strip of this height, or, where that would be too small, as much as fits around a cell.
 * @param {Camera} camera @param {At | null} middle @param {number} strip */
function fitUnder(camera, middle, strip) {
  const { box, width, height } = camera;
  camera.zoom = 1;
  camera.cell = roomFor(camera, strip);
  const high = camera.cell * RATIO;
  const shift = strip / high / 2;
  camera.x = middleOf(middle ? middle.column + 0.5 : camera.x, box.left, box.right, width / camera.cell / 2);
  camera.y = middleOf(middle ? middle.row + 0.5 : camera.y + shift, box.top, box.bottom, (height - strip) / high / 2) - shift;
}

/** Shows everything, or, where that would be too small, as much as fits around a cell; below the buttons if it would lie under
 * them.
 * @param {Camera} camera @param {At | null} [middle] */
export function fit(camera, middle = null) {
  const { x, y } = camera;
  fitUnder(camera, middle, 0);
  if (!isCovered(camera)) return;
  Object.assign(camera, { x, y });
  fitUnder(camera, middle, Math.max(...camera.above.map(({ bottom }) => bottom)));
}

/** Moves what is seen by so many pixels.
 * @param {Camera} camera @param {number} right @param {number} down */
export function pan(camera, right, down) {
  camera.x -= right / seenCell(camera);
  camera.y -= down / seenCell(camera) / RATIO;
  camera.isFree = true;
  keepNear(camera);
}

/** Looks from nearer or farther; what lies at a point of the window stays there.
 * @param {Camera} camera @param {number} by @param {{x: number, y: number}} [at] from the middle of the window, in pixels */
export function zoom(camera, by, at = { x: 0, y: 0 }) {
  const before = seenCell(camera);
  const after = clamp(before * by, SMALLEST, LARGEST);
  camera.x += at.x / before - at.x / after;
  camera.y += (at.y / before - at.y / after) / RATIO;
  camera.zoom = after / camera.cell;
  camera.isFree = true;
  keepNear(camera);
}

/** Makes the stretched cell the true one: it is drawn anew, sharply.
 * @param {Camera} camera */
export function settle(camera) {
  camera.cell = seenCell(camera);
  camera.zoom = 1;
}

/** Moves as little as needed to have a cell in the window; true if it had to.
 * @param {Camera} camera @param {At} cell */
export function bring(camera, { column, row }) {
  if (!camera.width) return false;
  const { x, y } = camera;
  const half = {
    x: camera.width / seenCell(camera) / 2 - 0.15,
    y: camera.height / seenCell(camera) / RATIO / 2 - 0.15,
  };
  const near = (/** @type {number} */ middle, /** @type {number} */ least, /** @type {number} */ reach) =>
    reach < 0.5 ? least + 0.5 : clamp(middle, least + 1 - reach, least + reach);
  camera.x = near(x, column, half.x);
  camera.y = near(y, row, half.y);
  return camera.x !== x || camera.y !== y;
}

/** The cell at a point of the window.
 * @param {Camera} camera @param {{x: number, y: number}} at from the middle of the window, in pixels @returns {At} */
export function cellAt(camera, at) {
  const seen = seenCell(camera);
  return { column: Math.floor(camera.x + at.x / seen), row: Math.floor(camera.y + at.y / seen / RATIO) };
}

/** Whether two cameras show the same.
 * @param {Camera} one @param {Camera} two */
export const showsSame = (one, two) => one.x === two.x && one.y === two.y && seenCell(one) === seenCell(two);

/** The transform of a world of cells that is drawn for cells of this width, its corner in the middle of the window.
 * @param {Camera} camera @param {number} [drawnFor] */
export function transformOf(camera, drawnFor = camera.cell) {
  const seen = seenCell(camera);
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  const [right, down] = [round(-camera.x * seen), round(-camera.y * seen * RATIO)];
  const stretch = seen / drawnFor;
  return `translate(${right}px, ${down}px)${stretch === 1 ? "" : ` scale(${Math.round(stretch * 1e4) / 1e4})`}`;
}
