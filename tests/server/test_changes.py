"""Whoever is told only what has changed holds the same bytes as whoever asks for everything: every game, every event."""

import msgspec
import numpy as np
import pytest

import linewright as lw
from linewright.client import Log
from linewright.core.errors import BadOption, LinewrightError
from linewright.core.generator import below, seed_generator
from linewright.core.options import TRUE_AND_FALSE
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.hall.hearing import Hearing
from linewright.server.table.act import Case, Who
from linewright.server.table.acts.chat import Say
from linewright.server.table.acts.moves import decide_move
from linewright.server.table.acts.opening import Created, open_table
from linewright.server.table.acts.pausing import Pause, Resume
from linewright.server.table.acts.rematch import Rematch
from linewright.server.table.acts.resigning import Resign
from linewright.server.table.acts.seats import LeaveSeat, Sat
from linewright.server.table.acts.standing_in import ComeBack
from linewright.server.table.acts.starting import Started
from linewright.server.table.acts.undo import AnswerUndo, AskUndo
from linewright.server.table.log import judge
from linewright.server.table.shapes import Clock, Command, House
from linewright.server.table.telling import FACTS_AGE_MS
from tests.server.script import MovedClock

MOVES = 250  # at most, of each match
MOVES_OF_PUZZLES = 4  # their legal moves take the interpreted solver a second
OTHER_ACTS_EVERY = 7  # moves
LATER_MS = FACTS_AGE_MS + 100


def other_options(game):
    """Every option that says yes or no, the other way round; none where a game does not go together with all of them."""
    wishes = {
        option.name: not option.default for option in game.options if option.choices in (TRUE_AND_FALSE, TRUE_AND_FALSE[::-1])
    }
    try:
        return lw.Setup.read(game, seats=game.usual_seats, seed=1, **wishes).options
    except (BadOption, LinewrightError):
        return lw.Setup.read(game, seats=game.usual_seats, seed=1).options


class Followed:
    """A table with listeners that are told what changes, each compared after every event with what they could ask for."""

    def __init__(self, game, options, clock):
        self.game, self.clock = game, MovedClock()
        self.hall = Hall(None, self.clock)
        seats = game.usual_seats
        created = Created(
            number=1,
            at=0,
            by="p0",
            table="t",
            code="c",
            game=game.name,
            options=options,
            seats=["human"] * seats,
            house=House(clock=clock),
        )
        self.gathering = Gathering(open_table(created), self.clock)
        self.table = self.gathering.table
        self.people = [
            "",
            *(f"p{seat}" for seat in range(max(1, seats - 1))),
        ]  # who watches, and p0, who has two seats if there are two
        self.listeners = [(person, Hearing(0, takes_changes=True), Log(0)) for person in self.people]
        self.listeners.append(("p0", Hearing(0, on_screen=True, takes_changes=True), Log(0)))
        self.told = self.changed = 0
        self.happen(created)
        for seat in range(seats):
            person = f"p{seat % max(1, seats - 1)}"
            self.happen(Sat(number=2 + seat, at=0, seat=seat, person=person, name=person.upper()))

    def happen(self, event, trial=None):
        """Let an event take effect, tell it, and compare."""
        self.gathering.apply(event, trial)
        self.compare()

    def compare(self):
        for person, hearing, log in self.listeners:
            if hearing is self.listeners[-1][1]:
                self.clock.ms += LATER_MS  # this one comes so late that a clock that ticks has been looked at anew
            told = msgspec.json.decode(self.hall.hear(self.gathering, person, hearing))
            self.told += 1
            self.changed += "changed" in told
            whole = log.take(told)
            asked = self.hall.update(self.gathering, person, self.table.number - 1, on_screen=hearing.on_screen)
            assert msgspec.json.encode(whole) == asked

    def act(self, person, command):
        """Ask for something, granted or not."""
        case = Case(self.table, Who(person, person.upper()), self.clock.now_ms())
        try:
            event, trial = judge(case, command)
        except LinewrightError:
            return
        self.happen(event, trial)

    def move(self, dice):
        """Make any move."""
        movers = self.table.playing.to_act + ((None,) if self.table.own_moves else ())
        mover = movers[below(dice, len(movers))]
        legal = self.table.playing.legal(mover)
        self.clock.ms += below(dice, 2) * LATER_MS
        case = Case(self.table, Who("", ""), self.clock.now_ms())
        self.happen(*decide_move(case, Command(), mover, legal[below(dice, len(legal))]))

    def play(self, dice):
        """Play a match, with everything else that people do."""
        acts = [
            (Say(text="Hello"), "p0"),
            (AskUndo(seat=0), "p0"),
            (AnswerUndo(seat=1, yes=True), "p1"),
            (Pause(), "p0"),
            (AskUndo(seat=0), "p0"),
            (AnswerUndo(seat=1, yes=False), "p1"),
            (LeaveSeat(seat=0), "p0"),
            (ComeBack(seat=0), "p0"),
        ]
        for number in range(MOVES_OF_PUZZLES if self.game.puzzle else MOVES):
            if self.table.is_over or not (self.table.playing.to_act or self.table.own_moves):
                break
            self.move(dice)
            if number % OTHER_ACTS_EVERY == 0:
                command, person = acts[number // OTHER_ACTS_EVERY % len(acts)]
                self.act(person, command)
                if isinstance(command, Pause):
                    self.act("p0", Resume())
        for seat in range(len(self.table.chairs)):
            self.act(self.table.chairs[seat].person, Resign(seat=seat))


@pytest.mark.parametrize("clock", [Clock(), Clock(kind="game", seconds=10**6), Clock(kind="turn", seconds=10**6)])
@pytest.mark.parametrize("has_other_options", [False, True])
def test_a_listener_that_applies_changes_holds_what_whoever_asks_is_given(game, clock, has_other_options):
    if game.puzzle and (has_other_options or clock.kind != "none"):
        return  # one is enough of what takes so long
    options = other_options(game) if has_other_options else lw.Setup.read(game, seats=game.usual_seats, seed=1).options
    dice = np.zeros(4, np.uint32)
    seed_generator(dice, 7)
    followed = Followed(game, options, clock)
    followed.happen(Started(number=followed.table.number + 1, at=0, rules=game.version, match=0, seed=5))
    followed.play(dice)
    for seat in range(len(followed.table.chairs)):
        followed.act(f"p{seat}", Rematch())
    if not game.puzzle:
        followed.play(dice)
    assert followed.changed > followed.told / 2
