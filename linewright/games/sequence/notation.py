"""How Sequence is written down: a move as text and back, and what a move did."""

import re
from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.sequence import actions
from linewright.games.sequence.actions import parts_of
from linewright.games.sequence.cards import CARD, CELL, card_of, cell_name, cell_of, is_jack, is_one_eyed, name_of
from linewright.games.sequence.lines import FIVE, direction_of, first_of, five_at, step_of
from linewright.games.sequence.state import OVER
from linewright.games.sequence.teams import TEAM_NAMES, sequences_to_win

__all__ = ["CITES", "action_of", "card_of", "tell", "text_of"]

EXAMPLES = ("7D c4", "JS c4", "dead 7D", "lock c4 g4", "pass")
PLACE = re.compile(rf"({CARD.pattern}) ?({CELL.pattern})")
DEAD = re.compile(rf"dead ?({CARD.pattern})")
DROP = re.compile(rf"drop ?({CARD.pattern})")
LOCK = re.compile(rf"lock ?({CELL.pattern}) ?({CELL.pattern})")
TALK = re.compile(r"talk ?([abc])")

CITES = {  # the rule that each sentence about a move rests on
    "told-place": 21,
    "told-jack": 30,
    "told-take": 31,
    "told-dead": 41,
    "told-drop": 60,
    "told-draw": 22,
    "told-pass": 25,
    "told-lock": 53,
    "told-talk": 60,
    "told-sequence": 50,
    "told-broken": 61,
    "told-reshuffle": 24,
    "told-too-late": 23,
    "told-won": 55,
    "told-won-most": 56,
    "told-draw-game": 56,
}

Told = list[tuple[str, dict[str, Any]]]  # ids of our words, with their arguments


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces; raises UnreadableMove."""
    plain = " ".join(text.split()).lower() if isinstance(text, str) and text.isascii() else ""
    if plain == "draw":
        return actions.DRAW
    if plain == "pass":
        return actions.PASS
    if match := PLACE.fullmatch(plain):
        return actions.place_at(card_of(match[1]), cell_of(match[2]))
    if match := DEAD.fullmatch(plain):
        return actions.DEAD + card_of(match[1])
    if match := DROP.fullmatch(plain):
        return actions.DROP + card_of(match[1])
    if match := LOCK.fullmatch(plain):
        return _lock_of(cell_of(match[1]), cell_of(match[2]))
    if match := TALK.fullmatch(plain):
        return actions.TALK + TEAM_NAMES.index(match[1].upper())
    raise UnreadableMove(text, EXAMPLES)


def _lock_of(one: int, two: int) -> int:
    """Find the five between two cells, named from either end; any other two cells are a lock that is never legal."""
    first, last = min(one, two), max(one, two)
    for direction in range(4):
        if last - first == (FIVE - 1) * step_of(direction):
            return actions.LOCK + five_at(direction, first)
    return actions.NO_FIVE


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling."""
    verb, what, cell = parts_of(action)
    if verb == actions.PLACE:
        return f"{name_of(what)} {cell_name(cell)}"
    if verb == actions.DEAD:
        return f"dead {name_of(what)}"
    if verb == actions.DROP:
        return f"drop {name_of(what)}"
    if verb == actions.LOCK:
        first, last = ends_of(what)
        return f"lock {first} {last}"
    if verb == actions.TALK:
        return f"talk {TEAM_NAMES[what]}"
    return {actions.NO_FIVE: "lock", actions.DRAW: "draw", actions.PASS: "pass"}[verb]


def ends_of(five: int) -> tuple[str, str]:
    """The names of the first and the last cell of a five."""
    first = first_of(five)
    return cell_name(first), cell_name(first + (FIVE - 1) * step_of(direction_of(five)))


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did, in the order it happened."""
    told: Told = [_tell_move(seat, action)]
    told += _tell_sequences(before, after)
    if after.discards < before.discards:
        told.append(("told-reshuffle", {}))
    places = parts_of(action)[0] == actions.PLACE  # and owes the next draw: one owed before is lost (SQ-23)
    lost = [
        other
        for other in range(int(before.seats))
        if before.owes_draw[other] and not (after.owes_draw[other] and (other != seat or not places))
    ]
    if after.phase != OVER:
        told += [("told-too-late", {"seat": other}) for other in lost if not (other == seat and action == actions.DRAW)]
    elif after.winner >= 0:
        enough = after.made[int(after.winner)] >= sequences_to_win(after)
        told.append(("told-won" if enough else "told-won-most", {"team": TEAM_NAMES[int(after.winner)]}))
    else:
        told.append(("told-draw-game", {}))
    return told


def _tell_move(seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """Tell the move itself."""
    verb, what, cell = parts_of(action)
    if verb == actions.PLACE:
        facts = {"seat": seat, "card": name_of(what), "cell": cell_name(cell)}
        return ("told-take" if is_one_eyed(what) else "told-jack" if is_jack(what) else "told-place"), facts
    if verb == actions.DEAD:
        return "told-dead", {"seat": seat, "card": name_of(what)}
    if verb == actions.DROP:
        return "told-drop", {"seat": seat, "card": name_of(what)}
    if verb == actions.TALK:
        return "told-talk", {"team": TEAM_NAMES[what]}
    if verb == actions.DRAW:
        return "told-draw", {"seat": seat}
    if verb == actions.PASS:
        return "told-pass", {"seat": seat}
    first, last = ends_of(what)
    return "told-lock", {"seat": seat, "first": first, "last": last}


def _tell_sequences(before: np.record, after: np.record) -> Told:
    """Tell of sequences that are new, and of those that are broken."""
    old, new = ({(int(s.lines[k]), int(s.line_team[k])) for k in range(int(s.line_count))} for s in (before, after))
    told: Told = []
    for word, fives in (("told-broken", old - new), ("told-sequence", new - old)):
        for five, team in sorted(fives):
            first, last = ends_of(five)
            told.append((word, {"team": TEAM_NAMES[team], "first": first, "last": last}))
    return told
