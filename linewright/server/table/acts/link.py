"""The host makes a new link and a new code for the table: the old ones lead nobody new here any more."""

import secrets

from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_all_but_host
from linewright.server.table.shapes import Command, Event, new_code
from linewright.server.table.table import Table


class MakeLink(Command, frozen=True):
    """The host makes a new link: whoever has neither sat nor spoken here needs it from then on."""


class LinkMade(Event, frozen=True, tag="link"):
    """The host made a new link and a new code. Whoever hears of it may be here."""

    link: str  # what stands in the place of the table's id
    code: str


def judge(case: Case, command: MakeLink) -> Decision:
    """Let the host make one."""
    refuse_all_but_host(case)
    return Decision(LinkMade(**case.head(command), link=secrets.token_urlsafe(12), code=new_code()))


def apply(table: Table, event: LinkMade) -> None:
    """Note the link and the code."""
    table.link, table.code = event.link, event.code


ACT = Act(
    commands=(CommandKind(MakeLink, judge, "link", "Make a new link and code; the old ones end (host)"),),
    events=(EventKind(LinkMade, apply, tell_everybody),),
)
