"""Lines thought of in other ways than the package does, to compare the two.

A judge of layouts that looks at sections only; and lines as a constraint model for OR-Tools CP-SAT, slow.
"""

import itertools

from ortools.sat.python import cp_model

from linewright.games.light_line.cards import COLOURS, facing, turn_port
from linewright.games.light_line.layouts import Laid

BLACK = COLOURS.index("K")
STEPS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}  # edge: column, row


# The judge


def line_length(cards, layout, colour, *, joker=False):
    """Judge a layout by the rules alone: the most cards that one line of the colour passes.

    0 if these cards cannot lie like that: two on a cell, one twice, or one that is not there.
    """
    known = {card.number: card for card in cards}
    cells = {(placed.column, placed.row): placed for placed in layout}
    numbers = {placed.card for placed in layout}
    if not len(cells) == len(numbers) == len(layout) or not numbers <= known.keys():
        return 0
    inks = {colour, BLACK} if joker else {colour}
    section_at = {}
    for cell, placed in cells.items():
        for ink, *ports in known[placed.card].lines:
            if ink in inks:
                ends = tuple((*cell, turn_port(port) if placed.turned else port) for port in ports)
                section_at.update(dict.fromkeys(ends, ends))
    return max((len(_cards_passed(end, section_at)) for end in section_at), default=0)


def _cards_passed(start, section_at):
    """Follow the line both ways from one of its ends (column, row, port): the cells it passes."""
    seen = set()
    to_visit = [start]
    while to_visit:
        end = to_visit.pop()
        if end in section_at and end not in seen:
            seen.add(end)
            to_visit += [*section_at[end], _across(end)]
    return {(column, row) for column, row, _ in seen}


def _across(end):
    """The end that meets this one (LL-3)."""
    column, row, port = end
    east, south = STEPS[port // 3]
    return column + east, row + south, facing(port)


# The constraint model


class Model:
    """One line, of colours that join, through as many cards as possible.

    A node is a way through a section: (card, turned, port in, port out). A circuit through node 0 is a line; an arc
    between two ways tells where the two cards lie, and no two cards lie on one cell.
    """

    def __init__(self, cards, inks):
        self.cards = cards
        self.model = cp_model.CpModel()
        reach = len(cards)
        self.columns = [self.model.new_int_var(-reach, reach, f"column {card.number}") for card in cards]
        self.rows = [self.model.new_int_var(-reach, reach, f"row {card.number}") for card in cards]
        self.turned = [self.model.new_bool_var(f"turned {card.number}") for card in cards]
        self.ways = list(ways_through(cards, inks))
        self.is_used = [self.model.new_bool_var(f"way {way}") for way in self.ways]
        self._join()
        self._lay_out()

    def _join(self):
        """One path: its first card lies at 0, 0 as drawn, and each next one beside the one before."""
        arcs = [(0, 0, self.model.new_bool_var("no line"))]
        for k, way in enumerate(self.ways):
            first, last = self.model.new_bool_var(f"first {way}"), self.model.new_bool_var(f"last {way}")
            arcs += [(0, k + 1, first), (k + 1, 0, last), (k + 1, k + 1, ~self.is_used[k])]
            self.model.add(self.columns[way[0]] == 0).only_enforce_if(first)
            self.model.add(self.rows[way[0]] == 0).only_enforce_if(first)
            self.model.add(self.turned[way[0]] == 0).only_enforce_if(first)
        for (k, one), (j, two) in itertools.permutations(enumerate(self.ways), 2):
            if one[0] != two[0] and facing(one[3]) == two[2]:
                joined = self.model.new_bool_var(f"{one} to {two}")
                arcs.append((k + 1, j + 1, joined))
                column, row = STEPS[one[3] // 3]
                self.model.add(self.columns[two[0]] == self.columns[one[0]] + column).only_enforce_if(joined)
                self.model.add(self.rows[two[0]] == self.rows[one[0]] + row).only_enforce_if(joined)
        self.model.add_circuit(arcs)

    def _lay_out(self):
        """One card a cell, one orientation a card, each section passed once; count the cards in the line."""
        width = 2 * len(self.cards) + 1
        self.model.add_all_different([column * width + row for column, row in zip(self.columns, self.rows, strict=True)])
        self.in_line = [self.model.new_bool_var(f"in line {card.number}") for card in self.cards]
        for k, in_line in enumerate(self.in_line):
            own = [(way, used) for way, used in zip(self.ways, self.is_used, strict=True) if way[0] == k]
            self.model.add(sum(used for _, used in own) >= in_line)
            for way, used in own:
                self.model.add_implication(used, self.turned[k] if way[1] else ~self.turned[k])
            for one, two in itertools.combinations(own, 2):
                if set(one[0][2:]) & set(two[0][2:]):
                    self.model.add_at_most_one([one[1], two[1]])
        self.model.maximize(sum(self.in_line))

    def solve(self):
        """The most cards, proved, and the layout of those in the line."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        status = solver.solve(self.model)
        assert status == cp_model.OPTIMAL, solver.status_name(status)
        layout = tuple(
            Laid(card.number, solver.value(column), solver.value(row), bool(solver.value(is_turned)))
            for card, column, row, is_turned, in_line in zip(
                self.cards, self.columns, self.rows, self.turned, self.in_line, strict=True
            )
            if solver.value(in_line)
        )
        return len(layout), layout


def ways_through(cards, inks):
    """Every section of these colours, in both directions, as drawn and turned."""
    for k, card in enumerate(cards):
        for ink, one, two in card.lines:
            if ink in inks:
                for enter, leave in ((one, two), (two, one)):
                    yield k, False, enter, leave
                    yield k, True, turn_port(enter), turn_port(leave)


def longest_line_of_model(cards, colour):
    """Solve the longest line of one colour."""
    return Model(cards, {colour}).solve()


def solo_line_of_model(cards, colour):
    """Solve the line through the most cards, with black as a joker."""
    return Model(cards, {colour, BLACK}).solve()
