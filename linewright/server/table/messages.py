"""What goes over the wire and into the log: requests, events, answers. The OpenAPI document is made from these types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from linewright.server.settings import CHAT_LENGTH, ID_LENGTH, NAME_LENGTH, PASSPHRASE_LENGTH, TEXT_LENGTH

SEATS = 12  # the largest table of any game
LONGEST_CLOCK = 30 * 24 * 3600  # seconds

Id = Annotated[
    str, Meta(max_length=ID_LENGTH, description="the client's own id of what it sends: a retry is answered like the first")
]
Seat = Annotated[int, Meta(ge=0, lt=SEATS, description="a place at the table, from 0")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Account = Annotated[str, Meta(min_length=2, max_length=NAME_LENGTH)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=PASSPHRASE_LENGTH)]
Person = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH, description="the public id of a person")]
Moment = Annotated[int, Meta(description="milliseconds since 1970")]
OptionText = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | OptionText | list[OptionText]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, and what happens then."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK)] = 60
    then: Literal["bot", "resign", "nothing"] = "bot"


NONCE_PATTERN = r"^[0-9a-f]{16,64}$"
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{16,64})?$", description="one's own chance for the next deal; hexadecimal")]


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of the house at one table."""

    clock: Clock = Clock()
    bot: Annotated[str, Meta(max_length=40, description="who fills open seats and stands in for the absent")] = "greedy"
    takeover: Annotated[
        int, Meta(ge=0, le=LONGEST_CLOCK, description="seconds until a bot stands in for an absent person; 0: never")
    ] = 120
    bot_delay: Annotated[int, Meta(ge=0, le=10_000, description="milliseconds between a bot's moves, for people to follow")] = 600
    spectators: bool = True
    hints: Annotated[bool, Meta(description="whether people may ask what a bot would play")] = True


# What people ask of a table


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything asked of a table."""

    id: Id = ""


class TakeSeat(Command, frozen=True):
    """Sit down, or come back to one's seat; without a seat: the first that is free."""

    seat: Seat | None = None
    nonce: Nonce = ""
    called: Annotated[str, Meta(max_length=NAME_LENGTH, description="who plays here at the same screen; empty: oneself")] = ""


class LeaveSeat(Command, frozen=True):
    """Stand up; in the middle of a match a bot stands in until one comes back."""

    seat: Seat


class SeatBot(Command, frozen=True):
    """The host gives a free seat to a bot, or opens it again with an empty name."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class AddNonce(Command, frozen=True):
    """Add one's own chance to the next deal; the table has committed itself to its secret before."""

    seat: Seat
    nonce: Annotated[str, Meta(pattern=NONCE_PATTERN)]


class Start(Command, frozen=True):
    """The host begins the match; open seats go to bots."""


class Move(Command, frozen=True):
    """Make a move, after the last event the client knows of."""

    seat: Seat
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]
    after: Annotated[int, Meta(ge=0, description="the number of the last event the client has seen")]
    id: Annotated[str, Meta(min_length=1, max_length=ID_LENGTH)]


class Say(Command, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Mute(Command, frozen=True):
    """The host silences a person, or lets them speak again."""

    person: Person
    on: bool = True


class Remove(Command, frozen=True):
    """The host sends a person away: their seats are free, and they cannot sit down again."""

    person: Person


class AskUndo(Command, frozen=True):
    """Take back one's last move and what followed: at once where nothing was revealed and nobody acted, else by consent."""

    seat: Seat


class AnswerUndo(Command, frozen=True):
    """Agree to an undo, or not."""

    seat: Seat
    yes: bool


class Resign(Command, frozen=True):
    """Give the match up."""

    seat: Seat


class Pause(Command, frozen=True):
    """Stop the match and its clocks."""


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Rematch(Command, frozen=True):
    """Play again: same seats, same rules."""


class ComeBack(Command, frozen=True):
    """Take one's seat back from the bot that stood in."""

    seat: Seat


class Accuse(Command, frozen=True):
    """Ask the table for a finding that is its own move, such as `talk A`; the others vote."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=40)]


class Vote(Command, frozen=True):
    """Vote on what somebody asked the table to find."""

    seat: Seat
    yes: bool


# The log: what happened


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Anything that happened at a table."""

    number: int
    at: Moment
    by: str = ""  # the person whose request it was; empty: the table itself
    id: str = ""  # the client's own id of the request


class Created(Event, frozen=True, tag="created"):
    """The table was set up."""

    table: str
    code: str
    game: str
    options: dict[str, bool | int | str]  # all of them
    seats: list[str]  # what each is for: human, open, or a bot's name
    house: House
    first: int | None = None
    secret: str = ""  # stays in the store until the first match is over; told is its hash


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat, or came back to it."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    called: str = ""  # who plays at this seat, where several share a screen


class NonceAdded(Event, frozen=True, tag="nonce"):
    """A seat added its chance to the next deal."""

    seat: int
    nonce: str


class BotSat(Event, frozen=True, tag="bot"):
    """A seat was given to a bot, or, without a name, opened."""

    seat: int
    bot: str


class Left(Event, frozen=True, tag="left"):
    """A person left a seat."""

    seat: int
    person: str


class Removed(Event, frozen=True, tag="removed"):
    """The host sent a person away."""

    person: str


class Started(Event, frozen=True, tag="started"):
    """A match began. What decides the deal stays in the store."""

    rules: int  # version
    match: int  # 0 for the first at this table
    seed: int = 0  # of a match that is not dealt from the table's secret
    secret: str = ""  # of the match after this one


class Evidence(Struct, frozen=True, omit_defaults=True):
    """What the time of a move in a race rests on; all in milliseconds, measured by the server. Stays in the store."""

    received: int  # since 1970
    sent: int = 0  # since 1970: when the person was sent what they react to
    trip: int = 0  # of a PING
    spread: int = 0  # by which trips differ
    credit: int = 0  # the move counts as made so long before it was received


class Moved(Event, frozen=True, tag="move"):
    """A seat, or the table itself, made a move."""

    seat: int | None
    text: str
    spent: int = 0  # milliseconds of the seat's clock
    milliseconds: int | None = None  # races: when, as judged, since the match began
    evidence: Evidence | None = None  # races: for that; stays in the store


class Said(Event, frozen=True, tag="chat"):
    """A person said something."""

    person: str
    name: str
    text: str


class Muted(Event, frozen=True, tag="muted"):
    """The host silenced a person, or let them speak again."""

    person: str
    on: bool


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


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up, or its time was up where that means the same."""

    seat: int
    late: bool = False


class Paused(Event, frozen=True, tag="paused"):
    """The match stands still."""

    spent: dict[int, int] = {}  # milliseconds of the clocks that ran


class Resumed(Event, frozen=True, tag="resumed"):
    """The match goes on."""


class TimedOut(Event, frozen=True, tag="late"):
    """A seat's time is up."""

    seat: int


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A bot plays for an absent person."""

    seat: int
    bot: str


class CameBack(Event, frozen=True, tag="came-back"):
    """A person took their seat back from the bot."""

    seat: int


class Accused(Event, frozen=True, tag="accused"):
    """A seat asks for a finding of the table; others vote."""

    seat: int
    text: str


class Voted(Event, frozen=True, tag="voted"):
    """A seat voted on a finding, and it is not decided yet, or it was rejected."""

    seat: int
    yes: bool
    rejected: bool = False


class Erased(Event, frozen=True, tag="erased"):
    """A person has had everything about them erased."""

    person: str


Stored = (
    Created | Sat | NonceAdded | BotSat | Left | Removed | Started | Moved | Said | Muted | UndoAsked | UndoAnswered | Undone
    | Resigned | Paused | Resumed | TimedOut | StoodIn | CameBack | Accused | Voted | Erased
)  # fmt: skip


# The log as it is told. Most events are told as they are; these three are built anew from what may be known.


class ToldCreated(Event, frozen=True, tag="created"):
    """The table was set up; `commit` is the SHA-256 of the secret from which, with the nonces, the first match is dealt."""

    table: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[str]
    house: House
    first: int | None = None
    commit: str = ""


class ToldStart(Event, frozen=True, tag="started"):
    """A match began; `commit` is that of the match after this one."""

    rules: int
    match: int
    commit: str = ""


class Told(Struct, frozen=True, array_like=True):
    """One thing a move did: the id of the game's words, and their arguments."""

    word: str
    args: dict[str, Any]


class ToldMove(Event, frozen=True, tag="move"):
    """A seat, or the table itself (null), made a move; `text` is what the listener may know of it."""

    seat: int | None
    text: str
    told: list[Told] = []
    spent: int = 0
    milliseconds: int | None = None


ToldEvent = (
    ToldCreated | Sat | NonceAdded | BotSat | Left | Removed | ToldStart | ToldMove | Said | Muted | UndoAsked | UndoAnswered
    | Undone | Resigned | Paused | Resumed | TimedOut | StoodIn | CameBack | Accused | Voted | Erased
)  # fmt: skip


# Answers


class SeatFacts(Struct, frozen=True):
    """What everybody knows of a seat."""

    seat: int
    wish: str  # what it was set up for: human, open, or a bot's name
    person: str  # who sits here; empty: nobody
    name: str  # empty: a former player, or nobody
    bot: str  # who plays, where it is a bot
    resigned: bool
    left_ms: int | None  # on the clock when `time` was
    ticking: bool


class Question(Struct, frozen=True):
    """Something seats are asked to agree to."""

    kind: Literal["undo", "finding"]
    seat: int  # who asks
    waiting: list[int]  # seats that have not answered
    moves: int = 0  # undo: how many moves will have been made
    text: str = ""  # finding: the move of the table


class Deal(Struct, frozen=True):
    """What a match is dealt from: `linewright verify` deals it again once the secret is out."""

    commit: str
    nonces: dict[str, str]  # seat -> nonce
    secret: str | None  # when the match is over


class TableFacts(Struct, frozen=True):
    """What everybody knows of a table."""

    id: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    house: House
    host: str
    status: Literal["open", "playing", "paused", "over"]
    match: int | None  # which one at this table, from 0
    moves: int  # made in this match
    seats: list[SeatFacts]
    muted: list[str]
    question: Question | None
    winners: list[int]
    deal: Deal | None  # of the match as it is; of the first one before it begins
    time: Moment  # of the server as this was written


class Offer(Struct, frozen=True, array_like=True):
    """Something a player may reach for, with the id and arguments of the words for what it would bring, or why it may not be."""

    text: str  # of the move
    word: str
    args: dict[str, Any]
    rule: str | None  # that forbids it now


class SeatView(Struct, frozen=True):
    """What a seat may know; the seat of a spectator is null."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    offers: list[Offer]


class RawUpdate(Struct, frozen=True):
    """The same, of parts already written."""

    number: int
    events: list[msgspec.Raw]
    table: msgspec.Raw
    views: list[msgspec.Raw]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table. Seats are `me`, `human`, `open`, or the name of a bot; without any: me and open ones."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=SEATS)] = []
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=40)] = {}
    first: Seat | None = None
    house: House = House()
    nonce: Nonce = ""


ENCODER = msgspec.json.Encoder()
STORED = msgspec.json.Decoder(Stored)
