"""Vacation: where turns take days, somebody's clock stands still for some days, and everybody is told until when."""

import pytest

from linewright.server import process
from linewright.server.table.acts.vacation import VACATION_DAYS
from linewright.server.table.clocks import Clocks, merge
from linewright.server.table.shapes import Clock

HOUR, DAY = 3600, 24 * 3600
BEGAN = "A sits 0, B sits 1; start"
SLOW = {"clock": {"kind": "turn", "seconds": 4 * HOUR, "then": "resign"}}


@pytest.fixture
def days(monkeypatch):
    """Let days pass quickly: a server notes every six hours that it is up, not every two seconds."""
    monkeypatch.setattr(process, "NOTE_SECONDS", 6.0 * HOUR)


def test_stretches_that_overlap_count_once():
    assert merge([(5, 9), (1, 3), (2, 4), (8, 12), (20, 21)]) == [(1, 4), (5, 12), (20, 21)]


def test_a_clock_stands_still_in_a_vacation_and_only_once_where_no_server_was_up_either():
    clocks = Clocks(Clock(kind="turn", seconds=100), 2)
    clocks.run([0], 0)
    clocks.begin_vacation(0, 10_000, 60_000)
    assert clocks.left(0, 30_000, ()) == 90_000
    assert clocks.left(0, 70_000, [(5_000, 20_000), (50_000, 65_000)]) == 90_000
    assert (clocks.due(0, 30_000, ()), clocks.is_ticking(0, 30_000)) == (150_000, False)
    assert (clocks.due(0, 70_000, ()), clocks.is_ticking(0, 70_000)) == (150_000, True)
    clocks.end_vacation(0, 40_000)
    assert (clocks.left(0, 70_000, ()), clocks.vacation_ms(0)) == (60_000, 30_000)


@pytest.mark.usefixtures("days")
def test_the_time_of_who_is_on_vacation_is_up_as_much_later(played):
    scene = played("line-it", f"{BEGAN}; wait {HOUR}; A: vacation 1", house=SLOW, first=0)
    away = scene.table["seats"][0]
    assert (away["left_ms"], away["ticking"]) == (3 * HOUR * 1000, False)
    assert away["away_until"] == scene.clock.ms + DAY * 1000
    scene.play(f"wait {DAY - 1}")
    assert scene.kinds()[-1] == "vacation"
    scene.play("wait 2")
    back = scene.table["seats"][0]
    assert (scene.kinds()[-1], back["ticking"], back["away_until"]) == ("vacation-over", True, None)
    scene.play(f"wait {3 * HOUR - 2}")
    assert scene.table["status"] == "playing"
    scene.play("wait 2")
    assert (scene.kinds()[-1], scene.table["status"]) == ("resigned", "over")


@pytest.mark.usefixtures("days")
def test_whoever_comes_back_early_keeps_the_rest(played):
    scene = played("line-it", f"{BEGAN}; A: vacation 14; wait {DAY - HOUR}; A: vacation over", house=SLOW, first=0)
    assert scene.table["seats"][0]["left_ms"] == 4 * HOUR * 1000
    scene.play(f"A: vacation {VACATION_DAYS} -> vacation-used; A: vacation {VACATION_DAYS - 1}")
    assert scene.refusals[-1].details == {"days": str(VACATION_DAYS - 1)}
    scene.play("A: vacation over; A: vacation over -> not-on-vacation")


def test_vacation_is_for_whoever_plays_a_slow_game_once_at_a_time(played):
    scene = played("line-it", "A sits 0, B sits 1; A: vacation 1 -> not-started; start", house=SLOW, first=1)
    scene.play("C: vacation 1 -> not-seated; A: vacation 1; A: vacation 1 -> on-vacation; B: vacation 2; B: *")
    assert [seat["away_until"] is not None for seat in scene.table["seats"]] == [True, True]


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "turn", "seconds": 3600}])
def test_there_is_no_vacation_from_quick_games(played, clock):
    played("line-it", f"{BEGAN}; A: vacation 1 -> no-vacation", house={"clock": clock})


def test_a_pause_and_a_restart_know_of_a_vacation(played, monkeypatch):
    scene = played("line-it", f"{BEGAN}; A: vacation 1; wait 60; B: pause; wait 60; B: resume", house=SLOW, first=0)
    before = scene.table["seats"]
    scene.crash()
    scene.restart()
    assert scene.table["seats"] == before
    monkeypatch.setattr(process, "NOTE_SECONDS", 6.0 * HOUR)
    scene.play(f"wait {DAY - 119}")
    assert scene.kinds()[-1] == "vacation-over"
