"""Links that a host has made for a table, beside its own id."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the list, and when a code was given out."""
    op.create_table(
        "link", sa.Column("link", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, nullable=False, index=True)
    )
    op.add_column("tables", sa.Column("coded", sa.BigInteger, nullable=False, server_default="0"))
