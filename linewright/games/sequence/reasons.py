"""Why the heuristic of Sequence likes a move, in words: the same windows as in bots.py, the weightiest first."""

import math
from typing import Any

import numpy as np

from linewright.games.sequence import actions
from linewright.games.sequence.actions import parts_of
from linewright.games.sequence.bots import (
    BLOCK,
    BREAK,
    FIRST_FIVE,
    FOUR,
    HELD,
    ROOM,
    STAGES,
    WIN,
    count_jacks,
    has_window,
    key_of,
    note_board,
    rivals_stage,
    stage_of,
    worth_beyond,
    worth_of_window,
)
from linewright.games.sequence.cards import NOTHING, is_jack, is_one_eyed, name_of
from linewright.games.sequence.lines import FIVE, direction_of, first_of, is_fixed, step_of
from linewright.games.sequence.rules import is_dead, play
from linewright.games.sequence.state import CORNER, LOCKING, NOBODY, OVER
from linewright.games.sequence.teams import TEAM_NAMES, team_of

MOST_REASONS = 3
WORTH_TELLING = 2  # markers of rivals in a window that make blocking it a reason
Reason = tuple[int, str, dict[str, Any]]  # its weight, the id of its words and their arguments


def reasons(state: np.record, seat: int, action: int) -> list[tuple[str, dict[str, Any]]]:
    """Why this move is good, one to three ids of words with their arguments; every claim is true of the position."""
    verb, what, _ = parts_of(action)
    if verb == actions.PLACE:
        found = why_card(state, seat, action)
    elif verb == actions.DEAD:
        found = [(0, "hint-dead", {"card": name_of(what)})]  # SQ-41
    elif verb == actions.DROP:
        found = [(0, "hint-drop-dead" if is_dead(state, what) else "hint-drop", {"card": name_of(what)})]  # SQ-60
    elif verb == actions.DRAW:
        found = [(0, "hint-draw", {})]
    elif verb == actions.PASS:
        found = [(0, "hint-pass", {})]
    else:
        found = [why_lock(state, team_of(state, seat), what)]
    found.sort(key=lambda reason: -reason[0])
    return [(word, args) for _, word, args in found[:MOST_REASONS]]


def why_lock(state: np.record, team: int, five: int) -> Reason:
    """What the chosen five leave beside them for a second sequence (SQ-53)."""
    step = step_of(direction_of(five))
    first = first_of(five)
    ends = (worth_beyond(state, team, first, -step), worth_beyond(state, team, first + (FIVE - 1) * step, step))
    markers = math.isqrt(max(max(ends) - 1, 0))
    if markers:
        return 0, "hint-lock", {"count": markers}
    return 0, "hint-lock-room" if max(ends) else "hint-lock-any", {}


def why_card(state: np.record, seat: int, action: int) -> list[Reason]:
    """Find reasons to play a card to a cell."""
    _, card, cell = parts_of(action)
    out = np.zeros(ROOM, np.int16)
    note_board(state, seat, out)
    if is_one_eyed(card):
        return why_take(state, seat, cell, out)
    team = team_of(state, seat)
    after = state.copy()
    play(after, seat, action)
    if after.phase == OVER and after.winner == team:
        return [(WIN, "hint-wins", {})]  # SQ-55
    found = why_place(state, seat, card, cell, out)
    if after.phase == LOCKING or after.made[team] > state.made[team]:
        found = [reason for reason in found if reason[1] not in ("hint-extends", "hint-follow")]
        found.append((FIRST_FIVE, "hint-sequence", {}))  # SQ-50
    jacks = sum(is_jack(int(other)) for other in state.hand[seat] if other != NOTHING)
    if found and jacks and not is_jack(card):
        found.append((0, "hint-jack-spared", {"jacks": jacks}))
    return found or [why_quiet(state, team, cell)]


def windows_through(cell: int) -> list[list[int]]:
    """List the windows that hold a cell."""
    firsts = [(cell - k * step_of(direction), direction) for direction in range(4) for k in reversed(range(FIVE))]
    return [[first + k * step_of(direction) for k in range(FIVE)] for first, direction in firsts if has_window(first, direction)]


def seen_in(window: list[int], jacks: int, out: np.ndarray) -> tuple[int, int, int, int]:
    """What is in a window: its key as the heuristic has it, own markers, markers of rivals, corners."""
    seen = HELD * jacks + sum(int(out[cell]) for cell in window)
    return key_of(seen), seen & 7, seen >> 3 & 7, sum(int(out[cell] < 0) for cell in window)


def why_place(state: np.record, seat: int, card: int, cell: int, out: np.ndarray) -> list[Reason]:
    """Find the best own window a marker builds, and the best of rivals it blocks."""
    stage = stage_of(state, team_of(state, seat))
    jacks, _ = count_jacks(state, seat)
    best: tuple[int, int, list[int]] = (0, 0, [])  # worth, markers with the new one, cells
    blocks: list[Reason] = []
    for window in windows_through(cell):
        key, own, rival, corners = seen_in(window, jacks, out)
        worth = worth_of_window(stage, key)
        if own:
            best = max(best, (worth, own + corners + 1, window))
        elif worth > 0 and rival + corners >= WORTH_TELLING:
            weight = BLOCK[rivals_stage(stage)] if worth >= FOUR else worth
            blocks.append((weight, "hint-blocks", {"team": rival_in(state, seat, window), "count": rival + corners}))
    worth, count, window = best
    if worth == 0:
        return weightiest(blocks)
    follow = cards_that_follow(state, seat, card, cell, window)
    also: list[Reason] = [(worth, "hint-follow", {"count": follow})] if follow else []
    return [(worth, "hint-extends", {"count": count}), *also, *weightiest(blocks)]


def weightiest(found: list[Reason]) -> list[Reason]:
    """Keep the weightiest reason of each word."""
    best: dict[str, Reason] = {}
    for reason in found:
        if reason[1] not in best or reason[0] > best[reason[1]][0]:
            best[reason[1]] = reason
    return list(best.values())


def cards_that_follow(state: np.record, seat: int, card: int, cell: int, window: list[int]) -> int:
    """Count the cards that stay in the hand and go to other empty cells of a window, each cell once and jacks not counted."""
    hand = [int(other) for other in state.hand[seat] if other != NOTHING and not is_jack(int(other))]
    if card in hand:
        hand.remove(card)
    free = {one for one in window if state.owner[one] == NOBODY and one != cell}
    reached = {other: free & {int(one) for one in state.squares[other]} for other in hand}
    return min(sum(map(bool, reached.values())), len(set().union(*reached.values())))


def rival_in(state: np.record, seat: int, window: list[int]) -> str:
    """Name the rival whose markers lie in a window."""
    own = team_of(state, seat)
    owners = (int(state.owner[cell]) for cell in window)
    return TEAM_NAMES[next(owner for owner in owners if 0 <= owner < CORNER and owner != own)]


def why_take(state: np.record, seat: int, cell: int, out: np.ndarray) -> list[Reason]:
    """Find what taking a marker away breaks up, and what it opens."""
    stage = stage_of(state, team_of(state, seat))
    team = TEAM_NAMES[int(state.owner[cell])]
    found: list[Reason] = []
    if is_fixed(state, cell):
        found.append((BREAK, "hint-breaks", {"team": team}))  # SQ-61
    for window in windows_through(cell):
        key, own, rival, corners = seen_in(window, 0, out)
        worth = worth_of_window(STAGES + stage, key)
        if worth > 0 and own:
            found.append((worth, "hint-opens", {"count": own + corners}))
        elif worth > 0:
            found.append((worth, "hint-takes", {"team": team, "count": rival + corners}))
    return weightiest(found) or [(0, "hint-takes", {"team": team, "count": 1})]


def why_quiet(state: np.record, team: int, cell: int) -> Reason:
    """How many windows through a cell are still open to the team."""
    open_windows = 0
    for window in windows_through(cell):
        owners = {int(state.owner[one]) for one in window}
        open_windows += int(owners <= {team, NOBODY, CORNER})
    return (0, "hint-open", {"count": open_windows}) if open_windows else (0, "hint-quiet", {})
