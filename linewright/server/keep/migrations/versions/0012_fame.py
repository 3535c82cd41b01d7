"""What people have done here, and with whom: history, ratings, friends, invitations, clubs."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ROWS_AT_A_TIME = 1_000


def upgrade() -> None:
    """Add the tables, and fill the history from the results there are."""
    op.add_column("result", sa.Column("facts", sa.Text, nullable=False, server_default=""))
    op.add_column("result", sa.Column("rated", sa.SmallInteger, nullable=False, server_default="1"))
    op.create_index("result_unrated", "result", ["rated", "ended"])
    played = op.create_table(
        "played",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
    )
    op.create_index("played_of", "played", ["person", "ended"])
    op.create_index("played_at", "played", ["table_id", "match"])
    op.create_table(
        "profile",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("is_public", sa.SmallInteger, nullable=False),
        sa.Column("rated_since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_board", "rating", ["game", "mu"])
    op.create_table(
        "rated",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("after", sa.Double, nullable=False),
    )
    op.create_index("rated_at", "rated", ["table_id"])
    op.create_table(
        "friend",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("friend_of", "friend", ["other"])
    op.create_table(
        "invited",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invited_to", "invited", ["table_id"])
    op.create_table(
        "club",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "member",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("member_of", "member", ["person"])
    op.create_table(
        "club_table",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("club_table_of", "club_table", ["table_id"])
    results = op.get_bind().execute(sa.text("SELECT * FROM result")).mappings()
    known = {row.id for row in op.get_bind().execute(sa.text("SELECT id FROM person"))}
    rows = [row for result in results for row in played_rows(result) if row["person"] in known]
    for first in range(0, len(rows), ROWS_AT_A_TIME):
        op.bulk_insert(played, rows[first : first + ROWS_AT_A_TIME])


def played_rows(result: Any) -> list[dict[str, Any]]:
    """What a match was to its people, as far as a result of before tells: seats with equal points that won were one side."""
    try:
        scores, winners, people = (json.loads(result[name]) for name in ("scores", "winners", "people"))
    except ValueError:
        return []
    rows = []
    for person in dict.fromkeys(filter(None, people)):
        seats = [seat for seat, other in enumerate(people) if other == person]
        others = {other for other in people if other and other != person}
        seat = seats[0]
        has_won = seat in winners
        better = sum(score > scores[seat] for score in scores) if not has_won else 0
        is_shared = len(winners) > len(seats)
        rows.append(
            {
                "person": person,
                "table_id": result["table_id"],
                "match": result["match"],
                "game": result["game"],
                "ended": result["ended"],
                "seat": seat,
                "side": seat,
                "sides": len(scores),
                "place": 1 if has_won else max(better, len(winners)) + 1,
                "result": ("shared" if is_shared else "won") if has_won else ("lost" if winners else "drawn"),
                "score": scores[seat],
                "against": "alone" if len(scores) == 1 else "screen" if len(seats) > 1 else "people" if others else "bots",
            }
        )
    return rows
