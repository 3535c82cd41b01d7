"""What the doors take and give, apart from what is asked of a table and told of it; the OpenAPI document is made of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from linewright.server.settings import NAME_LENGTH, PASSPHRASE_LENGTH, TEXT_LENGTH
from linewright.server.table.log import ToldEvent
from linewright.server.table.shapes import Moment, Seat
from linewright.server.table.telling import Deal, SeatView, TableFacts, Told

GUIDE_MOVES = 60  # of a guided game at most

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Account = Annotated[str, Meta(min_length=2, max_length=NAME_LENGTH)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=PASSPHRASE_LENGTH)]


class Update(Struct, frozen=True):
    """Everything new since a number, and the table as it is now: the one message of every stream."""

    number: int  # of the last event this tells of
    events: list[ToldEvent]
    table: TableFacts
    views: list[SeatView]


class Done(Struct, frozen=True):
    """It is on disk, as the event with this number."""

    number: int


class Refused(Struct, frozen=True):
    """No, and why: a code for programs; the id and arguments of the words; the rule, where one forbids it."""

    code: str
    word: str
    args: dict[str, Any]
    rule: str | None = None
    number: int | None = None  # of the table's last event, where that matters


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a bot would play at one's own seat."""

    seat: Seat


class Hint(Struct, frozen=True):
    """What a bot would play, and why: ids of the game's words, with their arguments."""

    number: int  # of the table's last event when it was asked
    text: str
    bot: str
    why: list[Told]


class Frame(Struct, frozen=True):
    """One move of a match that is over; the first, number 0, is the deal."""

    number: int
    seat: int | None  # null: the deal, or a move of the table itself
    text: str
    told: list[Told]
    view: dict[str, Any]  # what has changed of it since the frame before, by its names


class Replay(Struct, frozen=True):
    """A match that is over, move by move, as a seat saw it."""

    game: str
    match: int
    seats: int
    seat: int | None  # whose eyes; null: a spectator's
    names: list[str]  # of each seat; empty: a bot, or a former player
    bots: list[str]  # of each seat; empty: a person, whoever stood in for them
    options: dict[str, bool | int | str]
    deal: Deal | None
    scores: list[int]
    winners: list[int]
    resigned: list[int]  # seats that gave up
    frames: list[Frame]


class CheckedDeal(Struct, frozen=True):
    """A match that is over, dealt and played again from the secret and the nonces."""

    commit: str  # as told before the deal
    secret: str
    nonces: dict[str, str]  # seat -> nonce
    agrees: bool  # the commitment with the secret, and every record of the match with the one dealt again
    cards: int  # that were shuffled


class TableMade(Struct, frozen=True):
    """A new table: its private id, the short code, and where it is."""

    id: str
    code: str
    link: str
    number: int


class JoinByCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Find a table by its short code."""

    code: Annotated[str, Meta(min_length=4, max_length=12)]


class Found(Struct, frozen=True):
    """Where a table is."""

    id: str
    link: str


class BeSomebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest, or change one's name; `secret` asks for the secret itself, for programs that keep no cookies."""

    name: Name
    secret: bool = False


class Me(Struct, frozen=True, omit_defaults=True):
    """Who one is."""

    id: str
    name: str
    account: str | None = None
    secret: str | None = None


class Session(Struct, frozen=True):
    """Who one is; null: nobody yet."""

    me: Me | None


class MakeAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep who one is under a name and a passphrase."""

    account: Account
    passphrase: Passphrase


class OneTable(Struct, frozen=True):
    """A table of one's own; what is behind `host` only of the newest that are not over."""

    id: str
    game: str
    status: str
    created: Moment
    host: bool
    code: str = ""
    names: list[str] = []  # of each seat; empty: a bot, a former player, or nobody
    bots: list[str] = []  # of each seat; empty: a person, or nobody
    turn: bool = False  # whether one of one's own seats may act
    moves: int = 0  # made in this match


class OneResult(Struct, frozen=True):
    """A finished match of one's own."""

    table: str
    match: int
    game: str
    ended: Moment
    scores: list[int]
    winners: list[int]
    seats: list[int]  # one's own


class MyTables(Struct, frozen=True):
    """One's tables, and the matches finished there."""

    tables: list[OneTable]
    results: list[OneResult]


class MyData(Struct, frozen=True):
    """Everything kept about a person."""

    me: Me
    created: Moment
    sessions: int
    tables: list[OneTable]
    events: list[dict[str, Any]]  # of the log, where one is named


class OptionCard(Struct, frozen=True):
    """An option of a game."""

    name: str
    choices: list[bool | int | str]
    expected: str
    rule: str
    default: bool | int | str
    at: dict[str, list[bool | int | str]] = {}  # by number of seats, where not every choice is possible; the usual one first


class PresetCard(Struct, frozen=True):
    """Options that go well together, under a name."""

    name: str
    options: dict[str, bool | int | str]


class GameCard(Struct, frozen=True):
    """The title card of a game."""

    name: str
    title: str
    seats: list[int]
    usual_seats: int
    minutes: int
    version: int
    options: list[OptionCard]
    folder: str  # of its scripts and words
    about: str  # the id of the words that say what it is
    page: bool  # whether the page can show it: the folder has a table.js
    guide: bool  # whether a first game is guided
    puzzle: bool  # whether legal moves are kept from people
    race: bool  # whether moves carry a time
    prints: bool  # whether `linewright print` makes its cards
    cites: dict[str, str]  # ids of the words about moves -> the rule each rests on
    presets: list[PresetCard]
    bots: list[str]  # those that play it


class Games(Struct, frozen=True):
    """What can be played, and which bots there are."""

    games: list[GameCard]
    bots: list[str]


class Rule(Struct, frozen=True):
    """A rule in Markdown; without a number what stands between rules: a paragraph, a table, a drawing."""

    number: str
    text: str


class Section(Struct, frozen=True):
    """A section of a rulebook."""

    title: str
    rules: list[Rule]


class Rulebook(Struct):
    """The rules of a game in a language."""

    game: str
    title: str  # of the book
    version: int
    language: str
    about: list[str]  # paragraphs before the first section
    sections: list[Section]


class GuideMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves made so far in a guided first game."""

    moves: Annotated[list[Annotated[str, Meta(max_length=TEXT_LENGTH)]], Meta(max_length=GUIDE_MOVES)]
    language: Annotated[str, Meta(max_length=10, description="makes no difference: the answer holds ids of words")] = ""


class Health(Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    tables: int
    listeners: int
