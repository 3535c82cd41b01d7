"""What runs in the process that makes a review: it reads a saved match and writes how far it is, line by line. `main` is it."""

import os
import sys
from collections.abc import Callable

import msgspec

from linewright.core.match import load
from linewright.review.report import Review
from linewright.review.reviewing import review_in_passes
from linewright.server.bots.worker import settle_in

NICE = 19  # beyond that of bots: whoever plays goes first
TOLD_MOVES = 4  # between two notes of how far it is


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the process tells: how far it is, or a review, the last one the thorough one."""

    done: int = 0  # moves looked at
    total: int = 0
    review: Review | None = None


def make_review(text: str, tell: Callable[[Note], None], worlds: int | None = None) -> None:
    """Review a saved match and tell of it."""

    def note_progress(done: int, total: int) -> None:
        if done % TOLD_MOVES == 0:
            tell(Note(done, total))

    for review in review_in_passes(load(text), worlds=worlds, progress=note_progress):
        tell(Note(0, review.moves, review))


def main() -> None:
    """Make the review that is asked for through the pipe. Arguments: parent, memory."""
    parent, memory_mb = sys.argv[1:]
    settle_in(int(parent), int(memory_mb), NICE)
    notes = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def tell(note: Note) -> None:
        notes.write(msgspec.json.encode(note) + b"\n")
        notes.flush()

    make_review(sys.stdin.buffer.read().decode(), tell)
