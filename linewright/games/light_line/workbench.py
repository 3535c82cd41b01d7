"""Where a seat lays out a line of its own cards: the layout in the record, its judge, and the solver that finds one.

SOLO LINE, LONG LINE and HEAD LINE share it. A text puts a layout on the bench (`fresh` says that it just did) and then a small
action is judged. The same action with nothing on the bench takes what the solver finds, so that bots and simulations can play.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from linewright.core.record import Fields
from linewright.games.light_line.cards import COLOURS, NO_PORT, PORTS, facing, turn_port
from linewright.games.light_line.layouts import Laid, layout_text
from linewright.games.light_line.moves import read_layout
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.solver import (
    AT_CARD,
    AT_TURNED,
    BLACK,
    PORT,
    desk_fields,
    extend,
    keep,
    list_options,
    note_inks,
    search,
    try_starts,
)

ALL_COLOURS = (1 << len(COLOURS)) - 1
NO_BLACK = ALL_COLOURS - (1 << BLACK)
FURTHEST_CELL = 60  # column or row of a layout

FINE, UNREADABLE, UNALIGNED, NOT_YOURS = 0, 1, 2, 3  # how a layout can be written


def bench_fields(benches: int, size: int, most: int) -> tuple[tuple[Any, ...], ...]:
    """List the fields of so many benches of so many cards each, and of the desk for searches among `most` cards."""
    return (
        ("fresh", np.int8),  # 1 while a layout that a text has just put on a bench is judged
        ("bench_count", np.int8, benches),  # cards on each bench
        ("bench_colour", np.int8, benches),
        ("bench_card", np.int8, (benches, size)),
        ("bench_column", np.int8, (benches, size)),
        ("bench_row", np.int8, (benches, size)),
        ("bench_turned", np.int8, (benches, size)),
        ("asked", np.int8, most),  # the cards that the desk numbers 0, 1, 2 ...
        *desk_fields(most),
    )


def kept_fields(benches: int, size: int) -> tuple[tuple[Any, ...], ...]:
    """List the fields that keep the line which the solver has found for each bench, so that it searches once."""
    return (
        ("kept_length", np.int8, benches),  # cards of the line; 0: not asked yet
        ("kept_colour", np.int8, benches),
        ("kept_card", np.int8, (benches, size)),
        ("kept_column", np.int8, (benches, size)),
        ("kept_row", np.int8, (benches, size)),
        ("kept_turned", np.int8, (benches, size)),
        ("kept_port", np.int8, (benches, size)),  # by which the line leaves the card, as it lies
    )


def clear_bench(state: np.record, bench: int) -> None:
    """Take everything off a bench."""
    state.bench_count[bench] = 0
    state.bench_colour[bench] = 0
    for k in range(state.bench_card.shape[1]):
        state.bench_card[bench, k] = 0
        state.bench_column[bench, k] = 0
        state.bench_row[bench, k] = 0
        state.bench_turned[bench, k] = 0


def has_nothing_to_judge(state: np.record, bench: int) -> int:
    """1 if nothing lies on the bench and no text has just cleared it: then the solver is asked."""
    return int(state.fresh == 0) & int(state.bench_count[bench] == 0)


def refuse_help(state: np.record) -> None:
    """Note that a person makes the next move: a bench that is empty is judged as it is, and no solver lays a line on it."""
    state.fresh = 1


# The judge


def line_on_bench(state: np.record, bench: int, joker: int) -> int:
    """Count the cards of the longest line of the bench's colour; with the joker black goes with it (LL-5, LL-72)."""
    inks = 1 << int(state.bench_colour[bench]) | joker << BLACK
    longest = 0
    for k in range(int(state.bench_count[bench])):
        for port in range(PORTS):
            if longest == state.bench_count[bench]:
                return longest
            other = port_across(state, bench, k, port)
            if other <= port or inks >> ink_on_bench(state, bench, k, port) & 1 == 0:
                continue
            if not (comes_from_before(state, bench, k, port, inks) or comes_from_before(state, bench, k, other, inks)):
                longest = max(longest, cards_on_line(state, bench, k, port, inks))
    return longest


def ink_on_bench(state: np.record, bench: int, k: int, port: int) -> int:
    """The colour at a port of card k as it lies, or NO_COLOUR."""
    card = int(state.bench_card[bench, k])
    return int(state.ink[card, turn_port(port) if state.bench_turned[bench, k] else port])


def port_across(state: np.record, bench: int, k: int, port: int) -> int:
    """The port at the other end of the line that ends here on card k, or NO_PORT."""
    card = int(state.bench_card[bench, k])
    if not state.bench_turned[bench, k]:
        return int(state.other[card, port])
    other = int(state.other[card, turn_port(port)])
    return other if other == NO_PORT else turn_port(other)


def comes_from_before(state: np.record, bench: int, k: int, port: int, inks: int) -> int:
    """1 if the line runs on from this port of card k to a card laid before it: then it has been counted from there."""
    there = card_across(state, bench, k, port)
    if there == NOTHING or there > k:
        return 0
    ink = ink_on_bench(state, bench, there, facing(port))
    return int(ink >= 0 and inks >> ink & 1 == 1)


def cards_on_line(state: np.record, bench: int, k: int, port: int, inks: int) -> int:
    """Count the cards that the line through this port of card k passes, each once."""
    passed = follow(state, bench, k, port, inks)
    across = port_across(state, bench, k, port)
    passed |= follow(state, bench, k, across, inks)
    count = 0
    for bit in range(int(state.bench_count[bench])):
        count += passed >> bit & 1
    return count


def follow(state: np.record, bench: int, k: int, port: int, inks: int) -> int:
    """The cards, as bits, that a line passes from card k out of this port to its end, or once round."""
    passed = 1 << k
    here = k
    leaving = port
    for _ in range(PORTS * int(state.bench_count[bench])):
        there = card_across(state, bench, here, leaving)
        entering = facing(leaving)
        if there == NOTHING:
            return passed
        ink = ink_on_bench(state, bench, there, entering)
        if ink < 0 or inks >> ink & 1 == 0:
            return passed
        if there == k and port_across(state, bench, k, entering) == port:
            return passed  # a loop
        passed |= 1 << there
        here = there
        leaving = port_across(state, bench, there, entering)
    return passed


def card_across(state: np.record, bench: int, k: int, port: int) -> int:
    """Find the card beside card k across the edge of a port, or NOTHING."""
    edge = port // 3
    column = int(state.bench_column[bench, k]) + int(edge == 1) - int(edge == 3)
    row = int(state.bench_row[bench, k]) + int(edge == 2) - int(edge == 0)
    for other in range(int(state.bench_count[bench])):
        if state.bench_column[bench, other] == column and state.bench_row[bench, other] == row:
            return other
    return NOTHING


# The solver


def solve(state: np.record, cards: int, wanted: int, joker: int, length: int, limit: int) -> None:
    """Search among the first `cards` cards asked for a line of this length; `length` 0 asks for the longest."""
    state.cards = cards
    state.wanted = wanted
    state.joker = joker
    state.least = max(length, 1)
    state.goal = length or cards
    state.limit = limit
    side = 1
    while side <= cards:
        side *= 2
    state.side = side
    for k in range(cards):
        for port in range(PORTS):
            state.colour_at[k, port] = state.ink[int(state.asked[k]), port]
            state.other_at[k, port] = state.other[int(state.asked[k]), port]
    search(state)


def take_answer(state: np.record, bench: int, length: int) -> None:
    """Put the first cards of the line that the solver found on the bench: any beginning of a line is one."""
    clear_bench(state, bench)
    state.bench_count[bench] = length
    state.bench_colour[bench] = state.colour
    for k in range(length):
        option = int(state.best_option[k])
        state.bench_card[bench, k] = state.asked[option >> AT_CARD]
        state.bench_turned[bench, k] = option >> AT_TURNED & 1
        state.bench_column[bench, k] = state.best_column[k]
        state.bench_row[bench, k] = state.best_row[k]


def keep_answer(state: np.record, bench: int) -> None:
    """Keep the line that the solver has found for a bench."""
    state.kept_length[bench] = state.length
    state.kept_colour[bench] = state.colour
    for k in range(int(state.length)):
        option = int(state.best_option[k])
        state.kept_card[bench, k] = state.asked[option >> AT_CARD]
        state.kept_turned[bench, k] = option >> AT_TURNED & 1
        state.kept_port[bench, k] = option & PORT
        state.kept_column[bench, k] = state.best_column[k]
        state.kept_row[bench, k] = state.best_row[k]


def take_kept(state: np.record, bench: int, length: int) -> None:
    """Put the first cards of the line that is kept on the bench: any beginning of a line is one."""
    clear_bench(state, bench)
    state.bench_count[bench] = length
    state.bench_colour[bench] = state.kept_colour[bench]
    for k in range(length):
        state.bench_card[bench, k] = state.kept_card[bench, k]
        state.bench_turned[bench, k] = state.kept_turned[bench, k]
        state.bench_column[bench, k] = state.kept_column[bench, k]
        state.bench_row[bench, k] = state.kept_row[bench, k]


def forget_kept(state: np.record, bench: int) -> None:
    """Forget the line that is kept for a bench: its cards have changed, or nobody may know that it was asked for."""
    state.kept_length[bench] = 0
    state.kept_colour[bench] = 0
    for k in range(state.kept_card.shape[1]):
        state.kept_card[bench, k] = 0
        state.kept_turned[bench, k] = 0
        state.kept_port[bench, k] = 0
        state.kept_column[bench, k] = 0
        state.kept_row[bench, k] = 0


def clear_desk(state: np.record) -> None:
    """Leave nothing on the desk: what was asked must not show."""
    state.limit = 0
    state.nodes = 0
    state.stop = 0
    state.cards = 0
    state.wanted = 0
    state.joker = 0
    state.least = 0
    state.goal = 0
    state.side = 0
    state.length = 0
    state.colour = 0
    state.exact = 0
    state.trying = 0
    state.inks = 0
    for port in range(PORTS + 1):
        state.first_option[port] = 0
    for k in range(len(state.option)):
        state.option[k] = 0
    for colour in range(len(COLOURS)):
        for k in range(len(state.option)):  # along the rows: machine code clears each at once
            state.done[colour, k] = 0
    for cell in range(len(state.field)):
        state.field[cell] = 0
    for k in range(len(state.used)):
        clear_step(state, k)


def clear_step(state: np.record, k: int) -> None:
    """Clear what the desk has for card or step k."""
    state.asked[k] = 0
    state.inked[k] = 0
    state.entered[k] = 0
    state.column[k] = 0
    state.row[k] = 0
    state.next_option[k] = 0
    state.last_option[k] = 0
    state.best_option[k] = 0
    state.best_column[k] = 0
    state.best_row[k] = 0
    state.used[k] = 0
    for port in range(PORTS):
        state.colour_at[k, port] = 0
        state.other_at[k, port] = 0


def desk_is_used(state: np.record) -> int:
    """1 if something was left on the desk, or a layout not judged."""
    left = int(state.fresh) | int(state.limit) | int(state.cards) | int(state.length) | int(state.side)
    for k in range(len(state.used)):
        left |= int(state.asked[k]) | int(state.used[k]) | int(state.best_option[k])
    return int(left != 0)


def bench_is_broken(state: np.record, bench: int) -> int:
    """1 if two cards of a layout lie on one cell, or one lies there twice."""
    for k in range(int(state.bench_count[bench])):
        for other in range(k):
            same_cell = state.bench_column[bench, k] == state.bench_column[bench, other]
            same_cell = same_cell and state.bench_row[bench, k] == state.bench_row[bench, other]
            if same_cell or state.bench_card[bench, k] == state.bench_card[bench, other]:
                return 1
    return 0


# The text door


def put_on_bench(state: np.record, bench: int, text: str, may_use: Callable[[int], bool]) -> int:
    """Read a layout onto a bench: FINE, or what is wrong with it, and then nothing has changed."""
    layout = read_layout(state, text)
    if layout is None:
        return UNREADABLE
    colour, laid, is_aligned = layout
    is_near = all(max(abs(one.column), abs(one.row)) <= FURTHEST_CELL for one in laid)
    if not is_aligned or not is_near or len({(one.column, one.row) for one in laid}) < len(laid):
        return UNALIGNED
    if len({one.card for one in laid}) < len(laid) or not all(may_use(one.card - 1) for one in laid):
        return NOT_YOURS
    clear_bench(state, bench)
    state.fresh = 1
    state.bench_colour[bench] = colour
    state.bench_count[bench] = len(laid)
    for k, one in enumerate(laid):
        state.bench_card[bench, k] = one.card - 1
        state.bench_column[bench, k] = one.column
        state.bench_row[bench, k] = one.row
        state.bench_turned[bench, k] = one.turned
    return FINE


def cards_on_bench(state: np.record, bench: int) -> list[Laid[int]]:
    """The cards on a bench, by their numbers."""
    return [
        Laid(
            int(state.bench_card[bench, k]) + 1,
            int(state.bench_column[bench, k]),
            int(state.bench_row[bench, k]),
            bool(state.bench_turned[bench, k]),
        )
        for k in range(int(state.bench_count[bench]))
    ]


def bench_text(state: np.record, bench: int) -> str:
    """Write the layout on a bench."""
    return layout_text(int(state.bench_colour[bench]), cards_on_bench(state, bench))


def copy_of(state: np.record) -> Any:
    """Copy a record, to find out what a move would put on the bench; searches run ten times as fast on it."""
    if isinstance(state, Fields):
        return state.copy()
    twin = np.zeros(1, state.dtype)
    twin[0] = state
    return Fields(twin)


SEARCHING = (
    search,
    try_starts,
    note_inks,
    list_options,
    extend,
    keep,
    solve,
    take_answer,
    clear_desk,
    clear_bench,
    line_on_bench,
    follow,
)  # work that takes longer than a call, for the SELDOM of each game
