// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** A card whose front one has seen, and where it is now. */
export interface Known {
  card: string;
  hand?: number;
  number_card?: number;
  pile?: number;
  place?: number;
  seat?: number;
}

/** A line that a placement extends (LL-20). */
export interface Line {
  colour: string;
  points: number;
  sections: (number | string)[][];
}

/** A card that did not fit, and how many cards lay on the table then. */
export interface NoPlace {
  cards_on_table: number;
  hand?: number;
  number_card?: number;
  pile?: number;
  place?: number;
  seat?: number;
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
  card: string | null;
  line_card: number | null;
  number_cards: number[];
  points: number;
}

/** What a seat may know. */
export interface View {
  cards: Record<string, string>;
  ending: boolean;
  extended: Line[];
  hand: string | null;
  known: Known[];
  no_place: NoPlace[];
  owed: number;
  passes: number;
  payable: number;
  phase: "drawing" | "over" | "paying" | "placing" | "replacing";
  piles: Record<string, number>;
  seats: SeatView[];
  starter: number;
  table: Placed[];
  tried: Record<string, number>;
  turn: number | null;
  turns: number;
  worth: Record<string, number>;
}
