"""LONG LINE: all at once, each from eight cards, the longest line of one colour; every length can be called only once."""

from linewright.core.game import Choice, Game, NumberOption, Option
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.long_line import bots, notation, rules, view
from linewright.games.light_line.long_line.state import HAND, STATE
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of, needs


def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the title card asks
    """Refuse a set that is too small: eight cards for everybody (LL-50)."""
    needs(options, HAND * seats)
    return options


GAME = Game(
    name="long-line",
    title="LIGHT LINE! LONG LINE",
    prefix="LL",
    version=1,
    turn_rule=53,
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=3,
    minutes=15,
    options=(
        Option(name="false_call", choices=("refuse", "zero"), rule="LL-55"),
        NumberOption(name="round_timer", choices=(0, 60, 3600), rule="LL-56"),
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
    about="about-long-line",
    settle=settle,
    race=True,
    table_moves=True,
    puzzle=True,
)
