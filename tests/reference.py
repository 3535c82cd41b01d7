"""The reference of views in docs/library.md: every key with its type and what its source says of it.

`python -m tests.reference` writes it, between the marks; a test holds it true.
"""

import inspect
import re
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any

from linewright.core.position import SharedView
from linewright.core.registry import find, names

PAGE = Path(__file__).parents[1] / "docs/library.md"
PLACE = re.compile(r"(<!-- views of every game -->\n).*?(<!-- end -->\n\n<!-- views -->\n).*?(<!-- end -->)", re.DOTALL)
FIELD = re.compile(r"^    (?P<key>\w+): (?P<type>[^#\n]+?)(?:  # (?P<said>.+))?$", re.MULTILINE)


def parts_of(view: Any) -> Iterator[Any]:
    """The type of a view and of all its parts, the whole first."""
    yield view
    for hint in typing.get_type_hints(view).values():
        for part in typed_dicts_in(hint):
            yield from parts_of(part)


def typed_dicts_in(hint: Any) -> Iterator[Any]:
    """The TypedDicts that a type names."""
    if typing.is_typeddict(hint):
        yield hint
    if typing.get_origin(hint) is not None or isinstance(hint, UnionType):
        for inner in typing.get_args(hint):
            yield from typed_dicts_in(inner)


def fields_of(part: Any) -> Iterator[re.Match[str]]:
    """The lines of a part's source that declare its keys, those it has from another part first."""
    source = inspect.getsource(part)
    base = re.match(r"class \w+\((\w+)\)", source)[1]
    if base != "TypedDict":
        yield from fields_of(vars(sys.modules[part.__module__])[base])
    yield from FIELD.finditer(source)


def table_of(part: Any) -> str:
    """The keys of one part, as Markdown; those it has from another part included."""
    rows = []
    for field in fields_of(part):
        kind = field["type"].replace("|", "\\|")
        rows.append(f"| `{field['key']}` | `{kind}` | {field['said'] or ''} |")
    return "\n".join(["| key | type | |", "|---|---|---|", *rows]) + "\n"


def reference_of(game: Any) -> str:
    """The view of a game, and its parts."""
    whole = typing.get_type_hints(game.view.view)["return"]
    parts = list(dict.fromkeys(parts_of(whole)))
    pages = [f"### {game.title}\n\n{table_of(whole)}"]
    pages += [f"`{part.__name__}`: {inspect.getdoc(part)}\n\n{table_of(part)}" for part in parts[1:]]
    return "\n".join(pages)


def write_reference(text: str) -> str:
    """The page with the views as the sources have them now."""
    ours = [game for game in map(find, names()) if game.package.startswith("linewright.")]
    views = "\n".join(reference_of(game) for game in ours)
    return PLACE.sub(lambda place: f"{place[1]}{table_of(SharedView)}{place[2]}{views}{place[3]}", text)


if __name__ == "__main__":
    PAGE.write_text(write_reference(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
