"""People ask the table for a finding about others; those who play vote, and what they find is a move of the table itself."""

from typing import Annotated

from msgspec import Meta

from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, tell_everybody
from linewright.server.table.acts.moves import decide_move
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


class Accuse(Command, frozen=True):
    """Ask the table for a finding that is its own move; the others vote."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=40)]


class Vote(Command, frozen=True):
    """Vote on what somebody asked the table to find."""

    seat: Seat
    yes: bool


class DropFinding(Command, frozen=True):
    """A finding on which somebody has not voted is rejected."""

    asked_at: int


class Accused(Event, frozen=True, tag="accused"):
    """A seat asks for a finding of the table; others vote."""

    seat: int
    text: str


class Voted(Event, frozen=True, tag="voted"):
    """A seat voted on a finding, and it is not decided yet, or it was rejected."""

    seat: int
    yes: bool
    rejected: bool = False


def judge_accuse(case: Case, command: Accuse) -> Decision:
    """Let people ask for a finding that the table could make now, if it is about others and somebody can vote on it."""
    table = case.table
    match = match_in_play(table)
    seat = read_own_seat(table, case.who.id, command.seat)
    refuse_second_question(table)
    wanted = " ".join(command.text.split()).lower()
    found = [text for text in table.own_moves if text.lower() == wanted and table.game.umpire.is_finding(text)]
    if not found or seat in accused_seats(table, found[0]) or not set(table.people_at_seats()) - {seat}:
        raise Refusal("no-such-finding")
    match.copy().play(None, found[0])
    return Decision(Accused(**case.head(command), seat=seat, text=found[0]))


def accused_seats(table: Table, text: str) -> list[int]:
    """The seats a finding is about."""
    return table.game.umpire.accused_seats(table.public_view(), text)


def judge_vote(case: Case, command: Vote) -> Decision:
    """Note a vote: the accused are believed if they admit, else a majority of the others decides, and a tie rejects."""
    question = question_for(case, "finding", command.seat)
    accused = accused_seats(case.table, question.text)
    answers = question.answers | {command.seat: command.yes}
    jurors = [yes for seat, yes in answers.items() if seat not in accused]
    is_admitted = any(yes for seat, yes in answers.items() if seat in accused)
    is_last = question.waiting == [command.seat]
    if is_admitted or (is_last and 2 * sum(jurors) > len(jurors)):
        return decide_move(case, command, None, question.text)
    return Decision(Voted(**case.head(command), seat=command.seat, yes=command.yes, rejected=is_last))


def judge_drop(case: Case, command: DropFinding) -> Decision:
    """Take silence for a no."""
    question = unanswered_question(case.table, "finding", command.asked_at)
    seat = (question.waiting or [question.seat])[0]
    return Decision(Voted(**case.head(command), seat=seat, yes=False, rejected=True))


def apply_accused(table: Table, event: Accused) -> None:
    """Ask everybody else."""
    voters = [seat for seat in table.people_at_seats() if seat != event.seat]
    table.question = OpenQuestion("finding", event.seat, voters, event.at, DropFinding(asked_at=event.at), text=event.text)


def apply_voted(table: Table, event: Voted) -> None:
    """Note the vote."""
    if table.question is not None:
        table.question.answers[event.seat] = event.yes
        if event.rejected:
            table.question = None


ACT = Act(
    commands=(
        CommandKind(Accuse, judge_accuse, "accuse", "Ask for a finding of the table"),
        CommandKind(Vote, judge_vote, "vote", "Vote on a finding"),
        CommandKind(DropFinding, judge_drop),
    ),
    events=(EventKind(Accused, apply_accused, tell_everybody), EventKind(Voted, apply_voted, tell_everybody)),
    refusals={"no-such-finding": 409},
)
