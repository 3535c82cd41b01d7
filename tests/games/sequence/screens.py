"""The screens of Sequence. The deals were looked for: each has what its picture is to show."""

from pathlib import Path

from tests.page.conftest import DESKTOP, PHONE, SCREEN, TABLET
from tests.page.positions import Position
from tests.page.screens import TABLE, Opening, Screen, at_one_screen, hinted, to_the_end

MIDDLE = Position("sequence", 4, secret=20, moves=44)  # one sequence, a dead card, a two-eyed jack
TWELVE = Position("sequence", 12, secret=85, moves=48, options={"teams": 3})  # a one-eyed jack
LOCK = Position("sequence", 2, secret=1, moves=36)  # which five?
BROKEN = Position(  # which five, after a one-eyed jack has broken the sequence?
    "sequence", 2, secret=7, moves=58, options={"profi": True}, save=Path(__file__).parent / "golden" / "two-profi-choice.txt"
)
WIN = Position("sequence", 4, secret=1, moves=1000)


def chosen_hand_card(number: int) -> Opening:
    """Pick up a card of the hand by its key."""
    return lambda page: page.keyboard.press(str(number))


SCREENS = {
    "invite-sequence": Screen("/new/sequence"),
    "curtain": Screen("/new/sequence", as_nobody=True, then=at_one_screen),
    "learn-sequence": Screen("/learn/sequence", as_nobody=True),
    "sequence": Screen(TABLE, MIDDLE, chosen_hand_card(2)),
    "sequence-hint": Screen(TABLE, MIDDLE, hinted),
    "sequence-12": Screen(TABLE, TWELVE, chosen_hand_card(3)),
    "sequence-lock": Screen(TABLE, LOCK),
    "sequence-win": Screen(TABLE, WIN, to_the_end),
    "sequence-replay": Screen(TABLE + "/replay?step=30", WIN),
}
READ = ["sequence", "sequence-lock"]
SHOWN = {
    "sequence-desktop": ("sequence", DESKTOP, "light"),
    "sequence-desktop-dark": ("sequence", DESKTOP, "dark"),
    "sequence-tablet": ("sequence", TABLET, "light"),
    "sequence-phone": ("sequence", PHONE, "light"),
    "sequence-12-screen": ("sequence-12", SCREEN, "light"),
    "sequence-12-phone": ("sequence-12", PHONE, "light"),
    "sequence-lock-desktop": ("sequence-lock", DESKTOP, "light"),
    "sequence-win-desktop": ("sequence-win", DESKTOP, "light"),
}
PUT_TOGETHER = {
    "cell",
    "can",
    "team",
    "brief",
    "marker",
    "tag",
    "held",
    "lock",
    "legend",
}  # what ids begin with that are put together
