"""What is kept: the store, people, backups, and the other processes that share it."""
