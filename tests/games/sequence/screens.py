"""The screens of Sequence. The deals were looked for: each has what its picture is to show."""

from pathlib import Path

from playwright.sync_api import Page

import linewright as lw
from tests.page.conftest import DESKTOP, PHONE, SCREEN, TABLET
from tests.page.positions import Position
from tests.page.screens import HAND, NOON, ROOM, TABLE, Opening, Screen, answered, at_one_screen, hinted, to_the_end

MIDDLE = Position("sequence", 4, secret=20, moves=44)  # one sequence, a dead card, a two-eyed jack
TWELVE = Position("sequence", 12, secret=85, moves=48, options={"teams": 3})  # a one-eyed jack
LOCK = Position("sequence", 2, secret=1, moves=36)  # which five?
BROKEN = Position(  # which five, after a one-eyed jack has broken the sequence?
    "sequence", 2, secret=7, moves=58, options={"profi": True}, save=Path(__file__).parent / "golden" / "two-profi-choice.txt"
)
WIN = Position("sequence", 4, secret=1, moves=1000)
PUZZLE = lw.puzzles("sequence")[0]
AT_PUZZLE = f"/puzzles/sequence/{PUZZLE.name}"


def chosen_hand_card(number: int) -> Opening:
    """Pick up a card of the hand by its key."""
    return lambda page: page.keyboard.press(str(number))


def make_move(page: Page, text: str) -> None:
    """Make a move by mouse: pick the card up and press its square, twice where a marker is taken; or swap a dead card."""
    verb, *rest = text.split()
    if verb == "dead":
        page.locator(f".slot[data-card='{rest[0]}'] .swap").click()
        return
    page.locator(f".slot[data-card='{verb}'] button.held").first.click()
    for _ in range(2 if verb in ("JS", "JH") else 1):
        page.locator(f".board [data-cell={rest[0]}]").click()


SCREENS = {
    "invite-sequence": Screen("/new/sequence"),
    "curtain": Screen("/new/sequence", as_nobody=True, then=at_one_screen),
    "learn-sequence": Screen("/learn/sequence", as_nobody=True),
    "puzzle-sequence": Screen(AT_PUZZLE, as_nobody=True, at=NOON),
    "puzzle-sequence-wrong": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(make_move, PUZZLE, 1)),
    "puzzle-sequence-right": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(make_move, PUZZLE, 0)),
    "sequence": Screen(TABLE, MIDDLE, chosen_hand_card(2)),
    "sequence-hint": Screen(TABLE, MIDDLE, hinted),
    "sequence-12": Screen(TABLE, TWELVE, chosen_hand_card(3)),
    "sequence-lock": Screen(TABLE, LOCK),
    "sequence-win": Screen(TABLE, WIN, to_the_end),
    "sequence-room": Screen(ROOM, MIDDLE),
    "sequence-room-12": Screen(ROOM, TWELVE),
    "sequence-room-win": Screen(ROOM, WIN, to_the_end),
    "sequence-hand": Screen(HAND, MIDDLE, chosen_hand_card(2)),
    "sequence-hand-12": Screen(HAND, TWELVE, chosen_hand_card(3)),
    "sequence-hand-lock": Screen(HAND, LOCK),
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
LESSONS = {"sequence": make_move}
