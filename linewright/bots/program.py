"""Bots that are programs of their own: `cmd:python my_bot.py` is asked through stdin and answers on stdout, line by line.

Each question is one line of JSON, each answer one line of plain text; docs/library.md says what is asked.
"""

import contextlib
import json
import os
import queue
import shlex
import subprocess
import tempfile
import threading
import weakref
from pathlib import Path
from typing import IO, Any

from linewright.bots.bot import Bot
from linewright.core.errors import BadBot, LinewrightError, quote, reason_of
from linewright.core.game import Game
from linewright.core.generator import next_word
from linewright.core.seen import Seen

PREFIX = "cmd:"
ANSWER_SECONDS = 30.0  # a program that has not answered by then is taken for hung
LONGEST_ANSWER = 10_000  # characters
WORDS_KEPT = 200  # characters of what a program complained about last
NEVER = "never"  # the reaction of a program that will not act as things stand
DIED, LATE, NONSENSE = "died", "late", "nonsense"


class Lapse(LinewrightError):
    """A program that gave no answer: what became of it, and why."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__("bot-no-answer", why=why)
        self.kind = kind  # DIED, LATE or NONSENSE
        self.why = why


class Program:
    """A running program, asked one thing at a time; after a lapse it is gone, and the next question starts it anew."""

    def __init__(self, command: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self.command = command
        self.answer_seconds = answer_seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._complaints: IO[bytes] | None = None
        self._parting: Any = None

    def tell(self, **message: Any) -> None:
        """Send a line of JSON that wants no answer; raises Lapse."""
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
        except OSError as error:
            raise self._lapse(DIED, self._last_words()) from error

    def ask(self, **message: Any) -> str:
        """Send a line of JSON and wait for the line that answers it; raises Lapse, and then the program is gone."""
        self.tell(**message)
        try:
            line = self._lines.get(timeout=self.answer_seconds)
        except queue.Empty:
            raise self._lapse(LATE, f"{self.answer_seconds:g} s") from None
        if not line:
            raise self._lapse(DIED, self._last_words())
        if not line.endswith("\n"):
            raise self._lapse(NONSENSE, quote(line))
        return line.strip()

    def end(self) -> None:
        """End the program, if it runs."""
        if self._parting is not None:
            self._parting()
        self._process = self._complaints = self._parting = None

    def _start(self) -> subprocess.Popen[str]:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  closed with the program
        try:
            self._process = subprocess.Popen(  # noqa: S603  whoever sits at the machine has named it
                split_command(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise Lapse(DIED, reason_of(error)) from error
        self._lines = queue.Queue(maxsize=100)  # one that talks without end waits until it is heard
        self._parting = weakref.finalize(self, _part, self._process, self._complaints)
        threading.Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process

    def _last_words(self) -> str:
        """How the program ended, and the last line that it complained with."""
        assert self._process is not None
        assert self._complaints is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)  # it has closed its output, and may still be on its way out
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return ": ".join([f"exit code {self._process.returncode}", *(line[:WORDS_KEPT] for line in lines[-1:])])

    def _lapse(self, kind: str, why: str) -> Lapse:
        self.end()
        return Lapse(kind, why)


def _listen(pipe: IO[str], lines: "queue.Queue[str]") -> None:
    """Hand on the lines of a pipe; an empty one says that it has ended."""
    line = "\n"
    while line:
        try:
            line = pipe.readline(LONGEST_ANSWER)
        except (OSError, ValueError):  # closed meanwhile
            line = ""
        lines.put(line)


def _part(process: "subprocess.Popen[str]", complaints: IO[bytes]) -> None:
    """End a program for good."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    complaints.close()


def split_command(command: str) -> list[str]:
    """The words of a command line, split as a shell does; raises BadBot where there are none or a quotation mark is left open."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise BadBot("bot-bad-command", command=quote(command), why=str(error)) from error
    if not words:
        raise BadBot("bot-bad-command", command=quote(command), why="?")
    return words


class ProgramBot(Bot):
    """A bot that asks a program. It is told when a new game begins, before it is first asked for a move."""

    name = "cmd"

    def __init__(self, game: Game | str, seed: int | None = None, program: Program | None = None, command: str = "") -> None:
        super().__init__(game, seed)
        self.program = program or Program(command)
        words = split_command(self.program.command)
        self.name = Path(words[-1]).name  # type: ignore[misc]  # what this one is called, not the class
        self._has_begun = False

    def choose(self, seen: Seen, budget_ms: float | None = None) -> str:
        """What the program answers, whatever that is; raises Lapse where it gives no answer."""
        self._begin(seen)
        milliseconds = None if budget_ms is None else round(budget_ms)
        return self.program.ask(ask="move", view=seen.view, legal=seen.legal, milliseconds=milliseconds)

    def reaction(self, seen: Seen) -> int | None:
        """What the program answers: milliseconds, never, or nothing, which is as fast as a person; raises Lapse."""
        self._begin(seen)
        answer = self.program.ask(ask="reaction", view=seen.view)
        if answer == NEVER:
            return None
        if answer.isdecimal():
            return int(answer)
        if answer:
            self.program.end()
            raise Lapse(NONSENSE, quote(answer))
        return super().reaction(seen)

    def pick(self, seen: Seen) -> str:
        """The same as `choose`, without a limit of time."""
        return self.choose(seen)

    def _begin(self, seen: Seen) -> None:
        if not self._has_begun:
            view = seen.view
            seed = next_word(self.generator)
            facts = {"seat": seen.seat, "seats": len(view["scores"]), "options": view["options"]}
            self.program.tell(ask="new", game=self.game.name, seed=seed, **facts)
            self._has_begun = True
