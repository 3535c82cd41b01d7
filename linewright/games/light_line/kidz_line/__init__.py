"""KIDZ LINE: turn up a card and find a place where it goes on with a line."""

from collections.abc import Mapping

from linewright.core.options import Choice, Option, Preset
from linewright.games.light_line.kidz_line import state
from linewright.games.light_line.sets import needs
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:
    """Refuse a set that is too small: a start card and six cards for everybody (LL-60)."""
    needs(options, state.ROUNDS * seats + 1)


GAME = title_card(
    __name__,
    "kidz-line",
    options=(Option(name="strict_kids", choices=(True, False), rule="LL-63"),),
    presets=(Preset("standard", {}), Preset("looking", {"strict_kids": False})),
    enough=enough,
    turn_rule=31,
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=2,
    minutes=10,
    daily_deals=0,  # nearly all moves are forced: of ten deals nine go the same way for everybody
)
