"""A first game of Line-it: one line from its start to its points, with a hand card, a bet and a jackpot on the way."""

from linewright.core.guide import Guide, Step

DECK = (
    *("5", "89", "50", "72"),  # a market each row
    *("12", "68", "93", "30"),
    *("3", "41", "66", "22"),
    *("+3", "55", "7", "97"),
    *("17", "90", "2", "46"),
    *("60", "45", "99", "8"),
)
END = (0, "end")  # after the first turn the learner's turns end by themselves

GUIDE = Guide(
    deck=DECK,
    steps=(
        Step(word="guide-1", moves=("take 5 line",), points=("market", "5")),
        Step(
            word="guide-2",
            moves=("end",),
            points=("end",),
            replies=((1, "take 72 line"), (1, "end"), (1, "take 68 line"), (1, "end")),
        ),
        Step(word="guide-3", moves=("take 12 line",), points=("12", "line"), replies=(END,)),
        Step(
            word="guide-4",
            moves=("take 41 hand",),
            points=("3", "41", "hand"),
            replies=(END, (1, "take 66 line"), (1, "end"), (1, "take 55 line"), (1, "end")),
        ),
        Step(word="guide-5", moves=("take +3 line",), points=("+3", "line"), replies=(END,)),
        Step(word="guide-6", moves=("take 17 line",), points=("17", "jackpots")),
        Step(
            word="guide-7",
            moves=("play 41",),
            points=("41", "jackpots"),
            replies=(END, (1, "take 46 line"), (1, "end"), (1, "take 45 line"), (1, "end")),
        ),
        Step(word="guide-8", moves=("take 60 line",), points=("60", "line")),
        Step(word="guide-9", moves=("complete",), points=("complete", "line")),
        Step(word="guide-10", points=("points",)),
    ),
)
