"""A table in the terminal: a person against bots, every word in the person's language."""

import contextlib
import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from linewright.bots import Bot, bot, name_bots, spelling_of
from linewright.bots.hints import ADVISER, hint_at
from linewright.core import compile as compiler
from linewright.core.errors import IllegalMove, LinewrightError, reason_of
from linewright.core.game import Game
from linewright.core.generator import chance_at
from linewright.core.match import Match
from linewright.core.rulebook import rulebook
from linewright.core.telling import sentences
from linewright.core.verbs import NEVER
from linewright.core.words import Words
from linewright.review.printing import print_match
from linewright.saving import places_for, unused_name, write_whole

REVIEW = "review"  # what to type after a game
COMMANDS = ("?", "hint", "undo", "rules", "log", "save", "quit")
STOPS = ("SIGTERM", "SIGHUP")  # what a system sends that ends our program, such as a window that is closed


class NotSaved(LinewrightError):
    """A match could not be saved anywhere."""


def draw(game: Game, view: dict[str, Any], names: list[str], words: Words) -> Any:
    """Draw a view with the game's own terminal drawing."""
    return game.terminal.draw(view, names, words)


def read_lines(completions: Callable[[], list[str]], prompt: str) -> Iterator[str]:
    """Read what the person types, with completion where there is a real terminal; ends with the input."""
    if not sys.stdin.isatty():
        for line in sys.stdin:
            yield line.strip()
        return
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import DynamicCompleter, WordCompleter

    completer = DynamicCompleter(lambda: WordCompleter(completions(), ignore_case=True, sentence=True))
    session: PromptSession[str] = PromptSession(completer=completer, complete_while_typing=True)
    while True:
        try:
            yield session.prompt(f"{prompt} > ").strip()
        except (EOFError, KeyboardInterrupt):
            return  # both leave the table, and leaving saves


@contextlib.contextmanager
def interrupted_by(*names: str) -> Iterator[None]:
    """Raise KeyboardInterrupt where the system sends one of these signals, as far as it has them."""
    known = [signal.Signals[name] for name in names if name in signal.Signals.__members__]
    is_main = threading.current_thread() is threading.main_thread()  # nobody else is told of signals
    before = {kind: signal.signal(kind, signal.default_int_handler) for kind in known if is_main}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)


class TerminalTable:
    """One match at one terminal."""

    HELP = "table-help"  # says what can be typed

    def __init__(self, match: Match, own: int, bots: dict[int, Bot], console: Console, words: Words) -> None:
        self.match = match
        self.own = own  # the seat of the person
        self.bots = bots
        self.console = console
        self.words = words
        called = name_bots([bots[seat].name if seat in bots else "" for seat in range(match.seats)], words)
        self.names = [words.say("you") if seat == own else name for seat, name in enumerate(called)]
        self.told = len(match.log)  # moves told so far
        self.file: Path | None = None  # where to save, if the person has said it
        self.warned = False  # that leaving now would lose the match

    def run(self, save_to: Path | None = None) -> None:
        """Play until the game is over or the person leaves."""
        self.file = save_to
        if not self.match.to_act:
            self.show()
            self.finish()
            return
        try:
            with interrupted_by(*STOPS):
                self.converse()
        except KeyboardInterrupt:
            self.leave(for_good=True)
        except NotSaved:
            raise
        except Exception:  # of a bot, say
            self.keep()
            raise

    def converse(self) -> None:
        """Do what the person types until the game is over or they leave; raises what a bot raises."""
        building = compiler.prepare(self.match.game)
        self.say(self.HELP)
        self.bots_move()
        self.show()
        for line in read_lines(self.completions, self.words.say("table-prompt")):
            if not self.obeys(line):
                return
            if self.match.is_over:
                self.finish()
                self.offer_review()
                return
            if building is not None and building.poll() is None:
                done, total = compiler.progress(self.match.game)
                self.say("table-thinking", done=done, total=total)
        self.leave(for_good=True)

    def say(self, word: str, **details: Any) -> None:
        """Print one of our sentences."""
        self.console.print(self.words.say(word, **details), markup=False, highlight=False)

    def completions(self) -> list[str]:
        """List what can be typed now; the legal moves of a puzzle would be its solution."""
        game = self.match.game
        return [*(game.examples if game.puzzle else self.match.legal(self.own)), *COMMANDS]

    def obeys(self, line: str) -> bool:
        """Do what a line asks; False means the person leaves."""
        command, _, rest = line.partition(" ")
        actions: dict[str, Callable[[str], object]] = {
            "?": self.legal,
            "help": self.legal,
            "hint": self.hint,
            "undo": self.undo,
            "rules": self.rules,
            "log": self.log,
            "save": self.save,
        }
        if command.lower() in ("quit", "exit"):
            return not self.leave(for_good=self.warned)
        self.warned = False
        if command.lower() in actions:
            actions[command.lower()](rest.strip())
        elif line:
            self.move(line)
        elif len(self.match.to_act) > 1 or self.match.game.race is not None:
            self.bots_move(patient=False)
            self.show()
        return True

    def move(self, text: str) -> None:
        """Make the person's move, and then the bots'; a refusal is told with its rule."""
        of_table = self.match.legal(None) if self.match.game.table_moves else []
        try:
            if text in of_table:
                self.match.play(None, text)  # at a terminal the person is the umpire too
            else:
                self.match.play(self.own, text, unaided=True)
        except IllegalMove as error:
            self.console.print(f"{error.rule}: {error.say(self.words.language)}", style="yellow", markup=False, highlight=False)
            return
        except LinewrightError as error:
            self.console.print(error.say(self.words.language), style="yellow", markup=False, highlight=False)
            return
        self.tell()
        self.bots_move()
        self.show()

    def bots_move(self, *, patient: bool = True) -> None:
        """Let the bots play until the person may act or the game is over; one that has only one thing to do does it at once.

        Patient bots wait while the person may act out of turn, as when a card may still be drawn.
        """
        if self.match.game.race is not None:
            self.race_on(patient=patient)
            return
        while not self.match.is_over:
            own_may_act = self.own in self.match.to_act
            ready = [seat for seat in self.match.to_act if seat != self.own]
            if own_may_act and patient:
                ready = [seat for seat in ready if len(self.match.legal(seat)) == 1]
            if not ready:
                return
            self.match.play(ready[0], self.bots[ready[0]].choose(self.match.seen_by(ready[0])))
            patient = True
            self.tell()

    def race_on(self, *, patient: bool) -> None:
        """Let a race go on until the person may act or it is over; if not patient, by one step even so. Here nobody is timed."""
        while not self.match.is_over and not (patient and self.own in self.match.to_act):
            if not self.step():
                self.say("table-idle")
                return
            patient = True
            self.tell()

    def step(self) -> bool:
        """Let the fastest bot act, or else the table; False if nothing happens without the person."""
        match = self.match
        others = [seat for seat in match.to_act if seat != self.own]
        ready = [(after, seat) for seat in others if (after := self.reaction(seat, self.bots[seat])) != NEVER]
        if ready:
            _, seat = min(ready)
            match.play(seat, self.bots[seat].choose(match.seen_by(seat)))
            return True
        of_table = match.legal(None) if match.game.table_moves else []
        is_idle = self.own not in match.to_act  # while the person may act, the table ends nothing by the way
        moves = [move for move in of_table if is_idle or not match.game.umpire.ends_idle_round(move)]
        if moves:
            match.play(None, moves[0])
        return bool(moves)

    def reaction(self, seat: int, player: Bot) -> int:
        """Ask after how many milliseconds a bot would act at this seat, or NEVER."""
        chance = chance_at(self.match.setup.seed, len(self.match.log) * self.match.seats + seat)
        return player.react(self.match.seen_by(seat), chance)

    def tell(self) -> None:
        """Tell the moves not told yet."""
        while self.told < len(self.match.log):
            for sentence in sentences(self.match, self.told, self.names, (self.own,), self.words):
                self.console.print(f"  {sentence}", style="dim", markup=False, highlight=False)
            self.told += 1

    def show(self) -> None:
        """Draw the table."""
        self.console.print()
        self.console.print(draw(self.match.game, self.match.view(self.own), self.names, self.words))
        self.console.print()

    def legal(self, _: str) -> None:
        """List the legal moves, or what moves look like where the legal ones would be the solution."""
        self.say(self.HELP)
        game = self.match.game
        of_table = self.match.legal(None) if game.table_moves else []
        moves = game.examples if game.puzzle else self.match.legal(self.own) + of_table
        what = "table-examples" if game.puzzle else "table-legal"  # which may name cards that are not in the hand
        self.console.print(self.words.say(what), " · ".join(moves), markup=False, highlight=False)

    def hint(self, _: str) -> None:
        """Say what the game hints at, or what the strongest bot there is would do."""
        if self.own not in self.match.to_act:
            self.say("nothing-to-choose", seat=str(self.own))
            return
        adviser = bot(self.match.game.name, ADVISER, seed=0)
        waits = self.match.game.race is not None and self.reaction(self.own, adviser) == NEVER
        hint = hint_at(self.match.seen_by(self.own))
        self.say("table-hint", move=self.words.say("table-hint-wait") if waits or not hint.text else hint.text)
        for word, details in hint.why:
            self.say(word, **details)
        if hint.chance is not None:
            self.say("table-hint-chance", chance=round(100 * hint.chance))
        if hint.next_text is not None and hint.next_chance is not None:
            self.say("table-hint-next", move=hint.next_text, chance=round(100 * hint.next_chance))

    def undo(self, _: str) -> None:
        """Take back to before the person's last move."""
        own_moves = [number for number, (seat, _, _) in enumerate(self.match.log) if seat == self.own]
        if not own_moves:
            self.say("nothing-to-undo")
            return
        while len(self.match.log) > own_moves[-1]:
            self.match.undo()
        self.told = len(self.match.log)
        self.say("table-undone")
        self.show()

    def rules(self, wanted: str) -> None:
        """Print a rule."""
        if not wanted:
            self.say("cli-rules-rule", example=self.match.game.rule(self.match.game.turn_rule))
            return
        found = find_rules(self.match.game, wanted, self.words.language)
        for text in found:
            self.console.print(text, markup=False, highlight=False)
        if not found:
            self.say("cli-no-rule", game=self.match.game.name, rule=wanted)

    def log(self, _: str) -> None:
        """Tell the whole match so far."""
        self.told = 0
        self.tell()

    def save(self, name: str) -> bool:
        """Save the match in a file, and say where; without a name where the person said before, or under a new name."""
        return self.write(Path(os.path.expanduser(name)) if name else self.file or unused_name(Path()))  # noqa: PTH111  never raises

    def write(self, file: Path) -> bool:
        """Write the match into a file, and say so, or why not."""
        try:
            write_whole(file, self.match.save())
        except (OSError, ValueError) as error:
            self.say("cli-cannot-save", file=str(file), why=reason_of(error))
            return False
        self.file = file
        self.say("table-saved", file=str(file))
        return True

    def keep(self) -> bool:
        """Save what the person has played, in the first place that can be written, and say how to go on; False: nowhere."""
        if not any(seat == self.own for seat, _, _ in self.match.log):
            return True
        if not any(self.write(file) for file in places_for(self.file)):
            return False
        command = f"{os.environ.get('LINEWRIGHT_AS', 'linewright')} play --load {shlex.quote(str(self.file))}"
        others = {spelling_of(bot) for bot in self.bots.values()}
        command += f" --seat {self.own}" if self.own else ""
        command += f" --bot {shlex.quote(others.pop())}" if others - {"greedy"} else ""
        hint = self.words.say("table-quit", command=command)
        self.console.print(hint, markup=False, highlight=False, soft_wrap=True)  # a command to copy stays on one line
        return True

    def leave(self, *, for_good: bool) -> bool:
        """Save what is unfinished and say how to go on; where that cannot be, stay (False), or for good print it: NotSaved."""
        if self.keep():
            self.say("table-bye")
            return True
        if not for_good:
            self.warned = True
            self.say("table-not-saved")
            return False
        return self.give_up()

    def give_up(self) -> NoReturn:
        """Print a match that cannot be saved, so that it can be copied; raises NotSaved."""
        self.console.print(self.match.save(), markup=False, highlight=False, soft_wrap=True)
        raise NotSaved("table-lost")

    def finish(self) -> None:
        """Say who has won, and keep the match where the person asked for it."""
        kept = self.file is None or any(self.write(file) for file in places_for(self.file))
        winners = self.match.winners
        score = self.match.scores[winners[0]] if winners else 0
        if not winners and self.match.seats == 1:
            self.say("table-score", name=self.names[self.own], score=self.match.scores[self.own])
        elif not winners:
            self.say("table-nobody-wins")
        elif winners == (self.own,):
            self.say("table-you-win", score=score)
        else:
            self.say("table-winner", count=len(winners), names=", ".join(self.names[seat] for seat in winners), score=score)
        if not kept:
            self.give_up()

    def offer_review(self) -> None:
        """Review the match just played, if the person types so."""
        if not self.match.game.is_reviewed:
            return
        self.say("table-review")
        if next(read_lines(lambda: [REVIEW], REVIEW), "").lower() == REVIEW:
            print_match(self.match, [self.own], None, 0, self.console, self.words)


def find_rules(game: Game, wanted: str, language: str) -> list[str]:
    """Find a rule by its number, with or without the prefix, or all rules that hold a word."""
    rules = rulebook(game.folder, language)
    number = wanted.upper() if wanted.upper().startswith(game.prefix) else f"{game.prefix}-{wanted}"
    if number in rules:
        return [f"{number} {rules[number].text}"]
    if not wanted or wanted.isdecimal():
        return []
    return [f"{rule.number} {rule.text}" for rule in rules.values() if wanted.lower() in rule.text.lower()]


def replay_match(match: Match, console: Console, words: Words, *, step: bool) -> None:
    """Tell a match move by move, then draw its last position."""
    names = [words.say("seat-name", seat=str(seat)) for seat in range(match.seats)]
    for number in range(len(match.log)):
        for sentence in sentences(match, number, names, (), words):
            console.print(f"{number + 1:>4}  {sentence}", markup=False, highlight=False)
        if step and console.input(words.say("replay-step") + " ").strip().lower() == "q":
            return
    console.print()
    console.print(draw(match.game, match.view(None), names, words))
    console.print(words.say("replay-end", moves=len(match.log)), markup=False, highlight=False)
    if match.game.terminal.shows_scores(match.view(None)):
        for name, score in zip(names, match.scores, strict=True):
            console.print(words.say("table-score", name=name, score=score), markup=False, highlight=False)
