"""Clocks, and the attendant who watches them: late, absent and automatic."""

import itertools
import time

import pytest

from linewright.server.table.clocks import Clocks, time_up
from linewright.server.table.messages import Clock


def kinds(update):
    return [event["kind"] for event in update["events"]]


def test_time_when_no_server_was_up_does_not_count():
    assert time_up(100, 200, []) == 100
    assert time_up(100, 200, [(0, 50), (120, 140), (190, 900)]) == 70
    assert time_up(100, 200, [(0, 900)]) == 0


def test_a_clock_for_each_turn_begins_anew_and_one_for_the_match_does_not():
    for kind, left in (("turn", 60_000), ("game", 58_000)):
        clocks = Clocks(Clock(kind=kind, seconds=60), 2)
        clocks.run([0], 1_000)
        assert clocks.left(0, 3_000, ()) == 58_000
        clocks.note(0, 2_000, 3_000)
        clocks.run([1], 3_000)
        assert clocks.left(0, 9_000, ()) == left
        assert clocks.left(1, 9_000, ()) == 54_000


def test_a_pause_stops_the_clock():
    clocks = Clocks(Clock(kind="turn", seconds=60), 2)
    clocks.run([0], 0)
    clocks.stop({0: 5_000})
    assert clocks.left(0, 999_000, ()) == 55_000
    clocks.run([0], 999_000)
    assert clocks.left(0, 1_000_000, ()) == 54_000


def alone(guest, **clock):
    """Two people at a table, of whom nobody does anything."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human", house={"clock": {"kind": "turn", "seconds": 1, **clock}})
    bob.done(table, "seats")
    ada.done(table, "start")
    return ada, table


def test_a_bot_moves_for_who_is_late_and_the_turn_goes_on(guest):
    ada, table = alone(guest)
    update = ada.wait(table, lambda update: kinds(update).count("late") >= 2)
    seats = [event["seat"] for event in update["events"] if event["kind"] == "late"]
    assert seats[0] != seats[1]
    assert [event for event in update["events"] if event["kind"] == "move" and event["seat"] == seats[0]]


def test_who_is_late_loses_where_the_house_says_so(guest):
    ada, table = alone(guest, then="resign")
    update = ada.wait(table, lambda update: update["table"]["status"] == "over")
    assert update["events"][-1]["kind"] == "resigned"
    assert update["events"][-1]["late"] is True


def test_being_late_may_have_no_consequence_but_being_told_once(guest):
    ada, table = alone(guest, then="nothing")
    ada.wait(table, lambda update: "late" in kinds(update))
    time.sleep(0.3)
    update = ada.update(table)
    assert kinds(update)[-1] == "late"
    assert kinds(update).count("late") == 1
    assert [seat["left_ms"] for seat in update["table"]["seats"] if seat["ticking"]] == [0]


def test_what_a_move_cost_is_in_the_log(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me", house={"clock": {"kind": "game", "seconds": 60}})
    ada.done(table, "start")
    time.sleep(0.2)
    ada.move(table)
    update = ada.update(table)
    moved = update["events"][-1]
    assert 150 <= moved["spent"] < 5_000
    assert update["table"]["seats"][moved["seat"]]["left_ms"] <= 60_000 - moved["spent"]


def test_a_bot_stands_in_for_the_absent_only_while_somebody_waits(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human", house={"takeover": 1}, first=1)
    bob.done(table, "seats")
    ada.done(table, "start")
    with ada.listen(table):
        update = ada.wait(table, lambda update: "stood-in" in kinds(update))
        assert update["table"]["seats"][1]["bot"] == "random"
        ada.wait(table, lambda update: update["views"][0]["legal"])
        number = bob.done(table, "back", seat=1)
        assert bob.update(table)["table"]["seats"][1]["bot"] == ""
        assert bob.refused(table, "back", seat=1) == (409, "seat-taken")
        assert number


def test_a_table_of_bots_plays_to_the_end(guest):
    ada = guest()
    table = ada.create("line-it", "random", "greedy", "random")
    ada.done(table, "start")
    with ada.listen(table) as hears:
        while '"status":"over"' not in hears.recv(timeout=30):
            pass


@pytest.mark.slow
def test_the_dealer_of_head_line_turns_cards_at_its_pace(guest):
    ada = guest()
    table = ada.create("head-line", "me", "me", options={"pace": 1})
    ada.done(table, "start")
    update = ada.wait(table, lambda update: [event.get("text") for event in update["events"]].count("turn") >= 3)
    turns = [event["at"] for event in update["events"] if event.get("text") == "turn"]
    assert all(event["seat"] is None for event in update["events"] if event.get("text") == "turn")
    assert all(900 <= later - sooner <= 1_600 for sooner, later in itertools.pairwise(turns))


@pytest.mark.slow
def test_the_timer_of_long_line_ends_the_round(guest):
    ada = guest()
    choices = next(card for card in ada.get("/api/games").json()["games"] if card["name"] == "long-line")
    timer = next(option for option in choices["options"] if option["name"] == "round_timer")
    seconds = min(choice for choice in timer["choices"] if choice)
    if seconds > 10:
        seconds = 5 if "0 …" in timer["expected"] or "0 ..." in timer["expected"] else seconds
    table = ada.create("long-line", "me", "me", options={"round_timer": seconds})
    ada.done(table, "start")
    update = ada.wait(table, lambda update: "time" in [event.get("text") for event in update["events"]], seconds + 20)
    start, timed = (next(event for event in update["events"] if wanted in event.values()) for wanted in ("started", "time"))
    assert abs(timed["at"] - start["at"] - seconds * 1000) < 3_000
