"""When each session was last used: those that nobody uses any more end after a while."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; whoever was signed in until now counts as here today."""
    op.add_column("secret", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.get_bind().execute(sa.text("UPDATE secret SET used = :now"), {"now": time.time_ns() // 1_000_000})
