"""Match-ups and tournaments: fair, repeatable whatever the number of processes, and stopped by nobody's crash."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import linewright as lw
from linewright.bots.contests import crew, tournament
from linewright.bots.contests.dealing import count_jobs, prepare_task
from linewright.bots.contests.entrants import Entrant, split_names
from linewright.bots.contests.match_up import compare_alone, list_lineups
from linewright.bots.contests.playing import NOBODY, Job, Outcome
from linewright.bots.contests.worker import Note
from tests.bots.contests import players
from tests.test_cli import run

ROOT = Path(__file__).parents[3]
PLACE = f"{players.__name__}:"


def without_times(result):
    """A result without what depends on the machine."""
    facts = result.to_dict()
    for figures in facts["bots"]:
        del figures["median_ms"], figures["longest_ms"]
    del facts["seconds"]
    return facts


def local(kind):
    """A bot that only this process knows, so that nothing is started."""
    return type(kind.__name__, (kind,), {"__module__": "nowhere"})


@pytest.fixture
def here(monkeypatch):
    """All games in this process: nothing is started."""
    monkeypatch.setattr(Entrant, "is_known_everywhere", False)


def test_sides_are_swapped_on_every_deal():
    twins = [local(players.GoodAtFirst), local(players.GoodAtFirst)]
    result = lw.match_up("line-it", twins, games=12, seed=1)
    assert result.counts == {"0.5": 6}
    assert (result.strength.elo, result.strength.elo_low, result.deals, result.games) == (0, 0, 6, 12)
    assert [figures.name for figures in result.bots] == ["good-at-first", "good-at-first #2"]
    alone = lw.match_up("line-it", [local(players.GoodAtFirst), "random"], games=12, seed=1)
    assert alone.strength.share > 0.6  # from seat 0 it wins


def test_the_better_bot_is_found_and_everything_is_counted():
    result = lw.match_up("line-it", [local(players.Quick), "random"], games=20, seed=1)
    assert result.strength.share > 0.9
    quick, other = result.bots
    assert quick.points > other.points
    assert quick.moves > 100
    assert 0 < quick.median_ms <= quick.longest_ms
    assert quick.share + other.share == pytest.approx(1)
    assert json.loads(result.to_json()) == json.loads(json.dumps(result.to_dict()))


def test_the_result_follows_from_the_seed_whatever_the_number_of_processes():
    one, two = (lw.match_up("line-it", "greedy,random", games=16, seed=9, jobs=jobs) for jobs in (1, 2))
    here = lw.match_up("line-it", [local(players.Greedy), "random"], games=16, seed=9)
    assert without_times(one) == without_times(two) == without_times(here)
    other = lw.match_up("line-it", [local(players.Greedy), "random"], games=16, seed=10)
    assert without_times(other)["bots"] != without_times(one)["bots"]


def test_a_sequential_test_stops_early_and_at_the_same_deal_whatever_the_number_of_processes():
    results = [lw.match_up("line-it", "greedy,random", games=2000, seed=2, jobs=jobs, sprt=(0, 100)) for jobs in (1, 2)]
    assert results[0].test.answer == "better"
    assert results[0].games < 200
    assert without_times(results[0]) == without_times(results[1])


@pytest.mark.parametrize(
    ("name", "seats", "sides"), [("line-it", 3, 3), ("sequence", 4, 2), ("sequence", 6, 2), ("line-it", 2, 2)]
)
def test_teams_play_together_and_else_one_bot_sits_among_others_at_every_seat(name, seats, sides):
    task = prepare_task(name, "greedy,random", seats=seats, seed=1)
    assert max(task.sides) + 1 == sides
    assert len(list_lineups(sides)) == sides
    assert [lineup.index(0) for lineup in list_lineups(sides)] == list(range(sides))
    assert all(lineup.count(0) == 1 for lineup in list_lineups(sides))


def test_three_teams_play_three_games_a_deal():
    result = lw.match_up("sequence", [local(players.Greedy), "random"], games=2, seats=6, seed=1, teams=3)
    assert (result.sides, result.deals, result.games) == (3, 1, 3)
    assert result.options["teams"] == 3


def test_bots_that_play_alone_are_compared_by_what_they_make_of_the_same_deals():
    result = lw.match_up("solo-line", [local(players.Greedy), "random"], games=6, seed=1, hand_size=8)
    assert (result.sides, result.deals, result.games) == (1, 3, 6)
    assert result.bots[0].won == 1.0  # it solves every deal
    assert result.strength.share >= 0.5
    better, worse = (Outcome(Job(0, 0, (0,)), (1.0,), (points,), (True,)) for points in (8, 7))
    assert (compare_alone(better, worse), compare_alone(worse, better), compare_alone(worse, worse)) == (1, 0, 0.5)


def test_a_process_that_dies_and_a_bot_that_hangs_lose_their_games_and_the_contest_goes_on(monkeypatch):
    monkeypatch.setattr(crew, "GRACE_SECONDS", 0.0)
    bots = f"{PLACE}Killed,{PLACE}Hangs,random"
    result = lw.tournament("line-it", bots, games=2, seed=1, jobs=2, answer_seconds=0.5)
    killed, hangs, other = result.bots
    assert [(lost.kind, lost.why) for lost in killed.lost] == [("killed", "exit code -9")]
    assert [(lost.kind, lost.why) for lost in hangs.lost] == [("late", "0.5 s")]
    assert other.lost == ()
    assert other.share == 1
    assert killed.lost[0].games + hangs.lost[0].games == result.games == 6


def test_a_note_that_is_half_written_blames_nobody_for_being_late(tmp_path):
    file = tmp_path / "note"
    file.write_bytes(Note.blank)
    ours, theirs = Note(file), Note(file)
    assert ours.read()[0] == NOBODY
    theirs.write(1)
    assert ours.read()[0] == 1
    theirs._numbers[:] = (5.0, 1, 5.0)
    assert ours.read()[1] > 0
    for half in ((5.0, 1, 6.0), (6.0, 0, 5.0)):
        theirs._numbers[:] = half
        assert ours.read()[1] == 0


def test_workers_that_cannot_start_are_told_of():
    task = prepare_task("line-it", "greedy,random", seed=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(crew, "COMMAND", "raise SystemExit('no room')")
        with pytest.raises(lw.BadContest, match="don’t start, or don’t last: no room"):
            list(crew.Crew(task, 1).play([Job(0, 0, (0, 1))]))


def test_a_tournament_of_two_sides_is_all_against_all_with_elo():
    result = lw.tournament("line-it", [local(players.Greedy), "random", local(players.Careful)], games=10, seed=1)
    assert (result.scale, result.deals, result.games) == ("elo", 5, 30)
    assert result.ratings[0].name == "greedy"
    assert all(rating.low < rating.rating < rating.high for rating in result.ratings)
    assert sum(rating.rating for rating in result.ratings) == pytest.approx(0, abs=0.1)
    assert result.table["greedy"]["random"] > 0.8
    assert result.table["random"]["greedy"] == pytest.approx(1 - result.table["greedy"]["random"])
    assert set(result.table["greedy"]) == {"random", "careful"}


def test_a_tournament_of_more_sides_is_played_at_tables_drawn_by_lot_with_openskill():
    bots = ["random", local(players.Greedy), "random", local(players.Careful)]
    result = lw.tournament("line-it", bots, games=30, seats=3, seed=1)
    assert (result.scale, result.sides, result.deals, result.games) == ("openskill", 3, 10, 30)
    assert result.ratings[0].name == "greedy"
    assert result.ratings[0].rating > 25
    assert all(result.table["greedy"][name] > 0.6 for name in ("random", "random #2"))
    assert without_times(lw.tournament("line-it", bots, games=30, seats=3, seed=1)) == without_times(result)


def test_every_table_is_played_from_every_seat():
    draw = tournament.Draw(prepare_task("line-it", "greedy,random,random,random", seats=3, seed=1))
    for deal in range(5):
        games = draw.lineups(deal)
        assert [set(sides) for sides in zip(*games, strict=True)] == [set(games[0])] * 3
    assert len({draw.lineups(deal)[0] for deal in range(20)}) > 5


def test_fewer_bots_than_sides_sit_at_several():
    result = lw.tournament("line-it", [local(players.Greedy), "random"], games=5, seats=5, seed=1)
    assert [figures.games for figures in result.bots] in ([15, 10], [10, 15])


def test_a_tournament_of_bots_that_play_alone_compares_their_deals():
    result = lw.tournament("solo-line", [local(players.Greedy), "random"], games=3, seed=1, hand_size=8)
    assert (result.deals, result.games, result.scale) == (3, 6, "elo")


def test_without_openskill_tables_are_refused_before_anybody_plays(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(lw.BadContest, match=r"pip install 'linewright\[cli\]'"):
        tournament.tournament("line-it", "greedy,random", seats=3)


@pytest.mark.parametrize(
    ("bots", "wishes", "why"),
    [
        ("greedy", {}, "at least two bots are needed to play each other; found: greedy"),
        ([], {}, "at least two bots"),
        ("greedy,random,greedy", {}, "a match-up is between two bots, not 3"),
        ("greedy,,random", {}, "can’t read the names"),
        ("greedy,cmd:echo 'open", {}, "can’t read the names"),
        ("greedy,hal", {}, "there’s no bot called 'hal'"),
        ("greedy,cmd:no-such-program --fast", {}, "there’s no program 'no-such-program'"),
        ("greedy,cmd:", {}, "is not a command"),
        ("greedy,random", {"games": 0}, "0 is not a number of games"),
        ("greedy,random", {"games": 2.5}, "2.5 is not a number of games"),
        ("greedy,random", {"jobs": 0}, "0 is not a number of processes"),
        ("greedy,random", {"seconds": -1}, "-1 is not a time to think"),
        ("greedy,random", {"sprt": (20, 0)}, "the smaller one first"),
        ("greedy,random", {"sprt": 20}, "two Elo differences"),
        ("greedy,random", {"seats": 9}, "9"),
        ("greedy,random", {"no_such_option": 1}, "no_such_option"),
    ],
)
def test_what_cannot_be_is_refused_in_words(bots, wishes, why):
    with pytest.raises(lw.LinewrightError, match=why):
        lw.match_up("line-it", bots, **wishes)


def test_a_comma_between_quotation_marks_belongs_to_the_command():
    assert split_names("""cmd:bot '1,2' --x "3,4",greedy@0.5""") == ["""cmd:bot '1,2' --x "3,4\"""", "greedy@0.5"]


def test_all_cores_play_unless_said():
    assert count_jobs(None) >= 1
    assert count_jobs(3) == 3


def test_a_bot_that_was_registered_here_plays_in_other_processes(monkeypatch):
    monkeypatch.setattr("linewright.bots.registry._registered", {})
    lw.register_bot(players.Careful)
    result = lw.match_up("line-it", "careful,random", games=2, seed=1, jobs=1)
    assert (result.bots[0].name, result.bots[0].lost) == ("careful", ())


def test_ctrl_c_ends_with_the_result_so_far():
    script = (
        "import os, signal, linewright as lw\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # whoever tests in the background has it ignored
        "stop = lambda progress: progress.games >= 6 and os.kill(os.getpid(), signal.SIGINT)\n"
        "result = lw.match_up('line-it', 'random,random', games=100000, seed=1, jobs=2, watch=stop)\n"
        "print(result.was_stopped, 6 <= result.games < 1000)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert (done.stdout, done.stderr) == ("True True\n", "")


@pytest.mark.parametrize(("language", "said"), [("en", "Elo difference"), ("de", "Elo-Unterschied"), ("es", "Diferencia de Elo")])
@pytest.mark.usefixtures("here")
def test_the_command_prints_who_is_stronger(language, said):
    words = (
        "match",
        "line-it",
        "--bots",
        f"greedy,{PLACE}Cheats",
        "--games",
        "4",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--sprt",
        "0",
        "20",
    )
    shown = run(*words, "--option", "bet_exact=true", "--language", language)
    assert shown.returncode == 0
    for part in (said, "greedy", "cheats", "100", "LLR", "'win the game'"):
        assert part in shown.stdout
    assert "contest-" not in shown.stdout


def test_the_command_prints_json_and_nothing_else():
    words = ("match", "line-it", "--bots", "greedy,random", "--games", "4", "--seed", "3", "--jobs", "1", "--json")
    facts = json.loads(run(*words).stdout)
    assert (facts["game"], facts["games"], facts["seed"]) == ("line-it", 4, 3)
    assert {"share", "elo", "elo_low"} <= set(facts["strength"])


@pytest.mark.parametrize("seats", ["2", "3"])
@pytest.mark.usefixtures("here")
def test_the_command_prints_a_table_of_all_against_all(seats):
    words = (
        "tournament",
        "line-it",
        "--bots",
        "greedy,random,random",
        "--games",
        "6",
        "--seats",
        seats,
        "--seed",
        "3",
        "--jobs",
        "1",
    )
    shown = run(*words)
    assert shown.returncode == 0
    assert all(part in shown.stdout for part in ("greedy", "random #2", "95 %", "·", "Elo" if seats == "2" else "rating"))
    assert "contest-" not in shown.stdout
    facts = json.loads(run(*words, "--json").stdout)
    assert facts["ratings"][0]["name"] == "greedy"


@pytest.mark.usefixtures("here")
def test_a_stopped_command_says_so(monkeypatch):
    from linewright.bots.contests import match_up

    played = match_up.play_deals

    def stop_after_one(*facts):
        yield next(played(*facts))
        raise KeyboardInterrupt

    monkeypatch.setattr(match_up, "play_deals", stop_after_one)
    stopped = run("match", "line-it", "--bots", f"greedy,{PLACE}Cheats", "--games", "20", "--jobs", "1")
    assert stopped.returncode == 130
    assert "2 games, 1 deals" in stopped.stdout
    assert "Stopped early" in stopped.stdout
