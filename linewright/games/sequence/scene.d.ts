// The scene as this game knows it: with its own view, what is picked up, and what it remembers between drawings.
import type { SharedView } from "../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../page/table/scene.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** A card picked up: its place in hand, and the cell that was pressed once. */
export interface Chosen {
  card: string;
  at: number;
  cell?: string;
}

export interface Memory {
  /** where the focus is on the board, and what of a cell's name was typed */
  grid?: { at: string; letter: string; jumped: string; since: number; timer: number };
  /** the place in hand that Tab reaches */
  held?: number;
  chosenAt?: number;
  /** the thing that the marker of one's own last move flies from */
  played?: string;
  /** what a pressed square shows, and how many moves there were then */
  looked?: { text: string; moves: number } | null;
  /** the text of the move that fixes the chosen five */
  five?: string;
  allSeats?: boolean;
}

export type Scene = SharedScene<View, Chosen, Memory>;
