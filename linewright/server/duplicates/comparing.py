"""How the same board went at several tables, compared as bridge clubs do; nothing is read or written here.

A board is worth to somebody the share of the others whom they have beaten there, a tie being half of one: matchpoints, in
percent. What the cards were worth is so left out, for everybody had them.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from linewright.server.table.score import GAVE_UP, Score

WHOLE = Fraction(100)

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
    worths = sorted(score.worth for score in scores)
    others = len(scores) - 1
    found: list[Fraction | None] = []
    for score in scores:
        beaten, tied = bisect_left(worths, score.worth), bisect_right(worths, score.worth)
        found.append(WHOLE * (2 * beaten + tied - beaten - 1) / (2 * others))
    return found


def differences(scores: Sequence[Score]) -> list[Fraction | None]:
    """By how much the lead of each was above the mean of the others; None for whoever gave up, or was there alone."""
    leads = [score.lead for score in scores if score.victory != GAVE_UP]
    others = len(leads) - 1
    if others < 1:
        return [None for _ in scores]
    total = sum(leads)
    return [None if score.victory == GAVE_UP else score.lead - Fraction(total - score.lead, others) for score in scores]


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
    order = sorted(whole.values(), reverse=True)
    return {player: order.index(percent) + 1 for player, percent in whole.items()}
