"""What a match came to for one of its sides, so that it can be compared with the same deal at another table."""

from typing import NamedTuple

from linewright.server.table.outcome import Outcome

WON, SHARED, LOST, GAVE_UP = 2, 1, 0, -1


class Score(NamedTuple):
    """What a match came to for a side; of two the greater one is the better one, and `worth` says which that is."""

    victory: int  # 2 won, 1 shared or drawn, 0 lost, -1 given up
    lead: int  # in points, before the best of the others; behind it where negative
    points: int

    @property
    def worth(self) -> tuple[int, int]:
        """What is compared: first who has won, then by how much; whoever gave up is as good as whoever else did."""
        return self.victory, 0 if self.victory == GAVE_UP else self.lead


def score_of(outcome: Outcome, seat: int) -> Score:
    """What a match came to for a seat and those who played with it."""
    side = outcome.sides[seat]
    own = [points for points, other in zip(outcome.scores, outcome.sides, strict=True) if other == side]
    others = [points for points, other in zip(outcome.scores, outcome.sides, strict=True) if other != side]
    seats = {one for one, other in enumerate(outcome.sides) if other == side}
    won = {outcome.sides[one] for one in outcome.winners}
    if seats & set(outcome.resigned):
        victory = GAVE_UP
    elif won == {side}:
        victory = WON
    else:
        victory = SHARED if side in won or not won else LOST
    return Score(victory, max(own) - max(others, default=0), max(own))
