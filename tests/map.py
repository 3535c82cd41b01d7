"""The map of the house: every source file with the first sentence of its own docstring, in the order of imports.

`python -m tests.map` writes it into docs/architecture.md, between the marks; a test holds it true.
"""

import ast
import re
import sys
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/architecture.md"
HOUSE = ROOT / "linewright"
MAPPED = {".py", ".js", ".ts", ".css", ".html"}
FOREIGN = {"vendor", "versions"}  # folders of others' files, and of what only ever grows
PLACE = re.compile(r"(<!-- map of (?P<folder>\S+) -->\n).*?(<!-- end -->)", re.DOTALL)
JS_IMPORT = re.compile(r"^(?:import|export)\b[^;]*?from\s*\"(\./[^\"]+)\"", re.MULTILINE)
FIRST_COMMENT = re.compile(r"(?:/\*\*?|<!--|\{#-?|// (?!@))(.*?)(?:\*/|-->|-?#\}|\n(?!\s*\*))", re.DOTALL)


def list_files(folder: Path) -> list[Path]:
    """The files of one folder that are mapped; a package's __init__ only where it holds more than a docstring."""
    return [file for file in sorted(folder.iterdir()) if file.suffix in MAPPED and not is_bare(file)]


def list_folders() -> list[str]:
    """Every folder of the house that holds a file to be mapped, as the page names it."""
    folders = [HOUSE, *(folder for folder in sorted(HOUSE.rglob("*")) if folder.is_dir() and not FOREIGN & set(folder.parts))]
    return [folder.relative_to(ROOT).as_posix() + "/" for folder in folders if list_files(folder)]


def is_bare(file: Path) -> bool:
    """Whether a file is a package's __init__ without any code."""
    return file.name == "__init__.py" and len(ast.parse(file.read_text(encoding="utf-8")).body) <= 1


def first_sentence(file: Path) -> str:
    """What a file says of itself first."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    else:
        found = FIRST_COMMENT.search(text)
        said = re.sub(r"\n\s*\*?", " ", found[1]) if found else ""
    said = " ".join(said.split("\n\n")[0].split())
    return re.split(r"(?<=\.)\s(?=[A-Z`])", said)[0].removesuffix(".").replace("|", "\\|")


def imported_beside(file: Path) -> set[str]:
    """The names of files in the same folder that a file imports."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return {Path(found).name for found in JS_IMPORT.findall(text) if found.count("/") == 1}
    package = ".".join(file.relative_to(ROOT).parts[:-1])
    names: set[str] = set()
    for node in ast.parse(text).body:  # what a function imports later does not count
        if isinstance(node, ast.ImportFrom) and node.module == package:
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package + "."):
            names.add(node.module.removeprefix(package + ".").split(".")[0])
    return {f"{name}.py" for name in names}


def in_order_of_imports(files: Iterable[Path]) -> list[Path]:
    """Files so that each comes after those it imports; alphabetical where that leaves a choice."""
    by_name = {file.name: file for file in files}
    graph = {name: imported_beside(file) & set(by_name) - {name} for name, file in by_name.items()}
    sorter = TopologicalSorter(graph)
    try:
        sorter.prepare()
    except CycleError:
        return list(by_name.values())
    found = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        found += ready
        sorter.done(*ready)
    return [by_name[name] for name in found]


def table_of(folder: str) -> str:
    """The map of one folder, as Markdown."""
    rows = [f"| `{file.name}` | {first_sentence(file)} |" for file in in_order_of_imports(list_files(ROOT / folder))]
    return "\n".join(["| file | what it is for |", "|---|---|", *rows]) + "\n"


def draw_map(text: str) -> str:
    """The page with every map as the sources have it now."""
    return PLACE.sub(lambda place: f"{place[1]}{table_of(place['folder'])}{place[3]}", text)


if __name__ == "__main__":
    drawn = draw_map(PAGE.read_text(encoding="utf-8"))
    missing = [folder for folder in list_folders() if f"<!-- map of {folder} -->" not in drawn]
    if missing:
        sys.exit(f"no place on {PAGE.name} for: {', '.join(missing)}")
    PAGE.write_text(drawn, encoding="utf-8")
