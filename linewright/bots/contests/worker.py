"""What runs in a process that plays games of a contest: it is sent jobs through a pipe and answers with outcomes.

Which seat thinks, and since when, it notes in a file that both processes have mapped: should it die or hang, the other one knows
who was to blame.
"""

import mmap
import os
import pickle
import struct
import sys
import time
from pathlib import Path
from typing import IO, Any

import numpy as np

import linewright.games  # noqa: F401  makes the games known
from linewright.bots.contests.playing import NOBODY, Desk, Task
from linewright.core import compile as compiler
from linewright.core.referee import referee_of

COMMAND = "from linewright.bots.contests.worker import main; main()"
LENGTH = struct.Struct("<I")  # stands before every message
READY = "ready"  # what a worker says when it has started


class Note:
    """Who thinks, since when, in a file that two processes share.

    It holds three numbers, each written at once: since when, by the monotonic clock; which seat; and since when once more.
    """

    blank = np.array([0.0, NOBODY, 0.0]).tobytes()  # what the file must hold before

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._numbers = np.frombuffer(mmap.mmap(opened.fileno(), len(self.blank)), np.float64)

    def write(self, seat: int) -> None:
        """Note that a seat thinks from now on, or NOBODY."""
        now = time.monotonic()
        self._numbers[0] = now
        self._numbers[1] = seat
        self._numbers[2] = now

    def read(self) -> tuple[int, float]:
        """The seat that thinks, or NOBODY, and for how many seconds; none where the note is half written: the times differ."""
        since, seat, again = self._numbers.tolist()
        return int(seat), time.monotonic() - since if since == again else 0.0


def send(pipe: IO[bytes], thing: Any) -> None:
    """Send something through a pipe; raises OSError where nobody listens."""
    message = pickle.dumps(thing)
    pipe.write(LENGTH.pack(len(message)) + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    """What comes through a pipe next; raises EOFError at its end."""
    header = pipe.read(LENGTH.size)
    if len(header) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(header)
    message = pipe.read(length)
    if len(message) < length:
        raise EOFError
    return pickle.loads(message)  # noqa: S301  from our own process through our own pipe


def main() -> None:
    """Be a worker: play what comes in, end when the pipe does. Argument: the file for notes."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # a bot that prints must not spoil the answers
    sys.path[:] = receive(sys.stdin.buffer)
    task: Task = receive(sys.stdin.buffer)
    note = Note(Path(sys.argv[1]))
    note.write(NOBODY)
    if compiler.is_ready(task.game):
        compiler.load_only([task.game])  # now, and not in the first thought of a bot
        referee_of(task.game).load()
    desk = Desk(task, note.write)
    send(answers, READY)
    while True:
        try:
            job = receive(sys.stdin.buffer)
        except EOFError:
            desk.close()
            return
        send(answers, desk.play(job))
