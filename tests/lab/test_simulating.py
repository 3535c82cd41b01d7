"""Very many games: those `linewright` itself deals, the same bytes whoever plays them, and refusals in words."""

import json
import re
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import numpy as np
import pyarrow.parquet as pq
import pytest

import linewright as lw
from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.compile import bind
from linewright.core.registry import find
from linewright.core.simulating import LAST_SEED, MOST_TURNS, OVER, POINTS, WINNERS, simulate_games
from linewright.lab import running, simulating
from linewright.lab.keeping import GROUP
from linewright.lab.plans import Plan, Table
from linewright.lab.printing import span
from linewright.lab.running import CHUNK, PIECE, bounds_of, count_chunks
from linewright.lab.tallies import Estimate, Part, work_out

FEW = CHUNK + 1500  # more than one chunk


def test_the_same_seed_gives_the_same_bytes_however_many_threads_play(tmp_path):
    runs = [
        lw.simulate("line-it", FEW, seats=3, seed=5, workers=workers, keep=True, out=tmp_path / f"{workers}.parquet")
        for workers in (1, 2, 3)
    ]
    assert len({run.to_json() for run in runs}) == 1
    assert len({run.rows.tobytes() for run in runs}) == 1
    assert len({(tmp_path / f"{workers}.parquet").read_bytes() for workers in (1, 2, 3)}) == 1
    assert lw.simulate("line-it", FEW, seats=3, seed=6).to_json() != runs[0].to_json()


@pytest.mark.parametrize("games", [1, 63, 65, 500, 30_000, GROUP + 1, 20 * CHUNK + 1, 10**6])
def test_chunks_hold_each_game_once_and_the_last_ones_are_small(games):
    bounds = [bounds_of(number, games) for number in range(count_chunks(games))]
    assert [first for first, _ in bounds] == [0, *(last for _, last in bounds[:-1])]
    assert bounds[-1][1] == games
    assert all(0 < last - first <= CHUNK for first, last in bounds)
    assert all(last - first <= min(PIECE, -(-games // 32)) for first, last in bounds[-32:])
    assert {*range(GROUP, games, GROUP)} <= {last for _, last in bounds}  # row groups of a file end with a chunk


def test_a_game_is_decided_by_its_number_alone():
    whole = lw.simulate("line-it", 300, seats=2, seed=40, bots="greedy,random", keep=True).rows
    later = lw.simulate("line-it", 100, seats=2, seed=240, bots="greedy,random", keep=True).rows
    assert (whole[200:] == later).all()


@pytest.mark.parametrize("bots", ["random", "greedy", "newcomer"])
def test_interpreted_and_compiled_games_are_the_same_rows(bots):
    plan = Plan.read("line-it", seats=3, seed=9, bots=bots)
    table = Table(plan)
    compiled = table.play(0, 4, lambda: False)
    interpreted = np.empty_like(compiled)
    bind(simulate_games, plan.title_card)(table.states, table.players, plan.seed, 0, 0, 4, *table.scratch, interpreted)
    assert (compiled == interpreted).all()


def test_random_games_are_those_of_the_bench():
    game = find("line-it")
    rows = lw.simulate("line-it", 500, seats=2, seed=3, keep=True).rows
    moves = compiler.machine(game).random_games(blank_states(game, 2), 3, 500, game.scratch())
    assert rows[:, 0].sum() == moves


def test_game_number_k_is_dealt_like_the_match_with_the_next_seeds():
    plan = Plan.read("line-it", seats=3, seed=LAST_SEED, first=0)
    assert [plan.match_seed(number) for number in (0, 1, 2)] == [LAST_SEED, 0, 1]
    table = Table(plan)
    table.play(2, 3, lambda: False)  # leaves the end of that game
    deck = table.states["deck"][1]
    match = lw.new("line-it", seats=3, seed=1, first=0)
    assert deck.tobytes() == match._states["deck"][0].tobytes()


def test_rows_and_summary_say_the_same(tmp_path):
    file = tmp_path / "games.parquet"
    result = lw.simulate("line-it", 2_000, seats=3, seed=1, bots="greedy,random,random", keep=True, out=file)
    rows, table = result.rows, pq.read_table(file)
    assert table.num_rows == 2_000
    assert table.column_names[:4] == ["game", "seed", "moves", "over"]
    assert table.column("points_1").to_pylist() == rows[:, POINTS + 1].tolist()
    won = np.array(table.column("won_0").to_pylist())
    assert (won == (rows[:, WINNERS] & 1 == 1)).all()
    assert result.moves.value == pytest.approx(rows[:, 0].mean())
    assert sum(share.value for share in result.shares) == pytest.approx(1)
    assert result.shares[0].low > 0.6  # greedy is better than chance
    assert result.points[2].value == pytest.approx(rows[:, POINTS + 2].mean())
    assert json.loads(result.to_json())["games"] == 2_000


def test_games_as_json_are_the_rows(tmp_path):
    file = tmp_path / "games.json"
    result = lw.simulate("sequence", 50, seed=1, keep=True, out=file)
    written = json.loads(file.read_text())
    assert written["games"] == result.rows.tolist()
    assert written["columns"][:5] == ["moves", "over", "winners", "points_0", "points_1"]
    assert all(row[OVER] == 1 for row in written["games"])


@pytest.mark.parametrize("kind", ["json", "parquet"])
@pytest.mark.parametrize("wishes", [{"workers": 0}, {"device": "tpu"}, {"on": "nowhere"}])
def test_a_file_that_is_there_stays_until_the_new_one_is_whole(tmp_path, kind, wishes):
    file = tmp_path / f"games.{kind}"
    file.write_text("precious")
    with pytest.raises(lw.BadLab):
        lw.simulate("line-it", 10, out=file, **wishes)
    assert file.read_text() == "precious"
    lw.simulate("line-it", 10, seed=1, out=file)
    assert file.read_text(errors="replace") != "precious"
    assert [*tmp_path.iterdir()] == [file]


def test_a_file_that_cannot_be_written_is_refused_before_a_game_is_played(tmp_path):
    for file in (tmp_path / "nowhere" / "games.json", tmp_path / "folder.json", tmp_path / "folder.parquet"):
        (tmp_path / file.name).mkdir()
        with pytest.raises(OSError, match=re.escape(file.name)):
            lw.simulate("line-it", 10, out=file, watch=lambda *_: pytest.fail("games were played"))


def test_building_machine_code_is_no_part_of_the_time(monkeypatch):
    course = []
    clock = SimpleNamespace(perf_counter=lambda: course.append("clock") or len(course))
    monkeypatch.setattr(simulating, "time", clock)
    monkeypatch.setattr(running, "simulator_of", lambda _: course.append("built"))
    lw.simulate("line-it", 10, seed=1)
    assert course[:2] == ["built", "clock"]


def test_intervals_are_those_of_the_rows():
    plan = Plan.read("line-it", seats=2, seed=8)
    result = lw.simulate("line-it", 3_000, seats=2, seed=8, keep=True)
    lead = work_out(plan, result.rows)[:, result.tally.places[0]["lead"]]
    estimate = result.tally.mean("lead")
    assert estimate.value == pytest.approx(lead.mean())
    assert estimate.error == pytest.approx(1.959964 * lead.std(ddof=1) / len(lead) ** 0.5)
    bets, won = (work_out(plan, result.rows)[:, result.tally.places[0][name]] for name in ("bets", "bets-won"))
    ratio = result.tally.ratio("bets-won", "bets")
    assert ratio.value == pytest.approx(won.sum() / bets.sum())
    chance = np.random.default_rng(1)
    again = [chance.integers(0, len(bets), len(bets)) for _ in range(400)]
    spread = np.std([won[pick].sum() / bets[pick].sum() for pick in again])
    assert ratio.error == pytest.approx(1.96 * spread, rel=0.15)


def test_no_zero_has_a_minus():
    assert span(Estimate(0.003, 0.005)) == "0.00 … 0.01"
    assert span(Estimate(0.0001, 0.0002), percent=True) == "0.0% … 0.0%"


def test_parts_add_up_in_any_order():
    plan = Plan.read("line-it", seats=2, seed=8)
    rows = lw.simulate("line-it", 900, seats=2, seed=8, keep=True).rows
    one, two, three = (Part.of([plan], [rows[first : first + 300]]) for first in (0, 300, 600))
    whole = Part.of([plan], [rows])
    for part in (one + two + three, three + (one + two)):
        assert part.games == whole.games
        assert (part.sums == whole.sums).all()
        assert (part.products == whole.products).all()
        assert (part.moves, part.points) == (whole.moves, whole.points)


def test_what_happens_in_a_match_is_counted_as_its_log_tells_it():
    """Bets and jackpots of a match played move by move, by what it tells, are those that its counts say."""
    match = lw.new("line-it", seats=2, seed=3)
    card = match.game
    counts, notes = np.zeros(len(card.counts.COUNTS), np.int64), np.zeros(card.counts.NOTES, np.int64)
    bot = lw.bot("line-it", "greedy")
    while not match.is_over:
        seat = match.to_act[0]
        action = card.notation.action_of(match._state, seat, bot.choose(match.seen_by(seat)))
        card.counts.look(match._state, seat, action, notes)
        match.act(seat, action)
        card.counts.count(match._state, seat, action, notes, counts)
    told = [word for number in range(len(match.log)) for word, _ in match.tell(number)]
    by_name = {count.name: int(found) for count, found in zip(card.counts.COUNTS, counts, strict=True)}
    assert by_name["bets-won"] == told.count("told-complete-won") > 0
    assert by_name["bets"] == told.count("told-complete-won") + told.count("told-complete-lost")
    assert by_name["jackpots"] == told.count("told-jackpot") > 0
    assert by_name["completed"] == sum(text == "complete" for _, text, _ in match.log)


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"games": 0}, "0 games can’t be played"),
        ({"games": 2.5}, "2.5 games can’t be played"),
        ({"bots": "wright"}, "weighs every move in many worlds"),
        ({"bots": "nobody"}, "doesn’t play line-it in the lab; these do: random, greedy, newcomer"),
        ({"bots": "random,greedy"}, "one for each of the 3 seats"),
        ({"device": "tpu"}, "there is no device tpu: expected one of cpu, cuda"),
        ({"workers": 0}, "0 workers can’t play"),
        ({"device": "cuda", "on": "local"}, "either on a GPU"),
        ({"out": "games.xls"}, "its name must end in one of .parquet, .json"),
        ({"seats": 9}, "line-it"),
        ({"bet_exact": 3}, "bet_exact"),
    ],
)
def test_what_cannot_be_is_refused_in_words(wishes, said):
    wishes = {"games": 5, "seats": 3, **wishes}
    with pytest.raises(lw.LinewrightError) as refusal:
        lw.simulate("line-it", wishes.pop("games"), **wishes)
    assert said in refusal.value.say("en")


@pytest.mark.skipif(compiler.has_cuda(), reason="2026-11-18: this machine has a GPU")
def test_where_there_is_no_gpu_it_is_said_what_it_takes():
    with pytest.raises(lw.BadLab, match="pip install 'linewright\\[cuda\\]'"):
        lw.simulate("line-it", 10, device="cuda")


def test_a_game_that_goes_on_for_ever_stays_undecided(monkeypatch):
    plan = Plan.read("line-it", seats=2, seed=1)
    table = Table(plan)
    rows = np.empty((1, len(plan.columns)), np.int32)
    names = {**simulate_games.__globals__}
    assert names["simulate_game"].__globals__["MOST_TURNS"] == MOST_TURNS
    monkeypatch.setitem(names["simulate_game"].__globals__, "MOST_TURNS", 10)
    bind(simulate_games, plan.title_card)(table.states, table.players, 1, 0, 0, 1, *table.scratch, rows)
    assert rows[0, :3].tolist() == [10, 0, 0]


PROGRAM = "import linewright as lw, sys; s = lw.simulate('line-it', 10**9, seats=3, seed=5, out=sys.argv[1], watch=lambda d, g: print(d, flush=True)); print('stopped', s.was_stopped, s.games)"  # noqa: E501  one program


def test_ctrl_c_leaves_a_whole_file_with_the_first_games(tmp_path):
    file = tmp_path / "games.parquet"
    lw.simulate("line-it", 10, seats=3, seed=5)  # the machine code is in the cache
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(file)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for _ in range(4):
        process.stdout.readline()
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    last = process.communicate(timeout=60)[0].splitlines()[-1].split()
    assert last[:2] == ["stopped", "True"]
    assert process.returncode == 0
    assert time.monotonic() - began < 20
    table = pq.read_table(file)
    assert table.num_rows == int(last[2]) >= 4 * CHUNK
    assert table.column("moves").to_pylist()[:10] == lw.simulate("line-it", 10, seats=3, seed=5, keep=True).rows[:, 0].tolist()
