"""What hidden cards cost a search in Sequence: it plays greedy-1 knowing more than its seat may, two seats, each deal twice.

`python -m bench.hidden hands 200 150`: what is known, worlds a move, deals. Known is `nothing`; `played`: what the cards played
tell (`deduction.py`); `fitting`: that the other hand is one with which its last card would have been played; `hands`: the other
hand; `everything`: the order of the draw pile too. Only the first three are fair. The machine code is not kept.
"""

import functools
import statistics
import sys
import time
from typing import Any

import numpy as np

import linewright as lw
from linewright.bots import search
from linewright.bots.search import Search, weigh
from linewright.core.compile import rebind
from linewright.core.generator import below, shuffle
from linewright.core.match import Match
from linewright.core.playouts import try_candidates
from linewright.core.seen import Seen
from linewright.games.sequence.actions import place_at
from linewright.games.sequence.bots import ROOM, best_card, note_board
from linewright.games.sequence.cards import DECK, NOTHING, is_jack
from linewright.games.sequence.piles import imagine
from linewright.games.sequence.state import NOBODY
from linewright.games.sequence.teams import team_of

TRIES = 16  # hands that are dealt until one fits
FIRST_SEED = 1_000
NORMAL = 1.96  # standard errors to each side of a mean that hold 95 %


class Open(Seen):
    """A position with nothing hidden; what a seat sees has only a world that could be the true one."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.truth = match._states.copy()  # noqa: SLF001  it cheats, to find out what that is worth
        super().__init__(match.game, self.truth, seat)

    def imagine_array(self, seed: int) -> np.ndarray:  # noqa: ARG002  as a seat that has to imagine
        """The position as it is."""
        return self.truth.copy()


def know_everything(state: np.record, seat: int) -> None:
    """Leave everything as it is."""


def know_hands(state: np.record, seat: int) -> None:  # noqa: ARG001  as `imagine`
    """Shuffle the draw pile alone."""
    shuffle(state.generator, state.deck, int(state.drawn), DECK)


def imagine_fitting(state: np.record, seat: int) -> None:
    """Deal the other hand anew until it fits what was played last from it; after some tries it need not."""
    out = np.zeros(ROOM, np.int16)
    for _ in range(TRIES):
        imagine(state, seat)
        if is_fitting(state, 1 - seat, out):
            break


def is_fitting(state: np.record, seat: int, out: np.ndarray) -> int:
    """1 if the seat would have played its last card by the heuristic: without that marker, and with it for a card drawn since."""
    card = int(state.last_played[seat])
    if card == NOTHING or is_jack(card):
        return 1
    team = team_of(state, seat)
    cell = int(state.squares[card, 0])
    if state.owner[cell] != team:
        cell = int(state.squares[card, 1])
    if state.owner[cell] != team or state.fixed[cell] != 0:
        return 1
    place = below(state.generator, int(state.held[seat]))
    drawn = int(state.hand[seat, place])
    state.hand[seat, place] = card
    state.owner[cell] = NOBODY
    note_board(state, seat, out)
    choice = best_card(state, seat, out)
    state.owner[cell] = team
    state.hand[seat, place] = drawn
    return int(choice == place_at(card, cell))


WAYS = {"nothing": imagine, "played": imagine, "fitting": imagine_fitting, "hands": know_hands, "everything": know_everything}


def know(way: str) -> None:
    """Let searches of this process know so much."""
    import numba

    game = lw.new("sequence").game
    compiled = functools.partial(numba.njit, nogil=True, error_model="numpy")
    knowing = rebind(try_candidates, game, {game.verb("imagine"): rebind(WAYS[way], game, {}, compiled)}, compiled)
    own = search.algorithm
    search.algorithm = lambda game, function: knowing if function is try_candidates else own(game, function)


def play_game(seed: int, own: int, worlds: int, *, is_open: bool, deduces: bool) -> float:
    """Play a game against greedy-1; the share of the victory."""
    match = lw.new("sequence", seats=2, seed=seed)
    greedy = lw.bot("sequence", "greedy-1")
    while not match.is_over:
        seat = match.to_act[0]
        seen: Any = match.seen_by(seat)
        if seat != own:
            match.play(seat, greedy.choose(seen))
            continue
        actions = Search(seen).candidates()[0]
        if is_open:
            seen = Open(match, seat)
        if len(actions) > 1:
            actions = [weigh(seen, worlds=worlds, seed=len(match.log), among=actions, deduces=deduces)[0].action]
        match.play(seat, seen.text_of(actions[0]))
    winners = match.winners
    return (own in winners) / len(winners) if winners else 0.5


def main() -> None:
    """Play, and say how it stands now and then."""
    if len(sys.argv) != 4 or sys.argv[1] not in WAYS:
        sys.exit(__doc__)
    way, worlds, deals = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    know(way)
    began = time.monotonic()
    shares: list[float] = []
    for deal in range(deals):
        knowing = {"is_open": way in ("hands", "everything"), "deduces": way == "played"}
        shares.append(statistics.mean(play_game(FIRST_SEED + deal, own, worlds, **knowing) for own in (0, 1)))
        if deal % 10 == 9 or deal == deals - 1:
            wide = NORMAL * statistics.stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 0.5
            told = (
                f"{deal + 1} deals: {100 * statistics.mean(shares):.1f} +- {100 * wide:.1f} %, {time.monotonic() - began:.0f} s"
            )
            print(told, file=sys.stderr if deal < deals - 1 else sys.stdout)


if __name__ == "__main__":
    main()
