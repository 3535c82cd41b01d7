"""Games played by the workers of a Ray cluster, or of one that is started on this machine.

A worker is sent a plan and the number of a chunk, never code. One that dies is replaced and its chunk played again: a chunk is
decided by the plan and its number, so nothing changes.
"""

import logging
import socket
import warnings
from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from linewright.lab.errors import BadLab, need_package
from linewright.lab.plans import Plan, Table, simulator_of
from linewright.lab.running import AHEAD, Chunk, bounds_of, count_chunks, count_cores
from linewright.lab.tallies import Part

LOCAL = "local"
RETRIES = 5  # of a chunk whose worker died
KNOCK_SECONDS = 5.0  # Ray itself waits for minutes where nobody answers

_tables: dict[Plan, Table] = {}  # of a worker, which plays one chunk at a time


def play_chunk(plans: Sequence[Plan], games: int, number: int, keeps: bool) -> Chunk:  # noqa: FBT001  Ray calls it
    """What comes of a chunk, in a worker."""
    first, last = bounds_of(number, games)
    rows: list[np.ndarray] = []
    for plan in plans:
        if plan not in _tables:
            _tables[plan] = Table(plan)
        rows.append(_tables[plan].play(first, last, lambda: False))
    return Part.of(plans, rows), rows if keeps else None


def play_in_cluster(plans: Sequence[Plan], games: int, on: str, workers: int | None, *, keeps: bool) -> Generator[Chunk]:
    """What comes of each chunk, in order; raises BadLab where there is no Ray, or no cluster."""
    ray = need_package("ray", "ray")
    for plan in plans:
        simulator_of(plan)  # workers on this machine find it in the cache
    began_here = not ray.is_initialized()
    if began_here:
        join(ray, on, workers)
    try:
        yield from hand_out(ray, plans, games, workers, keeps=keeps)
    finally:
        if began_here:
            ray.shutdown()


def join(ray: Any, on: str, workers: int | None) -> None:
    """Start Ray here, or join a cluster; raises BadLab."""
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        try:
            if on == LOCAL:
                ray.init(num_cpus=workers or count_cores(), include_dashboard=False, **quiet)
            else:
                knock(on)
                ray.init(address=on, **quiet)
        except Exception as error:  # Ray raises what it likes
            why = str(error).strip().splitlines() or [type(error).__name__]
            raise BadLab("lab-no-cluster", address=on, why=why[0]) from error


def knock(address: str) -> None:
    """Raise OSError or ValueError where nobody listens at an address such as ray://host:10001; `auto` is Ray's own to find."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()


def hand_out(ray: Any, plans: Sequence[Plan], games: int, workers: int | None, *, keeps: bool) -> Generator[Chunk]:
    """Send chunks to workers, some ahead for each, and wait for them in order."""
    play = ray.remote(max_retries=RETRIES)(play_chunk)
    shared = ray.put(tuple(plans))
    ahead = AHEAD * max(workers or 0, int(ray.cluster_resources().get("CPU", 1)))
    chunks = count_chunks(games)
    waiting: dict[int, Any] = {}
    sent = 0
    for number in range(chunks):
        while sent < chunks and len(waiting) < ahead:
            waiting[sent] = play.remote(shared, games, sent, keeps)
            sent += 1
        yield ray.get(waiting.pop(number))
