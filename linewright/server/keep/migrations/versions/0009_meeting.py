"""Tables that everybody may come to, and people who wait for company."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"


def upgrade() -> None:
    """Add who may come to the list of tables, and the lists of who waits and who has met."""
    op.add_column("tables", sa.Column("access", sa.Text, nullable=False, server_default="open"))
    op.create_index("tables_listed", "tables", ["access", "status"])
    op.create_table(
        "seeking",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "meeting",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
