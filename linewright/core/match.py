"""A match: a game being played, its record and its log. Text goes in and comes out; every refusal leaves all as it was."""

from typing import Any

import numpy as np

from linewright.core.errors import BadSave, IllegalMove, LinewrightError, NotARace, NothingToUndo, NotYourTurn
from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.registry import find
from linewright.core.save import Move, read, write
from linewright.core.seen import Seen, legal_texts, view_of
from linewright.core.setup import Setup, read_seat, start_states, verb
from linewright.core.verbs import TABLE

LONGEST_RACE = 10**12  # milliseconds


class Match:
    """One game from the deal to the end."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._states = start_states(game, setup)
        self._log: list[Move] = []
        self._before: list[bytes] = []  # the record before each move of the log

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.setup.seats} seats, seed {self.setup.seed}, {len(self._log)} moves>"

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
        return tuple(seat for seat in range(self.seats) if self.game.rules.may_act(self._state, seat))

    def legal(self, seat: int | None) -> list[str]:
        """List the moves the seat may make now, as text; None asks for the table's own."""
        return legal_texts(self.game, self._state, self._actor(seat))

    def play(self, seat: int | None, text: str, at: int | None = None, *, unaided: bool = False) -> None:
        """Make a move; raises UnreadableMove, or IllegalMove with the rule, and then nothing has changed.

        Unaided, as people play, a move is what its text says; otherwise a solver of the game may complete it.
        """
        actor = self._actor(seat)
        if at is not None and not (self.game.race is not None and type(at) is int and 0 <= at < LONGEST_RACE):
            raise NotARace(self.game.name, at)
        trial = self._states.copy()
        if at is not None:
            trial["moment"] = at
        if unaided:
            self.game.notation.refuse_help(trial[0])
        action = self.game.notation.action_of(trial[0], actor, text)
        spelled = self.game.notation.text_of(trial[0], actor, action)
        number = int(self.game.rules.why_not(trial[0], actor, action))
        if number:
            in_turn = seat is None or (self.game.rules.may_act(trial[0], actor) and number != self.game.turn_rule)
            kind = IllegalMove if in_turn else NotYourTurn
            raise kind(self.game.rule(number), self.game.folder, " ".join(text.split()))
        before = self._states.tobytes()
        verb(self.game, self.setup, "play")(trial[0], actor, action)
        self._states = trial
        self._before.append(before)
        self._log.append((None if seat is None else actor, spelled, at))

    def _actor(self, seat: object) -> int:
        """Accept a seat, or None for the table itself where it makes moves."""
        if seat is None and self.game.table_moves:
            return TABLE
        return read_seat(seat, self.seats)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Show what a seat may know, ready for JSON; None: what everybody may know."""
        return view_of(self.game, self._state, None if seat is None else read_seat(seat, self.seats))

    def seen_by(self, seat: int) -> Seen:
        """What a bot at this seat gets: the view, the legal moves and worlds that could be the true one."""
        return Seen(self.game, self._states, read_seat(seat, self.seats))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple(int(self.game.rules.score(self._state, seat)) for seat in range(self.seats))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.rules.is_over(self._state))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        return tuple(seat for seat in range(self.seats) if self.game.rules.is_winner(self._state, seat))

    @property
    def log(self) -> list[Move]:
        """The moves so far: seat, text, milliseconds (races only)."""
        return list(self._log)

    @property
    def digest_bytes(self) -> bytes:
        """The record as bytes: equal games are equal bytes."""
        return self._states.tobytes()

    def tell(self, number: int) -> list[tuple[str, dict[str, Any]]]:
        """Tell what move `number` of the log did: ids of the game's words with their arguments."""
        seat, text, _ = self._log[number]
        actor = self._actor(seat)
        before = np.frombuffer(self._before[number], self.game.state)
        after = self._states if number + 1 == len(self._log) else np.frombuffer(self._before[number + 1], self.game.state)
        before = before.copy()
        action = self.game.notation.action_of(before[0], actor, text)
        return self.game.notation.tell(before[0], actor, action, after[0])

    def undo(self) -> None:
        """Take the last move back; raises NothingToUndo at the start."""
        if not self._log:
            raise NothingToUndo
        self._log.pop()
        self._states = np.frombuffer(self._before.pop(), self.game.state).copy()

    def copy(self) -> "Match":
        """A match that stands where this one stands and goes its own way."""
        twin = object.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin._states = self._states.copy()
        twin._log = list(self._log)
        twin._before = list(self._before)
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def save(self) -> str:
        """Write the match as one text, a pure function of it; `load` reads it back to the same bytes."""
        return write(self.game, self.setup, self._log)


def load(text: str) -> Match:
    """Read a saved match and replay it; raises BadSave with the line that is wrong, and why."""
    saved = read(text)
    try:
        game = find(saved.game)
        if saved.version != game.version:
            raise BadSave(
                saved.lines["rules"], "save-other-rules", game=game.name, found=str(saved.version), expected=str(game.version)
            )
        match = Match(game, Setup.read(game, **saved.wishes))
    except BadSave:
        raise
    except LinewrightError as error:
        raise BadSave(saved.lines.get(error.fact, 1), "save-wrong", why=error) from error
    for line, (seat, move, at) in saved.moves:
        try:
            match.play(seat, move, at)
        except LinewrightError as error:
            raise BadSave(line, "save-wrong", why=error) from error
    return match
