"""What happens in games of Sequence beside the winning: dead cards, reshuffles, jacks, passes."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.sequence.actions import DEAD, DROP, PASS, PLACE, parts_of
from linewright.games.sequence.cards import is_one_eyed, is_two_eyed

COUNTS = (
    Count("dead-cards"),
    Count("reshuffles"),
    Count("wild-jacks"),
    Count("markers-taken"),
    Count("passes"),
    Count("sequences"),
)
DEAD_CARDS, RESHUFFLES, WILD_JACKS, MARKERS_TAKEN, PASSES, SEQUENCES = range(len(COUNTS))

DISCARDS, LINES = 0, 1  # what notes hold: cards on the discard piles, finished sequences
NOTES = 2


def look(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Note the discards and the sequences."""
    notes[DISCARDS] = state.discards
    notes[LINES] = state.line_count


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  as above
    """Where fewer cards are discarded than were and have come, they have been reshuffled (SQ-24)."""
    verb, card, _ = parts_of(action)
    discarded = int(verb == PLACE) | int(verb == DEAD) | int(verb == DROP)
    counts[RESHUFFLES] += int(int(state.discards) < int(notes[DISCARDS]) + discarded)
    counts[DEAD_CARDS] += int(verb == DEAD)
    counts[PASSES] += int(verb == PASS)
    counts[SEQUENCES] += max(int(state.line_count) - int(notes[LINES]), 0)
    if verb == PLACE:
        counts[WILD_JACKS] += is_two_eyed(card)
        counts[MARKERS_TAKEN] += is_one_eyed(card)
