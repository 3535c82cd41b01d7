"""A first round of LONG LINE: a line of four cards, a number that somebody else calls first, and one's own call."""

from linewright.core.guide import Guide, Step

OWN = ("48", "10", "41", "33", "9", "55", "2", "37")
AWL = ("3", "19", "28", "24", "32", "42", "49", "23")
BEVEL = ("15", "40", "27", "4", "58", "59", "1", "20")
FIRST = "B 2@0,0"
SECOND = f"{FIRST} 9@-1,0"
THIRD = f"{SECOND} 33@-1,1t"
FOURTH = f"{THIRD} 55@0,1"

GUIDE = Guide(
    deck=tuple(card for dealt in zip(OWN, AWL, BEVEL, strict=True) for card in dealt),
    bots=("Awl", "Bevel"),
    steps=(
        Step(word="long-guide-1", moves=(f"lay {FIRST}",), points=("2", "0,0")),
        Step(word="long-guide-2", moves=(f"lay {SECOND}",), points=("9", "-1,0")),
        Step(
            word="long-guide-3",
            moves=(f"lay {THIRD}",),
            points=("33", "-1,1"),
            replies=((1, "call 5"), (2, "lay G 40@0,0 27@0,1 59@1,1 1@1,2t 4@1,3t 15@2,3t")),
        ),
        Step(word="long-guide-4", moves=(f"lay {FOURTH}",), points=("55", "0,1")),
        Step(word="long-guide-5", moves=(f"call 4 {FOURTH}", "call 4"), points=("call",)),
        Step(word="long-guide-6"),
    ),
)
