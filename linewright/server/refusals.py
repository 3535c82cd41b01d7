"""Every way the table says no: a status, a code for programs, the id and arguments of the words, and the rule if there is one."""

from pathlib import Path
from typing import Any

from linewright.core.errors import IllegalMove, LinewrightError, NotYourTurn

FOLDER = Path(__file__).parent  # of words/

STATUS = {  # every code of our own, and the HTTP status it is answered with; each is also the id of its words
    "bad-request": 400,
    "bad-seat-wish": 400,
    "file-option": 400,
    "no-person": 401,
    "wrong-passphrase": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "muted": 403,
    "removed": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "other-origin": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-person": 404,
    "no-such-match": 404,
    "no-such-language": 404,
    "no-deal": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "seats-full": 409,
    "seats-empty": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "match-over": 409,
    "paused": 409,
    "not-paused": 409,
    "stale": 409,
    "bot-plays": 409,
    "seat-resigned": 409,
    "nothing-asked": 409,
    "already-asked": 409,
    "no-such-finding": 409,
    "account-taken": 409,
    "has-account": 409,
    "other-rules": 410,
    "too-large": 413,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-listeners": 429,
    "broken": 500,
    "stopping": 503,
    "not-writing": 503,
}
ILLEGAL = 409
WRONG = 422


class Refusal(LinewrightError):
    """A request the table does not grant."""

    def __init__(self, code: str, *, retry_after: float | None = None, **details: Any) -> None:
        self.code = code
        self.status = STATUS[code]
        self.retry_after = retry_after
        super().__init__(code, FOLDER, **details)


class Unservable(LinewrightError):
    """The server cannot start, and why."""

    def __init__(self, word: str, **details: Any) -> None:
        super().__init__(word, FOLDER, **details)


def code_of(error: LinewrightError) -> str:
    """Name an error for programs: its class, as words with hyphens."""
    if isinstance(error, Refusal):
        return error.code
    name = type(error).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def status_of(error: LinewrightError) -> int:
    """Give the HTTP status of an error: of the rules 409, of what was written 422, of our own its own."""
    if isinstance(error, Refusal):
        return error.status
    return ILLEGAL if isinstance(error, (IllegalMove, NotYourTurn)) else WRONG
