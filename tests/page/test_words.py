"""The words of the page: complete in every language, and every id that a script says is there."""

import re
from pathlib import Path

import pytest

from linewright.conformance.messages import messages
from linewright.core.registry import find, names
from linewright.core.words import ENGLISH, LANGUAGES, SHARED
from linewright.server.refusals import FOLDER
from linewright.server.web.files import PAGE

SAID = re.compile(r"""\bsay\(\s*"([a-z][a-z0-9_-]*)\"""")
CHOSEN = re.compile(r"""\bsay\([^"`()]*\?\s*"([a-z][a-z0-9_-]*)"\s*:\s*"([a-z][a-z0-9_-]*)\"""")
MADE = re.compile(r"""\bsay\(\s*`([a-z][a-z0-9_-]*-)\$\{""")  # ids put together: home-${…}
FOLDERS = sorted({find(name).folder for name in names() if (find(name).folder / "table.js").is_file()})

WITH_A_SENTENCE = sorted({find(name).folder for name in names() if (find(name).folder / "words" / "home").is_dir()})


def scripts_of(folder: Path) -> list[Path]:
    """List our scripts in a folder and below, those of others left out."""
    return [path for path in sorted(folder.rglob("*.js")) if "vendor" not in path.parts]


def said_by(scripts: list[Path]) -> set[str]:
    """List the ids that scripts name."""
    text = "\n".join(script.read_text(encoding="utf-8") for script in scripts)
    return set(SAID.findall(text)) | {id_ for pair in CHOSEN.findall(text) for id_ in pair}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_variables(language):
    assert messages(PAGE, language) == messages(PAGE, ENGLISH)


def test_every_word_that_the_page_says_is_there():
    known = {id_ for folder in (SHARED, FOLDER, PAGE) for id_ in messages(folder, ENGLISH)}
    assert said_by(scripts_of(PAGE)) - known - {"keys-game"} == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_word_that_a_game_says_is_there(folder):
    known = {id_ for place in (SHARED, FOLDER, PAGE, folder) for id_ in messages(place, ENGLISH)}
    assert said_by(scripts_of(folder)) - known == set()
    assert "keys-game" in messages(folder, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", WITH_A_SENTENCE, ids=lambda folder: folder.name)
def test_a_game_brings_one_sentence_for_the_home_page(folder, language):
    games = {name for name in names() if find(name).folder == folder}
    words = (folder / "words" / "home" / f"{language}.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^([a-z-]+) = .+$", words, re.MULTILINE)) == sorted(f"home-about-{name}" for name in games)


def test_the_page_has_no_words_that_nobody_says():
    scripts = scripts_of(PAGE)
    text = "\n".join(
        script.read_text(encoding="utf-8") for script in scripts + [script for folder in FOLDERS for script in scripts_of(folder)]
    )
    made = tuple(MADE.findall(text))
    denied = {f"{id_}-not" for id_ in re.findall(r'"(deal-[a-z]+)"', text)}  # a finding, and its opposite
    references = (PAGE / "words" / "en.ftl").read_text(encoding="utf-8")
    unsaid = [
        id_
        for id_ in messages(PAGE, ENGLISH)
        if f'"{id_}"' not in text and id_ not in denied and not id_.startswith(made) and f"{{ {id_} }}" not in references
    ]
    assert unsaid == []
