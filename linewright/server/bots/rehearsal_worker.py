"""What runs in the process in which bots play a board of a duplicate themselves: it writes how that went. `main` is it."""

import os
import sys
from collections.abc import Iterator

import msgspec

from linewright.bots import known_bot, level_names, repeatable_names
from linewright.core import compile as compiler
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.bots.chance import board_chance
from linewright.server.bots.worker import settle_in

NICE = 19  # beyond that of bots at tables: whoever plays goes first


class Job(msgspec.Struct, frozen=True):
    """A board, and who has the other seats."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    secret: str
    bot: str


class Played(msgspec.Struct, frozen=True):
    """How the board went for a bot at the first seat."""

    bot: str
    scores: list[int]
    winners: list[int]
    sides: list[int]


def levels_of(game: str) -> list[str]:
    """The levels that can play now: those that picture what could follow only where machine code is ready."""
    return level_names(game) if compiler.is_ready(find(game)) else repeatable_names(game)


def play_board(job: Job, bot: str) -> Played:
    """Let a bot play the board at the first seat, against those that play there against everybody."""
    game = find(job.game)
    match = Match(game, Setup.read(game, seats=job.seats, secret=job.secret, **job.options))
    while not match.is_over:
        seat = match.to_act[0] if match.to_act else None
        if seat is None:  # only the table itself has something to do
            match.play(None, match.legal(None)[0])
            continue
        player = known_bot(job.game, bot if seat == 0 else job.bot, board_chance(job.secret, len(match.log)))
        match.play(seat, player.choose(match.seen_by(seat)))
    sides = game.umpire.sides(match.view())
    numbers = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    return Played(bot, list(match.scores), list(match.winners), [numbers[side] for side in sides])


def play_all(job: Job) -> Iterator[Played]:
    """How the board goes for a bot of each level, the weakest first."""
    for bot in levels_of(job.game):
        yield play_board(job, bot)


def main() -> None:
    """Play the board that is asked for through the pipe. Arguments: parent, memory."""
    parent, memory_mb = sys.argv[1:]
    settle_in(int(parent), int(memory_mb), NICE)
    notes = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    for played in play_all(msgspec.json.decode(sys.stdin.buffer.read(), type=Job)):
        notes.write(msgspec.json.encode(played) + b"\n")
        notes.flush()
