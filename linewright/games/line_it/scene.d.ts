// The scene as this game knows it: with its own view, what is picked up, and what it remembers between drawings.
import type { SharedView } from "../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../page/table/scene.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** A card picked up, and where it lies. */
export interface Chosen {
  from: "market" | "hand";
  place: number;
  card: string;
}

/** A picture of a card or jackpot that is about to leave, and where it lay. */
export interface Leaving {
  copy: HTMLElement;
  place: DOMRect;
  card: string;
}

/** Everything that one drawing takes away: lines by seat, jackpots by colour. */
export interface LeavingThings {
  lines: Record<number, Leaving[]>;
  market: Leaving[];
  pots: Record<string, Leaving>;
}

export interface Memory {
  /** the place that Tab reaches in a row of cards, by the row's name */
  [stop: `stop ${string}`]: number | undefined;
  /** where each copy of a bet card lay in the last drawing */
  copies?: Map<string, string>;
  /** how often the points of a seat were counted up */
  counts?: Record<number, number>;
  drawn?: View;
  before?: View;
  leaving?: LeavingThings | null;
  /** whether a move was made by keyboard, so that the focus has to go on */
  hadFocus?: boolean;
}

export type Scene = SharedScene<View, Chosen, Memory>;

/** The scene of somebody who has a seat. */
export type Seated = Scene & { seat: number };

/** Names the card at a place for its flight. */
export type Thing = (card: string, place: string) => string;
