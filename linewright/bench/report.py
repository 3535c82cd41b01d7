"""The figures of a load beside their bars."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from linewright.bench.driver import Tally
from linewright.bench.served import Look

TOLD_95_MS, TOLD_99_MS = 10.0, 60.0  # the bars
PROCESSOR_MS = 0.6  # of one core for an event
MEGABYTES = 250.0
KEPT_SHARE = 0.98  # of the moves a second asked for, for the first and last of a run are cut off


@dataclass
class Figures:
    """Everything measured."""

    seconds: float
    moves_per_second: float
    sockets: int  # that listen while moves are made
    idle: int  # sockets asked for
    tally: Tally
    before: Look
    after: Look
    held: int = 0
    beside: Tally = field(default_factory=Tally)  # moves beside the idle sockets
    last: Look | None = None  # with the idle sockets open

    def between(self, name: str) -> float:
        """What was counted while moves were made."""
        return self.after.count(name) - self.before.count(name)

    @property
    def processor(self) -> float:
        """Seconds of processor time the server needed for the moves."""
        return self.after.processor - self.before.processor


def percentile(times: list[float], part: float) -> float:
    """The time within which this part of all came, in milliseconds."""
    if not times:
        return math.nan
    return sorted(times)[min(len(times) - 1, math.ceil(part * len(times)) - 1)] * 1000


@dataclass(frozen=True)
class Line:
    """One line of the result: what was measured, and the bar, where there is one."""

    word: str
    measured: str
    bar: str = ""
    is_met: bool = True


def lines(figures: Figures) -> Iterator[Line]:
    """The figures beside their bars."""
    tally, wanted = figures.tally, figures.moves_per_second
    seconds = max(figures.seconds, tally.took)  # a driver makes every move of its plan, however long that takes
    rate = tally.acknowledged / seconds
    is_kept = rate >= wanted * KEPT_SHARE and not tally.refused and tally.sent == tally.acknowledged
    yield Line("load-sockets", f"{figures.sockets:,}")
    yield Line("load-sent", f"{tally.sent / seconds:.1f}")
    yield Line("load-acknowledged", f"{rate:.1f}", f"≥ {wanted:g}", is_kept)
    told = [percentile(tally.told, part) for part in (0.5, 0.95, 0.99, 1.0)]
    yield Line("load-told-50", f"{told[0]:.1f} ms")
    yield Line("load-told-95", f"{told[1]:.1f} ms", f"≤ {TOLD_95_MS:g} ms", told[1] <= TOLD_95_MS)
    yield Line("load-told-99", f"{told[2]:.1f} ms", f"≤ {TOLD_99_MS:g} ms", told[2] <= TOLD_99_MS)
    yield Line("load-told-max", f"{told[3]:.1f} ms")
    yield Line("load-post", " / ".join(f"{percentile(tally.answers, part):.1f}" for part in (0.5, 0.95, 0.99)) + " ms")
    yield Line("load-late", " / ".join(f"{percentile(tally.late, part):.1f}" for part in (0.5, 0.95, 0.99)) + " ms")
    yield Line("load-driver", f"{tally.busy / seconds:.0%}")
    commits, appends = figures.between("commit_seconds_count"), figures.between("batch_size_sum")
    yield Line("load-commit", f"{figures.between('commit_seconds_sum') / max(commits, 1) * 1000:.2f} ms")
    yield Line("load-appends", f"{appends / max(commits, 1):.2f}")
    events = max(figures.between("events_total"), 1)
    span = figures.after.at - figures.before.at
    each = figures.processor / events * 1000
    yield Line("load-cpu", f"{each:.2f} ms ({figures.processor / span:.0%})", f"≤ {PROCESSOR_MS:g} ms", each <= PROCESSOR_MS)
    yield memory_line("load-memory", figures.after)
    if figures.last is not None:
        beside = percentile(figures.beside.told, 0.95)
        yield Line("load-held", f"{figures.held:,}", f"≥ {figures.idle:,}", figures.held >= figures.idle)
        yield memory_line("load-memory-idle", figures.last)
        yield Line("load-beside-95", f"{beside:.1f} ms", f"≤ {TOLD_95_MS:g} ms", beside <= TOLD_95_MS)


def memory_line(word: str, look: Look) -> Line:
    """The memory beside its bar; where the system does not tell it, nothing is held against the server."""
    return Line(word, f"{look.peak:.0f} MB", f"< {MEGABYTES:g} MB", not look.peak >= MEGABYTES)
