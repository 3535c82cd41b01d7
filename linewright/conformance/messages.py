"""The messages of a Fluent file and the variables each of them uses."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from linewright.core.words import words_files


class Variables(Visitor):  # type: ignore[misc]  # Fluent has no types
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  Fluent's visitor names its methods so
        """Note one."""
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a folder in a language, each with its variables; what cannot be read, or stands twice, is an error.

    Several games in one folder may each have words of their own under the same id, such as what their keys do.
    """
    files = words_files(folder, language)
    own = [file for file in files if folder / "words" not in file.parents]
    shared = read_messages([file for file in files if file not in own])
    found = dict(shared)
    for file in own:
        for name, variables in read_messages([file]).items():
            assert name not in shared, f"{name} stands twice"
            found[name] = found.get(name, set()) | variables
    return found


def read_messages(files: list[Path]) -> dict[str, set[str]]:
    """The messages of files, each with its variables; none stands twice."""
    found: dict[str, set[str]] = {}
    texts = [file.read_text(encoding="utf-8") for file in files]
    for entry in FluentParser().parse("\n".join(texts)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
