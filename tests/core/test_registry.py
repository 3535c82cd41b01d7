"""Games of other packages: found by their entry points, and told of where they cannot be used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

CARD = """
import dataclasses
from linewright.core.registry import find
GAME = dataclasses.replace(find("line-it"), name="{name}", package=__name__)
"""

PART = """
from linewright.games.line_it import {part}
globals().update({{name: value for name, value in vars({part}).items() if not name.startswith("__")}})
"""

REPORT = """
import linewright as lw
from linewright.core.registry import broken_games
print(*lw.games())
for fault in broken_games():
    print(fault)
"""


def add_package(folder: Path, package: str, game: str, source: str) -> None:
    """Lay an installed package with one module and one entry point into a folder of packages."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(source)
    for part in ("state", "rules", "view", "notation", "bots", "terminal"):
        (folder / package / f"{part}.py").write_text(PART.format(part=part))
    (folder / package / "words").mkdir()
    for name in ("RULES.md", "RULES.de.md", "RULES.es.md", "words/en.ftl", "words/de.ftl", "words/es.ftl"):
        (folder / package / name).touch()
    facts = folder / f"{package}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[linewright.games]\n{game} = {package}:GAME\n")


def run(folder: Path, *words: str, fails: bool = False) -> str:
    """Run our Python with a folder of packages beside ours; what it prints, errors included."""
    where = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, *words], env=where, capture_output=True, text=True, check=False, cwd=folder)
    assert bool(done.returncode) == fails, done.stderr
    return done.stdout + done.stderr


def test_an_installed_package_brings_a_game(tmp_path):
    add_package(tmp_path, "beside", "other-line", CARD.format(name="other-line"))
    own, found = (run(place, "-c", "import linewright as lw; print(*lw.games())").split() for place in (ROOT, tmp_path))
    assert found == [*own, "other-line"]
    assert run(tmp_path, "-c", "import linewright as lw; print(lw.new('other-line', seed=1))").startswith("<Match other-line")
    assert "other-line" in run(tmp_path, "-m", "linewright", "games")


@pytest.mark.parametrize(
    ("name", "source", "why"),
    [
        ("ours", "raise OSError('no such thing')", "OSError: no such thing"),
        ("ours", "GAME = 7", "beside:GAME is not a title card of ours"),
        ("ours", CARD.format(name="theirs"), "beside:GAME is not a title card of ours"),
        ("ours", "", "AttributeError"),
        ("line-it", CARD.format(name="line-it"), "another game has this name"),
    ],
)
def test_a_package_that_cannot_be_used_is_told_of_and_keeps_nobody_away(tmp_path, name, source, why):
    add_package(tmp_path, "beside", name, source)
    add_package(tmp_path, "good", "other-line", CARD.format(name="other-line"))
    games, fault = run(tmp_path, "-c", REPORT).splitlines()
    assert games.split()[-1] == "other-line"
    assert f"the game {name} from the package beside can’t be used: {why}" in fault
    assert fault in run(tmp_path, "-m", "linewright", "games")
    if name == "ours":
        assert why in run(tmp_path, "-m", "linewright", "rules", name, fails=True)
        assert "UnknownGame" not in run(tmp_path, "-c", "import linewright as lw; lw.new('ours')", fails=True)


def test_of_two_packages_with_one_name_or_one_folder_the_second_is_left_out(tmp_path):
    for package in ("first", "second"):
        add_package(tmp_path, package, "other-line", CARD.format(name="other-line"))
    games, fault = run(tmp_path, "-c", REPORT).splitlines()
    assert games.split().count("other-line") == 1
    assert "second can’t be used: another game has this name" in fault


def test_a_folder_named_like_one_of_ours_is_refused(tmp_path):
    add_package(tmp_path, "line_it", "other-line", CARD.format(name="other-line"))
    assert "its folder line_it has the same name" in run(tmp_path, "-c", REPORT)


def test_a_package_without_its_texts_is_refused(tmp_path):
    add_package(tmp_path, "beside", "other-line", CARD.format(name="other-line"))
    (tmp_path / "beside/words/de.ftl").unlink()
    assert "its file words/de.ftl is missing" in run(tmp_path, "-c", REPORT)


def test_a_package_without_a_module_is_refused(tmp_path):
    add_package(tmp_path, "beside", "other-line", CARD.format(name="other-line"))
    (tmp_path / "beside/terminal.py").unlink()
    assert "beside lacks the module terminal.py" in run(tmp_path, "-c", REPORT)
    (tmp_path / "beside/bots.py").write_text("")
    assert "beside.bots lacks greedy" in run(tmp_path, "-c", REPORT)


def test_importing_linewright_reads_no_entry_points():
    script = "import sys, linewright; linewright.new('line-it', seed=1); print('importlib.metadata' in sys.modules)"
    assert run(ROOT, "-c", script).strip() == "False"
