"""SOLO LINE: a puzzle for one, with one line through all cards and black as a joker."""

from linewright.core.game import Choice, Game, NumberOption
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of, needs
from linewright.games.light_line.solo_line import bots, notation, rules, view
from linewright.games.light_line.solo_line.state import LEAST, MOST, STATE


def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the title card asks
    """Refuse a set with fewer cards than the hand."""
    needs(options, int(options["hand_size"]))
    return options


GAME = Game(
    name="solo-line",
    title="LIGHT LINE! SOLO LINE",
    prefix="LL",
    version=1,
    turn_rule=73,
    seats=(1,),
    usual_seats=1,
    minutes=10,
    options=(
        NumberOption(name="hand_size", choices=(LEAST, 12, MOST), rule="LL-70"),
        CardsOption(name="cards", choices=(STANDARD,), rule="LL-1"),
    ),
    box=names_of({"cards": STANDARD}),
    box_of=names_of,
    state=STATE,
    actions=rules.ACTIONS,
    most_legal=rules.MOST_LEGAL,
    examples=notation.EXAMPLES,
    rules=rules,
    view=view,
    notation=notation,
    bots=bots,
    folder=FOLDER,
    about="about-solo-line",
    settle=settle,
    puzzle=True,
)
