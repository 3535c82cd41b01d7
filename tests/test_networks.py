import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.networks import ip, work_apart
from tests.server.fleet import what_is_missing


def test_what_is_done_to_networks_of_ones_own_nobody_else_notices():
    if missing := what_is_missing():
        pytest.skip(f"2026-11-18: this machine lacks {missing}")
    before = socket.if_nameindex()

    def add_a_network() -> list[tuple[int, str]]:
        ip("link", "add", "lwbridge", "type", "bridge")
        here.submit(note_networks).result()
        return socket.if_nameindex()

    def note_networks() -> None:
        seen.append(socket.if_nameindex())

    seen: list[list[tuple[int, str]]] = []
    with ThreadPoolExecutor(1) as here:
        here.submit(note_networks).result()  # its thread is of these networks
        there = work_apart(add_a_network)
    assert "lwbridge" in [name for _, name in there]
    assert seen == [before, before]
