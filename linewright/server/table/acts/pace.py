"""The host says how fast bots move, at any time."""

from msgspec import structs

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_all_but_host, refuse_unseated
from linewright.server.table.shapes import BotDelay, Command, Event
from linewright.server.table.table import Table


class SetPace(Command, frozen=True):
    """The host says how long bots wait before a move."""

    bot_delay: BotDelay


class PaceSet(Event, frozen=True, tag="pace"):
    """The host said how long bots wait before a move."""

    bot_delay: BotDelay


def judge(case: Case, command: SetPace) -> Decision:
    """Let the host decide; where there is none, at a board of a duplicate, whoever has a seat."""
    if case.table.board is None:
        refuse_all_but_host(case)
    else:
        refuse_unseated(case)
    return Decision(PaceSet(**case.head(command), bot_delay=command.bot_delay))


def apply(table: Table, event: PaceSet) -> None:
    """Note it among the rules of the house."""
    table.house = structs.replace(table.house, bot_delay=event.bot_delay)


ACT = Act(
    commands=(CommandKind(SetPace, judge, "pace", "Say how fast bots move (host)"),),
    events=(EventKind(PaceSet, apply, tell_everybody),),
)
