"""What people have done here, and with whom: history, ratings, friends, clubs, boards."""
