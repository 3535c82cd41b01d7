"""What all tests share with the conformance suite, and how they are given to workers."""

import re
import zlib

import pytest
from _pytest.nodeid import NodeId
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from linewright.conformance.conftest import blank, pytest_collection_modifyitems, pytest_generate_tests
from linewright.core.registry import names

__all__ = ["blank", "pytest_collection_modifyitems", "pytest_generate_tests"]

TOGETHER = (  # files whose tests share something that takes seconds to start
    "tests/page/",
    "tests/server/test_limits.py",
    "tests/server/test_processes.py",
    "tests/test_add_a_game.py",
)
SPLIT = ("tests/page/test_screens.py",)  # files among them that one worker would be busy with for too long
PARTS = 3
BY_GAME = ("linewright/conformance/", "tests/bots/")

GAMES = re.compile(r"\[(" + "|".join(sorted(names(), key=len, reverse=True)) + r")(?![a-z])")  # the first parameter of a test


class ByFile(LoadScopeScheduling):
    """Gives all tests of some files to one worker, the longest files first, and every other test to whoever is free.

    Tests of the conformance suite stay together by game: a game's machine code is built and loaded by one worker, once.

    xdist's own groups (`--dist loadgroup`) do nothing with pytest 9.2 (pytest-xdist issue 1386).
    """

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file in SPLIT:
            return f"{file} {zlib.crc32(test.encode()) % PARTS}"
        if nodeid.startswith(TOGETHER):
            return file
        game = GAMES.search(test) if file.startswith(BY_GAME) else None
        return game[1] if game else nodeid


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let the id of a test end with its name: with pytest 9.2 schemathesis gives one id to the tests of all doors."""
    if not item.nodeid.endswith(item.name) and item.parent is not None:
        item._id = NodeId.parse(f"{item.parent.nodeid}::{item.name}")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Refuse two tests with one id: the scheduler goes by ids, and would run one of them twice and the other never."""
    ids = [item.nodeid for item in session.items]
    if twice := sorted({one for one in ids if ids.count(one) > 1} if len(set(ids)) < len(ids) else set()):
        message = f"tests with the same id: {twice[:5]}"
        raise pytest.UsageError(message)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    """Give tests to workers by file, or one by one."""
    return ByFile(config, log)
