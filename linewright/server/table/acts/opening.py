"""A table is set up: for which game, with which options, and what each seat is for."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from linewright.bots import bot_names
from linewright.core.fair import new_secret
from linewright.core.game import Game
from linewright.core.options import DayOption, FlagOption, LinesOption, NumberOption, Option
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.refusals import Refusal
from linewright.server.settings import LINES_LENGTH
from linewright.server.table.act import Act, EventKind, Who, leave_as_is
from linewright.server.table.acts.nonces import Nonce
from linewright.server.table.acts.seats import Sat
from linewright.server.table.guards import read_bot
from linewright.server.table.shapes import SEATS, Access, BoardOf, Event, House, Options, Seat, head_of
from linewright.server.table.table import Table, commit_of
from linewright.server.table.telling import Telling

RESERVED = ("seats", "seed", "first", "deck", "secret", "nonces", "commit")  # words of a setup that are no options

OptionText = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=LINES_LENGTH)] | list[OptionText]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table. Seats are `me`, `human`, `open`, or the name of a bot; without any: me and open ones."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=SEATS)] = []
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=40)] = {}
    first: Seat | None = None
    house: House = House()
    nonce: Nonce = ""
    access: Access = "open"


class Created(Event, frozen=True, tag="created"):
    """The table was set up."""

    table: str
    code: str
    game: str
    options: Options  # all of them
    seats: list[str]  # what each is for: human, open, or a bot's name
    house: House
    first: int | None = None
    secret: str = ""  # stays in the store until the first match is over; told is its hash
    access: Access = "open"
    board: BoardOf | None = None  # of a duplicate: its secret is that of the board


class ToldCreated(Event, frozen=True, tag="created"):
    """The table was set up; `commit` is the SHA-256 of the secret from which, with the nonces, the first match is dealt."""

    table: str
    code: str
    game: str
    options: Options
    seats: list[str]
    house: House
    first: int | None = None
    commit: str = ""


def first_events(wish: NewTable, who: Who, table: str, code: str, at: int) -> list[Event]:
    """The first events of a table's log, as somebody wishes it; raises Refusal, or what the library raises about options."""
    game = find(wish.game)
    seats = wish.seats or ["me"] + ["open"] * (game.usual_seats - 1)
    setup = read_wishes(game, seats, wish.options, wish.first)
    read_bot(game, wish.house.bot)
    house = msgspec.structs.replace(wish.house, takeover=wish.house.stand_in_seconds)
    created = Created(
        number=1,
        at=at,
        by=who.id,
        table=table,
        code=code,
        game=game.name,
        options=setup.options,
        seats=read_seat_wishes(game, seats),
        house=house,
        first=wish.first,
        secret=new_secret(),
        access=wish.access,
    )
    mine = [seat for seat, kind in enumerate(seats) if kind == "me"]
    seated = [
        Sat(number=number, at=at, by=who.id, seat=seat, person=who.id, name=who.name, nonce=wish.nonce)
        for number, seat in enumerate(mine, 2)
    ]
    return [created, *seated]


def events_again(old: Table, people: list[str], who: Who, table: str, code: str, at: int) -> list[Event]:
    """The first events of a table like another one, for the same people; whoever sets it up sits where they sat.

    people: of each seat; empty: a bot, the one that has the seat there.
    """
    seats = len(people)
    options = Setup.read(old.game, seats=seats, seed=0, **old.game.drop_impossible(seats, old.options)).options
    bots = [chair.bot or old.house.bot for chair in old.chairs]
    created = Created(
        number=1,
        at=at,
        by=who.id,
        table=table,
        code=code,
        game=old.game.name,
        options=options,
        seats=["human" if person else bot for person, bot in zip(people, bots, strict=True)],
        house=old.house,
        first=old.first,
        secret=new_secret(),
        access=old.access,
    )
    mine = [seat for seat, person in enumerate(people) if person == who.id]
    seated = [
        Sat(number=number, at=at, by=who.id, seat=seat, person=who.id, name=who.name) for number, seat in enumerate(mine, 2)
    ]
    return [created, *seated]


class BoardSeat(Struct, frozen=True):
    """A seat at the table of a board: a person, or a bot by its name."""

    person: str = ""
    bot: str = ""


def board_events(
    board: BoardOf, game: Game, options: Options, seats: list[BoardSeat], secret: str, house: House,
    table: str, code: str, at: int,
) -> list[Event]:  # fmt: skip
    """The first event of a table that plays a board. It has no host: nobody may change there what is the same for all."""
    return [
        Created(
            number=1,
            at=at,
            table=table,
            code=code,
            game=game.name,
            options=options,
            seats=["human" if seat.person else seat.bot for seat in seats],
            house=house,
            secret=secret,
            access="locked",
            board=board,
        )
    ]


def read_wishes(game: Game, seats: list[str], options: dict[str, Any], first: int | None) -> Setup:
    """Accept what a new table asks for; raises what the library raises, and Refusal for an option that would read a file."""
    known = {option.name: option for option in game.options}
    wishes = {name: read_wish(known[name], value) if name in known else value for name, value in options.items()}
    for reserved in RESERVED:
        if reserved in options:
            raise Refusal("bad-request", problem=reserved)
    return Setup.read(game, seats=len(seats) or None, seed=0, first=first, **wishes)


def read_wish(option: Option, value: Any) -> Any:
    """What somebody asks of an option, with lines that they wrote read; raises Refusal for what would read a file."""
    if isinstance(option, LinesOption) and isinstance(value, str):
        return option.read_lines(value)
    is_plain = type(option) in (Option, NumberOption, FlagOption, DayOption) or not isinstance(value, str)
    if not is_plain and value.strip().lower() not in map(str, option.choices):
        raise Refusal("file-option", name=option.name, choices=", ".join(map(str, option.choices)))
    return value


def read_seat_wishes(game: Game, seats: list[str]) -> list[str]:
    """Accept what each seat is for."""
    for wish in seats:
        if wish in ("me", "human", "open"):
            continue
        if wish not in bot_names():
            raise Refusal("bad-seat-wish", wish=wish, bots=", ".join(bot_names(game.name)))
        read_bot(game, wish)
    return ["human" if wish == "me" else wish for wish in seats]


def open_table(created: Created) -> Table:
    """The table that an event has set up, before anything has happened there."""
    table = Table(
        table_id=created.table,
        code=created.code,
        game=find(created.game),
        options=created.options,
        wishes=created.seats,
        house=created.house,
        host=created.by,
        first=created.first,
        secret=created.secret,
        at=created.at,
    )
    table.access = created.access
    table.board = created.board
    return table


def tell_created(telling: Telling, event: Created) -> None:
    """Tell of the secret only that there is one."""
    facts = {name: getattr(event, name) for name in ("table", "code", "game", "options", "seats", "house", "first")}
    telling.tell(ToldCreated(**head_of(event), **facts, commit=commit_of(event.secret)))


ACT = Act(
    events=(EventKind(Created, leave_as_is, tell_created, told=ToldCreated),),
    refusals={"bad-seat-wish": 400, "file-option": 400},
)
