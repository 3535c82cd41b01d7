"""Another match: people say that they are ready, and it begins when all have agreed who are still there."""

from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.acts.starting import begin_match
from linewright.server.table.guards import refuse_board, refuse_unseated, stale_refusal
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table


class Rematch(Command, frozen=True):
    """Play again, with the same seats and rules: it begins when everybody who is still there has agreed."""

    yes: bool = True  # false: not ready any more


class BeginAgain(Command, frozen=True):
    """Everybody who is still there has agreed: those who have not answered have left."""

    after: int  # number of the last event


class Ready(Event, frozen=True, tag="ready"):
    """A person is ready for another match, or is not any more."""

    person: str
    yes: bool
    seat: int | None = None  # their first; null: a host without one, at a big screen


def judge_rematch(case: Case, command: Rematch) -> Decision:
    """Let whoever has a seat agree to another match when one is over, and the host, who may be at a big screen."""
    table, person = case.table, case.who.id
    refuse_board(table)
    if person != table.host:
        refuse_unseated(case)
    if table.match is None:
        raise Refusal("not-started")
    if not table.is_over:
        raise Refusal("not-over")
    if command.yes and not find_awaited(table, case.here) - {person}:
        return begin_match(case, command)
    if command.yes == (person in table.ready):
        raise Refusal("already-ready" if command.yes else "not-ready")
    seat = next(iter(table.seats_of(person)), None)
    return Decision(Ready(**case.head(command), person=person, yes=command.yes, seat=seat))


def judge_begin(case: Case, command: BeginAgain) -> Decision:
    """Begin where somebody is ready, and nobody is awaited any more."""
    table = case.table
    if table.number != command.after or not table.is_over:
        raise stale_refusal(table)
    if not table.ready or find_awaited(table, case.here):
        raise Refusal("not-ready")
    return begin_match(case, command)


def find_awaited(table: Table, here: frozenset[str] | None) -> set[str]:
    """The people who have not agreed to another match: those who are there; where a match takes days, all who have not left."""
    people = {chair.person for chair in table.chairs if chair.person and not chair.gone}
    if here is not None and not table.house.is_slow:
        people &= here
    return people - table.ready


def apply(table: Table, event: Ready) -> None:
    """Note who is ready."""
    if event.yes:
        table.ready.add(event.person)
    else:
        table.ready.discard(event.person)


ACT = Act(
    commands=(
        CommandKind(Rematch, judge_rematch, "rematch", "Play again with the same seats and rules, once everybody agrees"),
        CommandKind(BeginAgain, judge_begin),
    ),
    events=(EventKind(Ready, apply, tell_everybody),),
    refusals={"not-over": 409, "already-ready": 409, "not-ready": 409},
)
