"""Very many games at once: on all cores, on a GPU or in a Ray cluster, the same results everywhere; and reports on them."""

from linewright.lab.batch import Batch
from linewright.lab.batch import Batch as batch  # noqa: N813  lw.batch(game, n): what comes back is a Batch
from linewright.lab.simulating import Simulation, simulate

__all__ = ["Batch", "Simulation", "batch", "simulate"]
