"""Deals anybody can check: the table commits itself to a secret, every seat adds a nonce, and all chance follows from both.

Before the deal the table shows `commit`, the SHA-256 of its secret. The key of the match is the SHA-256 of the secret and all
nonces; every random word of the match (the deal, reshuffles, new rounds) is the SHA-256 of that key and a counter, which takes
the place of the record's fast generator. After the match the secret is shown, and whoever has the log deals it again.
"""

import functools
import hashlib
import re
import secrets
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import numpy as np

from linewright.core.compile import rebind
from linewright.core.errors import LinewrightError, quote
from linewright.core.game import Game
from linewright.core.generator import WORD, next_word

HEAD = b"linewright deal 1\n"
SECRET = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{16,64}")


class BadDeal(LinewrightError):
    """A secret, a nonce or a commitment that is none, or that does not belong to the others."""

    @classmethod
    def of(cls, fact: str, word: str, **details: Any) -> "BadDeal":
        """Refuse a fact of a deal."""
        error = cls(word, **details)
        error.fact = fact
        return error


@dataclass(frozen=True)
class FairDeal:
    """What a match is dealt from."""

    secret: str  # of the table: 32 bytes in hexadecimal
    nonces: tuple[tuple[int, str], ...] = ()  # of the seats that gave one, in the order of the seats

    @classmethod
    def read(cls, secret: object, nonces: object = None, commit: object = None) -> "FairDeal":
        """Accept what a saved match holds; raises BadDeal."""
        if not isinstance(secret, str) or not SECRET.fullmatch(secret):
            raise BadDeal.of("secret", "deal-no-secret", found=quote(secret))
        deal = cls(secret, tuple(sorted(_nonces(nonces).items())))
        if commit is not None and commit != deal.commit:
            raise BadDeal.of("commit", "deal-other-commit", found=quote(commit), expected=deal.commit)
        return deal

    @functools.cached_property
    def commit(self) -> str:
        """What the table shows before anybody gives a nonce."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @functools.cached_property
    def key(self) -> bytes:
        """What all chance follows from."""
        seen = hashlib.sha256(HEAD + bytes.fromhex(self.secret))
        for seat, nonce in self.nonces:
            seen.update(f"\n{seat}:{nonce}".encode())
        return seen.digest()

    @property
    def facts(self) -> dict[str, str]:
        """What a saved match holds of it."""
        facts = {"commit": self.commit, "secret": self.secret}
        if self.nonces:
            facts["nonces"] = " ".join(f"{seat}:{nonce}" for seat, nonce in self.nonces)
        return facts


def new_secret() -> str:
    """Draw a secret for a table."""
    return secrets.token_hex(32)


def read_nonce(nonce: object) -> str:
    """Accept a nonce of a seat: 8 to 32 bytes in hexadecimal."""
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        raise BadDeal.of("nonces", "deal-no-nonce", found=quote(nonce))
    return nonce


def _nonces(nonces: object) -> dict[int, str]:
    """Accept nonces by seat, or as the text of a saved match."""
    if nonces is None:
        return {}
    if isinstance(nonces, str):
        pairs = [word.partition(":") for word in nonces.split(" ")]
        if not all(seat.isdecimal() and len(seat) < 3 for seat, _, _ in pairs) or len({pair[0] for pair in pairs}) < len(pairs):
            raise BadDeal.of("nonces", "deal-no-nonce", found=quote(nonces))
        nonces = {int(seat): nonce for seat, _, nonce in pairs}
    if not isinstance(nonces, Mapping) or not all(isinstance(seat, int) for seat in nonces):
        raise BadDeal.of("nonces", "deal-no-nonce", found=quote(nonces))
    return {seat: read_nonce(nonce) for seat, nonce in nonces.items()}


KEY: ContextVar[bytes] = ContextVar("key")  # of the deal whose verb is at work


def keyed_word(generator: np.ndarray) -> int:
    """Draw the next word of the deal at work; the generator's first two words count them."""
    count = int(generator[0]) | int(generator[1]) << 32
    generator[0] = (count + 1) & WORD
    generator[1] = (count + 1) >> 32
    return int.from_bytes(hashlib.sha256(KEY.get() + count.to_bytes(8, "big")).digest()[:4], "big")


@functools.cache
def _keyed_verb(game: Game, name: str) -> Callable[..., Any]:
    """A verb of the game that draws keyed words: one for all deals, for its copies of the rules take a tenth of a megabyte."""
    verb: Callable[..., Any] = rebind(game.verb(name), game, {next_word: keyed_word})
    return verb


def fair_verb(game: Game, name: str, key: bytes) -> Callable[..., Any]:
    """A verb of the game whose chance follows from the key."""
    verb = _keyed_verb(game, name)

    def work(*arguments: Any) -> Any:
        token = KEY.set(key)
        try:
            return verb(*arguments)
        finally:
            KEY.reset(token)

    return work
