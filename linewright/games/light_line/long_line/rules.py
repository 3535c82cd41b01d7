"""What may happen in LONG LINE: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import turn_up
from linewright.core.record import clear_padding
from linewright.core.verbs import TABLE
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.long_line.state import FIRST_EDITION, HAND, NO_TIME, NOT_CALLED, ROUNDS, SEATS, WRONG
from linewright.games.light_line.people import hardness_of
from linewright.games.light_line.sets import NOTHING, SET_BY_CARDS, copies_in, fill_deck, is_lost, shuffle_unknown
from linewright.games.light_line.workbench import (
    ALL_COLOURS,
    SEARCHING,
    bench_is_broken,
    clear_bench,
    clear_desk,
    desk_is_used,
    forget_kept,
    has_nothing_to_judge,
    keep_answer,
    line_on_bench,
    solve,
    take_kept,
)

LAY = 0  # what a text has put on the bench, or the longest line there is
PART = 1  # + number - 1: fewer cards of it
CALL = PART + HAND - 1  # + number - 1
TIME = CALL + HAND  # by the table: the round is over
UNALIGNED, NOT_YOURS, NO_NUMBER = TIME + 1, TIME + 2, TIME + 3  # layouts that cannot lie like that, or with other cards; call 9
ACTIONS = NO_NUMBER + 1
MOST_LEGAL = 2 * HAND

ZERO = 1  # false_call
NO_JOKER = 0
NODE_LIMIT = 200_000  # of a search; 8 cards need about 150, at most some thousand

SET_BEFORE_START = ("generator", "seats", "first", "laid", "edition", "false_call", "round_timer", *SET_BY_CARDS)


def start(state: np.record) -> None:
    """Begin the first of six rounds (LL-50)."""
    state.rounds = 0
    state.moment = NO_TIME
    state.fresh = 0
    clear_padding(state)
    for seat in range(SEATS):
        for played in range(ROUNDS):
            state.points[played, seat] = 0
    clear_desk(state)
    fill_deck(state)
    deal_round(state)


def deal_round(state: np.record) -> None:
    """Deal eight cards to everybody, one at a time, and begin a round."""
    seats = int(state.seats)
    first = max(int(state.first), 0)
    for seat in range(SEATS):
        state.called[seat] = NOT_CALLED
        state.called_at[seat] = NO_TIME
        clear_bench(state, seat)
        forget_kept(state, seat)
        for k in range(HAND):
            state.hand[seat, k] = NOTHING
    for place in range(HAND * seats):
        state.hand[(first + place) % seats, place // seats] = turn_up(state.generator, state.deck, place, int(state.box))
    dealt = HAND * seats
    for k in range(MOST_CARDS):
        state.deck[k] = state.deck[k + dealt] if k + dealt < state.box else NOTHING


def may_act(state: np.record, seat: int) -> int:
    """1 for a seat that has not called, and for the table where it has a timer."""
    if state.rounds == ROUNDS:
        return 0
    return has_timer(state) if seat == TABLE else int(state.called[seat] == NOT_CALLED)


def has_timer(state: np.record) -> int:
    """1 if time can be up (LL-56)."""
    return int(state.round_timer > 0) | int(state.edition == FIRST_EDITION)


def next_to_act(state: np.record, seat: int, chance: int) -> int:  # noqa: ARG001  chance decides alone
    """Let chance say who is fastest; once in a while time is up, if there is a timer."""
    if chance & 31 == 0 and has_timer(state):
        return TABLE
    found = (chance >> 5) % int(state.seats)
    while state.called[found] != NOT_CALLED:
        found = found + 1 if found + 1 < state.seats else 0
    return found


def caller_of(state: np.record, number: int) -> int:
    """The seat that has called this number, or NOTHING."""
    found = NOTHING
    for seat in range(int(state.seats)):
        if state.called[seat] == number:
            found = seat
    return found


def was_faster(state: np.record, seat: int, other: int) -> int:
    """1 if the seat calls before the other did, as far as times tell; if level, by points, then by lot (LL-56)."""
    if state.moment == NO_TIME or state.called_at[other] == NO_TIME:
        return 0
    if state.moment != state.called_at[other]:
        return int(state.moment < state.called_at[other])
    if score(state, seat) != score(state, other):
        return int(score(state, seat) < score(state, other))
    cards = int(state.hand[seat, 0]) + int(state.hand[other, 0])  # the same whoever asks, and nobody knows all of it
    lot = (int(state.generator[0]) >> 7) + cards & 1
    return int((lot == 1) == (seat < other))


def longest_of(state: np.record, seat: int) -> int:
    """How long a line the seat's cards can make; searched once a round, and kept."""
    if state.kept_length[seat] == 0:
        find_longest(state, seat)
    return int(state.kept_length[seat])


def find_longest(state: np.record, seat: int) -> None:
    """Search the longest line that the seat's cards can make, and keep it."""
    for k in range(HAND):
        state.asked[k] = state.hand[seat, k]
    solve(state, HAND, ALL_COLOURS, NO_JOKER, 0, NODE_LIMIT)
    keep_answer(state, seat)
    clear_desk(state)


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.rounds == ROUNDS:
        return 54  # LL-54: six rounds are played
    if seat == TABLE or action == TIME:
        return 0 if seat == TABLE and action == TIME and has_timer(state) else 56  # LL-56: the table's timer, and nothing else
    if state.called[seat] != NOT_CALLED:
        return 53  # LL-53: done for this round
    if action == UNALIGNED:
        return 2  # LL-2: each card on a cell of its own
    if action == NOT_YOURS:
        return 51  # LL-51: of your own cards, each once
    if CALL <= action < TIME:
        return why_not_call(state, seat, action - CALL + 1)
    if PART <= action < CALL:
        return 0 if action - PART + 1 < longest_of(state, seat) else 51
    return 0 if action == LAY else 52  # LL-52: from 1 to 8


def why_not_call(state: np.record, seat: int, number: int) -> int:
    """Judge a call by the line on the bench, or by the solver if nothing lies there."""
    other = caller_of(state, number)
    if other != NOTHING and not was_faster(state, seat, other):
        return 52  # LL-52: taken
    if has_nothing_to_judge(state, seat):
        return 0 if number <= longest_of(state, seat) else 55
    if state.false_call == ZERO:
        return 0
    return 0 if line_on_bench(state, seat, NO_JOKER) == number else 55  # LL-55


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if not may_act(state, seat):
        return 0
    if seat == TABLE:
        out[0] = TIME
        return 1
    out[0] = LAY
    count = 1
    possible = longest_of(state, seat)
    for number in range(1, possible):
        out[count] = PART + number - 1
        count += 1
    length = line_on_bench(state, seat, NO_JOKER)
    is_bare = has_nothing_to_judge(state, seat)
    for number in range(1, HAND + 1):
        fits = number <= possible if is_bare else (number == length or state.false_call == ZERO)
        out[count] = CALL + number - 1
        count += int(fits) & int(caller_of(state, number) == NOTHING)
    return count


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    if action == TIME:
        state.moment = NO_TIME
        end_round(state)
        return
    if action < CALL:
        if not state.fresh:
            lay_line(state, seat, action - PART + 1)
    else:
        call(state, seat, action - CALL + 1)
    state.fresh = 0
    state.moment = NO_TIME


def lay_line(state: np.record, seat: int, number: int) -> None:
    """Put a line of so many cards that the solver finds on the seat's bench; 0 asks for the longest."""
    longest = longest_of(state, seat)
    take_kept(state, seat, number or longest)


def call(state: np.record, seat: int, number: int) -> None:
    """Note a call; a slower one of the same number is taken back (LL-56), a wrong one scores nothing (LL-55).

    The line stays on the bench, should the call be taken back.
    """
    if has_nothing_to_judge(state, seat):
        lay_line(state, seat, number)
    is_right = line_on_bench(state, seat, NO_JOKER) == number
    other = caller_of(state, number)
    if other != NOTHING and is_right:
        state.called[other] = NOT_CALLED
        state.called_at[other] = NO_TIME
    state.called[seat] = number if is_right else WRONG
    state.called_at[seat] = state.moment
    if nobody_else_can_call(state):
        end_round(state)


def nobody_else_can_call(state: np.record) -> int:
    """1 if all but one have called, or nobody left can build a line of a free number (LL-52, LL-53)."""
    waiting = 0
    for seat in range(int(state.seats)):
        waiting += int(state.called[seat] == NOT_CALLED)
    if waiting <= 1:
        return 1
    free = 1
    while caller_of(state, free) != NOTHING:
        free += 1
    if free == 1:
        return 0
    for seat in range(int(state.seats)):
        if state.called[seat] == NOT_CALLED and longest_of(state, seat) >= free:
            return 0
    return 1


def cap_of(state: np.record) -> int:
    """The most that whoever has not called can score when the round ends: one less than the fewest of a caller (LL-53)."""
    cap = HAND
    for seat in range(int(state.seats)):
        if state.called[seat] > 0:
            cap = min(cap, int(state.called[seat]) - 1)
        elif state.called[seat] == WRONG and state.edition != FIRST_EDITION:
            cap = 0  # LL-55: nothing is the fewest
    return cap


def end_round(state: np.record) -> None:
    """Write the points down and deal the next round, or end the game (LL-53, LL-54)."""
    cap = cap_of(state)
    for seat in range(int(state.seats)):
        points = max(int(state.called[seat]), 0)
        if state.called[seat] == NOT_CALLED:
            points = min(line_on_bench(state, seat, NO_JOKER), cap)
        state.points[int(state.rounds), seat] = points
    state.rounds = int(state.rounds) + 1
    if state.rounds < ROUNDS:
        for k in range(shuffle_unknown(state, 0), MOST_CARDS):
            state.deck[k] = NOTHING
        deal_round(state)


def is_over(state: np.record) -> int:
    """1 once six rounds are played."""
    return int(state.rounds == ROUNDS)


def score(state: np.record, seat: int) -> int:
    """Add up the points of the rounds."""
    total = 0
    for played in range(ROUNDS):
        total += int(state.points[played, seat])
    return total


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and nobody has more points (LL-54)."""
    best = 0
    for other in range(int(state.seats)):
        best = max(best, score(state, other))
    return int(state.rounds == ROUNDS) & int(score(state, seat) == best)


def imagine(state: np.record, seat: int) -> None:
    """Deal the cards of the others anew, with what was not dealt; their benches are bare, for nobody can look there."""
    for k in range(HAND):
        state.known[int(state.hand[seat, k])] = 1
    place = shuffle_unknown(state, 0)
    for other in range(int(state.seats)):
        forget_kept(state, other)
        if other != seat:
            clear_bench(state, other)
            for k in range(HAND):
                place -= 1
                state.hand[other, k] = state.deck[place]
                state.deck[place] = NOTHING


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 a layout, 3 points, 4 the course, 5 scratch."""
    if cards_are_lost(state):
        return 1
    waiting = 0
    for seat in range(SEATS):
        if bench_is_broken(state, seat) or bench_is_of_others(state, seat):
            return 2
        for played in range(ROUNDS):
            if not 0 <= state.points[played, seat] <= (HAND if played < state.rounds and seat < state.seats else 0):
                return 3
        waiting += int(seat < state.seats and state.called[seat] == NOT_CALLED)
    if waiting == 0 and state.rounds < ROUNDS:
        return 4
    return 5 if desk_is_used(state) or state.moment != NO_TIME else 0


def cards_are_lost(state: np.record) -> int:
    """1 if a card is not exactly once in a hand or undealt."""
    for card in range(MOST_CARDS):
        dealt = 0
        for seat in range(SEATS):
            dealt += copies_in(state.hand[seat], card)
        if is_lost(state, card, dealt):
            return 1
    return 0


def bench_is_of_others(state: np.record, seat: int) -> int:
    """1 if a card on the bench is not in the seat's hand."""
    for k in range(int(state.bench_count[seat])):
        found = 0
        for place in range(HAND):
            found |= int(state.hand[seat, place] == state.bench_card[seat, k])
        if not found:
            return 1
    return 0


SELDOM = (
    start,
    imagine,
    check,
    deal_round,
    find_longest,
    lay_line,
    call,
    nobody_else_can_call,
    end_round,
    hardness_of,
    *SEARCHING,
)  # stay calls in machine code: run rarely, or long enough
