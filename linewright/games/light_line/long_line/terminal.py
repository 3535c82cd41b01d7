"""How LONG LINE looks in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.drawing import QUIET, Fitted, draw_seats, heading, next_step, wait_step
from linewright.games.light_line.long_line.state import ROUNDS
from linewright.games.light_line.workplace import bench_line, draw_workplace, lay_step


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it; last comes what can be done next."""
    return Fitted(lambda width: draw_parts(view, names, words, width))


def draw_parts(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """The table from top to bottom, so many columns wide."""
    is_building = not view["is_over"] and view["seat"] in view["to_act"]
    if is_building:
        yield from draw_workplace(view, words, width)
        if view["bench"]:
            yield bench_line(view, words)
        yield Text("")
    yield heading(words.say("round-of", round=min(view["rounds"] + 1, ROUNDS), rounds=ROUNDS))
    taken = ", ".join(map(str, view["taken"]))
    yield Text(words.say("numbers-taken", numbers=taken) if taken else words.say("no-numbers-taken"))
    yield draw_seats(view, names, [facts_of(view, facts, words) for facts in view["seats"]], width)
    if not is_building:
        yield wait_step(view, names, words)
        return
    how, layout_help = lay_step(view, words)
    yield next_step(how)
    yield Text(layout_help, QUIET)
    yield Text(call_step(view, words))


def facts_of(view: dict[str, Any], facts: dict[str, Any], words: Words) -> list[str]:
    """What is known of a seat."""
    if view["is_over"]:
        call = ""
    elif facts["called"] is not None:
        call = words.say("called-number", number=str(facts["called"]))
    else:
        call = words.say("called-wrong" if facts["wrong"] else "still-building")
    points = facts["points"]
    total = words.say("points", count=sum(points))
    return [call, words.say("points-of-rounds", points=" + ".join(map(str, points)), total=total) if len(points) > 1 else total]


def call_step(view: dict[str, Any], words: Words) -> str:
    """Whether the line on the workbench can be called."""
    length = view["length"]
    if not length:
        return words.say("do-long-wait")
    if length in view["taken"]:
        return words.say("do-long-taken", number=str(length))
    return words.say("do-long-call", move=f"call {length}")
