// What the tests take from Node. Its own types would be one more package, for three names.
declare module "node:test";
declare module "node:assert/strict";
