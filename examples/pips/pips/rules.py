"""What may happen in Pips: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import below, shuffle
from linewright.core.record import clear_padding
from pips.state import CELLS, COPIES, DECK, HAND, LINES, NOBODY, NOTHING, SEATS, SIDE

SWAP = CELLS  # the actions before it: play the card of this cell
ACTIONS = CELLS + 1
MOST_LEGAL = HAND
SET_BEFORE_START = ("generator", "seats", "first", "laid", "corners")  # and of deck, the laid cards


def start(state: np.record) -> None:
    """Clear the board, shuffle what is not laid by hand, and deal (PI-2)."""
    state.drawn = 0
    clear_padding(state)
    for cell in range(CELLS):
        state.owner[cell] = NOBODY
        state.gone[cell] = 0
    for seat in range(SEATS):
        for k in range(HAND):
            state.hand[seat, k] = NOTHING
    place = int(state.laid)
    for card in range(CELLS):
        copies = COPIES
        for k in range(int(state.laid)):
            copies -= int(state.deck[k] == card)
        for _ in range(copies):
            state.deck[place] = card
            place += 1
    shuffle(state.generator, state.deck, int(state.laid), DECK)
    state.turn = below(state.generator, int(state.seats)) if state.first == NOBODY else int(state.first)
    for k in range(HAND):
        for seat in range(int(state.seats)):
            draw(state, seat, k)


def draw(state: np.record, seat: int, k: int) -> None:
    """Put the next card of the deck into place k of a hand; nothing if there is none."""
    state.hand[seat, k] = NOTHING
    if state.drawn < DECK:
        state.hand[seat, k] = state.deck[int(state.drawn)]
        state.deck[int(state.drawn)] = NOTHING
        state.drawn = int(state.drawn) + 1


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn (PI-3)."""
    return int(state.turn == seat and seat != NOBODY)


def holds(state: np.record, seat: int, card: int) -> int:
    """How many copies of a card the seat holds."""
    copies = 0
    for k in range(HAND):
        copies += int(state.hand[seat, k] == card)
    return copies


def is_stuck(state: np.record, seat: int) -> int:
    """1 if the seat holds the cells of all cards in its hand (PI-6)."""
    for k in range(HAND):
        card = int(state.hand[seat, k])
        if card != NOTHING and state.owner[card] != seat:
            return 0
    return 1


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if the action is legal now, else the number of the rule that forbids it."""
    if is_over(state):
        return 8
    if state.turn != seat:
        return 3
    if action == SWAP:
        return 0 if is_stuck(state, seat) else 6
    if action < 0 or not holds(state, seat, action):
        return 4
    return 5 if state.owner[action] == seat else 0


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions, each once, and return how many."""
    count = 0
    for action in range(ACTIONS):
        if why_not(state, seat, action) == 0:
            out[count] = action
            count += 1
    return count


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts that why_not said 0."""
    if action == SWAP:
        for k in range(HAND):
            card = int(state.hand[seat, k])
            if card != NOTHING:
                state.gone[card] = int(state.gone[card]) + 1
            draw(state, seat, k)
    else:
        lay(state, seat, action)
    state.turn = NOBODY if has_ended(state, seat) else (seat + 1) % int(state.seats)


def lay(state: np.record, seat: int, cell: int) -> None:
    """Play the card of a cell: put a pip there, in the place of a rival's, and draw (PI-4)."""
    state.owner[cell] = seat
    state.gone[cell] = int(state.gone[cell]) + 1
    for k in range(HAND):
        if state.hand[seat, k] == cell:
            draw(state, seat, k)
            return


def has_ended(state: np.record, seat: int) -> int:
    """1 if the seat has four in a line (PI-7), or every card is gone (PI-8)."""
    if score(state, seat) == SIDE:
        return 1
    for card in range(CELLS):
        if state.gone[card] < COPIES:
            return 0
    return 1


def is_over(state: np.record) -> int:
    """1 once the game has ended."""
    return int(state.turn == NOBODY)


def score(state: np.record, seat: int) -> int:
    """The most pips that the seat has in one line."""
    most = 0
    for line in range(count_lines(state)):
        most = max(most, count_in_line(state, seat, line))
    return most


def count_lines(state: np.record) -> int:
    """How many of LINES count: the last one, the corners, only with the option (PI-9)."""
    return len(LINES) - 1 + int(state.corners)


def count_in_line(state: np.record, seat: int, line: int) -> int:
    """How many pips the seat has in a line."""
    pips = 0
    for k in range(SIDE):
        pips += int(state.owner[int(LINES[line, k])] == seat)
    return pips


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and no seat has more pips in one line (PI-7, PI-8)."""
    if not is_over(state):
        return 0
    for other in range(int(state.seats)):
        if score(state, other) > score(state, seat):
            return 0
    return 1


def imagine(state: np.record, seat: int) -> None:
    """Gather all that the seat cannot see in the order of the cells, shuffle it, and deal it to the other hands and the deck."""
    place = DECK
    for card in range(CELLS):
        for _ in range(COPIES - int(state.gone[card]) - holds(state, seat, card)):
            place -= 1
            state.deck[place] = card
    shuffle(state.generator, state.deck, place, DECK)
    state.drawn = place
    for other in range(int(state.seats)):
        if other != seat:
            held = HAND - holds(state, other, NOTHING)  # how many is public, at which places is not
            for k in range(HAND):
                state.hand[other, k] = NOTHING
                if k < held:
                    draw(state, other, k)


def check(state: np.record) -> int:
    """0, or the number of the broken invariant: 1 a card is lost or doubled, 2 a pip lies without its card."""
    for card in range(CELLS):
        copies = int(state.gone[card])
        for seat in range(SEATS):
            copies += holds(state, seat, card)
        for k in range(int(state.drawn), DECK):
            copies += int(state.deck[k] == card)
        if copies != COPIES:
            return 1
        if state.owner[card] != NOBODY and state.gone[card] == 0:
            return 2
    return 0


SELDOM = (start, imagine, check)  # stay calls in machine code: everything else is inlined
