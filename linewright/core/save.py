"""A saved match as text: a line for each fact, then a line for each move. People can read it, and `read` is strict.

linewright match 1
game my-game
rules 1
seats 3
seed 7
long_game false
moves
0 take 42 line
2 call 3 @1850
stands rules 3b1f00c2 state 9e7a5d41 scores 0 0 4

The last line says where the moves before it have led, and by which rules: if they lead elsewhere today, somebody has changed the
text or the rules. It may be left out.
"""

import functools
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from linewright.core.errors import BadSave, quote
from linewright.core.game import Game
from linewright.core.options import text_of_choice
from linewright.core.setup import Setup

FORMAT = "linewright match 1"
MOVES = "moves"
STANDS = "stands"
BY_TABLE = "table"  # who moves when no seat does: the dealer, the timer
NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")
MOVE = re.compile(rf"(?P<seat>{BY_TABLE}|[0-9]{{1,2}}) (?P<text>.*?)(?: @(?P<at>[0-9]{{1,12}}))?")

STANDING = re.compile(
    rf"{STANDS} rules (?P<rules>[0-9a-f]{{8}}) state (?P<state>[0-9a-f]{{8}}) "
    r"scores (?P<scores>-?[0-9]{1,9}(?: -?[0-9]{1,9})*)"
)

Move = tuple[int | None, str, int | None]  # seat, text, milliseconds (races only)


@dataclass(frozen=True)
class Standing:
    """Where moves have led."""

    rules: str  # a digest of their sources
    state: str  # a digest of the record
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return f"{STANDS} rules {self.rules} state {self.state} scores {' '.join(map(str, self.scores))}"


def write(game: Game, setup: Setup, log: Iterable[Move], standing: Standing | None = None) -> str:
    """Write a match as one text."""
    lines = [FORMAT, f"game {game.name}", f"rules {setup.edition or game.version}", f"seats {setup.seats}", f"seed {setup.seed}"]
    if setup.first is not None:
        lines.append(f"first {setup.first}")
    if setup.deck:
        lines.append(f"deck {' '.join(setup.deck)}")
    if setup.deal is not None:
        lines += [f"{name} {value}" for name, value in setup.deal.facts.items()]
    lines += [f"{name} {text_of_choice(value)}" for name, value in setup.options.items()]
    lines.append(MOVES)
    for seat, text, at in log:
        lines.append(f"{BY_TABLE if seat is None else seat} {text}" + ("" if at is None else f" @{at}"))
    if standing is not None:
        lines.append(str(standing))
    return "\n".join(lines) + "\n"


@functools.cache
def digest_rules(game: Game) -> str:
    """Eight hexadecimal digits of the sources that decide how a game goes: all Python files of its folder."""
    seen = hashlib.sha256()
    for source in sorted(game.folder.rglob("*.py")):
        seen.update(source.relative_to(game.folder).as_posix().encode() + source.read_bytes())
    return seen.hexdigest()[:8]


@dataclass(frozen=True)
class Saved:
    """What a saved text says, before any rule has judged it."""

    game: str
    version: int
    wishes: dict[str, Any]  # keywords of linewright.new
    moves: list[tuple[int, Move | Standing]]  # line number, move or where those before it have led
    lines: dict[str, int]  # where each fact stands


def read(text: object) -> Saved:
    """Read a saved text; raises BadSave with the line and what was expected there."""
    if not isinstance(text, str):
        raise BadSave(1, "save-no-text", found=quote(text))
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].rstrip() != FORMAT:
        raise BadSave(1, "save-no-match", found=quote(lines[0] if lines else ""), expected=FORMAT)
    facts: dict[str, Any] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        name, _, value = line.rstrip().partition(" ")
        if name == MOVES and not value:
            return _read_rest(facts, places, number, lines[number:])
        if not value or name in facts:
            raise BadSave(number, "save-no-fact", found=quote(line))
        facts[name] = value
        places[name] = number
    raise BadSave(len(lines), "save-no-moves", expected=MOVES)


def _read_rest(facts: dict[str, Any], places: dict[str, int], line: int, rest: list[str]) -> Saved:
    """Sort the facts of the head and read the moves behind it."""
    for name in ("game", "rules", "seats", "seed"):
        if name not in facts:
            raise BadSave(line, "save-lacks-fact", name=name)
    for name in ("rules", "seats", "seed", "first"):
        if name in facts:
            if not NUMBER.fullmatch(facts[name]):
                raise BadSave(places[name], "save-no-number", name=name, found=quote(facts[name]))
            facts[name] = int(facts[name])
    if "deck" in facts:
        facts["deck"] = facts["deck"].split(" ")
    moves = [(number, _move(number, text)) for number, text in enumerate(rest, line + 1) if text.strip()]
    return Saved(facts.pop("game"), facts.pop("rules"), facts, moves, places)


def _move(number: int, line: str) -> Move | Standing:
    if stands := STANDING.fullmatch(line.rstrip()):
        return Standing(stands["rules"], stands["state"], tuple(map(int, stands["scores"].split(" "))))
    match = MOVE.fullmatch(line.rstrip())
    if match is None:
        raise BadSave(number, "save-no-move", found=quote(line))
    seat = None if match["seat"] == BY_TABLE else int(match["seat"])
    return seat, match["text"], None if match["at"] is None else int(match["at"])
