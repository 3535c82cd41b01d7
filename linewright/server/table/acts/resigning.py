"""People give a match up."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import match_in_play, read_own_seat, refuse_resigned
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table


class Resign(Command, frozen=True):
    """Give the match up."""

    seat: Seat


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up, or its time was up where that means the same."""

    seat: int
    late: bool = False


def judge(case: Case, command: Resign) -> Decision:
    """Let people give up once for each of their seats."""
    match_in_play(case.table)
    seat = read_own_seat(case.table, case.who.id, command.seat)
    refuse_resigned(case.table, seat)
    return Decision(Resigned(**case.head(command), seat=seat))


def apply(table: Table, event: Resigned) -> None:
    """Let a bot play on at the seat; where only one side is left, the match is over."""
    table.chairs[event.seat].resigned = True
    table.take_stock(event.at)
    if table.race is not None:
        table.race.note_resignation(event.number, event.at, table.public_view())


ACT = Act(
    commands=(CommandKind(Resign, judge, "resign", "Give up"),),
    events=(EventKind(Resigned, apply, tell_everybody),),
)
