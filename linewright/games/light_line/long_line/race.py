"""LONG LINE as a race: every number can be called only once, by whoever is first (LL-52)."""

import re
from collections.abc import Hashable
from typing import Any

CALL = re.compile(r"call ?0*([0-9]*)(?: |$)")


def claim_of(text: str) -> str:
    """What a move claims before others, such as `call 3`; empty: nothing."""
    found = CALL.match(" ".join(text.lower().split()))
    return f"call {found[1]}".strip() if found else ""


def round_of(view: dict[str, Any]) -> Hashable:
    """Which round it is, by what everybody sees."""
    return view.get("rounds")


def stage_of(view: dict[str, Any]) -> Hashable:
    """Where the round stands: everybody builds until it ends."""
    return view.get("rounds"), view.get("phase")
