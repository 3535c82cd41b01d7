"""What has changed of what is told, as a list of changes: each is a path and the value that stands there now.

A path leads through objects by their names and through lists by their places. Parts that are the same Python object in both are
the same without being looked at.
"""

from typing import Any

from linewright.server.table.shapes import ENCODER

Path = tuple[str | int, ...]


def note_changes(found: list[tuple[Path, Any]], was: Any, now: Any, path: Path) -> None:
    """Note every change between two values that are not the same; what has other names, or another length, as a whole."""
    kind = type(now)
    if kind is dict and type(was) is dict and list(was) == list(now):
        for (name, value), before in zip(now.items(), was.values(), strict=True):
            if value is not before and value != before:
                note_changes(found, before, value, (*path, name))
    elif kind is list and type(was) is list and len(was) == len(now) and type(now[0]) in (dict, list):
        for place, value in enumerate(now):
            before = was[place]
            if value is not before and value != before:
                note_changes(found, before, value, (*path, place))
    else:
        found.append((path, now))


def write_found(found: list[tuple[Path, Any]]) -> bytes:
    """Changes as they stand in a list, without its brackets."""
    return ENCODER.encode(found)[1:-1]
