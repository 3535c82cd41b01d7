"""Rules, refusals and words: each number has its text in three languages and a test that names it."""

import ast
import re

import pytest

import linewright as lw
from linewright.conformance.messages import messages
from linewright.conformance.playing import blank_states, judge_everything, random_match
from linewright.core.options import text_of_choice
from linewright.core.registry import find
from linewright.core.rulebook import rulebook, rulebook_file
from linewright.core.setup import Setup
from linewright.core.words import LANGUAGES, Words

POSITIONS = 400  # at each number of seats, in which every action of every seat is judged


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_variables(game, language):
    assert messages(game.folder, language) == messages(game.folder, "en")


def test_every_rule_has_a_test_named_after_it(game, request):
    """A name alone is no test: the function must assert something, call an `assert_...` helper, or expect an error."""
    folder = request.config.invocation_params.dir / "tests"
    tests = [test for file in folder.rglob("test_*.py") for test in functions_in(file)]
    rule = re.compile(rf"test_{game.prefix.lower()}_([0-9]+)_")
    named = {test: match[1] for test in tests if (match := rule.match(test.name))}
    assert [test.name for test in named if not can_fail(test)] == []
    names = set(named.values())
    if not names and not request.config.getoption("--game", default=None):
        pytest.skip(f"2026-11-16: the tests of {game.name} are not in {folder}")
    numbers = [rule.removeprefix(f"{game.prefix}-") for rule in rulebook(game.folder)]
    assert [number for number in numbers if number not in names] == [], f"rules without a test in {folder}"


def functions_in(file):
    """The functions that a file of tests defines."""
    return [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)]


def can_fail(test):
    """Whether a test asserts something, calls a helper named so, or expects an error."""
    parts = list(ast.walk(test))
    called = [ast.unparse(part.func).rpartition(".")[2] for part in parts if isinstance(part, ast.Call)]
    return any(isinstance(part, ast.Assert) for part in parts) or any(re.match("assert_|raises$", name) for name in called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_same_rules_in_every_language(game, language):
    rules = rulebook(game.folder, language)
    assert list(rules) == list(rulebook(game.folder, "en"))
    assert all(rule.text and rule.section for rule in rules.values())
    assert f" {game.version}." in rulebook_file(game.folder, language).read_text(encoding="utf-8").split("\n##")[0]


def test_the_rulebook_explains_every_option(game):
    text = rulebook_file(game.folder).read_text(encoding="utf-8")
    assert [option.name for option in game.options if f"`{option.name}`" not in text] == []
    assert [option.rule for option in game.options if option.rule not in rulebook(game.folder)] == []


def test_every_sentence_about_a_move_cites_a_rule(game):
    """Games in one folder share its words: between them they cite a rule for each, and each for all it tells."""
    cites = game.notation.CITES
    written = {word for word in messages(game.folder, "en") if word.startswith("told-")}
    sharing = [other for other in map(find, lw.games()) if other.folder == game.folder]
    assert {word for other in sharing for word in other.notation.CITES} == written
    assert [word for word, number in cites.items() if game.rule(number) not in rulebook(game.folder)] == []
    match = random_match(game.name, 3)
    assert {word for number in range(len(match.log)) for word, _ in match.tell(number)} <= set(cites)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name(game, language):
    words = Words(language, game.folder)
    wanted = []
    for option in game.options:
        wanted.append(f"option-{option.name}")
        kinds = [choice for choice in option.choices if isinstance(choice, (bool, str))]
        wanted += [f"option-{option.name}-{text_of_choice(choice)}" for choice in kinds]
    for preset in game.presets:
        wanted += [f"preset-{preset.name}", f"preset-{preset.name}-about"]
    assert [word for word in wanted if not words.has(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_a_name_and_is_a_part_of_another_at_most(game, language):
    words = Words(language, game.folder)
    names = [count.name for count in game.counts.COUNTS]
    assert [name for name in names if not words.has(f"count-{name}")] == []
    assert len(set(names)) == len(names)
    assert {count.of for count in game.counts.COUNTS} - {None} <= set(names)


def test_every_preset_can_be_played(game):
    for preset in game.presets:
        left = [game.drop_impossible(seats, preset.options) for seats in game.seats]
        assert preset.options in left  # some number of seats leaves all of it
        for seats, options in zip(game.seats, left, strict=True):
            setup = Setup.read(game, seats=seats, seed=1, **options)
            assert {name: setup.options[name] for name in options} == options
    names = [preset.name for preset in game.presets]
    assert len(set(names)) == len(names)
    assert not game.presets or game.presets[0].options == {}


def test_every_refusal_is_a_numbered_rule_with_words(game):
    positions = POSITIONS if not game.puzzle else POSITIONS // 10
    numbers = {number for seats in game.seats for number in judge_everything(game, blank_states(game, seats), positions)[1]}
    assert len(numbers) > 2
    for rule in map(game.rule, numbers):
        assert rule in rulebook(game.folder)
        assert all(Words(language, game.folder).has(f"why-{rule.lower()}") for language in LANGUAGES), rule
