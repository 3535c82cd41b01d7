"""Who is around: at which tables people listen, at any process, and who has looked at a page a moment ago. Nothing of it is kept.

Nothing is done here when somebody moves: only when a stream begins or ends, or one of a few pages is asked for.
"""

from collections.abc import Iterable

from linewright.server.clock import SystemClock

PAGE_SECONDS = 60.0  # for which whoever has asked for a page counts as there
NO_TABLE = ""  # the place of whoever looks at another page


class Around:
    """Everybody who is around; people are named by their public ids, places by the ids of tables."""

    def __init__(self, clock: SystemClock) -> None:
        self.clock = clock
        self._listening: dict[str, tuple[str, ...]] = {}  # person -> the table of each stream at this process
        self._pages: dict[str, float] = {}  # person -> until when they count as there who have asked for a page at this process
        self._lately: dict[str, dict[str, float]] = {}  # person -> place, left or at another process -> until when it counts

    def come(self, person: str, table: str) -> None:
        """Note that a stream has begun."""
        self._listening[person] = (*self._listening.get(person, ()), table)

    def leave(self, person: str, table: str, stays_seconds: float) -> None:
        """Note that a stream has ended; the page may be loading anew."""
        left = list(self._listening.get(person, ()))
        left.remove(table)
        if left:
            self._listening[person] = tuple(left)
        else:
            del self._listening[person]
        self.note(person, table, stays_seconds)

    def note(self, person: str, place: str, seconds: float) -> None:
        """Note that somebody counts as being at a place for so long: they have left it, or are there at another process."""
        self._lately.setdefault(person, {})[place] = self.clock.monotonic() + seconds

    def look_at_page(self, person: str) -> None:
        """Note that somebody has asked for a page that is no table."""
        self._pages[person] = self.clock.monotonic() + PAGE_SECONDS

    def on_pages(self) -> list[str]:
        """Those who have asked this process for a page a moment ago."""
        now = self.clock.monotonic()
        return [person for person, until in self._pages.items() if until > now]

    def places_of(self, people: Iterable[str]) -> dict[str, set[str]]:
        """Where those of some people are who are around: at tables, or at none of them."""
        now = self.clock.monotonic()
        found = {}
        for person in people:
            places = {*self._listening.get(person, ())}
            places |= {place for place, until in self._lately.get(person, {}).items() if until > now}
            if places or self._pages.get(person, now) > now:
                found[person] = places - {NO_TABLE}
        return found

    def forget(self, person: str) -> None:
        """Forget a person who is no more."""
        self._pages.pop(person, None)
        self._lately.pop(person, None)

    def tidy(self) -> None:
        """Forget those who have been gone for a while."""
        now = self.clock.monotonic()
        self._pages = {person: until for person, until in self._pages.items() if until > now}
        lately = {
            person: {place: until for place, until in places.items() if until > now} for person, places in self._lately.items()
        }
        self._lately = {person: places for person, places in lately.items() if places}
