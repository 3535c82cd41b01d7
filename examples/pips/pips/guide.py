"""A first game of Pips: a diagonal in four moves."""

from linewright.core.guide import Guide, Step

GUIDE = Guide(
    deck=("A1", "C3", "B2", "B1", "C3", "C1", "D2", "D3", "A4", "B4", "D4", "A2", "B2", "A3"),  # five each in turn, then drawn
    steps=(
        Step(word="guide-1", moves=("B2",), points=("B2",), replies=((1, "C3"),)),
        Step(word="guide-2", moves=("C3",), points=("C3",), replies=((1, "B1"),)),
        Step(word="guide-3", moves=("A1",), points=("A1",), replies=((1, "C1"),)),
        Step(word="guide-4", moves=("D4",), points=("D4",)),
        Step(word="guide-5"),
    ),
)
