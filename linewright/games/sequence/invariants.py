"""What is always true at a Sequence table, whatever is played."""

import numpy as np

from linewright.games.sequence.cards import CELLS, DECK, KINDS, NOTHING, PLACES, WIDTH
from linewright.games.sequence.lines import FIVE, cells_shared, direction_of, first_of, holds_cell, is_fixed, place_of, step_of
from linewright.games.sequence.piles import old_copies
from linewright.games.sequence.state import CORNER, HAND, LOCKING, NOBODY, OVER, SEATS, TEAMS
from linewright.games.sequence.teams import hand_size, sequences_to_win, team_count

BY_HAND = 1  # draw


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 a hand, 3 the piles, 4 cells, 5 sequences, 6 the course."""
    if cards_are_lost(state):
        return 1
    if hands_are_broken(state):
        return 2
    if piles_are_broken(state):
        return 3
    if cells_are_broken(state):
        return 4
    if sequences_are_broken(state):
        return 5
    return 6 if course_is_broken(state) else 0


def cards_are_lost(state: np.record) -> int:
    """1 if not every kind is there twice: thirteen kinds at a time are counted in one number, four bits each."""
    for low in range(0, KINDS, 13):
        kinds = 0
        for k in range(DECK):
            kinds += counter_of(int(state.deck[k]), low)
        for seat in range(SEATS):
            for k in range(int(state.held[seat])):
                kinds += counter_of(int(state.hand[seat, k]), low)
        if kinds != 0x2222222222222:
            return 1
    return 0


def counter_of(card: int, low: int) -> int:
    """What the card adds to a sum that has four bits for each of 13 kinds from low on; 0 if it is not among them."""
    return 1 << 4 * (card - low) if low <= card < low + 13 else 0


def hands_are_broken(state: np.record) -> int:
    """1 if a hand has a gap or too many cards, or more old cards than there were."""
    old = 0
    for seat in range(SEATS):
        old += int(state.old[seat])
        if state.old[seat] > state.held[seat] or state.held[seat] > hand_size(int(state.seats)):
            return 1
        for k in range(HAND):
            card = int(state.hand[seat, k])
            if (card != NOTHING) != (k < state.held[seat]):
                return 1
    for card in range(KINDS):
        old -= old_copies(state, card)
    return int(old > 0)


def piles_are_broken(state: np.record) -> int:
    """1 if the gap between discards and draw pile is not as wide as all hands, or not empty."""
    gap = int(state.drawn) - int(state.discards)
    for seat in range(SEATS):
        gap -= int(state.held[seat])
    if gap != 0:
        return 1
    for k in range(DECK):
        if (state.deck[k] == NOTHING) != (state.discards <= k < state.drawn):
            return 1
    return 0


def cells_are_broken(state: np.record) -> int:
    """1 if the list of cells and the board do not agree."""
    for k in range(PLACES):
        cell = int(state.cells[k])
        if place_of(state, cell) != k or (state.owner[cell] == NOBODY) != (k < state.empties):
            return 1
        if not -1 <= state.owner[cell] < team_count(state):
            return 1
    for cell in range(CELLS):
        for team in range(TEAMS):
            is_there = state.owner[cell] == team or state.owner[cell] == CORNER
            if int(state.markers[team, cell // WIDTH]) >> cell % WIDTH & 1 != is_there:
                return 1
    return 0


def sequences_are_broken(state: np.record) -> int:
    """1 if a sequence is not five of its team, two share more than one cell, or the counts are wrong."""
    for k in range(int(state.line_count)):
        five = int(state.lines[k])
        cell = first_of(five)
        for _ in range(FIVE):
            if state.owner[cell] != state.line_team[k] and state.owner[cell] != CORNER:
                return 1
            cell += step_of(direction_of(five))
        for other in range(k):
            if state.line_team[other] == state.line_team[k] and cells_shared(five, int(state.lines[other])) > 1:
                return 1
    for cell in range(CELLS):
        held = 0
        for k in range(int(state.line_count)):
            held |= holds_cell(int(state.lines[k]), cell)
        if is_fixed(state, cell) != held:
            return 1
    return int(int(state.made[0]) + int(state.made[1]) + int(state.made[2]) != state.line_count)


def course_is_broken(state: np.record) -> int:
    """1 if phase, turn and what seats owe contradict each other."""
    for team in range(team_count(state)):
        if state.made[team] >= sequences_to_win(state) and state.winner == NOBODY:
            return 1
    if state.phase == OVER:
        return int(state.turn != NOBODY)
    if not 0 <= state.turn < state.seats or state.passes >= state.seats:
        return 1
    choosing = int(state.phase == LOCKING) | int(state.waiting == LOCKING)
    if (state.placed != 0) != (choosing != 0):
        return 1
    for seat in range(SEATS):
        if state.owes_draw[seat] and state.draw != BY_HAND:
            return 1
    return 0
