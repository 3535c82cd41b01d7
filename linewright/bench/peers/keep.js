// Where the peers keep their moves: SQLite, synchronous=FULL. What comes within one turn of the event loop shares a transaction.

import { DatabaseSync } from "@photostructure/sqlite";

export class Keep {
  /** @param {string} file */
  constructor(file) {
    this.database = new DatabaseSync(file);
    this.database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    this.database.exec("CREATE TABLE moves (match TEXT, number INTEGER, body TEXT, PRIMARY KEY (match, number)) WITHOUT ROWID");
    this.database.exec("CREATE TABLE states (match TEXT PRIMARY KEY, body TEXT)");
    this.move = this.database.prepare("INSERT INTO moves VALUES (?, ?, ?)");
    this.state = this.database.prepare("INSERT INTO states VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body");
    /** @type {{ match: string, number: number, body: string, state: string, done: () => void }[]} */
    this.waiting = [];
  }

  /**
   * Keep a move, and where there is one the state after it; `done` is called when they are on disk.
   * @param {string} match
   * @param {number} number
   * @param {string} body
   * @param {string} state
   * @param {() => void} done
   */
  append(match, number, body, state, done) {
    if (!this.waiting.length) setImmediate(() => this.commit());
    this.waiting.push({ match, number, body, state, done });
  }

  commit() {
    const batch = this.waiting;
    this.waiting = [];
    this.database.exec("BEGIN IMMEDIATE");
    for (const one of batch) {
      this.move.run(one.match, one.number, one.body);
      if (one.state) this.state.run(one.match, one.state);
    }
    this.database.exec("COMMIT");
    for (const one of batch) one.done();
  }
}
