"""Whether friends see that somebody is here: they do, until it is switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the switch."""
    op.add_column("profile", sa.Column("is_seen", sa.SmallInteger, nullable=False, server_default="1"))
