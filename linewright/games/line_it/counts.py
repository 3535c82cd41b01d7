"""What happens in games of Line-it beside points: lines that are completed, bets, jackpots."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.line_it.actions import COMPLETE
from linewright.games.line_it.state import SEATS

COUNTS = (Count("completed"), Count("bets"), Count("bets-won", of="bets"), Count("jackpots"), Count("jackpot-cards"))
COMPLETED, BETS, BETS_WON, JACKPOTS, JACKPOT_CARDS = range(len(COUNTS))

COLOURS = 4
TOKENS, JACKPOT = 0, SEATS  # where notes hold the tokens of each seat, and the cards under each colour
NOTES = SEATS + COLOURS


def look(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Note tokens and jackpots."""
    for one in range(int(state.seats)):
        notes[TOKENS + one] = state.tokens[one]
    for colour in range(COLOURS):
        notes[JACKPOT + colour] = state.jackpot[colour]


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  as above
    """A bet that is settled changes tokens (LI-50); a jackpot with cards is empty only once it is won (LI-56)."""
    counts[COMPLETED] += int(action == COMPLETE)
    for one in range(int(state.seats)):
        gained = int(state.tokens[one]) - int(notes[TOKENS + one])
        counts[BETS] += int(gained != 0)
        counts[BETS_WON] += int(gained > 0)
    for colour in range(COLOURS):
        before = int(notes[JACKPOT + colour])
        if before > 0 and state.jackpot[colour] == 0:
            counts[JACKPOTS] += 1
            counts[JACKPOT_CARDS] += before
