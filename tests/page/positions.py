"""Tables as they stand in the middle of a game: a table is its log, so a log written into the store is a table."""

import contextlib
import secrets
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

import linewright as lw
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.table.acts.moves import Moved
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.starting import Started
from linewright.server.table.shapes import ENCODER, Event, House

NAMES = ("Mara", "Jonas", "Odile", "Ines", "Tomás", "Aylin", "Piet", "Noor", "Cedar", "Rosa", "Emeka", "Yuki")
BEGAN = 1_790_000_000_000  # milliseconds since 1970
BUCKETS = 64
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


def lay(database: str, guest, position: Position, name: str = NAMES[0], **house) -> str:
    """Write a table into the store, with the guest at seat 0 and bots at the others; gives its id."""
    match = position.match()
    table = secrets.token_urlsafe(12)
    secret = f"{position.secret:064x}"
    head = {"at": BEGAN, "by": guest.id}
    created = Created(
        number=1,
        table=table,
        code=secrets.token_hex(3).upper(),
        game=position.game,
        options=match.options,
        seats=["human", *["greedy"] * (position.seats - 1)],
        house=House(**{"bot_delay": 10_000, **house}),
        secret=secret,
        **head,
    )
    log: list[Event] = [
        created,
        Sat(number=2, seat=0, person=guest.id, name=name, **head),
        Started(number=3, rules=match.game.version, match=0, secret="0" * 64, **head),
    ]
    log += [Moved(number=4 + k, at=BEGAN + 1000 * k, seat=seat, text=text) for k, (seat, text, _) in enumerate(match.log)]
    status = "over" if match.is_over else "playing"
    row = (table, created.code, position.game, guest.id, status, secrets.randbelow(BUCKETS), BEGAN)
    rows = [(table, event.number, ENCODER.encode(event).decode()) for event in log]
    with contextlib.closing(sqlite3.connect(database, timeout=20)) as store, store:
        store.execute("INSERT INTO tables (id, code, game, host, status, bucket, created) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        store.execute("INSERT INTO sitting (person, table_id) VALUES (?, ?)", (guest.id, table))
        store.executemany("INSERT INTO event (table_id, number, body) VALUES (?, ?, ?)", rows)
    return table
