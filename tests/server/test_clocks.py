"""Clocks, and the attendant who watches them: late, absent and automatic."""

import itertools

import pytest

from linewright.server.table.clocks import Clocks, time_up
from linewright.server.table.race import HOLD_MS
from linewright.server.table.shapes import Clock
from tests.server.conftest import Guest
from tests.server.set_time import LIBRARIES, SetTime


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


TWO = "A sits 0, B sits 1; start"


def by_clock(**clock):
    """The rules of a house in which a turn takes a second at most."""
    return {"clock": {"kind": "turn", "seconds": 1, **clock}}


def test_a_bot_moves_for_who_is_late_and_the_turn_goes_on(played):
    scene = played("line-it", f"{TWO}; wait 0.9", house=by_clock())
    assert "late" not in scene.kinds()
    scene.play("wait 3")
    events = scene.events()
    seats = [event["seat"] for event in events if event["kind"] == "late"]
    assert len(seats) >= 2
    assert seats[0] != seats[1]
    assert [event for event in events if event["kind"] == "move" and event["seat"] == seats[0]]


def test_who_is_late_loses_where_the_house_says_so(played):
    scene = played("line-it", f"{TWO}; wait 1.1", house=by_clock(then="resign"))
    assert scene.table["status"] == "over"
    assert (scene.events()[-1]["kind"], scene.events()[-1]["late"]) == ("resigned", True)


def test_being_late_may_have_no_consequence_but_being_told_once(played):
    scene = played("line-it", f"{TWO}; wait 90", house=by_clock(then="nothing"))
    assert scene.kinds()[-1] == "late"
    assert scene.kinds().count("late") == 1
    assert [seat["left_ms"] for seat in scene.table["seats"] if seat["ticking"]] == [0]


def test_what_a_move_cost_is_in_the_log(played):
    scene = played("line-it", f"{TWO}; wait 0.2; A: *", house=by_clock(kind="game", seconds=60), first=0)
    assert scene.events()[-1]["spent"] == 200
    assert scene.table["seats"][0]["left_ms"] == 59_800


def test_a_bot_stands_in_for_the_absent_only_while_somebody_waits(played):
    scene = played("line-it", f"{TWO}; wait 100", house={"takeover": 70}, first=1)
    assert "stood-in" not in scene.kinds()  # nobody was heard of for a minute: for nobody's sake no bot stands in
    scene.play("A listens; A: say Where are you?; wait 1")
    assert "stood-in" in scene.kinds()
    assert scene.table["seats"][1]["bot"] == "random"
    assert scene.legal("A")
    scene.play("B: back")
    assert scene.table["seats"][1]["bot"] == ""
    scene.play("B: back -> seat-taken")


def test_a_bot_stands_in_after_the_seconds_of_the_house(played):
    scene = played("line-it", f"A listens; {TWO}; wait 0.9", ["human", "human"], house={"takeover": 1}, first=1)
    assert "stood-in" not in scene.kinds()
    scene.play("wait 0.2")
    assert "stood-in" in scene.kinds()


@pytest.mark.parametrize(
    ("house", "takeover"),
    [
        ({}, 0),
        (by_clock(seconds=180), 120),
        (by_clock(seconds=180, then="nothing"), 0),
        (by_clock(seconds=86_400), 0),
        ({**by_clock(seconds=86_400), "takeover": 70}, 0),
    ],
    ids=["no clock", "bot", "nothing", "a day", "a day, whatever else is said"],
)
def test_a_bot_stands_in_for_the_absent_only_where_the_clock_says_so(played, house, takeover):
    """Without a clock, or with days for each turn, whoever closes the page finds the seat as it was."""
    scene = played("line-it", f"A listens; {TWO}; wait 130", ["human", "human"], house=house, first=1)
    assert scene.table["house"]["takeover"] == takeover
    assert ("stood-in" in scene.kinds()) == (takeover > 0)
    assert (scene.table["seats"][1]["bot"] == "random") == (takeover > 0)


def test_a_table_of_bots_plays_to_the_end(played):
    scene = played("line-it", "start", ["random", "greedy", "random"])
    assert scene.table["status"] == "over"


def test_the_dealer_of_head_line_turns_cards_at_its_pace(played):
    scene = played("head-line", f"{TWO}; wait 3.5", options={"pace": 1})
    turns = [event for event in scene.events() if event.get("text") == "turn"]
    assert [event["seat"] for event in turns] == [None] * 3
    assert [later["at"] - sooner["at"] for sooner, later in itertools.pairwise(turns)] == [1_000] * 2


def test_the_timer_of_long_line_ends_the_round(played):
    scene = played("long-line", f"{TWO}; wait 5.2", options={"round_timer": 5})
    assert scene.kinds()[-1] == "started"
    scene.play("wait 0.2")
    started, timed = (next(event for event in scene.events() if wanted in event.values()) for wanted in ("started", "time"))
    assert timed["at"] - started["at"] == 5_000 + HOLD_MS
    assert scene.view("A")["view"]["rounds"] == 1


def test_the_timer_of_long_line_begins_anew_with_every_round_and_everybody_is_told_when_it_ends(played):
    """Also with a round that calls have begun."""
    scene = played("long-line", f"{TWO}; wait 40", options={"round_timer": 60})
    started = next(event for event in scene.events() if event["kind"] == "started")
    assert scene.table["due"] == started["at"] + 60_000
    hand = scene.view("A")["view"]
    card = hand["hand"][0]
    colour = hand["cards"][card].split()[1][0]
    scene.play(f"A: lay {colour} {card}@0,0; A: call 1; wait 1")
    called = next(event for event in scene.events() if event.get("text", "").startswith("call 1"))
    assert scene.view("A")["view"]["rounds"] == 1
    assert scene.table["due"] == called["at"] + 60_000
    scene.play("wait 50")
    assert scene.view("A")["view"]["rounds"] == 1
    scene.play("wait 10")
    assert scene.view("A")["view"]["rounds"] == 2
    scene.play("A: pause")
    assert "due" not in scene.table


def test_time_goes_on_from_where_it_was_when_the_server_went_down(played):
    """A clock stands still from the last note that the server was up until it is up again."""
    scene = played("line-it", f"{TWO}; wait 4.5", house=by_clock(seconds=600))
    left = [seat["left_ms"] for seat in scene.table["seats"] if seat["ticking"]]
    scene.crash()
    scene.clock.move_to(scene.clock.ms + 8_000)
    scene.restart()
    assert left == [595_500]
    assert [seat["left_ms"] for seat in scene.table["seats"] if seat["ticking"]] == [596_000]  # it was last noted after 4 s


# Somebody sets the time of day


HOURS_MS = 3 * 3600 * 1000


def ticking(scene) -> list[int]:
    return [seat["left_ms"] for seat in scene.table["seats"] if seat["ticking"]]


def test_a_clock_of_the_day_that_is_set_takes_no_time_from_anybody_and_gives_none(played):
    for jump in (HOURS_MS, -HOURS_MS):
        scene = played("line-it", f"{TWO}; wait 4.5", house=by_clock(seconds=600, then="resign"), first=0)
        scene.clock.set_ms += jump
        assert ticking(scene) == [595_500]
        scene.play("wait 10")
        assert ticking(scene) == [585_500]
        scene.play("A: *")
        assert scene.events()[-1]["spent"] == 14_500


def test_events_follow_a_time_of_day_that_is_set_forward_and_never_one_that_is_set_back(played):
    scene = played("line-it", f"{TWO}; A: *", first=0)
    scene.clock.set_ms += HOURS_MS
    scene.play("wait 3; A: say on")
    scene.clock.set_ms -= 2 * HOURS_MS
    scene.play("wait 3; A: say back")
    times = [event["at"] for event in scene.events()]
    assert times == sorted(times)
    assert [times[-2] - times[-3], times[-1] - times[-2]] == [HOURS_MS + 3_000, 3_000]


def test_bots_and_dealers_go_on_when_the_time_of_day_is_set_back(played):
    scene = played("line-it", "start; wait 1", ["random", "random"], house={"bot_delay": 500})
    before = scene.table["moves"]
    scene.clock.set_ms -= HOURS_MS
    scene.play("wait 10")
    assert scene.table["moves"] >= before + 15
    scene = played("head-line", f"{TWO}; wait 1.5", options={"pace": 1})
    scene.clock.set_ms -= HOURS_MS
    scene.play("wait 2")
    assert len([event for event in scene.events() if event.get("text") == "turn"]) == 3


def test_a_clock_that_was_set_back_while_the_server_was_down_keeps_no_bot_waiting(played):
    """Nor one that stood still: time goes on from the last note that the server was up."""
    for jump in (-HOURS_MS, -8_000):
        scene = played("line-it", "start; wait 4.5", ["random", "random"], house={"bot_delay": 500})
        before = scene.table["moves"]
        scene.crash()
        scene.clock.move_to(scene.clock.ms + 8_000)
        scene.clock.set_ms += jump
        scene.restart()
        scene.play("wait 10")
        assert scene.table["moves"] >= before + 15
        times = [event["at"] for event in scene.events()]
        assert times == sorted(times)


def test_the_table_s_own_timers_stand_still_while_no_server_is_up(played):
    scene = played("long-line", f"{TWO}; wait 20", options={"round_timer": 60})
    due = scene.table["due"]
    scene.crash()
    scene.clock.move_to(scene.clock.ms + HOURS_MS)
    scene.restart()
    assert scene.table["due"] == due + HOURS_MS
    scene.play("wait 39")
    assert scene.view("A")["view"]["rounds"] == 0
    scene.play("wait 2")
    assert scene.view("A")["view"]["rounds"] == 1


def test_a_question_waits_for_its_answer_from_where_it_was_when_the_server_went_down(played):
    scene = played("sequence", f"{TWO}; A: *; A: undo", first=0)
    assert scene.table["question"]
    scene.crash()
    scene.clock.move_to(scene.clock.ms + HOURS_MS)
    scene.restart()
    scene.play("wait 25")
    assert scene.table["question"]
    scene.play("wait 6")
    assert not scene.table["question"]


@pytest.mark.slow
@pytest.mark.skipif(not LIBRARIES, reason="2026-11-18: there is no libfaketime on this machine (Debian: faketime)")
def test_a_server_whose_machine_s_clock_is_set_plays_on(tmp_path):
    server = SetTime(str(tmp_path / "tables.db"), tmp_path).start()
    try:
        ada = Guest(server.url, "Ada")
        clock = {"kind": "turn", "seconds": 3600, "then": "resign"}
        table = ada.create("line-it", "me", "me", house={"clock": clock})
        bots = ada.create("line-it", "random", "random", house={"bot_delay": 100})
        for one in (table, bots):
            ada.done(one, "start")
        for ahead_ms in (HOURS_MS, -HOURS_MS):
            server.set(ahead_ms // 1000)
            ada.wait(bots, goes_on(ada.update(bots)))
            ada.move(table)
            assert ada.update(table)["table"]["status"] == "playing"
    finally:
        assert server.stop() in (0, -15)


def goes_on(update: dict):
    """Whether a table has gone on by more than a few seconds' worth of moves, or to its end."""
    return lambda now: now["number"] > update["number"] + 25 or now["table"]["status"] == "over"
