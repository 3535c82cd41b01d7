"""What a seat may know at a Line-it table: everything but the order of the deck (LI-70).

`show` in the view says what a screen is to show: hands are
public knowledge, but only a good memory has them unless `open_hands` is on. `offers` says what a seat may reach for.
"""

from typing import Any, Literal, TypedDict

import numpy as np

from linewright.games.line_it.cards import COLOURS, DECK, NOTHING, name_of, stake_of
from linewright.games.line_it.offers import note_of, offers
from linewright.games.line_it.rules import score
from linewright.games.line_it.state import FINAL, OVER, TURNS

__all__ = ["offers", "own", "view"]

Phase = Literal["turns", "final", "over"]
PHASES: dict[int, Phase] = {TURNS: "turns", FINAL: "final", OVER: "over"}


class SeatView(TypedDict):
    """What lies before a seat, and what it has won."""

    line: list[str]  # its cards in the order they were played
    direction: Literal["up", "down"] | None  # None before the second number
    last: int | None  # number of the line
    colours: dict[str, int]  # numbers of each colour in the line
    bet: str | None  # the bet card in the line
    after_bet: int  # numbers played after it
    bet_needs: int | None  # numbers that are still missing for it
    note: list[list[Any]]  # ids of words and their arguments: how the line stands
    hand: list[str]  # everybody has seen what was taken (LI-70)
    stack: int  # cards in the scoring stack
    tokens: int  # points of won bets
    score: int  # both together


class Show(TypedDict):
    """What a screen is to show of what is known."""

    hands: bool  # of the others
    scores: bool  # before the end


class View(TypedDict):
    """What a seat may know."""

    phase: Phase  # turns; the final phase with the last cards; over
    round: int  # from 1
    rounds: int  # in all
    token: int  # the seat with the start player token
    taken: bool  # whether the seat at turn has taken a card
    played: bool  # whether it has played one from its hand
    market: list[str]  # the cards that are left
    market_places: list[str | None]  # as dealt, None where a card was taken: nothing moves on the screen
    deck: int  # cards in the draw pile
    unseen: list[str]  # cards that nobody has seen: the draw pile, sorted
    jackpots: dict[str, int]  # cards in the jackpot of each colour
    discarded: int  # cards out of the game
    seats: list[SeatView]
    show: Show


def own(state: np.record, seat: int) -> dict[str, Any]:  # noqa: ARG001  every seat knows the same (LI-70)
    """Nothing: what a seat may know, everybody may."""
    return {}


def view(state: np.record, seat: int | None) -> View:  # noqa: ARG001  every seat knows the same (LI-70)
    """Build from nothing what may be known; None is a spectator."""
    seats = int(state.seats)
    market_size = seats + 2
    places = _market_places(state, market_size)
    return {
        "phase": PHASES[int(state.phase)],
        "round": int(state.drawn) // market_size if state.phase == TURNS else DECK // market_size,
        "rounds": DECK // market_size,
        "token": int(state.token),
        "taken": bool(state.taken),
        "played": bool(state.played),
        "market": [name for name in places if name is not None],
        "market_places": places,
        "deck": DECK - int(state.drawn),
        "unseen": [name_of(card) for card in sorted(state.deck[int(state.drawn) :].tolist())],
        "jackpots": dict(zip(COLOURS, state.jackpot.tolist(), strict=True)),
        "discarded": int(state.discarded),
        "seats": [_seat_view(state, other) for other in range(seats)],
        "show": {"hands": bool(state.open_hands), "scores": not state.hidden_scores or bool(state.phase == OVER)},
    }


def _market_places(state: np.record, size: int) -> list[str | None]:
    """Show the market in the order it was dealt."""
    if state.phase != TURNS:
        return []
    left = [card for card in state.market.tolist() if card != NOTHING]
    places: list[str | None] = []
    for card in state.deck[int(state.drawn) - size : int(state.drawn)].tolist():
        if card in left:
            left.remove(card)
            places.append(name_of(card))
        else:
            places.append(None)
    return places


def _seat_view(state: np.record, seat: int) -> SeatView:
    """Show what lies before a seat."""
    direction: Literal["up", "down"] | None = None
    if state.numbers[seat] > 1:
        direction = "up" if state.over[seat] > 0 else "down"
    return {
        "line": [name_of(card) for card in state.line[seat].tolist() if card != NOTHING],
        "direction": direction,
        "last": None if state.last[seat] == NOTHING else int(state.last[seat]),
        "colours": dict(zip(COLOURS, state.colours[seat].tolist(), strict=True)),
        "bet": None if state.bet[seat] == NOTHING else name_of(int(state.bet[seat])),
        "after_bet": int(state.after_bet[seat]),
        "bet_needs": _bet_needs(state, seat),
        "note": [[word, args] for word, args in note_of(state, seat)],
        "hand": [name_of(card) for card in state.hand[seat].tolist() if card != NOTHING],
        "stack": int(state.stack[seat]),
        "tokens": int(state.tokens[seat]),
        "score": int(score(state, seat)),
    }


def _bet_needs(state: np.record, seat: int) -> int | None:
    """Count the numbers that the bet in the line still needs (LI-50); None without a bet."""
    if state.bet[seat] == NOTHING:
        return None
    return max(stake_of(int(state.bet[seat])) - int(state.after_bet[seat]), 0)
