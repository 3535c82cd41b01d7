"""The host decides who may come: everybody, whoever has the link or the code, whoever has the link, or nobody new."""

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_all_but_host
from linewright.server.table.shapes import Access, Command, Event
from linewright.server.table.table import Table


class SetAccess(Command, frozen=True):
    """The host says who may come.

    `listed`: everybody, for it is on a list; `open`: with the link or the code; `link`: with the link only; `locked`: nobody new.
    """

    access: Access


class AccessSet(Event, frozen=True, tag="access"):
    """The host said who may come. Whoever has sat or spoken here is not new."""

    access: Access


def judge(case: Case, command: SetAccess) -> Decision:
    """Let the host decide."""
    refuse_all_but_host(case)
    return Decision(AccessSet(**case.head(command), access=command.access))


def apply(table: Table, event: AccessSet) -> None:
    """Note who may come."""
    table.access = event.access


ACT = Act(
    commands=(CommandKind(SetAccess, judge, "access", "Say who may come to the table (host)"),),
    events=(EventKind(AccessSet, apply, tell_everybody),),
)
