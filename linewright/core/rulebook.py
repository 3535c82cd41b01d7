"""The rulebook of a game as data: RULES.md, and RULES.de.md and RULES.es.md beside it, read rule by rule."""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from linewright.core.words import ENGLISH

ITEM = re.compile(r"- \*\*(?P<number>[A-Z]+-[0-9]+)\*\* (?P<text>.*)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str  # as cited, with the prefix
    section: str
    text: str  # Markdown, one paragraph


def rulebook_file(folder: Path, language: str = ENGLISH) -> Path:
    """The file of the rulebook of a game in a language."""
    return folder / ("RULES.md" if language == ENGLISH else f"RULES.{language}.md")


@functools.cache
def rulebook(folder: Path, language: str = ENGLISH) -> dict[str, Rule]:
    """Read the rules of a game by their numbers, in the order of the book."""
    rules: dict[str, Rule] = {}
    section = ""
    number = ""
    for line in rulebook_file(folder, language).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        if item := ITEM.fullmatch(line):
            number = item["number"]
            rules[number] = Rule(number, section, item["text"])
        elif number and line.startswith("  "):
            rules[number] = Rule(number, section, f"{rules[number].text} {line.strip()}")
        else:
            number = ""
    return rules
