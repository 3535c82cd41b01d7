"""Everything a player reads, in English, German and Spanish: Fluent files, shared ones here and each game's own in its folder."""

import functools
import os
from pathlib import Path
from typing import Any

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "es")
SHARED = Path(__file__).parent


def language_wanted(asked: str | None = None) -> str:
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
        """Say whether this language itself holds the message."""
        return bool(_bundle(self.language, self.folder).has_message(word))


def words_file(folder: Path, language: str) -> Path:
    """The file of a folder's words in a language."""
    return folder / "words" / f"{language}.ftl"


@functools.cache
def _bundle(language: str, folder: Path | None) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (SHARED, folder):
        if place is not None:
            text = words_file(place, language).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
