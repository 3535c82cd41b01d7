"""A first game of KIDZ LINE, all six rounds: look where a line goes on, turn the card, and place it."""

from linewright.core.guide import Guide, Step

GUIDE = Guide(
    deck=(
        "27",  # the start card
        *("36", "6"),  # what the learner and the other turn up in each round
        *("49", "48"),
        *("1", "18"),
        *("12", "11"),
        *("28", "50"),
        *("54", "14"),
    ),
    steps=(
        Step(word="guide-kidz-1", moves=("place 36 0,-1",), points=("card", "0,-1"), replies=((1, "place 6 1,0"),)),
        Step(word="guide-kidz-2", moves=("place 49 1,-1 turned",), points=("turn", "1,-1"), replies=((1, "place 48 -1,0"),)),
        Step(word="guide-kidz-3", moves=("place 1 -2,0",), points=("card", "-2,0"), replies=((1, "place 18 1,-2"),)),
        Step(word="guide-kidz-4", moves=("place 12 0,1",), points=("card", "0,1"), replies=((1, "place 11 0,-2 turned"),)),
        Step(word="guide-kidz-5", moves=("place 28 -1,-2",), points=("card", "-1,-2"), replies=((1, "place 50 -1,-1 turned"),)),
        Step(word="guide-kidz-6", moves=("place 54 -1,1",), points=("card", "-1,1"), replies=((1, "place 14 1,1"),)),
        Step(word="guide-kidz-7", points=("friends",)),
    ),
)
