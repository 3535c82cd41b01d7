"""What a move did, told in sentences of a language."""

from collections.abc import Collection, Iterator, Sequence

from linewright.core.match import Match
from linewright.core.words import Words


def sentences(match: Match, number: int, names: Sequence[str], own: Collection[int | None], words: Words) -> Iterator[str]:
    """What a move of the log did; the names are those of the seats, and whoever reads has the own ones."""
    for word, details in match.tell(number):
        seat = details.get("seat")
        who = "" if seat is None else names[seat]
        yield words.say(word, **details, who=who, you="yes" if seat is not None and seat in own else "no")
