"""What is worth wanting in LINE: the heuristic of the greedy bot, which playouts use too."""

import numpy as np

from linewright.core.insight import EVERYTHING, Insight
from linewright.games.light_line.ends import worth_of_placing
from linewright.games.light_line.grid import PLACES
from linewright.games.light_line.line.rules import DRAW, LOWEST, MOST_PAID, PAYMENTS, TAKE, UNDER, card_held, list_legal
from linewright.games.light_line.line.state import PILES

MARGIN = 60  # wins of search against greedy at 0.1 s a move: 80.9 +- 5.6 per cent, without it 76.6 +- 6.4 (160 games each)
TRUST = 0.02  # so that the few worlds of a level speak against the heuristic only where they speak clearly
INSIGHTS = (Insight(0.75), Insight(0.52), Insight(0.35), Insight(0.18), Insight(0.0, 16, 0.3), EVERYTHING)  # bench/strength.md
LEVELS_ELO = (0, 226, 411, 545, 674, 833)  # at two seats, bench/strength.md of 2026-11-17


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Place for most points, be paid in few cards, draw from the pile that can best spare one."""
    count = list_legal(state, seat, out)
    best = int(out[0])
    best_worth = -1
    for k in range(count):
        action = int(out[k])
        value = worth_of(state, seat, action)
        if value > best_worth:
            best = action
            best_worth = value
    return best


def appraise(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """All legal moves, each with its worth."""
    count = list_legal(state, seat, moves)
    for k in range(count):
        worths[k] = worth_of(state, seat, int(moves[k]))
    return count


def worth_of(state: np.record, seat: int, action: int) -> int:
    """Value a legal action."""
    if action < PLACES:
        return min(worth_of_placing(state, card_held(state, seat), action), MOST_PAID)
    if action < DRAW:
        return worth_of_payment(state, action - TAKE)
    return int(state.height[action - DRAW]) if action < UNDER else 0


def worth_of_payment(state: np.record, payment: int) -> int:
    """Prefer one card to two (LL-40), then the piles that can spare it."""
    one, two = PAYMENTS[payment]
    left = 0
    for pile in range(PILES):
        number = pile + LOWEST
        left += min(int(state.height[pile]) - int(number == one) - int(number == two), 3)
    return (200 if two == 0 else 100) + left
