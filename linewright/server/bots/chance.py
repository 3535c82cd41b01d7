"""What bots draw from: nobody can know it, and whoever needs it finds the same again."""

from hashlib import sha256

SEED_BYTES = 7  # what fits into a number of machine code


def draw_chance(*facts: object) -> int:
    """A number that follows from facts, of which one is a secret."""
    drawn = " ".join(map(str, facts))
    return int.from_bytes(sha256(drawn.encode()).digest()[:SEED_BYTES])


def board_chance(secret: str, moves: int) -> int:
    """What bots draw from at a board of a duplicate after so many moves, at all tables: equal play gives equal games."""
    return draw_chance("duplicate", secret, moves)
