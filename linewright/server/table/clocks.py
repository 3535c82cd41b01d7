"""Clocks: none, for each turn, or for the whole match.

They stand still while the match is paused, while no server is up, and those of people on vacation while that lasts.
"""

from collections.abc import Iterable, Sequence

from linewright.server.table.shapes import Clock

Downtimes = Sequence[tuple[int, int]]  # (began, ended), milliseconds since 1970


def time_up(since: int, until: int, downtimes: Downtimes) -> int:
    """The milliseconds between two moments in which a server was up."""
    down = sum(max(0, min(until, ended) - max(since, began)) for began, ended in downtimes)
    return max(0, until - since - down)


def moment_after(since: int, wait_ms: int, at: int, downtimes: Downtimes) -> int:
    """When something has waited so long since a moment, as far as can be said now: while no server is up it does not wait."""
    return at + wait_ms - time_up(since, at, downtimes)


def merge(stretches: Downtimes) -> list[tuple[int, int]]:
    """Stretches of time without what lies in two of them, in their order."""
    merged: list[tuple[int, int]] = []
    for began, ended in sorted(stretches):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged


class Clocks:
    """The clocks of one match; all that is known of them follows from the log."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.used = [0] * seats  # milliseconds, of this turn or of the match
        self.since: dict[int, int] = {}  # seats whose clock runs, and since when
        self.out: set[int] = set()  # seats whose time is up
        self.away: dict[int, int] = {}  # seats on vacation, and until when
        self._vacations: dict[int, list[tuple[int, int]]] = {}  # of each seat, all of this match: from when, until when

    def spent(self, seat: int | None, at: int, downtimes: Downtimes) -> int:
        """How long the seat's clock has run since it was last noted."""
        if seat is None or seat not in self.since or self.clock.kind == "none":
            return 0
        vacations = self._vacations.get(seat)
        return time_up(self.since[seat], at, merge([*downtimes, *vacations]) if vacations else downtimes)

    def left(self, seat: int, at: int, downtimes: Downtimes) -> int | None:
        """How many milliseconds the seat has left; None: as many as it likes."""
        if self.clock.kind == "none":
            return None
        return max(0, self.clock.seconds * 1000 - self.used[seat] - self.spent(seat, at, downtimes))

    def due(self, seat: int, at: int, downtimes: Downtimes) -> int | None:
        """When the seat's time is up, as far as can be said now; None: never."""
        left = self.left(seat, at, downtimes)
        return None if left is None else max(at, self.away.get(seat, at)) + left

    def is_ticking(self, seat: int, at: int) -> bool:
        """Whether the seat's clock goes on."""
        return seat in self.since and self.away.get(seat, at) <= at

    def begin_vacation(self, seat: int, began: int, until: int) -> None:
        """Let the seat's clock stand still for a while."""
        self.away[seat] = until
        self._vacations.setdefault(seat, []).append((began, until))

    def end_vacation(self, seat: int, at: int) -> None:
        """Let it go on, at the latest where the vacation was to end."""
        began, until = self._vacations[seat][-1]
        self._vacations[seat][-1] = began, min(until, at)
        del self.away[seat]

    def vacation_ms(self, seat: int) -> int:
        """How much vacation the seat has had in this match, that which it is on whole."""
        return sum(until - began for began, until in self._vacations.get(seat, ()))

    def note(self, seat: int | None, spent: int, at: int) -> None:
        """Note what a seat has used up to now."""
        if seat is not None and seat in self.since:
            self.used[seat] += spent
            self.since[seat] = at

    def run(self, to_act: Iterable[int], at: int) -> None:
        """Let the clocks of those who may act run, and no others."""
        acting = set(to_act)
        for seat in list(self.since):
            if seat not in acting:
                del self.since[seat]
                if self.clock.kind == "turn":
                    self.used[seat] = 0
                    self.out.discard(seat)
        for seat in acting:
            self.since.setdefault(seat, at)

    def stop(self, spent: dict[int, int]) -> None:
        """Stop every clock for a pause."""
        for seat, used in spent.items():
            self.used[seat] += used
        self.since.clear()
