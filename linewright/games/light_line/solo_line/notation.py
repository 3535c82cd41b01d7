"""How SOLO LINE is written down: a move as text and back, and what a move did."""

from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.light_line.moves import Told, card_of, plain
from linewright.games.light_line.shown import ShownLine, show_line
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.solution import lay_solution
from linewright.games.light_line.solo_line.state import OWN
from linewright.games.light_line.workbench import (
    FINE,
    NOT_YOURS,
    UNALIGNED,
    bench_text,
    copy_of,
    has_nothing_to_judge,
    put_on_bench,
    refuse_help,
)

__all__ = ["CITES", "action_of", "card_of", "refuse_help", "tell", "text_of"]

EXAMPLES = ("lay R 3@0,0 17@1,0t 8@1,1", "line", "line R 3@0,0 17@1,0t 8@1,1", "give up")
FAULTS = {UNALIGNED: rules.UNALIGNED, NOT_YOURS: rules.NOT_YOURS}

CITES = {  # the rule that each sentence about a move rests on
    "told-solo-lay": 73,
    "told-solved": 72,
    "told-not-solved": 73,
    "told-give-up": 73,
}


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces, and put its layout on the bench; raises UnreadableMove."""
    words = plain(text)
    if words == "give up":
        return rules.GIVE_UP
    if words == "line":
        return rules.LINE
    verb, _, layout = words.partition(" ")
    if verb not in ("lay", "line") or not layout:
        raise UnreadableMove(text, EXAMPLES)
    hand = {int(card) for card in state.hand[: int(state.hand_size)]}
    found = put_on_bench(state, OWN, layout, hand.__contains__)
    if found in FAULTS:
        return FAULTS[found]
    if found != FINE:
        raise UnreadableMove(text, EXAMPLES)
    return rules.LAY if verb == "lay" else rules.LINE


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling; a line that nobody laid is the one the solver finds."""
    if action == rules.GIVE_UP:
        return "give up"
    if action not in (rules.LAY, rules.LINE):
        return "lay"
    verb = "lay" if action == rules.LAY else "line"
    if state.fresh:
        return f"{verb} {bench_text(state, OWN)}"
    if action == rules.LINE and not has_nothing_to_judge(state, OWN):
        return verb
    twin = copy_of(state)
    rules.lay_best(twin)
    return f"{verb} {bench_text(twin, OWN)}"


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did."""
    if action == rules.LAY:
        return [("told-solo-lay", {"seat": seat, "length": rules.score(after, seat), "size": int(before.hand_size)})]
    facts: dict[str, Any] = {"seat": seat, "length": int(after.result), "size": int(before.hand_size)}
    if rules.is_winner(after, seat):
        return [("told-solved", facts)]
    word = "told-give-up" if action == rules.GIVE_UP else "told-not-solved"
    return [(word, {**facts, "solution": _show_solution(before)})]


def _show_solution(state: np.record) -> ShownLine:
    """Show a line through all cards, or the longest that was found."""
    twin = copy_of(state)
    lay_solution(twin)
    return show_line(twin, OWN, rules.JOKER)
