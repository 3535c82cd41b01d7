"""What people do at a table besides moving: talk, take back, give up, pause, play again, leave, come back, be forgotten."""

import json
import re
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

import linewright as lw
from linewright.server.refusals import Refusal

HORSE = "correct horse"
STAPLE = "battery staple"
WRONG = "wrong horse"
TWO = "A sits 0, B sits 1; start"


def two_at_a_table(guest, game="line-it", *, starts=True, **more):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create(game, "me", "human", **more)
    bob.done(table, "seats", seat=1)
    if starts:
        ada.done(table, "start")
    return ada, bob, table


def who_acts(ada, bob, table):
    """Who may act, who waits, and their seats."""
    return (ada, 0, bob, 1) if ada.update(table)["views"][0]["legal"] else (bob, 1, ada, 0)


def listen_to_the_end(hears):
    while True:
        hears.recv(timeout=60)


def test_an_undo_is_free_while_nothing_was_revealed_and_nobody_acted(played):
    scene = played("line-it", TWO, first=0)
    before = scene.update("A")["views"]
    scene.play("A: *; A: undo")
    assert [(event["kind"], event.get("moves")) for event in scene.events(scene.number - 1)] == [("undone", 0)]
    assert scene.update("A")["views"] == before
    scene.play("B: undo -> nothing-to-undo")


def test_an_undo_after_others_acted_needs_their_consent(played):
    scene = played("line-it", TWO, first=0)
    while scene.legal("A"):  # to the end of the turn
        scene.play("A: *-1")
    moves = scene.play("B: *").table["moves"]
    question = scene.play("A: undo").table["question"]
    number = scene.number
    assert (question["kind"], question["seat"], question["waiting"]) == ("undo", 0, [1])
    scene.play("A: undo -> already-asked; A: yes -> nothing-asked; B: no")
    assert scene.table["question"] is None
    scene.play("A: undo; B: yes")
    assert scene.kinds(number - 1) == ["undo-asked", "undo-answered", "undo-asked", "undone"]
    assert scene.table["moves"] < moves
    assert scene.legal("A")


def test_silence_for_half_a_minute_is_a_no(played):
    scene = played("sequence", f"{TWO}; A: *; A: undo; wait 29.9", first=0)
    assert scene.table["question"] is not None
    scene.play("wait 0.2")
    assert scene.table["question"] is None
    assert (scene.events()[-1]["kind"], scene.events()[-1]["yes"]) == ("undo-answered", False)


def test_a_drawn_card_makes_an_undo_a_question(played):
    """In Sequence with automatic drawing every move shows a new card."""
    assert played("sequence", f"{TWO}; A: *; A: undo", first=0).kinds()[-1] == "undo-asked"


def test_against_bots_nobody_has_to_agree(played):
    scene = played("sequence", "A sits; start; A: *; A: undo", ["human", "greedy"], first=0)
    assert scene.kinds()[-1] == "undone"
    assert scene.table["moves"] == 0


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
    for person in (bob, ada):
        person.done(table, "rematch")
    again = bob.update(table)
    assert (again["table"]["status"], again["table"]["match"]) == ("playing", 1)
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Bob"]
    assert again["views"][0]["view"]["options"]["bet_exact"] is True
    assert lw.load(bob.get(f"{table}/export?match=0").text).save() == saved.save()
    assert bob.get(f"{table}/export").json()["code"] == "not-over"
    assert bob.get(f"{table}/export?match=2").json()["code"] == "no-such-match"


def test_with_three_seats_a_bot_plays_on_for_who_resigned(played):
    scene = played("line-it", "A sits, A sits, A sits; start; A@2: resign")
    assert scene.table["status"] == "playing"
    assert scene.table["seats"][2]["bot"] == "random"
    scene.play("A@0: resign")
    assert scene.table["winners"] == [1]


def test_nothing_moves_during_a_pause(played):
    scene = played("line-it", f"{TWO}; B: pause", first=0)
    assert scene.table["status"] == "paused"
    assert scene.legal("A") == []
    scene.play("A: end -> paused; A: pause -> paused; A: resume; A: resume -> not-paused; A: *")


def test_the_host_may_mute_and_remove(guest):
    ada, bob, table = two_at_a_table(guest, starts=False)
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


def test_who_leaves_finds_the_same_seat_again_and_a_bot_plays_meanwhile(played):
    scene = played("line-it", f"{TWO}; B leaves", first=1)
    assert scene.table["seats"][1]["bot"] == "random"
    assert scene.legal("A")  # the bot has made its turn
    scene.play("E sits 1 -> seat-taken; B sits 1")
    assert scene.table["seats"][1]["bot"] == ""
    assert scene.view("B")["seat"] == 1


def test_bots_do_not_play_on_when_everybody_has_left(played):
    scene = played("line-it", "A sits; start; A leaves", ["human", "random"], first=0)
    number = scene.number
    assert scene.kinds()[-1] == "left"
    assert scene.play("wait 60").number == number


def test_a_bot_waits_with_a_move_that_would_cost_a_person_a_draw(played):
    """SQ-23: who draws by hand gets some seconds for it, however fast bots play; once drawn, the bot does not wait."""
    scene = played("sequence", "A sits; start", ["human", "random"], first=0, options={"draw": "by_hand"})
    place = next(number for number, text in enumerate(scene.legal("A")) if text[0] != "d")
    scene.play(f"A: *{place}; wait 4.9")
    assert "draw" in scene.legal("A")
    assert scene.table["moves"] == 1
    scene.play("A: draw")
    assert scene.table["moves"] > 2
    moves = scene.play(f"A: *{place}").table["moves"]
    assert scene.play("wait 5.1").table["moves"] > moves  # it does not wait for ever


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


def test_seats_can_be_given_to_bots_and_opened_again(played):
    scene = played("line-it", "A sits 0; B@1: bot random -> not-host; A@1: bot deep blue -> unknown-bot", ["human", "open"])
    scene.play("A@1: bot random; B sits -> seats-full; A@1: bot; B sits; A@1: bot random -> seat-taken; B leaves; start")
    assert scene.table["seats"][1]["bot"] == "random"


def test_table_talk_is_found_by_admission_or_by_the_majority_of_the_others(played):
    scene = played("sequence", TWO, ["human", "human", "greedy", "greedy"], options={"table_talk": True})
    own, other = scene.view("A")["view"]["teams"][:2]
    scene.play(f"A: accuse talk {own} -> no-such-finding; A: accuse dance -> no-such-finding; A: accuse talk {other}; B: no")
    assert scene.events()[-1]["rejected"] is True
    last = scene.play(f"A: accuse talk {other.lower()}; B: yes").events()[-1]
    assert (last["kind"], last["seat"], last["text"]) == ("move", None, f"talk {other}")


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


@pytest.mark.parametrize(
    "guessed", ["password", "12345678", "        ", "PassWord", "pass word", "abababab", "lovelace ada", "augusta ada"]
)
def test_a_passphrase_that_is_guessed_first_is_refused(guest, guessed):
    ada = guest("Augusta Ada")
    assert ada.post("/api/account", account="Lovelace Ada", passphrase=guessed).json()["code"] == "common-passphrase"


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
    assert re.search(r"\bBob\b", update) is None  # ids are letters, too
    assert ada.update(table)["table"]["seats"][1]["name"] == ""
    assert bob.http.get("/api/me", headers=bob.auth).status_code == 401
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as kept:
        bodies = [body for (body,) in kept.execute("SELECT body FROM event")]
        people = kept.execute("SELECT * FROM person WHERE id = ?", (bob.id,)).fetchall()
    kept.close()
    assert not [body for body in bodies if "555-0199" in body]
    assert people == []


def test_who_may_not_watch_may_not_chat_either(played):
    scene = played("line-it", f"{TWO}; E: say hello -> no-spectators; A: say hello; B: say hello", house={"spectators": False})
    assert [event["name"] for event in scene.events() if event["kind"] == "chat"] == ["A", "B"]


def test_where_somebody_was_sent_away_nobody_watches_without_a_name(played):
    scene = played("line-it", "A sits 0, B sits 1; E: say hello; start")
    assert scene.update()["number"] == scene.number  # somebody unknown
    scene.play("A: remove E")
    with pytest.raises(Refusal, match="name"):
        scene.update()
    assert scene.update("B")["number"] == scene.number
