"""Set a table of LINE or KIDZ LINE for a test, with cards of its own, and play on it in few words.

A set of cards is written as in a file, with ";" between cards: "1 3 R:W2-E2; 2 3 R:W2-E2". A layout is the start card, then
cards with their cells, "t" where turned: "1 2@1,0 3@1,1t".
"""

import re

import numpy as np

import linewright as lw
from linewright.games.light_line.cards import facing, read_cards
from linewright.games.light_line.ends import clear_ends, lay_card, lay_start_card
from linewright.games.light_line.grid import SIDE, clear_table, why_not_place
from linewright.games.light_line.line import rules
from linewright.games.light_line.line.state import SEEN
from linewright.games.light_line.picture import STEPS, lines_of, table_text
from linewright.games.light_line.sets import cards_of

LAID = re.compile(r"([0-9]+)@(-?[0-9]+),(-?[0-9]+)(t?)")
BLANK = "K:N1-N2"  # a line that can hardly ever go on


def straights(backs, line="R:W2-E2"):
    """Write a set of cards that all show the same line: card k has the k-th of these backs."""
    return "; ".join(f"{number} {back} {line}" for number, back in enumerate(backs, 1))


def table(cards="standard", deck="", **wishes):
    """Start a match of LINE for two that seat 0 begins, with these cards on top of the deck."""
    return lw.new("line", **{"seats": 2, "first": 0, "seed": 1, "cards": cards, "deck": deck.split(), **wishes})


def kidz(cards="standard", deck="", **wishes):
    """Start the same of KIDZ LINE; a set that is too small is filled up with blank cards."""
    return lw.new("kidz-line", **{"seats": 2, "first": 0, "seed": 1, "cards": filled(cards, 49), "deck": deck.split(), **wishes})


def filled(cards, count):
    """Add blank cards to a set."""
    if cards == "standard":
        return cards
    taken = {card.number for card in read_cards(cards.replace(";", "\n"))}
    spare = [number for number in range(80, 0, -1) if number not in taken][: max(0, count - len(taken))]
    return "; ".join([cards, *(f"{number} 5 {BLANK}" for number in spare)])


def play(match, script):
    """Play a script such as "0: place 3 1,0 | take 2 | draw 5; 1: under"."""
    for turn in script.split(";"):
        seat, moves = turn.split(":")
        for move in moves.split("|"):
            match.play(int(seat), move)
    return match


def play_randomly(match, seed=1, moves=10_000):
    """Play on at random; yields the match before each move."""
    dice = np.random.default_rng(seed)
    while not match.is_over and moves:
        yield match
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)).item())
        moves -= 1


def to_place(kind, cards, layout, card):
    """Set a table of either game with a layout on it and this card to be placed next, by whoever is to act."""
    if kind == "line":
        return position(filled_with_threes(cards), layout, f"{card} -")
    names = re.sub(r"@\S+", "", layout).split()
    match = kidz(cards, " ".join([*names, card]), seats=8)
    for number, column, row, turned in LAID.findall(layout):
        match.play(match.to_act[0], f"place {number} {column},{row}{' turned' if turned else ''}")
    return match


def filled_with_threes(cards):
    """Add blank threes to a set, enough for two seats."""
    taken = {card.number for card in read_cards(cards.replace(";", "\n"))}
    spare = [number for number in range(80, 0, -1) if number not in taken][:3]
    return "; ".join([cards, *(f"{number} 3 {BLANK}" for number in spare)])


def position(cards, layout, hands, numbers=None, *, turn=0, ending=False, **wishes):
    """Set a LINE table in the middle of a game, before a placement.

    hands are the cards of the seats in order, "-" for none; numbers the number cards of seats, such as {0: "7 8"}. All other
    cards lie on the piles, lower ones on top.
    """
    match = table(cards, **{"seats": len(hands.split()), **wishes})
    state = match._state
    clear_table(state)
    clear_ends(state)
    rules.clear_seats(state)
    state.turn, state.ending = turn, ending
    start, *_ = layout.split()
    lay_start_card(state, int(start) - 1)
    used = {int(start) - 1}
    for number, column, row, turned in LAID.findall(layout):
        action = (int(row) % SIDE * SIDE + int(column) % SIDE) * 2 + bool(turned)
        assert why_not_place(state, int(number) - 1, action) == 0, f"{number} cannot lie at {column},{row}\n{drawn(match)}"
        lay_card(state, action, int(number) - 1)
        used.add(int(number) - 1)
    for seat, name in enumerate(hands.split()):
        if name != "-":
            state.hand[seat] = (int(name) - 1) | (rules.ALL_SEATS if state.open_hands else 1 << seat) << SEEN
            used.add(int(name) - 1)
    for seat, names in (numbers or {}).items():
        for card in (int(name) - 1 for name in names.split()):
            state.number_card[int(state.paid)], state.paid_to[int(state.paid)] = card, seat
            state.paid += 1
            state.points[seat] += state.back[card]
            state.taken[seat] += 1
            used.add(card)
    for card in sorted(card.number - 1 for card in cards_of(match.options)):
        if card not in used:
            rules.slide_under(state, int(state.back[card]) - rules.LOWEST, card)
    assert rules.check(state) == 0, drawn(match)
    return match


def paying(points, piles, numbers=None, **wishes):
    """Let seat 0 score so many points with a red row, and stop before it is paid; piles are written by their numbers: "2 2 5".

    Card `points` has just been placed; seat 1 holds card points + 1, which fits; the piles begin with card points + 2.
    """
    row = " ".join(["1", *(f"{k + 1}@{k},0" for k in range(1, points - 1))])
    match = position(straights("3" * (points + 1) + piles.replace(" ", "")), row, f"{points} {points + 1}", numbers, **wishes)
    return play(match, f"0: place {points} {points - 1},0")


def in_pile(state, number, k=0):
    """The card at a place of a LINE pile, from the top."""
    return int(state.pile[rules.place_in_pile(state, number - rules.LOWEST, k)]) & rules.CARD


def drawn(match):
    """Draw the table, to see what failed."""
    cards = {card.number: card for card in cards_of(match.options)}
    return "\n" + table_text(
        [(cards[int(one["card"])], one["column"], one["row"], one["turned"]) for one in match.view()["table"]]
    )


def worth(match, text):
    """The points that the preview promises for a placement of whoever is to act, or None if it is not legal."""
    return match.view(match.to_act[0])["worth"].get(text)


def places(match):
    """List the cells and turns where whoever is to act can place their card: {"1,0", "1,0 turned"}."""
    return {text.split(maxsplit=2)[2] for text in match.legal(match.to_act[0]) if text.startswith("place")}


def names_on(match):
    """Name all cards of a table of either game, sorted by number: on the table, in hands and piles, paid, not dealt."""
    state = match._state
    cards = [int(one["card"]) - 1 for one in match.view()["table"]]
    if match.game.name == "line":
        slots = [*state.hand, *state.pile.flat, *state.number_card]
        cards += [int(slot) & rules.CARD for slot in slots if slot >= 0]
    else:
        cards += [int(card) for card in state.deck if card >= 0 and int(card) not in cards]
    return sorted(card + 1 for card in cards)


# A second opinion: lines as a graph of sections, looked at as a whole


def referee(table, cell, lines):
    """Judge a placement on a table {cell: lines}; gives the lines it extends as sets of sections, or None."""
    if cell in table or not any((cell[0] + across, cell[1] + down) in table for across, down in STEPS):
        return None
    sections = [(at, *line) for at, laid in {**table, cell: lines}.items() for line in laid]
    ends = {(section[0], port): section for section in sections for port in section[2:]}
    joined = {section: {section} for section in sections}
    for ((column, row), port), section in ends.items():
        across, down = STEPS[port // 3]
        other = ends.get(((column + across, row + down), facing(port)))
        if other is not None and other[1] == section[1]:
            joined[section].add(other)
    extended = {section for section in sections if section[0] == cell and len(joined[section]) > 1}
    return {frozenset(line_through(joined, section)) for section in extended} or None


def line_through(joined, section):
    """Walk along a line from one of its sections; gives all of them."""
    found, to_see = set(), [section]
    while to_see:
        one = to_see.pop()
        if one not in found:
            found.add(one)
            to_see += joined[one]
    return found


def judged(match, card):
    """All placements of a card with their points, as the referee sees them."""
    cards = {one.number: one for one in cards_of(match.options)}
    view = match.view()["table"]
    table = {(one["column"], one["row"]): lines_of(cards[int(one["card"])], turned=one["turned"]) for one in view}
    found = {}
    for column, row in {(column + across, row + down) for column, row in table for across, down in STEPS}:
        for turned in (False, True):
            lines = referee(table, (column, row), lines_of(cards[card], turned=turned))
            if lines is not None:
                found[f"place {card} {column},{row}{' turned' if turned else ''}"] = sum(map(len, lines))
    return found
