"""A table with what is told of it, and nothing around it: no hall, no store."""

from linewright.core.match import Match
from linewright.server.table import log
from linewright.server.table.acts.opening import Created, open_table
from linewright.server.table.shapes import Event
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling


def new_told(created: Created) -> Table:
    """A table at which nothing has happened yet; `table.telling` tells of it."""
    table = open_table(created)
    table.telling = Telling(table)
    return table


def happen(table: Table, event: Event, trial: Match | None = None) -> None:
    """Let an event take effect, and tell it."""
    log.apply(table, event, trial)
    log.tell(table.telling, event)
