"""What was found out about a finished match: what each move changed for a seat, and which decisions cost it something."""

from dataclasses import dataclass
from typing import NamedTuple

WIN, SOLVED = "win", "solved"  # what chances are shares of: the victory, or, with nobody to win against, a puzzle
BANDS = (0.055, 0.045, 0.03, 0.02, 0.01)  # average losses, in wins, below which a band is better than 1 to 5: bench/strength.md
WAIT = ""  # in place of the text of a move: to let time pass


class Step(NamedTuple):
    """One move of the log."""

    actor: int  # the seat that moved, or TABLE
    action: int
    text: str


class Change(NamedTuple):
    """What a move changed for a seat, in parts of a win: in all what the next position is worth more than the last one."""

    choice: float  # by the seat's own choice
    others: float  # by what others chose, and by what they showed
    luck: float  # by what was drawn, against the average draw


@dataclass(frozen=True)
class Decision:
    """A move of the seat where it could have made another; chances are shares of a win, judged before anything was drawn."""

    move: int  # its number in the log, the first is 1
    text: str  # WAIT: it let time pass, in a race
    best: str  # what would have been best; the same text where nothing was
    chance: float  # of winning after it
    best_chance: float
    loss: float  # their distance, never below 0
    points_loss: float  # expected points by which the best move was better; below 0 where it risks points to win
    error: float  # standard error of the loss


class Judged(NamedTuple):
    """A match as it went for one seat. The changes together are the way from the first chance to the last."""

    chances: list[float]  # at the deal and after each move
    points: list[float]  # expected at the end, the same
    changes: list[Change]  # of each move
    decisions: list[Decision]
