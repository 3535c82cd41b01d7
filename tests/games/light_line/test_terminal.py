"""The five games in the terminal: what is drawn, in three languages and at any width, and how races and puzzles go there."""

import functools
import io
import re
from textwrap import dedent

import pytest
from rich.console import Console

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.core.registry import find
from linewright.core.words import LANGUAGES, Words
from linewright.games.light_line.drawing import LARGE, MIDDLE, SMALL, draw_cards, draw_table, sheet_for
from linewright.games.light_line.line.terminal import payments
from linewright.games.light_line.sets import standard_cards
from linewright.terminal import COMMANDS, TerminalTable

GAMES = ("line", "long-line", "kidz-line", "solo-line", "head-line")
WIDTHS = (34, 50, 80, 100, 140)
NAMES = ["You", "Bevel", "Chisel", "Awl", "Dowel", "Gouge", "Jig", "Mallet"]


class Asked(Words):
    """Words that note which of them a language lacks."""

    def __init__(self, language, folder):
        super().__init__(language, folder)
        self.lacking = set()
        self.said = set()

    def say(self, word, **details):
        self.said.add(word)
        if not self.has(word):
            self.lacking.add(word)
        return super().say(word, **details)


def drawn(view, width=80, language="en"):
    """What a terminal of this width shows, line by line, and the words it was asked for."""
    game = find(view["game"])
    words = Asked(language, game.folder)
    paper = io.StringIO()
    Console(file=paper, width=width).print(game.terminal.draw(view, NAMES, words))
    return [line.rstrip() for line in paper.getvalue().splitlines()], words


def text_of(view, width=80, language="en"):
    return "\n".join(drawn(view, width, language)[0])


def table_of(placed, width):
    """A table alone, as text."""
    paper = io.StringIO()
    Console(file=paper, width=width).print(*draw_table(placed, Words("en", find("line").folder), width), sep="\n")
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def cross(columns, rows):
    """Cards in the middle row and the middle column of a table, the start card first."""
    cells = [(column, 0) for column in range(-(columns // 2), columns - columns // 2)]
    cells += [(0, row) for row in range(-(rows // 2), rows - rows // 2)]
    ordered = dict.fromkeys(sorted(cells, key=lambda cell: abs(cell[0]) + abs(cell[1])))
    return [(card, *cell, k % 2 == 1) for k, (card, cell) in enumerate(zip(standard_cards(), ordered, strict=False))]


@functools.cache
def all_positions():
    """Views of every kind of moment, and of every seventh besides."""
    kinds = {}
    for name in GAMES:
        for k, view in enumerate(positions(name)):
            is_own = view["seat"] in view["to_act"]
            kind = (
                name,
                view["phase"],
                view["seat"],
                is_own,
                bool(view.get("bench")),
                view.get("length") in view.get("taken", []),
            )
            kinds.setdefault(kind if k % 7 else (name, k), view)
    return list(kinds.values())


def positions(name, seed=3, **wishes):
    """Views of own seat and spectator all through a game that greedy bots play; a race is played with its table moves."""
    match = lw.new(name, seed=seed, **wishes)
    bot = lw.bot(name, "greedy", seed=1)
    for turn in range(400):
        yield match.view(0)
        yield match.view(None)
        if match.is_over:
            return
        legal = match.legal(None) if match.game.table_moves else []
        if "turn" in legal and turn % 8 != 7:
            match.play(None, "turn")
        elif name == "long-line" and turn % 12 == 11 and "time" in legal:
            match.play(None, "time")
        else:
            seat = match.to_act[turn % len(match.to_act)]
            match.play(seat, bot.choose(match.seen_by(seat)))


def odd_positions():
    """Views of moments that few games have."""
    line = lw.new("line", seed=3, first=0).view(0)
    yield {**line, "worth": {}}
    yield {**line, "phase": "replacing", "hand": None, "worth": {}}
    yield {**line, "phase": "paying", "hand": None, "owed": 12, "payable": 10, "worth": {}}
    yield {**line, "phase": "paying", "hand": None, "owed": 2, "payable": 0, "piles": dict.fromkeys("2345", 0), "ending": True}
    yield {**line, "to_act": [1], "turn": 1}
    yield lw.new("line", seed=3, seats=6, open_hands=True).view(2)
    kidz = lw.new("kidz-line", seed=3, first=0)
    yield {**kidz.view(0), "worth": {}}
    lenient = lw.new("kidz-line", seed=3, first=0, strict_kids=False)
    yield lenient.view(0)
    lenient.play(0, "under")
    yield lenient.view(0)
    yield kidz.view(1)
    long = lw.new("long-line", seed=3, seats=4, false_call="zero")
    long.play(1, long.legal(1)[0])
    number = long.view(1)["length"]
    long.play(1, f"call {number}")
    long.play(0, f"lay R {long.view(0)['hand'][0]}@0,0")
    yield long.view(0)
    yield {**long.view(0), "taken": [number], "length": number}
    long.play(0, "call 8")
    yield long.view(0)
    yield {**lw.new("long-line", seed=3).view(0), "bench": kidz.view(0)["table"], "cards": kidz.view(0)["cards"], "hand": []}
    head = lw.new("head-line", seed=3, wrong_call="continue")
    for _ in range(12):
        head.play(None, "turn")
    head.play(0, "call")
    yield head.view(0)
    yield head.view(1)
    head.play(0, f"show R {head.view(0)['open'][0]}@0,0")
    yield head.view(0)


# What is drawn


def test_a_line_table_names_its_cells_and_shows_the_own_card_both_ways():
    shown = text_of(lw.new("line", seed=3, first=0).view(0))
    assert shown == dedent("""\
            -1        0        1
                    0,-1
               ┌───48────────┐
               │      G      │
               │YYYYYY+YYYYYY│
               │      G      │
        0 -1,0 │KKKKKK+KKKKKK│ 1,0
               │      G      │
               │GGGGGGG   BBB│
               │          B  │
               └─────────────┘
                     0,1

        Colours: B blue  R red  G green  Y yellow  K black
        Your card
        as it is        turned
        ┌───58────────┐ ┌───58───↻────┐
        │  Y       R  │ │  B   K      │
        │  Y       RRR│ │  B   K   YYY│
        │  Y          │ │  B   K   Y  │
        │KK+KKKK   BBB│ │BBB   KKKK+KK│
        │  Y   K   B  │ │          Y  │
        │YYY   K   B  │ │RRR       Y  │
        │      K   B  │ │  R       Y  │
        └─────────────┘ └─────────────┘
        Piles: 2s: 13  3s: 18  4s: 13  5s: 13
        ▶ You    0 points  no number cards  card 58 in hand
          Bevel  0 points  no number cards  a 3 in hand

        To place your card, type: place 58 COLUMN,ROW (and “turned” after it to turn the
        card). The numbers next to the cards are the cells.""")


def test_where_there_is_no_room_cards_are_drawn_smaller():
    cards = standard_cards()
    placed = [(cards[22], 0, 0, False), (cards[4], 1, 0, True)]
    assert [sheet_for(placed, width).size for width in (41, 27, 23)] == [LARGE, MIDDLE, SMALL]
    assert table_of(placed, 27) == [
        "    -1    0      1     2",
        "         0,-1   1,-1",
        "       ┌B K  ┐┌  R B┐",
        "       Y+Y+YY RRRR B",
        "0 -1,0 G+G+G+GGGGG BB 2,0",
        "       BB K Y YYY+YY",
        "       └  K Y┘└  G Y┘",
        "         0,1    1,1",
    ]
    assert table_of(placed, 23) == [
        "    -1   0    1    2",
        "        0,-1 1,-1",
        "       ┌BK ┐┌ RB┐",
        "       Y++Y RRRB",
        "0 -1,0 G+++GGGGBB 2,0",
        "       BBKY YY+Y",
        "       └ KY┘└ GY┘",
        "        0,1  1,1",
    ]


@pytest.mark.parametrize(("width", "size"), [(80, SMALL), (100, MIDDLE), (140, MIDDLE)])
def test_a_table_of_twelve_by_eight_cards_fits(width, size):
    placed = cross(12, 8)
    sheet = sheet_for(placed, width)
    assert (sheet.size, sheet.columns) == (size, 12)
    shown = table_of(placed, width)
    assert max(map(len, shown)) <= width
    for name in ("-7,0", "6,0", "0,-5", "0,4", "-6,1", "5,-1"):
        assert name in " ".join(shown).split() or re.search(rf"(?<![-0-9,]){name}(?![0-9])", "\n".join(shown))
    assert shown[0].split() == [str(column) for column in range(-7, 7)]


def test_a_table_wider_than_the_window_shows_the_columns_around_the_last_card():
    placed = cross(12, 8)
    assert placed[-1][1] == -6
    shown = table_of(placed, 40)
    assert " ".join(shown[-2:]) == "Showing columns -6 to -3 of -6 to 5; a wider window shows more."
    assert table_of([*placed[:-1], (placed[-1][0], 6, 0, False)], 40)[-2].startswith("Showing columns")
    assert shown[0].split() == ["-7", "-6", "-5", "-4", "-3", "-2"]


def test_many_cards_side_by_side_are_drawn_smaller():
    few, many = (draw_cards(standard_cards()[:count], 80).plain.split("\n") for count in (10, 11))
    assert (len(few), max(map(len, few))) == (18, 79)
    assert (len(many), max(map(len, many))) == (12, 79)
    assert many[0].split() == [str(card.number) for card in standard_cards()[:10]]


def test_cards_on_the_workbench_are_not_drawn_in_the_hand_again():
    match = lw.new("solo-line", seed=3)
    assert "22@0,0 12@1,0t" in text_of(match.view(0))
    match.play(0, "lay B 22@0,0 12@0,1t")
    shown = text_of(match.view(0), 100)
    assert shown.index("40") < shown.index("Workbench") < shown.index("─22─") < shown.index("lay B 22@0,0 12@0,1t")
    assert "Your longest line in blue: 1 of 10 cards" in shown


def test_a_payment_lists_every_way():
    piles = {"2": 3, "3": 1, "4": 1, "5": 1}
    assert payments(piles, 5) == ["take 5", "take 2+3"]
    assert payments(piles, 4) == ["take 4", "take 2+2"]
    assert payments(piles, 6) == ["take 2+4"]
    assert payments(piles, 0) == ["take none"]
    match = lw.new("line", seed=3, first=0)
    bot = lw.bot("line", "greedy")
    while not match.is_over:
        view, seat = match.view(match.to_act[0]), match.to_act[0]
        if view["phase"] == "paying":
            assert sorted(payments(view["piles"], view["payable"])) == sorted(match.legal(seat))
        match.play(seat, bot.choose(match.seen_by(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_drawn_in_words_and_no_wider_than_the_window(language):
    views = all_positions()
    assert {(view["game"], view["phase"]) for view in views} >= {
        ("line", "placing"),
        ("line", "paying"),
        ("line", "drawing"),
        ("line", "over"),
        ("kidz-line", "placing"),
        ("kidz-line", "over"),
        ("solo-line", "building"),
        ("solo-line", "over"),
        ("long-line", "building"),
        ("long-line", "over"),
        ("head-line", "turning"),
        ("head-line", "showing"),
        ("head-line", "over"),
    }
    said = set()
    for k, view in enumerate([*odd_positions(), *views]):
        shown, words = drawn(view, WIDTHS[k % len(WIDTHS)], language)
        said |= words.said
        assert words.lacking == set()
        assert max(map(len, shown)) <= WIDTHS[k % len(WIDTHS)]
        assert not re.search(r"[{}]", "\n".join(shown))
    at_the_table = (find("line").folder / "words" / "en.ftl").read_text().partition("# At the table")[2].partition("\n# ")[0]
    ours = set(re.findall(r"(?m)^([a-z-]+) =", at_the_table))
    assert len(ours) > 50
    assert ours - said <= {"columns-shown", "table-idle"}


# Puzzles and races at the table


def seated(name, **wishes):
    """A terminal table that writes into a text."""
    match = lw.new(name, seed=3, first=0, **wishes)
    paper = io.StringIO()
    bots = {seat: lw.bot(name, "greedy", seed=seat) for seat in range(1, match.seats)}
    return TerminalTable(match, 0, bots, Console(file=paper, width=100), Words("en", match.game.folder)), paper


@pytest.mark.parametrize("name", GAMES)
def test_the_solution_of_a_puzzle_is_told_only_to_who_asks_for_a_hint(name):
    table, paper = seated(name)
    while table.match.game.name == "head-line" and "show" not in table.match.legal(0)[0]:
        table.match.play(*((None, "turn") if len(table.match.log) < 12 else (0, "call")))
    solution = table.match.legal(0)[0]
    game = table.match.game
    assert table.completions() == [*(game.examples if game.puzzle else table.match.legal(0)), *COMMANDS]
    table.obeys("?")
    shown = " ".join(paper.getvalue().split())
    assert (solution in shown) != game.puzzle
    assert all(example in shown for example in game.examples if game.puzzle)
    table.obeys("hint")
    said = paper.getvalue().partition("Hint: ")[2]
    assert said
    assert not game.puzzle or "@" in said


def test_enter_turns_a_card_until_a_bot_calls():
    table, paper = seated("head-line")
    table.bots_move()
    assert table.match.log == []
    table.obeys("hint")
    assert "Hint: wait" in paper.getvalue()
    while "call" not in [text for _, text, _ in table.match.log]:
        before = len(table.match.log)
        table.obeys("")
        assert table.match.log[before:][0][:2] == (None, "turn") or table.match.log[before][1] == "call"
    assert [text.split()[0] for _, text, _ in table.match.log[-2:]] == ["call", "show"]
    assert sum(len(facts["won"]) for facts in table.match.view(0)["seats"]) == 1


def test_enter_does_not_run_the_own_time_out():
    table, paper = seated("head-line")
    for line in ("", "", "", "call", "", ""):
        table.obeys(line)
    assert table.match.view(0)["caller"] == 0
    assert "Everyone else is waiting for you" in paper.getvalue()
    table.obeys("time")
    assert table.match.view(0)["caller"] is None
    assert "You’ve run out of time." in paper.getvalue()


def test_a_seat_out_of_the_round_watches_until_the_next():
    table, _ = seated("head-line", wrong_call="continue")
    for line in ("", "", "", "call"):
        table.obeys(line)
    table.obeys(f"show R {table.match.view(0)['open'][0]}@0,0")
    assert 0 in table.match.to_act
    assert any(text == "call" and seat in (1, 2) for seat, text, _ in table.match.log)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["long-line", "head-line"])
def test_a_race_is_played_to_its_end_by_letting_time_go_by(name):
    table, paper = seated(name)
    for _ in range(1_000):
        if table.match.is_over:
            break
        before = len(table.match.log)
        table.obeys("")
        if len(table.match.log) == before:
            table.obeys("time")
    table.finish()
    assert table.match.is_over
    assert re.search(r"win|draw", paper.getvalue().splitlines()[-1])


def test_who_has_called_waits_for_the_next_round_of_long_line():
    table, paper = seated("long-line")
    table.obeys(table.match.legal(0)[0])
    length = table.match.view(0)["length"]
    assert f"call {length} calls your line" in paper.getvalue()
    table.obeys(f"call {length}")
    assert table.match.view(0)["rounds"] == 1
    assert 0 in table.match.to_act
    assert f"You score {length} points." in paper.getvalue()


def test_a_puzzle_given_up_tells_its_length_and_no_draw():
    table, paper = seated("solo-line")
    hand = table.match.view(0)["hand"]
    table.obeys(f"lay K {hand[0]}@0,0")
    table.obeys("give up")
    table.finish()
    assert "You give up with a line of 1 card." in paper.getvalue()
    assert paper.getvalue().splitlines()[-1] == "You: 1"


def test_nobody_solves_a_puzzle_for_the_person():
    table, paper = seated("long-line")
    table.obeys("call 3")
    assert "LL-55" in paper.getvalue()
    assert table.match.log == []
    table, paper = seated("solo-line")
    table.obeys("line")
    assert "Not solved: your line has 0 of 10 cards." in paper.getvalue()
    assert lw.load(table.match.save()).digest_bytes == table.match.digest_bytes


def test_the_name_of_a_cell_never_runs_into_a_card():
    for seed in range(4):
        match = random_match("line", seed, seats=2)
        for width in (40, 60, 80, 120):
            shown = text_of(match.view(None), width=width)
            assert not re.search(r"-?\d+,-?\d+[BRGYK+│┌└]|[BRGYK+│┐┘]-?\d+,-?\d", shown), shown
