"""People take moves back: at once where nobody can mind, else when all others agree."""

from linewright.core.errors import NothingToUndo
from linewright.core.match import Match
from linewright.core.reveals import reveals
from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.guards import (
    match_in_play,
    question_for,
    read_own_seat,
    refuse_second_question,
    unanswered_question,
)
from linewright.server.table.questions import OpenQuestion
from linewright.server.table.shapes import Command, Event, Seat
from linewright.server.table.table import Table


class AskUndo(Command, frozen=True):
    """Take back one's last move and what followed: at once where nothing was revealed and nobody acted, else by consent.

    In a race, what everybody has seen (a call, a show) needs consent too.
    """

    seat: Seat


class AnswerUndo(Command, frozen=True):
    """Agree to an undo, or not."""

    seat: Seat
    yes: bool


class DropUndo(Command, frozen=True):
    """An undo that somebody has not answered is not made."""

    asked_at: int


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat wants to go back to where so many moves had been made."""

    seat: int
    moves: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    """A seat agreed, and others are still to answer; or it did not, and all stays as it is."""

    seat: int
    yes: bool


class Undone(Event, frozen=True, tag="undone"):
    """The match went back to where so many moves had been made."""

    seat: int
    moves: int


def judge_ask(case: Case, command: AskUndo) -> Decision:
    """Take back at once where nobody can mind, or ask."""
    table = case.table
    match = match_in_play(table)
    seat = read_own_seat(table, case.who.id, command.seat)
    refuse_second_question(table)
    own = [place for place, (mover, _, _) in enumerate(match.log) if mover == seat]
    if not own:
        raise NothingToUndo
    is_free = own[-1] == len(match.log) - 1 and not reveals(match, own[-1]) and not (table.race and was_seen(match))
    if table.board is not None and not is_free:
        raise Refusal("undo-shows")
    kind = Undone if is_free or not table.others_at_seats(case.who.id) else UndoAsked
    return Decision(kind(**case.head(command), seat=seat, moves=own[-1]))


def was_seen(match: Match) -> bool:
    """Whether the last move changed what everybody sees: in a race it has stopped the others, or they have reacted to it."""
    before = match.copy()
    before.undo()
    return before.view() != match.view()


def judge_answer(case: Case, command: AnswerUndo) -> Decision:
    """Note an answer; the last to agree makes it so."""
    question = question_for(case, "undo", command.seat)
    if command.yes and question.waiting == [command.seat]:
        return Decision(Undone(**case.head(command), seat=question.seat, moves=question.moves))
    return Decision(UndoAnswered(**case.head(command), seat=command.seat, yes=command.yes))


def judge_drop(case: Case, command: DropUndo) -> Decision:
    """Take silence for a no."""
    question = unanswered_question(case.table, "undo", command.asked_at)
    seat = (question.waiting or [question.seat])[0]
    return Decision(UndoAnswered(**case.head(command), seat=seat, yes=False))


def apply_asked(table: Table, event: UndoAsked) -> None:
    """Ask everybody else."""
    voters = table.others_at_seats(table.chairs[event.seat].person)
    table.question = OpenQuestion("undo", event.seat, voters, event.at, DropUndo(asked_at=event.at), moves=event.moves)


def apply_answered(table: Table, event: UndoAnswered) -> None:
    """Note the answer; the first no settles it."""
    if table.question is not None:
        table.question.answers[event.seat] = event.yes
        if not event.yes:
            table.question = None


def apply_undone(table: Table, event: Undone) -> None:
    """Go back."""
    match = table.playing.copy()
    while len(match.log) > event.moves:
        match.undo()
    table.reset = event.number
    if not table.others_at_seats(table.chairs[event.seat].person):
        table.course.helped.add(event.seat)  # where others play, they have agreed, or nothing was seen
    table.change_match(match, event)
    if table.race is not None:
        table.race.note_deal(event.number, event.at, table.public_view())


ACT = Act(
    commands=(
        CommandKind(AskUndo, judge_ask, "undo", "Take back, or ask to"),
        CommandKind(AnswerUndo, judge_answer, "undo/answer", "Agree to an undo, or not"),
        CommandKind(DropUndo, judge_drop),
    ),
    events=(
        EventKind(UndoAsked, apply_asked, tell_everybody),
        EventKind(UndoAnswered, apply_answered, tell_everybody),
        EventKind(Undone, apply_undone, tell_everybody),
    ),
    refusals={"undo-shows": 403},
)
