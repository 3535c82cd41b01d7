"""Who plays with whom, how many cards each gets, and how many sequences win."""

import numpy as np

TEAM_NAMES = "ABC"


def team_count(state: np.record) -> int:
    """Count the teams: two or three (SQ-4)."""
    return 2 + int(state.teams)


def team_of(state: np.record, seat: int) -> int:
    """The team of a seat: they sit in turn (SQ-5)."""
    return seat % 3 if state.teams else seat % 2


def sequences_to_win(state: np.record) -> int:
    """Count the sequences a team needs (SQ-55)."""
    return 2 if state.teams == 0 else 1


def hand_size(seats: int) -> int:
    """Count the cards dealt to each seat (SQ-11)."""
    if seats == 2:
        return 7
    if seats <= 4:
        return 6
    if seats == 6:
        return 5
    return 4 if seats <= 9 else 3
