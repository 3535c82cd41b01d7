"""How Sequence is written down: a move as text and back, and what a move did."""

import re
from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.sequence import rules
from linewright.games.sequence.cards import CARD, CELL, CELLS, card_of, cell_name, cell_of, is_jack, is_one_eyed, name_of
from linewright.games.sequence.lines import FIVE, step_of
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
        return rules.DRAW
    if plain == "pass":
        return rules.PASS
    if match := PLACE.fullmatch(plain):
        return rules.PLACE + card_of(match[1]) * CELLS + cell_of(match[2])
    if match := DEAD.fullmatch(plain):
        return rules.DEAD + card_of(match[1])
    if match := DROP.fullmatch(plain):
        return rules.DROP + card_of(match[1])
    if match := LOCK.fullmatch(plain):
        return _lock_of(cell_of(match[1]), cell_of(match[2]))
    if match := TALK.fullmatch(plain):
        return rules.TALK + TEAM_NAMES.index(match[1].upper())
    raise UnreadableMove(text, EXAMPLES)


def _lock_of(one: int, two: int) -> int:
    """Find the five between two cells, named from either end; any other two cells are a lock that is never legal."""
    first, last = min(one, two), max(one, two)
    for direction in range(4):
        if last - first == (FIVE - 1) * step_of(direction):
            return rules.LOCK + direction * CELLS + first
    return rules.NO_FIVE


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling."""
    if action < rules.DEAD:
        return f"{name_of(action // CELLS)} {cell_name(action % CELLS)}"
    if action < rules.DROP:
        return f"dead {name_of(action - rules.DEAD)}"
    if action < rules.LOCK:
        return f"drop {name_of(action - rules.DROP)}"
    if action < rules.NO_FIVE:
        first, last = ends_of(action - rules.LOCK)
        return f"lock {first} {last}"
    if action >= rules.TALK:
        return f"talk {TEAM_NAMES[action - rules.TALK]}"
    return {rules.NO_FIVE: "lock", rules.DRAW: "draw", rules.PASS: "pass"}[action]


def ends_of(code: int) -> tuple[str, str]:
    """Name the first and the last cell of a five."""
    first = code % CELLS
    return cell_name(first), cell_name(first + (FIVE - 1) * step_of(code // CELLS))


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did, in the order it happened."""
    told: Told = [_told_move(seat, action)]
    told += _sequences(before, after)
    if after.discards < before.discards:
        told.append(("told-reshuffle", {}))
    places = action < rules.DEAD  # and owes the next draw: one owed before is lost (SQ-23)
    lost = [
        other
        for other in range(int(before.seats))
        if before.owes_draw[other] and not (after.owes_draw[other] and (other != seat or not places))
    ]
    if after.phase != OVER:
        told += [("told-too-late", {"seat": other}) for other in lost if not (other == seat and action == rules.DRAW)]
    elif after.winner >= 0:
        enough = after.made[int(after.winner)] >= sequences_to_win(after)
        told.append(("told-won" if enough else "told-won-most", {"team": TEAM_NAMES[int(after.winner)]}))
    else:
        told.append(("told-draw-game", {}))
    return told


def _told_move(seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """Tell the move itself."""
    if action < rules.DEAD:
        card, cell = action // CELLS, action % CELLS
        facts = {"seat": seat, "card": name_of(card), "cell": cell_name(cell)}
        return ("told-take" if is_one_eyed(card) else "told-jack" if is_jack(card) else "told-place"), facts
    if action < rules.DROP:
        return "told-dead", {"seat": seat, "card": name_of(action - rules.DEAD)}
    if action < rules.LOCK:
        return "told-drop", {"seat": seat, "card": name_of(action - rules.DROP)}
    if action >= rules.TALK:
        return "told-talk", {"team": TEAM_NAMES[action - rules.TALK]}
    if action == rules.DRAW:
        return "told-draw", {"seat": seat}
    if action == rules.PASS:
        return "told-pass", {"seat": seat}
    first, last = ends_of(action - rules.LOCK)
    return "told-lock", {"seat": seat, "first": first, "last": last}


def _sequences(before: np.record, after: np.record) -> Told:
    """Tell of sequences that are new, and of those that are broken."""
    old, new = ({(int(s.lines[k]), int(s.line_team[k])) for k in range(int(s.line_count))} for s in (before, after))
    told: Told = []
    for word, codes in (("told-broken", old - new), ("told-sequence", new - old)):
        for code, team in sorted(codes):
            first, last = ends_of(code)
            told.append((word, {"team": TEAM_NAMES[team], "first": first, "last": last}))
    return told
