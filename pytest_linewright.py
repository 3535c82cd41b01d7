"""The option --game of `pytest --pyargs linewright.conformance`, apart from the package: pytest starts without it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let pytest accept --game, once or several times."""
    group = parser.getgroup("linewright", "linewright: which games the conformance suite takes")
    group.addoption("--game", action="append", metavar="NAME", help="hold this game to the contract (all that are installed)")
