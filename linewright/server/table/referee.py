"""The referee of the table: what is asked becomes an event, or is refused with the reason. Nothing changes here.

Whoever asks is a person's public id; the match is asked on a copy, which becomes the match once the event is on disk.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from linewright.bots import BOTS
from linewright.core.errors import LinewrightError, NothingToUndo, UnknownBot
from linewright.core.fair import new_secret
from linewright.core.game import Game
from linewright.core.generator import seed_generator
from linewright.core.match import Match
from linewright.core.options import NumberOption, Option
from linewright.core.registry import find
from linewright.core.seen import view_of
from linewright.core.setup import Setup, read_seat
from linewright.server.keep.people import clean_name
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.clocks import Downtimes
from linewright.server.table.races import Early, Race
from linewright.server.table.tables import Table

WORLDS = 8  # imagined to find out whether a move revealed something: a wrong guess once in 2 ** 8 cases with two cards left


class Who(NamedTuple):
    """Who asks: the public id, and the name given."""

    id: str
    name: str


class Judged(NamedTuple):
    """What is to be written, and the match after it where that is known already."""

    event: m.Event
    trial: Match | None = None


class Asked(NamedTuple):
    """What is asked of a table, by whom and when."""

    table: Table
    who: Who
    at: int
    downtimes: Downtimes = ()
    evidence: m.Evidence | None = None  # for the time of a move in a race

    def head(self, command: m.Command) -> dict[str, Any]:
        """Give what every event begins with."""
        return {"number": self.table.number + 1, "at": self.at, "by": self.who.id, "id": command.id}


def judge(asked: Asked, command: m.Command) -> Judged:
    """Make an event of what is asked; raises Refusal, or what the library raises about a move."""
    if asked.who.id in asked.table.removed:
        raise Refusal("removed")
    return _JUDGES[type(command)](asked, command)


# Setting up


def read_wishes(game: Game, seats: list[str], options: dict[str, Any], first: int | None) -> Setup:
    """Accept what a new table asks for; raises what the library raises, and Refusal for an option that would read a file."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        option = known.get(name)
        plain = option is None or type(option) in (Option, NumberOption) or not isinstance(value, str)
        if option is not None and not plain and value.strip().lower() not in map(str, option.choices):
            raise Refusal("file-option", name=name, choices=", ".join(map(str, option.choices)))
    for reserved in ("seats", "seed", "first", "deck", "secret", "nonces", "commit"):
        if reserved in options:
            raise Refusal("bad-request", problem=reserved)
    return Setup.read(game, seats=len(seats) or None, seed=0, first=first, **options)


def read_seats(seats: list[str]) -> list[str]:
    """Accept what each seat is for."""
    for wish in seats:
        if wish not in ("me", "human", "open") and wish not in BOTS:
            raise Refusal("bad-seat-wish", wish=wish, bots=", ".join(BOTS))
    return ["human" if wish == "me" else wish for wish in seats]


def read_bot(name: str) -> str:
    """Accept a bot that is there."""
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return name


def new_table(wish: m.NewTable, who: Who, table: str, code: str, at: int) -> list[m.Event]:
    """Set up a table: the first events of its log."""
    game = find(wish.game)
    seats = wish.seats or ["me"] + ["open"] * (game.usual_seats - 1)
    setup = read_wishes(game, seats, wish.options, wish.first)
    read_bot(wish.house.bot)
    events: list[m.Event] = [
        m.Created(
            number=1,
            at=at,
            by=who.id,
            table=table,
            code=code,
            game=game.name,
            options=setup.options,
            seats=read_seats(seats),
            house=wish.house,
            first=wish.first,
            secret=new_secret(),
        )
    ]
    for seat, kind in enumerate(seats):
        if kind == "me":
            seated: dict[str, Any] = {
                "number": len(events) + 1,
                "at": at,
                "by": who.id,
                "seat": seat,
                "person": who.id,
                "name": who.name,
            }
            events.append(m.Sat(**seated, nonce=wish.nonce))
    return events


# What people do


def chair_of(asked: Asked, seat: int) -> int:
    """Accept a seat that the person who asks holds."""
    seat = read_seat(seat, len(asked.table.chairs))
    if not asked.who.id or asked.table.chairs[seat].person != asked.who.id:
        raise Refusal("not-your-seat", seat=str(seat + 1))
    return seat


def host_only(asked: Asked) -> None:
    """Refuse everybody but the host."""
    if asked.who.id != asked.table.host:
        raise Refusal("not-host")


def seated_only(asked: Asked) -> None:
    """Refuse whoever has no seat here."""
    if not asked.table.seats_of(asked.who.id):
        raise Refusal("not-seated")


def in_play(table: Table) -> Match:
    """Give the match being played; raises Refusal where there is none."""
    if table.match is None:
        raise Refusal("not-started")
    if table.is_over:
        raise Refusal("match-over")
    if table.is_paused:
        raise Refusal("paused")
    return table.match


def take_seat(asked: Asked, command: m.TakeSeat) -> Judged:
    """Sit down, or come back."""
    table, who = asked.table, asked.who
    if command.seat is None:
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.person and not chair.bot]
        if not free:
            raise Refusal("seats-full")
        seat = free[0]
    else:
        seat = read_seat(command.seat, len(table.chairs))
    chair = table.chairs[seat]
    if chair.person == who.id and not (chair.gone or chair.stand_in):
        raise Refusal("seat-taken", seat=str(seat + 1))
    if (chair.person and chair.person != who.id) or chair.bot:
        raise Refusal("seat-taken", seat=str(seat + 1))
    called = clean_name(command.called) if command.called else ""
    return Judged(m.Sat(**asked.head(command), seat=seat, person=who.id, name=who.name, nonce=command.nonce, called=called))


def leave_seat(asked: Asked, command: m.LeaveSeat) -> Judged:
    """Stand up."""
    seat = chair_of(asked, command.seat)
    if asked.table.chairs[seat].gone:
        raise Refusal("not-your-seat", seat=str(seat + 1))
    return Judged(m.Left(**asked.head(command), seat=seat, person=asked.who.id))


def add_nonce(asked: Asked, command: m.AddNonce) -> Judged:
    """Add one's own chance to the next deal, to which the table has committed itself already."""
    seat = chair_of(asked, command.seat)
    return Judged(m.NonceAdded(**asked.head(command), seat=seat, nonce=command.nonce))


def seat_bot(asked: Asked, command: m.SeatBot) -> Judged:
    """Give a seat to a bot, or open it."""
    host_only(asked)
    seat = read_seat(command.seat, len(asked.table.chairs))
    if command.bot:
        read_bot(command.bot)
    if asked.table.chairs[seat].person:
        raise Refusal("seat-taken", seat=str(seat + 1))
    return Judged(m.BotSat(**asked.head(command), seat=seat, bot=command.bot))


def start(asked: Asked, command: m.Start) -> Judged:
    """Begin the first match."""
    host_only(asked)
    table = asked.table
    if table.match is not None:
        raise Refusal("already-started")
    return deal(asked, command)


def deal(asked: Asked, command: m.Command) -> Judged:
    """Begin a match if every seat meant for a person has one."""
    table = asked.table
    empty = [
        str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.wish == "human" and not chair.person and not chair.bot
    ]
    if empty and table.match is None:
        raise Refusal("seats-empty", seats=", ".join(empty))
    match = table.match_number + 1
    return Judged(m.Started(**asked.head(command), rules=table.game.version, match=match, secret=new_secret()))


def rematch(asked: Asked, command: m.Rematch) -> Judged:
    """Play again."""
    seated_only(asked)
    if asked.table.match is None:
        raise Refusal("not-started")
    if not asked.table.is_over:
        raise Refusal("not-over")
    return deal(asked, command)


def move(asked: Asked, command: m.Move) -> Judged:
    """Make a move."""
    table = asked.table
    in_play(table)
    seat = chair_of(asked, command.seat)
    if table.chairs[seat].resigned:
        raise Refusal("seat-resigned", seat=str(seat))
    if table.bot_at(seat):
        raise Refusal("bot-plays", seat=str(seat), bot=table.bot_at(seat))
    oldest = table.position if table.race is None else max(table.reset, table.race.round)
    if not oldest <= command.after <= table.number:
        raise Refusal("stale", number=str(table.number))
    return moved(asked, command, seat, command.text, unaided=True)


def moved(asked: Asked, command: m.Command, seat: int | None, text: str, *, unaided: bool = False) -> Judged:
    """Judge a move on a copy of the match; raises Early where that would be unfair to others. The solver helps no people."""
    table, race, evidence = asked.table, asked.table.race, asked.evidence
    trial = table.playing.copy()
    milliseconds = None
    if race is not None and seat is not None and evidence is not None:
        milliseconds = race.judged(seat, race.rules.claim_of(text), evidence)
    trial.play(seat, text, milliseconds, unaided=unaided)
    spelled = trial.log[-1][1]
    if race is not None and milliseconds is not None:
        wait_for_others(asked, race, trial, spelled, milliseconds)
    spent = table.clocks.spent(seat, asked.at, asked.downtimes)
    facts = asked.head(command) | {"seat": seat, "text": spelled, "spent": spent, "milliseconds": milliseconds}
    return Judged(m.Moved(**facts, evidence=evidence), trial)


def wait_for_others(asked: Asked, race: Race, trial: Match, text: str, milliseconds: int) -> None:
    """Raise Early where a call that was made sooner may still be on its way, and this move would shut it out."""
    others = any(asked.table.chairs[seat].person != asked.who.id for seat in asked.table.people_at_seats())
    is_secret = trial.game.notation.heard(text) != text and not race.rules.claim_of(text)
    if others and not is_secret:
        until = race.hold(race.rules.claim_of(text), milliseconds, trial.view(None))
        if asked.at < until:
            raise Early(until)


def say(asked: Asked, command: m.Say) -> Judged:
    """Say something."""
    if asked.who.id in asked.table.muted:
        raise Refusal("muted")
    text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
    if not text:
        raise Refusal("bad-request", problem="text")
    return Judged(m.Said(**asked.head(command), person=asked.who.id, name=asked.who.name, text=text))


def mute(asked: Asked, command: m.Mute) -> Judged:
    """Silence somebody."""
    host_only(asked)
    known_person(asked.table, command.person)
    return Judged(m.Muted(**asked.head(command), person=command.person, on=command.on))


def remove(asked: Asked, command: m.Remove) -> Judged:
    """Send somebody away."""
    host_only(asked)
    known_person(asked.table, command.person)
    if command.person == asked.table.host:
        raise Refusal("no-such-person")
    return Judged(m.Removed(**asked.head(command), person=command.person))


def known_person(table: Table, person: str) -> None:
    """Accept somebody who has been at this table."""
    if person not in table.names:
        raise Refusal("no-such-person")


def resign(asked: Asked, command: m.Resign) -> Judged:
    """Give up."""
    in_play(asked.table)
    seat = chair_of(asked, command.seat)
    if asked.table.chairs[seat].resigned:
        raise Refusal("seat-resigned", seat=str(seat))
    return Judged(m.Resigned(**asked.head(command), seat=seat))


def pause(asked: Asked, command: m.Pause) -> Judged:
    """Stop the match and its clocks."""
    seated_only(asked)
    table = asked.table
    in_play(table)
    spent = {seat: table.clocks.spent(seat, asked.at, asked.downtimes) for seat in table.clocks.since}
    return Judged(m.Paused(**asked.head(command), spent=spent))


def resume(asked: Asked, command: m.Resume) -> Judged:
    """Go on."""
    seated_only(asked)
    if asked.table.status != "paused":
        raise Refusal("not-paused")
    return Judged(m.Resumed(**asked.head(command)))


def come_back(asked: Asked, command: m.ComeBack) -> Judged:
    """Take a seat back from a bot."""
    seat = chair_of(asked, command.seat)
    if not asked.table.chairs[seat].stand_in:
        raise Refusal("seat-taken", seat=str(seat + 1))
    return Judged(m.CameBack(**asked.head(command), seat=seat))


# Undo


def ask_undo(asked: Asked, command: m.AskUndo) -> Judged:
    """Take back at once where nobody can mind, or ask."""
    table = asked.table
    match = in_play(table)
    seat = chair_of(asked, command.seat)
    if table.question is not None:
        raise Refusal("already-asked")
    own = [place for place, (mover, _, _) in enumerate(match.log) if mover == seat]
    if not own:
        raise NothingToUndo
    others = [other for other in table.people_at_seats() if table.chairs[other].person != asked.who.id]
    is_free = own[-1] == len(match.log) - 1 and not reveals(match, own[-1])
    kind = m.Undone if is_free or not others else m.UndoAsked
    return Judged(kind(**asked.head(command), seat=seat, moves=own[-1]))


def answer_undo(asked: Asked, command: m.AnswerUndo) -> Judged:
    """Agree or not; the last to agree makes it so."""
    question = open_question(asked, "undo", command.seat)
    if command.yes and question.waiting == [command.seat]:
        return Judged(m.Undone(**asked.head(command), seat=question.seat, moves=question.moves))
    return Judged(m.UndoAnswered(**asked.head(command), seat=command.seat, yes=command.yes))


def open_question(asked: Asked, kind: str, seat: int) -> Any:
    """Give the open question if this seat is asked."""
    in_play(asked.table)
    seat = chair_of(asked, seat)
    question = asked.table.question
    if question is None or question.kind != kind or seat not in question.waiting:
        raise Refusal("nothing-asked")
    return question


def reveals(match: Match, number: int) -> bool:
    """Say whether a move showed anybody something they did not know and could not have known from the move itself.

    The move is made in worlds that a seat could not tell apart before; if they look different to that seat after it, it has seen
    something. Worlds in which the move could not be made are no argument. All begins in a world that the mover imagines, so that
    the answer itself gives nothing away.
    """
    actor, text, _ = match.log[number]
    before = match.copy()
    while len(before.log) > number:
        before.undo()
    if actor is None:
        return True
    game = match.game
    states = imagined(game, np.frombuffer(before.digest_bytes, game.state), actor, 0)
    for seat in range(match.seats):
        looks = set()
        for world in range(WORLDS):
            look = look_after(game, imagined(game, states, seat, world + 1), seat, actor, text)
            if look is not None:
                looks.add(look)
        if len(looks) > 1:
            return True
    return False


def imagined(game: Game, states: np.ndarray, seat: int, seed: int) -> np.ndarray:
    """Give a world that the seat cannot tell from this one."""
    world = states.copy()
    state: Any = world[0]
    seed_generator(state.generator, seed)
    game.rules.imagine(state, seat)
    return world


def look_after(game: Game, world: np.ndarray, seat: int, actor: int, text: str) -> bytes | None:
    """Make a move in a world, and show what a seat sees then; None where the move cannot be made there."""
    state: Any = world[0]
    try:
        action = game.notation.action_of(state, actor, text)
    except LinewrightError:
        return None
    if game.rules.why_not(state, actor, action):
        return None
    game.rules.play(state, actor, action)
    return m.ENCODER.encode(view_of(game, state, seat))


# Findings of the table that people ask for


def accuse(asked: Asked, command: m.Accuse) -> Judged:
    """Ask for a finding, such as that a team has talked; the others vote."""
    table = asked.table
    match = in_play(table)
    seat = chair_of(asked, command.seat)
    if table.question is not None:
        raise Refusal("already-asked")
    wanted = " ".join(command.text.split()).lower()
    found = [text for text in table.table_since if text.lower() == wanted and table.game.umpire.is_finding(text)]
    if not found:
        raise Refusal("no-such-finding")
    accused = accused_seats(table, found[0])
    if seat in accused or not set(table.people_at_seats()) - {seat}:
        raise Refusal("no-such-finding")
    match.copy().play(None, found[0])
    return Judged(m.Accused(**asked.head(command), seat=seat, text=found[0]))


def accused_seats(table: Table, text: str) -> list[int]:
    """The seats a finding is about."""
    return table.game.umpire.accused(table.playing.view(None), text)


def vote(asked: Asked, command: m.Vote) -> Judged:
    """Admit, agree or deny: the accused are believed if they admit, else a majority of the others decides, and a tie rejects."""
    question = open_question(asked, "finding", command.seat)
    accused = accused_seats(asked.table, question.text)
    answers = question.answers | {command.seat: command.yes}
    jurors = [yes for seat, yes in answers.items() if seat not in accused]
    admitted = any(yes for seat, yes in answers.items() if seat in accused)
    decided = question.waiting == [command.seat]
    if admitted or (decided and 2 * sum(jurors) > len(jurors)):
        return moved(asked, command, None, question.text)
    return Judged(m.Voted(**asked.head(command), seat=command.seat, yes=command.yes, rejected=decided))


_JUDGES: dict[type[m.Command], Callable[[Asked, Any], Judged]] = {
    m.TakeSeat: take_seat,
    m.LeaveSeat: leave_seat,
    m.AddNonce: add_nonce,
    m.SeatBot: seat_bot,
    m.Start: start,
    m.Move: move,
    m.Say: say,
    m.Mute: mute,
    m.Remove: remove,
    m.AskUndo: ask_undo,
    m.AnswerUndo: answer_undo,
    m.Resign: resign,
    m.Pause: pause,
    m.Resume: resume,
    m.Rematch: rematch,
    m.ComeBack: come_back,
    m.Accuse: accuse,
    m.Vote: vote,
}
