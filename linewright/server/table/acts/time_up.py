"""Somebody's time is up: a bot plays, the seat gives up, or nothing happens, as the house likes."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.acts.resigning import Resigned
from linewright.server.table.guards import match_in_play, stale_refusal
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table


class CallTime(Command, frozen=True):
    """The clock of a seat has run out."""

    seat: int
    after: int  # number of the last event


class TimedOut(Event, frozen=True, tag="late"):
    """A seat's time is up."""

    seat: int


def judge(case: Case, command: CallTime) -> Decision:
    """Do what the house says, unless something has happened meanwhile."""
    table = case.table
    match_in_play(table)
    if table.number != command.after:
        raise stale_refusal(table)
    if table.house.clock.then == "resign":
        return Decision(Resigned(**case.head(command), seat=command.seat, late=True))
    return Decision(TimedOut(**case.head(command), seat=command.seat))


def apply(table: Table, event: TimedOut) -> None:
    """Note it, and let a bot play where the house says so."""
    table.clocks.out.add(event.seat)
    table.chairs[event.seat].late = table.house.clock.then == "bot"


ACT = Act(commands=(CommandKind(CallTime, judge),), events=(EventKind(TimedOut, apply, tell_everybody),))
