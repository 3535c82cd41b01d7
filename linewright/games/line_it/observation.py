"""What a seat may know at a Line-it table as numbers for learners: everything but the order of the deck (LI-70)."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from linewright.games.line_it.cards import DECK, KINDS, NOTHING, stake_of
from linewright.games.line_it.state import HAND, SEATS

CARD = "number 1 to 100, or 101, 102, 103 for the bets +3, +4, +5"

PLANES = (
    Plane("unseen", (KINDS,), f"[card] copies in the draw pile; a card is a {CARD}"),
    Plane("market", (KINDS,), "[card] copies in the market"),
    Plane("hands", (SEATS, KINDS), "[seat, card] copies in the hand"),
    Plane("lines", (SEATS, KINDS), "[seat, card] copies in the line; its numbers lie in order of size, see over and under"),
    Plane("last", (SEATS,), "[seat] newest number of the line, 0 for none"),
    Plane("over", (SEATS,), "[seat] the next number must be higher than this"),
    Plane("under", (SEATS,), "[seat] the next number must be lower than this"),
    Plane("numbers", (SEATS,), "[seat] number cards in the line"),
    Plane("colours", (SEATS, 4), "[seat, colour] number cards of red, blue, green, yellow in the line"),
    Plane("stake", (SEATS,), "[seat] points at stake on the bet in the line, 0 for none"),
    Plane("after_bet", (SEATS,), "[seat] number cards played after that bet"),
    Plane("stack", (SEATS,), "[seat] cards in the scoring stack"),
    Plane("tokens", (SEATS,), "[seat] points of bets won and lost"),
    Plane("jackpot", (4,), "[colour] cards in the jackpot of the colour"),
    Plane("phase", (), "0 turns, 1 final phase, 2 over"),
    Plane("turn", (), "seat at turn, -1 once over"),
    Plane("token", (), "seat with the start player token"),
    Plane("turns_left", (), "turns of this round, or of the final phase, that are not over"),
    Plane("taken", (), "1 if the seat at turn has taken a card"),
    Plane("played", (), "1 if the seat at turn has played a card of its hand"),
    Plane("deck", (), "cards in the draw pile"),
    Plane("discarded", (), "cards out of the game"),
    Plane("seats", (), "how many play"),
    Plane("options", (5,), "bet_exact, final_card, final_start, open_hands, hidden_scores: the number of the choice, from 0"),
)
LEFT_OUT = ("market_places",)  # where in the market a card lies on a screen

SIZE = size_of(PLANES)
(
    UNSEEN,
    MARKET,
    HANDS,
    LINES,
    LAST,
    OVER_THIS,
    UNDER_THIS,
    NUMBERS,
    COLOURS,
    STAKE,
    AFTER_BET,
    STACK,
    TOKENS,
    JACKPOT,
    PHASE,
    TURN,
    TOKEN,
    TURNS_LEFT,
    TAKEN,
    PLAYED,
    LEFT_IN_DECK,
    DISCARDED,
    AT_TABLE,
    OPTIONS,
) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    drawn = int(state.drawn)
    for k in range(drawn, DECK):
        card = int(state.deck[k])
        out[UNSEEN + card] = int(out[UNSEEN + card]) + 1
    for k in range(int(state.market_count)):
        card = int(state.market[k])
        out[MARKET + card] = int(out[MARKET + card]) + 1
    seats = int(state.seats)
    other = seat
    for k in range(seats):
        observe_seat(state, other, k, out)
        other = other + 1 if other + 1 < seats else 0
    for colour in range(4):
        out[JACKPOT + colour] = state.jackpot[colour]
    out[PHASE] = state.phase
    out[TURN] = seats_from(seat, int(state.turn), seats)
    out[TOKEN] = seats_from(seat, int(state.token), seats)
    out[TURNS_LEFT] = state.turns_left
    out[TAKEN] = state.taken
    out[PLAYED] = state.played
    out[LEFT_IN_DECK] = DECK - drawn
    out[DISCARDED] = state.discarded
    out[AT_TABLE] = seats
    out[OPTIONS] = state.bet_exact
    out[OPTIONS + 1] = state.final_card
    out[OPTIONS + 2] = state.final_start
    out[OPTIONS + 3] = state.open_hands
    out[OPTIONS + 4] = state.hidden_scores


def observe_seat(state: np.record, seat: int, k: int, out: np.ndarray) -> None:
    """Fill out with what lies before a seat, the k-th from the learner's."""
    hand = HANDS + k * KINDS
    for place in range(HAND):
        card = int(state.hand[seat, place])
        if card != NOTHING:
            out[hand + card] = int(out[hand + card]) + 1
    line = LINES + k * KINDS
    for place in range(int(state.line_count[seat])):
        out[line + int(state.line[seat, place])] = 1
    out[LAST + k] = state.last[seat]
    out[OVER_THIS + k] = state.over[seat]
    out[UNDER_THIS + k] = state.under[seat]
    out[NUMBERS + k] = state.numbers[seat]
    for colour in range(4):
        out[COLOURS + 4 * k + colour] = state.colours[seat, colour]
    out[STAKE + k] = 0 if state.bet[seat] == NOTHING else stake_of(int(state.bet[seat]))
    out[AFTER_BET + k] = state.after_bet[seat]
    out[STACK + k] = state.stack[seat]
    out[TOKENS + k] = state.tokens[seat]
