"""A million games in a chart: python examples/million_games.py [GAMES [FILE]].

Every game goes into a Parquet file, and a page shows the points of both seats. It needs `pip install linewright[lab]`.
"""

import sys
from pathlib import Path

import linewright as lw
from linewright.lab.page import Section, histogram, write_page


def main(games: int, file: Path) -> None:
    """Play greedy bots against random ones, and draw the points of both."""
    result = lw.simulate("line-it", games, seats=2, seed=1, bots="greedy,random", out=file.with_suffix(".parquet"))
    greedy, chance = result.tally.part.points[0]
    chart = histogram([("greedy", greedy), ("random", chance)], said="points of a game")
    share = result.shares[0]
    about = f"The greedy bot wins {share.value:.2%} of {games:,} games, {share.low:.2%} to {share.high:.2%} with 95% confidence."
    section = Section("Points", about, (chart,), ())
    page = write_page(language="en", title="A million games", about=about, facts=(), sections=[section], figures="", end="")
    file.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000,
        Path(sys.argv[2] if len(sys.argv) > 2 else "games.html"),
    )
