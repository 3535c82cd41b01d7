"""How a plain page is written: by its template, in the language of whoever asks, with what was refused just now."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import Response

from linewright.core.words import Words
from linewright.server.web.door import Call

HERE = Path(__file__).parent
RELOAD_SECONDS = 3  # until a page of somebody who waits is loaded anew
REFUSAL_LENGTH = 300  # of a refusal that a page repeats

TEMPLATES = Environment(loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True)


def page(template: str, words: Words, **facts: Any) -> Response:
    """A page, written by a template; `again`, among the facts, is where to go on by itself after a while."""
    text = TEMPLATES.get_template(template).render(
        say=words.say, language=words.language, seconds=RELOAD_SECONDS, **{"again": "", "refusal": "", **facts}
    )
    headers = {"referrer-policy": "same-origin"}  # without it a browser does not say where a form is from
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


def refusal_in(call: Call) -> str:
    """What was refused just now, in words; empty: nothing."""
    return call.request.query_params.get("no", "")[:REFUSAL_LENGTH]
