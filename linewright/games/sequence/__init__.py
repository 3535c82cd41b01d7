"""Sequence: play a card, cover its square, and make five in a row before the others do."""

from linewright.core.errors import BadOption
from linewright.core.game import Game
from linewright.core.options import Choice, Option, Preset
from linewright.games.sequence.board import STANDARD, BoardOption
from linewright.games.sequence.cards import BOX
from linewright.games.sequence.state import FIRST_EDITION

TEAMS_AT = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}  # SQ-4


def settle(seats: int, options: dict[str, Choice], asked: set[str], edition: int) -> dict[str, Choice]:
    """Choose the number of teams for the seats, or refuse one that does not divide them; refuse table talk in teams of one."""
    possible = TEAMS_AT[seats]
    if "teams" in asked and options["teams"] not in possible:
        raise BadOption.wrong("teams", options["teams"], " ".join(map(str, possible)))
    settled = options if "teams" in asked else {**options, "teams": possible[0]}
    if settled["table_talk"] and settled["teams"] == seats and edition != FIRST_EDITION:
        raise BadOption.wrong("table_talk", settled["table_talk"], "false")  # SQ-60: nobody has a team mate to talk to
    return settled


GAME = Game(
    package=__name__,
    name="sequence",
    title="Sequence",
    prefix="SQ",
    version=2,
    editions=(1,),
    turn_rule=12,
    seats=tuple(TEAMS_AT),
    usual_seats=2,
    minutes=30,
    options=(
        Option(name="teams", choices=(2, 3), rule="SQ-4"),
        Option(name="draw", choices=("automatic", "by_hand"), rule="SQ-23"),
        Option(name="dead_cards", choices=("one", "any"), rule="SQ-41"),
        Option(name="table_talk", rule="SQ-60"),
        Option(name="profi", rule="SQ-61"),
        BoardOption(name="board", choices=(STANDARD,), rule="SQ-1"),
    ),
    presets=(
        Preset("standard", {}),
        Preset("like-at-home", {"draw": "by_hand", "table_talk": True}),
        Preset("profi", {"profi": True}),
    ),
    box=BOX,
    settle=settle,
    has_records=False,
    table_moves=True,
)
