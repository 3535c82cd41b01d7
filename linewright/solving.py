"""Puzzles in the terminal: the position, as many tries as it takes, and what each move is worth, in the person's language."""

import dataclasses
import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from linewright.core.contract import Said
from linewright.core.errors import IllegalMove, LinewrightError
from linewright.core.registry import find, names
from linewright.core.words import Words
from linewright.review.moments import percent
from linewright.review.puzzles import NoSuchPuzzle, Puzzle, Verdict, puzzle_named, puzzle_of_day, puzzles
from linewright.terminal import STOPS, TerminalTable, interrupted_by, read_lines

ANSWER = "answer"  # what to type to be told
COMMANDS = ("?", "hint", ANSWER, "rules", "log", "quit")
MOST_SHOWN = 5  # moves in the table of what each is worth
BAR = 20  # signs of a chance of 1


class BadChoice(LinewrightError):
    """Two puzzles asked for at once."""


def default_game() -> str:
    """The game that is meant where none is named: the first that has puzzles."""
    return next((name for name in names() if puzzles(name)), names()[0])


def choose_puzzle(game: str, name: str | None, day: str | None, *, at_random: bool) -> Puzzle:
    """The puzzle of a name, of a day or any; today's if nothing is asked for. Raises what these raise, or BadChoice."""
    if sum((name is not None, day is not None, at_random)) > 1:
        raise BadChoice("cli-puzzle-one")
    if name is not None:
        return puzzle_named(game, name)
    if at_random and puzzles(game):
        return secrets.choice(puzzles(game))
    return puzzle_of_day(game, day)


def print_list(game: str, console: Console, words: Words, *, as_json: bool) -> None:
    """List the puzzles of a game, without anything that would help to solve them; raises NoSuchPuzzle where it has none."""
    found = puzzles(game)
    if not found:
        raise NoSuchPuzzle(find(game).name)
    of_today = puzzle_of_day(game)
    if as_json:
        shown = [{**outline_of(puzzle), "is_today": puzzle == of_today} for puzzle in found]
        print_json(shown, console)
        return
    table = Table(*(words.say(f"table-puzzle-{column}") for column in ("name", "grade", "seats", "number")), "")
    for puzzle in found:
        mark = words.say("table-puzzle-today") if puzzle == of_today else ""
        facts = puzzle.seats, len(puzzle.moves) + 1
        table.add_row(puzzle.name, words.say("table-puzzle-grade-of", grade=puzzle.grade), *map(str, facts), mark)
    console.print(table)


def outline_of(puzzle: Puzzle) -> dict[str, Any]:
    """What may be known of a puzzle before it is looked at."""
    return {"name": puzzle.name, "grade": puzzle.grade, "seats": puzzle.seats, "move": len(puzzle.moves) + 1}


def show_puzzle(puzzle: Puzzle, move: str | None, console: Console, words: Words, *, as_json: bool) -> None:
    """Let the person solve a puzzle, or judge the move that was given; as JSON: say what there is to see, or the verdict."""
    own_words = Words(words.language, find(puzzle.game).folder)
    if as_json and move is None:
        match = puzzle.match()
        position = {"seat": puzzle.seat, "legal": match.legal(puzzle.seat), "view": match.view(puzzle.seat)}
        print_json({"game": puzzle.game, **outline_of(puzzle), **position}, console)
    elif as_json:
        verdict = dataclasses.asdict(puzzle.judge(str(move)))
        said = {part: [own_words.say(word, **facts) for word, facts in verdict[part]] for part in ("why", "why_best")}
        print_json({**verdict, **said, "answers": [list(answer) for answer in puzzle.answers]}, console)
    elif move is not None:
        PuzzleTable(puzzle, console, own_words).tell_verdict(puzzle.judge(move))
    else:
        PuzzleTable(puzzle, console, own_words).run()


def print_json(data: Any, console: Console) -> None:
    """Print plain data on one line."""
    console.print(json.dumps(data, ensure_ascii=False), markup=False, highlight=False, soft_wrap=True)


class PuzzleTable(TerminalTable):
    """A table that stands at a puzzle: moves are judged, and nobody plays on."""

    HELP = "table-puzzle-help"

    def __init__(self, puzzle: Puzzle, console: Console, words: Words) -> None:
        super().__init__(puzzle.match(), puzzle.seat, {}, console, words)
        self.puzzle = puzzle
        self.is_done = False  # solved, or told
        self.names = [
            words.say("you") if seat == self.own else words.say("bot-tool", seat=seat) for seat in range(self.match.seats)
        ]

    def run(self, save_to: Path | None = None) -> None:  # noqa: ARG002  there is nothing to save
        """Show the position and judge what the person tries until it is solved or they leave."""
        try:
            with interrupted_by(*STOPS):
                self.converse()
        except KeyboardInterrupt:
            self.say("table-bye")

    def converse(self) -> None:
        """Do what the person types."""
        puzzle, game = self.puzzle, self.match.game
        self.say("table-puzzle", game=game.title, name=puzzle.name, grade=puzzle.grade, move=len(puzzle.moves) + 1)
        self.told = self.first_news()
        if self.told < len(self.match.log):
            self.say("table-puzzle-news")
        self.tell()
        self.show()
        self.say("table-puzzle-ask")
        self.say(self.HELP)
        for line in read_lines(self.completions, self.words.say("table-prompt")):
            if not self.obeys(line):
                break
            if self.is_done:
                return
        self.say("table-bye")

    def first_news(self) -> int:
        """The first move after the person's own last turn; of the whole match where they had none."""
        movers = [seat for seat, _, _ in self.match.log]
        others = [number for number, seat in enumerate(movers) if seat != self.own]
        own = [number for number, seat in enumerate(movers) if seat == self.own and others and number < others[-1]]
        return own[-1] + 1 if own else 0

    def completions(self) -> list[str]:
        """List what can be typed."""
        return [*self.match.legal(self.own), *COMMANDS]

    def obeys(self, line: str) -> bool:
        """Do what a line asks; False means the person leaves."""
        command, _, rest = line.partition(" ")
        if command.lower() in ("quit", "exit"):
            return False
        actions = {
            "?": self.legal,
            "help": self.legal,
            "hint": self.hint,
            ANSWER: self.answer,
            "rules": self.rules,
            "log": self.log,
        }
        if command.lower() in actions:
            actions[command.lower()](rest.strip())
        elif line:
            self.move(line)
        return True

    def move(self, text: str) -> None:
        """Judge a try; a refusal is told with its rule."""
        try:
            verdict = self.puzzle.judge(text)
        except LinewrightError as error:
            rule = f"{error.rule}: " if isinstance(error, IllegalMove) else ""
            self.console.print(f"{rule}{error.say(self.words.language)}", style="yellow", markup=False, highlight=False)
            return
        self.tell_verdict(verdict)
        self.is_done = verdict.is_best

    def tell_verdict(self, verdict: Verdict) -> None:
        """Say what a try was worth, and why; all the others, too, if it was the best."""
        loss = percent(verdict.loss)
        if verdict.is_best:
            self.say("table-puzzle-right", move=verdict.text)
            self.explain(verdict)
        elif verdict.chance is None:
            self.say("table-puzzle-far", move=verdict.text, loss=loss)
        else:
            self.say("table-puzzle-wrong", move=verdict.text, chance=percent(verdict.chance), loss=loss)
            self.give_reasons(verdict.why)

    def explain(self, verdict: Verdict) -> None:
        """Say why the best move is best, and what the best few are worth."""
        self.give_reasons(verdict.why_best)
        table = Table(self.words.say("table-puzzle-move"), self.words.say("table-puzzle-chance"), "")
        for text, chance in self.puzzle.answers[:MOST_SHOWN]:
            table.add_row(text, str(percent(chance)), "█" * round(chance * BAR))
        self.console.print(table)

    def give_reasons(self, why: Sequence[Said]) -> None:
        """Say what speaks for a move."""
        for word, details in why:
            self.console.print("  " + self.words.say(word, **details), style="dim", markup=False, highlight=False)

    def hint(self, _: str) -> None:
        """Say what the best move is worth and what speaks for it, not which it is."""
        best, second = self.puzzle.answers[:2]
        self.say("table-puzzle-hint", chance=percent(best.chance), next=percent(second.chance))
        self.give_reasons(self.puzzle.judge(best.text).why_best)

    def answer(self, _: str) -> None:
        """Tell the answer."""
        self.say("table-puzzle-answer", move=self.puzzle.best.text)
        self.explain(self.puzzle.judge(self.puzzle.best.text))
        self.is_done = True
