"""What people and the server do at a table, one file an act. Whatever lies in this folder is found: there is no list to keep."""

import importlib
import pkgutil

from linewright.server.table.act import Act


def find_acts() -> tuple[Act, ...]:
    """The acts of all files in this folder."""
    modules = [importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__)]
    return tuple(module.ACT for module in modules)
