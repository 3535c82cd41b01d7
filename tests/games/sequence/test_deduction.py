"""What the cards played tell: better than chance, by nothing that is hidden, and never a world that could not be."""

from itertools import islice

import numpy as np
import pytest

import linewright as lw
from linewright.core.generator import seed_generator
from linewright.core.record import copy_record
from linewright.core.seen import imagine_world
from linewright.core.verbs import SURE
from linewright.games.sequence.cards import COPIES, KINDS, card_of
from linewright.games.sequence.deduction import KEPT, ODDS, deduce, imagine_likely, take_back
from linewright.games.sequence.piles import discarder_of, imagine
from linewright.games.sequence.rules import check
from tests.games.sequence.positions import play_randomly, table

pytestmark = pytest.mark.xdist_group("sequence")


def deduced(states, seat):
    """What the play in a record tells a seat, by seats and kinds."""
    odds = np.zeros(ODDS, np.int64)
    deduce(copy_record(states)[0], seat, lw.new("sequence").game.scratch(), odds)
    return odds


def odds_of(match, seat, other, card):
    """How likely a seat keeps a card, as another sees it."""
    return deduced(match._states, seat)[other * KINDS + card_of(card)] / SURE


def games_of_greedy(count, seats=2):
    """Positions of games, a few of each."""
    bot = lw.bot("sequence", "greedy")
    for seed in range(count):
        match = lw.new("sequence", seats=seats, seed=seed)
        while not match.is_over:
            if len(match.log) % 9 == 8:
                yield match
            match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))


def test_who_did_not_block_four_in_a_row_hardly_holds_the_card():
    match = table(hands={0: "6S 7S 8S TS 2D 3D 4D", 1: "2C 3C 4C 5C 6C 7C 8C"})
    for text in ("6S f1", "2C e2", "7S g1", "3C d2", "8S h1", "4C c2"):  # i1 is left open, which makes five with the corner
        match.play(match.to_act[0], text)
    assert odds_of(match, 0, 1, "9S") < 0.2
    assert odds_of(match, 0, 1, "KD") > 0.9


def test_nothing_played_tells_nothing():
    assert set(deduced(lw.new("sequence", seed=1)._states, 0)[: 12 * KINDS]) == {SURE}


def test_hands_are_told_better_than_by_chance():
    """By a factor e to the gain for each card: on average 0.28 over 612 positions, see bench/strength.md."""
    gains = []
    for match in games_of_greedy(8):
        state, seat = match._state, match.to_act[0]
        odds = deduced(match._states, seat)[(1 - seat) * KINDS :]
        seen = [*state.deck[: int(state.discards)].tolist(), *state.hand[seat].tolist()]
        unseen = [card for card in range(KINDS) for _ in range(COPIES - seen.count(card))]
        even, total = len(unseen), sum(int(odds[card]) for card in unseen)
        gains += [np.log(odds[card] * even / total) for card in state.hand[1 - seat][: int(state.held[1 - seat])]]
    assert len(gains) > 100
    assert np.mean(gains) > 0.1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"profi": True}), (3, {})])
def test_play_is_taken_back_to_about_where_it_was(seats, options):
    """Which of two equal markers came first, and what a jack took, is a guess: a few cells may differ."""
    off = []
    for match in islice(play_randomly(table(seats=seats, **options), seed=seats), 10, 60, 10):
        record = copy_record(match._states)[0]
        out = match.game.scratch()
        while record.discards:
            record.discards -= 1
            take_back(record, discarder_of(record, int(record.discards)), int(record.deck[record.discards]), out)
        off.append(int((record.owner >= 0).sum()) - 4)
        assert record.line_count == 0 or off[-1] > 4
    assert max(map(abs, off)) <= 3


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_imagined_could_be_and_follows_from_what_the_seat_knows(seats):
    for match in games_of_greedy(2, seats):
        seat = match.to_act[0]
        worlds = []
        for states in (match._states, imagine_world(match.game, match._states, seat, 5)):
            world = copy_record(states)
            seed_generator(world["generator"][0], 3)
            imagine_likely(world[0], seat, deduced(states, seat))
            assert check(world[0]) == 0
            worlds.append(world.tobytes())
        assert worlds[0] == worlds[1]


def test_where_nothing_is_deduced_the_world_is_that_of_the_rules():
    for match in games_of_greedy(2):
        one, two = copy_record(match._states)[0], copy_record(match._states)[0]
        imagine(one, match.to_act[0])
        imagine_likely(two, match.to_act[0], np.full(ODDS, SURE, np.int64))
        assert one.tobytes() == two.tobytes()


def test_a_card_is_kept_less_often_the_more_it_is_worth():
    assert all(row == sorted(row, reverse=True) for row in KEPT.tolist())
    assert KEPT.max() <= SURE
    assert KEPT.min() > 0, "whoever plays may overlook something"
