"""How a refusal is answered: the status, a code for programs, the id and arguments of the words, and the rule."""

import math

from starlette.requests import HTTPConnection
from starlette.responses import Response

from linewright.core.errors import IllegalMove, LinewrightError, NotYourTurn
from linewright.server import refusals
from linewright.server.measures import REFUSALS
from linewright.server.refusals import Refusal, code_of
from linewright.server.table import log
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.contents import JSON

QUIET = "refusals=quiet"  # in the header "prefer"
STATUS = refusals.STATUS | log.REFUSALS  # of every code of our own, by HTTP
ILLEGAL = 409
WRONG = 422


def refuse(error: LinewrightError, number: int | None = None) -> Response:
    """The answer to what is refused; number: of the table's last event, where that matters."""
    seconds = retry_seconds(error)
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(ENCODER.encode(refusal_of(error, number)), status_of(error), headers=headers, media_type=JSON)


def refusal_of(error: LinewrightError, number: int | None = None) -> shapes.Refused:
    """What is refused, and why, in words; it is counted."""
    code = code_of(error)
    REFUSALS.labels(code).inc()
    details = {name: fact if isinstance(fact, (str, int, float)) else str(fact) for name, fact in error.details.items()}
    rule = error.rule if isinstance(error, IllegalMove) else None
    return shapes.Refused(code, error.word, details, rule, number)


def retry_seconds(error: LinewrightError) -> int | None:
    """After how many seconds it may be asked again; None where nothing says so."""
    if isinstance(error, Refusal) and error.retry_after is not None:
        return max(1, math.ceil(error.retry_after))
    return None


def quieten(connection: HTTPConnection, response: Response) -> Response:
    """Let a refusal pass as an answer like any other, for a page that asks so: browsers log every other status as an error."""
    if connection.headers.get("prefer") == QUIET:
        response.headers["refused-with"] = str(response.status_code)
        response.status_code = 200
    return response


def status_of(error: LinewrightError) -> int:
    """The HTTP status of an error: of the rules 409, of what was written 422, of our own its own."""
    if isinstance(error, Refusal):
        return STATUS[error.code]
    return ILLEGAL if isinstance(error, (IllegalMove, NotYourTurn)) else WRONG
