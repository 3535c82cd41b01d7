"""The scripts that other tests are made of: steps, refusals, time and bots."""

import pytest


def test_people_sit_down_play_and_take_back(played):
    scene = played("line-it", "A sits 0, B sits 1; start; A: *; A: undo; B: undo -> nothing-to-undo", first=0)
    assert scene.kinds() == ["created", "sat", "sat", "started", "move", "undone"]
    assert scene.answers[:5] == [2, 3, 4, 5, 6]
    assert scene.answers[5] == "nothing-to-undo"


def test_a_step_that_is_answered_otherwise_fails(played):
    with pytest.raises(AssertionError, match="B: start: not-host"):
        played("line-it", "A sits, B sits; B: start")
    with pytest.raises(AssertionError, match="A: start -> paused: 4"):
        played("line-it", "A sits, B sits; A: start -> paused")


def test_deals_are_the_same_each_time(played):
    one, two = (played("sequence", "A sits, B sits; start; A: *3; B: *5", first=0) for _ in range(2))
    assert one.view("A")["view"] == two.view("A")["view"]
    assert one.view("A")["view"] != played("sequence", "A sits, B sits; start; A: *3; B: *5", first=0, seed=1).view("A")["view"]


def test_bots_move_at_once_and_the_clock_only_when_it_is_moved(played):
    clock = {"kind": "turn", "seconds": 30, "then": "nothing"}
    scene = played("line-it", "A sits 0; start", ["human", "random"], house={"clock": clock}, first=1)
    assert scene.legal("A")
    scene.play("wait 29.9")
    assert "late" not in scene.kinds()
    scene.play("wait 0.2")
    assert scene.kinds()[-1] == "late"
