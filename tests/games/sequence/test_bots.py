"""Sequence's greedy bot is far better than random seats, and never goes on for ever."""

from itertools import islice

import numpy as np
import pytest

import linewright as lw
from linewright.games.sequence import GAME, bots
from linewright.games.sequence.cards import NOTHING, is_jack
from linewright.games.sequence.lines import is_fixed, put_marker
from linewright.games.sequence.state import CORNER, NOBODY
from linewright.games.sequence.teams import team_of
from tests.games.sequence.positions import play_randomly, table
from tests.games.strength import share_of_wins

pytestmark = pytest.mark.xdist_group("sequence")  # where its machine code is built anyway

# Measured (2026-11-16, 4,000 games each): 99.4, 94.9, 99.9, 99.9, 99.9, 97.1, 99.7, 100.0 %, standard errors of 0.0 to 0.4. With
# three teams the first sequence wins, and two random teams stumble on one in some games before greedy has its own.
BARS = {2: 0.985, 3: 0.93, 4: 0.99, 6: 0.99, 8: 0.99, 9: 0.955, 10: 0.99, 12: 0.99}  # chance gives a half or a third
TEAMS = {3: 3, 9: 3}  # elsewhere two, unless asked for


@pytest.mark.parametrize("seats", BARS)
def test_a_greedy_team_wins_nearly_every_game_against_random_teams(seats):
    together = range(0, seats, TEAMS.get(seats, 2))
    assert share_of_wins("sequence", seats, together=together) > BARS[seats]


def test_greedy_ends_a_turn_in_which_every_exchange_gives_a_dead_card():
    """A full board with dead_cards=any: a greedy that always exchanges would never end."""
    match = lw.new("sequence", seats=2, seed=1, first=0, dead_cards="any")
    state = match._state
    for cell in list(state.cells):
        if int(cell) // 12 % 3 == 1:
            put_marker(state, int(cell) // 2 % 2, int(cell))
    while state.empties:
        put_marker(state, int(state.empties) // 2 % 2, int(state.cells[0]))
    bot = lw.bot("sequence", "greedy")
    for _ in range(60):
        if match.is_over:
            break
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    assert sum(seat != match.log[0][0] for seat, _, _ in match.log) > 0


def test_every_window_worth_a_jacks_look_is_marked_as_hot():
    rows, keys = np.nonzero(bots.WINDOW_WORTH.reshape(-1, bots.KEYS) >= bots.LOOK)
    assert len(rows) > 100
    assert all(bots.mark_hot(int(key)) & bots.HOT for key in keys)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"profi": True}), (6, {"teams": 3})])
def test_the_keys_of_windows_say_what_lies_in_them(seats, options):
    """Counted cell by cell: own markers, those of rivals, cards in hand; a corner goes with whoever has the others (SQ-26)."""
    counted = 0
    for match in islice(play_randomly(table(seats=seats, **options), seed=seats), 5, None, 15):
        state, seat = match._state, match.to_act[0]
        out = GAME.scratch()
        out[:] = -7  # what others left there
        bots.note_board(state, seat, out)
        bots.note_windows(1, out)
        for first, step, place in bots.WINDOWS.tolist():
            assert out[place] & bots.KEYS - 1 == key_by_hand(state, seat, [first + k * step for k in range(5)]), (first, step)
            counted += 1
    assert counted > 500


def key_by_hand(state, seat, cells):
    team, hand = team_of(state, seat), [int(card) for card in state.hand[seat] if card != NOTHING and not is_jack(int(card))]
    owners = [int(state.owner[cell]) for cell in cells]
    fixed = sum(is_fixed(state, cell) for cell in cells)
    rivals = {owner for owner in owners if 0 <= owner < CORNER and owner != team}
    if fixed > 1 or len(rivals) > 1:
        return bots.STANDING if fixed > 3 else 0
    own, rival = owners.count(team), sum(owner in rivals for owner in owners)
    if CORNER in owners:
        own, rival = own + bool(own), rival + (bool(rival) and not own)
    reached = {int(cell) for card in hand for cell in state.squares[card] if state.owner[cell] == NOBODY}
    return own * bots.OWN + rival * bots.RIVAL + (1 + sum(cell in reached for cell in cells)) * bots.HELD
