"""The title card of a game with the cards of LIGHT LINE!: what all five have in common."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from linewright.core.game import Choice, Game, Option
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of


def title_card(
    name: str,
    modules: Mapping[str, ModuleType],
    *,
    options: tuple[Option, ...],
    enough: Callable[[int, Mapping[str, Choice]], None],
    **facts: Any,
) -> Game:
    """Make the title card of a game; `enough` refuses a set of cards that is too small for so many seats."""
    rules, notation = modules["rules"], modules["notation"]

    def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the card asks
        enough(seats, options)
        return options

    return Game(
        name=name,
        title=f"LIGHT LINE! {name.replace('-', ' ').upper()}",
        prefix="LL",
        version=1,
        options=(*options, CardsOption(name="cards", choices=(STANDARD,), rule="LL-1")),
        box=names_of({"cards": STANDARD}),
        box_of=names_of,
        state=modules["state"].STATE,
        actions=rules.ACTIONS,
        most_legal=rules.MOST_LEGAL,
        examples=notation.EXAMPLES,
        rules=rules,
        view=modules["view"],
        notation=notation,
        bots=modules["bots"],
        folder=FOLDER,
        about=f"about-{name}",
        settle=settle,
        **facts,
    )
