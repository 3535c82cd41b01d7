// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxAround,
  bring,
  cellAt,
  fit,
  newCamera,
  pan,
  RATIO,
  settle,
  transformOf,
  unite,
  zoom,
} from "../../../linewright/games/light_line/camera.js";

/** A camera before a window, looking at cells.
 * @param {[number, number][]} cells @param {Partial<import("../../../linewright/games/light_line/camera.js").Camera>} [more] */
function cameraAt(cells, more = {}) {
  const box = boxAround(cells.map(([column, row]) => ({ column, row })));
  return { ...newCamera(box), width: 800, height: 700, ...more };
}

/** Where a point of the world is seen, from the middle of the window.
 * @param {ReturnType<typeof cameraAt>} camera @param {number} x @param {number} y */
const seenAt = (camera, x, y) => [(x - camera.x) * camera.cell * camera.zoom, (y - camera.y) * camera.cell * camera.zoom * RATIO];

test("an empty board is one cell", () => {
  assert.deepEqual(boxAround([]), { left: 0, top: 0, right: 1, bottom: 1 });
});

test("boxes unite to the box around both", () => {
  const one = boxAround([{ column: -2, row: 0 }]);
  const two = boxAround([{ column: 1, row: 3 }]);
  assert.deepEqual(unite(one, two), { left: -2, top: 0, right: 2, bottom: 4 });
});

test("everything fits into the window, in its middle", () => {
  const camera = cameraAt([
    [-3, -2],
    [2, 2],
  ]);
  fit(camera);
  for (const [x, y] of [
    [-3, -2],
    [3, 3],
  ]) {
    const [right, down] = seenAt(camera, x, y);
    assert.ok(Math.abs(right) <= 400 && Math.abs(down) <= 350);
  }
  assert.deepEqual([camera.x, camera.y], [0, 0.5]);
});

test("what would lie under the buttons lies below them, and what would not is as large as can be", () => {
  const above = [{ left: 650, right: 800, bottom: 70 }];
  const cells = [
    { column: 0, row: 0 },
    { column: 5, row: 2 },
  ];
  const camera = cameraAt(
    [
      [0, 0],
      [5, 2],
    ],
    { above, cells, width: 800, height: 560 },
  );
  fit(camera);
  const free = camera.cell;
  assert.ok(seenAt(camera, 5, 2)[1] > -280 + 70); // the corner above it is empty
  camera.cells = [...cells, { column: 5, row: 0 }];
  fit(camera);
  assert.ok(seenAt(camera, 0, 0)[1] >= -280 + 70);
  assert.ok(camera.cell < free);
});

test("places never become too small for a finger: then what is seen lies around a cell, and not beyond the edge", () => {
  const camera = cameraAt(
    [
      [0, 0],
      [19, 19],
    ],
    { width: 360, height: 380 },
  );
  fit(camera, { column: 10, row: 10 });
  assert.equal(camera.cell, 32);
  assert.deepEqual([camera.x, camera.y], [10.5, 10.5]);
  fit(camera, { column: 0, row: 0 });
  assert.ok(Math.abs(seenAt(camera, 0, 0)[0] + 180) < 1e-9);
});

test("panning follows the finger, and never loses the cards", () => {
  const camera = cameraAt([
    [-3, -2],
    [2, 2],
  ]);
  fit(camera);
  const before = seenAt(camera, 0, 0);
  pan(camera, 30, -20);
  const after = seenAt(camera, 0, 0);
  assert.deepEqual([Math.round(after[0] - before[0]), Math.round(after[1] - before[1])], [30, -20]);
  assert.ok(camera.isFree);
  pan(camera, 1e6, 1e6);
  assert.deepEqual([camera.x, camera.y], [-3, -2]);
});

test("zooming leaves the point under the pointer where it is", () => {
  const camera = cameraAt([
    [-3, -2],
    [2, 2],
  ]);
  fit(camera);
  const point = [camera.x + 100 / camera.cell, camera.y + 70 / camera.cell / RATIO];
  zoom(camera, 1.4, { x: 100, y: 70 });
  const [right, down] = seenAt(camera, point[0], point[1]);
  assert.ok(Math.abs(right - 100) < 1e-6 && Math.abs(down - 70) < 1e-6);
});

test("the cell under the pointer is found, zoomed or not", () => {
  const camera = cameraAt([
    [-3, -2],
    [2, 2],
  ]);
  fit(camera);
  for (const by of [1, 1.7, 0.6]) {
    zoom(camera, by, { x: 40, y: -30 });
    const [x, y] = seenAt(camera, 1.99, -0.01);
    assert.deepEqual(cellAt(camera, { x, y }), { column: 1, row: -1 });
  }
});

test("zooming has ends", () => {
  const camera = cameraAt([[0, 0]]);
  zoom(camera, 1000);
  assert.equal(camera.cell * camera.zoom, 260);
  zoom(camera, 1e-6);
  assert.equal(camera.cell * camera.zoom, 26);
});

test("settling draws the same, only sharper", () => {
  const camera = cameraAt([[0, 0]]);
  zoom(camera, 1.5);
  assert.match(transformOf(camera), /scale\(1\.5\)/);
  const seen = seenAt(camera, 1, 1);
  settle(camera);
  assert.doesNotMatch(transformOf(camera), /scale/);
  assert.deepEqual(seenAt(camera, 1, 1), seen);
});

test("a cell is brought into sight by as little as needed", () => {
  const camera = cameraAt(
    [
      [-9, -9],
      [9, 9],
    ],
    { cell: 100 },
  );
  assert.equal(bring(camera, { column: 0, row: 0 }), false);
  assert.equal(bring(camera, { column: 8, row: 0 }), true);
  assert.equal(Math.round(seenAt(camera, 9, 0)[0]), 385);
  assert.equal(bring(camera, { column: 8, row: 0 }), false);
});
