"""What a position of Sequence promises: each team's share of the victory, learned from how games went on by the heuristic.

A team is as strong as its windows: any five cells in a row without a rival's marker, told apart by the markers in them and by the
empty cells whose card is held by whoever of the team moves next, or by a partner. The numbers come from `bench/promise.py`. All
hands are open: a search asks in a world that it has imagined. Everything is counted in whole numbers, so that all processors
agree to the last bit.
"""

from pathlib import Path

import numpy as np

from linewright.core.playouts import WHOLE
from linewright.games.sequence.cards import CELLS, is_jack, is_two_eyed
from linewright.games.sequence.lines import FIVE, STRAIGHTS, note_fixed
from linewright.games.sequence.state import CORNER, NOBODY, TEAMS
from linewright.games.sequence.teams import team_count, team_of

CROWDS = 3  # two seats; two teams of several; three teams
STAGES = 4  # 2 if the team has a sequence + 1 if a rival has
KINDS = 54  # of windows, see kind_of
JACKS = 4  # none, one, two, more in the hands of a team
TRAITS = 2 * KINDS + 2 * JACKS  # windows without and with a two-eyed jack in hand; two-eyed jacks; one-eyed ones
UNIT = 256  # weights are in parts of a factor e of the odds
FURTHEST = 8 * UNIT  # behind the strongest: hopeless

# What lies on a cell, written so that the five of a window can be added up.
OWN, RIVAL, SOON, LATER, FIXED = 1, 1 << 3, 1 << 6, 1 << 9, 1 << 12  # SOON: empty, and its card is held by who moves next
RIVALS = 7 * RIVAL
COUNTS = CELLS  # where in the scratch the counts of windows begin
STRENGTHS = COUNTS + KINDS  # and the strengths of teams
MOST = 1 << 14  # as strong as a team can be


def read_weights(text: str) -> np.ndarray:
    """The weight of each trait by crowd, place after the team to move, and stage; a line is these three and what is not 0."""
    weights = np.zeros((CROWDS, TEAMS, STAGES, TRAITS), np.int32)
    for line in text.splitlines():
        if line and not line.startswith("#"):
            where, _, pairs = line.partition(":")
            crowd, place, stage = map(int, where.split())
            for pair in pairs.split():
                trait, _, weight = pair.partition("=")
                weights[crowd, place, stage, int(trait)] = int(weight)
    return weights


WEIGHTS = read_weights((Path(__file__).parent / "promise.txt").read_text(encoding="ascii")).ravel()
POWERS = np.array([round(65536 * np.exp(-k / UNIT)) for k in range(FURTHEST + 1)], np.int32)


def promise(state: np.record, seat: int, out: np.ndarray) -> int:
    """The share of the victory, in parts of WHOLE, that the seat's team may expect."""
    teams = team_count(state)
    first = team_of(state, max(int(state.turn), 0))
    best = -MOST
    for team in range(teams):
        strength = min(max(strength_of(state, team, (team - first) % teams, out), -MOST), MOST)
        out[STRENGTHS + team] = strength
        best = max(best, strength)
    own = 0
    total = 0
    for team in range(teams):
        power = int(POWERS[min(best - int(out[STRENGTHS + team]), FURTHEST)])
        own += power * int(team == team_of(state, seat))
        total += power
    return WHOLE * own // total


def strength_of(state: np.record, team: int, place: int, out: np.ndarray) -> int:
    """How strong a team is that moves after so many others: the sum of its weights."""
    row = row_of(state, team, place)
    two_eyed, one_eyed = note_side(state, team, place, out)
    count_windows(int(state.seats), out)
    windows = row + KINDS * int(two_eyed > 0)
    total = int(WEIGHTS[row + 2 * KINDS + min(two_eyed, JACKS - 1)]) + int(
        WEIGHTS[row + 2 * KINDS + JACKS + min(one_eyed, JACKS - 1)]
    )
    for kind in range(KINDS):
        total += int(out[COUNTS + kind]) * int(WEIGHTS[windows + kind])
    return total


def row_of(state: np.record, team: int, place: int) -> int:
    """Where the weights of a team begin: by the crowd, its place after the team to move, and how far the teams are."""
    teams = team_count(state)
    crowd = 2 if teams == TEAMS else int(state.seats > 2)
    rivals = 0
    for other in range(teams):
        rivals |= int(other != team) & int(state.made[other] > 0)
    stage = 2 * int(state.made[team] > 0) + rivals
    return ((crowd * TEAMS + place) * STAGES + stage) * TRAITS


def note_side(state: np.record, team: int, place: int, out: np.ndarray) -> tuple[int, int]:
    """Write into out for every cell what lies there, as a team sees it; gives its two-eyed and one-eyed jacks."""
    for cell in range(CELLS):
        owner = int(state.owner[cell])
        is_own = int(owner == team) | int(owner == CORNER)
        out[cell] = OWN * is_own + RIVAL * (int(owner >= 0) & 1 - is_own)
    note_fixed(state, FIXED, out)
    two_eyed = 0
    one_eyed = 0
    seats = int(state.seats)
    following = (max(int(state.turn), 0) + place) % seats
    for away in range(0, seats, team_count(state)):
        seat = (following + away) % seats
        held = LATER if away else SOON
        for k in range(int(state.held[seat])):
            card = int(state.hand[seat, k])
            if is_jack(card):
                two_eyed += is_two_eyed(card)
                one_eyed += 1 - is_two_eyed(card)
            else:
                note_held(state, int(state.squares[card, 0]), held, out)
                note_held(state, int(state.squares[card, 1]), held, out)
    return two_eyed, one_eyed


def note_held(state: np.record, cell: int, held: int, out: np.ndarray) -> None:
    """Note a cell whose card somebody holds, if it is empty; whoever moves next was noted first."""
    if state.owner[cell] == NOBODY and out[cell] == 0:
        out[cell] = held


def kind_of(seats: int, seen: int) -> int:
    """The kind of a window: by its markers and cards in hand, at two seats all that are, else up to two of each sort."""
    if seats == 2:
        return (seen & 7) * (FIVE + 1) + (seen >> 6 & 7)
    return (seen & 7) * 9 + min(seen >> 6 & 7, 2) * 3 + min(seen >> 9 & 7, 2)


def count_windows(seats: int, out: np.ndarray) -> None:
    """Count the windows of each kind on a board as `note_side` wrote it; one that could not count any more is none (SQ-52)."""
    for kind in range(KINDS):
        out[COUNTS + kind] = 0
    for line in range(len(STRAIGHTS)):
        first = int(STRAIGHTS[line, 0])
        step = int(STRAIGHTS[line, 1])
        seen = 0
        for k in range(FIVE - 1):
            seen += int(out[first + k * step])
        for _ in range(int(STRAIGHTS[line, 2])):
            seen += int(out[first + (FIVE - 1) * step])
            if not seen & RIVALS and seen < 2 * FIXED:
                kind = COUNTS + kind_of(seats, seen)
                out[kind] = int(out[kind]) + 1
            seen -= int(out[first])
            first += step
