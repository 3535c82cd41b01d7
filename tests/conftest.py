"""What all tests share with the conformance suite, and how they are given to workers."""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from linewright.conformance.conftest import blank, pytest_collection_modifyitems, pytest_generate_tests

__all__ = ["blank", "pytest_collection_modifyitems", "pytest_generate_tests"]

TOGETHER = (  # files whose tests share something that takes seconds to start
    "tests/page/",
    "tests/server/test_limits.py",
    "tests/server/test_processes.py",
    "tests/test_add_a_game.py",
)


class ByFile(LoadScopeScheduling):
    """Gives all tests of some files to one worker, the longest files first, and every other test to whoever is free.

    xdist's own groups (`--dist loadgroup`) do nothing with pytest 9.2 (pytest-xdist issue 1386).
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if nodeid.startswith(TOGETHER) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    """Give tests to workers by file, or one by one."""
    return ByFile(config, log)
