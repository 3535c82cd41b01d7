"""The deal of a day at tables: chosen like any option, the same at all of them, and told with how long it took."""

import msgspec
import pytest

import linewright as lw
from linewright.core.errors import BadOption
from linewright.core.fair import FairDeal
from linewright.core.registry import find
from linewright.server.table.acts.opening import read_wishes
from linewright.server.web.doors.games import card_of

DAY = "2026-11-16"


def test_every_table_has_the_same_deal_on_a_day_and_so_has_the_library(played):
    tables = [played("solo-line", "A: start", seats=["me"], seed=seed, options={"day": DAY}) for seed in (1, 2)]
    expected = lw.daily("solo-line", DAY).view(0)
    for scene in tables:
        assert scene.table["options"]["day"] == DAY
        assert scene.view("A")["view"] == expected
    assert tables[0].table["deal"]["commit"] != tables[1].table["deal"]["commit"]
    free = [played("solo-line", "A: start", seats=["me"], seed=seed).view("A")["view"]["hand"] for seed in (1, 2)]
    assert free[0] != free[1]


def test_once_more_is_the_same_puzzle(played):
    scene = played("solo-line", "A: start; A: give up; A: rematch", seats=["me"], options={"day": DAY})
    assert scene.table["match"] == 1
    assert scene.view("A")["view"]["hand"] == lw.daily("solo-line", DAY).view(0)["hand"]


def test_the_deal_can_be_checked_by_the_secret_and_by_the_date(played):
    scene = played("solo-line", "A: start; A: give up", seats=["me"], options={"day": DAY})
    match = scene.truth.match
    again = lw.load(match.save())
    assert again.digest_bytes == match.digest_bytes
    deal = match.setup.deal
    assert FairDeal.read(deal.secret, dict(deal.nonces), scene.table["deal"]["commit"]) == deal
    assert again.view(0)["hand"] == lw.daily("solo-line", DAY).view(0)["hand"]


def test_the_log_tells_the_time_and_every_layout_that_was_tried(played):
    hand = lw.daily("solo-line", DAY).view(0)["hand"]
    script = f"A: start; wait 30; A: lay R {hand[0]}@0,0; wait 12; A: lay R {hand[1]}@0,0; wait 5; A: give up"
    events = played("solo-line", script, seats=["me"], options={"day": DAY}).events()
    began = next(event["at"] for event in events if event["kind"] == "started")
    moves = [event for event in events if event["kind"] == "move"]
    assert [move["at"] - began for move in moves] == [30_000, 42_000, 47_000]
    assert [move["told"][0][0] for move in moves] == ["told-solo-lay", "told-solo-lay", "told-give-up"]
    assert moves[-1]["told"][0][1]["solution"]["length"] == 10


@pytest.mark.parametrize("day", ["today", "2026-02-30", "/etc/passwd", 20261116])
def test_what_is_no_day_is_refused(day):
    with pytest.raises(BadOption, match="YYYY-MM-DD"):
        read_wishes(find("solo-line"), ["me"], {"day": day}, None)


def test_a_title_card_says_which_option_is_a_day():
    days = {game: [option.name for option in card_of(find(game)).options if option.day] for game in lw.games()}
    assert {game: names for game, names in days.items() if names} == {"solo-line": ["day"]}
    assert msgspec.json.encode(card_of(find("solo-line")))
