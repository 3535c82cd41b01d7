"""A person was told what a bot would play: the other people at the table hear that they asked, not what they were told."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import match_in_play, read_own_seat
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table


class NoteHint(Command, frozen=True):
    """A hint is about to be given."""

    seat: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat was given a hint."""

    seat: int


def judge(case: Case, command: NoteHint) -> Decision:
    """Note it for a person's own seat, as long as the match goes on."""
    match_in_play(case.table)
    seat = read_own_seat(case.table, case.who.id, command.seat)
    return Decision(Hinted(**case.head(command), seat=seat))


def apply(table: Table, event: Hinted) -> None:
    """Note who was helped."""
    table.course.helped.add(event.seat)


ACT = Act(commands=(CommandKind(NoteHint, judge),), events=(EventKind(Hinted, apply, tell_everybody),))
