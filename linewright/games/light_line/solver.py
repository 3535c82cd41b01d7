"""The longest lines that given cards can build (LL-51, LL-71, LL-82), each with a layout as proof: exact, or marked as not exact.

A section has two ends, so a line is a path or a loop (LL-5). The search lays it card by card from one end; where it runs into
a card that already lies there, it goes on through it. Plain functions on one record, so it runs interpreted and compiled.
"""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from linewright.core.compile import Machine
from linewright.core.game import Game
from linewright.core.record import record
from linewright.games.light_line.cards import COLOURS, FOLDER, MOST_CARDS, NO_PORT, PORTS, Card, facing, port_tables, turn_port
from linewright.games.light_line.layouts import Laid

BLACK = COLOURS.index("K")
NODE_LIMIT = 50_000_000  # of a search; a node is a card laid, about 70 ns
FIRST_NODES = (
    20  # nodes of a start before the next has its turn; 1,000 deals of SOLO: mean 906 nodes, with 200 1,647, with 1,000 3,565
)
MANY_CARDS, NODES_A_CARD = (
    17,
    8,
)  # with more cards than that, a start has time to reach the last of them (20 cards: 387 nodes for 2,780)
GROWTH = 8  # how many times longer the next turn is: a seventh of the work is done twice

# Small tables as the digits of one number, four bits for each port: what is read most often is worked out beforehand.
DIGIT = 4
KIND_AT = sum(min(port, turn_port(port)) << DIGIT * port for port in range(PORTS))
FACING_AT = sum(facing(port) << DIGIT * port for port in range(PORTS))
TURNED_AT = sum(turn_port(port) << DIGIT * port for port in range(PORTS))

# An option, (card * 2 + turned) * 16 + port of leaving, is taken apart by shifts.
AT_CARD, AT_TURNED, PORT = 5, 4, 15

# Ends that are not in the line, counted in one number: so many bits for each of the kinds. A port and the one that takes its
# place when turned are of one kind.
COUNT = 10
MOST = (1 << COUNT) - 1
HALF = PORTS // 2
AT_HALF, AT_PORTS = (1 << HALF) - 1, (1 << PORTS) - 1


def desk_fields(most: int) -> tuple[tuple[Any, ...], ...]:
    """List the fields of a search among so many cards: the question, the room it works in, and what it has found.

    Games have them in their own records, where they are all 0 but while somebody searches.
    """
    side = 1 << most.bit_length()
    options = 2 * PORTS * most  # each card, as drawn and turned, is left by each of its ports
    return (
        ("inked", np.int64, most),  # [card as drawn] bits: its ports with a line, PORTS for each colour
        ("limit", np.int64),  # of nodes: cards laid, dead ends included
        ("nodes", np.int64),  # found: how many were needed
        ("stop", np.int64),  # the count of nodes at which this start's turn is over
        ("cards", np.int16),
        ("wanted", np.int16),  # bits: the colours to look at
        ("joker", np.int16),  # 1 if black continues any colour (LL-71)
        ("least", np.int16),  # shorter lines are of no interest
        ("goal", np.int16),  # a line of so many cards ends the search
        ("side", np.int16),  # of the grid, a power of two
        ("length", np.int16),  # found: cards of the best line so far
        ("colour", np.int16),  # found: its colour
        ("exact", np.int16),  # found: 1 if no line is longer
        ("trying", np.int16),  # the colour looked at now
        ("inks", np.int16),  # bits: the colours that continue it
        ("first_option", np.int16, PORTS + 1),  # [port] where its options begin
        ("option", np.int16, options),  # [k] see AT_CARD
        ("field", np.int16, side * side),  # a torus of cells: 0, or 1 + card * 2 + turned
        ("entered", np.int16, most),  # [step] port by which the line enters the card
        ("column", np.int16, most),  # [step] and where the card lies
        ("row", np.int16, most),
        ("next_option", np.int16, most),  # [step] the option to try next; the one before it is laid
        ("last_option", np.int16, most),  # [step] the end of the options
        ("best_option", np.int16, most),  # found: [step]
        ("best_column", np.int16, most),
        ("best_row", np.int16, most),
        ("colour_at", np.int8, (most, PORTS)),  # see port_tables
        ("other_at", np.int8, (most, PORTS)),
        ("used", np.int8, most),  # 1 for each card in the line
        ("done", np.int8, (len(COLOURS), options)),  # 1 for each first option that is searched to the end
    )


DESK = record(*desk_fields(MOST_CARDS))


@dataclass(frozen=True)
class Answer:
    """A line: how many cards, its colour, and its layout from one end to the other.

    Not exact if the search stopped at its limit of nodes: then this is the longest found, and a longer one may exist.
    """

    length: int
    colour: int
    layout: tuple[Laid[int], ...]  # by the cards' numbers
    nodes: int
    exact: bool


# What others ask


def longest_line(cards: Sequence[Card], colour: int | None = None, limit: int = NODE_LIMIT) -> Answer:
    """Find the longest line of one colour, or of this colour; black is a colour like others (LL-51)."""
    return _answer(cards, range(len(COLOURS)) if colour is None else (colour,), limit)


def line_of(cards: Sequence[Card], length: int, colour: int | None = None, limit: int = NODE_LIMIT) -> Answer | None:
    """Find a line of exactly so many cards (LL-52, LL-82), or None if there is none.

    An answer that is shorter and not exact says that the limit was reached before either was known.
    """
    if not 1 <= length <= len(cards):
        return None
    answer = _answer(cards, range(len(COLOURS)) if colour is None else (colour,), limit, length=length)
    return None if answer.exact and answer.length < length else answer


def solo_line(cards: Sequence[Card], colour: int | None = None, limit: int = NODE_LIMIT) -> Answer:
    """Find the line that passes the most cards, black being a joker (LL-71, LL-72): won if these are all the cards."""
    return _answer(cards, range(BLACK) if colour is None else (colour,), limit, joker=True)


# The search


def search_at(desks: np.ndarray, i: int) -> None:
    """Answer the question on desks[i]."""
    search(desks[i])


def search(desk: Any) -> None:
    """Look for the longest line: all starts by turns, and each turn longer than the last."""
    tries = FIRST_NODES if desk.cards <= MANY_CARDS else NODES_A_CARD * int(desk.cards)
    note_inks(desk)
    unfinished = int(desk.wanted)  # bits: colours with starts that are not searched to the end
    while unfinished > 0 and desk.length < desk.goal and desk.nodes < desk.limit:
        for colour in range(BLACK + 1):
            if unfinished >> colour & 1:
                desk.trying = colour
                desk.inks = 1 << colour | int(desk.joker) << BLACK
                unfinished -= search_colour(desk, tries) << colour
        tries *= GROWTH
    desk.exact = unfinished == 0 or desk.length >= desk.goal


def note_inks(desk: Any) -> None:
    """Note for each card, colour by colour, at which ports it has a line."""
    for card in range(int(desk.cards)):
        inked = 0
        for port in range(PORTS):
            colour = int(desk.colour_at[card, port])
            inked |= int(colour >= 0) << max(colour, 0) * PORTS + port
        desk.inked[card] = inked


def search_colour(desk: Any, tries: int) -> int:
    """Search from all starts of the colour looked at, so many nodes each; return 1 if nothing is left to search there."""
    count, ends = 0, 0
    for card in range(int(desk.cards)):
        ports = inked_ports(desk, card)
        count += int(ports != 0)
        ends += ENDS_AT[ports & AT_HALF] + ENDS_AT[(1 << HALF) + (ports >> HALF)]
    most = most_cards(desk, count, ends)
    if most < least_length(desk):
        return 1
    list_options(desk, ends)
    return int(try_starts(desk, tries, most, ends) == 0)


def inked_ports(desk: Any, card: int) -> int:
    """The ports, as bits, of a card as drawn at which a line of the colours looked at ends."""
    inked = int(desk.inked[card])
    black = inked >> BLACK * PORTS & -int(desk.joker)
    return (inked >> int(desk.trying) * PORTS | black) & AT_PORTS


def most_cards(desk: Any, count: int, ends: int) -> int:
    """The most cards of a line: so many ends can meet, so many cards have the colour.

    With the joker only the ends count: SOLO LINE deals what is solved in so many nodes; a better bound would deal differently.
    """
    most = 1 + joints_of(ends)
    return most if desk.joker else min(count, most)


def list_options(desk: Any, ends: int) -> None:
    """List, for each port by which a card may be entered, the cards and orientations that go on from there.

    As many enter by a port, drawn or turned, as there are ends of its kind.
    """
    first = 0
    for port in range(PORTS):
        desk.first_option[port] = first
        first += ends >> COUNT * kind_of(port) & MOST
    inks = int(desk.inks)
    for card in range(int(desk.cards)):
        if inked_ports(desk, card) != 0:
            list_ways(desk, card, inks)
    for port in range(PORTS, 0, -1):  # each has moved on to where the next begins
        desk.first_option[port] = desk.first_option[port - 1]
    desk.first_option[0] = 0


def list_ways(desk: Any, card: int, inks: int) -> None:
    """List the ways through a card behind those through others."""
    for port in range(PORTS):
        for is_turned in range(2):
            leaving = way_out(desk, card, is_turned, port, inks)
            if leaving != NO_PORT:
                desk.option[int(desk.first_option[port])] = card << AT_CARD | is_turned << AT_TURNED | leaving
                desk.first_option[port] += 1


def is_inked(desk: Any, card: int, port: int, inks: int) -> bool:
    """Whether a line of one of these colours ends at this port of a card as drawn."""
    colour = int(desk.colour_at[card, port])
    return colour >= 0 and inks >> colour & 1 == 1


def way_out(desk: Any, card: int, is_turned: int, port: int, inks: int) -> int:
    """The port by which a line of these colours leaves a card that it enters by this port, or NO_PORT."""
    drawn = turn_over(port) if is_turned else port
    if not is_inked(desk, card, drawn, inks):
        return NO_PORT
    leaving = int(desk.other_at[card, drawn])
    return turn_over(leaving) if is_turned else leaving


def turn_over(port: int) -> int:
    """The port that takes this one's place when the card is turned."""
    return TURNED_AT >> DIGIT * port & 15


def kind_of(port: int) -> int:
    """The kind of an end: the same as drawn and turned."""
    return KIND_AT >> DIGIT * port & 15


def end_at(port: int) -> int:
    """One end of the kind of this port, as ends are counted in one number."""
    return 1 << COUNT * kind_of(port)


# [half of the ports as bits; of the second half from 1 << HALF on] the ends at them, counted in one number.
ENDS_AT = np.array(
    [
        sum(end_at(port + half * HALF) for port in range(HALF) if bits >> port & 1)
        for half in range(2)
        for bits in range(1 << HALF)
    ]
)


def try_starts(desk: Any, tries: int, most: int, ends: int) -> int:
    """Search from every first card and way through it, so many nodes each; return how many are not searched to the end.

    most: the most cards that a line can have here; ends: all that there are.
    """
    unfinished = 0
    colour = int(desk.trying)
    for port in range(PORTS):
        for first in range(int(desk.first_option[port]), int(desk.first_option[port + 1])):
            if most >= least_length(desk) and is_worth_trying(desk, colour, first):
                desk.stop = min(int(desk.limit), int(desk.nodes) + tries)
                begin_step(desk, 0, port, 0, 0, first, first + 1)
                desk.done[colour, first] = extend(desk, ends)
                unfinished += 1 - int(desk.done[colour, first])
    return unfinished


def is_worth_trying(desk: Any, colour: int, first: int) -> bool:
    """Whether this start is not done yet; the first card lies as drawn, for layouts may be turned."""
    is_open = desk.done[colour, first] == 0 and desk.length < desk.goal
    return is_open and int(desk.option[first]) >> AT_TURNED & 1 == 0


def least_length(desk: Any) -> int:
    """The length a line must have to be of interest."""
    return max(int(desk.least), int(desk.length) + 1)


def joints_of(ends: int) -> int:
    """The most joints that ends can make: places 1 and 3 of an edge meet each other's kind, place 2 its own (LL-3)."""
    upright = min(ends & MOST, ends >> 2 * COUNT & MOST) + (ends >> COUNT & MOST) // 2
    return upright + min(ends >> 3 * COUNT & MOST, ends >> 5 * COUNT & MOST) + (ends >> 4 * COUNT & MOST) // 2


def extend(desk: Any, ends: int) -> int:
    """Search, depth first, all lines that begin with step 0; return 1 if that was finished, 0 if stopped before.

    ends: all that there are. What changes with every card is held in local numbers: reading it from the desk takes longer.
    """
    depth = 0
    nodes = int(desk.nodes)
    length = int(desk.length)
    goal = int(desk.goal)
    stop = int(desk.stop)
    side = int(desk.side)
    least = least_length(desk)
    while depth >= 0 and length < goal and nodes < stop:
        option = lay_next(desk, depth, side)
        if option < 0:
            depth -= 1
            ends += take_back(desk, depth, side)
            continue
        nodes += 1
        if depth >= length:
            length = depth + 1
            least = max(least, length + 1)
            keep(desk, length)
        ends -= end_at(int(desk.entered[depth]))  # the open end of the line is one of those that may meet
        more = min(int(desk.cards) - depth - 1, joints_of(ends))
        ends -= end_at(option & PORT)
        if depth + 1 + more >= least and find_front(desk, depth, option & PORT, side):
            depth += 1
        else:
            ends += take_back(desk, depth, side)
    desk.nodes = nodes
    is_finished = int(depth < 0)
    while depth >= 0:
        depth -= 1
        take_back(desk, depth, side)
    return is_finished


def begin_step(desk: Any, depth: int, port: int, column: int, row: int, first: int, last: int) -> None:
    """Write where the next card lies, by which port it is entered, and which options there are."""
    desk.entered[depth] = port
    desk.column[depth] = column
    desk.row[depth] = row
    desk.next_option[depth] = first
    desk.last_option[depth] = last


def cell_of(column: int, row: int, side: int) -> int:
    """The cell on a torus of this side, a power of two."""
    return (row & side - 1) * side + (column & side - 1)


def lay_next(desk: Any, depth: int, side: int) -> int:
    """Lay the next option of this step whose card is free, and return it; NO_PORT if there is none."""
    k = int(desk.next_option[depth])
    last = int(desk.last_option[depth])
    while k < last:
        option = int(desk.option[k])
        k += 1
        if desk.used[option >> AT_CARD] == 0:
            desk.next_option[depth] = k
            desk.used[option >> AT_CARD] = 1
            desk.field[cell_of(int(desk.column[depth]), int(desk.row[depth]), side)] = 1 + (option >> AT_TURNED)
            return option
    return NO_PORT


def option_at(desk: Any, depth: int) -> int:
    """The option that lies at this step."""
    return int(desk.option[int(desk.next_option[depth]) - 1])


def take_back(desk: Any, depth: int, side: int) -> int:
    """Take back the card that lies at this step, and return its ends; before the first there is none."""
    if depth < 0:
        return 0
    option = option_at(desk, depth)
    desk.used[option >> AT_CARD] = 0
    desk.field[cell_of(int(desk.column[depth]), int(desk.row[depth]), side)] = 0
    return end_at(int(desk.entered[depth])) + end_at(option & PORT)


def find_front(desk: Any, depth: int, port: int, side: int) -> int:
    """Follow the line out of this port of the card just laid to an empty cell, where the next step begins.

    Returns 0 if the line ends before (LL-6).
    """
    column, row = int(desk.column[depth]), int(desk.row[depth])
    while port != NO_PORT:
        edge = port // 3
        column += int(edge == 1) - int(edge == 3)
        row += int(edge == 2) - int(edge == 0)
        port = FACING_AT >> DIGIT * port & 15
        here = int(desk.field[cell_of(column, row, side)]) - 1
        if here < 0:
            begin_step(desk, depth + 1, port, column, row, int(desk.first_option[port]), int(desk.first_option[port + 1]))
            return 1
        is_loop = column == 0 and row == 0 and port == desk.entered[0]
        port = NO_PORT if is_loop else way_out(desk, here >> 1, here & 1, port, int(desk.inks))
    return 0


def keep(desk: Any, length: int) -> None:
    """Keep the line as the best so far."""
    desk.length = length
    desk.colour = desk.trying
    for step in range(length):
        desk.best_option[step] = option_at(desk, step)
        desk.best_column[step] = desk.column[step]
        desk.best_row[step] = desk.row[step]


# Between Python and the search


class _StandIn:
    """What the compiler asks of a game: the search has a desk for a state, and no verbs."""

    name = "light-line-solver"
    variant = ""
    state = DESK
    folder = FOLDER
    has_own_levels = False
    is_searched = False

    class rules:  # noqa: N801 (named like the field of a game)
        """What is not inlined: it would compile for half as long again and run no faster."""

        SELDOM = (note_inks, list_options, extend, keep)

    def verb(self, name: str) -> Callable[[np.ndarray, int], None]:  # noqa: ARG002  whatever an algorithm asks for
        """The search, after which the folder of its machine code is named."""
        return search_at


@functools.cache
def compile_search() -> Callable[[np.ndarray, int], None]:
    """The search in machine code, from the cache or by compiling it now (seconds)."""
    return cast("Callable[[np.ndarray, int], None]", Machine(cast("Game", _StandIn())).build(search_at, "states int"))


def desk_for(
    cards: Sequence[Card], colours: Sequence[int], limit: int = NODE_LIMIT, *, joker: bool = False, length: int | None = None
) -> np.ndarray:
    """Lay out a desk, alone in its array, with this question."""
    count = len(cards)
    desks = np.zeros(1, DESK)
    desks["cards"] = count
    desks["wanted"] = sum(1 << colour for colour in colours)
    desks["colour"] = min(colours)
    desks["joker"] = joker
    desks["least"] = length or 1
    desks["goal"] = length or count
    desks["limit"] = limit
    desks["side"] = 1 << count.bit_length()  # longer than any line, which so never meets itself around the edge
    desks["colour_at"][0, :count], desks["other_at"][0, :count] = port_tables(cards)
    return desks


def answer_on(desks: np.ndarray, cards: Sequence[Card]) -> Answer:
    """Read the answer from the desk that desk_for laid out."""
    length, colour, nodes, exact = (desks[field].item() for field in ("length", "colour", "nodes", "exact"))
    options, columns, rows = (desks[field][0, :length].tolist() for field in ("best_option", "best_column", "best_row"))
    layout = [
        Laid(cards[option >> AT_CARD].number, column, row, option >> AT_TURNED & 1 == 1)
        for option, column, row in zip(options, columns, rows, strict=True)
    ]
    return Answer(length, colour, tuple(layout), nodes, exact == 1)


def _answer(
    cards: Sequence[Card], colours: Sequence[int], limit: int, *, joker: bool = False, length: int | None = None
) -> Answer:
    desks = desk_for(cards, colours, limit, joker=joker, length=length)
    compile_search()(desks, 0)
    return answer_on(desks, cards)
