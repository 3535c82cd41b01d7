"""How LONG LINE is written down: a move as text and back, what others hear of it, and what a move did."""

import functools
import re
from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.core.record import Fields
from linewright.core.verbs import TABLE
from linewright.games.light_line.layouts import Laid, layout_text
from linewright.games.light_line.long_line import rules
from linewright.games.light_line.long_line.state import HAND, NOT_CALLED, ROUNDS, STATE, WRONG
from linewright.games.light_line.moves import Told, card_of, plain
from linewright.games.light_line.shown import show_line
from linewright.games.light_line.workbench import (
    FINE,
    NOT_YOURS,
    UNALIGNED,
    bench_text,
    cards_on_bench,
    has_nothing_to_judge,
    put_on_bench,
    refuse_help,
)

__all__ = ["CITES", "action_of", "card_of", "heard", "refuse_help", "tell", "text_of"]

EXAMPLES = ("lay R 3@0,0 17@1,0t 8@1,1", "call 3", "call 3 R 3@0,0 17@1,0t 8@1,1")
FAULTS = {UNALIGNED: rules.UNALIGNED, NOT_YOURS: rules.NOT_YOURS}
CALL = re.compile(r"call ?([0-9]{1,3})(?: (.*))?")

CITES = {  # the rule that each sentence about a move rests on
    "told-bench": 51,
    "told-call": 52,
    "told-false-call": 55,
    "told-slower": 56,
    "told-time": 56,
    "told-round": 53,
    "told-round-points": 54,
    "told-round-capped": 53,
    "told-over": 54,
}


def action_of(state: np.record, seat: int, text: object) -> int:
    """Read a move, forgiving about case and spaces, and put its layout on the seat's bench; raises UnreadableMove."""
    words = plain(text)
    if words == "time":
        return rules.TIME
    if match := CALL.fullmatch(words):
        number, layout = int(match[1]), match[2]
        action = rules.CALL + number - 1 if 1 <= number <= HAND else rules.NO_NUMBER
        return action if layout is None else _lay_out(state, seat, text, layout, action)
    verb, _, layout = words.partition(" ")
    if verb != "lay":
        raise UnreadableMove(text, EXAMPLES)
    return _lay_out(state, seat, text, layout, rules.LAY)


def _lay_out(state: np.record, seat: int, text: object, layout: str, action: int) -> int:
    """Put a layout on the bench; the action, or the one that says what is wrong with the layout."""
    hand = set() if seat == TABLE else {int(card) for card in state.hand[seat]}
    found = put_on_bench(state, max(seat, 0), layout, hand.__contains__)
    if found in FAULTS:
        return FAULTS[found]
    if found != FINE:
        raise UnreadableMove(text, EXAMPLES)
    return action


def text_of(state: np.record, seat: int, action: int) -> str:
    """Write a move in its one spelling; a line that nobody laid is the one the solver finds."""
    if action == rules.TIME:
        return "time"
    if action > rules.TIME:
        return "call" if action == rules.NO_NUMBER else "lay"
    number = action - rules.CALL + 1
    verb = "lay" if action < rules.CALL else f"call {number}"
    if state.fresh:
        return f"{verb} {bench_text(state, seat)}"
    if action >= rules.CALL and not has_nothing_to_judge(state, seat):
        return verb
    colour, laid = _longest_line(state.ink.tobytes(), state.other.tobytes(), state.hand[seat].tobytes())
    if action != rules.LAY:
        laid = laid[: action - rules.PART + 1 if action < rules.CALL else number]
    return f"{verb} {layout_text(colour, laid)}"


@functools.lru_cache(maxsize=256)  # a list of legal moves shows many beginnings of one line
def _longest_line(ink: bytes, other: bytes, hand: bytes) -> tuple[int, list[Laid[int]]]:
    """Find the line that the solver lays on a bare bench for these cards."""
    states: Any = np.zeros(1, STATE)
    states["ink"] = np.frombuffer(ink, np.int8).reshape(states["ink"].shape)
    states["other"] = np.frombuffer(other, np.int8).reshape(states["other"].shape)
    states["hand"][0, 0] = np.frombuffer(hand, np.int8)
    state: Any = Fields(states)
    rules.lay_line(state, 0, 0)
    return int(state.bench_colour[0]), cards_on_bench(state, 0)


def heard(text: str) -> str:
    """What the others hear: that somebody lays cards, or the number called; never the line."""
    words = text.split()
    return " ".join(words[: 2 if words[0] == "call" else 1])


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did; what lies on a bench is not told before the round is over."""
    told: Told = []
    callers = {other for other in range(int(before.seats)) if before.called[other] != NOT_CALLED}
    if action == rules.TIME:
        told.append(("told-time", {}))
    elif action < rules.CALL:
        told.append(("told-bench", {"seat": seat}))
    else:
        number = action - rules.CALL + 1
        is_new_round = after.rounds != before.rounds
        is_right = after.points[int(before.rounds), seat] == number if is_new_round else after.called[seat] != WRONG
        told.append(("told-call" if is_right else "told-false-call", {"seat": seat, "number": str(number)}))
        slower = {other for other in callers if is_right and before.called[other] == number}
        told += [("told-slower", {"seat": other}) for other in sorted(slower)]
        callers = (callers | {seat}) - slower
    if after.rounds != before.rounds:
        told.append(("told-round", {"round": int(after.rounds)}))
        points = [int(points) for points in after.points[int(before.rounds), : int(after.seats)]]
        told += [_tell_points(before, other, count, has_called=other in callers) for other, count in enumerate(points)]
    if after.rounds == ROUNDS:
        told.append(("told-over", {}))
    return told


def _tell_points(before: np.record, seat: int, points: int, *, has_called: bool) -> tuple[str, dict[str, Any]]:
    """Tell what a seat scores in a round that is over, and show its line."""
    shown = show_line(before, seat)
    facts = {"seat": seat, "points": points, "shown": shown}
    if not has_called and points < shown["length"]:
        return "told-round-capped", {**facts, "length": shown["length"]}
    return "told-round-points", facts
