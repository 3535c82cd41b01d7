"""A first puzzle of SOLO LINE: eight cards, one of them turned, one of them black, and a line through all of them."""

from linewright.core.guide import Guide, Step

DECK = ("16", "35", "3", "21", "38", "60", "8", "32")
FIRST = "B 38@0,0"
SECOND = f"{FIRST} 3@1,0"
THIRD = f"{SECOND} 60@1,1t"
FOURTH = f"{THIRD} 16@2,1"
ALMOST = f"{FOURTH} 8@3,1 32@3,0 35@3,-1"
WHOLE = f"{ALMOST} 21@2,-1"

GUIDE = Guide(
    deck=DECK,
    bots=(),
    options={"hand_size": 8},
    steps=(
        Step(word="solo-guide-1", moves=(f"lay {FIRST}",), points=("38", "0,0")),
        Step(word="solo-guide-2", moves=(f"lay {SECOND}",), points=("3", "1,0")),
        Step(word="solo-guide-3", moves=(f"lay {THIRD}",), points=("60", "1,1")),
        Step(word="solo-guide-4", moves=(f"lay {FOURTH}",), points=("16", "2,1"), replies=((0, f"lay {ALMOST}"),)),
        Step(word="solo-guide-5", moves=(f"lay {WHOLE}",), points=("21", "2,-1")),
        Step(word="solo-guide-6", moves=(f"line {WHOLE}", "line"), points=("declare",)),
        Step(word="solo-guide-7"),
    ),
)
