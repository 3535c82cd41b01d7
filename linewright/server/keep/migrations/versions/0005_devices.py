"""What each session runs on, and on which devices an account is known: from there its holder is never kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and the list."""
    op.add_column("secret", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "device",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
