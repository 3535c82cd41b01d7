"""LINE: place your card so that coloured lines grow, and be paid in the cards you would draw from."""

from linewright.core.game import Choice, Game, Option
from linewright.games.light_line.cards import FOLDER
from linewright.games.light_line.line import bots, notation, rules, view
from linewright.games.light_line.line.state import STATE
from linewright.games.light_line.sets import STANDARD, CardsOption, names_of, needs


def settle(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  as the title card asks
    """Refuse a set with too few threes: the start card and a card for everybody (LL-30)."""
    needs(options, seats + 1, threes=seats + 1)
    return options


GAME = Game(
    name="line",
    title="LIGHT LINE! LINE",
    prefix="LL",
    version=1,
    turn_rule=31,
    seats=(2, 3, 4, 5, 6),
    usual_seats=2,
    minutes=20,
    options=(
        Option(name="open_hands", rule="LL-41"),
        Option(name="final_draw", choices=(True, False), rule="LL-38"),
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
    about="about-line",
    settle=settle,
)
