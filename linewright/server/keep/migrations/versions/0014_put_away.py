"""Tables that people have put away: they are not among their own any more."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the list."""
    op.create_table("put_away", sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, primary_key=True))
    op.create_index("put_away_table", "put_away", ["table_id"])
