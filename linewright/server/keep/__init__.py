"""What is kept: the store, people, backups."""
