"""A first game of Sequence: from the first marker to the first sequence, with a corner, both kinds of jacks and a dead card."""

from linewright.core.guide import Guide, Step

OWN = ("2S", "3S", "4S", "JS", "JD", "KD", "7H")
OTHER = ("5S", "4S", "TH", "6H", "9C", "QC", "8D")
DRAWN = ("9S", "3D", "QD", "KC", "7C", "AH", "5S", "2H", "AC", "8H")  # in turn, and once more for the dead card

GUIDE = Guide(
    deck=(*(card for pair in zip(OWN, OTHER, strict=True) for card in pair), *DRAWN),
    steps=(
        Step(word="guide-1", moves=("2S b1",), points=("2S", "b1", "a1"), replies=((1, "5S d9"),)),
        Step(word="guide-2", moves=("3S c1",), points=("3S", "c1"), replies=((1, "4S d1"),)),
        Step(word="guide-3", moves=("JS d1",), points=("JS", "d1"), replies=((1, "TH f7"),)),
        Step(word="guide-4", moves=("JD e1",), points=("JD", "e1"), replies=((1, "6H d5"),)),
        Step(word="guide-5", moves=("dead 5S",), points=("5S", "e1", "d9")),
        Step(word="guide-6", moves=("4S d1",), points=("4S", "d1")),
        Step(word="guide-7", points=("a1", "b1", "c1", "d1", "e1")),
    ),
)
