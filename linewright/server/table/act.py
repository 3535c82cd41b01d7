"""An act is something people or the server do at a table: what is asked, how it is judged, what happens, and what is told.

Each file in `acts/` is one, and ends with its `ACT`. A new act is a new file there, and the words of its refusals.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from linewright.core.match import Match
from linewright.server.table.clocks import Downtimes
from linewright.server.table.race import Evidence
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling


class Who(NamedTuple):
    """Who asks: the public id of a person, the name given, and the link by which they came to the table."""

    id: str
    name: str
    link: str = ""  # empty: they are of the house


TABLE_ITSELF = Who("", "")


class Request(NamedTuple):
    """What is asked of a table, and by whom."""

    command: Command
    who: Who = TABLE_ITSELF
    evidence: Evidence | None = None  # for the time of a move in a race


class Case(NamedTuple):
    """What a request is judged by: the table as it is, who asks, and the time."""

    table: Table
    who: Who
    at: int
    downtimes: Downtimes = ()
    evidence: Evidence | None = None
    watching: frozenset[str] = frozenset()  # who looks on, or has spoken among those who do, where that decides anything
    here: frozenset[str] | None = None  # who is there, where that decides anything; None: nobody has looked

    def head(self, command: Command) -> dict[str, Any]:
        """What the event begins with that comes of a command."""
        return {"number": self.table.number + 1, "at": self.at, "by": self.who.id, "id": command.id}


class Decision(NamedTuple):
    """What is to be written, and the match after it where that is known already."""

    event: Event
    trial: Match | None = None


@dataclass(frozen=True)
class CommandKind:
    """Something that can be asked, and how it is judged; with a door, people can ask it over the web."""

    command: type[Command]
    judge: Callable[[Case, Any], Decision]  # raises Refusal, or what the library raises about a move; changes nothing
    door: str = ""  # the end of its path; empty: only the server itself asks this
    summary: str = ""
    rate: str = "moves"  # how often people may ask it, by the names of settings.Limits


@dataclass(frozen=True)
class EventKind:
    """Something that can happen, its effect on the table, and what is told of it. What no function tells, nobody hears."""

    event: type[Event]
    apply: Callable[..., None]  # of the table, the event and, for a move, the match after it if known; trusts the event
    tell: Callable[[Telling, Any], None]
    told: type[Event] | None = None  # what everybody hears, where that is not the event itself


@dataclass(frozen=True)
class Act:
    """What one file of `acts/` is about."""

    commands: tuple[CommandKind, ...] = ()
    events: tuple[EventKind, ...] = ()
    refusals: Mapping[str, int] = field(default_factory=dict)  # codes that only this act refuses with -> HTTP status


def tell_everybody(telling: Telling, event: Event) -> None:
    """Tell an event as it is: nothing in it is secret."""
    telling.tell(event)


def leave_as_is(_table: Table, _event: Event) -> None:
    """Change nothing: the event stands in the log, and that is all."""
