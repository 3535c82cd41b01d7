// The scene as this game knows it: with its own view, how the card is held, and what it remembers between drawings.
import type { SharedView } from "../../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../../page/table/scene.js";
import type { ShownLine } from "../board.js";
import type { At } from "../camera.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** The card that is turned up, as it is held, and the place where it is tried. */
export interface Chosen {
  card: string;
  turned: boolean;
  at: At | null;
}

/** A place where the card goes, as it lies there, and the lines that go on. */
export interface Place extends At {
  text: string;
  turned: boolean;
  lines: ShownLine[];
}

export interface Memory {
  /** the boards, as board.js keeps them */
  boards?: object;
  /** a place where the card was tried and does not fit */
  again?: (At & { card: string; turned: boolean }) | null;
  /** the timer that lets it go */
  forgetting?: ReturnType<typeof setTimeout>;
  /** the lines that shine because a card has just been placed */
  shining?: ShownLine[];
  /** whether the last move was made by keyboard, so that the focus has to go on */
  hadFocus?: boolean;
  /** the turn whose places were brought into sight */
  shown?: string;
}

export type Scene = SharedScene<View, Chosen, Memory>;
