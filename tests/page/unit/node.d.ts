// What the tests take from Node. Its own types would be one more package, for a few names.
declare module "node:test";
declare module "node:assert/strict";
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
