"""A match: a game being played, its record and its log. Text goes in and comes out; every refusal leaves all as it was."""

from typing import Any, Generic, cast

import numpy as np

from linewright.core.errors import BadSave, IllegalMove, LinewrightError, NotARace, NothingToUndo, NotYourTurn
from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.position import Position, View
from linewright.core.record import Fields, copy_record, digest_record, plain_bytes, restore_record
from linewright.core.registry import find
from linewright.core.save import Move, Standing, digest_rules, read, write
from linewright.core.seen import Seen
from linewright.core.setup import Setup, read_action, read_seat, start_states, verb
from linewright.core.trail import Trail
from linewright.core.verbs import TABLE

LONGEST_RACE = 10**12  # milliseconds


class Match(Generic[View]):
    """One game from the deal to the end."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._position = Position(game, start_states(game, setup))
        self._log: Trail[Move] = Trail()
        self._unwritten: dict[int, tuple[int, int]] = {}  # moves of the log that were given as numbers: actor, action
        self._before: Trail[bytes] = Trail()  # the record before each move of the log
        self._made: tuple[Position, int] | None = None  # the last move, until it is told: from where, and its action

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.setup.seats} seats, seed {self.setup.seed}, {len(self._log)} moves>"

    @property
    def position(self) -> Position:
        """Where the match stands; not to be changed, and the same for ever: a match that goes on has another."""
        return self._position

    @property
    def _states(self) -> np.ndarray:
        return self._position.states

    @property
    def _state(self) -> Any:
        return self._states[0]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def options(self) -> dict[str, Choice]:
        """The options in force, defaults included."""
        return dict(self.setup.options)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.is_over

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return self._position.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        return self._position.winners

    def legal(self, seat: int | None) -> list[str]:
        """List the moves the seat may make now, as text; None asks for the table's own."""
        return list(self._position.texts(self._actor(seat)))

    def actions(self, seat: int | None) -> list[int]:
        """List the same moves as the game's small numbers, in the same order."""
        return list(self._position.actions(self._actor(seat)))

    def view(self, seat: int | None = None) -> View:
        """Show what a seat may know, ready for JSON; None: what everybody may know."""
        return cast(View, self._position.view(None if seat is None else read_seat(seat, self.seats)))

    def seen_by(self, seat: int) -> Seen[View]:
        """What a bot at this seat gets: the view, the legal moves and worlds that could be the true one."""
        return Seen(self.game, self._states, read_seat(seat, self.seats))

    def play(self, seat: int | None, text: str, at: int | None = None, *, unaided: bool = False) -> None:
        """Make a move; raises UnreadableMove, or IllegalMove with the rule, and then nothing has changed.

        Unaided, as people play, a move is what its text says; otherwise a solver of the game may complete it.
        """
        actor = self._actor(seat)
        action = None if at is not None or self.game.puzzle else self._position.action_written(actor, text)
        if action is None:
            self._play_text(actor, text, at, unaided=unaided)
        else:
            self._make(self._position, actor, action, text)

    def act(self, seat: int | None, action: int) -> None:
        """Make a move given as a number; raises IllegalMove with the rule, and then nothing has changed."""
        actor = self._actor(seat)
        if type(action) is not int:
            action = read_action(action, self.game.actions)
        if action not in self._position.actions(actor):
            number = read_action(action, self.game.actions)
            self._refuse(self._position, actor, number, self.game.notation.text_of(self._state, actor, number))
        if self.game.puzzle:  # its text says more than the number
            self._play_text(actor, self.game.notation.text_of(self._state, actor, action), None)
        else:
            self._make(self._position, actor, action, None)

    def _play_text(self, actor: int, text: str, at: int | None, *, unaided: bool = False) -> None:
        """Read a move, judge it and make it."""
        if at is not None and not (self.game.race is not None and type(at) is int and 0 <= at < LONGEST_RACE):
            raise NotARace(self.game.name, at)
        states = copy_record(self._states)
        if at is not None:
            states["moment"] = at
        if unaided:
            self.game.notation.refuse_help(states[0])
        action = self.game.notation.action_of(states[0], actor, text)
        spelled = self.game.notation.text_of(states[0], actor, action)
        position = Position(self.game, states)
        self._refuse(position, actor, action, " ".join(text.split()))
        self._make(position, actor, action, spelled, at)

    def _refuse(self, position: Position, actor: int, action: int, text: str) -> None:
        """Raise IllegalMove or NotYourTurn with the rule that forbids an action; nothing happens if none does."""
        number = position.why_not(actor, action)
        if number:
            in_turn = actor == TABLE or (actor in position.to_act and number != self.game.turn_rule)
            kind = IllegalMove if in_turn else NotYourTurn
            raise kind(self.game.rule(number), self.game.folder, text)

    def _make(self, position: Position, actor: int, action: int, text: str | None, at: int | None = None) -> None:
        """Make a legal move: from where the match stands, or from a copy of that with what its text and moment say."""
        before = self._position.states.tobytes()
        if self.setup.deal is None:
            states = copy_record(position.states)
            position.referee.play_at(states, 0, actor, action)
            after = Position(self.game, states)
        else:
            after = position.after(verb(self.game, self.setup, "play"), actor, action)
        if text is None:
            self._unwritten[len(self._log)] = actor, action
        self._before.append(before)
        self._log.append((None if actor == TABLE else actor, text or "", at))
        self._made = (position, action) if position is self._position else None  # a copy's text says more than the action
        self._position = after

    def _actor(self, seat: object) -> int:
        """Accept a seat, or None for the table itself where it makes moves."""
        if type(seat) is int and 0 <= seat < self.setup.seats:
            return seat
        if seat is None and self.game.table_moves:
            return TABLE
        return read_seat(seat, self.seats)

    @property
    def log(self) -> list[Move]:
        """The moves so far: seat, text, milliseconds (races only)."""
        for number, (actor, action) in self._unwritten.items():
            before = Fields(np.frombuffer(self._before[number], self.game.state))
            seat, _, at = self._log[number]
            self._log[number] = seat, self.game.notation.text_of(before, actor, action), at
        self._unwritten.clear()
        return list(self._log)

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self._log)

    @property
    def last_text(self) -> str:
        """The last move as it is written; raises IndexError at the start."""
        return self.log[-1][1] if self._unwritten else self._log[-1][1]

    @property
    def digest_bytes(self) -> bytes:
        """The record as bytes: equal games are equal bytes."""
        return plain_bytes(self._states)

    def tell(self, number: int) -> list[tuple[str, dict[str, Any]]]:
        """Tell what move `number` of the log did: ids of the game's words with their arguments."""
        seat, text, _ = (self.log if self._unwritten else self._log)[number]
        actor = self._actor(seat)
        if self._made is not None and number == len(self._log) - 1:  # told as soon as it is made: all is still there
            (position, action), self._made = self._made, None
            return self.game.notation.tell(position.fields, actor, action, self._position.fields)
        before = Fields(restore_record(self._before[number], self.game.state))
        is_last = number % len(self._log) == len(self._log) - 1
        after = self._position.fields if is_last else Fields(restore_record(self._before[number + 1], self.game.state))
        action = self.game.notation.action_of(before, actor, text)  # which may write into the record what the text says
        return self.game.notation.tell(before, actor, action, after)

    def undo(self) -> None:
        """Take the last move back; raises NothingToUndo at the start."""
        if not self._log:
            raise NothingToUndo
        self._log.pop()
        self._made = None
        self._unwritten.pop(len(self._log), None)
        self._position = Position(self.game, restore_record(self._before.pop(), self.game.state))

    def copy(self) -> "Match[View]":
        """A match that stands where this one stands and goes its own way."""
        twin: Match[View] = object.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin._position = self._position
        twin._made = None
        twin._log = self._log.copy()
        twin._unwritten = dict(self._unwritten)
        twin._before = self._before.copy()
        return twin

    def __copy__(self) -> "Match[View]":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match[View]":
        return self.copy()

    @property
    def standing(self) -> Standing:
        """Where the moves have led, and by which rules."""
        state = digest_record(self._states, self.game.saved.older_fields(self._state))
        return Standing(digest_rules(self.game), state, self.scores)

    def save(self, *, standing: bool = True) -> str:
        """Write the match as one text, a pure function of it; `load` reads it back to the same bytes.

        It ends with where the moves have led, so that rules that changed since are found out; that can be left away.
        """
        return write(self.game, self.setup, self.log, self.standing if standing else None)


def load(text: str) -> Match:
    """Read a saved match and replay it; raises BadSave with the line that is wrong, and why."""
    saved = read(text)
    try:
        game = find(saved.game)
        if saved.version not in game.known_versions:
            known = ", ".join(map(str, game.known_versions))
            raise BadSave(saved.lines["rules"], "save-other-rules", game=game.name, found=str(saved.version), expected=known)
        match = Match(game, Setup.read(game, saved.version, **saved.wishes))
    except BadSave:
        raise
    except LinewrightError as error:
        raise BadSave(saved.lines.get(error.fact, 1), "save-wrong", why=error) from error
    for line, entry in saved.moves:
        if isinstance(entry, Standing):
            check_standing(match, line, entry)
            continue
        try:
            match.play(*entry)
        except LinewrightError as error:
            raise BadSave(line, "save-wrong", why=error) from error
    return match


def check_standing(match: Match, line: int, saved: Standing) -> None:
    """Refuse a match that does not stand where its text says, by BadSave; its rules are named if they are not those of today."""
    now = match.standing
    if (now.state, now.scores) == (saved.state, saved.scores):
        return
    if now.rules != saved.rules:
        raise BadSave(line, "save-changed-rules", game=match.game.name, found=saved.rules, expected=now.rules)
    scores = [", ".join(map(str, one.scores)) for one in (saved, now)]
    raise BadSave(line, "save-other-end", found=f"{saved.state} ({scores[0]})", expected=f"{now.state} ({scores[1]})")
