"""The log of a table: what is asked becomes an event; events are written, read, applied and told. It is made of the acts."""

import functools
import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from linewright.core.match import Match
from linewright.server.refusals import Refusal
from linewright.server.settings import EVENTS_AT_A_TABLE
from linewright.server.table.act import Case, Decision
from linewright.server.table.acts import find_acts
from linewright.server.table.acts.erasing import Erase
from linewright.server.table.acts.opening import Created, open_table
from linewright.server.table.guards import REFUSALS as SHARED_REFUSALS
from linewright.server.table.guards import refuse_removed, refuse_stranger
from linewright.server.table.shapes import ENCODER, Command, Event
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling

ACTS = find_acts()
COMMANDS = {kind.command: kind for act in ACTS for kind in act.commands}
EVENTS = {kind.event: kind for act in ACTS for kind in act.events}
REFUSALS = SHARED_REFUSALS | {code: status for act in ACTS for code, status in act.refusals.items()}  # code -> HTTP status

if TYPE_CHECKING:
    StoredEvent = Event
    ToldEvent = Event
else:
    StoredEvent = functools.reduce(operator.or_, EVENTS)
    ToldEvent = functools.reduce(operator.or_, [kind.told or kind.event for kind in EVENTS.values()])

DECODER = msgspec.json.Decoder(cast("Any", StoredEvent))


def judge(case: Case, command: Command) -> Decision:
    """Make an event of what is asked; raises Refusal, or what the library raises about a move. Nothing changes."""
    refuse_removed(case.table, case.who.id)
    refuse_stranger(case.table, case.who.id, case.who.link)
    if case.table.number >= EVENTS_AT_A_TABLE and not isinstance(command, Erase):
        raise Refusal("table-full")
    return COMMANDS[type(command)].judge(case, command)


def apply(table: Table, event: Event, trial: Match | None = None) -> None:
    """Let an event take effect; trial: the match after a move that has been judged already. Trusts the event."""
    table.number = event.number
    table.at = event.at
    if event.id:
        table.retries[event.by, event.id] = event.number
    kind = EVENTS[type(event)]
    if trial is None:
        kind.apply(table, event)
    else:
        kind.apply(table, event, trial)


def tell(telling: Telling, event: Event) -> None:
    """Note what listeners hear of an event that has taken effect."""
    EVENTS[type(event)].tell(telling, event)


def replay(events: Iterable[Event]) -> Table:
    """The table that events tell of, the first of which has set it up."""
    events = iter(events)
    created = next(events)
    assert isinstance(created, Created)
    table = open_table(created)
    apply(table, created)
    for event in events:
        apply(table, event)
    return table


def write_event(event: Event) -> str:
    """An event as it is stored."""
    return ENCODER.encode(event).decode()


def read_events(bodies: Iterable[str]) -> list[Event]:
    """Stored events."""
    return [DECODER.decode(body) for body in bodies]
