"""What all tests share with the conformance suite: every game at every number of seats, and one Hypothesis profile."""

from linewright.conformance.conftest import blank, pytest_collection_modifyitems, pytest_generate_tests

__all__ = ["blank", "pytest_collection_modifyitems", "pytest_generate_tests"]
