"""Web Push: tells people who are away that it is their turn, through the push service of their own browser."""
