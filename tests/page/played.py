"""Matches that people have played, made over the API: what pages about people show."""

from typing import Any

from tests.server.conftest import Guest


def call(guest: Guest, method: str, path: str, **body) -> Any:
    """Ask the server something that must be granted."""
    answer = guest.http.request(method, path, json=None if method == "GET" else body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def play(host: Guest, *others: Guest, game: str = "line-it") -> str:
    """Play a match that all give up but the host; gives the path of its table."""
    table = host.create(game, "me", *["human"] * len(others))
    for one in others:
        one.done(table, "seats")
    host.done(table, "start")
    resign(table, *others)
    return table


def resign(table: str, *people: Guest) -> None:
    """Let people give a match up."""
    for one in people:
        one.done(table, "resign", seat=one.update(table)["views"][0]["seat"])
