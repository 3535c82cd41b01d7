"""The record of a game: fields in an order without gaps, filled up to whole words.

Copying a record may leave the bytes between its fields unwritten, and equal games would then be unequal bytes.
"""

import functools
import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

KEPT = "kept_"  # how the names of fields begin that keep what was found out from the others, until those change


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


def copy_record(states: np.ndarray) -> np.ndarray:
    """A copy of an array of records; NumPy's own goes field by field and takes twenty times as long."""
    return restore_record(states.tobytes(), states.dtype)


def restore_record(data: bytes, state: np.dtype) -> np.ndarray:
    """Records from their bytes, to be written to."""
    return np.frombuffer(bytearray(data), state)


@functools.cache
def kept_fields(state: np.dtype) -> tuple[str, ...]:
    """The fields that keep what anybody can find out again from the others: whether they are filled makes no difference."""
    return tuple(name for name in state.names or () if name.startswith(KEPT))


def plain_bytes(states: np.ndarray) -> bytes:
    """The bytes of records as if nothing had been kept: equal games are equal bytes, whatever was asked of them."""
    kept = kept_fields(states.dtype)
    if kept:
        states = copy_record(states)
        for name in kept:
            states[name] = 0
    return states.tobytes()


def digest_record(states: np.ndarray, instead: Mapping[str, np.ndarray | None] = MappingProxyType({})) -> str:
    """Eight hexadecimal digits that tell records apart by what their fields hold, whatever order those have.

    `instead` has fields that count beside or in place of the record's own, and None for fields of the record that do not. Fields
    that are all zero count for nothing: a record that gains a field for something new stays the same without it. Nor do fields
    that keep what was found out.
    """
    seen = hashlib.sha256()
    for name in sorted({*(states.dtype.names or ()), *instead} - {*kept_fields(states.dtype)}):
        field = instead[name] if name in instead else states[name][0]
        value = b"" if field is None else field.tobytes()
        if any(value):
            seen.update(f"{name}:".encode() + value)
    return seen.hexdigest()[:8]


class Fields:
    """The fields of a record as interpreted rules want them: numbers as they are, arrays as arrays, which the record shares.

    A record of NumPy costs a microsecond for each field, and a view reads hundreds: from here it comes four to ten times as fast,
    and is the same. Numbers that are written come into the record by `write_back`; nobody else may change it meanwhile.
    """

    __slots__ = ("__dict__", "_read", "_record")

    def __init__(self, states: np.ndarray, i: int = 0, known: dict[str, int] | None = None) -> None:
        self._record = states[i : i + 1]
        self._read: dict[str, int] = known or {}  # the numbers that were read, as they stand in the record
        self.__dict__ |= self._read

    def __getattr__(self, name: str) -> Any:
        """Read a field for the first time."""
        try:
            value = self._record[name][0]
        except ValueError:
            raise AttributeError(name) from None
        if not value.ndim:
            value = self._read[name] = value.item()
        self.__dict__[name] = value
        return value

    @property
    def numbers_read(self) -> dict[str, int]:
        """The numbers that were read, as they stand in the record: what is known of a copy of it before anybody reads that."""
        return dict(self._read)

    def copy(self) -> "Fields":
        """The same fields on a record of their own, as a record of NumPy copies itself."""
        twin = Fields(copy_record(self._record))
        twin.__dict__ |= {name: value for name, value in self.__dict__.items() if not isinstance(value, np.ndarray)}
        return twin

    def write_back(self) -> None:
        """Put all numbers that were written into the record."""
        read, now = self._read, self.__dict__
        for name, value in now.items():
            if read.get(name) is value or isinstance(value, np.ndarray):
                continue
            self._record[name] = value
            read[name] = now[name] = value if type(value) is int else self._record[name][0].item()

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)
