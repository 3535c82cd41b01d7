"""People go on vacation from a match that takes days: their clock stands still until they are back."""

from typing import Annotated

from msgspec import Meta, field

from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import match_in_play, refuse_unseated, stale_refusal
from linewright.server.table.shapes import Command, Event, Moment
from linewright.server.table.table import Table

DAY_MS = 24 * 3600 * 1000
VACATION_DAYS = 21  # of one match, all in all: the others are to see its end


class GoOnVacation(Command, frozen=True):
    """Let one's clock stand still for some days."""

    days: Annotated[int, Meta(ge=1, le=VACATION_DAYS)]


class ReturnFromVacation(Command, frozen=True):
    """Let one's clock go on."""


class EndVacation(Command, frozen=True):
    """A vacation has lasted as long as it was to."""

    seat: int
    after: int  # number of the last event


class VacationBegun(Event, frozen=True, tag="vacation"):
    """The clocks of a person stand still."""

    seats: list[int]
    until: Moment


class VacationEnded(Event, frozen=True, tag="vacation-over"):
    """They go on."""

    seats: list[int] = field(default_factory=list)


def playing_seats(case: Case) -> list[int]:
    """The seats at which the person who asks still plays; raises Refusal where there is none, or no match goes on."""
    refuse_unseated(case)
    match_in_play(case.table)
    return [seat for seat in case.table.seats_of(case.who.id) if not case.table.chairs[seat].resigned]


def judge_begin(case: Case, command: GoOnVacation) -> Decision:
    """Grant it where turns take days, as far as there is vacation left."""
    table, seats = case.table, playing_seats(case)
    if not table.house.is_slow or not seats:
        raise Refusal("no-vacation")
    if any(seat in table.clocks.away for seat in seats):
        raise Refusal("on-vacation")
    left = VACATION_DAYS - -(-max(map(table.clocks.vacation_ms, seats)) // DAY_MS)
    if command.days > left:
        raise Refusal("vacation-used", days=str(left))
    return Decision(VacationBegun(**case.head(command), seats=seats, until=case.at + command.days * DAY_MS))


def judge_return(case: Case, command: ReturnFromVacation) -> Decision:
    """Let whoever is on vacation come back."""
    seats = [seat for seat in playing_seats(case) if seat in case.table.clocks.away]
    if not seats:
        raise Refusal("not-on-vacation")
    return Decision(VacationEnded(**case.head(command), seats=seats))


def judge_end(case: Case, command: EndVacation) -> Decision:
    """End a vacation, unless something has happened meanwhile."""
    match_in_play(case.table)
    if case.table.number != command.after:
        raise stale_refusal(case.table)
    return Decision(VacationEnded(**case.head(command), seats=[command.seat]))


def apply_begun(table: Table, event: VacationBegun) -> None:
    """Stop the clocks."""
    for seat in event.seats:
        table.clocks.begin_vacation(seat, event.at, event.until)


def apply_ended(table: Table, event: VacationEnded) -> None:
    """Let the clocks go on."""
    for seat in event.seats:
        table.clocks.end_vacation(seat, event.at)


ACT = Act(
    commands=(
        CommandKind(GoOnVacation, judge_begin, "vacation", "Let one's clock stand still for some days", rate="pauses"),
        CommandKind(ReturnFromVacation, judge_return, "vacation/end", "Let one's clock go on again", rate="pauses"),
        CommandKind(EndVacation, judge_end),
    ),
    events=(EventKind(VacationBegun, apply_begun, tell_everybody), EventKind(VacationEnded, apply_ended, tell_everybody)),
    refusals={"no-vacation": 409, "on-vacation": 409, "vacation-used": 409, "not-on-vacation": 409},
)
