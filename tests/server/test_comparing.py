"""Boards are compared as bridge clubs do: everybody against everybody else who played the same deal from the same seat."""

import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from linewright.server.duplicates.comparing import Standing, differences, percents, places_of, stand
from linewright.server.table.outcome import Outcome
from linewright.server.table.score import GAVE_UP, LOST, SHARED, WON, Score, score_of

scores = st.builds(Score, st.sampled_from([GAVE_UP, LOST, SHARED, WON]), st.integers(-30, 30), st.integers(-30, 60))
boards = st.lists(scores, min_size=2, max_size=12)
SECONDS = 5.0  # of processor time, which others do not lengthen; it takes a twentieth of a second


def score(victory, lead):
    return Score(victory, lead, 0)


@given(boards)
def test_the_percents_of_a_board_are_50_on_average(found):
    assert sum(percents(found)) == 50 * len(found)


@given(boards)
def test_the_differences_of_a_board_add_up_to_nothing(found):
    assert sum(one for one in differences(found) if one is not None) == 0


@given(boards)
def test_equal_play_gets_equal_percents_and_better_play_gets_more(found):
    worth = percents(found)
    for one, own in zip(found, worth, strict=True):
        for other, their in zip(found, worth, strict=True):
            assert (one.worth < other.worth) == (own < their)
            assert (one.worth == other.worth) == (own == their)


@given(boards, st.randoms())
def test_the_order_in_which_they_are_listed_changes_nothing(found, random):
    places = list(range(len(found)))
    random.shuffle(places)
    mixed = [found[place] for place in places]
    assert percents(mixed) == [percents(found)[place] for place in places]
    assert differences(mixed) == [differences(found)[place] for place in places]


@given(boards, st.integers(-50, 50))
def test_the_luck_of_the_deal_is_taken_out(found, luck):
    """A deal that gives everybody so many points more gives nobody more."""
    lucky = [one._replace(lead=one.lead + luck) for one in found]
    assert percents(lucky) == percents(found)
    assert differences(lucky) == differences(found)


@given(st.dictionaries(st.sampled_from("abcdef"), scores, min_size=2))
def test_everybodys_standing_over_the_same_board_twice_is_that_of_the_board(board):
    once, twice = stand([board]), stand([board, board])
    assert {player: one._replace(boards=2) for player, one in once.items()} == twice


def test_matchpoints_count_a_tie_as_half():
    assert percents([score(2, 9), score(2, 9), score(0, -3)]) == [75, 75, 0]
    assert percents([score(0, -1), score(1, 0), score(2, 1)]) == [0, 50, 100]


def test_who_has_won_is_better_than_who_lost_by_less_and_who_gave_up_is_last_with_others_who_did():
    assert percents([score(WON, 1), score(LOST, 5), score(GAVE_UP, 20), score(GAVE_UP, -20)]) == [
        100,
        Fraction(200, 3),
        Fraction(50, 3),
        Fraction(50, 3),
    ]
    assert differences([score(WON, 1), score(LOST, 5), score(GAVE_UP, 20)]) == [-4, 4, None]


@pytest.mark.parametrize("found", [[], [score(WON, 4)]])
def test_nobody_to_be_compared_with_is_no_percent(found):
    assert percents(found) == [None for _ in found]
    assert differences(found) == [None for _ in found]


def test_places_of_very_many_are_found_at_once():
    """A day may have thousands; when everybody was looked up in a list, 20,000 took minutes."""
    standings = {player: Standing(Fraction(player, 7), None, 1) for player in range(20_000)}
    began = time.process_time()
    places = places_of(standings, 1)
    assert time.process_time() - began < SECONDS
    assert (places[19_999], places[0]) == (1, 20_000)


def test_places_are_shared_and_only_for_who_has_played_all():
    standings = {
        "a": Standing(Fraction(60), None, 2),
        "b": Standing(Fraction(60), None, 2),
        "c": Standing(Fraction(100), None, 1),
        "d": Standing(Fraction(20), None, 2),
        "e": Standing(None, None, 2),
    }
    assert places_of(standings, 2) == {"a": 1, "b": 1, "d": 3}


def outcome(scores, winners, sides, resigned=()):
    seats = len(scores)
    facts = {"people": [""] * seats, "bots": [""] * seats, "began_with": [""] * seats, "away": [], "helped": [], "sent_away": {}}
    lists = {"scores": scores, "winners": winners, "sides": sides, "resigned": list(resigned)}
    return Outcome(**lists, **facts, host="", began=0, is_whole=True, is_common=True)


@pytest.mark.parametrize(
    ("match", "seat", "found"),
    [
        (outcome([30, 20], [0], [0, 1]), 0, Score(WON, 10, 30)),
        (outcome([30, 20], [0], [0, 1]), 1, Score(LOST, -10, 20)),
        (outcome([30, 30], [0, 1], [0, 1]), 1, Score(SHARED, 0, 30)),
        (outcome([0, 0], [], [0, 1]), 1, Score(SHARED, 0, 0)),
        (outcome([2, 1, 2, 1], [0, 2], [0, 1, 0, 1]), 2, Score(WON, 1, 2)),  # in teams
        (outcome([9, 1], [1], [0, 1], [0]), 0, Score(GAVE_UP, 8, 9)),
        (outcome([5, 9, 7], [1], [0, 1, 2]), 2, Score(LOST, -2, 7)),
    ],
)
def test_a_score_is_who_won_and_by_how_much(match, seat, found):
    assert score_of(match, seat) == found
