"""Documentation code runs, and documentation names what exists."""

import re
from pathlib import Path

import pytest

import linewright as lw
from linewright.bots import registry
from linewright.core import algorithms
from tests import map as map_of_the_house
from tests import planes, reference

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/lab.md", "docs/observations.md", "docs/adapters.md"])
def test_the_python_of_a_page_runs(page, monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})  # what the page makes known is forgotten after it
    text = (ROOT / page).read_text(encoding="utf-8")
    names = {"__name__": "page"}
    for block in re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL):
        exec(compile(block, page, "exec"), names)  # noqa: S102  our own page
    assert names["lw"]


def test_the_reference_of_views_is_true():
    text = reference.PAGE.read_text(encoding="utf-8")
    assert reference.write_reference(text) == text, "python -m tests.reference writes it anew"


def test_the_tables_of_planes_are_true():
    text = planes.PAGE.read_text(encoding="utf-8")
    assert planes.write(text) == text, "python -m tests.planes writes them anew"
    assert planes.names_in(text) == lw.games()


def test_every_move_that_a_refusal_shows_as_an_example_is_explained(game):
    text = reference.PAGE.read_text(encoding="utf-8")
    assert [example for example in game.examples if f"`{example}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


def test_tests_named_in_the_docs_exist():
    tests = "\n".join(
        file.read_text(encoding="utf-8") for file in [*ROOT.glob("tests/**/*.py"), *ROOT.glob("linewright/conformance/*.py")]
    )
    for name in re.findall(r"`(test_\w+)`", (ROOT / "docs/numba.md").read_text(encoding="utf-8")):
        assert f"def {name}(" in tests, name


def test_the_map_names_every_file_of_the_house_and_what_it_says_of_itself():
    text = map_of_the_house.PAGE.read_text(encoding="utf-8")
    assert map_of_the_house.draw_map(text) == text, "python -m tests.map draws it anew"
    assert [folder for folder in map_of_the_house.list_folders() if f"<!-- map of {folder} -->" not in text] == []


def test_every_file_of_the_house_says_what_it_is_for():
    silent = [
        file.relative_to(ROOT).as_posix()
        for folder in map_of_the_house.list_folders()
        for file in map_of_the_house.list_files(ROOT / folder)
        if not map_of_the_house.first_sentence(file)
    ]
    assert silent == []


def test_every_public_name_is_there_and_has_a_docstring():
    for name in lw.__all__:
        assert getattr(lw, name).__doc__, name


def test_every_algorithm_is_documented():
    assert all(function.__doc__ for function in algorithms.ALGORITHMS)
