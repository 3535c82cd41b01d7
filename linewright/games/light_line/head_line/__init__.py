"""HEAD LINE: cards are turned up one by one; see a line of the wanted length in your head, and call first."""

from linewright.core.game import Choice, Game, NumberOption, Option
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.head_line import bots, notation, rules, view
from linewright.games.light_line.head_line.state import ROUND_CARDS, STATE
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of, needs


def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the title card asks
    """Refuse a set without the round cards (LL-80), or with nothing besides."""
    needs(options, ROUND_CARDS + max(rules.ROUND_NUMBERS), *rules.HOW_MANY)
    return options


GAME = Game(
    name="head-line",
    title="LIGHT LINE! HEAD LINE",
    prefix="LL",
    version=1,
    turn_rule=83,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=15,
    options=(
        Option(name="wrong_call", choices=("repeat", "continue"), rule="LL-85"),
        NumberOption(name="same_call_ms", choices=(50, 0, 1000), rule="LL-86"),
        NumberOption(name="pace", choices=(4, 1, 60), rule="LL-81"),
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
    about="about-head-line",
    settle=settle,
    race=True,
    table_moves=True,
    puzzle=True,
)
