"""Machine code: found again by the next process, never mixed up between games, never compiled behind anybody's back."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.algorithms import random_games
from linewright.core.registry import find
from tests.core import toy

ROOT = Path(__file__).parents[2]


def run(cache: Path, *words: str, **environment: str) -> str:
    """Run our Python with a cache of its own and give what it prints."""
    where = {**os.environ, "LINEWRIGHT_CACHE": str(cache), **environment}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=where, capture_output=True, text=True, check=True).stdout


def test_two_games_on_one_record_never_run_each_others_code_in_three_processes(tmp_path):
    first = run(tmp_path, "-m", "tests.core.toy", "by-ones", "by-twos")
    assert first.splitlines() == ["by-ones 60 1", "by-twos 30 1"]
    second = run(tmp_path, "-m", "tests.core.toy", "by-twos", "by-ones")
    assert second.splitlines() == ["by-twos 30 0", "by-ones 60 0"]
    third = run(tmp_path, "-m", "tests.core.toy", "by-twos")
    assert third.splitlines() == ["by-twos 30 0"]


def test_the_digest_covers_callees_tables_and_the_record():
    ones, twos = toy.GAMES.values()
    assert compiler.digest(random_games, ones) != compiler.digest(random_games, twos)
    assert compiler.digest(random_games, ones) == compiler.digest(random_games, toy.toy("by-ones", 1))


def test_every_game_has_a_cache_of_its_own_that_notices_what_decides_its_machine_code():
    folders = {compiler.cache_folder(game) for game in (find("line-it"), find("sequence"), *toy.GAMES.values())}
    assert len(folders) == 4
    assert compiler.cache_folder(toy.toy("by-ones", 1)) == compiler.cache_folder(toy.GAMES["by-ones"])
    assert compiler.cache_folder(toy.toy("by-ones", 3)) != compiler.cache_folder(toy.GAMES["by-ones"])


FROM = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("tests.core.toy", run_name="__main__", alter_sys=True)
"""


def test_another_copy_of_the_sources_finds_the_machine_code_of_this_one(tmp_path):
    copy, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(ROOT / "linewright", copy / "linewright", ignore=shutil.ignore_patterns("page", "__pycache__"))
    with (copy / "linewright/core/algorithms.py").open("a") as file:
        file.write("# an edit that changes no machine code\n")
    assert run(cache, "-c", FROM, str(ROOT), "by-ones").split() == ["by-ones", "60", "1"]
    assert run(cache, "-c", FROM, str(copy), "by-ones").split() == ["by-ones", "60", "0"]


def table_reader(states: np.ndarray, i: int) -> int:
    """Read a global table."""
    return int(states[i].pips) + int(TABLE[0])


TABLE = np.array([1, 2, 3])


def test_the_digest_notices_a_changed_table():
    game = toy.GAMES["by-ones"]
    before = compiler.digest(table_reader, game)
    compiler.digest.cache_clear()
    TABLE[0] = 9
    after = compiler.digest(table_reader, game)
    compiler.digest.cache_clear()
    TABLE[0] = 1
    assert before != after


def test_a_global_that_machine_code_cannot_read_is_refused():
    with pytest.raises(TypeError, match="machine code cannot read a global dict"):
        compiler._digest_value({}, toy.GAMES["by-ones"])


REGISTER = """
from linewright.core.registry import register
register("by-ones", "tests.core.toy:BY_ONES")
"""  # in every Python that starts: a small game, so that all its machine code is there in seconds
SECOND_START = """
from linewright.core import compile as compiler
from linewright.core.registry import find
machine = compiler.machine(find("by-ones"))
for function in compiler.algorithms_of(machine.game):
    getattr(machine, function.__name__)
print(compiler.is_ready(machine.game), machine.misses)
"""


def test_a_child_process_fills_the_cache_and_the_next_start_compiles_nothing(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text(REGISTER)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ROOT}")
    monkeypatch.setenv("LINEWRIGHT_CACHE", str(tmp_path))
    compiler.cache_folder.cache_clear()
    compiler._marker.cache_clear()
    game = toy.BY_ONES
    try:
        assert not compiler.is_ready(game)
        child = compiler.prepare(game)
        steps = set()
        while child.poll() is None:
            steps.add(compiler.progress(game)[0])
            time.sleep(0.05)
        assert child.returncode == 0
        assert len(steps) > 3
        assert compiler.is_ready(game)
        assert compiler.prepare(game) is None
        count = len(compiler.algorithms_of(game))
        assert compiler.progress(game) == (count, count)
        assert run(tmp_path, "-c", SECOND_START) == "True 0\n"
    finally:
        compiler.cache_folder.cache_clear()
        compiler._marker.cache_clear()


GROUP = Path("/proc/self/autogroup")  # how nice a session is to others, where Linux groups processes by sessions
COMPILE_HERE = """
import subprocess, sys
from pathlib import Path
group = Path("/proc/self/autogroup")
before = group.read_text()
subprocess.run([sys.executable, "-m", "linewright.core.compile", "by-ones"], check=True)
print(before == group.read_text())
"""


@pytest.mark.skipif(not GROUP.exists(), reason="2026-11-20: this system does not group processes by sessions")
def test_compiling_in_somebodys_own_session_makes_nobody_else_in_it_slow(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text(REGISTER)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ROOT}")
    where = {**os.environ, "LINEWRIGHT_CACHE": str(tmp_path)}
    words = [sys.executable, "-c", COMPILE_HERE]
    told = subprocess.run(words, cwd=ROOT, env=where, capture_output=True, text=True, check=True, start_new_session=True)
    assert told.stdout == "True\n"


@pytest.mark.parametrize("is_awaited", [True, False])
def test_a_child_comes_last_unless_somebody_waits_for_it(tmp_path, monkeypatch, is_awaited):
    """On a busy machine the lowest priority is next to none: a bench that waited for one was not done after 400 seconds."""
    monkeypatch.setenv("LINEWRIGHT_CACHE", str(tmp_path))
    compiler.cache_folder.cache_clear()
    compiler._marker.cache_clear()
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    child = compiler.prepare(find("line-it"), is_awaited=is_awaited)
    try:
        while not list(tmp_path.glob("**/*.lock")):  # written once the priority is set
            assert child.poll() is None
            time.sleep(0.01)
        assert os.getpriority(os.PRIO_PROCESS, child.pid) == (usual if is_awaited else 19)
    finally:
        child.kill()
        child.wait()
        compiler.cache_folder.cache_clear()
        compiler._marker.cache_clear()


def test_compiled_code_never_starts_the_compiler_again():
    game = find("line-it")
    machine = compiler.machine(game)
    wrong = np.zeros(5, np.int32)
    with pytest.raises(TypeError, match="No matching definition"):
        machine.list_legal_at(blank_states(game, 2), 0, 0, wrong)
    with pytest.raises(AttributeError):
        _ = machine.no_such_algorithm


def test_code_with_bounds_checks_has_a_cache_of_its_own(tmp_path, monkeypatch):
    monkeypatch.setenv("LINEWRIGHT_CACHE", str(tmp_path))
    compiler.cache_folder.cache_clear()
    plain = compiler.cache_folder(find("line-it"))
    compiler.cache_folder.cache_clear()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    checked = compiler.cache_folder(find("line-it"))
    compiler.cache_folder.cache_clear()
    assert plain.parent == checked.parent == tmp_path
    assert plain != checked


def test_old_caches_are_forgotten_the_three_newest_kept(tmp_path):
    for age in range(6):
        folder = tmp_path / f"code-{age}"
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    compiler._forget_old_caches(tmp_path / "code-now")
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["code-0", "code-1", "code-2"]


def test_a_game_plays_with_bounds_checks_on(tmp_path):
    """One is enough: what is interpreted is checked by NumPy, and the conformance suite holds both equal for every game."""
    program = """
import numpy as np, sys
from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.registry import find
game = find("line-it")
for seats in game.seats:
    print(game.name, compiler.machine(game).random_games(blank_states(game, seats), 1, 300, game.scratch()) > 0)
"""
    printed = run(tmp_path, "-c", program, NUMBA_BOUNDSCHECK="1")
    assert {line.split()[1] for line in printed.splitlines()} == {"True"}


def test_importing_and_playing_never_imports_numba():
    program = """
import sys
import linewright as lw
match = lw.new("line-it", seats=3, seed=7)
match.play(match.to_act[0], match.legal(match.to_act[0])[0])
print("numba" in sys.modules, "fluent" in sys.modules, "rich" in sys.modules)
"""
    assert run(Path(os.devnull), "-c", program) == "False False False\n"


def test_a_disk_that_cannot_be_written_only_costs_time(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(blocked, "-m", "tests.core.toy", "by-twos").split()[:2] == ["by-twos", "30"]


def test_interpreted_binding_gives_plain_python():
    game = find("line-it")
    states = blank_states(game, 2)
    assert compiler.bind(random_games, game)(states, 1, 1, game.scratch()) > 50
    assert compiler.bind(random_games, game).__qualname__.startswith("random_games__line-it__")
