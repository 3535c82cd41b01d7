"""People add chance of their own to the next deal; the table has committed itself to its secret before."""

from typing import Annotated

from msgspec import Meta

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import read_own_seat, refuse_board
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table

Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{16,64})?$", description="one's own chance for the next deal; hexadecimal")]


class AddNonce(Command, frozen=True):
    """Add one's own chance to the next deal; the table has committed itself to its secret before."""

    seat: Seat
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]


class NonceAdded(Event, frozen=True, tag="nonce"):
    """A seat added its chance to the next deal."""

    seat: int
    nonce: str


def judge(case: Case, command: AddNonce) -> Decision:
    """Let people add a nonce for each of their own seats."""
    refuse_board(case.table)
    seat = read_own_seat(case.table, case.who.id, command.seat)
    return Decision(NonceAdded(**case.head(command), seat=seat, nonce=command.nonce))


def apply(table: Table, event: NonceAdded) -> None:
    """Keep it for the next deal."""
    table.nonces[event.seat] = event.nonce


ACT = Act(
    commands=(CommandKind(AddNonce, judge, "nonces", "Add one's own chance to the next deal"),),
    events=(EventKind(NonceAdded, apply, tell_everybody),),
)
