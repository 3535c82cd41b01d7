// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

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
  phase: "building" | "over";
}
