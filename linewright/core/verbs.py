"""The contract every game signs: the verbs of its rules.py, and what each promises.

Generic algorithms import these names; `core.compile` gives them a game's own functions. Called as they stand here,
without a game, they say so. A state is one record, a seat 0..n-1, an action a small integer, a flag 0 or 1.
Verbs are plain functions on the record: no class, no allocation, no string, no exception.
"""

import numpy as np

TABLE = -1  # the seat of the table itself: dealer, timer, umpire
NEVER = -1  # milliseconds of a bot that sees nothing to do
SURE = 1 << 16  # odds of what nothing speaks against
LEVELS = 6  # of bots: 1 is a newcomer, the last plays like the best people

UNBOUND = "a verb has no meaning without a game: bind the algorithm with linewright.core.compile"


def start(state: np.record) -> None:
    """Deal a new game; `seats`, `first`, options, `laid` deck and `generator` are in the record, the rest is cleared."""
    raise NotImplementedError(UNBOUND)


def may_act(state: np.record, seat: int) -> int:
    """1 if the seat may act now; several seats may in simultaneous games, none once the game is over."""
    raise NotImplementedError(UNBOUND)


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if the action is legal now, else the number of the rule that forbids it: the one truth about legality."""
    raise NotImplementedError(UNBOUND)


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions, each once, and return how many; out has room for `most_legal` + 1."""
    raise NotImplementedError(UNBOUND)


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts that why_not said 0 and does not check."""
    raise NotImplementedError(UNBOUND)


def is_over(state: np.record) -> int:
    """1 once the game has ended; then nobody may act."""
    raise NotImplementedError(UNBOUND)


def score(state: np.record, seat: int) -> int:
    """The seat's points as they stand now."""
    raise NotImplementedError(UNBOUND)


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and the seat has won it, alone or shared."""
    raise NotImplementedError(UNBOUND)


def imagine(state: np.record, seat: int) -> None:
    """Redraw, from the record's generator, all that the seat cannot know, and leave the generator redrawn with it.

    Two states that the seat cannot tell apart become the same bytes if their generators held the same words.
    """
    raise NotImplementedError(UNBOUND)


def check(state: np.record) -> int:
    """0, or the number of the invariant that is broken."""
    raise NotImplementedError(UNBOUND)


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the action the game's own heuristic likes best, from what the seat may know; out is scratch (`Game.scratch`)."""
    raise NotImplementedError(UNBOUND)


def appraise(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:
    """Fill moves with those worth a thought, worths with what the heuristic makes of each, and return how many.

    All are legal, and the one that `greedy` chooses has the highest worth; out is scratch.
    """
    raise NotImplementedError(UNBOUND)


def promise(state: np.record, seat: int, out: np.ndarray) -> int:
    """The share of a victory that a seat's side may expect, in parts of `core.playouts.WHOLE`; out is scratch.

    Everything is open: a search asks in a world that it has imagined. Only where a game's FORESIGHT is not 0.
    """
    raise NotImplementedError(UNBOUND)


def prospects(state: np.record, seat: int) -> int:
    """The points that a seat has or may expect of what it has, in hundredths: what `MARGIN` compares where `promise` is asked.

    By default those it has.
    """
    raise NotImplementedError(UNBOUND)


def stage(state: np.record, moves: int) -> int:
    """How far the game has come, in the steps that FORESIGHT counts; moves were made in a playout since it began.

    By default a step is a move. Positions of one stage can be compared by what they promise.
    """
    raise NotImplementedError(UNBOUND)


def deduce(state: np.record, seat: int, out: np.ndarray, odds: np.ndarray) -> None:
    """Fill odds with what the play so far tells a seat of what it cannot see, SURE where that is nothing; out is scratch.

    The game alone knows what each of the numbers is about; there is room for its ODDS. The record is scratch, too: a copy.
    """
    raise NotImplementedError(UNBOUND)


def imagine_likely(state: np.record, seat: int, odds: np.ndarray) -> None:
    """The same as `imagine`, with the same promise, but what is likelier by the odds comes up more often.

    If all are SURE it makes the same world as `imagine`.
    """
    raise NotImplementedError(UNBOUND)


def next_to_act(state: np.record, seat: int, chance: int) -> int:
    """Find who acts next in a playout: turn by turn the first seat that may, clockwise from the given one.

    A race has its own: chance, 32 random bits, says who is fastest, and TABLE may be among them.
    """
    raise NotImplementedError(UNBOUND)


def pick_legal(state: np.record, seat: int, chance: int, out: np.ndarray) -> int:
    """One of the legal actions, of which there is one: of `count` that list_legal lists, that at place chance * count >> 32.

    chance: 32 random bits, so that all are equally likely; out is scratch. By default all are listed; a game may know better.
    """
    raise NotImplementedError(UNBOUND)


def reaction(state: np.record, seat: int, chance: int) -> int:
    """The milliseconds after which the greedy bot would act if nothing changes, or NEVER; chance is 32 random bits."""
    raise NotImplementedError(UNBOUND)


def is_careless(state: np.record, seat: int, action: int) -> int:
    """1 if the action gives up for nothing what the seat has built: a bot that stands in for a person does not do that."""
    raise NotImplementedError(UNBOUND)


def choose_at_level(state: np.record, seat: int, level: int, out: np.ndarray) -> int:
    """Choose the action that a person of this level would, from what the seat may know; out is scratch.

    level: 1 to LEVELS. Only a game whose levels are its own gives this verb and the next.
    """
    raise NotImplementedError(UNBOUND)


def react_at_level(state: np.record, seat: int, level: int, chance: int) -> int:
    """The milliseconds after which a person of this level would act if nothing changes, or NEVER; chance is 32 random bits."""
    raise NotImplementedError(UNBOUND)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out, an int8 for every number of the game's PLANES, with all that the seat may know, and nothing else.

    Seats are counted clockwise from the own, which is 0; places of seats that nobody has are 0.
    """
    raise NotImplementedError(UNBOUND)


def look(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:
    """Note before a move what `count` wants to know of the state as it was; notes has room for the game's NOTES."""
    raise NotImplementedError(UNBOUND)


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:
    """Add to counts, one number for each of the game's COUNTS, what a move that was just made has brought about."""
    raise NotImplementedError(UNBOUND)


VERBS = (start, may_act, why_not, list_legal, play, is_over, score, is_winner, imagine, check)
