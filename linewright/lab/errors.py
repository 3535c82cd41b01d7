"""Why the lab refuses something, and where it runs out of something that is not installed."""

import importlib
from typing import Any

from linewright.core.errors import LinewrightError


class BadLab(LinewrightError):
    """Something asked of the lab that cannot be."""


def need_package(module: str, extra: str) -> Any:
    """A module of a package that not everybody needs; raises BadLab with the extra that installs it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadLab("lab-no-package", package=module.partition(".")[0], extra=extra) from error
