"""Search: the same answer for the same seed, the same interpreted and compiled, and never more than the seat may know."""

import subprocess
import sys

import numpy as np
import pytest

import linewright as lw
from linewright.bots import search as searching
from linewright.bots.insight import choose_by_insight, look_at_moves, seconds_for
from linewright.bots.search import MOST_WORLDS, Rounds, Search, expect, explore, sides_of, weigh
from linewright.core import compile as compiler
from linewright.core.insight import Insight
from linewright.core.playouts import SHARES, UTILITY, WHOLE, deduce_at, note_promises, note_shares, try_candidates, utility_of
from linewright.core.seen import Seen, imagine_world
from tests.games.sequence.positions import position

SEARCHED = ("line-it", "sequence", "line", "kidz-line")


@pytest.fixture(scope="module", autouse=True)
def machine_code():
    """Search needs it."""
    lw.compile(*SEARCHED)


def middle_of(game: str, moves: int = 12):
    """A match that greedy bots have begun."""
    match = lw.new(game, seed=5)
    bot = lw.bot(game, "greedy")
    for _ in range(min(moves, 4) if game == "kidz-line" else moves):
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    return match


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_worlds_give_the_same_answer_whatever_the_threads(name):
    seen = middle_of(name).seen_by(middle_of(name).to_act[0])
    one = weigh(seen, worlds=48, seed=3)
    assert one == weigh(seen, worlds=48, seed=3, threads=3)
    assert name == "kidz-line" or one != weigh(seen, worlds=48, seed=4)  # there all cards are nearly always laid
    assert [each.action for each in explore(seen, worlds=64, seed=3)] == [
        each.action for each in explore(seen, worlds=64, seed=3)
    ]


@pytest.mark.parametrize("foresight", [0, 3])
@pytest.mark.parametrize("name", SEARCHED)
def test_playouts_are_the_same_interpreted_and_compiled(name, foresight):
    match = middle_of(name, 30)
    search = Search(match.seen_by(match.to_act[0]), deduces=True)
    actions = search.candidates()[0][:3]
    tried = np.array(actions, np.int64).reshape(-1, 1)
    sums = []
    for function in (compiler.bind(try_candidates, search.game), compiler.machine(search.game).try_candidates):
        work = search.work(len(actions))
        given = tried, len(actions), search.sides, 7, foresight, search.odds, 11, 0, 2
        moves = function(work.states, search.seen.seat, *given, work.out, work.results, work.sums, work.products)
        sums.append((moves, work.sums.tolist(), work.products.tolist()))
    assert sums[0] == sums[1]


@pytest.mark.parametrize("name", SEARCHED)
def test_what_play_tells_is_the_same_interpreted_and_compiled(name):
    match = middle_of(name, 30)
    search = Search(match.seen_by(match.to_act[0]), deduces=True)
    work, odds = search.work(1), np.zeros_like(search.odds)
    compiler.bind(deduce_at, search.game)(work.states, search.seen.seat, work.out, odds)
    assert odds.tolist() == search.odds.tolist()


@pytest.mark.parametrize("name", SEARCHED)
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_the_same(name):
    match = middle_of(name)
    seat = match.to_act[0]
    twin = imagine_world(match.game, match._states, seat, 99)
    here, there = Seen(match.game, match._states, seat), Seen(match.game, twin, seat)
    assert twin.tobytes() != match._states.tobytes()
    assert weigh(here, worlds=32) == weigh(there, worlds=32)
    insight = Insight(0.5)
    assert choose_by_insight(here, insight, 1) == choose_by_insight(there, insight, 1)


@pytest.mark.parametrize("look", [weigh, explore])
def test_a_move_that_wins_is_found_and_its_chance_is_certain(look):
    match = position("5 AAAA......\n7 .BBBB.....", seats=3, hands={0: "JC 2S 3S 4S 5S 6S"})
    best = look(match.seen_by(0), worlds=200)[0]
    assert (best.text, best.chance) == ("JC e5", 1.0)


def test_a_kept_move_is_compared_to_the_end():
    match = middle_of("line-it")
    seen = match.seen_by(match.to_act[0])
    every = weigh(seen, worlds=512)
    last = every[-1]
    assert last.worlds < 512, "something is dropped early"
    kept = next(one for one in weigh(seen, worlds=512, keep=[last.action]) if one.action == last.action)
    assert kept.worlds == 512
    assert kept.chance < every[0].chance


def test_what_is_expected_is_shared_by_all_seats():
    for game, seats in (("line-it", 2), ("line-it", 4), ("sequence", 4), ("line", 3)):
        told = expect(lw.new(game, seats=seats, seed=2).seen_by(0), worlds=400, seed=1)
        sides = sides_of(lw.new(game, seats=seats).game, lw.new(game, seats=seats).seen_by(0)).tolist()
        by_side = {side: told.chances[seat] for seat, side in enumerate(sides)}
        assert sum(by_side.values()) == pytest.approx(1, abs=0.002)  # parts of WHOLE are whole
        assert all(0.1 < chance < 0.8 for chance in told.chances)
        assert len(told.points) == seats
        assert 0 < told.error < 0.05


def test_an_unhurried_search_ends_when_its_time_is_up_or_one_move_is_left():
    match = middle_of("line-it")
    seen = match.seen_by(match.to_act[0])
    few = weigh(seen, seconds=0.02)
    many = weigh(seen, seconds=0.4)
    assert few[0].worlds < many[0].worlds
    assert weigh(seen, worlds=10_000, among=[few[0].action])[0].worlds == 16, "one candidate needs no comparison"


class Clock:
    """A clock that only work moves on."""

    def __init__(self, now: float) -> None:
        self.now = now

    def perf_counter(self) -> float:
        """The time."""
        return self.now


@pytest.mark.parametrize("seconds", [0.02, 0.1, 1.0])
@pytest.mark.parametrize("each", [1e-6, 3e-5, 4e-4])  # seconds that a candidate takes in a world
@pytest.mark.parametrize("late", [0.0, 0.4])  # the part of the time that was gone before the first world
def test_the_work_of_a_search_is_sized_to_end_within_its_time(monkeypatch, seconds, each, late):
    clock = Clock(7.0)
    monkeypatch.setattr(searching, "time", clock)
    rounds = Rounds(seconds, None, clock.now)
    clock.now += seconds * late
    active, number = 20, 0
    while count := rounds.next(active):
        number += 1
        clock.now += count * active * each * (1.1 if number % 3 else 0.9)  # some worlds take longer than others
        active = max(2, active - 3)
    spent = clock.now - 7.0
    assert spent <= seconds * 1.1
    assert spent >= seconds * 0.8 or rounds.done == MOST_WORLDS, "nor is time wasted"


def test_a_bot_of_a_level_has_its_machine_code_before_its_first_move():
    command = (
        "import linewright as lw; from linewright.core.compile import machine; from linewright.core.referee import referee_of;"
        "bot = lw.bot('line-it', 'wright'); code = vars(machine(bot.game));"
        "assert {'appraise_at', 'try_candidates'} <= set(code), code; assert referee_of(bot.game).is_compiled"
    )
    subprocess.run([sys.executable, "-c", command], check=True)


def test_a_victory_is_shared_by_sides_not_by_seats():
    match = lw.new("sequence", seats=4, seed=1)
    search = Search(match.seen_by(0))
    into = np.zeros(SHARES + 8, np.int64)
    compiler.bind(note_shares, match.game)(match._state, search.sides, into)
    assert into[SHARES : SHARES + 4].tolist() == [WHOLE // 2] * 4, "nobody has won: both sides share"
    result = np.array([0, WHOLE, 0, WHOLE, 0, 200, 100, 200, 100], np.int64)
    assert utility_of(result, 4, 0, search.sides, 0) == WHOLE
    assert utility_of(result, 4, 0, search.sides, 100) == WHOLE + 100
    assert utility_of(result, 4, 1, search.sides, 100) == -100
    assert UTILITY == 0


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (4, 2), (3, 3), (6, 3)])
def test_what_is_promised_is_one_victory_and_what_the_search_goes_by(seats, teams):
    match = lw.new("sequence", seats=seats, seed=4, teams=teams)
    search = Search(match.seen_by(0), foresight=1)
    into = np.zeros(SHARES + 2 * seats, np.int64)
    compiler.bind(note_promises, match.game)(match._state, search.sides, search.work(1).out, into)
    shares = dict(zip(search.sides.tolist(), into[SHARES : SHARES + seats].tolist(), strict=True))
    assert len(shares) == teams
    assert sum(shares.values()) == WHOLE
    assert all(0 < share < WHOLE for share in shares.values())
    told = weigh(match.seen_by(match.to_act[0]), worlds=16, foresight=1)[0]
    assert len({0.0, 1.0, *told.chances}) > 2, "neither won nor lost: promised"


def test_where_a_game_promises_nothing_it_is_played_to_its_end():
    match = middle_of("line-it")
    assert match.game.bots.FORESIGHT == 0
    seen = match.seen_by(match.to_act[0])
    assert weigh(seen, worlds=32) == weigh(seen, worlds=32, foresight=0)
    assert weigh(seen, worlds=32) == weigh(seen, worlds=32, deduces=False), "nor does play tell of the deck"


def test_a_level_overlooks_the_same_moves_at_the_same_table_and_others_at_another():
    match = middle_of("line-it")
    search = Search(match.seen_by(match.to_act[0]))
    every = search.candidates()[0]
    assert look_at_moves(search, 0.0, 1) == every
    seen = [look_at_moves(search, 0.5, luck) for luck in range(200)]
    assert seen == [look_at_moves(search, 0.5, luck) for luck in range(200)]
    assert 0.4 < sum(map(len, seen)) / (200 * len(every)) < 0.65
    assert all(len(one) == 1 for one in (look_at_moves(search, 1.0, luck) for luck in range(20)))


def test_a_budget_is_kept():
    assert seconds_for(Insight(0, 40, 0.3), None) is None
    assert seconds_for(Insight(0, 40, 0.3), 100) == 0.1
    assert seconds_for(Insight(0, 40, 0.3), 5_000) is None
    assert seconds_for(Insight(0, MOST_WORLDS, 1.0), None) == 1.0
    assert seconds_for(Insight(0, MOST_WORLDS, 1.0), 5_000) == 5.0
