"""A first game of LINE: a card that continues a line, one that has to turn, and one that joins two lines, each of them paid."""

from linewright.core.guide import Guide, Step

DECK = ("17", "50", "58", "52", "16", "54")  # the start card and both hands; then what Awl, and twice the learner, draws

GUIDE = Guide(
    deck=DECK,
    steps=(
        Step(word="line-guide-1", moves=("place 50 1,0",), points=("board",)),
        Step(word="line-guide-2", moves=("take 2",), points=("take",)),
        Step(
            word="line-guide-3",
            moves=("draw 5",),
            points=("piles",),
            replies=((1, "place 58 0,1"), (1, "take 2"), (1, "draw 3")),
        ),
        Step(word="line-guide-4", moves=("place 16 -1,0 turned",), points=("board", "card")),
        Step(word="line-guide-5", moves=("take 5", "take 2+3"), points=("take",)),
        Step(
            word="line-guide-6",
            moves=("draw 4",),
            points=("piles",),
            replies=((1, "place 52 1,-1 turned"), (1, "take 2"), (1, "draw 3")),
        ),
        Step(word="line-guide-7", moves=("place 54 0,-1",), points=("board",)),
        Step(word="line-guide-8", moves=("take 2+5", "take 3+4"), points=("take",)),
        Step(word="line-guide-9", points=("points",)),
    ),
)
