"""Pips: each card names a cell; be the first to have four pips in a line."""

from linewright.core.game import Game
from linewright.core.options import Option, Preset
from pips.state import BOX

GAME = Game(
    package=__name__,
    name="pips",
    title="Pips",
    prefix="PI",
    version=1,
    turn_rule=3,
    seats=(2, 3),
    usual_seats=2,
    minutes=5,
    options=(Option(name="corners", rule="PI-9"),),
    presets=(Preset("standard", {}), Preset("corners", {"corners": True})),
    box=BOX,
)
