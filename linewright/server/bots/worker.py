"""What runs in a worker process: it is sent names and texts through a pipe, asks a bot, and answers. `main` is the process."""

import ctypes
import os
import pickle
import resource
import signal
import struct
import sys
import time
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec
from cachetools import LRUCache

import linewright.games  # noqa: F401  makes the games known
from linewright.bots import Bot, broken_bots, known_bot, make_known
from linewright.bots.budget import choose_within
from linewright.bots.careful import play_carefully
from linewright.bots.hints import SECONDS, Hint, hint_at
from linewright.core import compile as compiler
from linewright.core.errors import BadBot, LinewrightError, NothingToChoose
from linewright.core.match import Match, load
from linewright.core.referee import referee_of
from linewright.core.registry import find
from linewright.core.save import MOVES, STANDING, Standing, read
from linewright.core.seen import Seen

LEAST_SECONDS = 0.005  # a bot is given at least so long
MATCHES_KEPT = 100  # by a worker, of up to 0.5 MB each
NICE = 15  # for whoever thinks: a message comes first, always (decision 39)
SUBSTITUTE_NICE = 5  # for whoever only has to be in time
BEGIN = (
    "import os; os.setpgid(0, 0)"  # out of reach of Ctrl-C, yet in the server's session: beyond it niceness counts for nothing
)
OURS = "-"  # in place of the host's bots: only our own play here
PR_SET_PDEATHSIG = 1  # from <sys/prctl.h>
LENGTH = struct.Struct("<I")  # stands before every answer
HEADER = struct.Struct("<Id")  # before every question: its length, milliseconds to think


class Ask(msgspec.Struct, frozen=True):
    """A question to a worker."""

    text: str  # a saved match
    seat: int
    bot: str
    seed: int
    luck: int | None = None  # in a race: the seed of how fast it is, and that is asked as well
    why: bool = False  # whether the reasons are asked as well
    careful: bool = False  # whether it plays for a person who will come back


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says: a move, a refusal of the library, or what failed; when it has started, the bots it cannot use."""

    move: str = ""
    milliseconds: int | None = None  # in a race: until then; None: never, as things stand
    hint: bytes = b""  # JSON: a Hint, where one was asked for
    refusal: bytes = b""  # a pickled LinewrightError
    failure: str = ""  # kind and place of any other error, never its text, which could hold a secret
    game: str = ""
    replayed: int = 0  # moves


class Matches:
    """The matches asked about lately; one that has grown is played on, not replayed."""

    def __init__(self, room: int = MATCHES_KEPT) -> None:
        self.replayed = 0  # moves, in all
        self._kept: LRUCache[str, tuple[str, Match]] = LRUCache(room)  # head of the text -> the text and where it leads

    def at(self, text: str) -> Match:
        """The match a text tells of; raises BadSave."""
        head, _, moves = text.partition(f"\n{MOVES}\n")
        known, match = self._kept.pop(head, ("", None))
        if match is not None and text.startswith(known):
            match = self._play_on(match, f"{head}\n{MOVES}\n{text[len(known) :]}")
        else:
            match = None
        if match is None:
            match = load(text)
            self.replayed += len(match.log)
        if not moves or text.endswith("\n"):  # else its last line may go on
            self._kept[head] = without_standing(text), match
        return match

    def _play_on(self, match: Match, tail: str) -> Match | None:
        """Play the moves of the tail; None if one is wrong: `load` says which."""
        try:
            for _, move in read(tail).moves:
                if not isinstance(move, Standing):
                    match.play(*move)
                    self.replayed += 1
        except LinewrightError:
            return None
        return match


def without_standing(text: str) -> str:
    """A saved match without its last line, where that says where the moves have led: those that follow stand in its place."""
    moves, _, last = text.rstrip("\n").rpartition("\n")
    return f"{moves}\n" if STANDING.fullmatch(last) else text


def choose_move(player: Bot, seen: Seen, ends: float) -> str:
    """Ask a bot for a move, and tell it how long it may think, until a moment, if it takes a `budget_ms`."""
    return choose_within(player, seen, max(ends - time.monotonic(), LEAST_SECONDS) * 1000)


def find_hint(seen: Seen, ends: float) -> Hint:
    """A hint within the time that is left."""
    return hint_at(seen, seconds=max(min(SECONDS, ends - time.monotonic()), LEAST_SECONDS))


def answer_to(message: bytes, budget_ms: float, matches: Matches) -> Answer:
    """Answer a question; every error becomes part of the answer."""
    ends = time.monotonic() + budget_ms / 1000
    before = matches.replayed
    try:
        ask = msgspec.msgpack.decode(message, type=Ask)
        match = matches.at(ask.text)
        seen = match.seen_by(ask.seat)
        if not seen.may_act:
            raise NothingToChoose(ask.seat)
        answer = let_play(ask, match, seen, ends)
    except LinewrightError as error:
        return Answer(refusal=pickle.dumps(error))
    except MemoryError:  # what is left of this process is no good: the next one starts afresh
        sys.exit(1)
    return msgspec.structs.replace(answer, replayed=matches.replayed - before)


def let_play(ask: Ask, match: Match, seen: Seen, ends: float) -> Answer:
    """What a bot says; a failure where it raises anything, gives no legal move, or is not known here."""
    try:
        game = match.game.name
        milliseconds = None if ask.luck is None else known_bot(game, ask.bot, ask.luck).reaction(seen)
        player = known_bot(game, ask.bot, ask.seed)
        hint = find_hint(seen, ends) if ask.why else None
        move = choose_move(player, seen, ends) if hint is None else hint.text
        move = play_carefully(seen, move) if ask.careful else move
        if move or hint is None:
            match.copy().play(ask.seat, move)
    except MemoryError:
        raise
    except Exception as error:  # noqa: BLE001  a bot may raise anything; the game goes on
        *_, (frame, line) = traceback.walk_tb(error.__traceback__)
        return Answer(failure=f"{type(error).__name__} at {Path(frame.f_code.co_filename).name}:{line}")
    return Answer(move, milliseconds, b"" if hint is None else msgspec.json.encode(hint), game=game)


def know_bots(places: Iterable[str]) -> list[str]:
    """Make the host's bots known, and those of other packages; gives those that cannot be used."""
    broken = []
    for place in places:
        try:
            make_known([place])
        except BadBot as error:
            broken.append(f"{place} ({type(error.__cause__ or error).__name__})")
    return [*broken, *(fault.name for fault in broken_bots())]


def _load_machine_code(names: Iterable[str]) -> None:
    """Take the machine code of these games from the cache; bots in this process use no other, so that nobody waits for it."""
    ready = [game for game in map(find, names) if compiler.is_ready(game)]
    compiler.load_only(ready)
    for game in ready:
        referee_of(game).load()


def settle_in(parent: int, memory_mb: int, nice: int) -> None:
    """Become a good child: polite, deaf to Ctrl-C, bounded, and not outliving the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # nobody who answers is interrupted for it
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        resource.setrlimit(resource.RLIMIT_DATA, (memory_mb << 20, memory_mb << 20))
    if os.getppid() != parent:  # it died before we asked to be told
        sys.exit()


def _send(pipe: BinaryIO, answer: Answer) -> None:
    message = msgspec.msgpack.encode(answer)
    pipe.write(LENGTH.pack(len(message)) + message)
    pipe.flush()


def main() -> None:
    """Be a worker: answer what comes in, end when the pipe does. Arguments: parent, memory, bots, games."""
    parent, memory_mb, bots, games = sys.argv[1:]
    settle_in(int(parent), int(memory_mb), SUBSTITUTE_NICE if bots == OURS else NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # a bot that prints must not spoil the answers
    broken = [] if bots == OURS else know_bots(bots.split())
    _load_machine_code(games.split())
    matches = Matches()
    _send(answers, Answer(failure=", ".join(broken)))
    while len(header := sys.stdin.buffer.read(HEADER.size)) == HEADER.size:
        length, budget_ms = HEADER.unpack(header)
        _send(answers, answer_to(sys.stdin.buffer.read(length), budget_ms, matches))
