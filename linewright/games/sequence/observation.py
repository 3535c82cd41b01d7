"""What a seat may know at a Sequence table as numbers for learners: the board, all discards, and its own hand (SQ-13)."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from linewright.games.sequence.cards import DECK, KINDS, NOTHING, SIDE, WIDTH
from linewright.games.sequence.lines import direction_of, first_of
from linewright.games.sequence.piles import discarder_of, old_copies
from linewright.games.sequence.state import LINES, NOBODY, SEATS, TEAMS
from linewright.games.sequence.teams import team_count, team_of

CARD = "rank * 4 + suit, ranks 2 to ace, suits S H D C"

CONSTANTS = ("squares",)  # of each card: the two cells that show it, on a board with a frame of one cell, 12 cells wide

PLANES = (
    Plane("markers", (TEAMS, SIDE, SIDE), "[team, row, column] 1 for a marker of the team, or a corner; teams from the own"),
    Plane("fixed", (SIDE, SIDE), "[row, column] 1 for a square of a finished sequence"),
    Plane("sequence_team", (LINES,), "[k] team of finished sequence k, from the own; -1 for none"),
    Plane("sequence_from", (LINES, 2), "[k] row and column of its first square"),
    Plane("sequence_way", (LINES,), "[k] its direction: 0 to 3"),
    Plane("hand", (KINDS,), f"[card] copies in the own hand; a card is {CARD}"),
    Plane("hand_old", (KINDS,), "[card] of them, copies held since the last reshuffle"),
    Plane(
        "in_hands_at_reshuffle", (KINDS,), "[card] copies that hands held at the last reshuffle, and that were not played since"
    ),
    Plane("discard", (DECK,), "[k] 1 + card of discard k since the last reshuffle, oldest first; 0 for none"),
    Plane("discarder", (DECK,), "[k] seat that played it, -1 for none"),
    Plane("discarded", (KINDS,), "[card] copies among the discards"),
    Plane("held", (SEATS,), "[seat] cards in its hand"),
    Plane("held_old", (SEATS,), "[seat] of them, held since the last reshuffle"),
    Plane("last_played", (SEATS,), "[seat] 1 + the card it played last, 0 for none"),
    Plane("cut", (SEATS,), "[seat] 1 + the card it drew for the deal, 0 for none"),
    Plane("owes_draw", (SEATS,), "[seat] its number among those who may still draw, 0 if it may not"),
    Plane("owes_drop", (SEATS,), "[seat] 1 if it must give up a card"),
    Plane("draw_pile", (), "cards in it"),
    Plane("phase", (), "0 playing, 1 choosing the five of a sequence, 2 giving up cards, 3 over"),
    Plane("waiting", (), "phase to go back to once cards are given up"),
    Plane("turn", (), "seat at turn, -1 once over"),
    Plane("dealer", (), "seat that dealt"),
    Plane("exchanged", (), "dead cards exchanged this turn"),
    Plane("passes", (), "passes in a row"),
    Plane("placed", (2,), "while five are chosen: 1 + row and 1 + column of the marker placed or taken, else 0"),
    Plane("winner", (), "team that has won, from the own; -1 for none"),
    Plane("seats", (), "how many play"),
    Plane("options", (5,), "teams, draw, dead_cards, table_talk, profi: the number of the choice, from 0"),
)
LEFT_OUT = ()

SIZE = size_of(PLANES)
(
    MARKERS,
    FIXED,
    SEQUENCE_TEAM,
    SEQUENCE_FROM,
    SEQUENCE_WAY,
    OWN_HAND,
    HAND_OLD,
    OLD,
    DISCARD,
    DISCARDER,
    DISCARDED,
    HELD,
    HELD_OLD,
    LAST_PLAYED,
    CUT,
    OWES_DRAW,
    OWES_DROP,
    DRAW_PILE,
    PHASE,
    WAITING,
    TURN,
    DEALER,
    EXCHANGED,
    PASSES,
    PLACED,
    WINNER,
    AT_TABLE,
    OPTIONS,
) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    observe_board(state, seat, out)
    observe_cards(state, seat, out)
    seats = int(state.seats)
    other = seat
    for k in range(seats):
        observe_seat(state, other, k, out)
        other = other + 1 if other + 1 < seats else 0
    out[DRAW_PILE] = DECK - int(state.drawn)
    out[PHASE] = state.phase
    out[WAITING] = state.waiting
    out[TURN] = seats_from(seat, int(state.turn), seats)
    out[DEALER] = seats_from(seat, int(state.dealer), seats)
    out[EXCHANGED] = state.exchanged
    out[PASSES] = state.passes
    if state.placed:
        out[PLACED] = int(state.placed) // WIDTH
        out[PLACED + 1] = int(state.placed) % WIDTH
    out[WINNER] = seats_from(team_of(state, seat), int(state.winner), team_count(state))
    out[AT_TABLE] = seats
    out[OPTIONS] = state.teams
    out[OPTIONS + 1] = state.draw
    out[OPTIONS + 2] = state.dead_cards
    out[OPTIONS + 3] = state.table_talk
    out[OPTIONS + 4] = state.profi


def observe_board(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of markers and finished sequences."""
    own = team_of(state, seat)
    teams = team_count(state)
    for row in range(SIDE):
        fixed = int(state.fixed[row + 1])
        for column in range(SIDE):
            out[FIXED + row * SIDE + column] = fixed >> (column + 1) & 1
    for k in range(teams):
        team = (own + k) % teams
        for row in range(SIDE):
            markers = int(state.markers[team, row + 1])
            for column in range(SIDE):
                out[MARKERS + (k * SIDE + row) * SIDE + column] = markers >> (column + 1) & 1
    for k in range(LINES):
        out[SEQUENCE_TEAM + k] = NOBODY
    for k in range(int(state.line_count)):
        five = int(state.lines[k])
        first = first_of(five)
        out[SEQUENCE_TEAM + k] = seats_from(own, int(state.line_team[k]), teams)
        out[SEQUENCE_FROM + 2 * k] = first // WIDTH - 1
        out[SEQUENCE_FROM + 2 * k + 1] = first % WIDTH - 1
        out[SEQUENCE_WAY + k] = direction_of(five)


def observe_cards(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of the own hand and of all discards."""
    aged = int(state.aged[seat])
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        out[OWN_HAND + card] = int(out[OWN_HAND + card]) + 1
        out[HAND_OLD + card] = int(out[HAND_OLD + card]) + (aged >> k & 1)
    for card in range(KINDS):
        out[OLD + card] = old_copies(state, card)
    for k in range(DECK):
        out[DISCARDER + k] = NOBODY
    seats = int(state.seats)
    for k in range(int(state.discards)):
        card = int(state.deck[k])
        out[DISCARD + k] = card + 1
        out[DISCARDER + k] = seats_from(seat, discarder_of(state, k), seats)
        out[DISCARDED + card] = int(out[DISCARDED + card]) + 1


def observe_seat(state: np.record, seat: int, k: int, out: np.ndarray) -> None:
    """Tell what everybody sees of a seat, the k-th from the learner's."""
    out[HELD + k] = state.held[seat]
    out[HELD_OLD + k] = state.old[seat]
    out[LAST_PLAYED + k] = 0 if state.last_played[seat] == NOTHING else int(state.last_played[seat]) + 1
    out[CUT + k] = 0 if state.cut[seat] == NOTHING else int(state.cut[seat]) + 1
    out[OWES_DRAW + k] = state.owes_draw[seat]
    out[OWES_DROP + k] = state.owes_drop[seat]
