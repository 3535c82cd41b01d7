"""A bot as a program of its own: linewright match line-it --bots "cmd:python examples/program.py,greedy" --games 20.

It reads a question a line, as JSON, and answers with a line of plain text. Any language will do; your idea goes into `choose`.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[str]) -> str:  # noqa: ARG001  the view is for better ideas
    """Choose a move: this is where your bot begins."""
    return random.choice(legal)  # noqa: S311  no secret


for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "new":  # a game begins, and nothing is to be answered
        random.seed(question["seed"])
    elif question["ask"] == "move":
        print(choose(question["view"], question["legal"]), flush=True)  # noqa: T201  this is how it speaks
    elif question["ask"] == "reaction":  # only in a race: milliseconds, never, or nothing: as fast as a person
        print(flush=True)  # noqa: T201  as above
