"""HEAD LINE as a race: whoever calls first shows a line (LL-83)."""

from collections.abc import Hashable
from typing import Any


def claim_of(text: str) -> str:
    """What a move claims before others: the call; empty: nothing."""
    words = text.lower().split()
    return "call" if words == ["call"] else ""


def round_of(view: dict[str, Any]) -> Hashable:
    """Which round it is, by what everybody sees; one that is repeated is a new one (LL-85)."""
    return view.get("played"), view.get("repeats")


def stage_of(view: dict[str, Any]) -> Hashable:
    """Where the round stands: cards are turned, or somebody has called."""
    return round_of(view), view.get("phase"), view.get("caller")
