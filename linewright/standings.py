"""Match-ups and tournaments in the terminal: a bar while they are played, then who beat whom, in the person's language."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from linewright.bots.contests.figures import Figures
from linewright.bots.contests.match_up import MatchUp
from linewright.bots.contests.match_up import Progress as Standing
from linewright.bots.contests.strength import Verdict
from linewright.bots.contests.tournament import ELO, Tournament
from linewright.core.words import Words

Play = Callable[[Callable[[Standing], None]], Any]


def play_with_bar(play: Play, console: Console, words: Words) -> Any:
    """What `play` gives, which is handed something to tell how far it is; shown as a bar where somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def show(standing: Standing) -> None:
            said = "" if standing.share is None else words.say("contest-percent", share=standing.share * 100)
            if standing.verdict is not None:
                said += f" · LLR {standing.verdict.ratio:+.2f}"
            bar.update(task, completed=standing.games, total=standing.of, description=said)

        return play(show)


def print_match_up(result: MatchUp, console: Console, words: Words) -> None:
    """Print what became of a match-up."""

    def say(word: str, **details: Any) -> None:
        console.print(words.say(word, **details), markup=False, highlight=False, soft_wrap=True)

    one, other = result.bots
    facts = {"game": result.game, "seats": result.seats, "seed": str(result.seed), "games": result.games, "deals": result.deals}
    say("contest-title", one=one.name, other=other.name, **facts)
    console.print(figures_table(result.bots, words, is_alone=result.sides == 1))
    strength = result.strength
    ends = {"low": strength.share_low * 100, "high": strength.share_high * 100}
    say("contest-share", bot=one.name, share=strength.share * 100, **ends)
    if result.sides > 2:
        say("contest-even", sides=result.sides, share=100 / result.sides)
    elo = elo_text(strength.elo, is_above=strength.share > 0.5)
    low, high = elo_text(strength.elo_low, is_above=False), elo_text(strength.elo_high, is_above=True)
    say("contest-elo", elo=elo, low=low, high=high)
    if result.test is not None:
        say(f"contest-test-{result.test.answer}", bot=one.name, other=other.name, **verdict_facts(result.test))
    print_end(result.bots, console, words, was_stopped=result.was_stopped)


def print_tournament(result: Tournament, console: Console, words: Words) -> None:
    """Print what became of a tournament: ratings, who did better than whom, and what was counted."""
    facts = {"game": result.game, "seats": result.seats, "seed": str(result.seed), "games": result.games, "deals": result.deals}
    title = words.say("contest-tournament-title", bots=len(result.bots), **facts)
    console.print(title, markup=False, highlight=False, soft_wrap=True)
    order = [rating.name for rating in result.ratings]
    digits = 0 if result.scale == ELO else 1
    heads = [
        "",
        words.say("contest-bot"),
        words.say(f"contest-rating-{result.scale}"),
        "95 %",
        *map(str, range(1, len(order) + 1)),
    ]
    table = Table(*heads)
    for place, rating in enumerate(result.ratings, 1):
        against = [result.table[rating.name].get(name) for name in order]
        cells = ["·" if name == rating.name else percent(share, words) for name, share in zip(order, against, strict=True)]
        ends = f"{rating.low:.{digits}f} … {rating.high:.{digits}f}"
        table.add_row(str(place), rating.name, f"{rating.rating:.{digits}f}", ends, *cells)
    console.print(table)
    console.print(words.say("contest-table-note"), markup=False, highlight=False)
    by_name = {figures.name: figures for figures in result.bots}
    console.print(figures_table([by_name[name] for name in order], words, is_alone=result.sides == 1))
    print_end(result.bots, console, words, was_stopped=result.was_stopped)


def figures_table(bots: Sequence[Figures], words: Words, *, is_alone: bool) -> Table:
    """What was counted of each bot."""
    columns = ("bot", "solved" if is_alone else "victories", "points", "moves", "median", "longest")
    table = Table(*(words.say(f"contest-{column}") for column in columns))
    for figures in bots:
        table.add_row(
            figures.name,
            percent(figures.won if is_alone else figures.share, words),
            number(figures.points, words),
            words.say("contest-whole", number=figures.moves),
            number(figures.median_ms, words, "contest-milliseconds"),
            number(figures.longest_ms, words, "contest-milliseconds"),
        )
    return table


def print_end(bots: Sequence[Figures], console: Console, words: Words, *, was_stopped: bool) -> None:
    """Print which games were lost by failing, and whether all were played."""
    for figures in bots:
        for lost in figures.lost:
            said = words.say(f"contest-lost-{lost.kind}", bot=figures.name, games=lost.games)
            why = words.say("contest-why", why=lost.why)
            console.print(f"{said} {why}", style="yellow", markup=False, highlight=False, soft_wrap=True)
    if was_stopped:
        console.print(words.say("contest-stopped"), markup=False, highlight=False)


def verdict_facts(verdict: Verdict) -> dict[str, str]:
    """What a sequential test is about, as it is written."""
    ratio = {"ratio": f"{verdict.ratio:.2f}", "lower": f"{verdict.lower:.2f}", "upper": f"{verdict.upper:.2f}"}
    return {"from": f"{verdict.elo_0:g}", "to": f"{verdict.elo_1:g}", **ratio}


def elo_text(elo: float | None, *, is_above: bool) -> str:
    """A difference in Elo as it is written; one without a limit is infinite."""
    return ("+∞" if is_above else "-∞") if elo is None else f"{elo:+.0f}"


def percent(share: float | None, words: Words) -> str:
    """A share as it is written; nothing where there is none."""
    return "" if share is None else words.say("contest-percent", share=share * 100)


def number(figure: float | None, words: Words, word: str = "contest-number") -> str:
    """A figure as it is written; nothing where there is none."""
    return "" if figure is None else words.say(word, number=figure)
