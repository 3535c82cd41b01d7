// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** A line that a placement extends (LL-20). */
export interface Line {
  colour: string;
  points: number;
  sections: (number | string)[][];
}

/** A card that lies somewhere; cells count from the start card, or from the first card of a layout. */
export interface Placed {
  card: string;
  column: number;
  row: number;
  turned: boolean;
}

/** What is known of a seat. */
export interface SeatView {
  face_down: number;
  missed: string[];
  placed: number;
}

/** What a seat may know; all seats know the same. */
export interface View {
  card: string | null;
  cards: Record<string, string>;
  extended: Line[];
  phase: "over" | "placing";
  rounds: number;
  seats: SeatView[];
  starter: number;
  table: Placed[];
  turn: number | null;
  worth: Record<string, number>;
}
