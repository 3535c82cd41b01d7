"""How the store came to be as it is: Alembic's versions, applied when the server starts."""
