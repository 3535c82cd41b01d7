"""Whole races of bots, as fast as they say they are, on a clock of their own."""

from types import SimpleNamespace

import linewright as lw
from linewright.bots.contests.playing import Race


def race(game, seed, players=("journeyman",), **wishes):
    """A race that bots played to its end, in machine code."""
    lw.compile(game)
    match = lw.new(game, seed=seed, **wishes)
    bots = {seat: lw.bot(game, players[seat % len(players)], seed=seed * 10 + seat) for seat in range(match.seats)}
    sitting = SimpleNamespace(
        match=match,
        players=bots,
        task=SimpleNamespace(seed=seed),
        job=SimpleNamespace(deal=0),
        ask=lambda _seat, question: question(),
        think=lambda seat: bots[seat].choose(match.seen_by(seat)),
        make_move=match.play,
    )
    Race(sitting).run()
    return match
