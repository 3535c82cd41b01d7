"""Processes that play the games of a contest side by side. One that dies or hangs is replaced; the bot that thought has lost."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import IO

from linewright.bots.contests.entrants import BadContest
from linewright.bots.contests.playing import KILLED, NOBODY, Desk, Job, Outcome, Task, lose
from linewright.bots.contests.worker import COMMAND, Note, receive, send
from linewright.bots.program import LATE

WATCH_SECONDS = 0.2  # between looks at whether a worker hangs
GRACE_SECONDS = 2.0  # a worker may be late beyond what a bot may take: programs are timed by the worker itself
TRIES = 3  # of a game whose worker died though no bot thought


class Worker:
    """One process that plays one game at a time."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.is_late = False
        handle, name = tempfile.mkstemp(prefix="linewright-")
        os.write(handle, Note.blank)
        os.close(handle)
        self._file = Path(name)
        self.note = Note(self._file)
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed with the worker
        self.process = subprocess.Popen(  # noqa: S603  our own interpreter with our own module
            [sys.executable, "-c", COMMAND, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            start_new_session=True,  # Ctrl-C is for us alone, and its programs can be ended with it
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )

    def start(self) -> None:
        """Tell it what is played, and wait until it listens; raises BadContest with what it complained about."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            send(self.process.stdin, [os.getcwd() if place == "" else place for place in sys.path])  # noqa: PTH109  these are texts
            send(self.process.stdin, self.task)
            receive(self.process.stdout)
        except (OSError, EOFError) as error:
            self.process.wait()
            self._complaints.seek(0)
            lines = self._complaints.read().decode(errors="replace").strip().splitlines()
            raise BadContest("contest-no-worker", why=lines[-1] if lines else str(self.process.returncode)) from error

    def play(self, job: Job) -> Outcome:
        """What became of a game; raises OSError or EOFError if the process dies."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        send(self.process.stdin, job)
        outcome: Outcome = receive(self.process.stdout)
        return outcome

    def stop_if_late(self) -> None:
        """Kill it if a bot in it hangs."""
        seat, seconds = self.note.read()
        if seat != NOBODY and seconds > self.task.answer_seconds + GRACE_SECONDS:
            self.is_late = True
            self.kill()

    def kill(self) -> None:
        """End the process at once, and the programs that it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    def end(self) -> None:
        """Tidy up after a process."""
        self.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self._complaints):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self._file.unlink(missing_ok=True)


class Crew:
    """So many workers; a thread for each hands it one job after the other."""

    def __init__(self, task: Task, size: int) -> None:
        self.task = task
        self._size = size
        self._workers: dict[int, Worker] = {}  # by place
        self._outcomes: queue.Queue[Outcome | Exception | None] = queue.Queue()
        self._is_over = threading.Event()
        self._choosing = threading.Lock()

    @property
    def pids(self) -> list[int]:
        """The processes at work."""
        return [worker.process.pid for worker in self._workers.values()]

    def play(self, jobs: Iterable[Job]) -> Generator[Outcome]:
        """What becomes of the games, as they end; raises BadContest where workers cannot be started."""
        waiting = iter(jobs)
        threads = [threading.Thread(target=self._keep_place, args=(place, waiting), daemon=True) for place in range(self._size)]
        for thread in threads:
            thread.start()
        watch = threading.Thread(target=self._watch, daemon=True)
        watch.start()
        try:
            at_work = len(threads)
            while at_work:
                outcome = self._outcomes.get()
                if isinstance(outcome, Exception):
                    raise outcome
                if outcome is None:
                    at_work -= 1
                else:
                    yield outcome
        finally:
            self._is_over.set()
            for thread in threads:
                while thread.is_alive():  # it may just be starting a worker
                    for worker in list(self._workers.values()):
                        worker.kill()
                    thread.join(WATCH_SECONDS)
            watch.join()

    def _watch(self) -> None:
        """Look now and then whether a worker hangs."""
        while not self._is_over.wait(WATCH_SECONDS):
            for worker in list(self._workers.values()):
                worker.stop_if_late()

    def _keep_place(self, place: int, waiting: Iterator[Job]) -> None:
        """Hand one job after the other to the worker at a place, until there are no more."""
        try:
            while not self._is_over.is_set():
                with self._choosing:
                    job = next(waiting, None)
                if job is None:
                    break
                self._outcomes.put(self._hand(place, job))
        except Exception as error:  # noqa: BLE001  whoever waits for outcomes is told
            self._outcomes.put(error)
        finally:
            if place in self._workers:
                self._workers.pop(place).end()
            self._outcomes.put(None)

    def _hand(self, place: int, job: Job) -> Outcome:
        """Have a game played; raises BadContest if workers die of it though no bot thinks."""
        for _ in range(TRIES):
            worker = self._workers.get(place) or self._hire(place)
            try:
                return worker.play(job)
            except (OSError, EOFError):
                seat, _ = worker.note.read()
                worker.end()
                del self._workers[place]
                if seat != NOBODY:
                    why = f"{self.task.answer_seconds:g} s" if worker.is_late else f"exit code {worker.process.returncode}"
                    return lose(self.task, job, seat, LATE if worker.is_late else KILLED, why)
            if self._is_over.is_set():
                break
        raise BadContest("contest-no-worker", why=f"exit code {worker.process.returncode}")

    def _hire(self, place: int) -> Worker:
        worker = self._workers[place] = Worker(self.task)
        worker.start()
        return worker


def play_here(task: Task, jobs: Iterable[Job]) -> Generator[Outcome]:
    """The same in this process, one game after the other: for bots that no other process can import."""
    desk = Desk(task)
    try:
        for job in jobs:
            yield desk.play(job)
    finally:
        desk.close()
