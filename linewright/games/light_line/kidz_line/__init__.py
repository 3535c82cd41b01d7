"""KIDZ LINE: turn up a card and find a place where it goes on with a line."""

from linewright.core.game import Choice, Game, Option
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.kidz_line import bots, notation, rules, view
from linewright.games.light_line.kidz_line.state import ROUNDS, STATE
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of, needs


def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the title card asks
    """Refuse a set that is too small: a start card and six cards for everybody (LL-60)."""
    needs(options, ROUNDS * seats + 1)
    return options


GAME = Game(
    name="kidz-line",
    title="LIGHT LINE! KIDZ LINE",
    prefix="LL",
    version=1,
    turn_rule=31,
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=2,
    minutes=10,
    options=(
        Option(name="strict_kids", choices=(True, False), rule="LL-63"),
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
    about="about-kidz-line",
    settle=settle,
)
