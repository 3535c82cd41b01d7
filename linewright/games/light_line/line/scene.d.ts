// The scene as LINE knows it: with its own view, what is tried, and what it remembers between drawings.
import type { SharedView } from "../../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../../page/table/scene.js";
import type { Section } from "../board.js";
import type { At } from "../camera.js";
import type { Colour } from "../tubes.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** Where one's card is tried, which way round, and how its points would be paid. */
export interface Chosen extends At {
  turned: boolean;
  take: string;
}

/** A line that a placement extends. */
export interface Extended {
  colour: Colour;
  points: number;
  sections: Section[];
}

/** What the server offers for one placement. */
export interface Placement extends At {
  text: string;
  turned: boolean;
  points: number;
  lines: Extended[];
  takes: string[];
  paid: number;
}

/** A cell for one's card, with one or both ways round; the better one first. */
export interface Place extends At {
  ways: Placement[];
}

export interface Memory {
  /** the windows of the boards */
  boards?: object;
  /** the card in hand that somebody has turned */
  turned?: string;
  /** the place under the mouse */
  hover?: At | null;
  /** the payment chosen before the card was placed, to be taken next */
  pay?: string;
  /** the payment that is picked now, where there is a choice */
  picked?: string;
  /** how many cards lay when the lines that shine now were extended */
  shines?: number;
  shining?: ReturnType<typeof setTimeout>;
  drawn?: View;
  before?: View;
  /** how often the points of a seat were counted up */
  counts?: Record<number, number>;
  /** whether a move was made by keyboard, so that the focus has to go on */
  hadFocus?: boolean;
}

export type Scene = SharedScene<View, Chosen, Memory>;

/** The scene of somebody who has a seat. */
export type Seated = Scene & { seat: number };
