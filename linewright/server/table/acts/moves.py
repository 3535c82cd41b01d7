"""Moves: of people, of bots, and of the table itself. Each is judged on a copy of the match, which becomes the match."""

from typing import Annotated, Any, NamedTuple

from msgspec import Meta, field

from linewright.core.match import Match
from linewright.server.settings import ID_LENGTH, TEXT_LENGTH
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind
from linewright.server.table.guards import (
    match_in_play,
    read_own_seat,
    refuse_resigned,
    refuse_where_bot_plays,
    stale_refusal,
)
from linewright.server.table.race import BAND_MS, Early, Evidence, Race, TimedMove, Timing
from linewright.server.table.shapes import Command, Event, Seat, head_of
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling, Told


class Move(Command, frozen=True):
    """Make a move, after the last event the client knows of."""

    seat: Seat
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]
    after: Annotated[int, Meta(ge=0, description="the number of the last event the client has seen")]
    id: Annotated[str, Meta(min_length=1, max_length=ID_LENGTH)]


class BotMove(Command, frozen=True):
    """A bot makes the move it has chosen, unless the match has changed meanwhile."""

    seat: int
    text: str
    position: int  # number of the last event that had changed the match


class Basis(NamedTuple):
    """What the plan of a bot in a race rests on."""

    change: int  # number of the last event that changed what its seat knows
    bot: str
    round: int  # number of the event that began it


class BotRaceMove(Command, frozen=True):
    """A bot does in a race what it has planned, unless it has learnt something new meanwhile."""

    seat: int
    text: str
    basis: Basis


class TableMove(Command, frozen=True):
    """The table itself makes a move whose time has come, unless something has happened meanwhile."""

    text: str
    after: int  # number of the last event


class Moved(Event, frozen=True, tag="move"):
    """A seat, or the table itself, made a move."""

    seat: int | None
    text: str
    spent: int = 0  # milliseconds of the seat's clock
    milliseconds: int | None = None  # races: when, as judged, since the match began
    evidence: Evidence | None = None  # races: for that; stays in the store
    timing: Timing | None = None  # races: what is told of it, where the move is a call


class ToldMove(Event, frozen=True, tag="move"):
    """A seat, or the table itself (null), made a move; `text` is what the listener may know of it."""

    seat: int | None
    text: str
    told: list[Told] = field(default_factory=list)
    spent: int = 0
    milliseconds: int | None = None
    timing: Timing | None = None


def judge_move(case: Case, command: Move) -> Decision:
    """Let whoever plays at a seat make a legal move there, if they have seen the match as it is."""
    table = case.table
    match_in_play(table)
    seat = read_own_seat(table, case.who.id, command.seat)
    refuse_resigned(table, seat)
    refuse_where_bot_plays(table, seat)
    oldest = table.position if table.race is None else max(table.reset, table.race.round)
    if not oldest <= command.after <= table.number:
        raise stale_refusal(table)
    return decide_move(case, command, seat, command.text, unaided=True)


def judge_bot_move(case: Case, command: BotMove) -> Decision:
    """Let a bot move where it was asked to."""
    table = case.table
    match_in_play(table)
    if table.position != command.position or not table.bot_at(command.seat) or table.question is not None:
        raise stale_refusal(table)
    return decide_move(case, command, command.seat, command.text)


def judge_bot_race_move(case: Case, command: BotRaceMove) -> Decision:
    """Let a bot do what it has planned."""
    table = case.table
    match_in_play(table)
    if basis_of(table, command.seat) != command.basis or table.question is not None:
        raise stale_refusal(table)
    return decide_move(case, command, command.seat, command.text)


def basis_of(table: Table, seat: int) -> Basis:
    """What a bot that plans in a race now can rest its plan on."""
    race = table.race
    assert race is not None
    return Basis(race.changes[seat], table.bot_at(seat), race.round)


def judge_table_move(case: Case, command: TableMove) -> Decision:
    """Let the table make a move that was due."""
    match_in_play(case.table)
    if case.table.number != command.after:
        raise stale_refusal(case.table)
    return decide_move(case, command, None, command.text)


def decide_move(case: Case, command: Command, seat: int | None, text: str, *, unaided: bool = False) -> Decision:
    """Judge a move on a copy of the match; raises Early where that would be unfair to others. The solver helps no people."""
    table, race, evidence = case.table, case.table.race, case.evidence
    trial = table.playing.copy()
    milliseconds = timing = None
    if race is not None and seat is not None and evidence is not None:
        claim = race.rules.claim_of(text)
        milliseconds, timing = race.time_of(seat, claim, evidence), race.timing_of(claim, evidence)
    trial.play(seat, text, milliseconds, unaided=unaided)
    spelled = trial.last_text
    if race is not None and milliseconds is not None:
        wait_for_others(case, race, trial, spelled, milliseconds)
    spent = table.clocks.spent(seat, case.at, case.downtimes)
    facts: dict[str, Any] = {"seat": seat, "text": spelled, "spent": spent, "milliseconds": milliseconds, "timing": timing}
    return Decision(Moved(**case.head(command), **facts, evidence=evidence), trial)


def wait_for_others(case: Case, race: Race, trial: Match, text: str, milliseconds: int) -> None:
    """Raise Early where a call that was made sooner may still be on its way, and this move would shut it out."""
    if case.table.others_at_seats(case.who.id) and not is_secret(trial, race, text):
        until = race.hold(race.rules.claim_of(text), milliseconds, trial.view(None))
        if case.at < until:
            raise Early(until)


def is_secret(match: Match, race: Race | None, text: str) -> bool:
    """Whether nobody else may know what a move did; of a claim everybody hears, whatever else its text says."""
    return match.game.notation.heard(text) != text and not (race is not None and race.rules.claim_of(text))


def apply(table: Table, event: Moved, trial: Match | None = None) -> None:
    """Make the move; trial: the match after it, where it has been judged here."""
    if trial is None:
        trial = table.playing
        trial.play(event.seat, event.text, event.milliseconds)
    table.clocks.note(event.seat, event.spent, event.at)
    if event.seat is None:
        table.own_moves = {}  # what the table may do next, it may do from now on
    table.change_match(trial, event)
    if table.race is None:
        return
    table.race.timings[trial.moves] = event.timing
    if event.seat is None:
        table.race.note_cue(event.number, event.at, table.public_view())
    else:
        band = BAND_MS if event.evidence is None else event.evidence.band
        move = TimedMove(event.number, event.at, event.seat, event.text, event.milliseconds, band)
        table.race.note_move(move, table.public_view())
        if table.race.round == event.number:  # the table's own clocks begin anew, too
            table.own_moves = dict.fromkeys(table.own_moves, event.at)


def tell(telling: Telling, event: Moved) -> None:
    """Tell everybody what they may know of a move, and its own seat all; what a secret move did is told to nobody."""
    match = telling.table.playing
    heard = match.game.notation.heard(event.text)
    is_told = not is_secret(match, telling.table.race, event.text)
    done = [Told(word, args) for word, args in match.tell(match.moves - 1)] if is_told else []
    facts: dict[str, Any] = {"told": done, "spent": event.spent, "milliseconds": event.milliseconds, "timing": event.timing}
    telling.tell(ToldMove(**head_of(event), seat=event.seat, text=heard, **facts))
    if heard != event.text and event.seat is not None:
        telling.tell_seat(event.seat, ToldMove(**head_of(event), seat=event.seat, text=event.text, **facts))


ACT = Act(
    commands=(
        CommandKind(Move, judge_move, "moves", "Make a move"),
        CommandKind(BotMove, judge_bot_move),
        CommandKind(BotRaceMove, judge_bot_race_move),
        CommandKind(TableMove, judge_table_move),
    ),
    events=(EventKind(Moved, apply, tell, told=ToldMove),),
)
