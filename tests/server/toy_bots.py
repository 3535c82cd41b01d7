"""Bots as the workers of the tests know them: one that thinks as long as it may, one that never ends, and worse."""

import os
import sys
import time

from linewright.bots import Bot


class First(Bot):
    """Plays the first legal move; the others differ in what they do before."""

    name = "first"

    def pick(self, seen):
        return seen.legal[0]


class Thinker(First):
    """Burns all the time it is given, as a search does."""

    name = "thinker"

    def choose(self, seen, budget_ms=0):
        end = time.monotonic() + budget_ms / 1000
        while time.monotonic() < end:
            pass
        return super().choose(seen)


class Endless(First):
    name = "endless"

    def pick(self, seen):  # noqa: ARG002
        while True:
            pass


class Clumsy(First):
    """Fails, with a secret in the text of the error."""

    name = "clumsy"

    def pick(self, seen):  # noqa: ARG002
        message = "my hand is 7D JC"
        raise KeyError(message)


class Glutton(First):
    name = "glutton"

    def pick(self, seen):
        self.plate = bytearray(2 << 30)
        return super().pick(seen)


class Chatty(First):
    """Prints, which must not spoil the pipe."""

    name = "chatty"

    def pick(self, seen):
        print("hm " * 1000, file=sys.stdout, flush=True)  # noqa: T201
        os.write(1, b"hm")
        return super().pick(seen)


class Polite(First):
    """Plays only where the process is as it should be."""

    name = "polite"

    def pick(self, seen):
        import signal

        assert os.getpriority(os.PRIO_PROCESS, 0) >= 5
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        return super().pick(seen)


class Cheat(First):
    """Gives what is no move."""

    name = "cheat"

    def pick(self, seen):  # noqa: ARG002
        return "take everything"


PLACES = [f"{__name__}:{kind.__name__}" for kind in (First, Thinker, Endless, Clumsy, Glutton, Chatty, Polite, Cheat)]
