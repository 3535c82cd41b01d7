"""How people of a level look at the moves of a game that search plays."""

from typing import NamedTuple


class Insight(NamedTuple):
    """What one level sees of a position, and how far it pictures what could follow."""

    overlooks: float  # share of the moves worth a thought that are not seen
    worlds: int = 0  # in which those that are seen are compared; 0: the first sight decides
    seconds: float = 0.0  # that are spent on it at most
    plans: bool = False  # whether whole turns are compared, in games that say how; who does overlooks nothing


EVERYTHING = Insight(0.0, 1 << 20, 1.0, plans=True)  # uses all the time there is
INSIGHTS = (Insight(0.75), Insight(0.5), Insight(0.3), Insight(0.1), Insight(0.0, 32, 0.3), EVERYTHING)  # of the levels 1 to 6
