"""What several acts refuse. A seat is named to people as they count: from 1."""

from typing import Any

from linewright.bots import known_kind
from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.setup import read_seat
from linewright.server.refusals import Refusal
from linewright.server.table.act import Case
from linewright.server.table.questions import OpenQuestion
from linewright.server.table.table import Table

REFUSALS = {
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "removed": 403,
    "locked": 403,
    "link-ended": 403,
    "table-full": 409,
    "seat-taken": 409,
    "seat-resigned": 409,
    "bot-plays": 409,
    "not-started": 409,
    "match-over": 409,
    "paused": 409,
    "not-in-duplicate": 403,
    "stale": 409,
    "already-asked": 409,
    "nothing-asked": 409,
}


def refuse_removed(table: Table, person: str) -> None:
    """Refuse whoever was sent away."""
    if person and person in table.removed:
        raise Refusal("removed")


def refuse_spectators(table: Table, person: str) -> None:
    """Refuse whoever may not be here: sent away, or a stranger where nobody watches; a host without a seat may watch.

    At a table that has sent somebody away nobody watches without a name: it could be they.
    """
    if table.removed:
        refuse_removed(table, person)
        if not person:
            raise Refusal("no-person")
    is_open = table.match is None or table.house.spectators
    is_host = bool(person) and person == table.host
    if not is_open and not is_host and not table.seats_of(person):
        raise Refusal("no-spectators")


def may_come(table: Table, link: str) -> bool:
    """Whether somebody new may come by a link."""
    return table.access != "locked" and link == table.link


def refuse_stranger(table: Table, person: str, link: str) -> None:
    """Refuse whoever is new here where nobody new may come, or comes by a link that has ended."""
    if not link or may_come(table, link) or table.knows(person):
        return
    if table.access == "locked":
        raise Refusal("locked")
    raise Refusal("link-ended")


def refuse_board(table: Table) -> None:
    """Refuse what would make a board of a duplicate another one than the others play."""
    if table.board is not None:
        raise Refusal("not-in-duplicate")


def refuse_all_but_host(case: Case) -> None:
    """Refuse everybody but the host."""
    if case.who.id != case.table.host:
        raise Refusal("not-host")


def refuse_unseated(case: Case) -> None:
    """Refuse whoever has no seat here."""
    if not case.table.seats_of(case.who.id):
        raise Refusal("not-seated")


def read_own_seat(table: Table, person: str, seat: int) -> int:
    """Accept a seat that the person who asks holds."""
    seat = read_seat(seat, len(table.chairs))
    if not person or table.chairs[seat].person != person:
        raise seat_refusal("not-your-seat", seat)
    return seat


def seat_refusal(code: str, seat: int, **details: Any) -> Refusal:
    """A refusal that names a seat."""
    return Refusal(code, seat=str(seat + 1), **details)


def refuse_resigned(table: Table, seat: int) -> None:
    """Refuse what is asked for a seat that gave up."""
    if table.chairs[seat].resigned:
        raise seat_refusal("seat-resigned", seat)


def refuse_where_bot_plays(table: Table, seat: int) -> None:
    """Refuse what only whoever plays at a seat may do, where that is a bot."""
    if table.bot_at(seat):
        raise seat_refusal("bot-plays", seat, bot=table.bot_at(seat))


def match_in_play(table: Table) -> Match:
    """The match being played; raises Refusal where there is none."""
    if table.match is None:
        raise Refusal("not-started")
    if table.is_over:
        raise Refusal("match-over")
    if table.is_paused:
        raise Refusal("paused")
    return table.match


def refuse_second_question(table: Table) -> None:
    """Refuse a question while another is open."""
    if table.question is not None:
        raise Refusal("already-asked")


def question_for(case: Case, kind: str, seat: int) -> OpenQuestion:
    """The open question, if this seat is asked and the person who answers holds it."""
    match_in_play(case.table)
    seat = read_own_seat(case.table, case.who.id, seat)
    question = case.table.question
    if question is None or question.kind != kind or seat not in question.waiting:
        raise Refusal("nothing-asked")
    return question


def unanswered_question(table: Table, kind: str, asked_at: int) -> OpenQuestion:
    """The question that nobody has answered for too long, if it is still open."""
    question = table.question
    if table.status != "playing" or question is None or (question.kind, question.at) != (kind, asked_at):
        raise stale_refusal(table)
    return question


def stale_refusal(table: Table) -> Refusal:
    """A refusal of something that no longer makes sense: the table has moved on."""
    return Refusal("stale", number=str(table.number))


def read_bot(game: Game, name: str) -> str:
    """Accept a bot that is known here, and plays the game; raises what the library raises. A name never has anything imported."""
    known_kind(game.name, name)
    return name


def clean_name(name: str) -> str:
    """Accept a display name: printable, without stray spaces."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not clean:
        raise Refusal("bad-request", problem="name")
    return clean
