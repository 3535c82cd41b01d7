"""SOLO LINE: ten cards, one line through all of them, black as a joker (LL-70 to LL-73)."""

from collections import Counter
from datetime import date, timedelta

import pytest

import linewright as lw
from linewright.core.registry import find
from linewright.games.light_line.cards import read_cards
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.sets import cards_of
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line import view as views
from linewright.games.light_line.solo_line.solution import find_solution
from tests.games.light_line.layouts import STRAIGHT, STUB, assert_unreadable, card_set, pile, row, solo_table, told
from tests.games.light_line.model import line_length
from tests.games.observing import observe_match
from tests.games.playing import assert_refused, assert_said

GAME = find("solo-line")
BOX = [str(number) for number in range(1, 61)]
TEN = [str(number) for number in range(1, 11)]
RED, BLACK = "R:E2-W2", "K:E2-W2"


def length(match):
    return match.view(0)["length"]


def words(match):
    return [word for word, _ in told(match)]


# LL-70


def test_ll_70_ten_cards_are_dealt_from_the_deck():
    match = lw.new("solo-line", deck=BOX[::-1], seed=1)
    assert match.view(0)["hand"] == BOX[:49:-1]
    assert [str(card + 1) for card in match._state.deck if card >= 0] == BOX[49::-1]
    assert (match.seats, match.to_act, match.scores) == (1, (0,), (0,))
    assert rules.check(match._state) == 0


@pytest.mark.parametrize("size", [8, 9, 10, 11, 20, 21, 60])
def test_ll_70_the_hand_may_be_larger(size):
    match = lw.new("solo-line", deck=BOX, seed=1, hand_size=size)
    assert match.view(0)["hand"] == BOX[:size]
    assert rules.check(match._state) == 0
    if size < len(BOX):
        assert_refused(match, 0, f"lay R {size + 1}@0,0", "LL-70")
    match.play(0, f"lay R {size}@0,0")


def test_ll_70_one_line_goes_through_all_sixty_cards():
    match = solo_table([STRAIGHT] * 60, hand_size=60)
    row = " ".join(f"{card}@{column},0" for column, card in enumerate(match.view(0)["hand"]))
    match.play(0, f"line R {row}")
    assert (match.scores, match.winners) == ((60,), (0,))
    assert rules.check(match._state) == 0
    again = solo_table([STRAIGHT] * 60, hand_size=60)
    again.play(0, "line")  # as the solver finds it
    assert (again.scores, again.winners) == ((60,), (0,))


def test_ll_70_the_hand_size_is_a_number_from_8_to_60():
    assert lw.new("solo-line", seed=1).options["hand_size"] == 10
    for size in (0, 7, 61, "many", True):
        with pytest.raises(lw.BadOption, match="hand_size"):
            lw.new("solo-line", hand_size=size)


def test_ll_70_a_set_smaller_than_the_hand_is_refused():
    ten = card_set([STRAIGHT] * 10)
    assert sorted(map(int, lw.new("solo-line", cards=ten, seed=1).view(0)["hand"])) == list(range(1, 11))
    with pytest.raises(lw.BadOption, match="10"):
        lw.new("solo-line", cards=ten, hand_size=11)


def test_ll_70_every_card_must_be_used():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"line {row(TEN[:9])}")
    assert (match.is_over, match.winners, match.scores) == (True, (), (9,))
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"line {row(TEN)}")
    assert (match.is_over, match.winners, match.scores) == (True, (0,), (10,))


def test_ll_70_with_a_larger_hand_ten_cards_are_too_few():
    match = solo_table([STRAIGHT] * 12, hand_size=12)
    match.play(0, f"line {row(TEN)}")
    assert (match.winners, match.scores) == ((), (10,))


def test_ll_70_only_cards_of_the_hand_are_laid_each_once():
    match = lw.new("solo-line", deck=BOX, seed=1)
    match.play(0, "lay R 1@0,0")
    for layout in ("R 11@0,0", "R 1@0,0 2@1,0 1@2,0", "R 1@0,0 60@1,0"):
        assert_refused(match, 0, f"lay {layout}", "LL-70")
        assert_refused(match, 0, f"line {layout}", "LL-70")


def test_ll_70_a_deal_is_one_that_can_be_solved():
    """With any seed and any chance, as told by a judge that knows nothing of the solver."""
    for size, seed in ((8, 1), (10, 118), (12, 2), (16, 3), (20, 4)):
        for chance in ({"seed": seed}, {"secret": f"{seed:064x}"}):
            match = lw.new("solo-line", hand_size=size, **chance)
            colour, layout = find_solution(match._state)
            assert {str(one.card) for one in layout} == set(match.view(0)["hand"])
            assert line_length(cards_of(match.options), layout, colour, joker=True) == size
            assert rules.check(match._state) == 0


def test_ll_70_a_deal_that_is_not_solved_soon_is_dealt_again_unless_that_is_not_wanted():
    as_they_fall = lw.new("solo-line", seed=118, solvable=False)
    solved = lw.new("solo-line", seed=118)
    assert as_they_fall.view(0)["hand"] == ["20", "39", "44", "56", "50", *as_they_fall.view(0)["hand"][5:]]
    assert solved.view(0)["hand"] != as_they_fall.view(0)["hand"]
    easy = [lw.new("solo-line", seed=1, solvable=solvable).view(0)["hand"] for solvable in (True, False)]
    assert easy[0] == easy[1]


def test_ll_70_cards_that_nobody_can_solve_are_dealt_all_the_same():
    stubs = card_set([STUB] * 12)
    match = lw.new("solo-line", seed=1, cards=stubs)
    assert len(set(match.view(0)["hand"])) == 10
    assert rules.check(match._state) == 0
    laid = [str(number) for number in range(1, 11)]
    assert lw.new("solo-line", seed=1, cards=stubs, deck=laid).view(0)["hand"] == laid


def test_ll_70_the_puzzle_of_a_day_is_the_same_for_everybody_and_follows_from_the_date_alone():
    """Whatever the seed or the secret of the table: dealt here from the date by hand, as docs/decisions/0021 says."""
    hands = [
        lw.daily("solo-line", "2026-11-16", **wish).view(0)["hand"]
        for wish in ({"seed": 1}, {"seed": 2}, {"secret": "5e" * 32}, {"secret": "5f" * 32, "nonces": {0: "ab" * 8}})
    ]
    assert hands == [dealt_by_hand(20261116, 0)[:10]] * 4
    assert lw.daily("solo-line", "2026-11-17").view(0)["hand"] == dealt_by_hand(20261117, 0)[:10]
    assert lw.daily("solo-line", "2026-11-16", hand_size=8).view(0)["hand"] == hands[0][:8]


def dealt_by_hand(day, deals):
    """Shuffle the cards of a day, without a line of the package."""

    def mix(word):
        word = (word ^ word >> 16) * 0x21F0AAAD & 0xFFFFFFFF
        word = (word ^ word >> 15) * 0x735A2D97 & 0xFFFFFFFF
        return word ^ word >> 15

    def chance(seed, turn):
        return mix(seed + turn * 0x9E3779B9 & 0xFFFFFFFF)

    cards = list(range(1, 61))
    seed = chance(mix(day), deals)
    for k in range(59, 0, -1):
        other = chance(seed, k) * (k + 1) >> 32
        cards[k], cards[other] = cards[other], cards[k]
    return [str(card) for card in cards]


def test_ll_70_a_puzzle_of_the_day_can_be_solved_too():
    """On the first days of a year; where the first deal of a day is not solved soon, the next one is that of the day."""
    again = 0
    for number in range(12):
        day = date(2027, 1, 1) + timedelta(number)
        match = lw.daily("solo-line", day, hand_size=20)
        deals = [dealt_by_hand(int(f"{day:%Y%m%d}"), deals)[:20] for deals in range(8)]
        again += deals.index(match.view(0)["hand"]) > 0
        assert len(find_solution(match._state).layout) == 20
    assert again > 0


def test_the_chance_of_days_is_even():
    """In 3,000 days in a row every card comes to the hand about as often: 500 times, give or take 21."""
    days = [date(2026, 1, 1) + timedelta(number) for number in range(3_000)]
    counts = Counter(card for day in days for card in dealt_by_hand(int(f"{day:%Y%m%d}"), 0)[:10])
    assert len(counts) == 60
    assert all(400 < count < 600 for count in counts.values())


OLD = """linewright match 1
game solo-line
rules 1
seats 1
seed 118
hand_size 10
cards standard
moves
0 lay R 20@0,0 39@1,0
0 lay G 44@0,0 56@1,0t 50@1,1
0 line
stands rules 5bf3bd18 state 978576c0 scores 2
"""


def test_a_match_of_the_first_rules_goes_on_with_the_cards_it_was_dealt():
    match = lw.load(OLD)
    assert (match.options["solvable"], match.options["day"], match.scores) == (False, "none", (2,))
    assert lw.load(match.save()).digest_bytes == match.digest_bytes


# LL-71

MIXTURE = [RED, BLACK, RED, RED, BLACK, BLACK, BLACK, RED, RED, BLACK]


@pytest.mark.parametrize(
    "fronts", [MIXTURE, [BLACK, *[RED] * 9], [*[RED] * 9, BLACK], [*[BLACK] * 9, RED], [RED] * 10, [BLACK] * 10]
)
def test_ll_71_black_continues_a_line_and_the_colour_goes_on_after_it(fronts):
    match = solo_table(fronts)
    match.play(0, f"line {row(TEN, 'R')}")
    assert (match.scores, match.winners) == ((10,), (0,))


def test_ll_71_a_line_may_be_all_black():
    for colour in "BRGYK":
        match = solo_table([BLACK] * 10)
        match.play(0, f"line {row(TEN, colour)}")
        assert match.winners == (0,)


def test_ll_71_one_colour_is_chosen_and_others_do_not_join():
    match = solo_table(["R:E2-W2", "K:E2-W2", "G:E2-W2", "K:E2-W2", "K:E2-W2"])
    for colour, count in (("R", 2), ("G", 4), ("K", 2), ("B", 2)):
        match.play(0, f"lay {row(TEN[:5], colour)}")
        assert length(match) == count


def test_ll_71_with_black_chosen_only_black_counts():
    match = solo_table(MIXTURE)
    match.play(0, f"lay {row(TEN, 'K')}")
    assert length(match) == 3


def test_ll_71_black_joins_only_at_facing_ports():
    match = solo_table(["R:E2-W2", "K:E1-W1", "K:E2-W2 B:E1-W1", "K:N2-S2"])
    for layout, count in (("R 1@0,0 2@1,0", 1), ("R 1@0,0 3@1,0", 2), ("R 2@0,0 3@1,0", 1), ("R 1@0,0 4@1,0", 1)):
        match.play(0, f"lay {layout}")
        assert length(match) == count


# LL-72

# 6 1 2 3 4 run back into card 1, which black crosses on the way to 5, 7, 8, 9, 10
DOUBLE = ["R:W1-E3 K:N1-S1", "R:W3-S2", "R:N2-W2", "R:E2-N1", "R:S1-N1", "R:E1-W3", *["R:N1-S1"] * 4]
DOUBLE_LAYOUT = "R 6@-1,0 1@0,0 2@1,0 3@1,1 4@0,1 5@0,-1 7@0,-2 8@0,-3 9@0,-4 10@0,-5"


def test_ll_72_a_card_passed_twice_counts_once_and_the_line_wins():
    match = solo_table(DOUBLE)
    match.play(0, f"lay {DOUBLE_LAYOUT}")
    assert length(match) == 10
    match.play(0, "line")
    assert match.winners == (0,)


def test_ll_72_a_card_passed_twice_does_not_stand_for_two():
    match = solo_table(DOUBLE)
    match.play(0, f"line {DOUBLE_LAYOUT.rpartition(' ')[0]}")
    assert (match.scores, match.winners) == ((9,), ())


def test_ll_72_without_the_crossing_the_line_ends_there():
    match = solo_table(["R:W1-E3", *DOUBLE[1:]])
    match.play(0, f"lay {DOUBLE_LAYOUT}")
    assert length(match) == 5


def test_ll_72_one_line_must_touch_every_card():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"line {row(TEN[:5])} {row(TEN[5:])[2:].replace(',0', ',1')}")
    assert (match.scores, match.winners) == ((5,), ())


def test_ll_72_a_loop_through_every_card_wins():
    corners = ["R:E2-S2", "R:E2-W2", "R:E2-W2", "R:E2-W2", "R:S2-W2", "R:N2-W2", "R:E2-W2", "R:E2-W2", "R:E2-W2", "R:N2-E2"]
    match = solo_table(corners)
    match.play(0, "line R 1@0,0 2@1,0 3@2,0 4@3,0 5@4,0 6@4,1 7@3,1 8@2,1 9@1,1 10@0,1")
    assert (match.scores, match.winners) == ((10,), (0,))


# LL-73


def test_ll_73_cards_may_be_moved_and_turned_until_the_line_is_declared():
    match = solo_table([STRAIGHT] * 10)
    for layout, count in ((row(TEN[:3]), 3), ("B 1@0,0 2@5,1t", 1), ("B 1@5,0t 2@5,1t", 2), (pile(TEN), 10), ("R", 0)):
        match.play(0, f"lay {layout}")
        assert (length(match), match.scores, match.is_over, match.winners) == (count, (count,), False, ())
    match.play(0, "line R 4@0,0")
    assert match.is_over
    assert rules.check(match._state) == 0


def test_ll_73_what_lies_there_is_declared():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"lay {row(TEN[:4])}")
    match.play(0, "line")
    assert (match.scores, match.winners, match.log[-1]) == ((4,), (), (0, "line", None))
    ((word, details),) = told(match)
    assert (word, details.pop("solution")["length"]) == ("told-not-solved", 10)
    assert details == {"seat": 0, "length": 4, "size": 10}
    assert_said(GAME, [(word, details)])


def test_ll_73_a_declared_line_wins_or_its_length_is_the_result():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"line {row(TEN[:3])} 4@9,0 5@10,0")
    assert (match.scores, match.winners, words(match)) == ((3,), (), ["told-not-solved"])
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"line {row(TEN)}")
    assert (match.scores, match.winners, words(match)) == ((10,), (0,), ["told-solved"])


def test_ll_73_a_layout_of_nothing_is_declared_as_nothing():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, "line R")
    assert (match.scores, match.winners, match.is_over) == ((0,), (), True)


def test_ll_73_giving_up_scores_what_lies_there_and_never_wins():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"lay {row(TEN)}")
    match.play(0, "give up")
    assert (match.is_over, match.winners, match.scores) == (True, (), (10,))
    assert (match.view(0)["gave_up"], match.view(0)["phase"]) == (True, "over")
    ((word, details),) = told(match)
    assert (word, details["length"], details["solution"]["length"]) == ("told-give-up", 10, 10)
    match = solo_table([STRAIGHT] * 10)
    match.play(0, "give up")
    assert (match.scores, match.winners) == ((0,), ())


@pytest.mark.parametrize("end", ["give up", "line R 1@0,0"])
def test_ll_73_after_the_end_nothing_is_moved(end):
    match = solo_table([STRAIGHT] * 10)
    match.play(0, end)
    assert (match.to_act, match.legal(0)) == ((), [])
    for text in ("line", "lay R 2@0,0", "line R 2@0,0", "give up", "lay R 1@0.5,0", "lay R 1@0,0 1@1,0"):
        assert_refused(match, 0, text, "LL-73")


def test_ll_73_with_nothing_laid_the_line_is_the_one_the_solver_finds():
    for seed in range(3):
        match = lw.new("solo-line", seed=seed)
        match.play(0, "line")
        text = match.log[-1][1]
        assert match.winners == (0,)
        assert text.startswith("line ")
        assert judged(match, text) == 10
        again = lw.new("solo-line", seed=seed)
        again.play(0, text)
        assert (again.digest_bytes, again.log) == (match.digest_bytes, match.log)


def test_ll_73_the_solver_finds_the_longest_line_where_none_takes_every_card():
    match = solo_table(["R:E2-W2", "K:E2-W2", "R:E2-W2", "G:E2-W2"])
    match.play(0, "line")
    assert (match.scores, match.winners) == ((3,), ())
    match = solo_table([STUB] * 10)
    match.play(0, "line")
    assert match.scores == (1,)


def test_ll_73_the_solver_lays_and_the_player_may_lay_anew():
    match = lw.new("solo-line", seed=2)
    line, first, give_up = match.legal(0)
    assert (line.partition(" ")[2], give_up) == (first.partition(" ")[2], "give up")
    match.play(0, first)
    assert (length(match), words(match)) == (10, ["told-solo-lay"])
    hand = match.view(0)["hand"]
    match.play(0, f"lay R {hand[0]}@0,0")
    assert len(match.view(0)["bench"]) == 1
    match.play(0, "lay R")
    match.play(0, "line")
    assert match.winners == (0,)


def judged(match, text):
    """Judge a line by the model."""
    _, colour, *words_ = text.split()
    cards = read_cards("\n".join(f"{number} {front}" for number, front in match.view(0)["cards"].items()))
    layout = []
    for word in words_:
        card, cell = word.split("@")
        column, row_ = cell.rstrip("t").split(",")
        layout.append(Laid(int(card), int(column), int(row_), cell.endswith("t")))
    return line_length(cards, layout, "BRGYK".index(colour), joker=True)


@pytest.mark.parametrize(
    "text", ["lay", "give", "giveup", "line up", "call 3", "show R 1@0,0", "time", "", "solve", "layR 1@0,0"]
)
def test_no_other_text_is_a_move_of_solo_line(text):
    assert_unreadable(lw.new("solo-line", deck=BOX, seed=1), 0, text)


def test_a_puzzle_takes_no_time():
    with pytest.raises(lw.NotARace):
        lw.new("solo-line", seed=1).play(0, "give up", at=5)


# What may be known


def test_the_view_of_a_puzzle():
    match = solo_table([STRAIGHT] * 2)
    match.play(0, "lay K 2@0,-1t 1@0,0")
    view = match.view(0)
    assert view["cards"]["3"] == "2 G:N1-E1"
    assert view | {"cards": 0, "options": 0} == {
        "game": "solo-line",
        "seat": 0,
        "options": 0,
        "to_act": [0],
        "scores": [2],
        "is_over": False,
        "winners": [],
        "phase": "building",
        "gave_up": False,
        "hand": TEN,
        "colour": "K",
        "bench": [
            {"card": "2", "column": 0, "row": -1, "turned": True},
            {"card": "1", "column": 0, "row": 0, "turned": False},
        ],
        "length": 2,
        "lines": {key: {"length": 2, "sections": [[0, -1, "N2", "S2"], [0, 0, "N2", "S2"]]} for key in "BRGYK"},
        "cards": 0,
    }
    assert match.view() == view | {"seat": None}


def test_a_learner_sees_the_hand_and_the_bench():
    match = solo_table([STRAIGHT] * 2)
    match.play(0, "lay K 2@0,-1t 1@0,0")
    seen = observe_match(match, 0)
    assert seen["hand"][:11] == [*range(1, 11), 0]
    planes = (seen[f"bench_{name}"][:3] for name in ("card", "column", "row", "turned"))
    assert list(zip(*planes, strict=True)) == [(2, 0, -1, 1), (1, 0, 0, 0), (0, 0, 0, 0)]
    assert (seen["bench_colour"], seen["phase"], seen["result"], seen["options"][0]) == (4, 0, 0, 10)


def test_imagined_worlds_shuffle_the_cards_that_were_not_dealt():
    match = lw.new("solo-line", deck=BOX, seed=1)
    match.play(0, "lay R 1@0,0 2@1,0")
    worlds = [match.seen_by(0).imagine(seed) for seed in range(3)]
    assert len({world.deck.tobytes() for world in worlds}) == 3
    for world in worlds:
        assert rules.check(world) == 0
        assert views.view(world, 0) == views.view(match._state, 0)
        assert sorted(int(card) for card in world.deck if card >= 0) == list(range(10, 60))
