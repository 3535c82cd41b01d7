"""People say something to everybody at the table, in words of their own or by a phrase that each reads in their language."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from linewright.server.refusals import Refusal
from linewright.server.settings import CHAT_LENGTH
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_spectators
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table

Phrase = Literal[
    "", "hello", "good-luck", "nice-move", "well-played", "thanks", "sorry", "one-moment", "back-again", "must-go", "good-game"
]
PHRASES: tuple[str, ...] = get_args(Phrase)[1:]  # each has its words, `phrase-hello` and so on


class Say(Command, frozen=True):
    """Say something to everybody at the table: either a text or one of the phrases."""

    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    phrase: Phrase = ""


class Said(Event, frozen=True, tag="chat"):
    """A person said something."""

    person: str
    name: str
    text: str
    phrase: Phrase = ""


def judge(case: Case, command: Say) -> Decision:
    """Let everybody speak who may listen, and whom the host has not silenced; while a match goes on only those who play."""
    table, person = case.table, case.who.id
    refuse_spectators(table, person)
    if person in table.muted:
        raise Refusal("muted")
    if table.status in ("playing", "paused") and not table.seats_of(person):
        raise Refusal("watchers-apart")
    text = clean_words(command.text, command.phrase)
    said = Said(**case.head(command), person=person, name=case.who.name, text=text, phrase=command.phrase)
    return Decision(said)


def clean_words(text: str, phrase: str) -> str:
    """What was said, in letters that can be shown; raises Refusal where it is nothing, or both a text and a phrase."""
    clean = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if bool(clean) == bool(phrase):
        raise Refusal("bad-request", problem="text")
    return clean


def apply(table: Table, event: Said) -> None:
    """Note the speaker's name: whoever has spoken can be silenced."""
    table.names[event.person] = event.name


ACT = Act(
    commands=(CommandKind(Say, judge, "chat", "Say something", rate="chats"),),
    events=(EventKind(Said, apply, tell_everybody),),
    refusals={"muted": 403, "watchers-apart": 403},
)
