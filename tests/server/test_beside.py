"""What is told beside the game: who is there, and what watchers say among themselves, of which no seat hears while it plays."""

import json
import sqlite3

import pytest

from linewright.server.hall.gathering import STAYING_SECONDS
from linewright.server.hall.people import MOST_NAMED
from linewright.server.keep.asides import KEPT_LINES
from linewright.server.table.acts.chat import PHRASES

TWO = "A sits 0, B sits 1; start; A listens; B listens; wait 1"
GONE = STAYING_SECONDS + 1


def people(scene, who="A"):
    """Who is there, as somebody has heard last."""
    return [one["people"] for one in scene.told[who] if "people" in one][-1]


def aside(scene, who):
    """What somebody has heard of what watchers say."""
    return [line["text"] for one in scene.told[who] for line in one.get("aside", [])]


def test_everybody_hears_who_comes_and_who_goes(played):
    scene = played("line-it", TWO)
    assert people(scene) == people(scene, "B") == {"here": [0, 1], "watching": 0, "watchers": []}
    scene.play("B goes; wait 1")
    assert people(scene)["here"] == [0, 1]  # the page may be loading anew
    scene.play(f"wait {GONE}")
    assert people(scene)["here"] == [0]
    scene.play("B listens; wait 1")
    assert people(scene) == people(scene, "B")
    assert people(scene)["here"] == [0, 1]


def test_a_move_has_nobody_look_who_is_there(played):
    scene = played("line-it", TWO, first=0)
    scene.play("A: *")
    assert not scene._gathering.stirred.is_set()
    scene.play("B leaves")
    assert scene._gathering.stirred.is_set()


def test_nothing_of_who_is_there_is_written(played):
    scene = played("line-it", TWO)
    number, log = scene.number, scene.stored()
    scene.play(f"B goes; wait {GONE}; B listens; C listens; _ listens; wait 1; C goes; wait {GONE}")
    assert (scene.number, scene.stored()) == (number, log)


def test_a_page_that_is_loaded_anew_again_and_again_is_told_of_to_nobody(played):
    scene = played("line-it", TWO)
    told = len(scene.told["A"])
    scene.play("B goes; wait 2; B listens; wait 2; B goes; wait 2; B listens; wait 20")
    assert len(scene.told["A"]) == told


def test_watchers_are_counted_and_those_with_a_name_named(played):
    scene = played("line-it", f"{TWO}; C listens; _ listens; wait 1")
    watchers = [{"person": scene.people["C"].id, "name": "C"}]
    assert people(scene) == {"here": [0, 1], "watching": 2, "watchers": watchers}
    scene.play(f"_ goes; C goes; wait {GONE}")
    assert people(scene) == {"here": [0, 1], "watching": 0, "watchers": []}


def test_of_very_many_watchers_some_are_named_and_all_counted(played):
    scene = played("line-it", TWO)
    gathering = scene._gathering
    for number in range(MOST_NAMED + 20):
        gathering.listeners[f"w{number}"], gathering.names[f"w{number}"] = 1, f"W{number}"
    scene.play("_ listens; wait 1")
    assert people(scene)["watching"] == MOST_NAMED + 21
    assert len(people(scene)["watchers"]) == MOST_NAMED


def test_whoever_sits_down_watches_no_more(played):
    scene = played("line-it", "A sits 0; A listens; B listens; wait 1", seats=["human", "human"])
    assert [one["name"] for one in people(scene)["watchers"]] == ["B"]
    scene.play("B sits 1; wait 1")
    assert people(scene) == {"here": [0, 1], "watching": 0, "watchers": []}


def test_whoever_left_their_seat_is_not_there_though_they_look_on(played):
    scene = played("line-it", f"{TWO}; B leaves; wait 1")
    assert people(scene)["here"] == [0]


def test_many_who_come_at_once_are_told_once(played):
    scene = played("line-it", TWO)
    told = len(scene.told["A"])
    for letter in "CDEFG":
        scene.play(f"{letter} listens")
    scene.play("wait 1")
    assert people(scene)["watching"] == 5
    assert len(scene.told["A"]) == told + 1


def test_watchers_talk_among_themselves_and_no_seat_hears_that_they_do(played):
    scene = played("line-it", f"{TWO}; C listens; D listens; _ listens; wait 1")
    heard = {who: list(scene.told[who]) for who in "AB_"}
    number = scene.number
    scene.play("C: aside take the nine!; D: aside no, the twelve; wait 1")
    assert aside(scene, "C") == aside(scene, "D") == ["take the nine!", "no, the twelve"]
    assert {who: scene.told[who] for who in "AB_"} == heard
    assert scene.number == number
    for who in ("A", "B", ""):
        assert "twelve" not in json.dumps(scene.update(who))


def test_watchers_are_not_heard_in_the_chat_of_a_match_and_players_not_among_watchers(played):
    scene = played("line-it", f"{TWO}; C: say hello -> watchers-apart; A: say hello; A: aside psst -> players-apart")
    scene.play("A: resign; C: say well done; C: aside psst -> not-aside")
    assert [event["text"] for event in scene.events() if event["kind"] == "chat"] == ["hello", "well done"]


def test_what_watchers_said_opens_when_the_match_is_over_and_not_before(played):
    scene = played("line-it", f"{TWO}; C listens; C: aside the nine; A: pause; C: aside a pause; A: resume; wait 1")
    assert aside(scene, "A") == []
    scene.play("A: resign; wait 1")
    assert aside(scene, "A") == aside(scene, "B") == ["the nine", "a pause"]
    scene.play("A: rematch; B: rematch; C: aside again; wait 1")
    assert scene.table["status"] == "playing"
    assert aside(scene, "A") == ["the nine", "a pause"]
    assert aside(scene, "C") == ["the nine", "a pause", "again"]


def test_somebody_who_comes_later_hears_what_was_said_before(played):
    scene = played("line-it", f"{TWO}; C: aside early; D listens; wait 1")
    assert aside(scene, "D") == ["early"]
    scene.crash()
    scene.told.clear()
    scene._listening.clear()
    scene.restart()
    scene.play("E listens; A listens; wait 1; E: aside late; wait 1")
    assert aside(scene, "E") == ["early", "late"]
    assert aside(scene, "A") == []


def test_only_the_last_lines_are_kept(played):
    scene = played("line-it", f"{TWO}; C listens")
    for number in range(KEPT_LINES + 5):
        scene.play(f"C: aside {number}")
    scene.play("D listens; wait 1")
    assert aside(scene, "D")[0] == "5"
    assert len(aside(scene, "D")) == KEPT_LINES
    with sqlite3.connect(scene._server.settings.file) as file:
        assert file.execute("SELECT count(*) FROM aside").fetchone() == (KEPT_LINES,)


def test_the_host_silences_and_removes_somebody_who_only_watches(played):
    scene = played("line-it", f"{TWO}; C listens; wait 1")
    scene.play("A: mute C; C: aside hello -> muted; A: unmute C; C: aside hello; A: remove C; C: aside hello -> removed")
    assert scene._listening["C"].done()


def test_where_nobody_may_watch_nobody_speaks_among_watchers(played):
    played("line-it", "A sits 0, B sits 1; start; C: aside hello -> no-spectators", house={"spectators": False})


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_sent_by_its_name(played, phrase):
    scene = played("line-it", f"A sits 0, B sits 1; A: phrase {phrase}; start; B: phrase {phrase}")
    said = [event for event in scene.events() if event["kind"] == "chat"]
    assert [(event["text"], event["phrase"]) for event in said] == [("", phrase)] * 2


def test_neither_nothing_nor_a_phrase_with_a_text_can_be_said(guest):
    ada = guest("Ada")
    table = ada.create("line-it", "me", "greedy")
    for wish in ({}, {"text": " "}, {"text": "hi", "phrase": "hello"}, {"phrase": "shut-up"}):
        assert ada.refused(table, "chat", **wish) == (400, "bad-request")


def test_own_data_and_erasure_cover_what_one_said_among_watchers(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    eve.done(table, "aside", text="secret thought")
    fay = guest("Fay")
    assert [line["text"] for line in eve.get("/api/me/data").json()["aside"]] == ["secret thought"]
    assert [line["name"] for line in beside(fay, table)["aside"]] == ["Eve"]
    assert "aside" not in beside(ada, table)
    eve.http.delete("/api/me")
    assert "aside" not in beside(fay, table)
    assert beside(fay, table)["people"]["watchers"] == [{"person": fay.id, "name": "Fay"}]


def beside(who, table):
    """What somebody hears who asks."""
    return who.get(f"{table}/beside").json()["beside"]
