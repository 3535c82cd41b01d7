"""A stream ends with the session it was opened with, with the person, and with the right to be there; then nothing is told."""

import json
import queue
import threading

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Guest, Running

PASSPHRASE = "nine lives of a cat"  # noqa: S105  nobody's


@pytest.fixture
def strict_listeners(tmp_path):
    """Make guests who may each have two streams."""
    running = Running(str(tmp_path / "tables.db"), tmp_path, limits="listeners=2").start()
    yield lambda name: Guest(running.url, name)
    running.stop()


def heard_after(hears, what):
    """What comes over a WebSocket after something was done, until it is closed; and the code it is closed with."""
    hears.recv(timeout=60)
    what()
    told: list[dict] = []

    def hear_all():
        while True:
            told.append(json.loads(hears.recv(timeout=60)))

    with pytest.raises(ConnectionClosed) as closed:
        hear_all()
    return told, closed.value.rcvd.code


def lines_after(person, table, what):
    """What comes over an NDJSON stream after something was done, until it ends."""
    with person.http.stream("GET", f"{table}/stream?since=0") as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        next(lines)
        what()
        return [line for line in lines if line]


def at_table(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    return ada, bob, table


def sign_out(person):
    assert person.http.delete("/api/session", headers=person.auth).status_code == 200


def erase(person):
    assert person.http.delete("/api/me", headers=person.auth).status_code == 200


def leave_and_talk(leave, one, other, table):
    """Somebody leaves, and then the other one talks."""

    def act():
        leave(one)
        other.done(table, "chat", text="now that he is gone")

    return act


@pytest.mark.parametrize("leave", [sign_out, erase])
def test_a_websocket_ends_with_the_session_and_with_the_person(guest, leave):
    ada, bob, table = at_table(guest)
    with ada.listen(table) as stays, bob.listen(table) as hears:
        stays.recv(timeout=60)
        told, code = heard_after(hears, leave_and_talk(leave, bob, ada, table))
        assert "now that he is gone" not in json.dumps(told)
        assert code == 1008
        while "now that he is gone" not in stays.recv(timeout=60):
            pass


@pytest.mark.parametrize("leave", [sign_out, erase])
def test_lines_of_json_end_with_the_session_and_with_the_person(guest, leave):
    ada, bob, table = at_table(guest)
    assert "now that he is gone" not in "".join(lines_after(bob, table, leave_and_talk(leave, bob, ada, table)))


def test_a_session_takes_only_its_own_streams_with_it(guest):
    ada, elsewhere = guest("Ada"), guest("Somebody")
    account = {"account": f"ada {ada.id}", "passphrase": PASSPHRASE}
    assert ada.post("/api/account", **account).status_code == 200
    assert elsewhere.post("/api/session", **account).json()["id"] == ada.id
    table = ada.create("line-it", "me", "me")
    with ada.listen(table) as hears:
        hears.recv(timeout=60)
        assert lines_after(elsewhere, table, lambda: elsewhere.http.delete("/api/session")) == []
        ada.done(table, "chat", text="still here")
        assert "still here" in hears.recv(timeout=60)


def test_who_is_sent_away_hears_no_more_and_that_is_no_fault_of_the_server(guest, server):
    ada, bob, table = at_table(guest)
    lines = lines_after(bob, table, lambda: ada.done(table, "remove", person=bob.id))
    assert lines == []
    assert "ASGI" not in server.log.read_text()


def test_of_many_streams_opened_at_once_no_more_are_let_in_than_may(strict_listeners):
    ada = strict_listeners("Ada")
    table = ada.create("line-it", "me", "me")
    answers: queue.Queue[int] = queue.Queue()
    together, decided = threading.Barrier(8), threading.Event()

    def listen():
        together.wait()
        try:
            with ada.listen(table):
                answers.put(200)
                decided.wait(60)
        except InvalidStatus as refused:
            answers.put(refused.response.status_code)

    threads = [threading.Thread(target=listen) for _ in range(8)]
    for thread in threads:
        thread.start()
    found = sorted(answers.get(timeout=60) for _ in threads)
    decided.set()
    for thread in threads:
        thread.join()
    assert found == [200] * 2 + [429] * 6
