"""Another match begins when everybody who is still there has agreed, and no press of one person takes the others' end away."""

TWO = "A sits 0, B sits 1; start; A: resign"
SLOW = {"clock": {"kind": "turn", "seconds": 86_400, "then": "bot"}}


def test_a_match_begins_anew_when_both_have_agreed(played):
    scene = played("line-it", f"A listens; B listens; {TWO}; B: rematch", first=0)
    assert (scene.table["status"], scene.table["ready"]) == ("over", [1])
    assert scene.events()[-1] | {"at": 0} == {
        "kind": "ready", "number": 6, "at": 0, "by": scene.people["B"].id, "person": scene.people["B"].id, "yes": True, "seat": 1,
    }  # fmt: skip
    scene.play("B: rematch -> already-ready; wait 100")
    assert scene.table["status"] == "over"  # who looks at the end is not hurried
    scene.play("A: rematch")
    assert (scene.table["status"], scene.table["match"], scene.table["ready"]) == ("playing", 1, [])


def test_who_was_ready_may_think_again(played):
    scene = played("line-it", f"A listens; B listens; {TWO}; B: rematch; B: no rematch; A: rematch", first=0)
    assert (scene.table["status"], scene.table["ready"]) == ("over", [0])
    scene.play("B: no rematch -> not-ready")


def test_against_bots_one_press_is_enough(played):
    scene = played("line-it", "A sits 0; start; A: resign; A: rematch", ["human", "random"], first=0)
    assert (scene.table["status"], scene.table["match"]) == ("playing", 1)


def test_nobody_waits_for_whoever_has_left(played):
    """Who leaves the table is not asked; who closes the page is, until it is clear that they do not come back."""
    scene = played("line-it", f"A listens; B listens; {TWO}; B: rematch; A leaves", first=0)
    assert scene.kinds().count("started") == 2
    scene = played("line-it", f"A listens; B listens; {TWO}; B: rematch; A goes; wait 14", first=0)
    assert scene.table["status"] == "over"
    scene.play("wait 2")
    assert (scene.table["status"], scene.table["match"]) == ("playing", 1)


def test_one_person_answers_for_all_their_seats_and_a_third_is_awaited(played):
    script = "A listens; B listens; A sits 0, A sits 1, B sits 2; start; A@0: resign; A@1: resign; A: rematch"
    scene = played("line-it", script, ["human"] * 3, first=0)
    assert (scene.table["status"], scene.table["ready"]) == ("over", [0, 1])
    scene.play("B: rematch")
    assert scene.table["status"] == "playing"


def test_where_a_match_takes_days_everybody_is_asked_who_has_not_left(played):
    scene = played("line-it", f"{TWO}; wait 60; B: rematch; wait 60", first=0, house=SLOW)
    assert (scene.table["status"], scene.table["ready"]) == ("over", [1])
    scene.play("A: rematch")
    assert scene.table["status"] == "playing"


def test_who_is_ready_is_known_after_a_restart(played):
    scene = played("line-it", f"A listens; B listens; {TWO}; B: rematch", first=0)
    scene.crash()
    scene.restart()
    assert scene.table["ready"] == [1]
