"""A question that seats are asked, until all have answered, one has said no, or nobody has said anything for a while."""

from dataclasses import dataclass, field
from typing import Literal

from linewright.server.table.shapes import Command


@dataclass
class OpenQuestion:
    """A question that seats are asked."""

    kind: Literal["undo", "finding"]
    seat: int  # who asks
    voters: list[int]  # seats whose answer counts
    at: int
    unanswered: Command  # what the table is asked to do when nobody answers
    moves: int = 0
    text: str = ""
    answers: dict[int, bool] = field(default_factory=dict)

    @property
    def waiting(self) -> list[int]:
        """Seats that have not answered."""
        return [seat for seat in self.voters if seat not in self.answers]
