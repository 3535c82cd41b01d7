"""Bots for the tests of contests; other processes import them from here."""

import os
import signal
import time

import linewright as lw
from linewright.bots.bot import Greedy, Random


class Careful(lw.Bot):
    name = "careful"

    def pick(self, seen):
        return seen.legal[0]


class GoodAtFirst(Greedy):
    """Plays well from seat 0, and any move from elsewhere."""

    name = "good-at-first"

    def pick(self, seen):
        return super().pick(seen) if seen.seat == 0 else Random.pick(self, seen)


class Thinker(Random):
    """Notes how long it was told to think."""

    name = "thinker"
    told: list[float | None] = []  # noqa: RUF012  what a test reads

    def choose(self, seen, budget_ms=None):
        self.told.append(budget_ms)
        return super().choose(seen)


class Raises(Random):
    name = "raises"

    def pick(self, _seen):
        raise RuntimeError("idea")


class Leaves(Random):
    name = "leaves"

    def pick(self, _seen):
        raise SystemExit(3)


class Cheats(Random):
    name = "cheats"

    def pick(self, _seen):
        return "win the game"


class Mute(Random):
    name = "mute"

    def pick(self, _seen):
        return None


class Stillborn(Random):
    """Can be made once in a process, for the check before a contest, and never again."""

    name = "stillborn"
    born = 0

    def __init__(self, game, seed=None):
        super().__init__(game, seed)
        type(self).born += 1
        if self.born > 1:
            raise ValueError("again")


class Killed(Random):
    """Its whole process dies while it thinks."""

    name = "killed"

    def pick(self, _seen):
        os.kill(os.getpid(), signal.SIGKILL)


class Hangs(Random):
    name = "hangs"

    def pick(self, _seen):
        time.sleep(1_000)


class Quick(Greedy):
    """Needs half the time that greedy needs."""

    name = "quick"

    def reaction(self, seen):
        after = super().reaction(seen)
        return None if after is None else after // 2


class Passive(Greedy):
    """Never means to act in a race."""

    name = "passive"

    def reaction(self, _seen):
        return None


class Backwards(Greedy):
    """Would act before there is anything to react to."""

    name = "backwards"

    def reaction(self, _seen):
        return -1
