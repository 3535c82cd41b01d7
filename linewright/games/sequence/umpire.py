"""The sides of Sequence, which are its teams (SQ-4), and the finding that one of them has talked (SQ-60)."""

from collections.abc import Hashable
from typing import Any


def sides(view: dict[str, Any]) -> list[Hashable]:
    """The team of each seat."""
    return list(view["teams"])


def accused_seats(view: dict[str, Any], text: str) -> list[int]:
    """The seats of the team that the last word of a finding names."""
    team = text.rsplit(maxsplit=1)[-1]
    return [seat for seat, side in enumerate(view["teams"]) if side == team]
