"""The report on a game in words: one HTML page, and its figures as CSV."""

import csv
import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from linewright.core.registry import find
from linewright.core.words import Words
from linewright.lab.findings import MOST_TURNS, Compared, Figure, Findings, Variation, quantile, value_of
from linewright.lab.page import Cell, Section, Table, bars, dots, histogram, write_page
from linewright.lab.players import player_names
from linewright.lab.tallies import Estimate

GREEDY, RANDOM = "greedy", "random"
MINUS = "\u2212"


class Report:
    """What was found out about a game, told in a language."""

    def __init__(self, findings: Findings, language: str) -> None:
        self.findings = findings
        self.card = find(findings.plan.game)
        self.words = Words(language, self.card.folder)
        self.seats = findings.plan.seats

    def say(self, word: str, **details: Any) -> str:
        """Words of the report."""
        return self.words.say(f"report-{word}", **details)

    @functools.cached_property
    def sections(self) -> tuple[Section, ...]:
        """All that is told, the most asked first; what this game does not have is left out."""
        return tuple(self.list_sections())

    def list_sections(self) -> Iterator[Section]:
        """Section by section."""
        findings = self.findings
        for number, variation in enumerate(findings.what_ifs, 1):
            yield self.compare(
                variation, f"what-if-{number}", self.say("what-if", change=variation.choice), self.say("what-if-about")
            )
        if self.seats > 1:
            yield self.tell_seats()
        yield self.tell_points()
        yield self.tell_length()
        if self.card.counts.COUNTS:
            yield self.tell_counts()
        if findings.duels:
            yield self.tell_duels()
        if findings.variations:
            yield self.tell_options()

    def name_seat(self, seat: int) -> str:
        """What people call a seat here: by the order in which they begin."""
        return self.say("seat", seat=seat + 1)

    def name_player(self, name: str) -> str:
        """What a player is called."""
        return self.say(f"player-{name}") if name in (GREEDY, RANDOM) else self.words.say(f"report-level-{name}")

    def name_figure(self, figure: Figure) -> str:
        """What is counted."""
        if figure.name in ("share_0", "points_0"):
            return self.say(figure.name.replace("_0", "-first"))
        shared = figure.name in ("moves", "best", "lead")
        said = self.words.say(f"lab-count-{figure.name}" if shared else f"count-{figure.name}")
        return said if figure.of is None else self.words.say("lab-part", part=said, whole=self.words.say(f"count-{figure.of}"))

    def write(self, value: float, *, is_share: bool, is_difference: bool = False, digits: int = 2) -> str:
        """A figure as it is read."""
        word = "points-of-share" if is_share and is_difference else "share" if is_share else f"number-{digits}"
        said = self.say(word, value=abs(value) * 100 if is_share else abs(value))
        if not is_difference:
            return f"{MINUS}{said}" if value < 0 and not is_share else said
        return f"{'+' if value > 0 else MINUS if value < 0 else '±'}{said}"

    def write_estimate(self, estimate: Estimate, *, is_share: bool = False, is_difference: bool = False) -> str:
        """A figure with half its interval."""
        value = self.write(estimate.value, is_share=is_share, is_difference=is_difference)
        if estimate.error == 0:
            return value
        error = self.write(estimate.error, is_share=is_share, is_difference=is_difference).lstrip("+")
        return f"{value.removesuffix(self.say('percent-sign'))} ± {error}" if is_share else f"{value} ± {error}"

    def tell_seats(self) -> Section:
        """Who wins from which seat."""
        plots, rows, shown = [], [], []
        for player, tally in sorted(self.findings.by_player.items()):
            estimates = [tally.share(seat) for seat in range(self.seats)]
            lines = [
                (self.name_seat(seat), estimate, self.write_estimate(estimate, is_share=True))
                for seat, estimate in enumerate(estimates)
            ]
            if player == GREEDY:
                most = max(0.05, *(estimate.high for estimate in estimates)) * 1.15
                plots.append(bars(lines, most=min(most, 1.0), mark=1 / self.seats, said=self.say("seats-title")))
            for seat, (name, estimate, text) in enumerate(lines):
                points = tally.mean(f"points_{seat}")
                rows.append((player, seat, *estimate, *points))
                shown.append((name, self.name_player(player), text, self.write_estimate(points)))
        heads = ("player", "seat", "share", "share_error", "points", "points_error")
        said = tuple(self.say(f"head-{name}") for name in ("seat", "player", "victories", "points"))
        return Section(
            self.say("seats-title"),
            self.say("seats-about", share=100 / self.seats),
            tuple(plots),
            (Table("seats", heads, tuple(rows), said, tuple(shown)),),
        )

    def tell_points(self) -> Section:
        """How many points a seat makes."""
        series = [(self.name_player(name), pool(tally.part.points[0])) for name, tally in self.by_strength()]
        return self.tell_distribution("points", series)

    def tell_length(self) -> Section:
        """How long games are."""
        series = [(self.name_player(name), tally.part.moves[0]) for name, tally in self.by_strength()]
        return self.tell_distribution("moves", series)

    def by_strength(self) -> list[tuple[str, Any]]:
        """Greedy players first: what a plot fills."""
        return [(name, self.findings.by_player[name]) for name in (GREEDY, RANDOM)]

    def tell_distribution(self, name: str, series: Sequence[tuple[str, Counter[int]]]) -> Section:
        """How often each value was."""
        title = self.say(f"{name}-title")
        facts = []
        for player, counts in series:
            spread = describe(counts)
            facts.append((player, *(self.write(value, is_share=False, digits=1) for value in spread)))
        heads = ("player", "mean", "deviation", "least", "low", "median", "high", "most")
        said = tuple(self.say(f"head-{head}") for head in heads)
        rows = tuple((player, value, count) for player, counts in series for value, count in sorted(counts.items()))
        table = Table(name, ("player", name, "games"), rows, said, tuple(facts))
        return Section(title, self.say(f"{name}-about", share=99.8), (histogram(series, said=title),), (table,))

    def tell_counts(self) -> Section:
        """What happens beside."""
        rows, shown = [], []
        for figure in self.findings.figures:
            values = [value_of(tally, figure) for _, tally in self.by_strength()]
            texts = ["" if value is None else self.write_estimate(value, is_share=figure.of is not None) for value in values]
            for (player, _), value in zip(self.by_strength(), values, strict=True):
                rows.append((player, figure.name, figure.of, *(value or (None, None))))
            shown.append((self.name_figure(figure), *texts))
        said = (self.say("head-figure"), *(self.name_player(name) for name, _ in self.by_strength()))
        table = Table("counts", ("player", "figure", "of", "mean", "error"), tuple(rows), said, tuple(shown))
        return Section(self.say("counts-title"), self.say("counts-about"), (), (table,), is_open=True)

    def tell_duels(self) -> Section:
        """How much is luck and how much choice."""
        findings = self.findings
        names = player_names(self.card)
        known = {(duel.one, duel.others): duel.share for duel in findings.duels}
        among_random = [(one, known[one, RANDOM]) for one in names if one != RANDOM]
        lines = [(self.name_player(one), share, self.write_estimate(share, is_share=True)) for one, share in among_random]
        lines.sort(key=lambda line: line[1].value)
        title = self.say("luck-title")
        plot = bars(lines, most=1.0, mark=1 / self.seats, said=title)
        shown = tuple(
            (
                self.name_player(one),
                *("·" if one == other else self.write_estimate(known[one, other], is_share=True) for other in names),
            )
            for one in names
        )
        rows = tuple((duel.one, duel.others, *duel.share) for duel in findings.duels)
        said = (self.say("head-one-among"), *(self.name_player(name) for name in names))
        table = Table("players", ("player", "others", "share", "share_error"), rows, said, shown)
        note = (
            ""
            if findings.deal is None
            else self.say("luck-deal", share=findings.deal * 100, bots=self.name_player(findings.deal_player))
        )
        return Section(title, self.say("luck-about", share=100 / self.seats), (plot,), (table,), note=note)

    def tell_options(self) -> Section:
        """What each option changes."""
        variations = self.findings.variations
        names = [self.name_choice(variation) for variation in variations]
        figures = [one.figure for one in variations[0].compared]
        lines = [
            (name, variation.compared[0].difference, self.write_difference(variation.compared[0]))
            for name, variation in zip(names, variations, strict=True)
        ]
        shown, rows = [], []
        for name, variation in zip(names, variations, strict=True):
            by_figure = {one.figure: one for one in variation.compared}
            cells = [self.write_difference(by_figure[figure]) if figure in by_figure else "" for figure in figures]
            shown.append((name, *cells))
            for one in variation.compared:
                option = "" if variation.option is None else variation.option.name
                rows.append((option, variation.choice, *compared_row(one)))
        said = (self.say("head-option"), *(self.name_figure(figure) for figure in figures))
        heads = ("option", "choice", "figure", "of", "usual", "usual_error", "other", "other_error", "difference", "error")
        idle = [name for name, variation in zip(names, variations, strict=True) if variation.is_without_effect]
        note = self.say("options-idle", options=", ".join(idle)) if idle else ""
        title = self.say("options-title")
        plots = (f"<h3>{self.name_figure(figures[0])}</h3>{dots(lines, said=title)}",)
        return Section(
            title,
            self.say("options-about"),
            plots,
            (Table("options", heads, tuple(rows), said, tuple(shown)),),
            is_open=True,
            note=note,
        )

    def name_choice(self, variation: Variation) -> str:
        """An option and the choice that is tried, in words where it has some."""
        assert variation.option is not None
        name = f"option-{variation.option.name}"
        choice = f"{name}-{variation.choice}"
        said = self.words.say(choice) if self.words.has(choice) else variation.choice
        return f"{self.words.say(name)}: {said} ({variation.option.rule})"

    def compare(self, variation: Variation, name: str, title: str, about: str) -> Section:
        """The game as it is and the other, side by side."""
        shown = tuple(
            (
                self.name_figure(one.figure),
                self.write_estimate(one.usual, is_share=is_share(one)),
                self.write_estimate(one.other, is_share=is_share(one)),
                self.write_difference(one),
            )
            for one in variation.compared
        )
        rows = tuple(compared_row(one) for one in variation.compared)
        heads = ("figure", "of", "usual", "usual_error", "other", "other_error", "difference", "error")
        said = tuple(self.say(f"head-{head}") for head in ("figure", "usual", "other", "difference"))
        lines = [
            (self.name_figure(one.figure), relative(one), self.write_difference(one))
            for one in variation.compared
            if one.usual.value
        ]
        plot = f"<h3>{self.say('relative')}</h3>{dots(lines, said=title)}"
        note = self.say("what-if-idle") if variation.is_without_effect else ""
        return Section(title, about, (plot,), (Table(name, heads, rows, said, shown),), is_open=True, note=note)

    def write_difference(self, one: Compared) -> str:
        """How much more or less, with half the interval."""
        return self.write_estimate(one.difference, is_share=is_share(one), is_difference=True)

    def to_html(self) -> str:
        """The page."""
        findings, plan = self.findings, self.findings.plan
        options = [f"{name}={value}" for name, value in plan.options if value != self.usual_options.get(name)]
        facts = [
            (self.say("fact-games"), self.say("number-0", value=findings.games)),
            (self.say("fact-seats"), str(plan.seats)),
            (self.say("fact-seed"), str(plan.seed)),
            (self.say("fact-options"), ", ".join(options) or self.say("fact-usual")),
        ]
        end = self.say("end", error=95)
        if findings.undecided:
            end += " " + self.words.say("lab-undecided", games=findings.undecided, turns=MOST_TURNS)
        return write_page(
            language=self.words.language,
            title=self.card.title,
            about=self.say("about"),
            facts=facts,
            sections=self.sections,
            figures=self.say("figures"),
            end=end,
        )

    @functools.cached_property
    def usual_options(self) -> dict[str, Any]:
        """The options nobody has to name."""
        return self.card.read_options(self.seats, {})

    def write_csv(self, folder: Path) -> list[Path]:
        """Every table as a file; the same figures as in the page, unrounded."""
        folder.mkdir(parents=True, exist_ok=True)
        files = []
        for section in self.sections:
            for table in section.tables:
                file = folder / f"{table.name}.csv"
                with file.open("w", newline="", encoding="utf-8") as opened:
                    writer = csv.writer(opened)
                    writer.writerow(table.columns)
                    writer.writerows(table.rows)
                files.append(file)
        return files


def is_share(one: Compared) -> bool:
    """Whether a figure is read as a share."""
    return one.figure.of is not None or one.figure.name == "share_0"


def relative(one: Compared) -> Estimate:
    """A difference as a share of what is usual."""
    return Estimate(one.difference.value / abs(one.usual.value), one.difference.error / abs(one.usual.value))


def compared_row(one: Compared) -> tuple[Cell, ...]:
    """A comparison as it is written to CSV."""
    return (one.figure.name, one.figure.of, *one.usual, *one.other, *one.difference)


def pool(counts: Sequence[Counter[int]]) -> Counter[int]:
    """The points of all seats together."""
    total: Counter[int] = Counter()
    for own in counts:
        total.update(own)
    return total


def describe(counts: Counter[int]) -> tuple[float, ...]:
    """Mean, standard deviation, least, lower tenth, median, upper tenth, most."""
    games = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / games
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / games
    return (mean, variance**0.5, min(counts), *(quantile(counts, share) for share in (0.1, 0.5, 0.9)), max(counts))
