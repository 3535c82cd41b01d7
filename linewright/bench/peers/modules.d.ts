// What the small servers take from npm and Node. The packages lie in the user's cache, so their types are not at hand.
declare module "node:module";
declare module "@colyseus/core";
declare module "@colyseus/schema";
declare module "@colyseus/ws-transport";
declare module "@photostructure/sqlite";
declare const process: { argv: string[] };
declare function setImmediate(callback: () => void): void;
