"""Simulations on the command line: a bar while games are played, then what they came to, in the person's language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from linewright.core.registry import find
from linewright.core.simulating import MOST_TURNS
from linewright.core.words import Words
from linewright.lab.findings import find_out
from linewright.lab.keeping import refuse_unwritable
from linewright.lab.plans import Plan
from linewright.lab.report import Report
from linewright.lab.simulating import Simulation, Watch, read_games, simulate
from linewright.lab.tallies import Estimate
from linewright.lab.what_if import change_game, read_change


def bar(console: Console, words: Words) -> Progress:
    """A bar where somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task(words.say("lab-compiling"), total=None)
    return progress


def watch_with(progress: Progress, words: Words) -> Watch:
    """What moves the bar on."""

    def watch(done: int, games: int) -> None:
        progress.update(progress.task_ids[0], completed=done, total=games, description=words.say("lab-progress"))

    return watch


def simulate_and_print(game: str, games: int, console: Console, words: Words, *, as_json: bool, **wishes: Any) -> Simulation:
    """Play games and print what they came to."""
    aside = Console(stderr=True, highlight=False)
    with bar(aside, words) as progress:
        result = simulate(game, games, watch=watch_with(progress, words), **wishes)
    if as_json:
        console.print(result.to_json(), markup=False, highlight=False, soft_wrap=True)
    else:
        own = Words(words.language, find(game).folder)
        print_simulation(result, console, own, wishes.get("out"))
    return result


def print_simulation(result: Simulation, console: Console, words: Words, file: Path | None = None) -> None:
    """Print who won, and what was counted."""

    def say(word: str, **details: Any) -> None:
        console.print(words.say(word, **details), markup=False, highlight=False, soft_wrap=True)

    plan = result.plan
    facts = {"game": plan.game, "seats": plan.seats, "games": result.games, "seed": str(plan.seed)}
    say("lab-title", **facts, seconds=result.seconds)
    if plan.change is not None:
        console.print(plan.change.text, markup=False, highlight=False)
    rate = result.games / result.seconds
    say("lab-rate", games=rate, moves=rate * result.moves.value / 1e6)
    console.print(seats_table(result, words))
    console.print(counts_table(result, words))
    undecided = result.games - int(result.tally.part.sums[result.tally.places[0]["over"]])
    if undecided:
        say("lab-undecided", games=undecided, turns=MOST_TURNS)
    if file is not None:
        say("lab-written", file=str(file))
    if result.was_stopped:
        say("lab-stopped", games=result.games)


def seats_table(result: Simulation, words: Words) -> Table:
    """What each seat won and scored."""
    interval = words.say("lab-interval")
    heads = [words.say(f"lab-{head}") for head in ("seat", "bot", "victories")]
    table = Table(*heads, interval, words.say("lab-points"), interval)
    for seat, name in enumerate(result.plan.bots):
        share, points = result.shares[seat], result.points[seat]
        table.add_row(str(seat), name, f"{share.value:.1%}", span(share, percent=True), f"{points.value:z.2f}", span(points))
    return table


def counts_table(result: Simulation, words: Words) -> Table:
    """What else was counted."""
    table = Table(words.say("lab-counted"), words.say("lab-figure"), words.say("lab-interval"))
    for name, estimate, is_share in figures_of(result.plan, result, words):
        table.add_row(name, f"{estimate.value:.1%}" if is_share else f"{estimate.value:z.2f}", span(estimate, percent=is_share))
    return table


def figures_of(plan: Plan, result: Simulation, words: Words) -> list[tuple[str, Estimate, bool]]:
    """The figures of a game in words, and whether each is a share."""
    tally = result.tally
    shown = ["moves", *(["best", "lead"] if plan.seats > 1 else [])]
    found = [(words.say(f"lab-count-{name}"), tally.mean(name), False) for name in shown]
    for count in plan.title_card.counts.COUNTS:
        said = words.say(f"count-{count.name}")
        found.append((said, tally.mean(count.name), False))
        ratio = None if count.of is None else tally.ratio(count.name, count.of)
        if ratio is not None:
            found.append((words.say("lab-part", part=said, whole=words.say(f"count-{count.of}")), ratio, True))
    return found


def span(estimate: Estimate, *, percent: bool = False) -> str:
    """An interval as it is written."""
    kind = "z.1%" if percent else "z.2f"  # z: no minus before a zero
    return f"{estimate.low:{kind}} … {estimate.high:{kind}}"


def report_and_print(
    game: str, games: int, out: Path, folder: Path | None, changes: Sequence[str], console: Console, words: Words, **wishes: Any
) -> None:
    """Play what a report needs, write it, and print where it is."""
    where = {name: wishes.pop(name) for name in ("device", "on", "workers")}
    plan = Plan.read(game, **wishes)
    refuse_unwritable(out)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    found = [change for wish in changes if (change := read_change(game, wish)) is not None]
    for change in found:
        change_game(find(game), change)  # refuses what cannot be before anything is played
    with bar(Console(stderr=True, highlight=False), words) as progress:
        findings = find_out(plan, read_games(games), found, watch=watch_with(progress, words), **where)
    report = Report(findings, words.language)
    out.write_text(report.to_html(), encoding="utf-8")
    console.print(words.say("report-done", file=str(out)), markup=False, highlight=False, soft_wrap=True)
    if folder is not None:
        files = report.write_csv(folder)
        said = words.say("report-csv-done", files=len(files), folder=str(folder))
        console.print(said, markup=False, highlight=False, soft_wrap=True)
