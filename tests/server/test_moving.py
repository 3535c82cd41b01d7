"""A move over the open WebSocket is the same as one at its door: the same answer, refusals and limits; one move however often."""

import contextlib
import random
import re

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from linewright.client import Client
from linewright.server.settings import BODY_BYTES
from linewright.server.web.socket import NEVER, missing_after, read_text
from tests.server.conftest import Guest, Running

ENDED, TOO_BIG = 1008, 1009  # WebSocket close codes


@contextlib.contextmanager
def talk(person, table, *, changes=1, who=True):
    """A WebSocket of a person at a table, and what has come over it, read as far as an answer."""
    headers = person.auth if who else {}
    with connect(f"ws{person.url[4:]}{table}/live?changes={changes}", additional_headers=headers, compression=None) as socket:
        yield socket


def ask(socket, **move):
    """Send a move; the answer to it, whatever comes in between."""
    socket.send(msgspec.json.encode(move), text=True)
    return answer(socket)


def answer(socket):
    while "answer" not in (message := msgspec.json.decode(socket.recv(30))):
        pass
    return message


def begin(guest, **more):
    """A table of two people; whose turn it is comes first."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human", house={"takeover": 0}, **more)
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    seats = {0: ada, 1: bob}
    acting = next(view for one in (ada, bob) for view in one.update(table)["views"] if view["legal"])
    mover = seats.pop(acting["seat"])
    return table, mover, acting, *seats.values()


def at_door(person, table, **move):
    """What the door of moves answers: status, body, and when to ask again."""
    answer = person.http.post(f"{table}/moves", content=msgspec.json.encode(move), headers=person.auth)
    return answer.status_code, answer.json(), answer.headers.get("retry-after")


def test_a_move_is_made_once_whichever_way_it_comes_again(guest):
    table, mover, place, other = begin(guest)
    number = mover.update(table)["number"]
    move = {"seat": place["seat"], "text": place["legal"][0], "after": number, "id": "m1"}
    with talk(mover, table) as socket, other.listen(table, number) as hears:
        assert ask(socket, **move) == {"answer": "m1", "number": number + 1}
        assert ask(socket, **move) == {"answer": "m1", "number": number + 1}
        assert at_door(mover, table, **move) == (200, {"number": number + 1}, None)
        hears.recv(30)
        told = msgspec.json.decode(hears.recv(30))
    assert [(event["number"], event["id"]) for event in told["events"]] == [(number + 1, "m1")]
    assert mover.update(table)["number"] == number + 1
    acting = mover.update(table)["views"][0] if mover.update(table)["views"][0]["legal"] else other.update(table)["views"][0]
    person = mover if acting["seat"] == place["seat"] else other
    again = {"seat": acting["seat"], "text": acting["legal"][0], "after": number + 1, "id": "m2"}
    assert at_door(person, table, **again)[1] == {"number": number + 2}
    with talk(person, table) as socket:
        assert ask(socket, **again) == {"answer": "m2", "number": number + 2}


def refusals(place, number):
    """Moves that are refused, each for a reason of its own."""
    good = {"seat": place["seat"], "text": place["legal"][0], "after": number, "id": "r1"}
    return [
        good | {"text": "jump"},
        good | {"text": "end end"},
        good | {"text": "x" * 2001},
        good | {"after": number - 1},
        good | {"after": number + 1},
        good | {"after": -1},
        good | {"seat": 1 - place["seat"]},
        good | {"seat": 77},
        good | {"seat": "0"},
        good | {"id": "r" * 65},
        good | {"id": ""},
        good | {"more": 1},
        {"id": "r1"},
        {},
    ]


def test_refusals_are_those_of_the_door_word_for_word(guest):
    table, mover, place, other = begin(guest)
    number = mover.update(table)["number"]
    stranger = guest("Cleo")
    for person in (mover, other, stranger):
        with talk(person, table) as socket:
            for move in refusals(place, number):
                status, refused, retry = at_door(person, table, **move)
                expected = {"status": status, "refused": refused} | ({"retry_after": int(retry)} if retry else {})
                got = ask(socket, **move)
                told = move.get("id", "")
                assert got.pop("answer") == (told if len(told) <= 64 else "")
                assert got == expected
                assert status >= 400
            for text in ("", "[", "[]", "null", "\ud800".encode("utf-8", "surrogatepass")):
                socket.send(text)
                got = answer(socket)
                assert (got["answer"], got["status"], got["refused"]["code"]) == ("", 400, "bad-request")
    assert mover.update(table)["number"] == number


def frames_of(chance, names):
    """Messages as a client may send them: whole, in parts with a PING between them, and long ones."""
    for name in names:
        text = msgspec.json.encode({"id": name, "more": "x" * chance.choice((0, 0, 0, 150, 3000))})
        if chance.random() < 0.2:
            half = len(text) // 2
            yield Frame(Opcode.TEXT, text[:half], fin=False)
            yield Frame(Opcode.PING, b"there?")
            yield Frame(Opcode.CONT, text[half:])
        else:
            yield Frame(Opcode.TEXT, text)
            if chance.random() < 0.2:
                yield Frame(Opcode.PONG, b"")


def test_messages_are_heard_whatever_pieces_they_come_in(guest):
    table, mover, _, _ = begin(guest)
    for seed in range(6):
        chance = random.Random(seed)  # noqa: S311  texts and pieces
        names = [f"n{number}" for number in range(12)]
        sent = b"".join(frame.serialize(mask=True) for frame in frames_of(chance, names))
        with talk(mover, table) as socket:
            while sent:
                size = chance.choice((1, 5, 30, 200, 2000))
                socket.socket.sendall(sent[:size])
                sent = sent[size:]
            assert [answer(socket)["answer"] for _ in names] == names


def test_it_is_known_where_frames_begin_or_known_that_it_is_not():
    for seed in range(300):
        chance = random.Random(seed)  # noqa: S311  texts and pieces
        frames = [frame.serialize(mask=True) for frame in frames_of(chance, ["n1", "n2", "n3", "n4"])]
        ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
        sent, at, missing = b"".join(frames), 0, 0
        while at < len(sent) and missing != NEVER:
            size = chance.choice((1, 5, 30, 200, 2000, 10_000))
            missing = missing_after(sent[at : at + size], missing)
            at = min(len(sent), at + size)
            assert missing in (NEVER, min(end for end in ends if end >= at) - at)
    assert missing_after(b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=True) for size in (0, 125, 126, 70_000)), 0) == 0


def test_only_a_short_message_that_comes_whole_and_alone_is_taken_at_once():
    for size in (0, 1, 125, 126, 1024):
        text = random.Random(size).randbytes(size)  # noqa: S311  any bytes
        whole = Frame(Opcode.TEXT, text).serialize(mask=True)
        assert read_text(whole) == text
        others = [whole[:-1], whole + b"\x81", Frame(Opcode.TEXT, text).serialize(mask=False), b""]
        others += [Frame(Opcode.TEXT, text, fin=False).serialize(mask=True), Frame(Opcode.BINARY, text).serialize(mask=True)]
        assert [read_text(other) for other in others] == [None] * len(others)
    assert read_text(Frame(Opcode.TEXT, b"x" * 1025).serialize(mask=True)) is None


def test_whoever_has_no_name_here_may_not_move(guest):
    table, mover, place, _ = begin(guest)
    number = mover.update(table)["number"]
    move = {"seat": place["seat"], "text": place["legal"][0], "after": number, "id": "n1"}
    with talk(mover, table, who=False) as socket:
        got = ask(socket, **move)
    assert (got["answer"], got["status"], got["refused"]["code"]) == ("n1", 401, "no-person")
    assert mover.update(table)["number"] == number


def send_until_closed(socket, text):
    """Send a message again and again until the line ends; how it ended, and the codes of the refusals before."""
    codes = []
    try:
        while True:
            socket.send(text)
            codes.append(answer(socket)["refused"]["code"])
    except ConnectionClosed as closed:
        return closed.rcvd.code, set(codes)


def test_a_session_that_has_ended_makes_no_more_moves(guest):
    table, mover, place, _ = begin(guest)
    number = mover.update(table)["number"]
    move = {"seat": place["seat"], "text": place["legal"][0], "after": number, "id": "e1"}
    with talk(mover, table) as socket:
        mover.http.delete("/api/session", headers=mover.auth)
        code, refused = send_until_closed(socket, msgspec.json.encode(move))
    assert (code, refused - {"no-person"}) == (ENDED, set())


def test_a_message_that_is_too_large_ends_the_line(guest):
    table, mover, _, _ = begin(guest)
    with talk(mover, table) as socket:
        assert send_until_closed(socket, "x" * (BODY_BYTES + 1)) == (TOO_BIG, set())


def test_moves_of_both_ways_share_one_limit(tmp_path):
    running = Running(str(tmp_path / "tables.db"), tmp_path, limits="moves=0.2,people=100,reads=1000").start()
    try:
        table, mover, place, _ = begin(lambda name: Guest(running.url, name))
        move = {"seat": place["seat"], "text": "jump", "after": 0, "id": "l1"}
        with talk(mover, table) as socket:
            codes = [ask(socket, **move)["refused"]["code"] for _ in range(2)]
            got = ask(socket, **move)
        assert {*codes, got["refused"]["code"]} <= {"unreadable-move", "stale", "too-many"}
        assert (got["status"], got["refused"]["code"]) == (429, "too-many")
        status, refused, retry = at_door(mover, table, **move)
        assert (status, refused["code"]) == (429, "too-many")
        assert 1 <= got["retry_after"] <= 5
        assert 1 <= int(retry) <= 5
    finally:
        running.stop()


def test_many_moves_sent_at_once_are_all_answered(guest):
    table, mover, place, _ = begin(guest)
    number = mover.update(table)["number"]
    moves = [{"seat": place["seat"], "text": place["legal"][0], "after": number, "id": f"q{k}"} for k in range(60)]
    with talk(mover, table) as socket:
        for move in moves:
            socket.send(msgspec.json.encode(move), text=True)
        answers = [answer(socket) for _ in moves]
    assert sorted(one["answer"] for one in answers) == sorted(move["id"] for move in moves)
    assert [one["number"] for one in answers if "number" in one] == [number + 1]


def answers(person):
    """How many moves were answered over WebSockets, and how many at their door."""
    counted = person.http.get("/metrics").text
    routes = ("WS move", "POST /api/tables/{table}/moves")
    found = [re.search(rf'answer_seconds_count{{route="{re.escape(route)}"}} (\S+)', counted) for route in routes]
    return [float(one[1]) if one else 0.0 for one in found]


def test_the_client_moves_over_the_line_while_it_listens_and_at_the_door_when_it_is_lost(guest):
    ada = guest("Ada")
    table = ada.create("line-it", "me", "random")
    before = answers(ada)

    async def play():
        async with Client(ada.url, ada.secret) as client:
            mine = client.table(table)
            await mine.start()
            return await mine.play(lambda _view, legal: legal[0])

    assert Guest.run(play())["table"]["status"] == "over"
    over, door = (now - then for now, then in zip(answers(ada), before, strict=True))
    assert (over > 5, door) == (True, 0)

    async def move_on_a_lost_line():
        async with Client(ada.url, ada.secret) as client:
            mine = client.table(table)
            await mine.ask("rematch")
            async for update in mine.listen():
                (place,) = update["views"]
                if place["legal"]:
                    await mine._line._stream.close()
                    return await mine.move(place["seat"], place["legal"][0], update["number"]) > update["number"]
        raise AssertionError

    assert Guest.run(move_on_a_lost_line())
