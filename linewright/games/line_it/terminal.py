"""How Line-it looks in a terminal: the same view as everywhere, drawn with Rich. A shape stands beside every colour."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from linewright.core.words import Words
from linewright.games.line_it.cards import COLOURS, LAST_NUMBER, card_of, colour_of

WIDE_COLUMNS = 72  # of the terminal, from which on a line lies beside its seat
SHAPES = {"red": "♥", "blue": "♦", "green": "☘", "yellow": "★"}
INKS = {"red": "bright_red", "blue": "bright_blue", "green": "bright_green", "yellow": "bright_yellow"}
ARROWS = {"up": "↗", "down": "↘", None: " "}


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it."""
    title = words.say(view["phase"] if view["phase"] != "turns" else "round", round=view["round"], rounds=view["rounds"])
    top = Text.assemble((title, "bold"), f"   {words.say('deck')} {view['deck']}   {words.say('jackpots')} ")
    for colour in COLOURS:
        top.append(f" {SHAPES[colour]} {view['jackpots'][colour]} ", INKS[colour])
    parts: list[RenderableType] = [top]
    if view["market"]:
        market = Text(f"{words.say('market')}  ", "bold")
        parts.append(market.append_text(draw_cards(view["market"])))
    return Group(*parts, Seats(view, names, words))


def shows_scores(view: dict[str, Any]) -> bool:
    """Whether everybody may read the scores (LI-70)."""
    return bool(view["show"]["scores"])


class Seats:
    """What lies before each seat: a row each, or two where the terminal is narrow."""

    def __init__(self, view: dict[str, Any], names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield draw_seats(self.view, self.names, self.words, wide=options.max_width >= WIDE_COLUMNS)


def draw_seats(view: dict[str, Any], names: Sequence[str], words: Words, *, wide: bool = True) -> RenderableType:
    """Draw the seats in the order of play; a line that has no room beside its seat goes below it."""
    rows: list[RenderableType] = []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat, facts in enumerate(view["seats"]):
        turn = "▶" if seat in view["to_act"] else " "
        token = "①" if seat == view["token"] else " "
        name = Text(f"{turn}{token} {names[seat]}", "bold" if seat == view["seat"] else "")
        score = words.say("points", count=facts["score"]) if view["show"]["scores"] or seat == view["seat"] else ""
        hand, line = draw_hand(view, seat, words), draw_line(facts, words)
        table.add_row(name, score, hand, line)
        rows += [Text("  ").join((name, Text(score), hand)), Padding(line, (0, 0, 0, 3))]
    return table if wide else Group(*rows)


def draw_hand(view: dict[str, Any], seat: int, words: Words) -> Text:
    """Draw a hand: its faces for its owner, and for all with open hands; else how many cards."""
    hand = view["seats"][seat]["hand"]
    if hand and (seat == view["seat"] or view["show"]["hands"]):
        return Text(f"{words.say('hand')}: ").append_text(draw_cards(hand))
    return Text(f"{words.say('hand')}: {words.say('hidden-hand', cards=len(hand))}")


def draw_line(facts: dict[str, Any], words: Words) -> Text:
    """Draw a line with its direction, and how far its bet is."""
    if not facts["line"]:
        return Text(words.say("empty-line"), "dim")
    line = Text(f"{ARROWS[facts['direction']]} ").append_text(draw_cards(facts["line"]))
    if facts["bet"]:
        line.append(f"({words.say('bet-progress', after=facts['after_bet'], stake=facts['bet'])})", "dim")
    return line


def draw_cards(names: Sequence[str]) -> Text:
    """Write cards side by side, numbers with the shape and ink of their colour, bets in frames."""
    text = Text()
    for name in names:
        card = card_of(name)
        if card > LAST_NUMBER:
            text.append(f"[{name}]", "bold")
        else:
            colour = COLOURS[colour_of(card)]
            text.append(f"{name}{SHAPES[colour]}", INKS[colour])
        text.append("  ")
    return text
