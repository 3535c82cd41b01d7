"""How HEAD LINE looks in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.drawing import (
    QUIET,
    Fitted,
    cards_of,
    draw_cards,
    draw_colours,
    draw_seats,
    heading,
    join_numbers,
    wait_step,
)


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it; last comes what can be done next."""
    return Fitted(lambda width: draw_parts(view, names, words, width))


def draw_parts(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """The table from top to bottom, so many columns wide."""
    cards = cards_of(view)
    if not view["is_over"]:
        yield draw_colours(words)
        yield heading(words.say("open-cards" if view["open"] else "no-open-cards"))
        if view["open"]:
            yield draw_cards([cards[number] for number in view["open"]], width)
        yield Text("")
        yield Text(words.say("cards-in-deck", count=view["unseen"]))
        yield Text(words.say("round-cards-left", numbers=join_numbers(view["round_pile"])))
    yield draw_seats(view, names, [facts_of(facts, words) for facts in view["seats"]], width)
    yield from steps_of(view, names, words)


def facts_of(facts: dict[str, Any], words: Words) -> list[str]:
    """What is known of a seat."""
    won = facts["won"]
    return [
        words.say("points", count=sum(won)),
        words.say("won-cards", numbers=join_numbers(won)) if won else words.say("won-nothing"),
        words.say("out-of-round") if facts["locked"] else "",
    ]


def steps_of(view: dict[str, Any], names: Sequence[str], words: Words) -> Iterator[Text]:
    """What is wanted, and what the own seat can do next."""
    if view["is_over"]:
        yield wait_step(view, names, words)
        return
    yield Text(f"\n{words.say('wanted', number=str(view['wanted']))}", "bold")
    if view["phase"] == "turning" and view["seat"] in view["to_act"]:
        yield Text(words.say("do-head-look"))
    elif view["phase"] == "showing" and view["caller"] == view["seat"]:
        example = " ".join(f"{card}@{k},0" for k, card in enumerate(view["open"][: view["wanted"]]))
        yield Text(words.say("do-head-show", move=f"show R {example}".strip()))
        yield Text(words.say("layout-help"), QUIET)
    elif view["seat"] is not None and view["seats"][view["seat"]]["locked"]:
        yield Text(words.say("do-head-out"))
    else:
        yield wait_step(view, names, words)
