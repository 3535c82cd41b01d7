"""What came of the boards of duplicates, as the store keeps it: a row for each who has begun one."""

import sqlalchemy as sa

from linewright.server.keep.schema import DUPLICATE_PLAY
from linewright.server.table.outcome import Outcome
from linewright.server.table.score import score_of

FORMER = "."  # before what stands in place of somebody who was erased: no person's id begins so


def note_scores(table: str, ended: int, outcome: Outcome) -> list[sa.Executable]:
    """The statements that note what a board came to at a table, for each seat, once."""
    notes: list[sa.Executable] = []
    for seat in range(len(outcome.people)):
        score = score_of(outcome, seat)
        is_its = sa.and_(DUPLICATE_PLAY.c.table_id == table, DUPLICATE_PLAY.c.seat == seat, DUPLICATE_PLAY.c.ended == 0)
        facts = {"victory": score.victory, "lead": score.lead, "points": score.points}
        notes.append(sa.update(DUPLICATE_PLAY).where(is_its).values(ended=ended, **facts))
    return notes
