"""The table: people sit down, the log is kept, everybody is told what they may know."""
