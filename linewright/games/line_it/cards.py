"""What is in Line-it's box: one hundred numbers in four colours, and six bets.

A card is a small integer: a number is itself (1..100), the bets +3, +4 and +5 are 101, 102 and 103. The two bets of a kind are
one card twice: nothing in the game can tell them apart.
"""

import functools
import re

NOTHING = 0  # an empty place
LAST_NUMBER = 100
FIRST_BET = 101
LAST_BET = 103
KINDS = 104  # card codes 0..103
BET_COPIES = 2
DECK = 106

COLOURS = ("red", "blue", "green", "yellow")  # LI-3: in the order of the numbers

BOX = (*map(str, range(1, LAST_NUMBER + 1)), "+3", "+3", "+4", "+4", "+5", "+5")

CARD = re.compile(r"\+[345]|[1-9][0-9]?|100")


def colour_of(number: int) -> int:
    """The colour 0..3 of a number card (LI-3)."""
    return (number - 1) & 3


def stake_of(bet: int) -> int:
    """The points at stake on a bet card: 3, 4 or 5 (LI-4)."""
    return bet - 98


@functools.cache  # a view names hundreds
def name_of(card: int) -> str:
    """Write a card as people do: 42 or +3."""
    return f"+{stake_of(card)}" if card > LAST_NUMBER else str(card)


def card_of(name: str) -> int:
    """Read a card's name; raises KeyError if the box holds no such card."""
    if not CARD.fullmatch(name):
        raise KeyError(name)
    return int(name) + 98 if name.startswith("+") else int(name)
