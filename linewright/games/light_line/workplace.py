"""A hand of cards and a workbench in a terminal, as SOLO LINE and LONG LINE have them."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.cards import COLOUR_NAMES, COLOURS
from linewright.games.light_line.drawing import cards_of, draw_cards, draw_colours, draw_table, heading, placed_of
from linewright.games.light_line.layouts import Laid, layout_text


def draw_workplace(view: dict[str, Any], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw the cards in hand that are not laid, and below them the workbench."""
    cards, laid = cards_of(view), {one["card"] for one in view["bench"]}
    rest = [cards[number] for number in view["hand"] if number not in laid]
    yield draw_colours(words)
    if rest:
        yield heading(words.say("cards-not-laid" if laid else "your-cards"))
        yield draw_cards(rest, width)
    if laid:
        yield heading(f"\n{words.say('bench')}")
        yield from draw_table(placed_of(view, "bench"), words, width)
    else:
        yield Text(f"\n{words.say('bench-bare')}")


def bench_line(view: dict[str, Any], words: Words) -> Text:
    """How long the line on the workbench is."""
    colour = words.say(f"colour-{COLOUR_NAMES[COLOURS.index(view['colour'])]}")
    return heading(words.say("bench-line", colour=colour, length=view["length"], size=len(view["hand"])))


def lay_move(view: dict[str, Any]) -> str:
    """The move that lays what is on the workbench, to be typed again with changes; or an example that makes no line."""
    if not view["bench"]:
        one, two = view["hand"][:2]
        return f"lay R {one}@0,0 {two}@1,0t"
    laid = [Laid(int(one["card"]), one["column"], one["row"], one["turned"]) for one in view["bench"]]
    return f"lay {layout_text(COLOURS.index(view['colour']), laid)}"


def lay_step(view: dict[str, Any], words: Words) -> list[str]:
    """How cards are laid on the workbench: a sentence, and help with the writing."""
    word = "do-solo-more" if view["bench"] else "do-solo-lay"
    return [words.say(word, move=lay_move(view)), words.say("layout-help")]
