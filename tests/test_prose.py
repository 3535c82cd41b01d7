"""The code speaks plain English: functions are verbs or nouns, docstrings say what comes back."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted([*ROOT.glob("linewright/**/*.py"), *ROOT.glob("bench/*.py"), *ROOT.glob("examples/**/*.py")])
PARTICIPLE = re.compile(r"[a-z]{2,}(?:ed|ought|uilt|oken|itten|iven|aken|orn|hosen|idden|sent|told|found)")
NO_PARTICIPLES = {"seed", "feed", "read_seed", "tied"}  # nouns, verbs, and questions of one word
RIDDLES = ("Say 1 if", "Say whether", "Say how", "Say when", "Say which", "Give 0", "Give 1", "Give what", "Give how")


def functions_of(text: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods that a source defines; a property is a fact and may be named like one."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            decorators = {ast.unparse(one).split("(")[0].split(".")[-1] for one in node.decorator_list}
            if not decorators & {"property", "cached_property", "setter"}:
                found.append(node)
    return found


def named_by_participles(text: str) -> list[str]:
    """The functions whose whole name is a participle: what do they do?"""
    names = [function.name.strip("_") for function in functions_of(text)]
    return [name for name in names if PARTICIPLE.fullmatch(name) and name not in NO_PARTICIPLES]


def riddles_of(text: str) -> list[str]:
    """The docstrings that name an act of speaking instead of what comes back."""
    return [said for function in functions_of(text) if (said := ast.get_docstring(function) or "").startswith(RIDDLES)]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.relative_to(ROOT).as_posix())
def test_functions_are_verbs_and_docstrings_say_what_comes_back(source):
    text = source.read_text(encoding="utf-8")
    assert named_by_participles(text) == []
    assert riddles_of(text) == []


def test_a_participle_and_a_riddle_would_be_found():
    offence = 'def measured():\n    """Say whether it was."""\n'
    assert named_by_participles(offence) == ["measured"]
    assert riddles_of(offence) == ["Say whether it was."]
