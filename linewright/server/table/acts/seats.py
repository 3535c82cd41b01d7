"""People sit down at a table, and stand up."""

from typing import Annotated

from msgspec import Meta

from linewright.core.setup import read_seat
from linewright.server.refusals import Refusal
from linewright.server.settings import NAME_LENGTH
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.acts.nonces import Nonce
from linewright.server.table.guards import clean_name, read_own_seat, refuse_board, seat_refusal
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table


class TakeSeat(Command, frozen=True):
    """Sit down, or come back to one's seat; without a seat: the first that is free."""

    seat: Seat | None = None
    nonce: Nonce = ""
    called: Annotated[str, Meta(max_length=NAME_LENGTH, description="who plays here at the same screen; empty: oneself")] = ""


class LeaveSeat(Command, frozen=True):
    """Stand up; in the middle of a match a bot stands in until one comes back."""

    seat: Seat


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat, or came back to it."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    called: str = ""  # who plays at this seat, where several share a screen


class Left(Event, frozen=True, tag="left"):
    """A person left a seat."""

    seat: int
    person: str


def judge_take(case: Case, command: TakeSeat) -> Decision:
    """Let people sit down where nobody sits, and come back to where they sat.

    At a board of a duplicate the house seats people: a seat that is still empty is somebody's already.
    """
    table, who = case.table, case.who
    seat = first_free_seat(table) if command.seat is None else read_seat(command.seat, len(table.chairs))
    chair = table.chairs[seat]
    if who.link and chair.person != who.id:
        refuse_board(table)
    if chair.bot or chair.person not in ("", who.id) or (chair.person == who.id and not (chair.gone or chair.stand_in)):
        raise seat_refusal("seat-taken", seat)
    called = clean_name(command.called) if command.called else ""
    return Decision(Sat(**case.head(command), seat=seat, person=who.id, name=who.name, nonce=command.nonce, called=called))


def first_free_seat(table: Table) -> int:
    """The first seat that nobody has; raises Refusal where there is none."""
    for seat, chair in enumerate(table.chairs):
        if not chair.person and not chair.bot:
            return seat
    raise Refusal("seats-full")


def judge_leave(case: Case, command: LeaveSeat) -> Decision:
    """Let people leave their own seats, each once."""
    refuse_board(case.table)
    seat = read_own_seat(case.table, case.who.id, command.seat)
    if case.table.chairs[seat].gone:
        raise seat_refusal("not-your-seat", seat)
    return Decision(Left(**case.head(command), seat=seat, person=case.who.id))


def apply_sat(table: Table, event: Sat) -> None:
    """Give the person the seat."""
    chair = table.chairs[event.seat]
    chair.called = event.called or (chair.called if chair.person == event.person else "")
    chair.person = event.person
    chair.bot = chair.stand_in = ""
    chair.gone = False
    table.names[event.person] = event.name
    if event.nonce and table.board is None:
        table.nonces[event.seat] = event.nonce


def apply_left(table: Table, event: Left) -> None:
    """Free the seat; in a match it is kept, and a bot plays meanwhile."""
    chair = table.chairs[event.seat]
    if table.match is None:
        chair.person = chair.called = ""
        table.pass_on_hosting(event.person)
    else:
        chair.gone = True
        chair.stand_in = table.house.bot


ACT = Act(
    commands=(
        CommandKind(TakeSeat, judge_take, "seats", "Sit down, or come back to one's seat"),
        CommandKind(LeaveSeat, judge_leave, "leave", "Stand up"),
    ),
    events=(EventKind(Sat, apply_sat, tell_everybody), EventKind(Left, apply_left, tell_everybody)),
    refusals={"seats-full": 409},
)
