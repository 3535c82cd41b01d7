"""What may happen in SOLO LINE: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import chance_at, mix, turn_up
from linewright.core.record import clear_padding
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.sets import NOTHING, SET_BY_CARDS, copies_in, fill_deck, is_lost, order_deck, shuffle_unknown
from linewright.games.light_line.solo_line.state import BUILDING, DECLARED, GIVEN_UP, MOST_HAND, OWN
from linewright.games.light_line.workbench import (
    NO_BLACK,
    SEARCHING,
    bench_is_broken,
    clear_bench,
    clear_desk,
    desk_is_used,
    has_nothing_to_judge,
    line_on_bench,
    solve,
    take_answer,
)

LAY, LINE, GIVE_UP = 0, 1, 2
UNALIGNED, NOT_YOURS = 3, 4  # layouts that cannot lie like that, or with other cards
ACTIONS = 5
MOST_LEGAL = 3

JOKER = 1  # black goes with the colour (LL-71)
NODE_LIMIT = 50_000  # of a search: 99 of 100 deals need fewer than 3,000

# Deals that can be solved. Of 1,000 deals each, 99 of 100 with 10 cards are solved in so many nodes, 3 of 4 with 20.
MOST_SOLVED = 20  # cards of a hand that is looked at before it is dealt
SOLVED_NODES = 2_000
MOST_DEALS = 20  # tried one after the other; the last one stays

SET_BEFORE_START = ("generator", "seats", "first", "laid", "hand_size", "solvable", "day", *SET_BY_CARDS)


def start(state: np.record) -> None:
    """Deal the hand (LL-70)."""
    state.phase = BUILDING
    state.result = 0
    state.fresh = 0
    clear_padding(state)
    clear_bench(state, OWN)
    clear_desk(state)
    deals = 0
    shuffle_deck(state, deals)
    take_hand(state)
    while is_to_be_solved(state) and not is_solved(state) and deals < MOST_DEALS:
        deals += 1
        shuffle_deck(state, deals)
        take_hand(state)
    size = int(state.hand_size)
    for k in range(MOST_CARDS):
        state.deck[k] = state.deck[k + size] if k + size < state.box else NOTHING


def shuffle_deck(state: np.record, deals: int) -> None:
    """Shuffle all cards, for the first time or once more; those of a day by the date alone, whatever the match's own chance."""
    if state.day == 0:
        fill_deck(state)
        return
    first = int(state.laid)
    seed = chance_at(mix(int(state.day)), deals)
    for k in range(order_deck(state) - 1, first, -1):
        other = first + (chance_at(seed, k) * (k - first + 1) >> 32)
        card = state.deck[k]
        state.deck[k] = state.deck[other]
        state.deck[other] = card


def take_hand(state: np.record) -> None:
    """Take the hand from the top of the deck, where it still lies as well."""
    for k in range(MOST_HAND):
        state.hand[k] = NOTHING
    for k in range(int(state.hand_size)):
        state.hand[k] = turn_up(state.generator, state.deck, k, int(state.box)) if state.day == 0 else state.deck[k]


def is_to_be_solved(state: np.record) -> int:
    """1 if the hand is to be one that can be solved, and chance has a say in it."""
    may_differ = int(state.laid < state.hand_size) & int(state.hand_size < state.box)
    return int(state.solvable) & int(state.hand_size <= MOST_SOLVED) & may_differ


def is_solved(state: np.record) -> int:
    """1 if the solver finds a line through the whole hand without much ado."""
    search_hand(state, int(state.hand_size), SOLVED_NODES)
    found = int(state.length == state.hand_size)
    clear_desk(state)
    return found


def may_act(state: np.record, seat: int) -> int:
    """1 until the player has declared or given up."""
    return int(seat == 0) & int(state.phase == BUILDING)


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if not may_act(state, seat):
        return 73  # LL-73: until you declare
    if action == UNALIGNED:
        return 2  # LL-2: each card on a cell of its own
    if action == NOT_YOURS:
        return 70  # LL-70: of the cards in hand, each once
    return 0 if LAY <= action <= GIVE_UP else 73


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many."""
    if not may_act(state, seat):
        return 0
    out[0] = LINE
    out[1] = LAY
    out[2] = GIVE_UP
    return 3


def play(state: np.record, seat: int, action: int) -> None:  # noqa: ARG001  there is one seat
    """Do it; trusts, does not check."""
    if action == LAY and not state.fresh:
        lay_best(state)
    if action == LINE and has_nothing_to_judge(state, OWN):
        lay_best(state)
    state.fresh = 0
    if action != LAY:
        state.result = line_on_bench(state, OWN, JOKER)
        state.phase = DECLARED if action == LINE else GIVEN_UP


def lay_best(state: np.record) -> None:
    """Put the longest line that the solver finds on the bench."""
    search_hand(state, 0, NODE_LIMIT)
    take_answer(state, OWN, int(state.length))
    clear_desk(state)


def search_hand(state: np.record, length: int, limit: int) -> None:
    """Search a line of so many cards of the hand, 0 for the longest; the answer stays on the desk."""
    for k in range(int(state.hand_size)):
        state.asked[k] = state.hand[k]
    solve(state, int(state.hand_size), NO_BLACK, JOKER, length, limit)


def is_over(state: np.record) -> int:
    """1 once the player has declared or given up."""
    return int(state.phase != BUILDING)


def score(state: np.record, seat: int) -> int:  # noqa: ARG001  there is one seat
    """Count the cards of the longest line as it lies (LL-73)."""
    return int(state.result) if state.phase != BUILDING else line_on_bench(state, OWN, JOKER)


def is_winner(state: np.record, seat: int) -> int:  # noqa: ARG001  there is one seat
    """1 if a line through every card was declared (LL-72)."""
    return int(state.phase == DECLARED) & int(state.result == state.hand_size)


def imagine(state: np.record, seat: int) -> None:  # noqa: ARG001  there is one seat
    """Shuffle the cards that were not dealt."""
    for k in range(int(state.hand_size)):
        state.known[int(state.hand[k])] = 1
    shuffle_unknown(state, 0)


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 the layout, 3 the result, 4 scratch."""
    for card in range(MOST_CARDS):
        if is_lost(state, card, copies_in(state.hand, card)):
            return 1
    if bench_is_broken(state, OWN) or state.bench_count[OWN] > state.hand_size:
        return 2
    if state.result > state.bench_count[OWN] or (state.result and state.phase == BUILDING):
        return 3
    return 4 if desk_is_used(state) else 0


SELDOM = (
    start,
    imagine,
    check,
    lay_best,
    search_hand,
    shuffle_deck,
    take_hand,
    is_solved,
    *SEARCHING,
)  # stay calls in machine code: run rarely, or long enough
