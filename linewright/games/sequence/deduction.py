"""What the cards that seats have played tell of those they still hold: whoever played a card preferred it to the others in hand.

Play is taken back card by card, as far as discards and markers tell it: the record keeps no cells. Before each card every other
kind is valued by the heuristic; one that is worth more than what was played was hardly in that hand. A card drawn since then
may be, so each step back counts only for the cards that were held so long. All whole numbers: every processor agrees.
"""

import numpy as np

from linewright.core.generator import below
from linewright.core.verbs import SURE
from linewright.games.sequence.bots import (
    LOOK,
    STAGES,
    best_of_card,
    best_of_jack,
    note_board,
    note_windows,
    stage_of,
    worth_through,
)
from linewright.games.sequence.cards import DECK, FIRST_JACK, FIRST_TWO_EYED, KINDS, is_jack, is_one_eyed, is_two_eyed
from linewright.games.sequence.lines import break_sequences, is_fixed
from linewright.games.sequence.piles import discarder_of, imagine
from linewright.games.sequence.state import NOBODY, SEATS
from linewright.games.sequence.teams import team_of

ALL = SEATS * KINDS
ODDS = 2 * ALL  # for each seat its kinds; then the same for the cards held for as long as play is taken back

STEPS = 24  # of how a card compares with what was played, four for each doubling
EQUAL = 8  # the step at which it is worth as much
BOUNDS = np.array([round(256 * 2 ** ((k - EQUAL) / 4)) for k in range(STEPS)], np.int64)  # of the steps, in 256ths
TRIES = 24  # cards of the draw pile that may be offered in place of one


def stay_in_hand(floor: float, middle: float, width: float) -> list[int]:
    """How likely a card is kept, in parts of SURE, by the steps it is worth more than what was played: less and less."""
    return [round(SURE * (floor + (1 - floor) / (1 + np.exp((k - middle) / width)))) for k in range(STEPS + 1)]


# Fitted 2026-11-18 to the other hands in 612 positions of games of greedy at two seats: bench/strength.md.
KEPT = np.array([stay_in_hand(0.175, 8.75, 0.5), stay_in_hand(0.08, 8.5, 1.4)], np.int64)  # of cards; of jacks
NEW = SURE // 16  # of the cards that are left, how many were drawn after each turn further back


def deduce(state: np.record, seat: int, out: np.ndarray, odds: np.ndarray) -> None:
    """Fill odds for each other seat and kind with how likely a card of it is kept; takes back the play in the record."""
    for k in range(ALL):
        odds[k] = 0
        odds[ALL + k] = SURE
    following = int(state.turn)  # who played after the card that is taken back
    for place in range(int(state.discards) - 1, -1, -1):
        card = int(state.deck[place])
        other = discarder_of(state, place)
        state.discards = place
        note_new(other, odds)
        if other != following:  # else it was a dead card (SQ-41)
            take_back(state, other, card, out)
            if other != seat:
                doubt_better(state, other, card, out, odds)
        following = other
    for k in range(ALL):
        odds[k] += odds[ALL + k]


def note_new(other: int, odds: np.ndarray) -> None:
    """Leave those cards alone from here on that were drawn after the turn that is taken back."""
    for k in range(other * KINDS, (other + 1) * KINDS):
        new = int(odds[ALL + k]) * NEW // SURE
        odds[k] += new
        odds[ALL + k] -= new


def doubt_better(state: np.record, other: int, played: int, out: np.ndarray, odds: np.ndarray) -> None:
    """Make the kinds less likely that the seat would have liked better than the card it played."""
    note_table(state, other, 1, out)
    own = max(worth_of_kind(state, other, played, out), 1)
    one_eyed = worth_of_kind(state, other, FIRST_JACK, out)
    two_eyed = worth_of_kind(state, other, FIRST_TWO_EYED, out)
    for card in range(KINDS):
        if is_jack(card):
            worth = two_eyed if is_two_eyed(card) else one_eyed
        else:
            worth = worth_of_kind(state, other, card, out)
        k = ALL + other * KINDS + card
        odds[k] = int(odds[k]) * int(KEPT[is_jack(card), steps_above(worth, own)]) // SURE


def note_table(state: np.record, seat: int, helped: int, out: np.ndarray) -> None:
    """Note the windows as a seat sees them without its hand, all with so many cards in hand that help."""
    held = int(state.held[seat])
    state.held[seat] = 0
    note_board(state, seat, out)
    state.held[seat] = held
    note_windows(helped, out)


def worth_of_kind(state: np.record, seat: int, card: int, out: np.ndarray) -> int:
    """What the best use of a card is worth to a seat; less than nothing is nothing."""
    team = team_of(state, seat)
    stage = stage_of(state, team)
    if is_jack(card):
        worth, _ = best_of_jack(state, team, card, stage, LOOK, out)
    else:
        worth, _ = best_of_card(state, card, stage, out)
    return max(worth, 0)


def steps_above(worth: int, own: int) -> int:
    """How a worth compares with another: a place in KEPT."""
    step = 0
    for k in range(STEPS):
        step += int(worth * 256 > own * int(BOUNDS[k]))
    return step


def take_back(state: np.record, seat: int, card: int, out: np.ndarray) -> None:
    """Take back what a card did on the board, as far as that can be told from what is left."""
    team = team_of(state, seat)
    if is_one_eyed(card):
        put_back(state, seat, out)
        return
    cell = find_jacked(state, team) if is_two_eyed(card) else find_marker(state, team, card)
    if cell:
        if is_fixed(state, cell):
            break_sequences(state, cell)
        state.owner[cell] = NOBODY


def find_marker(state: np.record, team: int, card: int) -> int:
    """A cell of the card with a marker of the team, or 0."""
    cell = int(state.squares[card, 0])
    if state.owner[cell] != team:
        cell = int(state.squares[card, 1])
    return cell if state.owner[cell] == team else 0


def find_jacked(state: np.record, team: int) -> int:
    """A cell with a marker of the team for which it has played no card, so that a jack has put it there; 0 if there is none."""
    found = 0
    for card in range(KINDS):
        if not is_jack(card) and count_markers(state, team, card) > count_played(state, team, card):
            found = find_marker(state, team, card)
    return found


def put_back(state: np.record, seat: int, out: np.ndarray) -> None:
    """Put back a marker that a seat took: where a rival has played a card and none is left, and it was worth most to take."""
    team = team_of(state, seat)
    note_table(state, seat, 0, out)
    row = STAGES + stage_of(state, team)
    best = -1
    best_cell = 0
    best_rival = 0
    for place in range(int(state.discards)):
        card = int(state.deck[place])
        rival = team_of(state, discarder_of(state, place))
        if rival != team and not is_jack(card) and count_played(state, rival, card) > count_markers(state, rival, card):
            for k in range(2):
                cell = int(state.squares[card, k])
                worth = worth_through(row, cell, out)
                if state.owner[cell] == NOBODY and worth > best:
                    best = worth
                    best_cell = cell
                    best_rival = rival
    if best_cell:
        state.owner[best_cell] = best_rival


def count_markers(state: np.record, team: int, card: int) -> int:
    """Count the markers of a team on the cells of a card."""
    return int(state.owner[int(state.squares[card, 0])] == team) + int(state.owner[int(state.squares[card, 1])] == team)


def count_played(state: np.record, team: int, card: int) -> int:
    """Count how often a team has played a card to the board; a dead one was swapped, and its seat played on."""
    count = 0
    last = int(state.discards) - 1
    for k in range(last + 1):
        seat = discarder_of(state, k)
        is_swap = int(k < last) & int(discarder_of(state, min(k + 1, last)) == seat)
        count += int(state.deck[k] == card) & int(team_of(state, seat) == team) & 1 - is_swap
    return count


def imagine_likely(state: np.record, seat: int, odds: np.ndarray) -> None:
    """Imagine by the rules; then every card drawn since the last reshuffle stays in its hand by its odds, or is exchanged."""
    imagine(state, seat)
    drawn = int(state.drawn)
    if drawn == DECK:
        return
    for other in range(int(state.seats)):
        if other != seat:
            for k in range(int(state.old[other]), int(state.held[other])):
                for _ in range(TRIES):
                    card = int(state.hand[other, k])
                    chance = int(odds[other * KINDS + card])
                    if chance >= SURE or below(state.generator, SURE) < chance:
                        break
                    place = drawn + below(state.generator, DECK - drawn)
                    state.hand[other, k] = state.deck[place]
                    state.deck[place] = card
