"""The hall: the tables in memory, and who attends them."""
