"""Set tables of LONG LINE, SOLO LINE and HEAD LINE for a test, with cards that make lines easy to read.

A straight card has red from W2 to E2, so any of them beside each other are a red line, both ways round. Its blue and black run
upright: black meets both ways round, blue only if both cards lie the same way. A stub's green meets no other stub's.
"""

import pytest

import linewright as lw
from linewright.games.light_line.cards import MOST_CARDS

STRAIGHT = "B:N1-S1 R:E2-W2 K:N2-S2"
STUB = "G:N1-E1"
ROUND_BACKS = (3, 3, 3, 3, 4, 4, 4, 5, 5)


def card_set(fronts, backs=()):
    """Write a set of cards as the option `cards` takes it; backs are 2 where not given."""
    backs = [*backs, *[2] * (len(fronts) - len(backs))]
    return "; ".join(f"{number} {back} {front}" for number, (front, back) in enumerate(zip(fronts, backs, strict=True), 1))


ALIKE = card_set([STRAIGHT] * 56)  # any eight make red lines of every number
STUBS_FROM = 41  # the first stub of the mixed set
MIXED = card_set([STRAIGHT] * 40 + [STUB] * 40)


def row(cards, colour="R"):
    """Write a layout: the cards side by side."""
    return " ".join([colour, *(f"{card}@{column},0" for column, card in enumerate(cards))])


def pile(cards, colour="K"):
    """Write a layout: the cards one below the other."""
    return " ".join([colour, *(f"{card}@0,{place}" for place, card in enumerate(cards))])


def assert_unreadable(match, seat, text):
    """Try a text that is no move, and see that nothing changes."""
    before = match.save(), match.digest_bytes
    with pytest.raises(lw.UnreadableMove):
        match.play(seat, text)
    assert (match.save(), match.digest_bytes) == before


def told(match):
    """The words about the last move."""
    return match.tell(len(match.log) - 1)


# LONG LINE


def long_table(seats=3, **wishes):
    """Deal LONG LINE with straight cards: seat 0 has 1 to 8, seat 1 has 9 to 16 and so on."""
    hands = {seat: range(8 * seat + 1, 8 * seat + 9) for seat in range(seats)}
    return lw.new("long-line", **{"seats": seats, "seed": 1, "first": 0, "cards": ALIKE, "deck": dealt(hands), **wishes})


def mixed_table(*straights, **wishes):
    """Deal LONG LINE with so many straight cards in each hand, and stubs: no line is longer than that, none shorter than 1."""
    hands = {}
    for seat, count in enumerate(straights):
        stubs = range(STUBS_FROM + 8 * seat, STUBS_FROM + 8 * seat + 8 - count)
        hands[seat] = [*range(8 * seat + 1, 8 * seat + 1 + count), *stubs]
    wishes = {"seats": len(straights), "seed": 1, "first": 0, "cards": MIXED, "deck": dealt(hands), **wishes}
    return lw.new("long-line", **wishes)


def dealt(hands):
    """Lay a deck that deals these hands, one card at a time from seat 0."""
    return [str(list(hands[seat])[k]) for k in range(8) for seat in range(len(hands))]


def line_of(match, seat, count):
    """Write a red line of so many of the seat's cards."""
    return row(match.view(seat)["hand"][:count])


def lay(match, seat, count):
    """Lay a red line on the seat's bench."""
    match.play(seat, f"lay {line_of(match, seat, count)}")


def call(match, seat, number, count=None, at=None):
    """Call a number, with a line of as many cards or of so many."""
    match.play(seat, f"call {number} {line_of(match, seat, number if count is None else count)}", at=at)


def points(match):
    """The points of each seat, round by round."""
    return [seat["points"] for seat in match.view()["seats"]]


def called(match):
    """What each seat has called this round."""
    return [seat["called"] for seat in match.view()["seats"]]


# SOLO LINE


def solo_table(fronts, **wishes):
    """Deal SOLO LINE with these cards, in order; stubs fill up the hand."""
    size = wishes.get("hand_size", 10)
    fronts = [*fronts, *[STUB] * (size - len(fronts))]
    deck = [str(number) for number in range(1, len(fronts) + 1)]
    return lw.new("solo-line", seed=1, cards=card_set(fronts), deck=deck, **wishes)


# HEAD LINE


def head_table(numbers="334453435", stock=20, fronts=(), **wishes):
    """Set HEAD LINE with this round pile, then a deck of straight cards 10, 11, 12 ...; fronts are of the first of them."""
    by_number = {str(number): [] for number in (3, 4, 5)}
    for card, back in enumerate(ROUND_BACKS, 1):
        by_number[str(back)].append(str(card))
    deck = [by_number[number].pop(0) for number in numbers]
    fronts = [*[STRAIGHT] * 9, *fronts, *[STRAIGHT] * (stock - len(fronts))]
    assert len(fronts) <= MOST_CARDS
    deck += [str(card) for card in range(10, 10 + stock)]
    return lw.new("head-line", **{"seats": 3, "seed": 1, "cards": card_set(fronts, ROUND_BACKS), "deck": deck, **wishes})


def turn(match, count=1):
    """Let the table turn up so many cards."""
    for _ in range(count):
        match.play(None, "turn")
    return match


def show(match, seat, count=None):
    """Show a line of so many open cards, or of as many as are wanted."""
    view = match.view()
    match.play(seat, f"show {row(view['open'][: view['wanted'] if count is None else count])}")


def win(match, seat):
    """Play a round that this seat wins."""
    turn(match, match.view()["wanted"])
    match.play(seat, "call")
    show(match, seat)


def fail(match, seat):
    """Let a seat call and show nothing right."""
    match.play(seat, "call")
    match.play(seat, "show R")


def won(match):
    """The round cards of each seat."""
    return [seat["won"] for seat in match.view()["seats"]]
