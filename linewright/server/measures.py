"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COMMIT_SECONDS = Histogram("linewright_commit_seconds", "How long a transaction took", buckets=FAST)
BATCH_SIZE = Histogram(
    "linewright_batch_size", "How many appends shared a transaction", buckets=(1, 2, 5, 10, 25, 50, 100, 250, 500)
)
EVENTS = Counter("linewright_events_total", "Events appended", ["kind"])
CONFLICTS = Counter("linewright_conflicts_total", "Appends that another process came before")
REFUSALS = Counter("linewright_refusals_total", "Requests refused", ["code"])
TOLD_SECONDS = Histogram("linewright_told_seconds", "From the arrival of a move until listeners were told", buckets=FAST)
ANSWER_SECONDS = Histogram("linewright_answer_seconds", "How long an answer took", ["route"], buckets=FAST)
LISTENERS = Gauge("linewright_listeners", "Live streams")
LOADED = Gauge("linewright_tables_loaded", "Tables in memory")
ATTENDED = Gauge("linewright_buckets_attended", "Buckets of tables this process attends")
