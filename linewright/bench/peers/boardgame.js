// A boardgame.io server: node boardgame.js PORT FILE BYTES

import { createRequire } from "node:module";
import { deal, mayPlay, play } from "./game.js";
import { Keep } from "./keep.js";

const load = createRequire(import.meta.url); // the library has no modules for Node
const { INVALID_MOVE, PlayerView } = load("boardgame.io/core");
const { Async } = load("boardgame.io/internal");
const { Server, SocketIO } = load("boardgame.io/server");

const [port, file, bytes] = process.argv.slice(2);
const keep = new Keep(file);

const game = {
  name: "table",
  disableUndo: true,
  setup: (/** @type {any} */ { ctx }) => {
    const { cells, hands, pile } = deal(ctx.numPlayers, Number(bytes));
    return { cells, players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])), secret: { pile } };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: (/** @type {any} */ { G, ctx, playerID }, /** @type {number} */ card, /** @type {number} */ cell) => {
        if (!mayPlay(G.cells, card, cell)) return INVALID_MOVE;
        play(G.cells, G.players[playerID].hand, G.secret.pile, ctx.turn, card, cell);
      },
    },
  },
};

/** Tells nobody of a move before it is kept: the library itself tells first. */
class PatientPubSub {
  constructor() {
    this.listeners = new Map();
    this.held = new Map();
  }

  publish(/** @type {string} */ channel, /** @type {any} */ payload) {
    if (payload.type === "update" || payload.type === "patch") this.held.set(channel, payload);
    else this.listeners.get(channel)?.(payload);
  }

  release(/** @type {string} */ channel) {
    const payload = this.held.get(channel);
    this.held.delete(channel);
    this.listeners.get(channel)?.(payload);
  }

  subscribe(/** @type {string} */ channel, /** @type {(payload: any) => void} */ callback) {
    this.listeners.set(channel, callback);
  }

  unsubscribeAll(/** @type {string} */ channel) {
    this.listeners.delete(channel);
  }
}

const pubSub = new PatientPubSub();

/** Matches in memory, every move and the state after it on disk before it is told. */
class SqliteStore extends Async {
  constructor() {
    super();
    this.matches = new Map();
  }

  async connect() {}

  async createMatch(/** @type {string} */ id, /** @type {any} */ { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    await new Promise((done) => keep.append(id, 0, JSON.stringify(metadata), JSON.stringify(initialState), () => done(0)));
  }

  async setState(/** @type {string} */ id, /** @type {any} */ state, /** @type {any} */ deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    await new Promise((done) => {
      keep.append(id, state._stateID, JSON.stringify(deltalog), JSON.stringify(state), () => {
        pubSub.release(`MATCH-${id}`);
        done(0);
      });
    });
  }

  async setMetadata(/** @type {string} */ id, /** @type {any} */ metadata) {
    this.matches.get(id).metadata = metadata; // only when it was last played
  }

  async fetch(/** @type {string} */ id) {
    return { ...this.matches.get(id) };
  }

  async wipe(/** @type {string} */ id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

const server = Server({
  games: [game],
  db: new SqliteStore(),
  transport: new SocketIO({ pubSub }),
  origins: [],
});
server.run({ port: { host: "127.0.0.1", port: Number(port) } });
