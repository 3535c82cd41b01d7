"""Duplicates: the same deals at many tables, who takes part, and what came of each board."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "duplicate",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("style", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("boards", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
    )
    op.create_index("duplicate_closed", "duplicate", ["closes"])
    op.create_index("duplicate_hosted", "duplicate", ["host"])
    op.create_table(
        "duplicate_board",
        sa.Column("duplicate", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("rehearsed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "duplicate_entrant",
        sa.Column("duplicate", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("duplicate_entered", "duplicate_entrant", ["person", "since"])
    op.create_table(
        "duplicate_play",
        sa.Column("duplicate", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("bot", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("victory", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("duplicate_played_at", "duplicate_play", ["table_id"])
    op.create_index("duplicate_played_by", "duplicate_play", ["person"])
