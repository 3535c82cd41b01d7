"""People stop a match and its clocks, and go on."""

from msgspec import field

from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import match_in_play, refuse_unseated
from linewright.server.table.shapes import Command, Event
from linewright.server.table.table import Table


class Pause(Command, frozen=True):
    """Stop the match and its clocks."""


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Paused(Event, frozen=True, tag="paused"):
    """The match stands still."""

    spent: dict[int, int] = field(default_factory=dict)  # milliseconds of the clocks that ran


class Resumed(Event, frozen=True, tag="resumed"):
    """The match goes on."""


def judge_pause(case: Case, command: Pause) -> Decision:
    """Let whoever has a seat stop the match."""
    refuse_unseated(case)
    match_in_play(case.table)
    clocks = case.table.clocks
    spent = {seat: clocks.spent(seat, case.at, case.downtimes) for seat in clocks.since}
    return Decision(Paused(**case.head(command), spent=spent))


def judge_resume(case: Case, command: Resume) -> Decision:
    """Let whoever has a seat go on."""
    refuse_unseated(case)
    if case.table.status != "paused":
        raise Refusal("not-paused")
    return Decision(Resumed(**case.head(command)))


def apply_paused(table: Table, event: Paused) -> None:
    """Stop the clocks."""
    table.is_paused = True
    table.clocks.stop(event.spent)


def apply_resumed(table: Table, event: Resumed) -> None:
    """Let the clocks run on; what the table itself may do, it may do from now on."""
    table.is_paused = False
    table.own_moves = dict.fromkeys(table.own_moves, event.at)
    table.run_clocks(event.at)
    if table.race is not None:
        table.race.note_cue(event.number, event.at, table.public_view())


ACT = Act(
    commands=(
        CommandKind(Pause, judge_pause, "pause", "Stop the match and its clocks", rate="pauses"),
        CommandKind(Resume, judge_resume, "resume", "Go on after a pause", rate="pauses"),
    ),
    events=(EventKind(Paused, apply_paused, tell_everybody), EventKind(Resumed, apply_resumed, tell_everybody)),
    refusals={"not-paused": 409},
)
