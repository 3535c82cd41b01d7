"""One game of a contest: bots and programs that fail lose it in words, races go by the bots' own milliseconds."""

import json
import sys
from pathlib import Path

import pytest

import linewright as lw
from linewright.bots.contests.crew import play_here
from linewright.bots.contests.dealing import prepare_task
from linewright.bots.contests.playing import Job
from linewright.bots.program import Lapse
from tests.bots.contests import players

ROOT = Path(__file__).parents[3]
SWAPPED = [Job(0, 0, (0, 1)), Job(0, 1, (1, 0))]


def play(game, *bots, jobs=SWAPPED, **wishes):
    """What becomes of games, in this process."""
    return list(play_here(prepare_task(game, bots, seed=5, **wishes), jobs))


def program(tmp_path, *lines):
    """A bot that is a program of these lines."""
    file = tmp_path / "program.py"
    file.write_text(
        "import json, sys, time\nfor line in sys.stdin:\n    ask = json.loads(line)\n" + "".join(f"    {one}\n" for one in lines)
    )
    return f"cmd:{sys.executable} {file}"


@pytest.mark.parametrize(
    ("kind", "fault", "why"),
    [
        (players.Raises, "raised", "RuntimeError: idea (players.py:"),
        (players.Leaves, "raised", "SystemExit: 3 (players.py:"),
        (players.Cheats, "illegal", "'win the game'"),
        (players.Mute, "illegal", "None"),
        (players.Stillborn, "raised", "ValueError: again"),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_only_that(kind, fault, why, monkeypatch):
    monkeypatch.setattr(players.Stillborn, "born", 0)
    outcomes = play("line-it", kind, "random")
    assert [outcome.shares for outcome in outcomes] == [(0, 1), (1, 0)]
    for outcome in outcomes:
        assert (outcome.fault.entrant, outcome.fault.kind) == (0, fault)
        assert why in outcome.fault.why


def test_of_many_sides_those_of_the_other_bots_share_the_victory():
    (outcome,) = play("line-it", "random", players.Raises, seats=3, jobs=[Job(0, 0, (0, 1, 1))])
    assert outcome.shares == (1, 0, 0)
    (outcome,) = play("line-it", players.Raises, "random", seats=3, jobs=[Job(0, 0, (0, 1, 1))])
    assert outcome.shares == (0, 0.5, 0.5)


@pytest.mark.parametrize(
    ("lines", "fault", "why"),
    [
        (["sys.exit(4)"], "died", "exit code 4"),
        (["raise NameError('oh')"], "died", "exit code 1: NameError: oh"),
        (["if ask['ask'] == 'move': time.sleep(1000)"], "late", "0.5 s"),
        (["if ask['ask'] == 'move': print('castle', flush=True)"], "illegal", "'castle'"),
        (["if ask['ask'] == 'move': print('x' * 20000, flush=True)"], "nonsense", "'xxx"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_program_that_fails_loses_its_game(tmp_path, lines, fault, why):
    answer_seconds = 0.5 if fault == "late" else 30
    outcomes = play("line-it", program(tmp_path, *lines), "random", answer_seconds=answer_seconds)
    assert [outcome.fault.kind for outcome in outcomes] == [fault, fault]
    assert [outcome.shares for outcome in outcomes] == [(0, 1), (1, 0)]
    assert all(why in outcome.fault.why for outcome in outcomes)


@pytest.mark.parametrize("fault", ["sys.exit(4)", "print('x' * 20000, flush=True)"])
def test_a_program_that_failed_is_started_again_for_the_next_game(tmp_path, fault):
    lines = [
        f"first = not __import__('os').path.exists({str(tmp_path / 'failed')!r})",
        f"open({str(tmp_path / 'failed')!r}, 'w').close() if ask['ask'] == 'move' else None",
        f"if first and ask['ask'] == 'move': {fault}",
        "elif ask['ask'] == 'move': print(ask['legal'][0], flush=True)",
    ]
    outcomes = play("line-it", program(tmp_path, *lines), "random", jobs=[Job(deal, 0, (0, 1)) for deal in range(2)])
    assert [outcome.fault is None for outcome in outcomes] == [False, True]


def test_a_program_is_told_what_its_seat_may_know(tmp_path):
    heard = tmp_path / "heard.txt"
    lines = [f"open({str(heard)!r}, 'a').write(line)", "if ask['ask'] == 'move': print(ask['legal'][0], flush=True)"]
    task = prepare_task("line-it", [f"{program(tmp_path, *lines)}@0.2", players.Careful], seed=5, bet_exact="true")
    (outcome,) = play_here(task, SWAPPED[:1])
    assert outcome.fault is None
    first, move, *_ = map(json.loads, heard.read_text().splitlines())
    assert set(first) == {"ask", "game", "seat", "seats", "options", "seed"}
    assert (first["game"], first["seat"], first["seats"], first["options"]["bet_exact"]) == ("line-it", 0, 2, True)
    assert (move["ask"], move["milliseconds"], move["view"]["seat"]) == ("move", 200, 0)
    twin = play("line-it", type("Twin", (players.Careful,), {}), players.Careful, jobs=SWAPPED[:1], bet_exact="true")[0]
    assert (twin.points, twin.moves) == (outcome.points, outcome.moves)


def test_the_example_program_plays_every_kind_of_game():
    command = f"cmd:{sys.executable} {ROOT / 'examples' / 'program.py'}"
    for game in ("line-it", "head-line"):
        outcomes = play(game, command, "random")
        assert [outcome.fault for outcome in outcomes] == [None, None]


def test_a_program_in_a_race_says_when_it_acts(tmp_path):
    seen = lw.new("head-line", seed=1).seen_by(0)
    as_a_person = lw.bot("head-line", "greedy", seed=1).reaction(seen)
    for answer, milliseconds in {"never": None, "1500": 1500, "": as_a_person}.items():
        bot = lw.bot("head-line", program(tmp_path, f"if ask['ask'] == 'reaction': print({answer!r}, flush=True)"), seed=1)
        assert bot.reaction(seen) == milliseconds
    bot = lw.bot("head-line", program(tmp_path, "if ask['ask'] == 'reaction': print('soon', flush=True)"))
    with pytest.raises(Lapse, match="soon"):
        bot.reaction(seen)


@pytest.mark.parametrize("name", ["long-line", "head-line"])
def test_in_a_race_who_is_quicker_wins_more_and_seats_do_not_matter(name):
    jobs = [Job(deal, number, lineup) for deal in range(2) for number, lineup in enumerate([(0, 1), (1, 0)])]
    quick = play(name, players.Quick, "greedy", jobs=jobs)
    assert all(outcome.fault is None for outcome in quick)
    assert sum(outcome.shares[outcome.job.lineup.index(0)] for outcome in quick) > 0.6 * len(jobs)
    same = play(name, "greedy", "greedy", jobs=jobs)
    for one, other in zip(same[::2], same[1::2], strict=True):
        assert (one.shares, one.points, one.moves) == (other.shares, other.points, other.moves)


def test_a_race_in_which_nobody_means_to_act_ends():
    (outcome,) = play("head-line", players.Passive, "greedy", jobs=SWAPPED[:1])
    assert outcome.shares == (0, 1)
    (outcome,) = play("long-line", players.Passive, players.Passive, jobs=SWAPPED[:1])
    assert outcome.fault is None


def test_a_reaction_before_the_start_is_refused():
    (outcome,) = play("head-line", players.Backwards, "greedy", jobs=SWAPPED[:1])
    assert (outcome.fault.kind, outcome.fault.why) == ("illegal", "-1")


def test_a_bot_that_lays_and_lays_in_a_race_loses():
    (outcome,) = play("long-line", players.Careful, "greedy", jobs=SWAPPED[:1])
    assert outcome.fault is None or outcome.fault.kind == "stalled"


def test_seconds_reach_a_bot_that_takes_them_and_are_refused_by_one_that_does_not(monkeypatch):
    monkeypatch.setattr(players.Thinker, "told", [])
    play("line-it", players.Thinker, "random", jobs=SWAPPED[:1], seconds=0.25)
    assert set(players.Thinker.told) == {250}
    place = f"{players.__name__}:Thinker"
    seen = lw.new("line-it", seed=1, first=0).seen_by(0)
    timed = lw.bot("line-it", f"{place}@0.1")
    players.Thinker.told.clear()
    timed.choose(seen)
    assert (timed.name, players.Thinker.told) == ("thinker@0.1", [100])
    assert timed.pick(seen) in seen.legal
    assert timed.reaction(seen) == 0
    with pytest.raises(lw.BadBot, match="greedy can’t be told how long to think"):
        lw.bot("line-it", "greedy@0.1")
    with pytest.raises(lw.BadBot, match=r"0\.0 is not a time to think"):
        lw.bot("line-it", f"{place}@0")
    with pytest.raises(lw.UnknownBot, match="6"):
        lw.bot("line-it", "600")
