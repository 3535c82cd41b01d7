"""Set a Sequence table for a test, and play on it in few words."""

import numpy as np

import linewright as lw
from linewright.games.sequence import lines, rules
from linewright.games.sequence.cards import BOX, CELLS, COLUMNS, CORNERS, DECK, NOTHING, card_of, cell_at, cell_of, name_of
from linewright.games.sequence.state import FIRST_EDITION
from linewright.games.sequence.teams import hand_size, team_count

TEAM_NAMES = "ABC"
ENOUGH_TO_DRAW = 20  # cards a drawn position leaves in the draw pile unless told otherwise
PLAIN_FIRST = sorted(BOX, key=lambda name: name[0] == "J")  # the box, jacks last


def table(hands=None, pile="", **wishes):
    """Deal a match that seat 0 begins: hands such as {0: "7D JC"}, completed with other plain cards, then this draw pile."""
    wishes = {"seats": 2, "first": 0, "seed": 1, **wishes}
    dealt = {seat: names.split() for seat, names in (hands or {}).items()}
    named = [*pile.split(), *(name for names in dealt.values() for name in names)]
    spare = sorted(_without(PLAIN_FIRST, named), key=lambda name: name in named)
    seats, first = wishes["seats"], wishes["first"]
    deck = []
    for k in range(hand_size(seats) if dealt else 0):
        for seat in ((first + turn) % seats for turn in range(seats)):
            names = dealt.get(seat, [])
            deck.append(names[k] if k < len(names) else spare.pop(0))
    return lw.new("sequence", **wishes, deck=[*deck, *pile.split()])


def play_randomly(match, seed=1):
    """Play on to the end at random, any seat that may act at a time; yields the match before each move."""
    dice = np.random.default_rng(seed)
    while not match.is_over:
        yield match
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)).item())


def drawn(**markers):
    """Draw a board from the cells of each team: drawn(A="b1 c1", B="e5")."""
    owner = {cell: team for team, cells in markers.items() for cell in cells.split()}
    corners = dict.fromkeys(("a1", "j1", "a10", "j10"), "*")
    names = [[f"{column}{row}" for column in COLUMNS] for row in range(1, 11)]
    return "\n".join("".join({**corners, **owner}.get(name, ".") for name in row) for row in names)


def full_board(**changes):
    """Draw a board without an empty square and without five in a line: every five has exactly one B. Changes: b1="A"."""
    owner = {}
    for row in range(10):
        for column in range(10):
            owner[f"{COLUMNS[column]}{row + 1}"] = "B" if (column + 2 * row) % 5 == 1 else "A"
    owner |= dict.fromkeys(("a1", "j1", "a10", "j10"), "*") | changes
    return "\n".join("".join(owner[f"{column}{row}"] for column in COLUMNS) for row in range(1, 11))


def position(
    drawing="", *, seats=2, turn=0, hands=None, sequences="", pile="", left=None, discards="", uncounted=False, **options
):
    """Set a table in the middle of a game.

    A drawing has ten lines of ten marks, or only some of them, each behind its number:

        5 AAAA.AAA..
        6 ..BB......

    A, B, C are markers, * a corner. Sequences that are fixed are named: "a5 e5, c1 c5". A hand that is not given is dealt full,
    jacks last. pile is the top of the draw pile, left how many cards that has, discards are cards that surely lie there.
    No five may stand that is not counted, unless uncounted says so.
    """
    match = table(seats=seats, **options)
    state = match._state
    state.turn = turn
    for cell, mark in _marks(drawing):
        if mark in TEAM_NAMES:
            lines.put_marker(state, TEAM_NAMES.index(mark), cell)
    for ends in filter(None, sequences.split(",")):
        _fix(state, *ends.split())
    assert uncounted or not _uncounted_fives(state), drawing
    held = {seat: names.split() for seat, names in (hands or {}).items()}
    _lay_cards(state, held, pile.split(), discards.split(), left)
    assert rules.check(state) == 0, drawing
    return match


def first_edition(match):
    """The same table as if its match had been begun under version 1 of the rules."""
    match._state.edition = FIRST_EDITION
    return match


def _marks(drawing):
    """Read a drawing; gives cells with their marks."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert len(rows) == 10 or all(len(row) == 2 for row in rows), drawing
    for place, row in enumerate(rows, 1):
        *number, marks = row
        assert len(marks) == 10, drawing
        for column, mark in enumerate(marks):
            cell = cell_at(column, (int(number[0]) if number else place) - 1)
            assert (mark == "*") == (cell in CORNERS), drawing
            assert mark in f"{TEAM_NAMES}.*", drawing
            yield cell, mark


def _fix(state, first, last):
    """Note the five between two cells as a sequence of whoever has markers there."""
    direction = next(k for k in range(4) if cell_of(last) - cell_of(first) == 4 * lines.step_of(k))
    cells = [cell_of(first) + k * lines.step_of(direction) for k in range(5)]
    team = next(int(state.owner[cell]) for cell in cells if cell not in CORNERS)
    assert lines.can_be_fixed(state, team, direction, cells[0]), (first, last)
    lines.fix(state, team, direction, cells[0])


def _uncounted_fives(state):
    """Find fives that stand and are no sequence, though they could be."""
    fives = ((team, direction, cell) for team in range(team_count(state)) for direction in range(4) for cell in range(CELLS))
    return [five for five in fives if lines.can_be_fixed(state, *five)]


def _lay_cards(state, held, pile, discards, left):
    """Fill the hands, the discards and the draw pile; all 104 cards are somewhere."""
    seats = int(state.seats)
    rest = _without(PLAIN_FIRST, [*pile, *discards, *(name for names in held.values() for name in names)])
    for seat in range(seats):
        if seat not in held:
            held[seat] = [rest.pop(0) for _ in range(hand_size(seats))]
        state.held[seat] = len(held[seat])
        state.hand[seat] = NOTHING
        state.hand[seat, : len(held[seat])] = [card_of(name) for name in held[seat]]
    others = DECK - sum(map(len, held.values()))
    if left is None:
        played = int((state.owner >= 0).sum()) - len(CORNERS)
        left = max(others - max(played, len(discards)), min(ENOUGH_TO_DRAW, others - len(discards)), len(pile))
    under = [rest.pop() for _ in range(left - len(pile))]  # the jacks, as long as there are any
    state.discards = others - left
    state.drawn = DECK - left
    state.deck[:] = NOTHING
    state.deck[: others - left] = [card_of(name) for name in (*rest, *discards)]
    state.deck[DECK - left :] = [card_of(name) for name in (*pile, *reversed(under))]


def _without(names, used):
    """The cards that are not used, each as often as it is left."""
    names = list(names)
    for name in used:
        names.remove(name)
    return names


def hand(match, seat):
    """Name the cards of a seat, sorted as its view shows them."""
    return match.view(seat)["hand"]


def sizes(match):
    """Count the cards of each hand."""
    return [seat["cards"] for seat in match.view()["seats"]]


def markers(match):
    """The markers of the table by cell: {"b1": "A"}."""
    rows = match.view()["markers"]
    return {f"{COLUMNS[k]}{row}": mark for row, line in enumerate(rows, 1) for k, mark in enumerate(line) if mark in TEAM_NAMES}


def sequences(match):
    """Name the finished sequences: {("A", "a5", "e5")}."""
    return {(five["team"], five["cells"][0], five["cells"][-1]) for five in match.view()["sequences"]}


def all_cards(match):
    """Name every card of the table, sorted: discards, draw pile and hands."""
    state = match._state
    cards = [*state.deck, *state.hand.flat]
    return sorted(name_of(int(card)) for card in cards if card != NOTHING)
