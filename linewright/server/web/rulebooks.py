"""The rulebook of a game as the page shows it: every paragraph, table and drawing, in order, the rules with their numbers."""

import functools
from collections.abc import Iterator
from typing import NamedTuple

from markdown_it import MarkdownIt

from linewright.core.game import Game
from linewright.core.rulebook import ITEM, rulebook, rulebook_file
from linewright.core.words import LANGUAGES
from linewright.server.refusals import Refusal
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, content_of

MARKDOWN = MarkdownIt("commonmark").enable("table")
HEADINGS = {"h1": "title", "h2": "section"}
AS_IT_IS = ("table_open", "fence")  # what keeps its lines: tables and drawings


class Block(NamedTuple):
    """A part of the book that belongs together."""

    kind: str  # title, section, rule, text
    text: str  # of a rule: its number


def blocks(text: str) -> Iterator[Block]:
    """Take a book apart. Lines of a paragraph become one; tables and drawings keep theirs."""
    lines = text.splitlines()
    for token in MARKDOWN.parse(text):
        if token.map is None:
            continue
        own = lines[slice(*token.map)]
        rule = ITEM.fullmatch(own[0]) if token.type == "list_item_open" else None
        if rule is not None:
            yield Block("rule", rule["number"])
        elif token.type == "heading_open":
            yield Block(HEADINGS[token.tag], own[0].lstrip("# "))
        elif token.type in AS_IT_IS and token.level == 0:
            yield Block("text", "\n".join(own).rstrip())
        elif token.type == "list_item_open" or (token.type == "paragraph_open" and token.level == 0):
            yield Block("text", " ".join(line.strip() for line in own))


def book_of(game: Game, language: str) -> shapes.Rulebook:
    """The rulebook of a game in a language; raises Refusal where there is none."""
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
def book_as_json(game: Game, language: str) -> Content:
    """The rulebook of a game as JSON, written once."""
    return content_of(ENCODER.encode(book_of(game, language)), JSON)
