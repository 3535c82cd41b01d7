"""Set a Line-it table for a test, and play on it in few words."""

import linewright as lw
from linewright.games.line_it import rules
from linewright.games.line_it.cards import BOX, COLOURS, DECK, card_of


def table(deck="", **wishes):
    """Start a match of two that seat 0 begins, with these cards on top of the draw pile."""
    return lw.new("line-it", **{"seats": 2, "first": 0, "seed": 1, "deck": deck.split(), **wishes})


def play_randomly(match, seed=1):
    """Play on to the end with random bots; yields the match before each move."""
    bot = lw.bot("line-it", "random", seed=seed)
    while not match.is_over:
        yield match
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.seen_by(seat)))


def position(drawing, *, seats=2, turn=0, token=0, rounds_left=0, **options):
    """Set a table in the middle of a game: it is the seat's turn, in the last round unless more are left.

    A drawing has a line for each thing that is not empty:

        market: 50 60 70 80
        jackpots: red 2, green 1
        deck: 12 +4
        0: 10 20 +3 30 | hand 5 6 | stack 4 | tokens -3

    Cards that are not drawn lie in the discard pile or, as far as rounds are left, in the deck.
    """
    match = table(seats=seats, first=token, **options)
    state = match._state
    drawn = dict(line.strip().split(":") for line in drawing.strip().splitlines())
    unseen = DECK % (seats + 2) + rounds_left * (seats + 2)
    market = drawn.get("market", "").split()
    state.turn = turn
    state.turns_left = seats - (turn - token) % seats
    state.drawn = DECK - unseen
    state.market_count = len(market)
    state.market[:] = 0
    state.market[: len(market)] = [card_of(name) for name in market]
    seen = [card for seat in range(seats) for card in _lay_before(state, seat, drawn.get(str(seat), ""))]
    for pile in filter(None, drawn.get("jackpots", "").split(",")):
        colour, count = pile.split()
        state.jackpot[COLOURS.index(colour)] = int(count)
    _lay_deck(state, [*seen, *market], drawn.get("deck", "").split())
    stacked = int(state.jackpot.sum()) + int(state.stack.sum())
    state.discarded = DECK - unseen - len(seen) - len(market) - stacked
    assert rules.check(state) == 0, drawing
    assert state.discarded >= 0, drawing
    return match


def _lay_before(state, seat, drawing):
    """Lay a seat's line, hand, stack and tokens; gives the names of the cards."""
    line, *rest = drawing.split("|")
    things = {name: words for name, *words in map(str.split, rest)}
    for name in line.split():
        rules.add_to_line(state, seat, card_of(name))
    hand = things.get("hand", [])
    state.hand[seat, : len(hand)] = [card_of(name) for name in hand]
    state.stack[seat] = int(*things.get("stack", "0"))
    state.tokens[seat] = int(*things.get("tokens", "0"))
    return [*line.split(), *hand]


def _lay_deck(state, seen, coming):
    """Order the deck: what is gone, what lies on the table, what comes, and the rest."""
    others = list(BOX)
    for name in (*seen, *coming):
        others.remove(name)
    gone = int(state.drawn) - len(seen)
    deck = [*others[:gone], *seen, *coming, *others[gone:]]
    state.deck[:] = [card_of(name) for name in deck]


def cards_on(match):
    """Count all cards of the table, as its view shows them."""
    view = match.view()
    shared = view["deck"] + len(view["market"]) + sum(view["jackpots"].values()) + view["discarded"]
    return shared + sum(len(seat["line"]) + len(seat["hand"]) + seat["stack"] for seat in view["seats"])
