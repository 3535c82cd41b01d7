"""The host gives free seats to bots."""

from typing import Annotated

from msgspec import Meta

from linewright.core.setup import read_seat
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import read_bot, refuse_all_but_host, seat_refusal
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table


class SeatBot(Command, frozen=True):
    """The host gives a free seat to a bot, or opens it again with an empty name."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class BotSat(Event, frozen=True, tag="bot"):
    """A seat was given to a bot, or, without a name, opened."""

    seat: int
    bot: str


def judge(case: Case, command: SeatBot) -> Decision:
    """Let the host give a seat to a bot where no person sits."""
    refuse_all_but_host(case)
    seat = read_seat(command.seat, len(case.table.chairs))
    if command.bot:
        read_bot(case.table.game, command.bot)
    if case.table.chairs[seat].person:
        raise seat_refusal("seat-taken", seat)
    return Decision(BotSat(**case.head(command), seat=seat, bot=command.bot))


def apply(table: Table, event: BotSat) -> None:
    """Give the seat to the bot."""
    table.chairs[event.seat].bot = event.bot


ACT = Act(
    commands=(CommandKind(SeatBot, judge, "bots", "Give a free seat to a bot, or open it (host)"),),
    events=(EventKind(BotSat, apply, tell_everybody),),
)
