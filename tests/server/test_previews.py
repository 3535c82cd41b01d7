"""Link previews: a title, a line and a picture of the table, in the asker's language, without a secret and without a name."""

import io
import re

import httpx
import msgspec
import pytest
from PIL import Image

from linewright.core.registry import find, names
from linewright.server.web.pictures import paint
from linewright.server.web.previews import poster_of
from tests.server.test_knowledge import new_table, redraw

TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)">')


def tags_of(url: str, path: str, language: str = "en") -> dict[str, str]:
    return dict(TAG.findall(httpx.get(f"{url}{path}", headers={"accept-language": language}).text))


@pytest.mark.parametrize("name", names())
def test_two_worlds_that_differ_in_what_is_hidden_have_one_picture(name):
    """What nobody at the first seat can tell apart, nobody can by the picture; and it is one that can be looked at."""
    game = find(name)
    table, twin = new_table(game, 3), new_table(game, 3)
    redraw(table, twin, 0, 7)
    assert table.playing.digest_bytes != twin.playing.digest_bytes or game.puzzle
    painted = [paint(poster_of(one, "en")) for one in (table, twin)]
    assert painted[0] == painted[1]
    image = Image.open(io.BytesIO(painted[0])).convert("RGB")
    assert image.size == (1200, 630)
    assert len(image.getcolors(1_000_000)) > 8


def test_a_link_says_what_is_played_and_how_far_it_is_and_no_name(guest):
    """From the invitation to the end, in the language of whoever asks; the picture is another when the table is."""
    ada, bob = guest("Adalbert"), guest("Bobadilla")
    table = ada.create("line-it", "me", "human")
    page = table.replace("/api/tables/", "/t/")
    tags = tags_of(ada.url, page)
    assert (tags["og:title"], tags["og:description"]) == ("Line-it", "You’re invited. One seat is free.")
    assert tags_of(ada.url, page, "de")["og:description"] == "Du bist eingeladen. Ein Platz ist frei."
    assert tags_of(ada.url, page, "es")["og:locale"] == "es"
    first = httpx.get(tags["og:image"].replace("&amp;", "&"))
    assert (first.status_code, first.headers["content-type"]) == (200, "image/png")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    tags = tags_of(ada.url, page)
    assert tags["og:description"] == "In progress, 0 moves so far"
    assert httpx.get(tags["og:image"].replace("&amp;", "&")).content != first.content
    assert not any(name in value for value in tags.values() for name in ("Adalbert", "Bobadilla"))
    bob.done(table, "resign", seat=1)
    assert tags_of(ada.url, f"{page}/replay")["og:description"] == "Game over after 0 moves"
    assert tags_of(ada.url, "/rules/sequence")["og:title"] == "Sequence"


def test_a_locked_table_shows_nothing_and_one_without_spectators_only_its_title(guest):
    """Whoever may not see the match sees it in no picture; a table that is not there looks like any page."""
    ada = guest("Ada")
    table = ada.create("line-it", "me", "greedy", house={"spectators": False, "bot_delay": 10_000})
    ada.done(table, "start")
    page = table.replace("/api/tables/", "/t/")
    gone = tags_of(ada.url, "/t/AAAAAAAAAAAAAAAA")
    assert tags_of(ada.url, page)["og:description"].startswith("In progress")
    ada.done(table, "access", access="locked")
    told = tags_of(ada.url, page)
    assert {**told, "og:url": ""} == {**gone, "og:url": ""}
    assert httpx.get(f"{ada.url}{table}/picture.png").status_code == 403


def test_without_spectators_no_match_is_drawn():
    table = new_table(find("line-it"), 3)
    assert poster_of(table, "en").drawing is not None
    table.house = msgspec.structs.replace(table.house, spectators=False)
    assert poster_of(table, "en").drawing is None


def test_where_somebody_was_sent_away_no_match_is_drawn():
    """Nobody without a name watches there, for it could be they: not by pictures either."""
    table = new_table(find("line-it"), 3)
    assert poster_of(table, "en").drawing is not None
    table.removed.add("x")
    assert poster_of(table, "en").drawing is None
