// What a seat may know in this game beside what all views have, as `view.py` builds it.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** What lies before a seat, and what it has won. */
export interface SeatView {
  after_bet: number;
  bet: string | null;
  bet_needs: number | null;
  colours: Record<string, number>;
  direction: "down" | "up" | null;
  hand: string[];
  last: number | null;
  line: string[];
  note: unknown[][];
  score: number;
  stack: number;
  tokens: number;
}

/** What a screen is to show of what is known. */
export interface Show {
  hands: boolean;
  scores: boolean;
}

/** What a seat may know. */
export interface View {
  deck: number;
  discarded: number;
  jackpots: Record<string, number>;
  market: string[];
  market_places: (string | null)[];
  phase: "final" | "over" | "turns";
  played: boolean;
  round: number;
  rounds: number;
  seats: SeatView[];
  show: Show;
  taken: boolean;
  token: number;
  unseen: string[];
}
