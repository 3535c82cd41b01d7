"""Every game in a file: Parquet, a table with a row for each, or JSON; the same bytes for the same games.

A file that is there stays as it is until the new one is whole.
"""

import contextlib
import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core.simulating import LAST_SEED, OVER, POINTS, WINNERS
from linewright.lab.errors import BadLab, need_package
from linewright.lab.plans import Plan
from linewright.lab.running import CHUNK

GROUP = 16 * CHUNK  # games that make a row group of a Parquet file; chunks and pieces end there too


class Keeper:
    """Keeps rows in memory."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []

    def keep(self, first: int, rows: np.ndarray) -> None:  # noqa: ARG002  a file notes which games they are
        """Keep the rows of games first, first + 1, ..."""
        self.rows.append(rows.copy())

    def close(self) -> None:
        """There is nothing to close."""


class ParquetKeeper(Keeper):
    """Keeps games in a Parquet file: number, seed of the deal, moves, who has won, points, and what the game counts."""

    def __init__(self, file: Path, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.first = 0
        self.arrow = need_package("pyarrow", "lab")
        parquet = need_package("pyarrow.parquet", "lab")
        whole, yes = self.arrow.int32(), self.arrow.bool_()
        fields = [("game", self.arrow.int64()), ("seed", self.arrow.int64()), ("moves", whole), ("over", yes)]
        fields += [(f"won_{seat}", yes) for seat in range(plan.seats)]
        fields += [(name, whole) for name in plan.columns[POINTS:]]
        facts = {
            "game": plan.game,
            "bots": ",".join(plan.bots),
            "seed": str(plan.seed),
            "options": json.dumps(dict(plan.options)),
        }
        self.schema = self.arrow.schema(fields, metadata={f"linewright.{name}": fact for name, fact in facts.items()})
        self.writer = parquet.ParquetWriter(file, self.schema, compression="zstd")

    def keep(self, first: int, rows: np.ndarray) -> None:
        """Write a row group whenever there are enough."""
        super().keep(first, rows)
        if first + len(rows) - self.first == GROUP:
            self.write()

    def write(self) -> None:
        """Write what is waiting."""
        if not self.rows:
            return
        rows = np.concatenate(self.rows)
        numbers = np.arange(self.first, self.first + len(rows))
        columns = [numbers, (numbers + self.plan.seed) & LAST_SEED, rows[:, 0], rows[:, OVER].astype(bool)]
        columns += [(rows[:, WINNERS] >> seat & 1).astype(bool) for seat in range(self.plan.seats)]
        columns += [np.ascontiguousarray(rows[:, k]) for k in range(POINTS, rows.shape[1])]
        self.writer.write_batch(self.arrow.record_batch(columns, schema=self.schema), row_group_size=len(rows))
        self.first += len(rows)
        self.rows = []

    def close(self) -> None:
        """Write the rest, and what makes the file a whole one."""
        self.write()
        self.writer.close()


class JsonKeeper(Keeper):
    """Keeps games in a JSON file: the names of the columns, and a list for each game."""

    def __init__(self, file: Path, plan: Plan) -> None:
        super().__init__()
        self.file = file.open("w", encoding="utf-8")
        facts: dict[str, Any] = {"game": plan.game, "bots": plan.bots, "seed": plan.seed, "options": dict(plan.options)}
        facts["columns"] = plan.columns
        self.file.write(json.dumps(facts)[:-1] + ', "games": [')
        self.is_first = True

    def keep(self, first: int, rows: np.ndarray) -> None:  # noqa: ARG002  games are written in their order
        """Write a line for each game."""
        for row in rows.tolist():
            self.file.write(("\n" if self.is_first else ",\n") + json.dumps(row))
            self.is_first = False

    def close(self) -> None:
        """Write the end."""
        self.file.write("\n]}\n")
        self.file.close()


def refuse_unwritable(file: Path) -> None:
    """Raise the OSError that writing a file would end with, before much is done for it."""
    place = file if file.exists() else file.parent
    number = (
        errno.EISDIR if file.is_dir() else 0 if os.access(place, os.W_OK) else errno.EACCES if place.exists() else errno.ENOENT
    )
    if number:
        raise OSError(number, os.strerror(number), str(file))


@contextlib.contextmanager
def keep_in(file: Path, plan: Plan) -> Iterator[Keeper]:
    """What writes games into a file, by its name, which is there once all are written; raises BadLab for other kinds of files."""
    kinds: dict[str, type[ParquetKeeper | JsonKeeper]] = {".parquet": ParquetKeeper, ".json": JsonKeeper}
    if file.suffix not in kinds:
        raise BadLab("lab-bad-file", file=str(file), kinds=", ".join(kinds))
    refuse_unwritable(file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    keeper = kinds[file.suffix](unfinished, plan)
    try:
        try:
            yield keeper
        finally:
            keeper.close()
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
