"""What is true at a table, and what each listener hears. Knows no web, no database, no password."""
