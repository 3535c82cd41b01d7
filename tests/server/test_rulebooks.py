"""Rulebooks over the wire: nothing of a book is lost, and every rule has its number."""

import re

import pytest

from linewright.core.rulebook import rulebook, rulebook_file
from linewright.core.words import LANGUAGES
from linewright.server.web.rulebooks import Block, blocks, book_of


def squeezed(text):
    return re.sub(r"\s+", "", text)


def test_a_book_falls_into_blocks_that_keep_tables_and_drawings_as_they_are():
    text = "# T\n\nOne\ntwo.\n\nThree.\n## S\n- **LI-1** a\n  b\n- **LI-2** c\n\n| x |\n|---|\n| 1 |\n\n"
    text += "```\n  a\n\n# b\n```\nend\n| y |\n|---|\n\nlast\n## U\nvery last"
    assert list(blocks(text)) == [
        Block("title", "T"),
        Block("text", "One two."),
        Block("text", "Three."),
        Block("section", "S"),
        Block("rule", "LI-1"),
        Block("rule", "LI-2"),
        Block("text", "| x |\n|---|\n| 1 |"),
        Block("text", "```\n  a\n\n# b\n```"),
        Block("text", "end"),
        Block("text", "| y |\n|---|"),
        Block("text", "last"),
        Block("section", "U"),
        Block("text", "very last"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_book_is_lost_and_all_is_in_its_place(game, language):
    book = book_of(game, language)
    again = [f"# {book.title}", *book.about]
    for section in book.sections:
        again.append(f"## {section.title}")
        again += [f"- **{rule.number}** {rule.text}" if rule.number else rule.text for rule in section.rules]
    assert squeezed("".join(again)) == squeezed(rulebook_file(game.folder, language).read_text(encoding="utf-8"))
    numbered = {rule.number: rule.text for section in book.sections for rule in section.rules if rule.number}
    assert numbered == {number: rule.text for number, rule in rulebook(game.folder, language).items()}
    assert (book.game, book.version, book.language) == (game.name, game.version, language)
    assert book.about
    assert book.title


def test_the_door_gives_it_tagged_and_packed_and_refuses_what_is_not_there(guest):
    ada = guest()
    answer = ada.get("/api/games/line-it/rules/de")
    assert answer.headers["content-encoding"] == "br"
    assert answer.json()["title"] == "Line-it: die Regeln"
    assert answer.json()["sections"][-1]["rules"][-1]["text"].startswith("| Personen |")
    again = ada.http.get("/api/games/line-it/rules/de", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")
    refused = ada.get("/api/games/line-it/rules/fr")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-language")
    refused = ada.get("/api/games/chess/rules/en")
    assert (refused.status_code, refused.json()["code"]) == (422, "unknown-game")
