"""The title card of a game with the cards of LIGHT LINE!: what all five have in common."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from linewright.core.game import Game
from linewright.core.options import Choice, Option
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of


def title_card(
    package: str,
    name: str,
    *,
    options: tuple[Option, ...],
    enough: Callable[[int, Mapping[str, Choice]], None],
    version: int = 1,
    before: Mapping[int, Mapping[str, Choice]] = MappingProxyType({}),
    **facts: Any,
) -> Game:
    """Make the title card of a game; `enough` refuses a set of cards that is too small for so many seats.

    `before` has the options of older versions of the rules that had nothing to choose there.
    """

    def settle(
        seats: int,
        options: dict[str, Choice],
        asked: set[str],
        edition: int,
    ) -> dict[str, Choice]:
        enough(seats, options)
        return options | {name: choice for name, choice in before.get(edition, {}).items() if name not in asked}

    return Game(
        package=package,
        name=name,
        title=f"LIGHT LINE! {name.replace('-', ' ').upper()}",
        prefix="LL",
        version=version,
        options=(*options, CardsOption(name="cards", choices=(STANDARD,), rule="LL-1")),
        box=names_of({"cards": STANDARD}),
        box_of=names_of,
        about=f"about-{name}",
        prints=True,
        settle=settle,
        **facts,
    )
