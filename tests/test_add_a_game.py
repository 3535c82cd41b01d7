"""docs/add-a-game.md is run: its files are laid into an empty folder step by step, and its commands print what it says."""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/add-a-game.md"
EXAMPLE = ROOT / "examples/pips"
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"\]\(\.\./examples/pips/(?P<path>[^)]+)\)")
COMMAND_SECONDS = 400
TOOLS = {"pip": "pip", "pytest": "pytest", "linewright": "linewright"}
OFFLINE = "--no-deps --no-build-isolation --no-index --quiet --disable-pip-version-check"  # what pip is told besides, here

pytestmark = pytest.mark.slow


def steps() -> list[tuple[str, str]]:
    """The numbered sections of the page: title and text."""
    parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [(part.partition("\n")[0], part) for part in parts if part[0].isdigit()]


def example_files() -> set[str]:
    """Every file of the example that belongs to it."""
    files = (path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*.*") if path.is_file())
    return {path.as_posix() for path in files if "__pycache__" not in path.parts and not path.parts[0].startswith(".")}


def make_environment(folder: Path) -> dict[str, str]:
    """An environment that sees what is installed here, and into which the page may install; gives the variables to run in it."""
    venv.create(folder, with_pip=False, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    shared = [str(ROOT), *(place for place in sys.path if place.endswith("site-packages"))]
    (packages / "shared.pth").write_text("\n".join(shared) + "\n", encoding="utf-8")
    for name, module in TOOLS.items():
        tool = folder / "bin" / name
        told = f'install {OFFLINE} "${{@:2}}"' if name == "pip" else '"$@"'
        tool.write_text(f'#!/usr/bin/env bash\nexec "{folder}/bin/python" -m {module} {told}\n', encoding="utf-8")
        tool.chmod(0o755)
    ours = ("PYTEST_", "PYTHON", "COV_", "LINEWRIGHT_LANGUAGE")  # what belongs to the test that runs, not to the page
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {
        **kept,
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "VIRTUAL_ENV": str(folder),
        "COLUMNS": "100",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def expected(lines: list[str]) -> re.Pattern[str]:
    """What a command is to print, in this order: every line as it stands, with … for anything."""
    return re.compile(".*".join(".*".join(re.escape(part.strip()) for part in line.split("…")) for line in lines), re.DOTALL)


def commands(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines it is to print."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def test_every_piece_of_code_on_the_page_is_in_the_example():
    for title, text in steps():
        sources = [(EXAMPLE / path).read_text(encoding="utf-8") for path in FILE.findall(text)]
        for block in BLOCK.finditer(text):
            assert block["kind"] == "console" or any(block["text"] in source for source in sources), (title, block["text"])


def test_every_file_of_the_example_is_named_on_the_page():
    named = [path for _, text in steps() for path in FILE.findall(text)]
    assert sorted(set(named)) == sorted(example_files())


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> tuple[Path, dict[str, str]]:
    """The folder that the page fills, and the environment it works in; each step goes on where the one before it ended."""
    folder = tmp_path_factory.mktemp("add-a-game")
    (folder / "pips").mkdir()
    return folder / "pips", make_environment(folder / "environment")


@pytest.mark.xdist_group("add-a-game")
@pytest.mark.parametrize("text", [text for _, text in steps()], ids=[title.partition(".")[0] for title, _ in steps()])
def test_each_step_of_the_page_does_what_it_says(project, text):
    folder, environment = project
    for path in FILE.findall(text):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(EXAMPLE / path, folder / path)
    for block in BLOCK.finditer(text):
        for command, lines in commands(block["text"]) if block["kind"] == "console" else ():
            done = subprocess.run(
                ["bash", "-o", "pipefail", "-c", command],  # noqa: S607
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=COMMAND_SECONDS,
                check=False,
            )
            wanted = expected([" ".join(line.split()) for line in lines])
            assert wanted.search(" ".join(done.stdout.split())), f"$ {command}\n{done.stdout}"
            assert done.returncode == 0 or "2>&1" in command, f"$ {command}\n{done.stdout}"
