"""Every way the server says no: a code for programs, the id and arguments of the words, and the rule if there is one."""

from pathlib import Path
from typing import Any

from linewright.core.errors import LinewrightError

FOLDER = Path(__file__).parent  # of words/

STATUS = {  # codes that no act at a table declares, and the HTTP status of each; a code is also the id of its words
    "bad-request": 400,
    "common-passphrase": 400,
    "no-company": 400,
    "no-person": 401,
    "wrong-passphrase": 401,
    "wrong-old-passphrase": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "players-apart": 403,
    "other-origin": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-match": 404,
    "no-such-session": 404,
    "still-playing": 409,
    "no-such-profile": 404,
    "no-such-companion": 404,
    "no-such-club": 404,
    "no-such-duplicate": 404,
    "no-duplicates": 400,
    "not-duplicate-host": 403,
    "deal-open": 403,
    "duplicate-closed": 409,
    "team-full": 409,
    "teams-incomplete": 409,
    "too-many-duplicates": 429,
    "not-club-host": 403,
    "club-full": 409,
    "too-many-companions": 429,
    "too-many-clubs": 429,
    "no-such-language": 404,
    "no-deal": 404,
    "no-push": 404,
    "wrong-method": 405,
    "account-taken": 409,
    "has-account": 409,
    "not-aside": 409,
    "no-account": 409,
    "table-damaged": 410,
    "too-large": 413,
    "other-host": 421,
    "too-many": 429,
    "too-many-guesses": 429,
    "too-many-tables": 429,
    "too-many-listeners": 429,
    "broken": 500,
    "stopping": 503,
    "not-writing": 503,
    "store-away": 503,
    "wire-lost": 503,
}


class Refusal(LinewrightError):
    """A request that is not granted."""

    def __init__(self, code: str, *, retry_after: float | None = None, **details: Any) -> None:
        self.code = code
        self.retry_after = retry_after
        super().__init__(code, FOLDER, **details)


class Unservable(LinewrightError):
    """The server cannot start, and why."""

    def __init__(self, word: str, **details: Any) -> None:
        super().__init__(word, FOLDER, **details)


def code_of(error: LinewrightError) -> str:
    """The name of an error for programs: its class, as words with hyphens."""
    if isinstance(error, Refusal):
        return error.code
    name = type(error).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")
