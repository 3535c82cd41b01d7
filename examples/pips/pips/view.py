"""What a seat may know at a Pips table: the board, the cards that are gone, and its own hand."""

from typing import Any, TypedDict

import numpy as np

from pips import rules
from pips.state import DECK, LINES, NAMES, NOBODY, NOTHING, SIDE


class View(TypedDict):
    """What a seat may know."""

    cells: dict[str, int | None]  # whose pip lies there
    hand: list[str]
    cards: list[int]  # how many each seat holds
    deck: int
    gone: list[str]  # cards played or laid aside
    line: list[str]  # four in a line, once somebody has them


def view(state: np.record, seat: int | None) -> View:
    """Build from nothing what may be known; None is a spectator."""
    return {
        "cells": {name: None if owner == NOBODY else int(owner) for name, owner in zip(NAMES, state.owner, strict=True)},
        "hand": [] if seat is None else [NAMES[card] for card in state.hand[seat] if card != NOTHING],
        "cards": [int(np.count_nonzero(state.hand[other] != NOTHING)) for other in range(int(state.seats))],
        "deck": DECK - int(state.drawn),
        "gone": [name for name, copies in zip(NAMES, state.gone, strict=True) for _ in range(copies)],
        "line": _full_line(state),
    }


def _full_line(state: np.record) -> list[str]:
    """The cells of a line that one seat holds alone (PI-7), or none."""
    for line in range(rules.count_lines(state)):
        if any(rules.count_in_line(state, seat, line) == SIDE for seat in range(int(state.seats))):
            return [NAMES[cell] for cell in LINES[line]]
    return []


def offers(state: np.record, seat: int) -> list[tuple[str, str, dict[str, Any], int]]:
    """What the seat can reach for: each card with what it brings, or the rule that forbids it; and the swap."""
    found: list[tuple[str, str, dict[str, Any], int]] = []
    for card in sorted({int(card) for card in state.hand[seat] if card != NOTHING}):
        rule = int(rules.why_not(state, seat, card))
        pips = 1 + max(rules.count_in_line(state, seat, line) for line in range(rules.count_lines(state)) if card in LINES[line])
        found.append((NAMES[card], f"not-pi-{rule}", {}, rule) if rule else (NAMES[card], "offer-pips", {"pips": pips}, 0))
    rule = int(rules.why_not(state, seat, rules.SWAP))
    return [*found, ("swap", f"not-pi-{rule}" if rule else "offer-swap", {}, rule)]
