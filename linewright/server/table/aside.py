"""What watchers say among themselves: no event of the log, and for nobody who plays, until the match is over.

Whoever has a seat hears nothing of it while they play, not even that something was said.
"""

from typing import Annotated

from msgspec import Meta, Struct

from linewright.server.refusals import Refusal
from linewright.server.settings import CHAT_LENGTH
from linewright.server.table.acts.chat import Phrase, clean_words
from linewright.server.table.guards import refuse_removed, refuse_spectators, refuse_stranger
from linewright.server.table.shapes import Id, Moment
from linewright.server.table.table import Table


class SayAside(Struct, frozen=True, forbid_unknown_fields=True):
    """Say something to those who watch, and to nobody who plays; either a text or one of the phrases."""

    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    phrase: Phrase = ""
    id: Id = ""


class AsideLine(Struct, frozen=True):
    """Something a watcher said."""

    number: int  # of the line at this table, from 1
    match: int  # during which it was said
    at: Moment
    person: str
    name: str
    text: str
    phrase: Phrase


def judge_aside(table: Table, person: str, link: str, wish: SayAside) -> str:
    """The words of a watcher as they are kept; raises Refusal for whoever plays, may not watch, or may not speak."""
    refuse_removed(table, person)
    refuse_stranger(table, person, link)
    refuse_spectators(table, person)
    if table.status not in ("playing", "paused"):
        raise Refusal("not-aside")
    if table.seats_of(person):
        raise Refusal("players-apart")
    if person in table.muted:
        raise Refusal("muted")
    return clean_words(wish.text, wish.phrase)


def hears_aside(table: Table, person: str, line: AsideLine) -> bool:
    """Whether somebody hears a line: who watches under a name, and everybody once the match is over during which it was said."""
    if line.match < table.match_number or table.is_over:
        return True
    return bool(person) and not table.seats_of(person)
