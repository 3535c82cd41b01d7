"""What a seat may know at a LONG LINE table: its cards, its own workbench, and what everybody has called."""

from typing import Literal, TypedDict

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.lines import LongestLine, lines_on_bench
from linewright.games.light_line.long_line import rules
from linewright.games.light_line.long_line.offers import offers
from linewright.games.light_line.long_line.state import NO_TIME, ROUNDS, WRONG
from linewright.games.light_line.shown import Placed, bench_view, cards_view, name_of
from linewright.games.light_line.workbench import line_on_bench

__all__ = ["View", "offers", "view"]


class SeatView(TypedDict):
    """What everybody knows of a seat."""

    called: int | None
    wrong: bool
    called_at: int | None  # milliseconds
    points: list[int]  # of each round that is over


class View(TypedDict):
    """What a seat may know."""

    phase: Literal["building", "over"]
    rounds: int  # that are over
    hand: list[str]
    colour: str | None  # of the line on the own workbench
    bench: list[Placed]
    length: int  # of that line
    lines: dict[str, LongestLine]  # the longest on the own workbench by colour
    taken: list[int]  # numbers that were called
    cap: int  # the most that whoever has not called can score when the round ends
    cards: dict[str, str]  # the lines of each card in hand
    seats: list[SeatView]


def view(state: np.record, seat: int | None) -> View:
    """Build from nothing what may be known; None is a spectator."""
    hand = [] if seat is None else [int(card) for card in state.hand[seat]]
    return {
        "phase": "over" if state.rounds == ROUNDS else "building",
        "rounds": int(state.rounds),
        "hand": [name_of(card) for card in hand],
        "colour": None if seat is None else COLOURS[int(state.bench_colour[seat])],
        "bench": [] if seat is None else bench_view(state, seat),
        "length": 0 if seat is None else line_on_bench(state, seat, rules.NO_JOKER),
        "lines": {} if seat is None else lines_on_bench(state, seat, rules.NO_JOKER),
        "taken": sorted(int(number) for number in state.called if number > 0),
        "cap": rules.cap_of(state),
        "cards": cards_view(state, hand),
        "seats": [_seat_view(state, other) for other in range(int(state.seats))],
    }


def _seat_view(state: np.record, seat: int) -> SeatView:
    """Show what everybody knows of a seat: what it called, when, and its points."""
    called, moment = int(state.called[seat]), int(state.called_at[seat])
    return {
        "called": called if called > 0 else None,
        "wrong": called == WRONG,
        "called_at": None if moment == NO_TIME else moment,
        "points": [int(state.points[played, seat]) for played in range(int(state.rounds))],
    }
