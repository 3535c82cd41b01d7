"""People say something to everybody at the table."""

from typing import Annotated

from msgspec import Meta

from linewright.server.refusals import Refusal
from linewright.server.settings import CHAT_LENGTH
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_spectators
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table


class Say(Command, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Said(Event, frozen=True, tag="chat"):
    """A person said something."""

    person: str
    name: str
    text: str


def judge(case: Case, command: Say) -> Decision:
    """Let everybody speak who may listen, and whom the host has not silenced."""
    refuse_spectators(case.table, case.who.id)
    if case.who.id in case.table.muted:
        raise Refusal("muted")
    text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
    if not text:
        raise Refusal("bad-request", problem="text")
    return Decision(Said(**case.head(command), person=case.who.id, name=case.who.name, text=text))


def apply(table: Table, event: Said) -> None:
    """Note the speaker's name: whoever has spoken can be silenced."""
    table.names[event.person] = event.name


ACT = Act(
    commands=(CommandKind(Say, judge, "chat", "Say something", rate="chats"),),
    events=(EventKind(Said, apply, tell_everybody),),
    refusals={"muted": 403},
)
