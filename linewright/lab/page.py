"""A report as one HTML file that asks no other site for anything: its style, its plots, and the figures of each as a table.

Plots are boxes and one path each, laid out by the browser: their words stay words, at their size on any screen, in either theme.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from linewright.lab.findings import quantile
from linewright.lab.tallies import Estimate

TOKENS = Path(__file__).parents[1] / "page" / "kit" / "tokens.css"
STYLE = Path(__file__).with_name("report.css")
MOST_BINS = 60
TAIL = 0.001  # of the games at either end that a histogram leaves out

Cell = str | float | int | None


@dataclass(frozen=True)
class Table:
    """Figures as rows; what is None stays empty."""

    name: str  # of its CSV file
    columns: tuple[str, ...]  # of that
    rows: tuple[tuple[Cell, ...], ...]
    heads: tuple[str, ...]  # as they are read
    shown: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Section:
    """One question and its answer."""

    title: str
    about: str
    plots: tuple[str, ...]  # HTML
    tables: tuple[Table, ...]
    is_open: bool = False  # whether the tables are what is looked at
    note: str = ""


def bars(rows: Sequence[tuple[str, Estimate, str]], *, most: float | None = None, mark: float | None = None, said: str) -> str:
    """A bar for each estimate with its interval, and what it comes to; mark: a line across, as where all would be equal."""
    top = most if most is not None else max((estimate.high for _, estimate, _ in rows), default=1.0) * 1.05 or 1.0
    line = "" if mark is None else f'<i class="mark" style="left:{percent(mark, top)}"></i>'
    found = []
    for label, estimate, text in rows:
        low, high = max(estimate.low, 0.0), min(estimate.high, top)
        span = (
            f'<i class="whisker" style="left:{percent(low, top)};width:{percent(high - low, top)}"></i>' if estimate.error else ""
        )
        found.append(
            f'<div class="row"><span class="label">{escape(label)}</span><span class="track">'
            f'<i class="bar" style="width:{percent(max(estimate.value, 0.0), top)}"></i>{line}'
            f"{span}</span>"
            f'<span class="value">{escape(text)}</span></div>'
        )
    return f'<div class="bars" role="img" aria-label="{escape(said)}">{"".join(found)}</div>'


def dots(rows: Sequence[tuple[str, Estimate, str]], *, said: str) -> str:
    """A dot with its interval for each difference, on either side of none."""
    reach = max((max(abs(estimate.low), abs(estimate.high)) for _, estimate, _ in rows), default=0.0) * 1.1 or 1.0

    def place(value: float) -> str:
        return percent(value + reach, 2 * reach)

    found = []
    for label, estimate, text in rows:
        kind = "dot sure" if estimate.low > 0 or estimate.high < 0 else "dot"
        found.append(
            f'<div class="row"><span class="label">{escape(label)}</span><span class="track open">'
            '<i class="mark" style="left:50%"></i>'
            f'<i class="whisker" style="left:{place(estimate.low)};width:{percent(estimate.high - estimate.low, 2 * reach)}"></i>'
            f'<i class="{kind}" style="left:{place(estimate.value)}"></i></span><span class="value">{escape(text)}</span></div>'
        )
    return f'<div class="bars" role="img" aria-label="{escape(said)}">{"".join(found)}</div>'


def percent(value: float, of: float) -> str:
    """A length in a plot."""
    return f"{100 * value / of:.3f}%"


def histogram(series: Sequence[tuple[str, Counter[int]]], *, said: str) -> str:
    """How often each value was, as a filled shape for the first series and a line for each other."""
    least = min(quantile(counts, TAIL) for _, counts in series)
    last = max(quantile(counts, 1 - TAIL) for _, counts in series)
    width = max(1, -(-(last - least + 1) // MOST_BINS))
    bins = -(-(last - least + 1) // width)
    shares = [share_out(counts, least, width, bins) for _, counts in series]
    top = max(max(own) for own in shares) or 1.0
    paths = "".join(f'<path class="s{k}" d="{outline(own, top)}"/>' for k, own in enumerate(shares))
    ticks = "".join(
        f'<span style="left:{percent(value - least + 0.5, bins * width)}">{value}</span>'
        for value in round_values(least, least + bins * width)
    )
    legend = "".join(f'<span class="s{k}">{escape(name)}</span>' for k, (name, _) in enumerate(series))
    drawing = f'<svg viewBox="0 0 {bins} 100" preserveAspectRatio="none" aria-hidden="true">{paths}</svg>'
    return (
        f'<figure class="histogram" role="img" aria-label="{escape(said)}"><div class="legend">{legend}</div>'
        f'{drawing}<div class="ticks">{ticks}</div></figure>'
    )


def share_out(counts: Counter[int], least: int, width: int, bins: int) -> list[float]:
    """The share of games in each bin."""
    games = sum(counts.values()) or 1
    found = [0.0] * bins
    for value, count in counts.items():
        place = (value - least) // width
        if 0 <= place < bins:
            found[place] += count / games
    return found


def outline(shares: Iterable[float], top: float) -> str:
    """The steps of a histogram as a path."""
    steps = "".join(f"L{k} {100 - 96 * share / top:.2f}L{k + 1} {100 - 96 * share / top:.2f}" for k, share in enumerate(shares))
    return f"M0 100{steps}V100"


def round_values(least: int, stop: int) -> list[int]:
    """Some five round numbers of a range."""
    step = 1
    while (stop - least) / step > 6:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    first = -(-least // step) * step
    return list(range(first, stop, step))


def write_table(table: Table, caption: str) -> str:
    """A table; the first cell of a row names it."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.shown
    )
    inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>{inside}</table></div>'


def write_section(section: Section, figures: str) -> str:
    """A section: the plots, and their figures as tables."""
    tables = "".join(write_table(table, section.title) for table in section.tables)
    if not section.is_open and tables:
        tables = f"<details><summary>{escape(figures)}</summary>{tables}</details>"
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    plots = "".join(section.plots)
    return f"<section><h2>{escape(section.title)}</h2><p>{escape(section.about)}</p>{plots}{tables}{note}</section>"


def write_page(
    *,
    language: str,
    title: str,
    about: str,
    facts: Sequence[tuple[str, str]],
    sections: Sequence[Section],
    figures: str,
    end: str,
) -> str:
    """The whole page."""
    style = TOKENS.read_text(encoding="utf-8") + STYLE.read_text(encoding="utf-8")
    told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    body = "".join(write_section(section, figures) for section in sections)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)} · Linewright</title><style>{style}</style></head>'
        f'<body><header><p class="house">Linewright</p><h1>{escape(title)}</h1><p>{escape(about)}</p><dl>{told}</dl></header>'
        f"<main>{body}</main><footer><p>{escape(end)}</p></footer></body></html>\n"
    )
