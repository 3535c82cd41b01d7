"""Line-it: build one line of numbers, up or down, and know when to stop."""

from linewright.core.game import Game
from linewright.core.options import Option, Preset
from linewright.games.line_it.cards import BOX

GAME = Game(
    package=__name__,
    name="line-it",
    title="Line-it",
    prefix="LI",
    version=1,
    turn_rule=20,
    seats=(2, 3, 4, 5),
    usual_seats=3,
    minutes=20,
    options=(
        Option(name="bet_exact", rule="LI-50"),
        Option(name="final_card", choices=("must_if_fits", "may"), rule="LI-61"),
        Option(name="final_start", choices=("token_passed", "last_round_first"), rule="LI-61"),
        Option(name="open_hands", rule="LI-70"),
        Option(name="hidden_scores", rule="LI-70"),
    ),
    presets=(
        Preset("standard", {}),
        Preset("first-game", {"open_hands": True}),
        Preset("sharp", {"bet_exact": True, "hidden_scores": True}),
    ),
    box=BOX,
)
