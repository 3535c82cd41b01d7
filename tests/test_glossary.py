"""One thing, one word: what players read keeps to docs/words.md, in every language and in every game."""

import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from linewright.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/words.md"
EVERYWHERE = ""
STRUCK = re.compile(r"~~(.*?)~~")


class Row(NamedTuple):
    """What one language says, and does not say, for one thing."""

    folder: str  # where it holds, from the root; EVERYWHERE for all
    language: str
    terms: tuple[str, ...]
    struck: tuple[str, ...]


class Said(NamedTuple):
    """A piece of what people read."""

    file: str  # from the root
    name: str  # of the message, or the number of the line
    text: str


class Offence(NamedTuple):
    """A struck word, and where it stands."""

    file: str
    name: str
    word: str


def read_rows(page: str) -> list[Row]:
    """The rows of a page like docs/words.md, one for each language."""
    folder, rows = EVERYWHERE, []
    for line in page.splitlines():
        if line.startswith("## "):
            named = re.search(r"`(.+)`", line)
            folder = named[1] if named else EVERYWHERE
        elif line.startswith("| ") and not line.startswith("| thing |"):
            _, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            assert len(cells) == len(LANGUAGES), line
            for language, cell in zip(LANGUAGES, cells, strict=True):
                read = re.sub(r"\(.*?\)", "", cell)
                struck = ",".join(STRUCK.findall(read))
                rows.append(Row(folder, language, split_list(STRUCK.sub("", read)), split_list(struck)))
    return rows


def split_list(cell: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in cell.split(",") if word.strip())


def messages_of(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file: name, and its text in all cases without anything that a program fills in."""
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    for found in re.finditer(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z]).*)*)", text, flags=re.MULTILINE):
        value = re.sub(r"\{[^{}]*->", " ", found[2])  # what a choice is made by
        value = re.sub(r"^\s*\*?\[[\w.-]+\]", " | ", value, flags=re.MULTILINE)  # the names of the cases
        yield found[1], re.sub(r"\{[^{}]*\}", "…", value)


def read_words(root: Path, language: str) -> list[Said]:
    """Everything people read in a language under a folder: the messages, and the lines of the rulebooks."""
    said = []
    for file in sorted(root.rglob(f"words/**/{language}.ftl")):
        place = file.relative_to(root).as_posix()
        said += [Said(place, *message) for message in messages_of(file.read_text(encoding="utf-8"))]
    for file in sorted(root.rglob("RULES.md" if language == "en" else f"RULES.{language}.md")):
        place = file.relative_to(root).as_posix()
        text = re.sub(r"`[^`]*`", "…", file.read_text(encoding="utf-8"))
        paragraphs = re.finditer(r"\S(?:.|\n(?!\n|- ))*", text)  # a phrase may run over the end of a line
        said += [Said(place, f"line {text.count(chr(10), 0, found.start()) + 1}", found[0]) for found in paragraphs]
    return said


def pattern_of(words: Iterable[str]) -> re.Pattern[str]:
    """What finds these words; a hyphen at an end stands for any letters."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(form_of, words))})(?!\w)", re.IGNORECASE)


def form_of(word: str) -> str:
    """The pattern of one word or phrase, which may run over the end of a line."""
    form = r"\s+".join(map(re.escape, word.strip("-").split()))
    return word.startswith("-") * r"\w+" + form + word.endswith("-") * r"\w*"


def find_offences(rows: list[Row], said: list[Said], language: str) -> list[Offence]:
    """Where a struck word stands, but for words that a game has for a thing of its own."""
    spoken = [row for row in rows if row.language == language]
    own = {row.folder: set[str]() for row in spoken if row.folder}
    struck = {row.folder: list[str]() for row in spoken if row.struck}
    for row in spoken:
        own.get(row.folder, set()).update(row.terms)
        struck.get(row.folder, []).extend(row.struck)
    found = []
    for folder, pattern in [(folder, pattern_of(words)) for folder, words in struck.items()]:
        for one in said:
            hits = pattern.finditer(one.text) if one.file.startswith(folder) else ()
            words = {" ".join(hit[0].split()).lower() for hit in hits}
            allowed = {term for game, terms in own.items() if words and one.file.startswith(game) for term in terms}
            found += [Offence(one.file, one.name, word) for word in words - allowed]
    return sorted(found)


def find_silent_terms(rows: list[Row], said: list[Said], language: str) -> list[tuple[str, str]]:
    """The words of the page that nobody says in their part, with any ending."""
    heard = {
        folder: "\n".join(one.text for one in said if one.file.startswith(folder)) for folder in {row.folder for row in rows}
    }
    terms = [(row.folder, term) for row in rows if row.language == language for term in row.terms]
    return [(folder, term) for folder, term in terms if not pattern_of((f"{term}-",)).search(heard[folder])]


@pytest.fixture(scope="module")
def rows():
    return read_rows(PAGE.read_text(encoding="utf-8"))


@functools.cache
def read_all(language: str) -> list[Said]:
    """Everything people read of ours, the example game included."""
    said = [
        one._replace(file=f"{part}/{one.file}")
        for part in ("linewright", "examples")
        for one in read_words(ROOT / part, language)
    ]
    assert len(said) > 1000  # a search in nothing finds nothing
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_synonym_is_said(rows, language):
    assert find_offences(rows, read_all(language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_said(rows, language):
    assert find_silent_terms(rows, read_all(language), language) == []


def test_every_game_has_a_table(rows):
    games = {folder.parent.relative_to(ROOT).as_posix() for folder in ROOT.glob("linewright/games/*/words")}
    assert {row.folder for row in rows} == games | {EVERYWHERE}


SMALL = """
## Everywhere

| thing | English | German | Spanish |
|---|---|---|---|
| board | board ~~map, field-~~ | Spielplan ~~Brett-~~ | tablero (not the table) ~~mesa de juego~~ |

## A game, in `games/one`

| thing | English | German | Spanish |
|---|---|---|---|
| map | map | Karte ~~-spieler~~ | mapa |
"""


@pytest.mark.parametrize(
    ("file", "text", "language", "word"),
    [
        ("words/en.ftl", "a = Look at\n    the { $x ->\n        [one] Map\n       *[other] board\n    }.", "en", "map"),
        ("words/home/de.ftl", "a = { $x }\nbrett = Das Spielbrett, die Bretter", "de", "bretter"),
        ("games/one/RULES.de.md", "- **ON-1** Der Startspieler beginnt.", "de", "startspieler"),
        ("games/two/RULES.es.md", "La mesa de\njuego.", "es", "mesa de juego"),
    ],
)
def test_a_planted_synonym_is_found(tmp_path, file, text, language, word):
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert [offence.word for offence in find_offences(read_rows(SMALL), read_words(tmp_path, language), language)] == [word]


@pytest.mark.parametrize(
    ("file", "text", "language"),
    [
        ("words/en.ftl", "# map\nmap = { $map -> \n    [map] a board\n   *[other] { map }\n}", "en"),  # nobody reads these
        ("games/one/words/en.ftl", "a = This map is the game’s own.", "en"),
        ("games/two/RULES.de.md", "Der Startspieler, `Brett`.", "de"),  # struck only in another game; code
    ],
)
def test_what_is_no_synonym_passes(tmp_path, file, text, language):
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text, encoding="utf-8")
    said = read_words(tmp_path, language)
    assert said
    assert find_offences(read_rows(SMALL), said, language) == []


def test_a_word_that_nobody_says_is_found():
    said = [Said("games/one/words/de.ftl", "a", "Die Karten auf dem Spielplan")]
    assert find_silent_terms(read_rows(SMALL), said, "de") == []
    assert find_silent_terms(read_rows(SMALL), said, "en") == [("", "board"), ("games/one", "map")]
