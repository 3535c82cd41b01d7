// A Colyseus server: node colyseus.js PORT FILE BYTES

import { Room, Server } from "@colyseus/core";
import { StateView, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { deal, mayPlay, play } from "./game.js";
import { Keep } from "./keep.js";

const [port, file, bytes] = process.argv.slice(2);
const keep = new Keep(file);

const Seat = schema({ hand: { array: "uint8", view: true } });
const State = schema({ number: "uint32", turn: "uint8", cells: { array: "uint8" }, seats: { array: Seat } });

class TableRoom extends Room {
  /** @type {number[]} */
  pile = [];
  isKeeping = false;
  /** @type {number | null} */
  patchRate = null; // every move is told at once, not at the next of twenty ticks a second

  onCreate(/** @type {{ seats: number }} */ { seats }) {
    const { cells, hands, pile } = deal(seats, Number(bytes));
    this.pile = pile;
    this.maxClients = seats;
    this.state = new State();
    this.state.assign({ number: 0, turn: 0, cells, seats: hands.map((hand) => new Seat().assign({ hand })) });
    this.onMessage("place", (/** @type {any} */ client, /** @type {number[]} */ [card, cell]) => {
      this.place(client.userData.seat, card, cell);
    });
  }

  onJoin(/** @type {any} */ client) {
    const seat = this.clients.length - 1;
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }

  place(/** @type {number} */ seat, /** @type {number} */ card, /** @type {number} */ cell) {
    const { state } = this;
    if (this.isKeeping || seat !== state.turn || !mayPlay(state.cells, card, cell)) return;
    this.isKeeping = true;
    keep.append(this.roomId, state.number + 1, JSON.stringify({ seat, card, cell }), "", () => {
      this.isKeeping = false;
      play(state.cells, state.seats[seat].hand, this.pile, state.number, card, cell);
      state.number += 1;
      state.turn = state.number % state.seats.length;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", TableRoom);
server.listen(Number(port), "127.0.0.1");
