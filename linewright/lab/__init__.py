"""Very many games at once: on all cores, on a GPU or in a Ray cluster, the same results everywhere; and reports on them."""

from linewright.lab.simulating import Simulation, simulate

__all__ = ["Batch", "Simulation", "batch", "simulate"]
