"""Tables in process, played by a script of one line: a real hall on a real SQLite file, no sockets, a clock that the test moves.

    scene = played("line-it", "A sits 0, B sits 1; start; A: *; A: undo; B: undo -> nothing-to-undo; wait 30; A: say hello")

Steps are separated by semicolons. People are single letters; A sets the table up and is the host. `A sits`, `A sits 1`,
`A leaves`, `A listens` and `A goes` are plain; after a colon comes what somebody asks for: a word of ACTS, `*` for any legal move
(`*2`: the third in the list, `*-1`: the last), else the text of a move, made after the last event unless it ends with `after 7`.
`A@2:` names the seat where one person has several. `_ listens` is somebody without a name, `A: aside hello` is said among those
who watch, and `told` has what each listener hears beside the game.
`wait 1.5` moves the clock. A step must be granted, unless `-> code` says how it is refused. Deals are the same each time.
"""

import asyncio
import contextlib
import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import msgspec

from linewright.core import fair
from linewright.core.errors import LinewrightError
from linewright.server.bots.players import Players
from linewright.server.bots.worker import Matches, answer_to
from linewright.server.clock import SystemClock
from linewright.server.hall.hearing import Hearing
from linewright.server.keep.people import Person
from linewright.server.process import Server
from linewright.server.refusals import code_of
from linewright.server.settings import Settings, database_address
from linewright.server.table.act import Who
from linewright.server.table.acts.findings import Vote
from linewright.server.table.acts.moves import Move
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.acts.seats import LeaveSeat, TakeSeat
from linewright.server.table.acts.starting import Start
from linewright.server.table.acts.undo import AnswerUndo
from linewright.server.table.aside import SayAside
from linewright.server.table.log import COMMANDS
from linewright.server.table.shapes import Command

BEGAN_MS = 1_700_000_000_000  # when every script begins
QUIET_TURNS = 12  # of the loop in which nothing moves: then nothing will before the clock does
STUCK_SECONDS = 120.0  # of real time
MEMORY = Path("/dev/shm")  # noqa: S108  where writing durably takes no time
STEP = re.compile(r"(?:(?P<who>[A-Z])(?:@(?P<seat>\d+))?: *)?(?P<what>.*?)(?: *-> *(?P<code>[a-z-]+))?", re.DOTALL)
ACTS = {  # what people say after the colon -> what is asked, and the name of what follows it
    "start": ("start", ""),
    "undo": ("undo", ""),
    "resign": ("resign", ""),
    "pause": ("pause", ""),
    "resume": ("resume", ""),
    "vacation": ("vacation", "days"),
    "vacation over": ("vacation/end", ""),
    "rematch": ("rematch", ""),
    "no rematch": ("rematch", ""),
    "back": ("back", ""),
    "say": ("chat", "text"),
    "phrase": ("chat", "phrase"),
    "accuse": ("accuse", "text"),
    "mute": ("mute", "person"),
    "unmute": ("mute", "person"),
    "remove": ("remove", "person"),
    "nonce": ("nonces", "nonce"),
    "bot": ("bots", "bot"),
    "pace": ("pace", "bot_delay"),
}
KINDS = {kind.door: kind.command for kind in COMMANDS.values()}


class MovedClock(SystemClock):
    """A clock that stands still until it is moved; the time of day may be set beside it."""

    def __init__(self) -> None:
        self.ms = BEGAN_MS
        self.set_ms = 0  # by how much somebody has set the time of day forward
        super().__init__()
        self.waiting: dict[asyncio.Task, tuple[int, asyncio.Future]] = {}  # who waits until when

    def told_ms(self) -> int:
        return self.ms + self.set_ms

    def monotonic(self) -> float:
        return self.ms / 1000

    async def sleep(self, seconds: float) -> None:
        await self.wait(asyncio.Event(), seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        due = asyncio.get_running_loop().create_future()
        task, coming = asyncio.current_task(), asyncio.ensure_future(event.wait())
        self.waiting[task] = self.ms + max(1, round(seconds * 1000)), due
        try:
            await asyncio.wait({due, coming}, return_when=asyncio.FIRST_COMPLETED)
            return event.is_set()
        finally:
            del self.waiting[task]
            coming.cancel()

    def next_due(self) -> int | None:
        return min((until for until, _ in self.waiting.values()), default=None)

    def move_to(self, ms: int) -> None:
        """Let time pass, and wake whoever waited for that."""
        self.ms = max(ms, self.ms)
        for until, due in self.waiting.values():
            if until <= self.ms and not due.done():
                due.set_result(None)


class PlayersHere(Players):
    """Bots that think in this process, at once."""

    def __init__(self) -> None:
        super().__init__(1, machine_code=False)
        self._matches = Matches()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def _ask_in_time(self, ask, budget_ms):
        return answer_to(msgspec.msgpack.encode(ask), budget_ms, self._matches)


class Secrets:
    """Secrets that are the same each time, and never the same twice."""

    def __init__(self, seed: int) -> None:
        self.seed, self.drawn = seed, 0

    def token_hex(self, count: int) -> str:
        self.drawn += 1
        return hashlib.sha256(f"{self.seed} {self.drawn}".encode()).hexdigest()[: 2 * count]


class Scene:
    """A table, the people at it, and what they were answered: the number of an event, or the code of a refusal."""

    def __init__(self, file: Path, game: str, seats: list[str], seed: int = 0, **wishes) -> None:
        self._stack = contextlib.ExitStack()
        self._stack.enter_context(mock.patch.object(fair, "secrets", SimpleNamespace(token_hex=Secrets(seed).token_hex)))
        self._runner = self._stack.enter_context(asyncio.Runner())
        self.clock = MovedClock()
        self.people: dict[str, Person] = {}
        self.answers: list[int | str | None] = []  # None: not yet
        self.refusals: list[LinewrightError] = []
        self._asked: list[tuple[str, str | None, asyncio.Task]] = []
        self._listening: dict[str, asyncio.Task] = {}
        self.told: dict[str, list[dict]] = {}  # who listens -> what they have heard beside the game
        self._server: Server
        self._gathering = None
        self._run(self._open(file, game, seats, wishes))

    def _run(self, work):
        async def in_time():
            async with asyncio.timeout(STUCK_SECONDS):
                return await work

        return self._runner.run(in_time())

    async def _open(self, file: Path, game: str, seats: list[str], wishes: dict) -> None:
        self._server = Server(Settings(database_address(str(file))), PlayersHere(), self.clock)
        await self._server.start()
        house = {"bot": "random", "bot_delay": 0, **wishes.pop("house", {})}
        wish = msgspec.convert({"game": game, "seats": seats, "house": house, **wishes}, NewTable)
        self._gathering = await self._server.hall.create(wish, await self._who("A"))

    def crash(self) -> None:
        """End the server as a power cut would: nothing is said or written any more."""
        self._run(self._crash())

    async def _crash(self) -> None:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0.01)
        await self._server.store._writer.close()
        await self._server.store._reading.dispose()
        self._server.store._lock.release()

    def restart(self) -> None:
        """Start a server on what the last one has left."""
        self._run(self._restart())

    async def _restart(self) -> None:
        table = self._gathering.table.id
        self._server = Server(self._server.settings, PlayersHere(), self.clock)
        await self._server.start()
        self._gathering = await self._server.hall.get(table)
        await self._settle()

    def close(self) -> None:
        self._run(self._close())
        self._stack.close()

    async def _close(self) -> None:
        for task in (*self._listening.values(), *(task for _, _, task in self._asked)):
            task.cancel()
        await self._server.stop()

    async def _person(self, letter: str) -> Person:
        if letter not in self.people:
            self.people[letter], _ = await self._server.people.welcome(letter)
        return self.people[letter]

    async def _who(self, letter: str) -> Who:
        person = await self._person(letter)
        return Who(person.id, person.name)

    # What happens

    def play(self, script: str) -> "Scene":
        """Make every step of a script; fails where one is not answered as it should be."""
        for step in filter(None, (part.strip() for part in script.split(";"))):
            parts = step.split(",") if re.match(r"[A-Z] sits", step) and "->" not in step else [step]
            for part in parts:
                self._run(self._step(part.strip()))
        return self

    async def _step(self, step: str) -> None:
        found = STEP.fullmatch(step)
        who, what, code = found["who"], found["what"], found["code"]
        if what.startswith("wait "):
            await self._wait(round(float(what[5:]) * 1000))
        elif who is None and (plain := re.fullmatch(r"([A-Z_]) (listens|goes)", what)):
            await self._listen(*plain.groups())
        else:
            if who is None:
                who, command = self._plain(what)
            else:
                await self._person(who)
                command = self._command(who, what, found["seat"])
            asking = asyncio.create_task(self._ask(await self._who(who), command))
            self.answers.append(None)
            self._asked.append((step, code, asking))
        await self._settle()

    async def _ask(self, who: Who, command: Command | SayAside) -> int:
        hall = self._server.hall
        if isinstance(command, SayAside):
            return await hall.beside.say(self._gathering, who, command)
        return await hall.ask(self._gathering, who, command)

    def _plain(self, what: str) -> tuple[str, Command]:
        """Who does what in a step without a colon."""
        if what == "start":
            return "A", Start()
        who, verb, *rest = what.split()
        seat = int(rest[0]) if rest else None
        if verb == "sits":
            return who, TakeSeat(seat=seat, called=rest[2] if rest[1:] else "")
        assert verb == "leaves", what
        return who, LeaveSeat(seat=self._seat(who) if seat is None else seat)

    def _command(self, who: str, what: str, seat: str | None) -> Command | SayAside:
        place = self._seat(who) if seat is None else int(seat)
        word, _, rest = what.partition(" ")
        if what in ("yes", "no"):
            question = self._gathering.table.question
            asked = Vote if question is not None and question.kind == "finding" else AnswerUndo
            return asked(seat=place, yes=what == "yes")
        if what in ("no rematch", "vacation over"):
            word = what
        if word == "aside":
            return SayAside(text=rest)
        if word not in ACTS:
            legal = re.fullmatch(r"\*(-?\d+)?", what)
            text, _, after = what.partition(" after ")
            text = self.legal(who, place)[int(legal[1] or 0)] if legal else text
            return Move(seat=place, text=text, after=int(after or self.number), id=f"m{len(self.answers)}")
        path, name = ACTS[word]
        kind = KINDS[path]
        facts = {name: self.people[rest].id if name == "person" else rest} if name else {}
        if "seat" in kind.__struct_fields__:
            facts["seat"] = place
        if word == "no rematch":
            facts["yes"] = False
        if word == "unmute":
            facts["on"] = False
        return msgspec.convert(facts, kind, strict=False)

    def _seat(self, who: str) -> int:
        """The seat of a person: one that may act, if there is one."""
        table, person = self._gathering.table, self.people.get(who)
        held = [] if person is None else table.seats_of(person.id)
        return next((seat for seat in held if table.match is not None and seat in table.to_act), next(iter(held), 0))

    async def _listen(self, who: str, verb: str) -> None:
        person = None if who == "_" else await self._person(who)
        if verb == "goes":
            self._listening.pop(who).cancel()
            return
        told = self.told.setdefault(who, [])
        await self._server.hall.beside.read(self._gathering)

        async def hear() -> None:
            facts = ("", "") if person is None else (person.id, person.name)
            hearing = Hearing(0, hears_beside=True)
            async for news in self._server.hall.updates(self._gathering, facts[0], hearing, keepalive=None, name=facts[1]):
                beside = json.loads(news).get("beside")
                if beside is not None:
                    told.append(beside)

        self._listening[who] = asyncio.create_task(hear())

    async def _wait(self, ms: int) -> None:
        """Let time pass, from one moment at which something is to happen to the next."""
        end = self.clock.ms + ms
        await self._settle()
        while (due := self.clock.next_due()) is not None and due <= end:
            self.clock.move_to(due)
            await self._settle()
        self.clock.move_to(end)

    async def _settle(self) -> None:
        """Let everything happen that happens before the clock moves."""
        quiet = 0
        while quiet < QUIET_TURNS:
            busy = any(not task.done() and task not in self.clock.waiting for task in self._tasks())
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0.0002 if busy else 0)
        for place, (step, code, task) in enumerate(self._asked):
            if task.done() and self.answers[place] is None:
                self.answers[place] = answer = read_answer(task)
                if isinstance(answer, str):
                    self.refusals.append(task.exception())
                assert answer == code if code else isinstance(answer, int), f"{step}: {answer}"

    def _tasks(self) -> list[asyncio.Task]:
        server, asked = self._server, [task for _, _, task in self._asked]
        return [*server._tasks, *server.attendant._tasks.values(), *server.attendant.bots._planning, *server.hall._chores, *asked]

    def measure_line(self, who: str, trip_ms: int, spread_ms: int = 0) -> None:
        """Let the round trip of a person's line be known, as if another process had just measured it."""
        self._gathering.lines.note_elsewhere(self.people[who].id, trip_ms, spread_ms)

    # What can be seen of it

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self._gathering.table.number

    @property
    def truth(self):
        """The table itself, with everything nobody may know."""
        return self._gathering.table

    @property
    def table(self) -> dict:
        """The table as everybody hears of it."""
        return self.update()["table"]

    def update(self, who: str = "", since: int = 0) -> dict:
        """What a person hears, or a spectator."""
        person = self.people[who].id if who else ""
        return json.loads(self._server.hall.update(self._gathering, person, since))

    def events(self, since: int = 0) -> list[dict]:
        """Everything that has happened, as the host hears it."""
        return self.update("A", since)["events"]

    def kinds(self, since: int = 0) -> list[str]:
        return [event["kind"] for event in self.events(since)]

    def view(self, who: str, seat: int | None = None) -> dict:
        """What a person sees at a seat, or at the first one."""
        return next(one for one in self.update(who)["views"] if seat in (None, one["seat"]))

    def legal(self, who: str, seat: int | None = None) -> list[str]:
        """What a person may do."""
        return self.view(who, seat)["legal"]

    def stored(self) -> list[dict]:
        """The log as it is on disk."""
        return [json.loads(body) for body in self._run(self._server.store.events(self._gathering.table.id))]


def read_answer(task: asyncio.Task) -> int | str:
    """The number of an event, or the code of a refusal; any other error is raised."""
    try:
        return task.result()
    except LinewrightError as error:
        return code_of(error)


def seats_of(script: str) -> list[str]:
    """As many seats as people sit down at in a script."""
    return ["human"] * max(2, len(re.findall(r"\b[A-Z] sits", script)))


class Stage:
    """Makes scenes, each with a store of its own, and closes them."""

    def __init__(self, empty: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="linewright-", dir=MEMORY if MEMORY.is_dir() else None))
        self.empty = empty
        self.scenes: list[Scene] = []

    def __call__(self, game: str, script: str = "", seats: list[str] | None = None, **wishes) -> Scene:
        file = self.folder / f"script-{len(self.scenes)}.db"
        shutil.copy(self.empty, file)
        self.scenes.append(Scene(file, game, seats or seats_of(script), **wishes))
        return self.scenes[-1].play(script)

    def close(self) -> None:
        for scene in self.scenes:
            scene.close()
        shutil.rmtree(self.folder, ignore_errors=True)
