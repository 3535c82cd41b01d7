// The scene as this game knows it: with its own view, the line that is being shown, and what it remembers between drawings.
import type { SharedView, Timing } from "../../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../../page/table/scene.js";
import type { Laid, Section } from "../layout.js";
import type { Colour } from "../tubes.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** A layout that was shown, with the longest line of its colour, as the server tells it. */
export interface Shown {
  colour: Colour;
  length: number;
  sections: Section[];
  bench: Laid[];
  cards: Record<string, string>;
}

/** A call, and what its time rests on where the table has measured it. */
export interface Call {
  seat: number;
  timing: Timing | null;
}

/** How a round, or one try at it, came out; `open`: nobody has called, or whoever has is showing a line. */
export interface Try {
  kind: "open" | "right" | "wrong" | "time" | "tie" | "all-open";
  /** which round, from 1 */
  round: number;
  /** the number of the move that decided it, among all */
  decided: number;
  /** cards turned up */
  turned: number;
  calls: Call[];
  /** whose call counted */
  seat: number | null;
  /** on the round card, where it is told */
  number: number | null;
  /** the round card that a wrong call cost */
  lost: number | null;
  shown: Shown | null;
  /** whether others play this try on, as after a wrong call where that was agreed */
  goesOn: boolean;
}

/** The line that whoever has called lays out. */
export interface Proof {
  /** the call it belongs to: how many moves had been made then */
  call: number;
  colour: Colour | null;
  laid: Laid[];
  /** the card that is turned, moved or taken back */
  picked: string | null;
  /** whether a card was turned or moved by hand: then another colour leaves them as they lie */
  isByHand: boolean;
  /** whether it was sent */
  isSent: boolean;
}

export interface Memory {
  /** windows of boards, by name */
  boards?: Record<string, unknown>;
  proof?: Proof;
  /** moves made when somebody called here, and nothing was heard of it yet */
  calledAt?: Record<number, number>;
  /** the call that somebody here was slower than */
  late?: string;
  /** the try whose outcome was put away */
  putAway?: number;
  /** the try whose outcome is looked at again */
  lookedAt?: number;
  /** the newest view that was drawn */
  view?: View;
  /** the place that Tab reaches in a row of cards, by the row's name */
  [stop: `stop ${string}`]: number | undefined;
}

export type Scene = SharedScene<View, null, Memory>;
