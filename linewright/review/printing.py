"""A review in the terminal: the graph, the sums, the decisions that cost something, and the moments that mattered. Needs Rich."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.judging import SOLVED, WAIT, Decision
from linewright.core.match import Match
from linewright.core.referee import compile_games
from linewright.core.words import Words
from linewright.review import reviewing
from linewright.review.report import Review, SeatReview

BLOCKS = "▁▂▃▄▅▆▇█"  # a chance of 0 to 1
SHOWN_LOSS = 0.005  # of a win: decisions that cost less are left out of the table


def print_match(
    match: Match,
    seats: Sequence[int] | None,
    seconds: float | None,
    seed: int,
    console: Console,
    words: Words,
    *,
    as_json: bool = False,
) -> None:
    """Review a match with a bar that shows how far it is, and print what was found; raises what `review` raises."""
    reviewing.refuse_review(match.game)
    build_code(match.game, words)
    with show_progress(words) as progress:
        review = reviewing.review(match, seats=seats, seconds=seconds, seed=seed, progress=progress)
    if as_json:
        console.print(json.dumps(review.as_dict(), ensure_ascii=False), markup=False, highlight=False, soft_wrap=True)
        return
    own_words = Words(words.language, match.game.folder)
    names = [words.say("seat-name", seat=str(seat)) for seat in range(match.seats)]
    print_review(review, names, console, own_words)


def build_code(game: Game, words: Words) -> None:
    """Build the machine code of a game if it is needed and not there, and say so where errors go."""
    if reviewing.lacks_code(game):
        done, total = compiler.progress(game)
        Console(stderr=True).print(words.say("cli-building", game=game.name, done=done, total=total), markup=False)
        compile_games(game.name)


@contextmanager
def show_progress(words: Words) -> Iterator[reviewing.Progress]:
    """A bar where errors go, on a real terminal only; what it gives is told how far we are."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, description=words.say("cli-review-working", done=done, total=total))

        yield show


def print_review(review: Review, names: Sequence[str], console: Console, words: Words) -> None:
    """Print what a review says, seat by seat, with the names of all seats of the match."""
    if not review.is_over:
        console.print(words.say("review-not-over"), markup=False)
    for seat in review.seats:
        console.print()
        console.print(names[seat.seat], style="bold", markup=False, highlight=False)
        show = print_puzzle if review.measure == SOLVED else print_seat
        show(seat, console, words)
        print_moments(seat, console, words)


def print_puzzle(seat: SeatReview, console: Console, words: Words) -> None:
    """Print how far a puzzle was solved, and how far it could have been."""
    graph = graph_of(seat.chances, max(10, console.width - 30))
    console.print(words.say("review-solving", graph=graph), markup=False, highlight=False)
    best = max([seat.result, *(decision.best_chance for decision in seat.decisions)])
    facts = {"share": round(100 * seat.result), "best": round(100 * best), "moves": len(seat.lucks)}
    console.print(words.say("review-solved", **facts), markup=False, highlight=False)


def print_seat(seat: SeatReview, console: Console, words: Words) -> None:
    """Print what the match was worth to one seat."""

    def say(word: str, **facts: object) -> None:
        console.print(words.say(word, **facts), markup=False, highlight=False)

    say("review-graph", graph=graph_of(seat.chances, max(10, console.width - 30)))
    console.print(table_of_sums(seat, words))
    costly = [decision for decision in seat.decisions if decision.loss >= SHOWN_LOSS]
    if costly:
        console.print(table_of(costly, words))
    say("review-average", loss=round(100 * seat.average_loss, 1), band=seat.band)
    say("review-decisions", count=len(seat.decisions), costly=len(costly))


def print_moments(seat: SeatReview, console: Console, words: Words) -> None:
    """Print the moments that mattered, each with its reasons."""
    for moment in seat.moments:
        (word, facts), *why = moment.said
        console.print(words.say(word, **facts), markup=False, highlight=False)
        for other, details in why:
            console.print("  " + words.say(other, **details), style="dim", markup=False, highlight=False)


def graph_of(chances: Sequence[float], width: int) -> str:
    """The chances as a line of blocks, at most so wide: where there are more, each block is the last of its stretch."""
    count = min(len(chances), width)
    shown = [chances[(k + 1) * len(chances) // count - 1] for k in range(count)]
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in shown)


def table_of_sums(seat: SeatReview, words: Words) -> Table:
    """How the chance came from the start to the result."""
    table = Table(*(words.say(f"review-{part}") for part in ("start", "choices", "others", "luck", "result")))
    changes = [f"{100 * part:+.1f}" for part in (seat.choices, seat.others, seat.luck)]
    table.add_row(f"{100 * seat.start:.1f}", *changes, f"{100 * seat.result:.1f}")
    return table


def table_of(decisions: Sequence[Decision], words: Words) -> Table:
    """What was played and what was best, with the loss in hundredths of a win and in points."""
    table = Table(*(words.say(f"review-{part}") for part in ("move", "played", "best", "loss", "points")))
    wait = words.say("table-hint-wait")
    for one in decisions:
        played, best = (wait if text == WAIT else text for text in (one.text, one.best))
        table.add_row(str(one.move), played, best, f"{100 * one.loss:.1f} ±{100 * one.error:.1f}", f"{one.points_loss:+.1f}")
    return table
