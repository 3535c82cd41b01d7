"""What may happen in HEAD LINE: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import below, shuffle, turn_up
from linewright.core.record import clear_padding
from linewright.core.verbs import TABLE
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.head_line.state import (
    DISCARDED,
    FIRST_EDITION,
    LOOKED_AT,
    NO_TIME,
    NOBODY,
    OVER,
    ROUND_CARDS,
    SEATS,
    SHOWING,
    TURNING,
)
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
    keep_answer,
    line_on_bench,
    solve,
    take_kept,
)

TURN, TIME, CALL, SHOW = 0, 1, 2, 3  # the first two by the table
UNALIGNED, NOT_OPEN = 4, 5  # layouts that cannot lie like that, or with cards that are not turned up
ACTIONS = 6
MOST_LEGAL = 1

ROUND_NUMBERS = (3, 4, 5)
HOW_MANY = (4, 3, 2)  # round cards of each number (LL-80)
CONTINUE = 1  # wrong_call
NO_JOKER = 0
BENCH = 0  # there is one, the caller's
NODE_LIMIT = 200_000  # of a search

SET_BEFORE_START = ("generator", "seats", "first", "laid", "edition", "wrong_call", "same_call_ms", "pace", *SET_BY_CARDS)


def start(state: np.record) -> None:
    """Take the round pile out of the deck; both keep the order of the deck (LL-80)."""
    state.moment = NO_TIME
    state.fresh = 0
    state.played = 0
    state.repeats = 0
    clear_padding(state)
    clear_bench(state, BENCH)
    clear_desk(state)
    fill_deck(state)
    found = 0
    kept = 0
    for k in range(int(state.box)):
        card = turn_up(state.generator, state.deck, k, int(state.box))
        if found < ROUND_CARDS and is_wanted(state, int(state.back[card]), found):
            state.round_card[found] = card
            found += 1
        else:
            state.deck[kept] = card
            kept += 1
    for k in range(kept, MOST_CARDS):
        state.deck[k] = NOTHING
    for k in range(ROUND_CARDS):
        state.owner[k] = NOBODY
    state.unseen = kept
    state.opened = 0
    begin_turning(state)


def is_wanted(state: np.record, number: int, found: int) -> int:
    """1 if the round pile, of which so many cards are found, still needs one of this number."""
    count = 0
    for k in range(found):
        count += int(state.back[int(state.round_card[k])] == number)
    for kind in range(len(ROUND_NUMBERS)):
        if ROUND_NUMBERS[kind] == number:
            return int(count < HOW_MANY[kind])
    return 0


def begin_turning(state: np.record) -> None:
    """Begin a round with nothing turned up and everybody in it."""
    forget_kept(state, BENCH)
    state.phase = TURNING
    state.caller = NOBODY
    state.called_at = NO_TIME
    for seat in range(SEATS):
        state.locked[seat] = 0


def stock(state: np.record) -> int:
    """Count the cards of the deck, turned up or not."""
    return int(state.box) - ROUND_CARDS


def wanted_length(state: np.record) -> int:
    """The number of cards that a line must have in this round (LL-82)."""
    return int(state.back[int(state.round_card[int(state.played)])])


def may_act(state: np.record, seat: int) -> int:
    """1 for a seat that may call or must show, and for the table, which turns cards and keeps the time."""
    if state.phase == OVER:
        return 0
    if seat == TABLE:
        return 1
    return int(state.locked[seat] == 0) if state.phase == TURNING else int(state.caller == seat)


def next_to_act(state: np.record, seat: int, chance: int) -> int:  # noqa: ARG001  chance decides alone
    """Let the table turn most of the time, and chance say who calls; hardly a caller lets the time run out."""
    if state.phase == SHOWING:
        return TABLE if chance & 31 == 0 else int(state.caller)
    if chance & 7:
        return TABLE
    found = (chance >> 3) % int(state.seats)
    while state.locked[found]:
        found = found + 1 if found + 1 < state.seats else 0
    return found


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.phase == OVER:
        return 87  # LL-87: the round pile is empty
    if seat == TABLE or action < CALL:
        return why_not_by_table(state, seat, action)
    if action == CALL:
        return why_not_call(state, seat)
    if state.phase != SHOWING or state.caller != seat:
        return 83  # LL-83: who has called shows a line, and nobody else
    if action == UNALIGNED:
        return 2  # LL-2: each card on a cell of its own
    return 0 if action == SHOW and not has_spare_cards(state) else 82  # LL-82: of the cards turned up, each once, and no more


def has_spare_cards(state: np.record) -> int:
    """1 if the layout just shown has more cards than the round card says."""
    shown = int(state.bench_count[BENCH]) if state.fresh else 0
    return int(state.edition != FIRST_EDITION) & int(shown > wanted_length(state))


def why_not_by_table(state: np.record, seat: int, action: int) -> int:
    """Judge a move of the table; seats make none of these."""
    if seat != TABLE or not TURN <= action <= TIME:
        return 81  # LL-81: the dealer turns the cards
    return 0 if (action == TURN) == (state.phase == TURNING) else 83  # LL-83: a call stops the dealing


def why_not_call(state: np.record, seat: int) -> int:
    """Judge a call; a second one stands if its time is not later than the first's by more than counts as the same (LL-86)."""
    if state.locked[seat]:
        return 85  # LL-85: no more part in this round
    if state.phase == TURNING:
        return 0
    later = int(state.moment) - int(state.called_at)
    in_time = min(int(state.moment), int(state.called_at)) != NO_TIME and later <= int(state.same_call_ms)
    return 0 if in_time and state.caller != seat else 83


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if seat == TABLE:
        out[0] = TURN if state.phase == TURNING else TIME
    else:
        out[0] = CALL if state.phase == TURNING else SHOW
    return may_act(state, seat)


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    if action == TURN:
        turn_card(state)
    elif action == TIME:
        lose(state)
    elif action == CALL:
        call(state, seat)
    else:
        show(state, seat)
    state.moment = NO_TIME
    state.fresh = 0


def turn_card(state: np.record) -> None:
    """Turn up the next card; if all lie open, shuffle and begin again (LL-81, LL-88)."""
    if state.opened == stock(state):
        shuffle(state.generator, state.deck, 0, stock(state))
        state.opened = 0
        state.unseen = stock(state)
        state.repeats = int(state.repeats) + 1
        begin_turning(state)
    forget_kept(state, BENCH)
    state.opened = int(state.opened) + 1
    state.unseen = max(int(state.unseen) - 1, 0)


def call(state: np.record, seat: int) -> None:
    """Stop the dealing; two calls at the same time repeat the round, and a call that came first after all counts (LL-86)."""
    if state.phase == SHOWING and int(state.called_at) - int(state.moment) <= int(state.same_call_ms):
        repeat_round(state)
        return
    state.phase = SHOWING
    state.caller = seat
    state.called_at = state.moment


def find_line(state: np.record) -> int:
    """The length of the line found among the open cards: as wanted, or the longest there is; searched once a card, and kept."""
    if state.kept_length[BENCH] == 0:
        search_open_cards(state)
    return int(state.kept_length[BENCH])


def search_open_cards(state: np.record) -> None:
    """Search a line of the wanted length among the open cards, and keep what is found."""
    cards = min(int(state.opened), LOOKED_AT)
    for k in range(cards):
        state.asked[k] = state.deck[k]
    solve(state, cards, ALL_COLOURS, NO_JOKER, min(wanted_length(state), cards), NODE_LIMIT)
    keep_answer(state, BENCH)
    clear_desk(state)


def lay_found(state: np.record) -> None:
    """Put the line that the solver finds on the bench: right, or as long as it gets."""
    take_kept(state, BENCH, find_line(state))


def show(state: np.record, seat: int) -> None:
    """Judge the line of the caller: it wins the round card, or loses one (LL-84)."""
    if not state.fresh:
        lay_found(state)
    if line_on_bench(state, BENCH, NO_JOKER) != wanted_length(state):
        lose(state)
        return
    state.owner[int(state.played)] = seat
    state.played = int(state.played) + 1
    put_under(state)
    if state.played == ROUND_CARDS:
        state.phase = OVER  # LL-87


def lose(state: np.record) -> None:
    """Take the lowest card that the caller has won; then the round is repeated or goes on without it (LL-84, LL-85)."""
    seat = int(state.caller)
    lowest = NOTHING
    for k in range(int(state.played)):
        if state.owner[k] == seat and (lowest == NOTHING or number_of(state, k) < number_of(state, lowest)):
            lowest = k
    if lowest != NOTHING:
        state.owner[lowest] = DISCARDED
    clear_bench(state, BENCH)
    if state.wrong_call != CONTINUE:
        repeat_round(state)
        return
    state.phase = TURNING
    state.caller = NOBODY
    state.called_at = NO_TIME
    state.locked[seat] = 1
    in_it = 0
    for other in range(int(state.seats)):
        in_it += 1 - int(state.locked[other])
    if in_it == 0:
        repeat_round(state)


def number_of(state: np.record, k: int) -> int:
    """The number of a round card."""
    return int(state.back[int(state.round_card[k])])


def repeat_round(state: np.record) -> None:
    """Play the round again with new cards."""
    state.repeats = int(state.repeats) + 1
    put_under(state)


def put_under(state: np.record) -> None:
    """Put the open cards under the deck in the order they lie, and begin a round (LL-87)."""
    clear_bench(state, BENCH)
    opened = int(state.opened)
    reverse(state, 0, opened)
    reverse(state, opened, stock(state))
    reverse(state, 0, stock(state))
    state.opened = 0
    begin_turning(state)


def reverse(state: np.record, first: int, stop: int) -> None:
    """Turn the order of a part of the deck round."""
    while first < stop - 1:
        stop -= 1
        card = int(state.deck[first])
        state.deck[first] = state.deck[stop]
        state.deck[stop] = card
        first += 1


def is_over(state: np.record) -> int:
    """1 once the round pile is empty."""
    return int(state.phase == OVER)


def score(state: np.record, seat: int) -> int:
    """Add up the numbers of the round cards the seat has won."""
    points = 0
    for k in range(int(state.played)):
        if state.owner[k] == seat:
            points += number_of(state, k)
    return points


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and nobody has more points (LL-87)."""
    best = 0
    for other in range(int(state.seats)):
        best = max(best, score(state, other))
    return int(state.phase == OVER) & int(score(state, seat) == best)


def imagine(state: np.record, seat: int) -> None:  # noqa: ARG001  all seats know the same
    """Redraw the order of the round pile below its top, all fronts of round cards, and the unseen cards of the deck."""
    forget_kept(state, BENCH)
    first = int(state.opened)
    stop = first + int(state.unseen)
    for k in range(first):
        state.known[int(state.deck[k])] = 1
    for k in range(stop, stock(state)):
        state.known[int(state.deck[k])] = 1
    shuffle_round_numbers(state)
    for k in range(ROUND_CARDS):
        state.round_card[k] = unseen_with(state, number_of(state, k))
        state.known[int(state.round_card[k])] = 1
    shuffle_unknown(state, first)


def shuffle_round_numbers(state: np.record) -> None:
    """Sort the round cards that nobody can see by number, then shuffle them: equal knowledge, equal order."""
    hidden = int(state.played) + 1
    for k in range(hidden, ROUND_CARDS):
        for other in range(k, hidden, -1):
            if number_of(state, other) < number_of(state, other - 1):
                card = int(state.round_card[other])
                state.round_card[other] = state.round_card[other - 1]
                state.round_card[other - 1] = card
    if hidden < ROUND_CARDS:
        shuffle(state.generator, state.round_card, hidden, ROUND_CARDS)


def unseen_with(state: np.record, number: int) -> int:
    """Draw one of the cards with this number on the back whose front nobody has seen."""
    count = 0
    for card in range(MOST_CARDS):
        count += int(state.back[card] == number) & (1 - int(state.known[card]))
    wanted_one = below(state.generator, count)
    for card in range(MOST_CARDS):
        if state.back[card] == number and not state.known[card]:
            if wanted_one == 0:
                return card
            wanted_one -= 1
    return 0


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 the layout, 3 round cards, 4 the course, 5 scratch."""
    if cards_are_lost(state):
        return 1
    if bench_is_broken(state, BENCH):
        return 2
    for k in range(ROUND_CARDS):
        if (state.owner[k] == NOBODY) != (k >= state.played) or state.owner[k] >= state.seats:
            return 3
    if (state.phase == SHOWING) != (state.caller != NOBODY) or (state.phase == OVER) != (state.played == ROUND_CARDS):
        return 4
    if not 0 <= int(state.opened) + int(state.unseen) <= stock(state):
        return 4
    return 5 if desk_is_used(state) or state.moment != NO_TIME else 0


def cards_are_lost(state: np.record) -> int:
    """1 if a card is not exactly once in the deck or among the round cards."""
    for card in range(MOST_CARDS):
        if is_lost(state, card, copies_in(state.round_card, card)):
            return 1
    return 0


SELDOM = (
    start,
    imagine,
    check,
    search_open_cards,
    lay_found,
    lose,
    put_under,
    hardness_of,
    *SEARCHING,
)  # stay calls in machine code: run rarely, or long enough
