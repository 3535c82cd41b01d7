"""LINE: place your card so that coloured lines grow, and be paid in the cards you would draw from."""

from collections.abc import Mapping

from linewright.core.options import Choice, Option, Preset
from linewright.games.light_line.sets import needs
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:
    """Refuse a set with too few threes: the start card and a card for everybody (LL-30)."""
    needs(options, seats + 1, threes=seats + 1)


GAME = title_card(
    __name__,
    "line",
    options=(
        Option(name="open_hands", rule="LL-41"),
        Option(name="final_draw", choices=(True, False), rule="LL-38"),
    ),
    presets=(Preset("standard", {}), Preset("open", {"open_hands": True}), Preset("sudden", {"final_draw": False})),
    enough=enough,
    turn_rule=31,
    seats=(2, 3, 4, 5, 6),
    usual_seats=2,
    minutes=15,
)
