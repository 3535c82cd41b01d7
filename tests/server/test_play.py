"""People at a table, over a real socket: they sit down, play, hear of everything, and are refused in words."""

import json

import pytest

import linewright as lw
from linewright.bots import level_names
from linewright.core.registry import find


def kinds(update):
    return [event["kind"] for event in update["events"]]


@pytest.mark.parametrize("card", [find(name) for name in lw.games() if not find(name).puzzle], ids=lambda card: card.name)
def test_a_match_against_bots_is_played_to_the_end(played, card):
    scene = played(card.name, "A sits; start", ["human"] + ["random"] * (card.usual_seats - 1))
    for number in range(2000):
        if scene.table["status"] == "over":
            break
        scene.play(f"A: *{number % len(scene.legal('A'))}")
    match = lw.load(scene.truth.playing.save())
    assert match.is_over
    assert list(match.winners) == scene.table["winners"]
    assert scene.legal("A") == []


def test_a_match_that_is_over_can_be_had_and_is_in_the_list_of_ones_results(guest):
    ada = guest()
    table = ada.create("line-it", "me", "random", "random")
    ada.done(table, "start")
    ada.done(table, "resign", seat=0)  # a bot plays on
    update = ada.wait(table, lambda update: update["table"]["status"] == "over")
    match = lw.load(ada.get(f"{table}/export").text)
    assert match.is_over
    assert [seat for seat in match.winners if seat != 0] == update["table"]["winners"]  # who resigns wins nothing
    mine = ada.get("/api/me/tables").json()
    assert [result["seats"] for result in mine["results"]] == [[0]]
    assert mine["tables"][0]["status"] == "over"


def test_two_people_meet_by_code_and_both_hear_every_move(guest):
    ada, bob = guest("Ada"), guest("Bob")
    answer = ada.post("/api/tables", game="line-it", seats=["me", "human"]).json()
    found = bob.post("/api/join", code=answer["code"].lower()).json()
    assert found["id"] == answer["id"]
    table = f"/api/tables/{found['id']}"
    assert ada.refused(table, "start") == (409, "seats-empty")
    with ada.listen(table) as hears_a, bob.listen(table) as hears_b:
        assert kinds(json.loads(hears_a.recv())) == ["created", "sat"]
        assert kinds(json.loads(hears_b.recv())) == ["created", "sat"]
        bob.done(table, "seats")
        assert kinds(json.loads(hears_a.recv())) == ["sat"]
        assert kinds(json.loads(hears_b.recv())) == ["sat"]
        ada.done(table, "start")
        began = [json.loads(hears.recv()) for hears in (hears_a, hears_b)]
        assert [kinds(update) for update in began] == [["started"]] * 2
        assert [update["views"][0]["seat"] for update in began] == [0, 1]
        for _ in range(20):
            number = ada.move(table) or bob.move(table)
            heard = [json.loads(hears.recv()) for hears in (hears_a, hears_b)]
            assert [update["number"] for update in heard] == [number] * 2
            assert heard[0]["events"] == heard[1]["events"]
            assert heard[0]["events"][0]["told"]


def test_a_listener_can_begin_at_any_number_and_miss_nothing(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    ada.done(table, "start")
    for choice in range(12):
        ada.move(table, choice)
    whole = ada.update(table)
    for since in range(whole["number"] + 1):
        with ada.listen(table, since) as hears:
            update = json.loads(hears.recv())
        assert update["events"] == whole["events"][since:]
        assert update["views"] == whole["views"]
    with ada.http.stream("GET", f"{table}/stream?since=3") as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        line = json.loads(next(answer.iter_lines()))
    assert line["events"] == whole["events"][3:]


def test_a_retry_is_answered_like_the_first_and_done_once(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    ada.done(table, "start")
    update = ada.update(table)
    view = next(view for view in update["views"] if view["legal"])
    body = {"seat": view["seat"], "text": view["legal"][0], "after": update["number"], "id": "mine"}
    first = ada.post(f"{table}/moves", **body)
    ada.done(table, "chat", text="hm", id="c")
    again = ada.post(f"{table}/moves", **body)
    assert (first.status_code, first.content) == (again.status_code, again.content)
    assert kinds(ada.update(table, update["number"])) == ["move", "chat"]


def test_a_move_after_an_old_number_is_stale_but_chat_makes_none_so(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    ada.done(table, "start")
    number = ada.update(table)["number"]
    ada.done(table, "chat", text="hello")
    update = ada.update(table)
    view = next(view for view in update["views"] if view["legal"])
    move = {"seat": view["seat"], "text": view["legal"][0], "id": "1"}
    ada.done(table, "moves", after=number, **move)
    assert ada.refused(table, "moves", after=number, **(move | {"id": "2"})) == (409, "stale")
    assert ada.refused(table, "moves", after=number + 99, **(move | {"id": "3"})) == (409, "stale")


def test_every_refusal_has_a_code_the_words_and_the_rule(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    update = ada.update(table)
    acts = ada if update["views"][0]["legal"] else bob
    waits = bob if acts is ada else ada
    own, other = (0, 1) if acts is ada else (1, 0)
    number = update["number"]
    answer = acts.post(f"{table}/moves", seat=own, text="complete", after=number, id="1")
    refused = answer.json()
    assert answer.status_code == 409
    assert (refused["code"], refused["rule"][:3], refused["word"][:7]) == ("illegal-move", "LI-", "why-li-")
    answer = acts.post(f"{table}/moves", seat=own, text="jump", after=number, id="1")
    assert (answer.status_code, answer.json()["code"], answer.json()["word"]) == (422, "unreadable-move", "unreadable-move")
    assert waits.refused(table, "moves", seat=other, text="end", after=number, id="1") == (409, "not-your-turn")
    assert waits.refused(table, "moves", seat=own, text="end", after=number, id="1") == (403, "not-your-seat")
    assert waits.refused(table, "moves", seat=9, text="end", after=number, id="1") == (422, "no-such-seat")
    assert waits.refused("/api/tables/AAAAAAAAAAAAAAAA", "moves", seat=0, text="end", after=1, id="1") == (404, "no-such-table")
    assert bob.refused(table, "start") == (403, "not-host")
    assert ada.refused(table, "start") == (409, "already-started")
    assert ada.refused(table, "rematch") == (409, "not-over")
    assert ada.get(f"{table}/export").json()["code"] == "not-over"
    assert ada.update(table)["number"] == number


def test_a_table_can_only_be_what_its_game_can_be(guest):
    ada = guest()
    for wish, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"game": "line-it", "seats": ["me"] * 9}, "bad-seats"),
        ({"game": "line-it", "seats": ["me", "deep blue"]}, "bad-seat-wish"),
        ({"game": "line-it", "options": {"speed": 3}}, "bad-option"),
        ({"game": "line-it", "options": {"bet_exact": "perhaps"}}, "bad-option"),
        ({"game": "line-it", "options": {"seed": 3}}, "bad-request"),
        ({"game": "line-it", "house": {"bot": "deep blue"}}, "unknown-bot"),
        ({"game": "sequence", "options": {"board": "/etc/passwd"}}, "file-option"),
    ):
        answer = ada.post("/api/tables", **wish)
        assert answer.json()["code"] == code
        assert 400 <= answer.status_code < 500


def test_one_browser_may_hold_several_seats_and_sees_each(guest):
    ada = guest()
    table = ada.create("sequence", "me", "me")
    ada.done(table, "start")
    views = ada.update(table)["views"]
    assert [view["seat"] for view in views] == [0, 1]
    assert all(view["view"]["hand"] for view in views)


def test_whoever_shares_a_screen_has_a_name_of_their_own_until_it_is_erased(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("sequence", "me", "human", "human")
    ada.done(table, "seats", seat=1, called="  Jonas  ")
    bob.done(table, "seats", seat=2)
    assert ada.refused(table, "seats", seat=2, called="Eve")[1] == "seat-taken"
    ada.done(table, "start")
    update = bob.update(table)
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ada", "Jonas", "Bob"]
    assert [event.get("called", "") for event in update["events"] if event["kind"] == "sat"] == ["", "Jonas", ""]
    ada.done(table, "leave", seat=1)
    ada.done(table, "seats", seat=1)  # the same person comes back
    assert bob.update(table)["table"]["seats"][1]["name"] == "Jonas"
    assert ada.http.delete("/api/me").status_code == 200
    update = bob.update(table)
    assert [seat["name"] for seat in update["table"]["seats"]] == ["", "", "Bob"]
    assert "Jonas" not in str(update)


def test_a_spectator_sees_no_hand_and_may_be_kept_out(guest):
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.create("sequence", "me", "random")
    closed = ada.create("sequence", "me", "random", house={"spectators": False})
    for one in (table, closed):
        ada.done(one, "start")
    view = eve.update(table)["views"][0]
    assert (view["seat"], view["view"]["hand"], view["legal"]) == (None, [], [])
    assert eve.get(f"{closed}/events").json()["code"] == "no-spectators"


def test_the_games_and_the_code_of_a_link_are_told(guest):
    ada = guest()
    games = ada.get("/api/games").json()
    assert [card["name"] for card in games["games"]] == lw.games()
    assert "greedy" in games["bots"]
    for card in games["games"]:
        assert card["levels"] == level_names(card["name"])
    table = ada.create("line-it")
    picture = ada.get(f"{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
