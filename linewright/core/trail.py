"""A list that is copied at once, however long it is: copies share what they have in common, and none sees what another adds."""

from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Trail(Generic[Item]):
    """The first so many things of a list that several may share; who goes on another way has a list of its own from then on."""

    __slots__ = ("_count", "_items")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items[: self._count])

    def __getitem__(self, place: int) -> Item:
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._items[place if place >= 0 else place + self._count]

    def __setitem__(self, place: int, item: Item) -> None:
        """Replace something, for this one alone."""
        self._items = self._items[: self._count]
        self._items[place] = item

    def append(self, item: Item) -> None:
        """Add something at the end."""
        if len(self._items) == self._count:
            self._items.append(item)
        if self._items[self._count] is not item:  # a copy has added something, perhaps just now in another thread
            self._items = [*self._items[: self._count], item]
        self._count += 1

    def pop(self) -> Item:
        """Take the last thing away; raises IndexError where there is none."""
        item = self[-1]
        self._count -= 1
        return item

    def copy(self) -> "Trail[Item]":
        """The same things, to go another way from here."""
        twin: Trail[Item] = object.__new__(Trail)
        twin._items, twin._count = self._items, self._count
        return twin
