"""Tables as they stand in the middle of a game: a table is its log, so a log written into the store is a table."""

import contextlib
import re
import secrets
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import linewright as lw
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.table.acts.moves import Moved
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.starting import Started
from linewright.server.table.log import read_events, replay
from linewright.server.table.race import Timing
from linewright.server.table.shapes import ENCODER, Event, House

NAMES = ("Mara", "Jonas", "Odile", "Ines", "Tomás", "Aylin", "Piet", "Noor", "Cedar", "Rosa", "Emeka", "Yuki")
BEGAN = 1_790_000_000_000  # milliseconds since 1970
BUCKETS = 64
AHEAD_SECONDS = 600  # by which the clock of a race that is looked at is ahead: so long nothing is due
PLAYED: dict[str, Match] = {}  # by position


@dataclass(frozen=True)
class Position:
    """A deal played by greedy bots for so many moves; seat 0 is the person who looks."""

    game: str
    seats: int
    secret: int
    moves: int
    options: dict = field(default_factory=dict)
    save: Path | None = None  # of a match dealt from this secret, where other moves than those of greedy bots lead here

    @property
    def began(self) -> int:
        """When its match began, in milliseconds since 1970."""
        return BEGAN

    @property
    def others(self) -> str:
        """What the other seats are for."""
        return "greedy"

    def moved(self) -> list[Moved]:
        """The moves as the log of a table has them."""
        log = enumerate(self.match().log)
        return [Moved(number=4 + k, at=self.began + 1000 * k, seat=seat, text=text) for k, (seat, text, _) in log]

    def match(self) -> Match:
        """The match as it stands then; whoever asks looks at it, and plays no further."""
        key = repr(self)
        if key not in PLAYED:
            PLAYED[key] = self.play()
        return PLAYED[key]

    def play(self) -> Match:
        """Play it."""
        game = find(self.game)
        match = Match(game, Setup.read(game, seats=self.seats, secret=f"{self.secret:064x}", **self.options))
        if self.save is not None:
            for seat, text, _ in lw.load(self.save.read_text(encoding="utf-8")).log[: self.moves]:
                match.play(seat, text)
            return match
        bot = lw.bot(self.game, "greedy")
        while len(match.log) < self.moves and not match.is_over:
            seat = match.to_act[0]
            match.play(seat, bot.choose(match.seen_by(seat)))
        return match


@dataclass(frozen=True)
class RacePosition(Position):
    """A race as it stands, at which nothing happens by itself for a while: the other seats are people who are away.

    `script` says what has happened: `turn 6` (the table turns up six cards), `win 0` (cards are turned up until there is a line,
    and seat 0 calls and shows it), `call 0`, `show 0`, `lose 0` (it shows nothing), and `tie 0 1438 48 9, 1 1412 118 22`: two
    calls at the same time, each with its reaction, round trip and band.
    """

    script: str = ""

    @property
    def began(self) -> int:
        return (int(time.time()) + AHEAD_SECONDS) * 1000

    @property
    def others(self) -> str:
        return "human"

    def play(self) -> Match:
        game = find(self.game)
        match = Match(game, Setup.read(game, seats=self.seats, secret=f"{self.secret:064x}", **self.options))
        for step in filter(None, (part.strip() for part in self.script.split(";"))):
            verb, _, rest = step.partition(" ")
            STEPS[verb](match, rest)
        return match

    def moved(self) -> list[Moved]:
        timed = {reaction: (trip, band) for reaction, trip, band in tied_calls(self.script)}
        moves = []
        for k, (seat, text, made) in enumerate(self.match().log):
            reaction = timed_reaction(self.match(), k, timed)
            trip, band = timed.get(reaction, (40, 5))
            timing = (
                Timing(heard=reaction + trip, reaction=reaction, band=band, credit=trip, trip=trip) if text == "call" else None
            )
            moves.append(Moved(number=4 + k, at=self.began + k, seat=seat, text=text, milliseconds=made, timing=timing))
        return moves


def tied_calls(script: str) -> list[tuple[int, int, int]]:
    """Reaction, round trip and band of the calls that were tied, in their order."""
    found = re.findall(r"\d (\d+) (\d+) (\d+)", " ".join(re.findall(r"tie ([^;]*)", script)))
    return [(int(reaction), int(trip), int(band)) for reaction, trip, band in found]


def timed_reaction(match: Match, k: int, timed: dict[int, tuple[int, int]]) -> int:
    """The reaction of a call: its own if it was tied, and one like any other if not."""
    _, _, made = match.log[k]
    if made is None:
        return 1_200 + 137 * (k % 7)
    tied = [number for number, (_, text, at) in enumerate(match.log) if text == "call" and at is not None]
    return list(timed)[tied.index(k)]


def turn_up(match: Match, rest: str) -> None:
    """Turn up so many cards."""
    for _ in range(int(rest)):
        match.play(None, "turn")


def call(match: Match, seat: str) -> None:
    """Let a seat call."""
    match.play(int(seat), "call")


def show(match: Match, seat: str) -> None:
    """Let a seat show the line that the solver finds."""
    match.play(int(seat), match.legal(int(seat))[0])


def lose(match: Match, seat: str) -> None:
    """Let a seat call and show nothing."""
    call(match, seat)
    match.play(int(seat), "show R")


def win(match: Match, seat: str) -> None:
    """Turn up cards until there is a line; a seat calls and shows it."""
    played = match.view()["played"]
    while match.view()["played"] == played:
        match.play(None, "turn")
        trial = match.copy()
        call(trial, seat)
        show(trial, seat)
        if trial.view()["played"] > played:
            call(match, seat)
            show(match, seat)


def tie(match: Match, rest: str) -> None:
    """Let two seats call at the same time."""
    for one in rest.split(","):
        match.play(int(one.split()[0]), "call", 1_000 * len(match.log) if match.view()["caller"] is None else match.log[-1][2])


STEPS = {"turn": turn_up, "call": call, "show": show, "lose": lose, "win": win, "tie": tie}


def lay(database: str, guest, position: Position, name: str = NAMES[0], **house) -> str:
    """Write a table into the store, with the guest at seat 0 and bots at the others; gives its id."""
    match = position.match()
    table = secrets.token_urlsafe(12)
    secret = f"{position.secret:064x}"
    head = {"at": position.began, "by": guest.id}
    created = Created(
        number=1,
        table=table,
        code=secrets.token_hex(3).upper(),
        game=position.game,
        options=match.options,
        seats=["human", *[position.others] * (position.seats - 1)],
        house=House(**{"bot_delay": 10_000, **house}),
        secret=secret,
        **head,
    )
    log: list[Event] = [
        created,
        Sat(number=2, seat=0, person=guest.id, name=name, **head),
        Started(number=3, rules=match.game.version, match=0, secret="0" * 64, **head),
        *position.moved(),
    ]
    if position.others == "human":
        away = [Sat(number=0, seat=seat, person=f"{table}{seat}", name=NAMES[seat], **head) for seat in range(1, position.seats)]
        log[2:2] = away
    log = [msgspec.structs.replace(event, number=number) for number, event in enumerate(log, 1)]
    status = "over" if match.is_over else "playing"
    row = (table, created.code, position.game, guest.id, status, secrets.randbelow(BUCKETS), BEGAN)
    rows = [(table, event.number, ENCODER.encode(event).decode()) for event in log]
    with contextlib.closing(sqlite3.connect(database, timeout=20)) as store, store:
        store.execute("INSERT INTO tables (id, code, game, host, status, bucket, created) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        store.execute("INSERT INTO sitting (person, table_id) VALUES (?, ?)", (guest.id, table))
        store.executemany("INSERT INTO event (table_id, number, body) VALUES (?, ?, ?)", rows)
    return table


def advise(database: str, table: str, bot: str = "greedy") -> str:
    """What a bot would play at a table where it stands; a hint of the server would search half a second for it."""
    with contextlib.closing(sqlite3.connect(database)) as store:
        rows = store.execute("SELECT body FROM event WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    match = replay(read_events(body for (body,) in rows)).playing
    return lw.bot(match.game.name, bot).choose(match.seen_by(match.to_act[0]))
