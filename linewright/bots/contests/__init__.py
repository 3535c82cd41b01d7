"""Bots against bots: match-ups of two, tournaments of many, and what the results say about their strength."""
