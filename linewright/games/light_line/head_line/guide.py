"""A first game of HEAD LINE: a line in the head, its proof, a card that has to be turned, a wrong call, and what it costs."""

from linewright.core.guide import Guide, Step

ROUND_CARDS = ("10", "15", "3", "17", "8", "2", "20", "11", "4")  # 3, 3, 4, 3 and so on
DECK = (
    *ROUND_CARDS,
    *("33", "13", "36"),  # a round each row
    *("41", "29", "18", "27"),
    *("59", "34", "42", "55", "28"),
    *("1", "5"),
    *("35", "52", "31", "14"),
)
TURN = (None, "turn")
CALL = (1, "call")

GUIDE = Guide(
    deck=DECK,
    opening=(TURN,) * 3,
    steps=(
        Step(word="head-guide-1", moves=("call",), points=("33", "13", "36", "call")),
        Step(
            word="head-guide-2",
            moves=("show R 33@0,0 13@1,0 36@2,0",),
            points=("33", "13", "36", "R"),
            replies=(*[TURN] * 4, CALL, (1, "show Y 27@0,0 41@0,1 18@1,1"), *[TURN] * 5),
        ),
        Step(word="head-guide-3", moves=("call",), points=("59", "34", "55", "28", "call")),
        Step(
            word="head-guide-4",
            moves=("show B 59@0,0 34@-1,0 55@-2,0 28@-3,0t",),
            points=("59", "34", "55", "28", "B"),
            replies=(TURN,) * 2,
        ),
        Step(word="head-guide-5", moves=("call",), points=("call",)),
        Step(word="head-guide-6", moves=("show R",), points=("none",), replies=(TURN,) * 4),
        Step(word="head-guide-7", moves=("call",), points=("52", "31", "14", "call")),
        Step(word="head-guide-8", moves=("show K 52@0,0 31@0,1 14@0,2t",), points=("52", "31", "14", "K")),
        Step(word="head-guide-9"),
    ),
)
