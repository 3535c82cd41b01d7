"""A game is one folder: nothing outside linewright/games/ names a game, a rule, or one of its moves, options or view keys.

What must not be named is asked of the games themselves. A name that is no common word (`line-it`, `bet_exact`, LI-34) is an
offence wherever it stands, comments included. A common word (`market`, `draw`) is one only where a program would use it as the
game's: as a whole string, as a key of a view, as a class of a style sheet.
"""

import ast
import functools
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import linewright as lw
from linewright.conformance.playing import other_options
from linewright.core.game import Game
from linewright.core.position import SharedView
from linewright.core.registry import find

PACKAGE = Path(lw.__file__).parent
KINDS = (".py", ".js", ".css", ".ftl", ".html", ".ts")
NOT_READ = ("games", "page/vendor")

# Words of games that mean something else elsewhere, and what; never excused as a key of a view.
COMMON = {
    "bench": "a command",
    "called_at": "when the last call of a race was judged",
    "cards": "the class of a choice that looks like a card",
    "deck": "a keyword of linewright.new, and a fact of a saved match",
    "end": "text that is no list of moves",
    "ending": "the class of the end of any match",
    "length": "moves a game, in the bench",
    "lines": "what somebody wrote for an option, kept in the browser",
    "open": "the status of a table, a seat for anybody, a tile of the home page",
    "pace": "how fast bots play, on the page",
    "place": "one of the sounds all games share",
    "play": "a command, and a verb of the rules",
    "played": "what a driver of the bench reports",
    "table": "what people sit at",
    "take": "one of the sounds all games share",
    "talk": "the class of the chat",
    "turn": "a duty, a kind of clock, and one of the sounds all games share",
}


class Names(NamedTuple):
    """What nothing outside the games may name."""

    everywhere: frozenset[str]  # names that are no common words
    words: frozenset[str]  # common words
    keys: frozenset[str]  # of views, beside what every view has
    titles: frozenset[str]
    prefixes: frozenset[str]  # of rule numbers


class Offence(NamedTuple):
    """A place that knows a game."""

    file: str  # inside the package
    name: str
    line: str


@functools.cache
def names() -> Names:
    """The names of all games, as the games themselves give them."""
    games = [find(name) for name in lw.games()]
    keys = {key for game in games for key in keys_of(game)} - set(SharedView.__annotations__) - {"seats"}
    found = keys | {name for game in games for name in names_of(game)}
    words = {name for name in found if re.fullmatch(r"[a-z]+", name)}
    others = {name for name in found - words if re.search(r"[a-z]", name)}  # a card such as 7D is none
    titles = {part for game in games for part in (game.title, game.title.partition("!")[0])}
    prefixes = {game.prefix for game in games}
    return Names(*map(frozenset, (others - set(COMMON), words - set(COMMON), keys, titles, prefixes)))


def names_of(game: Game) -> Iterator[str]:
    """What a game is called, its folders and options, and the first words of its moves."""
    yield from (game.name, game.folder.name, game.own_folder.name)
    yield from (option.name for option in game.options)
    yield from (text.split()[0] for text in game.examples)
    for match in matches(game):
        moves = [] if game.puzzle else match.legal(match.to_act[0])
        moves += match.legal(None) if game.table_moves else []
        yield from (text.split()[0] for text in moves)


def keys_of(game: Game) -> Iterator[str]:
    """The keys of a game's own part of a view."""
    for match in matches(game):
        yield from game.view.view(match._state, 0)


@functools.cache
def matches(game: Game) -> list[lw.Match]:
    """A match with the usual options, and with each of the others."""
    counts = {game.usual_seats, game.seats[-1]}  # some options need many
    return [
        lw.new(game.name, seed=1, seats=seats, **options) for seats in counts for options in ({}, *other_options(game, seats))
    ]


def offences(package: Path) -> set[Offence]:
    """Every place outside the games that names one."""
    found = set()
    for file in sorted(package.rglob("*")):
        place = file.relative_to(package).as_posix()
        if file.suffix in KINDS and not place.startswith(NOT_READ):
            text = file.read_text(encoding="utf-8")
            found |= {Offence(place, name, line) for name, line in offences_in(file.suffix, text)}
    return found


def offences_in(kind: str, text: str) -> Iterator[tuple[str, str]]:
    """The names in a text, each with its line."""
    known = names()
    anywhere = [*map(as_word, known.everywhere), *(rf"\b{prefix}-[0-9]+" for prefix in known.prefixes)]
    prose = "\n".join(strings_and_comments(text)) if kind == ".py" else text  # Python has a Sequence of its own
    for where, patterns in ((text, anywhere), (prose, list(map(as_word, sorted(known.titles, reverse=True))))):
        for found in re.finditer("|".join(patterns), where):
            yield found[0], line_of(where, found)
    for word, line in words_in_python(text) if kind == ".py" else words_elsewhere(kind, text):
        key = word.removeprefix("view.")
        if word in known.words or (key != word and key in known.keys):
            yield word, line


def as_word(name: str) -> str:
    """A pattern that finds the name and nothing that only contains it."""
    return rf"(?<![\w-]){re.escape(name)}(?![\w-])"


def words_in_python(text: str) -> Iterator[tuple[str, str]]:
    """The whole strings of a program, and what it reads of a view."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, text.splitlines()[node.lineno - 1].strip()
    for found in re.finditer(r"""\b(?:view|public)(?:\([^()]*\))?(?:\[|\.get\()["'](?P<key>\w+)""", text):
        yield f"view.{found['key']}", line_of(text, found)


def words_elsewhere(kind: str, text: str) -> Iterator[tuple[str, str]]:
    """The whole strings of a script and what it reads of a view; the classes of a style sheet."""
    strings = {".js": r"""(["'])(?P<word>[a-z]+)\1""", ".css": r"\.(?P<word>[a-z]+)(?![\w-])"}.get(kind)
    for found in re.finditer(strings, text) if strings else ():
        yield found["word"], line_of(text, found)
    for found in re.finditer(r"\bview\??\.(?P<key>\w+)", text) if kind == ".js" else ():
        yield f"view.{found['key']}", line_of(text, found)


def strings_and_comments(text: str) -> Iterator[str]:
    """The parts of a Python file that are written for people."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            yield token.string


def line_of(text: str, found: re.Match[str]) -> str:
    """The line in which something was found."""
    start, end = text.rfind("\n", 0, found.start()) + 1, text.find("\n", found.start())
    return text[start : end if end >= 0 else None].strip()


def test_nothing_outside_the_games_knows_one():
    assert sorted(offences(PACKAGE)) == []


def test_a_word_is_excused_only_if_a_game_has_it():
    assert set(COMMON) <= {word for game in map(find, lw.games()) for word in (*names_of(game), *keys_of(game))}


@pytest.mark.parametrize(
    ("file", "line", "name"),
    [
        ("cli.py", 'FIRST = "{game}"', "{game}"),
        ("core/match.py", "# as rule {prefix}-34 says", "{prefix}-34"),
        ("core/seen.py", 'MOVES = ("{move}",)', "{move}"),
        ("server/hall/hall.py", 'print(match.view(None)["{key}"])', "view.{key}"),
        ("server/words/en.ftl", "home-about = {title} is fun", "{title}"),
        ("page/app.js", "if (seen.view.{key}) open();", "view.{key}"),
        ("page/kit/page.css", ".{option} {{ color: red }}", "{option}"),
    ],
)
def test_an_offence_is_found_wherever_it_is_planted(tmp_path, file, line, name):
    """In a copy of one of our own files, for every game: a test that cannot fail holds nothing."""
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    clean = (PACKAGE / file).read_text(encoding="utf-8")
    for game in map(find, lw.games()):
        facts = {"game": game.name, "prefix": game.prefix, "title": game.title} | some_words(game)
        (tmp_path / file).write_text(f"{clean}\n{line.format(**facts)}\n", encoding="utf-8")
        assert (file, name.format(**facts)) in {(offence.file, offence.name) for offence in offences(tmp_path)}


def some_words(game: Game) -> dict[str, str]:
    """A move, an option and a key of a view that no word of everybody's excuses."""
    known = names().everywhere | names().words
    move = next(text.split()[0] for text in game.examples if text.split()[0] in known)
    option = next(option.name for option in game.options if option.name in known)
    return {"move": move, "option": option, "key": next(key for key in keys_of(game) if key in names().keys)}
