"""What people do at a table besides moving: talk, take back, give up, pause, play again, leave, come back, be forgotten."""

import json
import sqlite3
import time

import pytest
from websockets.exceptions import ConnectionClosed

import linewright as lw

HORSE = "correct horse"
STAPLE = "battery staple"
WRONG = "wrong horse"


def two_at_a_table(guest, game="line-it", **more):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create(game, "me", "human", **more)
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    return ada, bob, table


def who_acts(ada, bob, table):
    """Who may act, who waits, and their seats."""
    return (ada, 0, bob, 1) if ada.update(table)["views"][0]["legal"] else (bob, 1, ada, 0)


def kinds(person, table, since=0):
    return [event["kind"] for event in person.update(table, since)["events"]]


def listen_to_the_end(hears):
    while True:
        hears.recv(timeout=5)


def test_an_undo_is_free_while_nothing_was_revealed_and_nobody_acted(guest):
    ada, bob, table = two_at_a_table(guest)
    acts, seat, waits, other = who_acts(ada, bob, table)
    before = acts.update(table)["views"]
    number = acts.move(table)
    acts.done(table, "undo", seat=seat)
    update = acts.update(table, number)
    assert [(event["kind"], event.get("moves")) for event in update["events"]] == [("undone", 0)]
    assert update["views"] == before
    assert waits.refused(table, "undo", seat=other) == (422, "nothing-to-undo")


def test_an_undo_after_others_acted_needs_their_consent(guest):
    ada, bob, table = two_at_a_table(guest)
    acts, seat, waits, other = who_acts(ada, bob, table)
    while acts.move(table, -1):  # to the end of the turn
        pass
    waits.move(table)
    moves = acts.update(table)["table"]["moves"]
    number = acts.done(table, "undo", seat=seat)
    question = waits.update(table)["table"]["question"]
    assert (question["kind"], question["seat"], question["waiting"]) == ("undo", seat, [other])
    assert acts.refused(table, "undo", seat=seat) == (409, "already-asked")
    assert acts.refused(table, "undo/answer", seat=seat, yes=True) == (409, "nothing-asked")
    waits.done(table, "undo/answer", seat=other, yes=False)
    assert acts.update(table)["table"]["question"] is None
    acts.done(table, "undo", seat=seat)
    waits.done(table, "undo/answer", seat=other, yes=True)
    assert kinds(acts, table, number - 1) == ["undo-asked", "undo-answered", "undo-asked", "undone"]
    assert acts.update(table)["table"]["moves"] < moves
    assert acts.update(table)["views"][0]["legal"]


def test_a_drawn_card_makes_an_undo_a_question(guest):
    """In Sequence with automatic drawing every move shows a new card."""
    ada, bob, table = two_at_a_table(guest, "sequence")
    acts, seat, _, _ = who_acts(ada, bob, table)
    number = acts.move(table)
    acts.done(table, "undo", seat=seat)
    assert kinds(acts, table, number) == ["undo-asked"]


def test_against_bots_nobody_has_to_agree(guest):
    ada = guest()
    table = ada.create("sequence", "me", "greedy")
    ada.done(table, "start")
    ada.wait(table, lambda update: update["views"][0]["legal"])
    ada.move(table)
    ada.wait(table, lambda update: update["views"][0]["legal"])
    ada.done(table, "undo", seat=0)
    assert kinds(ada, table)[-1] == "undone"


def test_who_resigns_loses_and_a_rematch_keeps_seats_and_rules(guest):
    ada, bob, table = two_at_a_table(guest, options={"bet_exact": True})
    ada.done(table, "resign", seat=0)
    over = bob.update(table)
    assert (over["table"]["status"], over["table"]["winners"]) == ("over", [1])
    assert over["views"][0]["legal"] == []
    assert ada.refused(table, "resign", seat=0) == (409, "match-over")
    assert ada.refused(table, "moves", seat=0, text="end", after=over["number"], id="x") == (409, "match-over")
    saved = lw.load(bob.get(f"{table}/export").text)
    assert saved.options["bet_exact"] is True
    bob.done(table, "rematch")
    again = bob.update(table)
    assert (again["table"]["status"], again["table"]["match"]) == ("playing", 1)
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Bob"]
    assert again["views"][0]["view"]["options"]["bet_exact"] is True
    assert lw.load(bob.get(f"{table}/export?match=0").text).save() == saved.save()
    assert bob.get(f"{table}/export").json()["code"] == "not-over"
    assert bob.get(f"{table}/export?match=2").json()["code"] == "no-such-match"


def test_with_three_seats_a_bot_plays_on_for_who_resigned(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me", "me")
    ada.done(table, "start")
    ada.done(table, "resign", seat=2)
    update = ada.update(table)
    assert update["table"]["status"] == "playing"
    assert update["table"]["seats"][2]["bot"] == "random"
    ada.done(table, "resign", seat=0)
    assert ada.update(table)["table"]["winners"] == [1]


def test_nothing_moves_during_a_pause(guest):
    ada, bob, table = two_at_a_table(guest)
    acts, seat, waits, _ = who_acts(ada, bob, table)
    waits.done(table, "pause")
    update = acts.update(table)
    assert update["table"]["status"] == "paused"
    assert update["views"][0]["legal"] == []
    assert acts.refused(table, "moves", seat=seat, text="end", after=update["number"], id="x") == (409, "paused")
    assert acts.refused(table, "pause") == (409, "paused")
    acts.done(table, "resume")
    assert acts.refused(table, "resume") == (409, "not-paused")
    assert acts.move(table)


def test_the_host_may_mute_and_remove(guest):
    ada, bob, table = two_at_a_table(guest)
    eve = guest("Eve")
    eve.done(table, "chat", text="  hello\n<b>there</b> ")
    said = ada.update(table)["events"][-1]
    assert (said["kind"], said["name"], said["text"]) == ("chat", "Eve", "hello <b>there</b>")
    assert bob.refused(table, "mute", person=eve.id) == (403, "not-host")
    ada.done(table, "mute", person=eve.id)
    assert eve.refused(table, "chat", text="but") == (403, "muted")
    ada.done(table, "mute", person=eve.id, on=False)
    eve.done(table, "chat", text="thanks")
    assert ada.refused(table, "mute", person="nobody") == (404, "no-such-person")
    assert ada.refused(table, "chat", text="x" * 501) == (400, "bad-request")
    assert ada.refused(table, "chat", text=" \n ") == (400, "bad-request")
    with bob.listen(table) as hears:
        hears.recv()
        ada.done(table, "remove", person=bob.id)
        with pytest.raises(ConnectionClosed) as closed:
            listen_to_the_end(hears)
        assert closed.value.rcvd.code == 1008
    assert bob.refused(table, "seats", seat=1) == (403, "removed")
    assert bob.get(f"{table}/events").json()["code"] == "removed"
    eve.done(table, "seats", seat=1)
    assert ada.update(table)["table"]["seats"][1]["name"] == "Eve"


def test_who_leaves_finds_the_same_seat_again_and_a_bot_plays_meanwhile(guest):
    ada, bob, table = two_at_a_table(guest)
    bob.done(table, "leave", seat=1)
    assert ada.update(table)["table"]["seats"][1]["bot"] == "random"
    eve = guest("Eve")
    assert eve.refused(table, "seats", seat=1) == (409, "seat-taken")
    ada.wait(table, lambda update: update["views"][0]["legal"] or update["table"]["status"] == "over")
    bob.done(table, "seats", seat=1)
    update = bob.update(table)
    assert update["table"]["seats"][1]["bot"] == ""
    assert update["views"][0]["seat"] == 1


def test_bots_do_not_play_on_when_everybody_has_left(guest):
    ada = guest()
    table = ada.create("line-it", "me", "random")
    ada.done(table, "start")
    number = ada.done(table, "leave", seat=0)
    time.sleep(0.5)
    assert ada.update(table)["number"] <= number + 1


def test_a_bot_waits_with_a_move_that_would_cost_a_person_a_draw(guest):
    """SQ-23: who draws by hand gets some seconds for it, however fast bots play; once drawn, the bot does not wait."""
    ada = guest()
    table = ada.create("sequence", "me", "random", first=0, options={"draw": "by_hand"})
    ada.done(table, "start")
    place = next(text for text in ada.update(table)["views"][0]["legal"] if text[0] != "d")
    ada.done(table, "moves", seat=0, text=place, after=ada.update(table)["number"], id="1")
    time.sleep(1.0)
    update = ada.update(table)
    assert "draw" in update["views"][0]["legal"]
    assert update["table"]["moves"] == 1
    ada.done(table, "moves", seat=0, text="draw", after=update["number"], id="2")
    began = time.monotonic()
    ada.wait(table, lambda update: update["table"]["moves"] > 2)
    assert time.monotonic() - began < 4


def test_a_host_who_leaves_before_the_beginning_leaves_it_to_the_next(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("line-it", "me", "human", "human")
    ada.done(table, "leave", seat=0)
    assert ada.update(table)["table"]["host"] == ada.id  # nobody else is there
    bob.done(table, "seats", seat=1)
    eve.done(table, "seats", seat=2)
    ada.done(table, "seats", seat=0)
    ada.done(table, "leave", seat=0)
    assert eve.update(table)["table"]["host"] == bob.id
    assert eve.refused(table, "start") == (403, "not-host")
    bob.done(table, "remove", person=eve.id)
    assert eve.get("/api/me/tables").json()["tables"] == []
    assert bob.get("/api/me/tables").json()["tables"][0]["host"] is True
    assert bob.refused(table, "start") == (409, "seats-empty")  # but it is his to ask


def test_seats_can_be_given_to_bots_and_opened_again(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "open")
    assert bob.refused(table, "bots", seat=1, bot="random") == (403, "not-host")
    assert ada.refused(table, "bots", seat=1, bot="deep blue") == (422, "unknown-bot")
    ada.done(table, "bots", seat=1, bot="random")
    assert bob.refused(table, "seats") == (409, "seats-full")
    ada.done(table, "bots", seat=1, bot="")
    bob.done(table, "seats")
    assert ada.refused(table, "bots", seat=1, bot="random") == (409, "seat-taken")
    bob.done(table, "leave", seat=1)
    ada.done(table, "start")
    assert ada.update(table)["table"]["seats"][1]["bot"] == "random"


def test_table_talk_is_found_by_admission_or_by_the_majority_of_the_others(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("sequence", "me", "human", options={"table_talk": True})
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    teams = ada.update(table)["views"][0]["view"]["teams"]
    assert ada.refused(table, "accuse", seat=0, text=f"talk {teams[0]}") == (409, "no-such-finding")
    assert ada.refused(table, "accuse", seat=0, text="dance") == (409, "no-such-finding")
    ada.done(table, "accuse", seat=0, text=f"talk {teams[1]}")
    bob.done(table, "vote", seat=1, yes=False)
    assert ada.update(table)["events"][-1]["rejected"] is True
    ada.done(table, "accuse", seat=0, text=f"talk {teams[1].lower()}")
    bob.done(table, "vote", seat=1, yes=True)
    last = ada.update(table)["events"][-1]
    assert (last["kind"], last["seat"], last["text"]) == ("move", None, f"talk {teams[1]}")


def test_an_account_brings_a_person_back_on_another_device(guest):
    ada, elsewhere = guest("Ada"), guest("Somebody")
    name = f"ada-{ada.id}"
    assert ada.post("/api/account", account=name, passphrase=WRONG[:5]).json()["code"] == "bad-request"
    assert ada.post("/api/account", account=name, passphrase=HORSE).json()["account"] == name.casefold()
    assert ada.post("/api/account", account="x" + name, passphrase=HORSE).json()["code"] == "has-account"
    assert elsewhere.post("/api/account", account=name.upper(), passphrase=STAPLE).json()["code"] == "account-taken"
    assert elsewhere.post("/api/session", account=name, passphrase=WRONG).status_code == 401
    assert elsewhere.post("/api/session", account="nobody", passphrase=WRONG).json()["code"] == "wrong-passphrase"
    assert elsewhere.post("/api/session", account=name, passphrase=HORSE).json()["id"] == ada.id
    assert elsewhere.get("/api/me").json()["id"] == ada.id
    assert elsewhere.http.delete("/api/session").status_code == 200
    assert elsewhere.get("/api/me").json()["code"] == "no-person"
    assert ada.get("/api/me").json()["name"] == "Ada"
    assert ada.post("/api/me", name=" Ada  L. ").json()["name"] == "Ada L."


def test_a_person_gets_all_their_data_and_is_erased_for_good(guest, server):
    ada, bob, table = two_at_a_table(guest)
    bob.done(table, "chat", text="my phone is 555-0199")
    acts, *_ = who_acts(ada, bob, table)
    acts.move(table)
    data = bob.get("/api/me/data").json()
    assert (data["me"]["name"], data["sessions"], len(data["tables"])) == ("Bob", 1, 1)
    assert {event["kind"] for event in data["events"]} >= {"sat", "chat"}
    assert "seed" not in json.dumps(data)
    with ada.listen(table) as hears:
        hears.recv()
        assert bob.http.delete("/api/me").status_code == 200
        assert json.loads(hears.recv())["events"][0]["kind"] == "erased"
    update = ada.get(f"{table}/events").text
    assert "555-0199" not in update
    assert "Bob" not in update
    assert ada.update(table)["table"]["seats"][1]["name"] == ""
    assert bob.http.get("/api/me", headers=bob.auth).status_code == 401
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as kept:
        bodies = [body for (body,) in kept.execute("SELECT body FROM event")]
        people = kept.execute("SELECT * FROM person WHERE id = ?", (bob.id,)).fetchall()
    kept.close()
    assert not [body for body in bodies if "555-0199" in body]
    assert people == []
