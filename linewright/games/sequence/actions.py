"""The actions of Sequence as numbers: what is done, plus the card, the five or the team it is done with."""

from linewright.games.sequence.cards import CELLS, KINDS
from linewright.games.sequence.lines import FIVES

PLACE = 0  # + card * CELLS + cell: put a marker, or with a one-eyed jack take one away
DEAD = KINDS * CELLS  # + card
DROP = DEAD + KINDS  # + card
LOCK = DROP + KINDS  # + five
NO_FIVE = LOCK + FIVES  # a lock of two cells that are not the ends of five in a line
DRAW = NO_FIVE + 1
PASS = DRAW + 1
TALK = PASS + 1  # + team: the table finds that the team has talked (SQ-60)

NOWHERE = 0  # no cell: part of the frame


def place_at(card: int, cell: int) -> int:
    """The action that plays a card to a cell."""
    return PLACE + card * CELLS + cell


def parts_of(action: int) -> tuple[int, int, int]:
    """What an action does, one of the numbers above; its card, five or team, else 0; the cell of PLACE, else NOWHERE."""
    if action < DEAD:
        return PLACE, action // CELLS, action % CELLS
    if action < DROP:
        return DEAD, action - DEAD, NOWHERE
    if action < LOCK:
        return DROP, action - DROP, NOWHERE
    if action < NO_FIVE:
        return LOCK, action - LOCK, NOWHERE
    if action < TALK:
        return action, 0, NOWHERE
    return TALK, action - TALK, NOWHERE
