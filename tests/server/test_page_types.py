"""The types that the page's scripts are checked with are those of the messages and views as they are now."""

import random
import re

import msgspec
import pytest

import linewright as lw
from linewright.core.position import SharedView
from linewright.core.registry import find
from linewright.server.refusals import Refusal
from linewright.server.web.files import OF_PAGE, inside
from linewright.server.web.page_types import HOW_TO_RENEW, MESSAGES, files, typed_views


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_types_of_the_page_are_as_the_sources_say(path):
    assert path.read_text(encoding="utf-8") == files()[path], f"renew it with: {HOW_TO_RENEW}"


def test_types_are_not_served():
    for path in files():
        with pytest.raises(Refusal):
            inside(path.parent, path.name, OF_PAGE)
        assert inside(path.parent, "table.js", OF_PAGE)


def test_events_are_a_union_told_apart_by_their_kind():
    text = MESSAGES.read_text(encoding="utf-8")
    assert "export type ToldEvent =\n" in text
    assert '  kind: "sat";\n' in text
    assert "  events: ToldEvent[];\n" in text


def test_what_is_told_whole_has_no_optional_field_and_what_leaves_out_has():
    text = MESSAGES.read_text(encoding="utf-8")
    parts = {part.split(" ")[0]: part for part in text.split("export interface ")[1:]}
    assert "?:" not in parts["House"]  # told with all fields in the facts of a table
    assert "  by?: string;\n" in parts["Sat"]  # an event leaves out what is as usual
    assert "  seat?: number | null;\n" in parts["TakeSeat"]  # a request may


def test_every_path_says_what_it_answers():
    text = MESSAGES.read_text(encoding="utf-8")
    gets, posts = (part.split("}\n")[0] for part in re.split(r"export interface (?:Get|Post)Answers {\n", text)[1:])
    assert '  "/api/session": Session;\n' in gets
    assert "  [path: `/api/tables/${string}/events${string}`]: Update;\n" in gets
    assert "export" not in gets  # a save file is text
    assert '  "/api/session": Me;\n' in posts
    assert "  [path: `/api/tables/${string}/moves`]: Done;\n" in posts


@pytest.mark.parametrize("name", typed_views())
@pytest.mark.parametrize("seed", range(3))
def test_views_of_whole_games_are_of_the_type_they_say(name, seed):
    dice = random.Random(seed)  # noqa: S311  a game at random
    game = find(name)
    match = lw.new(name, seats=dice.choice(game.seats), seed=seed)
    moves = 0
    while True:
        for seat in (None, dice.randrange(match.seats)):
            check_type(match.view(seat), typed_views()[name])
        seats = [seat for seat in range(match.seats) if match.legal(seat)]
        if not seats or moves > 400:
            break
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.legal(seat)))
        moves += 1
    assert moves > (0 if game.puzzle else 10)


def check_type(view, own):
    """Fail unless the view has the fields of all views and its own, with their types, and no others."""
    told = msgspec.json.decode(msgspec.json.encode(view))
    assert set(told) == set(SharedView.__annotations__) | set(own.__annotations__)
    for part in (SharedView, own):
        expected = {name: told[name] for name in part.__annotations__}
        assert msgspec.convert(told, part) == expected  # a field of a part that its type does not name would be missing here
