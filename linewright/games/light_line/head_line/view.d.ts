// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** A card that lies somewhere; cells count from the start card, or from the first card of a layout. */
export interface Placed {
  card: string;
  column: number;
  row: number;
  turned: boolean;
}

/** What everybody knows of a seat. */
export interface SeatView {
  locked: boolean;
  won: number[];
}

/** What may be known; everybody knows the same. */
export interface View {
  bench: Placed[];
  called_at: number | null;
  caller: number | null;
  cards: Record<string, string>;
  discarded: number[];
  open: string[];
  phase: "over" | "showing" | "turning";
  played: number;
  repeats: number;
  round_pile: number[];
  seats: SeatView[];
  under: string[];
  unseen: number;
  wanted: number | null;
}
