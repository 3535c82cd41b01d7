"""Where games are played: in threads of this process, on its GPU, or by the workers of a Ray cluster.

They are shared out in chunks, the last ones small, so that nobody waits long for whoever plays the last. What comes of them is
handed out in their order: nothing that is made of it can tell who played what.
"""

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from linewright.core import compile as compiler
from linewright.lab.errors import BadLab
from linewright.lab.plans import Plan, Stopped, Table, play_on_gpu, simulator_of
from linewright.lab.tallies import Part

CHUNK = 4096  # games
LAST_CHUNKS = 4  # that are shared out in pieces
PIECE = 512  # games
PIECES = 32  # of few games, which are shared out in smaller ones
GPU_CHUNKS = 64  # that a GPU plays at once
AHEAD = 12  # chunks of each worker that may wait until an earlier one is done: more than there are pieces in a chunk
CPU, CUDA = "cpu", "cuda"

Chunk = tuple[Part, list[np.ndarray] | None]  # what it adds up to, and the rows by plan where they are wanted


def bounds_of(number: int, games: int) -> tuple[int, int]:
    """The games of a chunk: CHUNK, or near the end a piece. The number of games alone decides it."""
    whole = count_whole_chunks(games)
    if number < whole:
        return number * CHUNK, (number + 1) * CHUNK
    piece = piece_of(games)
    first = whole * CHUNK + (number - whole) * piece
    return first, min(first + piece, games)


def count_chunks(games: int) -> int:
    """How many chunks so many games are, pieces among them."""
    whole = count_whole_chunks(games)
    return whole + -(-(games - whole * CHUNK) // piece_of(games))


def count_whole_chunks(games: int) -> int:
    """How many chunks of CHUNK games there are before the pieces."""
    return max(games // CHUNK - LAST_CHUNKS, 0)


def piece_of(games: int) -> int:
    """How many games a piece is."""
    return min(PIECE, -(-games // PIECES))


def count_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_in_threads(plans: Sequence[Plan], games: int, workers: int, *, keeps: bool) -> Generator[Chunk]:
    """What comes of each chunk, in order, played by so many threads."""
    own = threading.local()
    stop = threading.Event()

    def play(number: int) -> Chunk:
        if not hasattr(own, "tables"):
            own.tables = [Table(plan) for plan in plans]
        first, last = bounds_of(number, games)
        rows = [table.play(first, last, stop.is_set) for table in own.tables]
        return Part.of(plans, rows), rows if keeps else None

    pool = ThreadPoolExecutor(workers)
    try:
        yield from hand_out_in_order(lambda number: pool.submit(play, number), count_chunks(games), workers * AHEAD)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def hand_out_in_order(submit: "Callable[[int], Future[Chunk]]", chunks: int, ahead: int) -> Iterator[Chunk]:
    """The results of chunks in their order, so many of them under way at a time."""
    waiting: deque[Future[Chunk]] = deque()
    number = 0
    while waiting or number < chunks:
        while number < chunks and len(waiting) < ahead:
            waiting.append(submit(number))
            number += 1
        try:
            yield waiting.popleft().result()
        except Stopped:  # another chunk failed
            return


def play_on_cuda(plans: Sequence[Plan], games: int, *, keeps: bool) -> Generator[Chunk]:
    """The same, played by the GPU."""
    step = GPU_CHUNKS * CHUNK
    for start in range(0, games, step):
        stop = min(start + step, games)
        played = [play_on_gpu(plan, start, stop) for plan in plans]
        for first in range(0, stop - start, CHUNK):
            rows = [own[first : first + CHUNK] for own in played]
            yield Part.of(plans, rows), rows if keeps else None


def refuse_without_gpu() -> None:
    """Raise BadLab where there is no GPU, or nothing to speak to it with."""
    if not compiler.has_cuda():
        raise BadLab("lab-no-gpu")


def prepare(plans: Sequence[Plan], *, device: str, on: str | None, workers: int | None) -> None:
    """Build what games are played with here; raises BadLab where there is no such place to play."""
    if device not in (CPU, CUDA):
        raise BadLab("lab-bad-device", device=device, devices=f"{CPU}, {CUDA}")
    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 1):
        raise BadLab("lab-bad-workers", workers=str(workers))
    if device == CUDA:
        if on is not None:
            raise BadLab("lab-one-place")
        refuse_without_gpu()
    elif on is None:
        for plan in plans:
            simulator_of(plan)  # before threads ask for it: the compiler is not made for several at once


def play_chunks(
    plans: Sequence[Plan], games: int, *, device: str, on: str | None, workers: int | None, keeps: bool
) -> Generator[Chunk]:
    """What comes of each chunk, in order; raises BadLab where there is no such place to play."""
    prepare(plans, device=device, on=on, workers=workers)
    if device == CUDA:
        return play_on_cuda(plans, games, keeps=keeps)
    if on is not None:
        from linewright.lab.cluster import play_in_cluster  # needs Ray

        return play_in_cluster(plans, games, on, workers, keeps=keeps)
    return play_in_threads(plans, games, workers or count_cores(), keeps=keeps)
