"""How HEAD LINE is written down: a move as text and back, and what a move did."""

from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.light_line.head_line import rules
from linewright.games.light_line.head_line.state import OVER, SHOWING
from linewright.games.light_line.moves import Told, card_of, plain
from linewright.games.light_line.shown import show_line
from linewright.games.light_line.workbench import FINE, NOT_YOURS, UNALIGNED, bench_text, copy_of, put_on_bench, refuse_help

__all__ = ["CITES", "action_of", "card_of", "refuse_help", "tell", "text_of"]

EXAMPLES = ("call", "show R 3@0,0 17@1,0t 8@1,1", "turn", "time")
FAULTS = {UNALIGNED: rules.UNALIGNED, NOT_YOURS: rules.NOT_OPEN}
ACTIONS = {"turn": rules.TURN, "time": rules.TIME, "call": rules.CALL}

CITES = {  # the rule that each sentence about a move rests on
    "told-all-open": 88,
    "told-turn": 81,
    "told-head-call": 83,
    "told-same-time": 86,
    "told-right": 84,
    "told-wrong": 84,
    "told-time-over": 84,
    "told-lost": 84,
    "told-over": 87,
}


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces, and put its layout on the bench; raises UnreadableMove."""
    words = plain(text)
    if words in ACTIONS:
        return ACTIONS[words]
    verb, _, layout = words.partition(" ")
    turned_up = {int(card) for card in state.deck[: int(state.opened)]}
    found = put_on_bench(state, rules.BENCH, layout, turned_up.__contains__) if verb == "show" else None
    if found in FAULTS:
        return FAULTS[found]
    if found != FINE:
        raise UnreadableMove(text, EXAMPLES)
    return rules.SHOW


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling; a line that nobody laid is the one the solver finds."""
    for text, its_action in ACTIONS.items():
        if action == its_action:
            return text
    if action != rules.SHOW or state.phase != SHOWING:
        return "show"
    if state.fresh:
        return f"show {bench_text(state, rules.BENCH)}"
    twin = copy_of(state)
    rules.lay_found(twin)
    return f"show {bench_text(twin, rules.BENCH)}"


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did, in the order it happened."""
    told: Told = []
    if action == rules.TURN:
        if before.opened == rules.stock(before):
            told.append(("told-all-open", {}))
        told.append(("told-turn", {"card": str(int(after.deck[int(after.opened) - 1]) + 1)}))
    elif action == rules.CALL:
        told.append(("told-head-call", {"seat": seat}))
        if before.phase == SHOWING and after.phase != SHOWING:
            told.append(("told-same-time", {}))
    elif after.played > before.played:
        shown = show_line(before, rules.BENCH)
        told.append(("told-right", {"seat": seat, "number": str(rules.wanted_length(before)), "shown": shown}))
    else:
        caller = int(before.caller)
        told.append(_tell_failure(before, caller, action))
        lost = [k for k in range(int(before.played)) if before.owner[k] != after.owner[k]]
        told += [("told-lost", {"seat": caller, "number": str(rules.number_of(before, k))}) for k in lost]
    if after.phase == OVER:
        told.append(("told-over", {}))
    return told


def _tell_failure(before: np.record, caller: int, action: int) -> tuple[str, dict[str, Any]]:
    """Tell why a call was wrong: the time is over, or the line that was shown has another length (LL-84)."""
    if action == rules.TIME:
        return "told-time-over", {"seat": caller}
    shown = show_line(before, rules.BENCH)
    return "told-wrong", {"seat": caller, "length": shown["length"], "number": rules.wanted_length(before), "shown": shown}
