"""What a seat may know at a Sequence table: the board, all discards, and its own hand; not even its team mates' hands (SQ-13)."""

import functools
from typing import Literal, TypedDict

import numpy as np

from linewright.games.sequence import rules
from linewright.games.sequence.actions import parts_of
from linewright.games.sequence.board import rows_of
from linewright.games.sequence.cards import (
    BOARD_CELLS,
    COPIES,
    DECK,
    KINDS,
    NOTHING,
    SIDE,
    cell_name,
    is_jack,
    is_one_eyed,
    is_two_eyed,
    name_of,
)
from linewright.games.sequence.lines import FIVE, direction_of, first_of, step_of
from linewright.games.sequence.piles import discarders, old_copies
from linewright.games.sequence.state import CORNER, DROPPING, LOCKING, NOBODY, OVER, PLAYING, SEATS
from linewright.games.sequence.teams import TEAM_NAMES, sequences_to_win, team_of

Phase = Literal["playing", "locking", "dropping", "over"]
PHASES: dict[int, Phase] = {PLAYING: "playing", LOCKING: "locking", DROPPING: "dropping", OVER: "over"}
MARKS = {NOBODY: ".", 0: "A", 1: "B", 2: "C", CORNER: "*"}


class Ability(TypedDict):
    """What a card can do: the id of words for it, and the cells it goes on or takes from."""

    word: str
    count: int
    cells: list[str]


class Lock(TypedDict):
    """Five cells that may be fixed, and the move that does it."""

    text: str
    cells: list[str]


class Line(TypedDict):
    """A finished sequence."""

    team: str
    cells: list[str]


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    team: str  # A, B or C
    cards: int  # in hand
    last_played: str | None  # the card on top of its discards
    cut: str | None  # the card drawn for the deal
    discards: list[str]  # its discard pile, oldest first
    may_draw: bool  # whether it has still to draw a card
    draw_order: int  # from 1: who draws first; 0: nobody waits
    must_drop: bool  # whether it has to give a card up (SQ-60)
    cards_before_reshuffle: int  # in its hand that it held when the discards were reshuffled


class OwnView(TypedDict):
    """What a seat may know that nobody else may."""

    hand: list[str]
    dead: list[str]
    own_since_reshuffle: list[str]
    can: dict[str, Ability]


class View(TypedDict):
    """What a seat may know."""

    phase: Phase
    turn: int | None  # the seat at turn
    dealer: int  # the seat that dealt
    teams: list[str]  # of each seat
    needed: int  # sequences to win
    board: list[list[str]]  # the card printed on each square, row by row
    markers: list[str]  # a text for each row: . nobody's, * a corner, else the team's
    sequences: list[Line]  # that are finished
    hand: list[str]  # the own cards
    dead: list[str]  # own cards whose squares are both covered
    discards: list[str]  # of everybody, since the last reshuffle
    draw_pile: int  # cards in it
    exchanged: int  # dead cards swapped in this turn
    passes: int  # in a row
    in_hands_at_reshuffle: list[str]  # cards that all held when the discards were reshuffled
    own_since_reshuffle: list[str]  # of the own hand
    placed: str | None  # while five are chosen: the square of the marker that was placed or taken
    can: dict[str, Ability]  # by card in hand
    locks: list[Lock]  # to choose from, where a row is longer than five
    seats: list[SeatView]


def view(state: np.record, seat: int | None) -> View:
    """Build from nothing what may be known; None is a spectator."""
    discards = [name_of(card) for card in state.deck[: int(state.discards)].tolist()]
    owners = state.owner.tolist()
    marks = [MARKS[owners[cell]] for cell in BOARD_CELLS]
    seats = range(int(state.seats))
    shown: View = {
        "phase": PHASES[int(state.phase)],
        "turn": None if state.turn == NOBODY else int(state.turn),
        "dealer": int(state.dealer),
        "teams": [TEAM_NAMES[team_of(state, other)] for other in seats],
        "needed": sequences_to_win(state),
        "board": rows_of(state),
        "markers": ["".join(marks[row : row + SIDE]) for row in range(0, SIDE * SIDE, SIDE)],
        "sequences": [_sequence(state, k) for k in range(int(state.line_count))],
        "hand": [],
        "dead": [],
        "discards": discards,
        "draw_pile": DECK - int(state.drawn),
        "exchanged": int(state.exchanged),
        "passes": int(state.passes),
        "in_hands_at_reshuffle": _old_kinds(state),
        "own_since_reshuffle": [],
        "placed": cell_name(int(state.placed)) if state.placed else None,
        "can": {},
        "locks": _locks(state) if state.phase == LOCKING else [],
        "seats": _seat_views(state, discards),
    }
    return shown if seat is None else {**shown, **own(state, seat)}


def own(state: np.record, seat: int) -> OwnView:
    """What of the view is about the seat's own hand, which nobody else may know."""
    owners = _owners(state.owner.tobytes())
    squares = _squares(state.squares.tobytes())
    hand = []
    dead = set()
    can: dict[str, Ability] = {}
    for card in sorted(_cards(state, seat)):
        name = name_of(card)
        hand.append(name)
        free = [cell for cell in squares[card] if owners[cell] == NOBODY]
        if free:
            can[name] = _ability("can-place", free)  # SQ-21
            continue
        can[name] = _can(state, seat, card)
        if not is_jack(card):
            dead.add(name)  # SQ-40
    return {"hand": hand, "dead": sorted(dead), "own_since_reshuffle": _own_old(state, seat), "can": can}


@functools.lru_cache(maxsize=16)  # asked for every seat
def _owners(owner: bytes) -> list[int]:
    """Who holds each cell; not to be changed."""
    return list(memoryview(owner).cast("b"))


@functools.lru_cache(maxsize=16)
def _squares(squares: bytes) -> list[tuple[int, ...]]:
    """The cells that show each card, the first of the board first; none for jacks."""
    return [() if is_jack(card) else tuple(sorted(squares[COPIES * card : COPIES * (card + 1)])) for card in range(KINDS)]


def _cards(state: np.record, seat: int) -> list[int]:
    return [card for card in state.hand[seat].tolist() if card != NOTHING]


def _old_kinds(state: np.record) -> list[str]:
    """Name the cards that were in hands at the last reshuffle and are not played since."""
    return (
        [name_of(card) for card in range(KINDS) for _ in range(old_copies(state, card))] if any(state.old_kinds.tolist()) else []
    )


def _own_old(state: np.record, seat: int) -> list[str]:
    """Name the own cards held since the last reshuffle."""
    aged = int(state.aged[seat])
    return [name_of(card) for k, card in enumerate(_cards(state, seat)) if aged >> k & 1] if aged else []


def _can(state: np.record, seat: int, card: int) -> Ability:
    """What an own card without a free square can do; a two-eyed jack goes on every square without a marker, unlisted."""
    if is_two_eyed(card):
        return _ability("can-anywhere" if state.empties else "can-nothing", [])  # SQ-30, SQ-32
    if is_one_eyed(card):
        team, owners = team_of(state, seat), _owners(state.owner.tobytes())
        others = [cell for cell in BOARD_CELLS if owners[cell] != NOBODY and owners[cell] != team]
        taken = [cell for cell in others if rules.may_be_taken(state, team, cell)]
        return _ability("can-take" if taken else "can-nothing", taken)  # SQ-31, SQ-32
    may_swap = state.turn != seat or rules.why_not_exchange(state, card) == 0
    return _ability("can-swap" if may_swap else "can-nothing", [])  # SQ-41


def _ability(word: str, cells: list[int]) -> Ability:
    return {"word": word, "count": len(cells), "cells": [cell_name(cell) for cell in cells]}


def _locks(state: np.record) -> list[Lock]:
    """Show the fives one of which has to be fixed (SQ-53): the move, and its cells."""
    out = np.zeros(rules.MOST_LEGAL, np.int16)
    count = rules.list_locks(state, team_of(state, int(state.turn)), out)
    fives = [_cells(parts_of(int(action))[1]) for action in out[:count]]
    return [{"text": f"lock {cells[0]} {cells[-1]}", "cells": cells} for cells in fives]


def _cells(five: int) -> list[str]:
    """The names of the five cells of a sequence."""
    return [cell_name(first_of(five) + k * step_of(direction_of(five))) for k in range(FIVE)]


def _sequence(state: np.record, k: int) -> Line:
    """Show a finished sequence by its team and its five cells."""
    return {"team": TEAM_NAMES[int(state.line_team[k])], "cells": _cells(int(state.lines[k]))}


def _seat_views(state: np.record, discards: list[str]) -> list[SeatView]:
    """Show what everybody sees of each seat; the discards are of all, oldest first, and lie before whoever played them."""
    piles: list[list[str]] = [[] for _ in range(SEATS)]
    for name, seat in zip(discards, discarders(state), strict=True):
        piles[seat].append(name)
    held, last, cut, old = state.held.tolist(), state.last_played.tolist(), state.cut.tolist(), state.old.tolist()
    draws, drops = state.owes_draw.tolist(), state.owes_drop.tolist()
    return [
        {
            "team": TEAM_NAMES[team_of(state, seat)],
            "cards": held[seat],
            "last_played": None if last[seat] == NOTHING else name_of(last[seat]),
            "cut": None if cut[seat] == NOTHING else name_of(cut[seat]),
            "discards": piles[seat],
            "may_draw": bool(draws[seat] and rules.may_draw(state, seat)),
            "draw_order": draws[seat],
            "must_drop": bool(drops[seat]),
            "cards_before_reshuffle": old[seat],
        }
        for seat in range(int(state.seats))
    ]
