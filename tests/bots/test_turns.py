"""Whole turns: every way to play a turn is found, each once, and none that needs to know what comes."""

import numpy as np
import pytest

import linewright as lw
from linewright.bots.search import MOST_WAYS, Search, weigh
from linewright.core import compile as compiler
from linewright.core.insight import EVERYTHING
from linewright.core.playouts import NO_MOVE
from linewright.core.seen import Seen, imagine_world
from linewright.core.turns import LONGEST_TURN, MOVES, list_turns
from tests.bots.test_search import SEARCHED, middle_of

ROOM = 300  # for ways, where they are listed interpreted


@pytest.fixture(scope="module", autouse=True)
def machine_code():
    """Search needs it."""
    lw.compile(*SEARCHED)


def ends_of_turn(match):
    """The digests of all positions in which the turn of whoever is to act can end, found by playing all moves."""
    seat, shown = match.to_act[0], match.view(None)["market"]
    found, waiting = set(), [match]
    while waiting:
        one = waiting.pop()
        for text in one.legal(seat):
            after = one.copy()
            after.play(seat, text)
            still_seen = set(after.view(None)["market"]) <= set(shown)
            if seat in after.to_act and still_seen:
                waiting.append(after)
            else:
                found.add(after.digest_bytes)
    return found


@pytest.mark.parametrize("moves", [0, 5, 21, 60, 100])
def test_every_way_to_play_a_turn_of_line_it_is_found_once(moves):
    match = middle_of("line-it", moves)
    seat = match.to_act[0]
    turns = Search(match.seen_by(seat)).turns()
    ends = []
    for turn in turns:
        after = match.copy()
        for action in turn:
            after.act(seat, action)
        ends.append(after.digest_bytes)
    assert len(set(ends)) == len(ends), "none twice"
    assert set(ends) == ends_of_turn(match)


def test_a_turn_ends_where_the_same_seat_acts_again_but_sees_new_cards():
    match = lw.new("line-it", seats=2, seed=5, first=0)  # LI-24: seat 1 is last in the first round and first in the second
    bot = lw.bot("line-it", "greedy")
    while match.to_act == (0,):
        match.play(0, bot.choose(match.seen_by(0)))
    turns = Search(match.seen_by(1)).turns()
    for turn in turns:
        after = match.copy()
        for action in turn:
            assert action in after.actions(1)
            after.act(1, action)
        assert after.to_act == (1,)
        assert [text for _, text, _ in after.log].count("end") == 2


@pytest.mark.parametrize("name", SEARCHED)
def test_turns_are_the_same_interpreted_and_compiled_and_legal(name):
    match = middle_of(name, 9)
    seat = match.to_act[0]
    search = Search(match.seen_by(seat))
    states = np.repeat(search.root, 2 * ROOM + 2)
    states[1] = search.seen.imagine_array(1)[0]
    table = states.view(np.int8).reshape(len(states), -1)
    found = []
    for function in (compiler.bind(list_turns, search.game), compiler.machine(search.game).list_turns):
        ways = np.full((ROOM, MOVES + LONGEST_TURN), NO_MOVE, np.int64)
        count = function(states, table, seat, search.game.scratch(), ways)
        found.append(ways[:count].tolist())
    assert found[0] == found[1]
    assert len(found[0]) > 1
    assert {turn[0] for turn in search.turns()} <= set(match.actions(seat))
    assert len(search.turns()) < MOST_WAYS


def test_whole_turns_are_compared_the_same_way_whatever_the_threads_and_whatever_is_hidden():
    match = middle_of("line-it", 40)
    seat = match.to_act[0]
    seen = match.seen_by(seat)
    one = weigh(seen, worlds=64, seed=3, plans=True)
    assert one == weigh(seen, worlds=64, seed=3, plans=True, threads=3)
    twin = imagine_world(match.game, match._states, seat, 99)
    assert one == weigh(Seen(match.game, twin, seat), worlds=64, seed=3, plans=True)
    assert len({each.action for each in one}) == len(one), "each first move once, for its best turn"
    assert {each.action for each in one} <= set(match.actions(seat))
    assert one != weigh(seen, worlds=64, seed=3), "single moves are another thing"


def test_only_the_highest_level_compares_whole_turns():
    for name in SEARCHED:
        insights = lw.new(name).game.bots.INSIGHTS
        assert [insight.plans for insight in insights] == [False] * 5 + [True]
    assert EVERYTHING.overlooks == 0, "whoever overlooks moves cannot plan with them"


def test_a_game_that_says_nothing_of_turns_is_searched_move_by_move():
    match = middle_of("sequence")
    seen = match.seen_by(match.to_act[0])
    assert match.game.bots.TURN_FORESIGHT == 0
    assert weigh(seen, worlds=32, plans=True) == weigh(seen, worlds=32)
