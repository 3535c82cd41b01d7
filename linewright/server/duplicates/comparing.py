"""How the same board went at several tables, compared as bridge clubs do; nothing is read or written here.

A board is worth to somebody the share of the others whom they have beaten there, a tie being half of one: matchpoints, in
percent. What the cards were worth is so left out, for everybody had them.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from linewright.server.table.score import GAVE_UP, Score

WHOLE = 100

Player = TypeVar("Player", bound=Hashable)


class Standing(NamedTuple):
    """How it stands with somebody over several boards."""

    percent: Fraction | None  # on average; null: nobody was there to be compared with
    difference: Fraction | None  # of the lead from that of the others, on average; null as well
    boards: int  # that they have played to the end


def percents(scores: Sequence[Score]) -> list[Fraction | None]:
    """What a board was worth to each of those who played it; None for whoever played it alone."""
    if len(scores) < 2:
        return [None for _ in scores]
    others = len(scores) - 1
    share: dict[tuple[int, int], Fraction] = {}  # of each result, for thousands may have the same
    beaten = 0
    for worth, times in sorted(Counter(score.worth for score in scores).items()):
        share[worth] = Fraction(WHOLE * (2 * beaten + times - 1), 2 * others)
        beaten += times
    return [share[score.worth] for score in scores]


def differences(scores: Sequence[Score]) -> list[Fraction | None]:
    """By how much the lead of each was above the mean of the others; None for whoever gave up, or was there alone."""
    leads = [score.lead for score in scores if score.victory != GAVE_UP]
    others = len(leads) - 1
    if others < 1:
        return [None for _ in scores]
    total = sum(leads)
    above = {lead: lead - Fraction(total - lead, others) for lead in set(leads)}
    return [None if score.victory == GAVE_UP else above[score.lead] for score in scores]


def compare_one(player: Player, scores: Mapping[Player, Score]) -> tuple[Fraction | None, Fraction | None]:
    """What a board was worth to one of those who played it, and by how much their lead was above that of the others."""
    if player not in scores:
        return None, None
    place, found = list(scores).index(player), list(scores.values())
    return percents(found)[place], differences(found)[place]


def stand(boards: Sequence[Mapping[Player, Score]]) -> dict[Player, Standing]:
    """How it stands with everybody who has played any of some boards to the end."""
    worth: dict[Player, list[Fraction]] = {}
    above: dict[Player, list[Fraction]] = {}
    played: dict[Player, int] = {}
    for scores in boards:
        found = list(scores.values())
        for player, percent, difference in zip(scores, percents(found), differences(found), strict=True):
            played[player] = played.get(player, 0) + 1
            if percent is not None:
                worth.setdefault(player, []).append(percent)
            if difference is not None:
                above.setdefault(player, []).append(difference)
    return {player: Standing(mean(worth.get(player, [])), mean(above.get(player, [])), count) for player, count in played.items()}


def mean(numbers: Sequence[Fraction]) -> Fraction | None:
    """The mean of numbers; None of none."""
    return sum(numbers, Fraction(0)) / len(numbers) if numbers else None


def places_of(standings: Mapping[Player, Standing], boards: int) -> dict[Player, int]:
    """The place of everybody who has played all of so many boards, from 1; who is as good shares one."""
    whole = {player: one.percent for player, one in standings.items() if one.boards == boards and one.percent is not None}
    first: dict[Fraction, int] = {}
    for place, percent in enumerate(sorted(whole.values(), reverse=True), 1):
        first.setdefault(percent, place)
    return {player: first[percent] for player, percent in whole.items()}
