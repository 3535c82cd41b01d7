"""How LINE looks in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.drawing import (
    Fitted,
    cards_of,
    draw_both_ways,
    draw_cards,
    draw_colours,
    draw_seats,
    draw_table,
    heading,
    join_moves,
    join_numbers,
    next_step,
    placed_of,
    room_beside,
    side_by_side,
    wait_step,
)
from linewright.games.light_line.line.rules import MOST_PAID


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it; last comes what can be done next."""
    return Fitted(lambda width: draw_parts(view, names, words, width))


def draw_parts(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """The table from top to bottom, so many columns wide."""
    yield from draw_table(placed_of(view, "table"), words, width)
    yield Text("")
    yield draw_colours(words)
    piles = [words.say("pile", number=number, count=count) for number, count in view["piles"].items()]
    about: list[RenderableType] = [Text(f"{words.say('piles')}: ", "bold").append("  ".join(piles), "")]
    if view["ending"] and not view["is_over"]:
        about.append(Text(words.say("last-round"), "bold yellow"))
    room = width if view["hand"] is None else room_beside(width)
    about.append(draw_seats(view, names, [facts_of(facts, words) for facts in view["seats"]], room))
    cards = cards_of(view)
    if view["hand"] is None:
        yield from about
    else:
        card = draw_both_ways(cards[view["hand"]], words, width)
        yield side_by_side(heading(words.say("your-card")).append("\n").append_text(card), Group(*about), width)
    others = [cards[facts["card"]] for seat, facts in enumerate(view["seats"]) if facts["card"] and seat != view["seat"]]
    if others:
        yield heading(words.say("open-cards"))
        yield draw_cards(others, width)
    yield step_of(view, names, words)


def facts_of(facts: dict[str, Any], words: Words) -> list[str]:
    """What is known of a seat."""
    numbers = facts["number_cards"]
    paid = words.say("number-cards", numbers=join_numbers(numbers)) if numbers else words.say("no-number-cards")
    if facts["card"] is not None:
        held = words.say("holds-card", card=facts["card"])
    elif facts["line_card"] is not None:
        held = words.say("holds-number", number=str(facts["line_card"]))
    else:
        held = words.say("holds-nothing")
    return [words.say("points", count=facts["points"]), paid, held]


def step_of(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """What the own seat can do next."""
    if view["is_over"] or view["seat"] not in view["to_act"]:
        return wait_step(view, names, words)
    if view["phase"] == "placing":
        return next_step(words.say("do-place", card=view["hand"]) if view["worth"] else words.say("do-under"))
    if view["phase"] == "paying":
        owed, total = view["owed"], view["payable"]
        word = "do-take" if total == min(owed, MOST_PAID) else "do-take-less"
        return next_step(words.say(word, points=owed, total=total, moves=join_moves(payments(view["piles"], total))))
    tried = view["tried"] if view["phase"] == "replacing" else {}
    moves = [f"draw {number}" for number, height in view["piles"].items() if height > tried.get(number, 0)]
    return next_step(words.say("do-replace" if tried else "do-draw", moves=join_moves(moves)))


def payments(piles: dict[str, int], total: int) -> list[str]:
    """The ways in which the piles can pay a total (LL-35)."""
    if total == 0:
        return ["take none"]
    there = [int(number) for number, height in piles.items() for _ in range(min(height, 2))]
    pairs = {(one, two) for k, one in enumerate(there) for two in there[k + 1 :] if one + two == total}
    return [*([f"take {total}"] if total in there else []), *(f"take {one}+{two}" for one, two in sorted(pairs))]
