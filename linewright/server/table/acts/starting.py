"""A match begins: the first at a table, or another with the same seats and rules."""

from typing import Any

from linewright.core.fair import new_secret
from linewright.core.match import Match, load
from linewright.core.setup import Setup
from linewright.server.refusals import Refusal
from linewright.server.table.act import Act, Case, CommandKind, Decision, EventKind, Who
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.seats import Sat
from linewright.server.table.clocks import Clocks
from linewright.server.table.guards import refuse_all_but_host
from linewright.server.table.outcome import Course
from linewright.server.table.race import Race
from linewright.server.table.shapes import Command, Event, House, head_of
from linewright.server.table.table import Table, commit_of
from linewright.server.table.telling import Telling


class Start(Command, frozen=True):
    """The host begins the match; open seats go to bots."""


class Started(Event, frozen=True, tag="started"):
    """A match began. What decides the deal stays in the store."""

    rules: int  # version
    match: int  # 0 for the first at this table
    seed: int = 0  # of a match that is not dealt from the table's secret
    secret: str = ""  # of the match after this one
    save: str = ""  # of a match that goes on from one that is over: that one, as far as it is taken over


class ToldStart(Event, frozen=True, tag="started"):
    """A match began; `commit` is that of the match after this one."""

    rules: int
    match: int
    commit: str = ""


def judge_start(case: Case, command: Start) -> Decision:
    """Let the host begin the first match."""
    refuse_all_but_host(case)
    if case.table.match is not None:
        raise Refusal("already-started")
    refuse_empty_seats(case.table)
    return begin_match(case, command)


def refuse_empty_seats(table: Table) -> None:
    """Refuse to begin while a seat meant for a person has none."""
    waiting = [chair.wish == "human" and not chair.person and not chair.bot for chair in table.chairs]
    if any(waiting):
        raise Refusal("seats-empty", seats=", ".join(str(seat + 1) for seat, empty in enumerate(waiting) if empty))


def begin_match(case: Case, command: Command) -> Decision:
    """Begin the next match at a table."""
    table = case.table
    match = table.match_number + 1
    started = Started(**case.head(command), rules=table.game.version, match=match, secret=new_secret())
    return Decision(started, deal_match(table, started))


def apply(table: Table, event: Started, trial: Match | None = None) -> None:
    """Begin by the rules the match was begun with; raises Refusal where we no longer have them. trial: it, if dealt already."""
    if event.rules not in table.game.known_versions:
        known = ", ".join(map(str, table.game.known_versions))
        raise Refusal("other-rules", game=table.game.name, found=str(event.rules), expected=known)
    match = trial or deal_match(table, event)
    table.options = match.options
    table.secret = event.secret
    table.commits.append(commit_of(event.secret))
    table.nonces = {}
    table.match_number = event.match
    table.is_over = table.is_paused = False
    table.ready = set()
    table.clocks = Clocks(table.house.clock, len(table.chairs))
    for chair in table.chairs:
        chair.resigned = chair.late = False
    table.own_moves = {}
    table.course = Course(event.at, tuple(chair.person for chair in table.chairs), not event.save)
    table.reset = event.number
    table.change_match(match, event)
    if table.game.race is None:
        table.race = None
    else:
        table.race = Race(table.game.race, event.at, len(table.chairs))
        table.race.note_deal(event.number, event.at, table.public_view())


def deal_match(table: Table, event: Started) -> Match:
    """The match as it is dealt, from the table's secret or from a seed, or as it goes on; nothing changes at the table.

    Some games search before they deal, which takes a while: the hall asks for it where nobody waits.
    """
    if event.save:
        return load(event.save)
    chance: dict[str, Any] = {"secret": table.secret, "nonces": table.nonces} if table.secret else {"seed": event.seed}
    seats = len(table.chairs)
    options = table.options
    if event.rules == table.game.version:  # the table may have been set up by older rules
        options = table.game.drop_impossible(seats, options)
    setup = Setup.read(table.game, event.rules, seats=seats, first=table.first, **chance, **options)
    return Match(table.game, setup)


def events_from(match: Match, seat: int, house: House, who: Who, table: str, code: str, at: int) -> list[Event]:
    """The first events of a table at which a person plays a match on from where it stands, against the house's bot."""
    deal = match.setup.deal
    created = Created(
        number=1,
        at=at,
        by=who.id,
        table=table,
        code=code,
        game=match.game.name,
        options=match.options,
        seats=["human" if other == seat else house.bot for other in range(match.seats)],
        house=house,
        secret="" if deal is None else deal.secret,
    )
    sat = Sat(number=2, at=at, by=who.id, seat=seat, person=who.id, name=who.name)
    edition = match.setup.edition or match.game.version
    save = match.save(standing=False)
    return [created, sat, Started(number=3, at=at, by=who.id, rules=edition, match=0, secret=new_secret(), save=save)]


def tell(telling: Telling, event: Started) -> None:
    """Tell of the next secret only that there is one."""
    telling.tell(ToldStart(**head_of(event), rules=event.rules, match=event.match, commit=commit_of(event.secret)))


ACT = Act(
    commands=(CommandKind(Start, judge_start, "start", "Begin the match (host)"),),
    events=(EventKind(Started, apply, tell, told=ToldStart),),
    refusals={"seats-empty": 409, "already-started": 409, "other-rules": 410},
)
