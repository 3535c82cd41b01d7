// The scene as this game knows it: with its own view, and what it remembers between drawings.
import type { SharedView } from "../../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../../page/table/scene.js";
import type { Bench } from "../bench.js";
import type { Laid, Section } from "../layout.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** A line as it lies, with the cards it runs through. */
export interface ShownLine {
  colour: string;
  length: number;
  sections: Section[];
  bench: Laid[];
  cards: Record<string, string>;
}

export interface Memory {
  benches?: Record<string, Bench>;
  boards?: Record<string, object>;
  /** whether the end is shown with a solution instead of one's own line */
  showsSolution?: boolean;
  /** whether the time was better than the best so far */
  isRecord?: boolean;
  /** whether another puzzle is about to start */
  isLeaving?: boolean;
}

export type Scene = SharedScene<View, null, Memory>;
