// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** What a card can do: the id of words for it, and the cells it goes on or takes from. */
export interface Ability {
  cells: string[];
  count: number;
  word: string;
}

/** A finished sequence. */
export interface Line {
  cells: string[];
  team: string;
}

/** Five cells that may be fixed, and the move that does it. */
export interface Lock {
  cells: string[];
  text: string;
}

/** What everybody sees of a seat. */
export interface SeatView {
  cards: number;
  cards_before_reshuffle: number;
  cut: string | null;
  discards: string[];
  draw_order: number;
  last_played: string | null;
  may_draw: boolean;
  must_drop: boolean;
  team: string;
}

/** What a seat may know. */
export interface View {
  board: string[][];
  can: Record<string, Ability>;
  dead: string[];
  dealer: number;
  discards: string[];
  draw_pile: number;
  exchanged: number;
  hand: string[];
  in_hands_at_reshuffle: string[];
  locks: Lock[];
  markers: string[];
  needed: number;
  own_since_reshuffle: string[];
  passes: number;
  phase: "dropping" | "locking" | "over" | "playing";
  placed: string | null;
  seats: SeatView[];
  sequences: Line[];
  teams: string[];
  turn: number | null;
}
