"""Which endpoint answers a path: fixed paths are looked up, those with parameters are tried in the order they were added."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from starlette.routing import compile_path


class Endpoint(NamedTuple):
    """What answers a method at a path."""

    door: str  # its name in the measures
    answer: Callable[..., Any]  # gets a Request and gives a Response; of a WebSocket: an ASGI application


Methods = dict[str, Endpoint]


class Routes:
    """All paths and their endpoints."""

    def __init__(self) -> None:
        self._fixed: dict[str, Methods] = {}
        self._patterns: dict[str, tuple[re.Pattern[str], Methods]] = {}

    def add(self, method: str, path: str, answer: Callable[..., Any], door: str = "") -> None:
        """Add an endpoint; what is there for GET is there for HEAD."""
        if "{" in path:
            _, methods = self._patterns.setdefault(path, (compile_path(path)[0], {}))
        else:
            methods = self._fixed.setdefault(path, {})
        methods[method] = Endpoint(door or f"{method} {path}", answer)
        if method == "GET":
            methods["HEAD"] = methods[method]

    def find(self, path: str) -> tuple[Methods, dict[str, str]] | None:
        """The endpoints of a path by method, and the parameters in the path; None where there is no such path."""
        if path in self._fixed:
            return self._fixed[path], {}
        for pattern, methods in self._patterns.values():
            if found := pattern.match(path):
                return methods, found.groupdict()
        return None
