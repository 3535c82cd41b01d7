"""The record of a game: fields in an order without gaps, filled up to whole words.

Copying a record may leave the bytes between its fields unwritten, and equal games would then be unequal bytes.
"""

from typing import Any

import numpy as np


def record(*fields: tuple[Any, ...]) -> np.dtype:
    """The type of a game's state: its fields, widest first, and `padding` at the end up to a multiple of the widest."""
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    word = np.dtype(ordered[0][1]).itemsize
    rest = -np.dtype([tuple(field) for field in ordered]).itemsize % word or word
    return np.dtype((np.record, np.dtype([*ordered, ("padding", np.int8, rest)], align=True)))


def clear_padding(state: np.record) -> None:
    """Clear the bytes that fill the record up."""
    for k in range(len(state.padding)):
        state.padding[k] = 0
