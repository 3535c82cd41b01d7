"""Who has said something at which table: people who only watched are found when they ask for their data, or to be erased."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

CHATS = sa.text("""SELECT table_id, body FROM event WHERE body LIKE '{"kind":"chat",%'""")
ROWS_AT_A_TIME = 1_000


def upgrade() -> None:
    """Add the list, and fill it from the logs."""
    speaking = op.create_table(
        "speaking",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    said = {(person_of(body), table) for table, body in op.get_bind().execute(CHATS)}
    found: list[dict[str, Any]] = [{"person": person, "table_id": table} for person, table in sorted(said) if person]
    for first in range(0, len(found), ROWS_AT_A_TIME):
        op.bulk_insert(speaking, found[first : first + ROWS_AT_A_TIME])


def person_of(body: str) -> str:
    """Who said something; empty where an event cannot be read."""
    try:
        return str(json.loads(body).get("person", ""))
    except ValueError:
        return ""
