"""A person has everything about them erased: names and words go, games stay."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling


class Erase(Command, frozen=True):
    """Make a person a former player."""

    person: str


class Erased(Event, frozen=True, tag="erased"):
    """A person has had everything about them erased."""

    person: str


def judge(case: Case, command: Erase) -> Decision:
    """Erase whoever wants it."""
    return Decision(Erased(**case.head(command), person=command.person))


def apply(table: Table, event: Erased) -> None:
    """Forget the person's names; before the match their seats are free."""
    table.names.pop(event.person, None)
    for seat in table.seats_of(event.person):
        table.chairs[seat].called = ""
        if table.match is None:
            table.chairs[seat].person = ""
    if table.match is None:
        table.pass_on_hosting(event.person)


def tell(telling: Telling, event: Erased) -> None:
    """Tell everybody, and take back what was told of the person before."""
    telling.forget(event.person)
    telling.tell(event)


ACT = Act(commands=(CommandKind(Erase, judge),), events=(EventKind(Erased, apply, tell),))
