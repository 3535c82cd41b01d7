"""How KIDZ LINE looks in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.drawing import (
    Fitted,
    cards_of,
    draw_both_ways,
    draw_colours,
    draw_seats,
    draw_table,
    heading,
    next_step,
    placed_of,
    room_beside,
    side_by_side,
    wait_step,
)
from linewright.games.light_line.kidz_line.state import ROUNDS


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it; last comes what can be done next."""
    return Fitted(lambda width: draw_parts(view, names, words, width))


def draw_parts(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """The table from top to bottom, so many columns wide."""
    yield from draw_table(placed_of(view, "table"), words, width)
    yield Text("")
    yield draw_colours(words)
    number = min(view["rounds"] + 1, ROUNDS)
    about: list[RenderableType] = [
        heading(words.say("round-of", round=number, rounds=ROUNDS)),
        draw_seats(view, names, [facts_of(facts, words) for facts in view["seats"]], room_beside(width)),
    ]
    if view["card"] is None:
        yield from about
    else:
        turn = view["turn"]
        title = words.say("card-of", who=names[turn], you="yes" if turn == view["seat"] else "no")
        card = draw_both_ways(cards_of(view)[view["card"]], words, width)
        yield side_by_side(heading(f"{title}:\n").append_text(card), Group(*about), width)
    yield step_of(view, names, words)


def facts_of(facts: dict[str, Any], words: Words) -> list[str]:
    """What is known of a seat."""
    missed = words.say("put-under", cards=", ".join(facts["missed"])) if facts["missed"] else ""
    return [words.say("placed-cards", count=facts["placed"]), words.say("face-down", count=facts["face_down"]), missed]


def step_of(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """What the own seat can do next."""
    if view["is_over"] or view["seat"] not in view["to_act"]:
        return wait_step(view, names, words)
    may_miss = not view["options"]["strict_kids"]
    if not view["worth"] and not may_miss:
        return next_step(words.say("do-kidz-under"))
    place = words.say("do-kidz-place", card=view["card"])
    return next_step(place, words.say("do-kidz-may-miss")) if may_miss else next_step(place)
