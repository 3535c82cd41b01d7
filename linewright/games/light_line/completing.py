"""Whether a layout can be completed to one line through all cards, the laid ones where they are, and how (LL-71, LL-72).

The solver builds from nothing; this begins with what a player has laid. It follows the line through one of the cards both ways,
lays a free card at its end, follows again, and takes back what leads nowhere: a little in one order, then more in another.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from linewright.games.light_line.cards import Card, facing, turn_port
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.solver import BLACK

FIRST_NODES, GROWTH = 300, 4  # cards laid in the first attempt, and how many times more in each next one
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by edge

Cell = tuple[int, int]
Ways = dict[int, int]  # from each port of a card where the line may enter it to the port where it leaves


class Search(Enum):
    """How a search ended that found nothing."""

    NOTHING = 0  # there is nothing to be found
    LIMIT = 1  # there may be something


class End(NamedTuple):
    """Where a line ends for now: the port by which it leaves the last card."""

    cell: Cell
    port: int


class Budget:
    """How many cards a search may lay."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes

    def take(self, nodes: int) -> "Budget":
        """A part of it, for one attempt; what is not used goes back by `give`."""
        part = Budget(min(nodes, self.nodes))
        self.nodes -= part.nodes
        return part

    def give(self, part: "Budget") -> None:
        """Take back what an attempt has left."""
        self.nodes += part.nodes


def complete(
    layout: Sequence[Laid[int]], free: Mapping[int, Card], laid: Mapping[int, Card], colour: int, budget: Budget
) -> list[Laid[int]] | Search:
    """Find places for all free cards so that one line of the colour passes every card, or say why there is no answer.

    The layout comes first in the answer, as it is, then the other cards in the order in which they were found.
    """
    desk = Desk(layout, {**laid, **free}, {colour, BLACK})
    nodes, attempt = FIRST_NODES, 0
    while budget.nodes > 0:
        part = budget.take(nodes)
        found = desk.search(list(free), part, random.Random(attempt))  # noqa: S311  another order, the same each time
        budget.give(part)
        if found is not Search.LIMIT:
            return found
        nodes, attempt = nodes * GROWTH, attempt + 1
    return Search.LIMIT


class Desk:
    """Cards on cells, and the line that is followed across them."""

    def __init__(self, layout: Sequence[Laid[int]], cards: Mapping[int, Card], inks: Collection[int]) -> None:
        self.layout = list(layout)
        self.ways = {
            (number, turned): ways_of(card, inks, turned=turned) for number, card in cards.items() for turned in (False, True)
        }
        self.cells: dict[Cell, tuple[int, bool]] = {(one.column, one.row): (one.card, one.turned) for one in layout}
        self.passed: dict[int, int] = {}  # how often the line passes each card
        self.added: list[Laid[int]] = []
        self.size = len(cards)

    def search(self, free: list[int], budget: Budget, chance: random.Random) -> list[Laid[int]] | Search:
        """Follow the line through the first card, both ways, and lay the free cards at its ends."""
        chance.shuffle(free)
        first = self.layout[0]
        start = (first.column, first.row)
        for one, other in {(min(pair), max(pair)) for pair in self.ways[first.card, first.turned].items()}:
            self.passed = {first.card: 1}
            self.added = []
            forth, back = self._follow(End(start, one)), self._follow(End(start, other))
            self._pass([*forth, *back], 1)
            ends = [way[-1] if way else End(start, port) for way, port in ((forth, one), (back, other))]
            found = self._extend(ends, free, budget, set(free))
            if found:
                return [*self.layout, *self.added]
            if found is None:
                return Search.LIMIT
        return Search.NOTHING

    def _extend(self, ends: list[End], order: list[int], budget: Budget, free: set[int]) -> bool | None:
        """Lay the free cards at the first of the ends, then at the other; None if the budget is spent first."""
        if len(self.passed) == self.size:
            return True
        for k, end in enumerate(ends):
            cell = across(end)
            if cell in self.cells:
                continue  # another card is in the way
            for card in order:
                for turned in (False, True) if card in free else ():
                    if facing(end.port) in self.ways[card, turned]:
                        if budget.nodes <= 0:
                            return None
                        budget.nodes -= 1
                        found = self._try(Laid(card, *cell, turned), end, ends[k + 1 :], order, budget, free)
                        if found is not False:
                            return found
        return False

    def _try(self, laid: Laid[int], end: End, others: list[End], order: list[int], budget: Budget, free: set[int]) -> bool | None:
        """Lay a card at an end and go on from there; take it back if that leads nowhere. The other ends stay for later."""
        cell = (laid.column, laid.row)
        self.cells[cell] = (laid.card, laid.turned)
        self.added.append(laid)
        free.discard(laid.card)
        way = self._follow(end)
        self._pass(way, 1)
        found = self._extend([way[-1], *others], order, budget, free)
        if found is not True:
            self._pass(way, -1)
            free.add(laid.card)
            self.added.pop()
            del self.cells[cell]
        return found

    def _follow(self, end: End) -> list[End]:
        """The ends that the line has one after the other as it runs on from here through the cards that lie there."""
        way: list[End] = []
        here = end
        while (cell := across(here)) in self.cells:
            leaving = self.ways[self.cells[cell]].get(facing(here.port))
            if leaving is None:
                break
            here = End(cell, leaving)
            if way and here == way[0]:
                break  # a loop
            way.append(here)
        return way

    def _pass(self, way: Sequence[End], times: int) -> None:
        """Count the cards of a way as passed, or no longer."""
        for end in way:
            card = self.cells[end.cell][0]
            count = self.passed.get(card, 0) + times
            if count:
                self.passed[card] = count
            else:
                del self.passed[card]


def ways_of(card: Card, inks: Collection[int], *, turned: bool) -> Ways:
    """How lines of these colours run through a card."""
    ways: Ways = {}
    for ink, *ends in card.lines:
        if ink in inks:
            one, two = (turn_port(port) if turned else port for port in ends)
            ways[one], ways[two] = two, one
    return ways


def across(end: End) -> Cell:
    """The cell to which a line runs on."""
    east, south = STEPS[end.port // 3]
    return end.cell[0] + east, end.cell[1] + south
