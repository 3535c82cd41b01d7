// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** The longest line of a colour on a workbench. */
export interface LongestLine {
  length: number;
  sections: (number | string)[][];
}

/** A card that lies somewhere; cells count from the start card, or from the first card of a layout. */
export interface Placed {
  card: string;
  column: number;
  row: number;
  turned: boolean;
}

/** What the player may know. */
export interface View {
  bench: Placed[];
  cards: Record<string, string>;
  colour: string;
  gave_up: boolean;
  hand: string[];
  length: number;
  lines: Record<string, LongestLine>;
  phase: "building" | "over";
}
