"""Everything a player reads, in English, German and Spanish: Fluent files, shared ones here and each game's own in its folder."""

import functools
import os
from pathlib import Path
from typing import Any

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "es")
SHARED = Path(__file__).parent
OFF_THE_PAGE = ("commands", "plain")  # folders in words/ of what the page in the browser never says


def choose_language(asked: str | None = None) -> str:
    """Choose the language: what was asked for, else LINEWRIGHT_LANGUAGE, else the system's; English where we do not have it."""
    for wish in (asked, os.environ.get("LINEWRIGHT_LANGUAGE"), os.environ.get("LC_ALL"), os.environ.get("LANG")):
        if wish:
            return wish[:2].lower() if wish[:2].lower() in LANGUAGES else ENGLISH
    return ENGLISH


class Words:
    """The words of one language, a game's own first; `say` gives the message with an id."""

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.folder = folder

    def say(self, word: str, **details: Any) -> str:
        """Write the message with this id; an id that no file holds is written as it is, so that nothing is lost."""
        for language in (self.language, ENGLISH):
            bundle = _bundle(language, self.folder)
            if bundle.has_message(word):
                message = bundle.get_message(word)
                if message.value is not None:
                    text, _ = bundle.format_pattern(message.value, details)
                    return str(text)
        return word

    def has(self, word: str) -> bool:
        """Whether this language itself holds the message."""
        return bool(_bundle(self.language, self.folder).has_message(word))


def words_file(folder: Path, language: str) -> Path:
    """The file of a folder's words in a language."""
    return folder / "words" / f"{language}.ftl"


def words_files(folder: Path, language: str) -> list[Path]:
    """All files of a folder's words in a language: what everybody says, then what only commands, plain pages or one game say."""
    others = [folder / "words" / part / f"{language}.ftl" for part in OFF_THE_PAGE]
    of_games = sorted(folder.glob(f"*/words/{language}.ftl"))
    return [words_file(folder, language), *(file for file in others if file.is_file()), *of_games]


@functools.cache
def _bundle(language: str, folder: Path | None) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (SHARED, folder):
        if place is not None:
            for file in words_files(place, language):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
