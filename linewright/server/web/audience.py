"""Everybody who listens at this process: how many streams each has, and the session with which each stream ends."""

from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass

from linewright.server.hall.gathering import Gathering
from linewright.server.keep.people import People
from linewright.server.refusals import Refusal


@dataclass(eq=False)
class Permit:
    """Leave to listen to one table, until the session or the person it was given to is gone."""

    key: str  # whose limit counts
    person: str  # empty: somebody unknown
    session: str  # the hash of its secret; empty: somebody unknown
    gathering: Gathering
    is_over: bool = False

    def end(self) -> None:
        """Let nothing more be told."""
        self.is_over = True
        self.gathering.wake()


class Audience:
    """The permits of all streams that are open."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._counts: Counter[str] = Counter()  # whose limit counts -> streams
        self._permits: defaultdict[str, set[Permit]] = defaultdict(set)  # a person, or the hash of a session -> streams
        people.on_end.append(self.end)

    def __len__(self) -> int:
        return self._counts.total()

    def admit(self, permit: Permit, most: float) -> None:
        """Count a stream; raises Refusal where there are too many, or where the session has just ended."""
        if permit.session and self.people.has_ended(permit.person, permit.session):
            raise Refusal("no-person")
        if self._counts[permit.key] >= most:
            raise Refusal("too-many-listeners", most=str(int(most)))
        self._counts[permit.key] += 1
        for who in filter(None, (permit.person, permit.session)):
            self._permits[who].add(permit)

    def leave(self, permit: Permit) -> None:
        """Count a stream no longer."""
        self._counts[permit.key] -= 1
        if not self._counts[permit.key]:
            del self._counts[permit.key]
        for who in filter(None, (permit.person, permit.session)):
            self._permits[who].discard(permit)
            if not self._permits[who]:
                del self._permits[who]

    def end(self, who: str) -> None:
        """End the streams of a person, or of one session."""
        for permit in list(self._permits.get(who, ())):
            permit.end()

    def sessions(self) -> Collection[str]:
        """The sessions with which somebody listens."""
        return {permit.session for permits in self._permits.values() for permit in permits}
