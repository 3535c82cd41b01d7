"""What may happen in KIDZ LINE: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import below, turn_up
from linewright.core.record import clear_padding
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.grid import (
    MOST_OPEN,
    PLACES,
    clear_table,
    has_place,
    lay_card,
    lay_start_card,
    list_places,
    table_is_broken,
    why_not_place,
)
from linewright.games.light_line.kidz_line.state import NOBODY, ROUNDS, SEATS
from linewright.games.light_line.sets import NOTHING, SET_BY_CARDS, fill_deck, is_lost, shuffle_unknown

UNDER = PLACES  # below it are placements, cell * 2 + turned
NOT_HELD = UNDER + 1  # placing a card that is not the open one
OFF_TABLE = NOT_HELD + 1  # placing a card far away from all others
ACTIONS = OFF_TABLE + 1
MOST_LEGAL = 2 * MOST_OPEN + 1

STRICT, LENIENT = 0, 1  # strict_kids

SET_BEFORE_START = ("generator", "seats", "first", "laid", "strict_kids", *SET_BY_CARDS)


def start(state: np.record) -> None:
    """Lay the start card and give everybody six cards (LL-60)."""
    clear_table(state)
    state.rounds = 0
    clear_padding(state)
    for seat in range(SEATS):
        state.scored[seat] = 0
        for k in range(ROUNDS):
            state.missed[seat, k] = 0
            state.pile[seat, k] = NOTHING
    fill_deck(state)
    seats = int(state.seats)
    state.starter = state.first if state.first != NOBODY else below(state.generator, seats)  # LL-31
    state.turn = state.starter
    lay_start_card(state, int(state.deck[0]))
    for k in range(ROUNDS):
        for other in range(seats):
            state.pile[(int(state.turn) + other) % seats, k] = state.deck[1 + k * seats + other]
    dealt = 1 + ROUNDS * seats
    for k in range(MOST_CARDS):
        state.deck[k] = state.deck[k + dealt] if k + dealt < state.box else NOTHING


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn."""
    return int(state.turn == seat)


def open_card(state: np.record) -> int:
    """The card that is turned up now; the game must not be over (LL-61)."""
    return int(state.pile[int(state.turn), int(state.rounds)])


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.turn == NOBODY:
        return 62  # LL-62: six rounds are played
    if state.turn != seat:
        return 31  # LL-31: one after the other, clockwise
    if action == OFF_TABLE:
        return 10
    if action < 0 or action >= NOT_HELD:
        return 61  # LL-61: the card that is turned up
    if action < UNDER:
        return why_not_place(state, open_card(state), action)
    return 63 if state.strict_kids == STRICT and has_place(state, open_card(state)) else 0  # LL-63


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if state.turn != seat or state.turn == NOBODY:
        return 0
    count = list_places(state, open_card(state), out)
    out[count] = UNDER
    return count + int(count == 0 or state.strict_kids == LENIENT)


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    if action < UNDER:
        lay_card(state, action, open_card(state))
        state.scored[seat] = int(state.scored[seat]) + 1
    else:
        state.missed[seat, int(state.rounds)] = 1
    turn = seat + 1
    state.turn = turn if turn < state.seats else 0
    if state.turn == state.starter:
        state.rounds = int(state.rounds) + 1
        if state.rounds == ROUNDS:
            state.turn = NOBODY  # LL-62


def is_over(state: np.record) -> int:
    """1 once six rounds are played."""
    return int(state.turn == NOBODY)


def score(state: np.record, seat: int) -> int:
    """Count the cards the seat has placed."""
    return int(state.scored[seat])


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and nobody has placed more cards (LL-62)."""
    most = 0
    for other in range(int(state.seats)):
        most = max(most, int(state.scored[other]))
    return int(state.turn == NOBODY) & int(state.scored[seat] == most)


def is_up(state: np.record, seat: int, k: int) -> int:
    """1 if card k of a seat has been turned up."""
    if state.turn == NOBODY or k < state.rounds:
        return 1
    seats = int(state.seats)
    has_had_turn = (seat - int(state.starter)) % seats <= (int(state.turn) - int(state.starter)) % seats
    return int(k == state.rounds) & int(has_had_turn)


def imagine(state: np.record, seat: int) -> None:  # noqa: ARG001  all seats know the same
    """Shuffle all cards that nobody has seen."""
    seats = int(state.seats)
    for place in range(int(state.placed)):
        state.known[int(state.lies[place]) >> 1] = 1
    for other in range(seats):
        for k in range(ROUNDS):
            if is_up(state, other, k):
                state.known[int(state.pile[other, k])] = 1
    place = shuffle_unknown(state, 0)
    for other in range(seats):
        for k in range(ROUNDS):
            if not is_up(state, other, k):
                place -= 1
                state.pile[other, k] = state.deck[place]
                state.deck[place] = NOTHING


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 the table, 3 the score, 4 the course."""
    if cards_are_lost(state):
        return 1
    if table_is_broken(state):
        return 2
    placed = 1
    for seat in range(SEATS):
        placed += int(state.scored[seat])
        if state.scored[seat] > ROUNDS:
            return 3
    if placed != state.placed:
        return 3
    if (state.turn == NOBODY) != (state.rounds == ROUNDS) or state.turn >= state.seats:
        return 4
    return 0


def cards_are_lost(state: np.record) -> int:
    """1 if a card is not exactly once on the table, missed, in a pile or undealt."""
    for card in range(MOST_CARDS):
        there = 0
        for place in range(int(state.placed)):
            there += int(int(state.lies[place]) >> 1 == card)
        for seat in range(int(state.seats)):
            for k in range(ROUNDS):
                is_played = is_up(state, seat, k) and not state.missed[seat, k] and not is_open(state, seat, k)
                there += int(state.pile[seat, k] == card and not is_played)
        if is_lost(state, card, there):
            return 1
    return 0


def is_open(state: np.record, seat: int, k: int) -> int:
    """1 if this is the card turned up now."""
    return int(state.turn == seat) & int(state.rounds == k)


SELDOM = (start, imagine, check)  # stay calls in machine code: run rarely
