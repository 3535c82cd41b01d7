"""LIGHT LINE's own words on the command line: `deck check`, `solve` and `print`."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from linewright.core.errors import reason_of
from linewright.core.words import Words
from linewright.games.light_line.cards import (
    COLOUR_NAMES,
    FOLDER,
    STANDARD,
    BadCards,
    Card,
    read_file,
)
from linewright.games.light_line.layouts import Laid, layout_text

FAILED = 1  # exit code of a check that found something


def choose(cards: tuple[Card, ...], text: str) -> tuple[Card, ...]:
    """Find the cards that a text names by number; raises BadCards."""
    by_number = {str(card.number): card for card in cards}
    wanted = [word.lstrip("0") for word in text.replace(",", " ").split()]
    for word in wanted:
        if word not in by_number:
            raise BadCards("cards-unknown", number=word)
    if not wanted:
        raise BadCards("cards-none")
    return tuple(by_number[word] for word in dict.fromkeys(wanted))


def build(language: str, console: Console) -> None:
    """Build the solver's machine code now, so that nobody has to wait for it later."""
    from linewright.games.light_line import solver

    words = Words(language, FOLDER)
    with console.status(words.say("solver-building")):
        solver.compile_search()
    console.print(words.say("solver-built"))


def add_commands(app: typer.Typer, language: str, console: Console) -> None:  # noqa: C901, PLR0915  one function for each command
    """Put the commands on the command line."""
    words = Words(language, FOLDER)

    def help_with(word: str, example: str) -> dict[str, Any]:
        return {"help": words.say(word), "epilog": words.say("cli-example", example=f"linewright {example}")}

    deck = typer.Typer(**help_with("cli-deck", "deck check my-cards.txt"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(deck, name="deck")
    cards_option = typer.Option("--cards", help=words.say("cli-cards"))

    @deck.command("check", **help_with("cli-deck-check", "deck check my-cards.txt"))
    def check(file: Annotated[Path, typer.Argument(help=words.say("cli-cards"), metavar="FILE")] = STANDARD) -> None:
        from linewright.games.light_line.properties import properties_of

        cards = read_file(file)
        table = Table(show_header=False, box=None)
        found = properties_of(cards)
        for one in found:
            table.add_row("✓" if one.holds else "✗", words.say(one.word), one.found)
        console.print(table)
        good = all(one.holds for one in found)
        console.print(words.say("deck-good" if good else "deck-not-good", count=len(cards)))
        if not good:
            raise typer.Exit(FAILED)

    @app.command("solve", **help_with("cli-solve", 'solve "3 17 42 8 11 29"'))
    def solve(
        numbers: Annotated[str, typer.Argument(help=words.say("cli-solve-cards"), metavar="CARDS")],
        joker: Annotated[bool, typer.Option("--joker", help=words.say("cli-solve-joker"))] = False,
        length: Annotated[int | None, typer.Option(min=1, help=words.say("cli-solve-length"))] = None,
        file: Annotated[Path, cards_option] = STANDARD,
    ) -> None:
        from linewright.games.light_line import picture, solver

        cards = choose(read_file(file), numbers)
        answer: solver.Answer | None
        with console.status(words.say("solve-thinking")):
            if joker:
                answer = solver.solo_line(cards)
            elif length is None:
                answer = solver.longest_line(cards)
            else:
                answer = solver.line_of(cards, length)
        if answer is None:
            console.print(words.say("solve-none", count=length))
            raise typer.Exit(FAILED)
        by_number = {card.number: card for card in cards}
        colour = words.say(f"colour-{COLOUR_NAMES[answer.colour]}")
        text = words.say("solve-answer", count=answer.length, colour=colour, layout=layout_text(answer.colour, answer.layout))
        console.print(text, soft_wrap=True, markup=False)
        if not answer.exact:
            console.print(words.say("solve-limit", nodes=answer.nodes))
        placed = [Laid(by_number[one.card], one.column, one.row, one.turned) for one in answer.layout]
        console.print(picture.table_text(placed), markup=False, soft_wrap=True)

    @app.command("print", **help_with("cli-print", "print light-line --out deck.pdf --paper letter"))
    def print_cards(
        what: Annotated[str, typer.Argument(help=words.say("cli-print-what"), metavar="WHAT")] = "light-line",
        out: Annotated[Path, typer.Option(help=words.say("cli-print-out"))] = Path("deck.pdf"),
        paper: Annotated[str, typer.Option(help=words.say("cli-print-paper"))] = "a4",
        file: Annotated[Path, cards_option] = STANDARD,
    ) -> None:
        if what != "light-line":
            raise BadCards("cards-print-what", found=what)
        from linewright.games.light_line.printing import write_pdf

        try:
            with console.status(words.say("printing")):
                pages = write_pdf(read_file(file), out, paper=paper)
        except ModuleNotFoundError as error:
            raise BadCards("cards-print-extra") from error
        except OSError as error:
            raise BadCards("cli-cannot-save", file=str(out), why=reason_of(error)) from error
        console.print(words.say("printed", pages=pages, file=str(out)), soft_wrap=True)
