"""What packages installed beside ours bring: the entry points of a group, each loaded, or told of with what is wrong with it."""

from collections.abc import Callable
from typing import Any, TypeVar

from linewright.core.errors import LinewrightError

Thing = TypeVar("Thing")
Fault = TypeVar("Fault", bound=LinewrightError)


def load_entries(
    group: str, load: Callable[[Any, dict[str, Thing]], Thing], fault: Callable[[str, str, Any], Fault]
) -> tuple[dict[str, Thing], list[Fault]]:
    """What the entry points of a group bring, by name, and a fault for each that cannot be used; it never keeps others away.

    `load` is given an entry point and what was loaded before it; `fault` its name, its package and what went wrong.
    """
    from importlib.metadata import entry_points  # costs 30 ms, and whoever names something of ours need not wait for it

    things: dict[str, Thing] = {}
    faults: list[Fault] = []
    entries: list[Any] = list(entry_points(group=group))
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.dist.name)):
        try:
            things[entry.name] = load(entry, things)
        except Exception as error:  # noqa: BLE001  a stranger's module may raise anything
            why = error if isinstance(error, LinewrightError) else f"{type(error).__name__}: {error}"
            faults.append(fault(entry.name, entry.dist.name, why))
    return things, faults
