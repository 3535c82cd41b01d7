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
    list_places,
    place_card,
    put_start_card,
    table_is_broken,
    why_not_place,
)
from linewright.games.light_line.kidz_line.state import NOBODY, ROUNDS, SEATS
from linewright.games.light_line.sets import SET_BY_GRID_CARDS, fill_deck, is_lost, shuffle_unknown

UNDER = PLACES  # below it are placements, cell * 2 + turned
NOT_HELD = UNDER + 1  # placing a card that is not the open one
OFF_TABLE = NOT_HELD + 1  # placing a card far away from all others
ACTIONS = OFF_TABLE + 1
MOST_LEGAL = 2 * MOST_OPEN + 1

STRICT, LENIENT = 0, 1  # strict_kids

SET_BEFORE_START = ("generator", "seats", "first", "laid", "strict_kids", *SET_BY_GRID_CARDS)


def start(state: np.record) -> None:
    """Lay the start card and give everybody six cards (LL-60)."""
    clear_table(state)
    state.rounds = 0
    state.up = 1
    clear_padding(state)
    for seat in range(SEATS):
        state.scored[seat] = 0
        state.missed[seat] = 0
    fill_deck(state)
    state.starter = state.first if state.first != NOBODY else below(state.generator, int(state.seats))  # LL-31
    state.turn = state.starter
    for place in range(dealt(state)):
        state.deck[place] = turn_up(state.generator, state.deck, place, int(state.box))
    put_start_card(state, int(state.deck[0]))


def dealt(state: np.record) -> int:
    """Count the cards that were dealt, the start card among them."""
    return 1 + ROUNDS * int(state.seats)


def place_dealt(state: np.record, seat: int, k: int) -> int:
    """The place in the deck of card k of a seat."""
    later = seat - int(state.starter)
    return 1 + k * int(state.seats) + (later if later >= 0 else later + int(state.seats))


def card_dealt(state: np.record, seat: int, k: int) -> int:
    """Card k of a seat."""
    return int(state.deck[place_dealt(state, seat, k)])


def was_missed(state: np.record, seat: int, k: int) -> int:
    """1 if card k of a seat was put under its pile."""
    return int(state.missed[seat]) >> k & 1


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn."""
    return int(state.turn == seat)


def open_card(state: np.record) -> int:
    """The card that is turned up now; the game must not be over (LL-61)."""
    return int(state.deck[int(state.up)])


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
        place_card(state, action, open_card(state))
        state.scored[seat] = int(state.scored[seat]) + 1
    else:
        state.missed[seat] = int(state.missed[seat]) | 1 << int(state.rounds)
    state.up = int(state.up) + 1
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
    return int(place_dealt(state, seat, k) <= state.up)


def imagine(state: np.record, seat: int) -> None:  # noqa: ARG001  all seats know the same
    """Shuffle all cards that nobody has seen: the first lie undealt, the last are dealt, the cards of each seat together."""
    first = min(int(state.up) + 1, dealt(state))
    for place in range(first):
        state.known[int(state.deck[place])] = 1
    stop = shuffle_unknown(state, first)
    for place in range(first, stop):
        state.known[place] = state.deck[place]
    for place in range(dealt(state), stop):
        state.deck[place] = state.known[first + place - dealt(state)]
    place = stop
    for other in range(int(state.seats)):
        for k in range(ROUNDS):
            if not is_up(state, other, k):
                place -= 1
                state.deck[place_dealt(state, other, k)] = state.known[place]
    for card in range(MOST_CARDS):
        state.known[card] = 0


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
    if state.up != (dealt(state) if state.turn == NOBODY else place_dealt(state, int(state.turn), int(state.rounds))):
        return 4
    return 0


def cards_are_lost(state: np.record) -> int:
    """1 if a card is not exactly once in the deck, or one lies on the table that was not placed, or one does not that was."""
    for card in range(MOST_CARDS):
        if is_lost(state, card, 0):
            return 1
    placed = 1
    for seat in range(int(state.seats)):
        for k in range(ROUNDS):
            if place_dealt(state, seat, k) < state.up and not was_missed(state, seat, k):
                placed += is_on_table(state, card_dealt(state, seat, k))
    return int(placed != state.placed)


def is_on_table(state: np.record, card: int) -> int:
    """1 if the card lies on the table."""
    found = 0
    for place in range(int(state.placed)):
        found |= int(int(state.lies[place]) >> 1 == card)
    return found


SELDOM = (start, imagine, check)  # stay calls in machine code: run rarely
