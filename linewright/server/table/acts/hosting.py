"""The host keeps order: silences people, and sends them away."""

from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import refuse_all_but_host
from linewright.server.table.shapes import Command, Event, PersonId
from linewright.server.table.table import Table


class Mute(Command, frozen=True):
    """The host silences a person, or lets them speak again."""

    person: PersonId
    on: bool = True


class Remove(Command, frozen=True):
    """The host sends a person away: their seats are free, and they cannot sit down again."""

    person: PersonId


class Muted(Event, frozen=True, tag="muted"):
    """The host silenced a person, or let them speak again."""

    person: str
    on: bool


class Removed(Event, frozen=True, tag="removed"):
    """The host sent a person away."""

    person: str


def judge_mute(case: Case, command: Mute) -> Decision:
    """Let the host silence anybody who has been here."""
    refuse_all_but_host(case)
    refuse_unknown(case, command.person)
    return Decision(Muted(**case.head(command), person=command.person, on=command.on))


def judge_remove(case: Case, command: Remove) -> Decision:
    """Let the host send anybody else away who has been here."""
    refuse_all_but_host(case)
    refuse_unknown(case, command.person)
    if command.person == case.table.host:
        raise Refusal("no-such-person")
    return Decision(Removed(**case.head(command), person=command.person))


def refuse_unknown(case: Case, person: str) -> None:
    """Refuse what is asked about somebody who has never been here."""
    if person not in case.table.names and person not in case.watching:
        raise Refusal("no-such-person")


def apply_muted(table: Table, event: Muted) -> None:
    """Note who may not speak."""
    if event.on:
        table.muted.add(event.person)
    else:
        table.muted.discard(event.person)


def apply_removed(table: Table, event: Removed) -> None:
    """Free the person's seats."""
    table.removed.add(event.person)
    table.ready.discard(event.person)
    for seat, chair in enumerate(table.chairs):
        if chair.person == event.person:
            if table.match is not None and not table.is_over:
                table.course.sent_away[seat] = event.person
            chair.person = chair.called = chair.stand_in = ""
            chair.gone = False


ACT = Act(
    commands=(
        CommandKind(Mute, judge_mute, "mute", "Silence a person, or let them speak (host)"),
        CommandKind(Remove, judge_remove, "remove", "Send a person away (host)"),
    ),
    events=(EventKind(Muted, apply_muted, tell_everybody), EventKind(Removed, apply_removed, tell_everybody)),
    refusals={"no-such-person": 404},
)
