"""Documentation code runs, and documentation names what exists."""

import re
from pathlib import Path

import pytest

import linewright as lw
from linewright.core import algorithms

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])


def test_the_python_of_the_readme_runs():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    names = {}
    for block in re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL):
        exec(compile(block, "README.md", "exec"), names)  # noqa: S102  our own page
    assert names["match"]


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


def test_files_named_in_the_architecture_exist():
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## The core")[2].partition("\n## ")[0]
    for name in re.findall(r"\| `(\w+\.py)` \|", text):
        assert (ROOT / "linewright/core" / name).exists(), name
    files = {file.name for file in (ROOT / "linewright/core").glob("*.py")} - {"__init__.py"}
    assert files == set(re.findall(r"\| `(\w+\.py)` \|", text))


def test_every_public_name_is_there_and_has_a_docstring():
    for name in lw.__all__:
        assert getattr(lw, name).__doc__, name


def test_every_algorithm_is_documented():
    assert all(function.__doc__ for function in algorithms.ALGORITHMS)
