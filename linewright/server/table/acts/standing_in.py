"""A bot stands in for a person who is not there, until they come back."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import match_in_play, read_own_seat, seat_refusal, stale_refusal
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table


class StandIn(Command, frozen=True):
    """A bot plays for a person for whom others have waited long enough."""

    seat: int
    after: int  # number of the last event


class ComeBack(Command, frozen=True):
    """Take one's seat back from the bot that stood in."""

    seat: Seat


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A bot plays for an absent person."""

    seat: int
    bot: str


class CameBack(Event, frozen=True, tag="came-back"):
    """A person took their seat back from the bot."""

    seat: int


def judge_stand_in(case: Case, command: StandIn) -> Decision:
    """Let the bot of the house stand in, unless something has happened meanwhile."""
    match_in_play(case.table)
    if case.table.number != command.after:
        raise stale_refusal(case.table)
    return Decision(StoodIn(**case.head(command), seat=command.seat, bot=case.table.house.bot))


def judge_come_back(case: Case, command: ComeBack) -> Decision:
    """Let people take their own seats back."""
    seat = read_own_seat(case.table, case.who.id, command.seat)
    if not case.table.chairs[seat].stand_in:
        raise seat_refusal("seat-taken", seat)
    return Decision(CameBack(**case.head(command), seat=seat))


def apply_stood_in(table: Table, event: StoodIn) -> None:
    """Let the bot play."""
    table.chairs[event.seat].stand_in = event.bot


def apply_came_back(table: Table, event: CameBack) -> None:
    """Let the person play."""
    chair = table.chairs[event.seat]
    chair.stand_in = ""
    chair.gone = False


ACT = Act(
    commands=(
        CommandKind(StandIn, judge_stand_in),
        CommandKind(ComeBack, judge_come_back, "back", "Take one's seat back from a bot"),
    ),
    events=(EventKind(StoodIn, apply_stood_in, tell_everybody), EventKind(CameBack, apply_came_back, tell_everybody)),
)
