"""What the server counts, for Prometheus; processes that share a port write into one folder, and each adds up what is there."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where processes that share a port write; prometheus_client reads it when it is imported
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMIT_SECONDS = Histogram("linewright_commit_seconds", "How long a transaction took", buckets=FAST)
BATCH_SIZE = Histogram(
    "linewright_batch_size", "How many appends shared a transaction", buckets=(1, 2, 5, 10, 25, 50, 100, 250, 500)
)
EVENTS = Counter("linewright_events_total", "Events appended", ["kind"])
CONFLICTS = Counter("linewright_conflicts_total", "Appends that another process came before")
REFUSALS = Counter("linewright_refusals_total", "Requests refused", ["code"])
TOLD_SECONDS = Histogram("linewright_told_seconds", "From the arrival of a move until the last listener was told", buckets=FAST)
ANSWER_SECONDS = Histogram("linewright_answer_seconds", "How long an answer took", ["route"], buckets=FAST)
DAMAGED = Counter("linewright_tables_damaged_total", "Tables whose log could not be replayed")
LISTENERS = Gauge("linewright_listeners", "Live streams", multiprocess_mode="livesum")
LOADED = Gauge("linewright_tables_loaded", "Tables in memory", multiprocess_mode="livesum")
ATTENDED = Gauge("linewright_buckets_attended", "Buckets of tables that are attended", multiprocess_mode="livesum")
PROCESSES = Gauge("linewright_processes", "Server processes that run", multiprocess_mode="livesum")
WIRED = Gauge("linewright_processes_wired", "Server processes that hear what others write", multiprocess_mode="livesum")
MEMORY_BYTES = Gauge("linewright_memory_bytes", "Memory of the server processes", multiprocess_mode="livesum")
LAG_SECONDS = Histogram("linewright_lag_seconds", "How late the event loop came to what was due", buckets=FAST)
BOTS_WAITING = Gauge("linewright_bots_waiting", "Questions to bots that nobody thinks about yet", multiprocess_mode="livesum")
WAITED_SECONDS = Histogram("linewright_bot_wait_seconds", "How long a question waited for a free bot process", buckets=SLOW)
THINKING_SECONDS = Histogram("linewright_bot_thinking_seconds", "How long a bot thought", buckets=SLOW)
PUSHES = Counter("linewright_pushes_total", "Messages to push services, by the last status each was answered with", ["status"])
PUSHES.labels("201")  # what is counted from nought on can be told from what is not counted
SUBSTITUTED = Counter("linewright_bots_substituted_total", "Moves played at random because a bot gave none in time")


def write_all() -> bytes:
    """Everything that is counted, as Prometheus reads it, over all processes of the port."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    forget_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """Let go of the gauges of processes that are no more; what they have counted stays."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        if not is_alive(pid):
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # somebody else's
    return True


@contextmanager
def shared_folder() -> Iterator[None]:
    """Have processes that are started now count together, in a folder that goes with us."""
    with tempfile.TemporaryDirectory(prefix="linewright-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]
