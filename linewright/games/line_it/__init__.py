"""Line-it: build one line of numbers, up or down, and know when to stop."""

from pathlib import Path

from linewright.core.game import Game, Option, Preset
from linewright.games.line_it import bots, notation, rules, view
from linewright.games.line_it.cards import BOX
from linewright.games.line_it.guide import GUIDE
from linewright.games.line_it.state import STATE

GAME = Game(
    name="line-it",
    title="Line-it",
    prefix="LI",
    version=1,
    turn_rule=20,
    seats=(2, 3, 4, 5),
    usual_seats=3,
    minutes=30,
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
    guide=GUIDE,
    box=BOX,
    state=STATE,
    actions=rules.ACTIONS,
    most_legal=rules.MOST_LEGAL,
    examples=notation.EXAMPLES,
    rules=rules,
    view=view,
    notation=notation,
    bots=bots,
    folder=Path(__file__).parent,
)
