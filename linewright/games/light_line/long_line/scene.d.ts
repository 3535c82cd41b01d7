// The scene as this game knows it: with its own view, and what it remembers between drawings.
import type { SharedView } from "../../../page/messages.d.ts";
import type { Scene as SharedScene } from "../../../page/table/scene.js";
import type { Bench } from "../bench.js";
import type { Laid, Section } from "../layout.js";
import type { View as OwnView } from "./view.d.ts";

export type View = OwnView & SharedView;

/** The line of a seat as it lay when its round was over. */
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
  /** rounds whose end was looked at, or built past */
  seenRounds?: number;
  /** the seat at this screen that was touched last */
  touched?: number;
}

export type Scene = SharedScene<View, null, Memory>;

/** The scene of somebody who has a seat. */
export type Seated = Scene & { seat: number };
