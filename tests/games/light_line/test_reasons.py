"""Why a hint is good: every reason has words, and what it claims is so; hints of SOLO LINE lead to a solution, card by card."""

import random

import pytest

import linewright as lw
from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.completing import Budget, Search, complete
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.line import rules as line_rules
from linewright.games.light_line.sets import card_in, cards_of
from linewright.games.light_line.solo_line.solution import fit_into, next_card
from tests.games.light_line.layouts import STUB, call, head_table, long_table, row, solo_table, turn
from tests.games.light_line.model import line_length
from tests.games.light_line.positions import paying, play, play_randomly, position, straights
from tests.games.playing import assert_said


def reasons_of(match, seat, text):
    """The reasons for a move, as a hint gives them."""
    state = match.seen_by(seat).imagine(1)
    action = match.game.notation.action_of(state, seat, text)
    return match.game.reasons.reasons(state, seat, action)


def hinted(match, seat=0):
    """The game's own hint."""
    return match.game.reasons.hint(match.seen_by(seat).imagine(0), seat)


# LINE and KIDZ LINE


@pytest.mark.parametrize("kind", ["line", "kidz-line"])
def test_every_move_has_one_to_three_reasons_and_their_words(kind):
    said = {}
    for match in play_randomly(lw.new(kind, seats=4, seed=2)):
        state, seat = match._state, match.to_act[0]
        before = state.tobytes()
        out = match.game.scratch()
        for action in out[: match.game.rules.list_legal(state, seat, out)].tolist():
            found = match.game.reasons.reasons(state, seat, action)
            assert 1 <= len(found) <= 3
            assert len({word for word, _ in found}) == len(found)
            said |= {(word, *sorted(args)): args for word, args in found}
        assert state.tobytes() == before
    assert_said(match.game, [(word, args) for (word, *_), args in said.items()])


def test_a_placement_is_praised_for_its_points_and_only_if_it_is_so_for_being_the_best():
    match = position(straights("3" * 6 + "2345"), "1 2@1,0 3@2,0", "4 5")
    assert reasons_of(match, 0, "place 4 3,0") == [("hint-line-points", {"points": 4, "count": 1})]  # -1,0 is as good


def test_a_card_between_two_ends_joins_them():
    cards = "1 3 R:W2-E2 B:N2-S2; 2 3 B:N2-E2; 3 3 B:W2-S2 R:N2-E2; 4 3 R:N2-S2 G:W1-E1; 5 3 R:W2-S2; 6 3 R:E1-W1"
    match = position(cards, "1 2@0,1 3@1,1", "5 4")
    assert [word for word, _ in reasons_of(match, 0, "place 5 1,0")] == ["hint-line-points", "hint-line-joins", "hint-line-best"]
    assert reasons_of(match, 0, "place 5 1,0")[1][1] == {"colour": "R", "length": 3}


def test_a_payment_is_praised_for_few_cards_and_says_what_it_leaves():
    match = paying(5, "2 2 3 5")
    assert reasons_of(match, 0, "take 5") == [("hint-line-one-card", {}), ("hint-line-leaves", {"number": "5", "left": 0})]
    assert reasons_of(match, 0, "take 2+3") == [("hint-line-leaves", {"number": "3", "left": 0})]
    assert reasons_of(paying(4, "2 2 5"), 0, "take 2+2") == [
        ("hint-line-only", {}),
        ("hint-line-leaves", {"number": "2", "left": 0}),
    ]
    assert reasons_of(paying(2, "3 4"), 0, "take none") == [("hint-line-none", {})]
    play(match, "0: take 5")
    assert reasons_of(match, 0, "draw 2") == [("hint-line-tallest", {"number": "2", "left": 1})]
    assert reasons_of(match, 0, "draw 3") == [("hint-line-leaves", {"number": "3", "left": 0})]


def test_what_the_greedy_bot_plays_at_line_is_never_praised_less_than_others():
    """The best placement is called the best if no other is as good, and nothing else ever is."""
    called_best = 0
    for match in play_randomly(lw.new("line", seats=3, seed=5)):
        seat = match.to_act[0]
        worth = match.view(seat)["worth"]
        paid = sorted(min(points, line_rules.MOST_PAID) for points in worth.values())
        for text, points in worth.items():
            is_best = len(paid) > 1 and min(points, line_rules.MOST_PAID) > paid[-2]
            assert ("hint-line-best" in dict(reasons_of(match, seat, text))) == is_best
            called_best += is_best
    assert called_best > 5


# LONG LINE


def test_a_line_of_long_line_is_praised_for_its_length_and_a_call_for_its_number():
    match = long_table()
    assert reasons_of(match, 0, f"lay {row([1, 2, 3])}") == [("hint-long-lay", {"length": 3, "colour": "R"})]
    text = f"lay {row(range(1, 9))}"
    assert reasons_of(match, 0, text) == [("hint-long-lay", {"length": 8, "colour": "R"}), ("hint-long-longest", {})]
    call(match, 1, 5)
    match.play(0, f"lay {row([1, 2, 3])}")
    found = reasons_of(match, 0, "call 3")
    assert found == [("hint-long-call", {"length": 3, "colour": "R"}), ("hint-long-cap", {"cap": 2})]
    assert_said(match.game, [*found, ("hint-long-longest", {}), ("hint-long-lay", {"length": 8, "colour": "R"})])
    assert hinted(match) is None  # what a bot would do


# HEAD LINE


def test_a_hint_at_head_line_is_to_wait_until_a_line_is_there():
    match = turn(head_table("4333"), 3)
    assert hinted(match) == ("", [("hint-head-wait", {"number": 4})])
    turn(match)
    assert hinted(match) is None
    found = reasons_of(match, 0, "call")
    assert found == [("hint-head-call", {"number": 4})]
    match.play(0, "call")
    assert hinted(match) is None
    shown = lw.bot("head-line", "greedy").choose(match.seen_by(0))
    assert reasons_of(match, 0, shown)[0][0] == "hint-head-show"
    assert_said(match.game, [*found, *reasons_of(match, 0, shown), ("hint-head-wait", {"number": 4})])


# SOLO LINE


@pytest.mark.parametrize(("size", "seed"), [(8, 1), (10, 2), (12, 3)])
def test_hints_of_solo_line_alone_solve_it_card_by_card(size, seed):
    match = lw.new("solo-line", seed=seed, hand_size=size)
    said = {}
    counts = []
    while not match.is_over:
        text, why = hinted(match)
        said |= dict(why)
        match.play(0, text, unaided=True)
        counts.append(len(match.view(0)["bench"]))
    assert match.winners == (0,)
    assert counts == [*range(2, size + 1), size]
    assert set(said) == {"hint-solo-start", "hint-solo-next", "hint-solo-declare"}
    assert_said(match.game, said.items())


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_keeps_what_lies_there_if_it_can_be_completed(seed):
    """A player lays part of another solution, moved and turned, and gets a card that leads on from there."""
    match = lw.new("solo-line", seed=seed)
    hand = [int(card) for card in match.view(0)["hand"]]
    cards = {number: card_in(match._state, number - 1) for number in hand}
    first = Laid(hand[0], 5, 5, turned=True)
    free = {number: card for number, card in cards.items() if number != hand[0]}
    whole = next(
        found
        for colour in range(4)
        if isinstance(found := complete([first], free, {hand[0]: cards[hand[0]]}, colour, Budget(20_000)), list)
    )
    part = whole[:4]
    match.play(0, "lay B " + " ".join(f"{one.card}@{one.column},{one.row}{'t' if one.turned else ''}" for one in part))
    text, ((word, args),) = hinted(match)
    match.play(0, text, unaided=True)
    bench = match.view(0)["bench"]
    assert (word, len(bench), bench[-1]["card"]) == ("hint-solo-next", 5, args["card"])
    assert [(int(one["card"]), one["column"], one["row"], one["turned"]) for one in bench[:-1]] == [tuple(one) for one in part]
    while not match.is_over:
        match.play(0, hinted(match)[0], unaided=True)
    assert match.winners == (0,)


def test_a_layout_that_leads_nowhere_loses_as_few_cards_as_needed():
    """A corner below a red row cannot be reached: the row stays, the corner goes."""
    match = solo_table(["R:E2-W2"] * 7 + ["R:N1-W2"], hand_size=8)
    match.play(0, f"lay {row([1, 2, 3])} 8@1,1")
    text, ((word, args),) = hinted(match)
    assert (word, args["count"], args["proven"]) == ("hint-solo-back", 1, "yes")
    match.play(0, text, unaided=True)
    assert {one["card"] for one in match.view(0)["bench"]} == {"1", "2", "3", args["card"]}
    assert_said(match.game, [(word, args), (word, args | {"proven": "no"})])


def test_a_heap_still_gets_a_hint_that_leads_on():
    chance = random.Random(3)  # noqa: S311  a heap to test with
    for seed in range(3):
        match = lw.new("solo-line", seed=seed, hand_size=12)
        cells = chance.sample([(column, line) for column in range(4) for line in range(4)], 9)
        laid = [f"{name}@{column},{line}" for name, (column, line) in zip(match.view(0)["hand"], cells, strict=False)]
        match.play(0, f"lay G {' '.join(laid)}")
        while not match.is_over:
            text, why = hinted(match)
            assert_said(match.game, why)
            match.play(0, text, unaided=True)
        assert match.winners == (0,)


def test_where_no_line_takes_every_card_the_longest_is_hinted_at_and_then_declared():
    match = solo_table(["R:E2-W2", "K:E2-W2", "R:E2-W2", "G:E2-W2"])
    _, ((word, args),) = hinted(match)
    assert (word, args) == ("hint-solo-longest", {"length": 3, "size": 10, "colour": "R"})
    assert_said(match.game, [(word, args), ("hint-solo-anew", {"colour": "R", "size": 10, "card": "1", "next": "2"})])
    for count in (2, 3):
        match.play(0, hinted(match)[0], unaided=True)
        assert len(match.view(0)["bench"]) == count
    match.play(0, hinted(match)[0], unaided=True)
    assert (match.is_over, match.scores) == (True, (3,))


def test_whoever_gives_up_is_shown_a_solution():
    match = lw.new("solo-line", seed=3)
    match.play(0, "give up")
    ((_, details),) = match.tell(-1)
    solution = details["solution"]
    laid = [Laid(int(one["card"]), one["column"], one["row"], one["turned"]) for one in solution["bench"]]
    assert solution["length"] == len(laid) == 10
    assert line_length(cards_of(match.options), laid, COLOURS.index(solution["colour"]), joker=True) == 10
    match = lw.new("solo-line", seed=3)
    match.play(0, f"line {row(match.view(0)['hand'][:1])}")
    assert match.tell(-1)[0][1]["solution"] == solution


def test_a_layout_is_found_in_a_solution_wherever_and_whichever_way_round_it_lies():
    whole = [Laid(3, 0, 0, turned=False), Laid(7, 1, 0, turned=True), Laid(9, 1, 1, turned=False), Laid(5, 0, 1, turned=False)]
    moved = [Laid(one.card, one.column + 4, one.row - 2, one.turned) for one in whole]
    upside_down = [Laid(one.card, 6 - one.column, -one.row, not one.turned) for one in whole]
    for seen in (whole, moved, upside_down):
        for part in (seen[:1], seen[1:3], [seen[3], seen[0]], seen):
            assert fit_into(part, whole) == seen
        assert next_card(seen[1:2], seen) == seen[0]
        assert next_card(seen[:2], seen) == seen[2]
        assert next_card([seen[0], seen[3]], seen) == seen[1]
    assert fit_into([], whole) == whole
    assert fit_into([whole[0], moved[1]], whole) is None
    assert fit_into([Laid(3, 0, 0, turned=False), Laid(7, 1, 0, turned=False)], whole) is None
    assert fit_into([Laid(4, 0, 0, turned=False)], whole) is None


# Completing


def test_what_completes_a_layout_is_a_line_through_all_cards_with_the_layout_where_it_was():
    for seed in range(6):
        match = lw.new("solo-line", seed=seed)
        cards = {int(name): card_in(match._state, int(name) - 1) for name in match.view(0)["hand"]}
        number, *others = cards
        start = [Laid(number, 2, -1, seed % 2 == 1)]
        free = {other: cards[other] for other in others}
        found = [complete(start, free, {number: cards[number]}, colour, Budget(5_000)) for colour in range(4)]
        lines = [(colour, line) for colour, line in enumerate(found) if isinstance(line, list)]
        assert lines
        for colour, line in lines:
            assert line[:1] == start
            assert line_length(list(cards.values()), line, colour, joker=True) == 10


def test_a_search_says_whether_there_is_nothing_or_it_has_not_found_it():
    match = solo_table(["R:E2-W2"] * 9 + [STUB])
    cards = {int(name): card_in(match._state, int(name) - 1) for name in match.view(0)["hand"]}
    stub = {10: cards.pop(10)}
    assert complete([Laid(10, 0, 0, turned=False)], cards, stub, 1, Budget(1_000)) is Search.NOTHING
    free = {number: cards[number] for number in range(2, 10)}
    start = [Laid(1, 0, 0, turned=False)]
    assert complete(start, {**free, **stub}, {1: cards[1]}, 1, Budget(50)) is Search.LIMIT
    assert isinstance(complete(start, free, {1: cards[1]}, 1, Budget(50)), list)
