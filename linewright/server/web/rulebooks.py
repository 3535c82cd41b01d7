"""The rulebook of a game as the page shows it: every paragraph, table and drawing, in order, the rules with their numbers."""

import functools
from collections.abc import Iterator
from typing import NamedTuple

from linewright.core.game import Game
from linewright.core.rulebook import ITEM, rulebook, rulebook_file
from linewright.core.words import LANGUAGES
from linewright.server.refusals import Refusal
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, content_of

FENCE = "```"


class Block(NamedTuple):
    """A part of the book that belongs together."""

    kind: str  # title, section, rule, text
    text: str  # of a rule: its number


def blocks(text: str) -> Iterator[Block]:
    """Take a book apart. Lines of a paragraph become one; tables and drawings keep theirs."""
    lines: list[str] = []
    in_drawing = False
    for line in text.splitlines():
        if not in_drawing and begins(line, lines):
            yield from block_of(lines)
            lines = []
        if line.startswith(FENCE):
            in_drawing = not in_drawing
        if line.strip() or in_drawing:
            lines.append(line)
    yield from block_of(lines)


def begins(line: str, before: list[str]) -> bool:
    """Say whether a line does not belong to the lines before it."""
    if not line.strip() or line.startswith(("#", FENCE)) or ITEM.fullmatch(line):
        return True
    return bool(before) and (before[-1].startswith(("#", FENCE)) or line.startswith("|") != before[-1].startswith("|"))


def block_of(lines: list[str]) -> Iterator[Block]:
    """Make a block of its lines, if there are any."""
    if not lines:
        return
    item = ITEM.fullmatch(lines[0])
    if lines[0].startswith("## "):
        yield Block("section", lines[0][3:].strip())
    elif lines[0].startswith("# "):
        yield Block("title", lines[0][2:].strip())
    elif item is not None:
        yield Block("rule", item["number"])
    elif lines[0].startswith(("|", FENCE)):
        yield Block("text", "\n".join(lines))
    else:
        yield Block("text", " ".join(line.strip() for line in lines))


def book_of(game: Game, language: str) -> shapes.Rulebook:
    """Read the rulebook of a game in a language; raises Refusal where there is none."""
    if language not in LANGUAGES:
        raise Refusal("no-such-language", language=language, languages=", ".join(LANGUAGES))
    rules = rulebook(game.folder, language)
    book = shapes.Rulebook(game.name, game.title, game.version, language, [], [])
    for kind, text in blocks(rulebook_file(game.folder, language).read_text(encoding="utf-8")):
        if kind == "title":
            book.title = text
        elif kind == "section":
            book.sections.append(shapes.Section(text, []))
        elif not book.sections:
            book.about.append(text)
        elif kind == "rule":
            book.sections[-1].rules.append(shapes.Rule(text, rules[text].text))
        else:
            book.sections[-1].rules.append(shapes.Rule("", text))
    return book


@functools.lru_cache(maxsize=64)
def written_book(game: Game, language: str) -> Content:
    """Write the rulebook of a game, once."""
    return content_of(ENCODER.encode(book_of(game, language)), JSON)
