"""What a match came to as it ended: who sat where, who had gone, who was helped. Nothing that happens later changes it."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import Struct

from linewright.core.options import DayOption, LinesOption
from linewright.server.table.shapes import Moment

if TYPE_CHECKING:
    from linewright.server.table.table import Table


@dataclass
class Course:
    """What is noted of a match while it goes on, for the day it is over."""

    began: int = 0
    people: tuple[str, ...] = ()  # who sat at each seat when it began; empty: a bot
    is_whole: bool = True  # whether it was dealt here, and not taken over from one that is over
    helped: set[int] = field(default_factory=set)  # seats that were given a hint, or took a move back where only bots play
    sent_away: dict[int, str] = field(default_factory=dict)  # seat -> whom the host has sent away from there


class Outcome(Struct, frozen=True):
    """What a match came to, seat by seat. People are named by their public ids, as the log of the table does."""

    scores: list[int]
    winners: list[int]
    people: list[str]  # empty: a bot, or nobody
    bots: list[str]  # of seats that no person has
    sides: list[int]  # seats of one number played together
    began_with: list[str]  # the people who sat there when it began
    resigned: list[int]
    away: list[int]  # seats of people at which a bot played at the end
    helped: list[int]
    sent_away: dict[int, str]
    host: str
    began: Moment
    is_whole: bool
    is_common: bool  # whether its deal can have been known: that of a day, or of cards somebody wrote down


def outcome_of(table: "Table") -> Outcome:
    """What the match of a table came to; to be asked the moment it is over."""
    chairs, course, sides = table.chairs, table.course, table.sides()
    numbers = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    return Outcome(
        scores=list(table.playing.scores),
        winners=table.winners,
        people=[chair.person for chair in chairs],
        bots=["" if chair.person else table.bot_at(seat) for seat, chair in enumerate(chairs)],
        sides=[numbers[side] for side in sides],
        began_with=list(course.people),
        resigned=[seat for seat, chair in enumerate(chairs) if chair.resigned],
        away=[seat for seat, chair in enumerate(chairs) if chair.person and not chair.resigned and table.bot_at(seat)],
        helped=sorted(course.helped),
        sent_away=dict(course.sent_away),
        host=table.host,
        began=course.began,
        is_whole=course.is_whole,
        is_common=is_common(table),
    )


def is_common(table: "Table") -> bool:
    """Whether somebody may have known the cards before: of a duplicate, of a day, or what somebody wrote down."""
    return table.board is not None or any(
        isinstance(option, (DayOption, LinesOption)) and table.options.get(option.name, option.default) not in option.choices
        for option in table.game.options
    )
