"""What search calls in machine code, with the kinds of the arguments; for every game whose moves are made turn by turn."""

from collections.abc import Callable
from typing import Any

from linewright.core.playouts import appraise_at, deduce_at, try_candidates
from linewright.core.tree import grow_tree
from linewright.core.turns import list_turns

SEARCHES: dict[Callable[..., Any], str] = {
    appraise_at: "states int int actions actions worths",
    deduce_at: "states int actions worths",
    list_turns: "states table int actions tally",
    try_candidates: "states int tally int actions int int worths int int int actions tally tally tally",
    grow_tree: "states int actions int int int int worths int int int actions actions worths tally tally",
}
