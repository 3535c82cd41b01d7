"""Where a match of the terminal is kept: whole or as it was before, and elsewhere where the first place cannot be written."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

AUTOSAVE = "linewright-match{}.txt"


def places_for(asked: Path | None) -> Iterator[Path]:
    """Where to try, in this order: where the person said, here, among the user's own data, among temporary files."""
    if asked is not None:
        yield asked
    yield unused_name(Path())
    data = platformdirs.user_data_path("linewright")
    if data.is_absolute():  # else there is no home
        with contextlib.suppress(OSError):
            data.mkdir(parents=True, exist_ok=True)
        yield unused_name(data)
    with contextlib.suppress(OSError):  # of a system without any folder for temporary files
        yield unused_name(Path(tempfile.gettempdir()))


def unused_name(folder: Path) -> Path:
    """A name for a saved match that no file in the folder has yet."""
    number = 1
    while os.path.lexists(file := folder / AUTOSAVE.format("" if number == 1 else f"-{number}")):
        number += 1
    return file


def write_whole(file: Path, text: str) -> None:
    """Write a file wholly, or leave what was there; raises OSError, or ValueError for a name that cannot be."""
    if os.path.lexists(file) and not file.is_file():  # a pipe or a device is written to, never replaced
        file.write_text(text, encoding="utf-8")
        return
    target = Path(os.path.realpath(file))  # a link goes on leading there
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        if target.exists():
            part.chmod(target.stat().st_mode)
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
