"""One game of a contest, from the deal to the end; a bot that fails loses it, and what failed is written down."""

import hashlib
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from linewright.bots.bot import Bot
from linewright.bots.contests.entrants import Entrant
from linewright.bots.program import Lapse, Program
from linewright.core.errors import IllegalMove, LinewrightError, quote
from linewright.core.game import Game
from linewright.core.generator import seed_generator
from linewright.core.match import Match
from linewright.core.setup import LAST_SEED, Setup

NOBODY = -1
HOLD_MS = 300  # a claim made so soon after another was on its way already; a table waits as long
STALL_MOVES = 1_000  # of one seat in a race while nothing else happens: it means never to go on
IDLE_MOVES = 200  # asked for in a race although nobody means to act; after that nobody has won
RACE_MOVES = 5_000  # of a race that does not end, as where somebody calls in vain for ever; after that nobody has won
RAISED, ILLEGAL, STALLED, KILLED = "raised", "illegal", "stalled", "killed"  # beside those of `bots.program`


@dataclass(frozen=True)
class Task:
    """What all games of a contest have in common."""

    game: Game
    setup: Setup  # its seed is that of the contest
    sides: tuple[int, ...]  # the side of each seat, from 0
    entrants: tuple[Entrant, ...]
    answer_seconds: float  # a bot that has not moved by then loses the game

    @property
    def seed(self) -> int:
        """The seed of the contest, from which all others follow."""
        return self.setup.seed


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    deal: int
    number: int  # among the games of this deal
    lineup: tuple[int, ...]  # the entrant of each side


@dataclass(frozen=True)
class Fault:
    """Why a bot lost a game that was not over."""

    entrant: int
    kind: str
    why: str


@dataclass(frozen=True)
class Outcome:
    """What became of a game."""

    job: Job
    shares: tuple[float, ...]  # of the victory, by side
    points: tuple[int, ...] = ()  # by side; empty where the game was not played to its end
    has_won: tuple[bool, ...] = ()  # by side, alone or shared; empty likewise
    moves: int = 0
    thought: dict[int, np.ndarray] = field(default_factory=dict)  # entrant -> seconds of each of its moves
    fault: Fault | None = None


def derive_seed(*facts: int) -> int:
    """A seed that follows from these facts, and looks unlike any other."""
    digest = hashlib.sha256(" ".join(map(str, facts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") & LAST_SEED


def lose(task: Task, job: Job, seat: int, kind: str, why: str) -> Outcome:
    """The outcome of a game that the bot at a seat has lost by failing; the sides of the others share the victory."""
    entrant = job.lineup[task.sides[seat]]
    others = [one != entrant for one in job.lineup]
    share = 1 / max(sum(others), 1)
    return Outcome(job, tuple(share * is_other for is_other in others), fault=Fault(entrant, kind, why))


class Failure(Exception):
    """A bot gave no legal move."""

    def __init__(self, seat: int, kind: str, why: str) -> None:
        super().__init__(seat, kind, why)
        self.seat = seat
        self.kind = kind
        self.why = why


class Desk:
    """Where a process plays one game after the other; programs run on from game to game."""

    def __init__(self, task: Task, note: Callable[[int], None] = lambda _: None) -> None:
        self.task = task
        self.note = note  # told which seat thinks from now on, or NOBODY
        self._programs: dict[tuple[int, int], Program] = {}  # by entrant and seat

    def play(self, job: Job) -> Outcome:
        """Play a game."""
        sitting = Sitting(self, job)
        try:
            sitting.play_to_end()
        except Failure as failure:
            outcome = lose(self.task, job, failure.seat, failure.kind, failure.why)
            return Outcome(job, outcome.shares, thought=sitting.times(), fault=outcome.fault)
        return sitting.result()

    def make_player(self, job: Job, seat: int) -> Bot:
        """The bot for a seat in a game; raises Failure where it cannot be made."""
        number = job.lineup[self.task.sides[seat]]
        entrant = self.task.entrants[number]
        program = None
        if entrant.command is not None:
            program = self._programs.setdefault((number, seat), Program(entrant.command, self.task.answer_seconds))
        self.note(seat)
        try:
            return entrant.make_player(self.task.game, derive_seed(self.task.seed, job.deal, seat), program)
        except (Exception, SystemExit) as error:  # a bot may raise anything
            raise Failure(seat, RAISED, place_of_error(error)) from error
        finally:
            self.note(NOBODY)

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.end()


class Sitting:
    """A game that is being played."""

    def __init__(self, desk: Desk, job: Job) -> None:
        self.desk = desk
        self.task = desk.task
        self.job = job
        setup = self.task.setup
        seed = derive_seed(self.task.seed, job.deal)
        dealt = Setup(setup.seats, seed, setup.first, setup.deck, setup.options)
        self.match = Match(self.task.game, dealt)
        self.players: dict[int, Bot] = {}
        self.seconds: dict[int, list[float]] = {entrant: [] for entrant in sorted(set(job.lineup))}

    def play_to_end(self) -> None:
        """Play until the game is over; raises Failure."""
        self.players = {seat: self.desk.make_player(self.job, seat) for seat in range(self.match.seats)}
        if self.task.game.race is not None:
            Race(self).run()
            return
        while not self.match.is_over:
            seat = self.match.to_act[0]
            self.make_move(seat, self.think(seat))

    def think(self, seat: int) -> str:
        """The move that the bot at a seat chooses; raises Failure."""
        seen = self.match.seen_by(seat)
        began = time.perf_counter()
        text = self.ask(seat, lambda: self.players[seat].choose(seen))
        self.seconds[self.job.lineup[self.task.sides[seat]]].append(time.perf_counter() - began)
        if not isinstance(text, str):
            raise Failure(seat, ILLEGAL, quote(text))
        return text

    def ask(self, seat: int, question: Callable[[], object]) -> object:
        """What a bot answers; raises Failure whatever it raises."""
        self.desk.note(seat)
        try:
            return question()
        except Lapse as lapse:
            raise Failure(seat, lapse.kind, lapse.why) from lapse
        except (Exception, SystemExit) as error:  # a bot may raise anything
            raise Failure(seat, RAISED, place_of_error(error)) from error
        finally:
            self.desk.note(NOBODY)

    def make_move(self, seat: int, text: str, at: int | None = None) -> None:
        """Make the move of a seat; raises Failure where the rules refuse it."""
        try:
            self.match.play(seat, text, at)
        except LinewrightError as error:
            raise Failure(seat, ILLEGAL, f"{quote(text)}: {error}") from error

    def times(self) -> dict[int, np.ndarray]:
        """The seconds of each move, by entrant."""
        return {entrant: np.array(seconds, np.float32) for entrant, seconds in self.seconds.items()}

    def result(self) -> Outcome:
        """What became of the game: sides that win together share the victory, and where nobody wins all do."""
        match, sides = self.match, self.task.sides
        seats = [sides.index(side) for side in range(max(sides) + 1)]  # one of each side
        winners = {sides[seat] for seat in match.winners}
        sharing = winners or set(sides)
        return Outcome(
            self.job,
            tuple((side in sharing) / len(sharing) for side in range(len(seats))),
            tuple(match.scores[seat] for seat in seats),
            tuple(side in winners for side in range(len(seats))),
            len(match.log),
            self.times(),
        )


class Race:
    """A game in which everybody may act at once: a clock of its own says who is first, by how long each bot says it needs."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.now = 0  # milliseconds since the deal
        self.since = 0  # when there was last something new to react to
        self.cue = 0  # how often there was
        self.stage = self._stage()
        self.moves = 0  # of seats, since then
        self.idle_moves = 0
        self._known: dict[int, tuple[bytes, int | None]] = {}  # seat -> what it knew when it was last asked, and its answer

    def _stage(self) -> object:
        rules = self.match.game.race
        assert rules is not None
        return rules.stage_of(self.match.view(None))

    def run(self) -> None:
        """Let everybody act until the game is over, or nobody means to go on; raises Failure."""
        for _ in range(RACE_MOVES):
            if self.match.is_over or self.idle_moves == IDLE_MOVES:
                return
            due = dict(self.list_due())
            first = min(due, key=lambda seat: (due[seat], seat), default=None)
            table = min(self.list_own(is_idle=not due), default=None)
            if first is not None and (table is None or due[first] <= table[0]):
                self.act(first, due)
            elif table is not None:
                self.now = table[0]
                self.match.play(None, table[1])
                self.note_change(is_cue=True)
            else:
                self.act_idly()

    def list_due(self) -> Iterator[tuple[int, int]]:
        """The seats that mean to act, each with when."""
        for seat in self.match.to_act:
            after = self.reaction(seat)
            if after is not None:
                yield seat, max(self.now, self.since + after)

    def reaction(self, seat: int) -> int | None:
        """After how many milliseconds a bot means to act. Asked again with nothing new, it is no faster and no slower."""
        sitting, player, seen = self.sitting, self.sitting.players[seat], self.match.seen_by(seat)
        knows = seen.imagine_array(0).tobytes() + self.cue.to_bytes(4, "big")
        if self._known.get(seat, (b"", None))[0] == knows:
            return self._known[seat][1]
        before = player.generator.copy()
        seed_generator(player.generator, derive_seed(sitting.task.seed, sitting.job.deal, seat, self.cue))
        after = sitting.ask(seat, lambda: player.reaction(seen))
        player.generator[:] = before
        if after is not None and (not isinstance(after, (int, np.integer)) or after < 0):
            raise Failure(seat, ILLEGAL, quote(after))
        milliseconds = None if after is None else int(after)
        self._known[seat] = knows, milliseconds
        return milliseconds

    def list_own(self, *, is_idle: bool) -> Iterator[tuple[int, str]]:
        """The moves the table itself makes, each with when: by its clock, or now if a round is over for which it has none."""
        game = self.match.game
        for text in self.match.legal(None) if game.table_moves else []:
            wait = game.umpire.wait_ms(self.match.options, text)
            if wait is not None:
                yield max(self.now, self.since + wait), text
            elif is_idle and game.umpire.ends_idle_round(text):
                yield self.now, text

    def act(self, seat: int, due: dict[int, int]) -> None:
        """Let the fastest bot act; who claims the same a moment later does so too, as far as the rules let that stand."""
        rules = self.match.game.race
        assert rules is not None
        self.now = due[seat]
        text = self.sitting.think(seat)
        claim = rules.claim_of(text)
        near = sorted((at, other) for other, at in due.items() if claim and other != seat and at <= self.now + HOLD_MS)
        also = [(at, other, said) for at, other in near if rules.claim_of(said := self.sitting.think(other)) == claim]
        self.sitting.make_move(seat, text, self.now)
        for at, other, said in also:
            try:
                self.match.play(other, said, at)
            except IllegalMove:
                continue  # it came too late
            self.now = at
        self.moves += 1
        if self.moves > STALL_MOVES:
            raise Failure(seat, STALLED, quote(text))
        self.note_change(is_cue=False)

    def act_idly(self) -> None:
        """Let one of those who may act do something, though nobody means to."""
        seats = self.match.to_act
        seat = seats[self.idle_moves % len(seats)]
        self.idle_moves += 1
        self.sitting.make_move(seat, self.sitting.think(seat), self.now)
        self.note_change(is_cue=False)

    def note_change(self, *, is_cue: bool) -> None:
        """Note whether there is something new to react to."""
        stage = self._stage()
        if is_cue or stage != self.stage:
            self.stage, self.since, self.moves = stage, self.now, 0
            self.cue += 1


def place_of_error(error: BaseException) -> str:
    """What was raised, and where."""
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(frame.f_code.co_filename).name}:{line})"
