"""What the doors take and give, apart from what is asked of a table and told of it; the OpenAPI document is made of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from linewright.review.form import Form
from linewright.review.report import Review
from linewright.server.fame.invitations import Invitation
from linewright.server.hall.people import People
from linewright.server.settings import LINES_LENGTH, NAME_LENGTH, PASSPHRASE_LENGTH, TEXT_LENGTH
from linewright.server.table.aside import AsideLine
from linewright.server.table.glance import Offer
from linewright.server.table.log import ToldEvent
from linewright.server.table.race import Timing
from linewright.server.table.shapes import SEATS, House, Moment, Seat
from linewright.server.table.telling import Deal, SeatView, TableFacts, Told

GUIDE_MOVES = 60  # of a guided game at most
MOST_MOVES = 100_000  # of any match

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
PlainId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="the id of a person, a table or a club, or a link")]
Account = Annotated[str, Meta(min_length=2, max_length=NAME_LENGTH)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=PASSPHRASE_LENGTH)]


class Update(Struct, frozen=True, omit_defaults=True):
    """Everything new since a number, and the table as it is now: the one message of every stream."""

    number: int  # of the last event this tells of
    events: list[ToldEvent]
    table: TableFacts
    views: list[SeatView]  # empty before the match, and where there is more to tell
    more: bool = False  # whether the log goes on: ask again since `number`


class Changed(Struct, frozen=True):
    """What has changed since the event before: each change is a path and the value that stands there now."""

    table: list[tuple[list[str | int], Any]]
    views: list[list[tuple[list[str | int], Any]]]  # of each view


class ChangedUpdate(Struct, frozen=True):
    """An update of which only what has changed is told, to whoever has everything up to the event before."""

    number: int
    events: list[ToldEvent]
    changed: Changed


class Beside(Struct, frozen=True, omit_defaults=True):
    """What is new beside the game."""

    people: People | None = None  # who is there now
    aside: list[AsideLine] | None = None  # what watchers said among themselves, as far as one hears it


class BesideUpdate(Struct, frozen=True):
    """What is new beside the game, on streams whose listener wants to hear of it."""

    beside: Beside


class PushState(Struct, frozen=True):
    """Whether this server calls people when it is their turn: the public key that browsers want, or null."""

    key: str | None


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser to be called by, as `PushSubscription` has it: address and keys in base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=200)]  # p256dh
    auth: Annotated[str, Meta(max_length=100)]
    language: Literal["en", "de", "es"] = "en"


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser to be called by no longer."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class OnePush(Struct, frozen=True):
    """A browser one is called by."""

    service: str  # whose it is
    language: str
    made: Moment


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


class Answer(Struct, frozen=True, omit_defaults=True):
    """What is answered to a move that came over a WebSocket: the number of its event, or the status and the refusal."""

    answer: str  # the id of the move; empty where that could not be read
    number: int | None = None
    status: int = 200
    refused: Refused | None = None
    retry_after: int | None = None  # seconds


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a bot would play at one's own seat."""

    seat: Seat


class NextBest(Struct, frozen=True):
    """The move after the one that is hinted at."""

    text: str
    chance: float  # of winning, from 0 to 1


class Hint(Struct, frozen=True, omit_defaults=True):
    """What a bot would play, and why: ids of the game's words, with their arguments."""

    number: int  # of the table's last event when it was asked
    text: str
    bot: str
    why: list[Told]
    chance: float | None = None  # of winning with this move, from 0 to 1, where the bot knows it
    next_best: NextBest | None = None


class Frame(Struct, frozen=True, omit_defaults=True):
    """One move of a match that is over; the first, number 0, is the deal."""

    number: int
    seat: int | None  # null: the deal, or a move of the table itself
    text: str
    told: list[Told]
    view: dict[str, Any]  # what has changed of it since the frame before, by its names
    milliseconds: int | None = None  # races: when, as judged, since the match began
    timing: Timing | None = None  # races: of a call


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
    """A new table: its private id, the short code, where it is, and what it promises for its first deal."""

    id: str
    code: str
    link: str
    number: int
    commit: str


class JoinByCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Find a table by its short code."""

    code: Annotated[str, Meta(min_length=4, max_length=12)]


class Found(Struct, frozen=True):
    """Where a table is, and whether a big screen shows it now: then phones show hands."""

    id: str
    link: str
    screen: bool


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


class ChangePassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the passphrase of one's account; `end_others` signs out everywhere else."""

    old: Annotated[str, Meta(max_length=PASSPHRASE_LENGTH)]
    new: Passphrase
    end_others: bool = True


class OneSession(Struct, frozen=True):
    """Where one is signed in."""

    id: str
    made: Moment
    used: Moment  # last, about: once an hour at most
    device: str  # browser and system; empty: a program, or one that is not known
    here: bool  # whether it is this one


class Sessions(Struct, frozen=True):
    """Everywhere one is signed in, the one used last first."""

    sessions: list[OneSession]


class ReviewState(Struct, frozen=True):
    """The review of a match that is over, or how far it is; while one is made it is a rough one."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0  # moves looked at
    total: int = 0
    review: Review | None = None


class MyForm(Struct, frozen=True):
    """How well one decided in the last matches that were reviewed."""

    every: Form  # in all of them
    games: dict[str, Form]  # by the name of the game


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a match that is over on from an earlier moment, at one of its seats against a bot."""

    seat: Seat
    moves: Annotated[int, Meta(ge=0, le=MOST_MOVES, description="made before it is played on")]
    bot: Annotated[str, Meta(max_length=40)] = House().bot


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
    left: bool = False  # whether one has a seat there no more, or not for now
    wrong: str = ""  # why it cannot be opened, as the code of a refusal; empty: nothing is


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
    next: int | None  # with which `skip` the list goes on; null: this is its end
    invitations: list[Invitation] = []  # to tables at which one has not sat down
    requests: int = 0  # of people who want to be one's friends


class MyData(Struct, frozen=True):
    """Everything kept about a person."""

    me: Me
    created: Moment
    sessions: int
    signed_in: list[OneSession]  # the same, one by one
    devices: list[Moment]  # from which one has come in with the passphrase: when each was last used for that
    tables: list[OneTable]
    results: list[OneResult]
    events: list[dict[str, Any]]  # of the log, where one is named
    push: list[OnePush]  # by which one is called when it is one's turn
    aside: list[dict[str, Any]]  # what one has said among those who watch: at which table, when, what
    kept: dict[str, list[dict[str, Any]]] = {}  # what else names one: history, ratings, friends, clubs, by the name of the list


class OptionCard(Struct, frozen=True):
    """An option of a game."""

    name: str
    choices: list[bool | int | str]
    expected: str
    rule: str
    default: bool | int | str
    at: dict[str, list[bool | int | str]] = {}  # by number of seats, where not every choice is possible; the usual one first
    lines: bool = False  # whether a text written line by line is a choice too
    day: bool = False  # whether a day such as 2026-11-16 is a choice too: its deal is the same for everybody


class OptionLines(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines that somebody wrote for an option, to be checked before a table is set up with them."""

    text: Annotated[str, Meta(max_length=LINES_LENGTH)]
    seats: Annotated[int, Meta(ge=1, le=SEATS)]


class LineFault(Struct, frozen=True):
    """What is wrong with a line, in words; line 0: with all of them."""

    line: int
    word: str
    args: dict[str, str | int | float]


class LineFinding(Struct, frozen=True):
    """What lines that can be read are like."""

    word: str
    holds: bool
    found: str  # figures


class CheckedLines(Struct, frozen=True):
    """Lines as the server has read them."""

    value: str  # the option; empty where something is wrong
    count: int  # lines of it; 0: it is a choice that has a name
    faults: list[LineFault]
    findings: list[LineFinding]


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
    page: bool  # whether the page can show it: there is a table
    table: str  # the address of the script that is its table in the browser; empty where there is none
    styles: list[str]  # the addresses of the table's style sheets
    words: list[str]  # where its words are: `/words/LANGUAGE/` and each of these
    guide: bool  # whether a first game is guided
    puzzles: int  # how many come with it
    puzzle: bool  # whether legal moves are kept from people
    race: bool  # whether moves carry a time
    reviews: bool  # whether its matches can be reviewed
    rated: bool  # whether people can have a rating in it
    prints: bool  # whether `linewright print` makes its cards
    cites: dict[str, str]  # ids of the words about moves -> the rule each rests on
    presets: list[PresetCard]
    bots: list[str]  # those that play it
    levels: list[str]  # those of them that people choose from, the weakest first


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


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list."""

    name: str
    grade: int  # how hard it is, from 1 to 3


class PuzzlesOf(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: str  # the name of the day's
    puzzles: list[PuzzleCard]


class Puzzles(Struct, frozen=True):
    """All puzzles, game by game, and those of a day."""

    day: str  # such as 2026-11-16
    games: list[PuzzlesOf]  # that have any


class PuzzleMove(Struct, frozen=True):
    """A move made before a puzzle, as its seat heard of it."""

    seat: int | None  # null: the table itself
    text: str
    told: list[Told]


class Puzzle(Struct, frozen=True):
    """A position in which one move is clearly best, as the seat sees it that is to find the move."""

    game: str
    name: str
    grade: int  # how hard it is, from 1 to 3
    seat: int
    view: dict[str, Any]
    legal: list[str]
    offers: list[Offer]
    moves: list[PuzzleMove]  # made before


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]


class PuzzleHint(Struct, frozen=True):
    """A few moves, among them the best."""

    moves: list[str]


class PuzzleAnswer(Struct, frozen=True):
    """A move, and what it is worth."""

    text: str
    chance: float  # of winning, from 0 to 1


class PuzzleSolution(Struct, frozen=True):
    """What the answers to a puzzle are worth, and why the best is."""

    answers: list[PuzzleAnswer]  # the best first; many bad moves are left out
    why: list[Told]  # what speaks for the best, in the game's words


class PuzzleVerdict(Struct, frozen=True):
    """What an answer to a puzzle is worth."""

    text: str  # the answer as it is written
    is_best: bool
    chance: float | None  # of winning with it, from 0 to 1; null: it is none of the better moves
    best_chance: float  # with the best move
    why: list[Told]  # what speaks for the answer, in the game's words
    solution: PuzzleSolution | None  # where it is the best


class Health(Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    tables: int
    listeners: int
