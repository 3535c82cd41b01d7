"""What a seat may know: the view for people and programs, numbers for learners."""

import json

import numpy as np
import pytest

from linewright.games.line_it.cards import BOX, FIRST_BET
from tests.games.line_it.positions import play_randomly, position, table
from tests.games.observing import observe_match
from tests.games.playing import play

# The view


def test_a_view_is_json_at_every_move():
    for match in play_randomly(table(seats=3)):
        view = match.view(match.to_act[0])
        assert json.loads(json.dumps(view)) == view


def test_the_view_of_the_first_turn():
    match = table("10 20 30 +3", seats=2)
    assert match.view(0) == {
        "game": "line-it",
        "seat": 0,
        "options": {
            "bet_exact": False,
            "final_card": "must_if_fits",
            "final_start": "token_passed",
            "open_hands": False,
            "hidden_scores": False,
        },
        "to_act": [0],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "turns",
        "round": 1,
        "rounds": 26,
        "token": 0,
        "taken": False,
        "played": False,
        "market": ["10", "20", "30", "+3"],
        "market_places": ["10", "20", "30", "+3"],
        "deck": 102,
        "unseen": [str(n) for n in range(1, 101) if n not in (10, 20, 30)] + ["+3", "+4", "+4", "+5", "+5"],
        "jackpots": {"red": 0, "blue": 0, "green": 0, "yellow": 0},
        "discarded": 0,
        "seats": [EMPTY_SEAT, EMPTY_SEAT],
        "show": {"hands": False, "scores": True},
    }


EMPTY_SEAT = {
    "line": [],
    "direction": None,
    "last": None,
    "colours": {"red": 0, "blue": 0, "green": 0, "yellow": 0},
    "bet": None,
    "after_bet": 0,
    "bet_needs": None,
    "note": [["empty-line", {}]],
    "hand": [],
    "stack": 0,
    "tokens": 0,
    "score": 0,
}


def test_a_seat_in_the_middle_of_a_game():
    view = position("market: 60 70 80 90\n0: 10 +4 21 30 | hand +3 5 | stack 6 | tokens -5").view()
    assert view["seats"][0] == {
        "line": ["10", "+4", "21", "30"],
        "direction": "up",
        "last": 30,
        "colours": {"red": 1, "blue": 2, "green": 0, "yellow": 0},
        "bet": "+4",
        "after_bet": 2,
        "bet_needs": 2,
        "note": [["line-up", {"last": 30}], ["bet-needs", {"stake": 4, "missing": 2}]],
        "hand": ["+3", "5"],
        "stack": 6,
        "tokens": -5,
        "score": 1,
    }


def test_the_view_says_what_is_done_this_turn():
    match = position("market: 60 70 80 90\n0: | hand 5")
    play(match, "0: play 5")
    assert (match.view()["taken"], match.view()["played"]) == (False, True)
    play(match, "0: take 60 line")
    assert (match.view()["taken"], match.view()["played"]) == (True, True)
    play(match, "0: end")
    assert (match.view()["taken"], match.view()["played"]) == (False, False)


def test_the_view_of_the_final_phase():
    view = play(position("market: 96 97 98\n0: | hand 5", turn=1), "1: take 98 line, end").view()
    assert (view["phase"], view["round"], view["rounds"], view["to_act"]) == ("final", 26, 26, [0])
    assert (view["market"], view["market_places"], view["deck"], view["unseen"]) == ([], [], 0, [])


def test_the_view_of_the_end():
    view = play(position("market: 96 97 98\n0: | stack 5", turn=1), "1: take 98 line, end").view()
    assert (view["phase"], view["round"], view["to_act"]) == ("over", 26, [])
    assert (view["is_over"], view["scores"], view["winners"]) == (True, [5, 0], [0])


def test_every_seat_and_a_spectator_know_the_same():
    match = play(table("10 20 30 40"), "0: take 10 hand, end")
    views_of_all = [match.view(onlooker) for onlooker in (0, 1, None)]
    assert [view.pop("seat") for view in views_of_all] == [0, 1, None]
    assert views_of_all[0] == views_of_all[1] == views_of_all[2]


def test_market_cards_keep_their_places():
    match = table("10 20 30 40 50", seats=3)
    assert match.view()["market_places"] == ["10", "20", "30", "40", "50"]
    play(match, "0: take 20 line, end")
    assert match.view()["market_places"] == ["10", None, "30", "40", "50"]
    play(match, "1: take 10 line, end; 2: take 50 hand")
    assert match.view()["market_places"] == [None, None, "30", "40", None]
    assert match.view()["market"] == ["30", "40"]


def test_of_two_equal_bets_in_the_market_one_stays():
    match = play(table("+3 10 +3 20"), "0: take +3 line")
    assert sorted(match.view()["market"]) == ["+3", "10", "20"]
    assert match.view()["market_places"].count(None) == 1


# The deck's order


def views_and_observations(match):
    onlookers = range(match.seats)
    return [match.view(seat) for seat in onlookers] + [observe_match(match, seat) for seat in onlookers]


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_the_order_of_the_deck_never_shows(seed):
    cards, script = "10 20 30 40 11 +4 31 41", "0: take 10 line, end; 1: take 20 hand, end; 1: take 11 hand"
    one, other = (play(table(cards, seed=s), script) for s in (1, seed))
    assert one._state.deck.tolist() != other._state.deck.tolist()
    assert views_and_observations(one) == views_and_observations(other)


def test_the_order_of_the_deck_does_not_show_when_laid_by_hand_either():
    rest = [card for card in BOX if card not in ("10", "20", "30", "40")]
    forwards, backwards = (table(" ".join(["10", "20", "30", "40", *cards])) for cards in (rest, rest[::-1]))
    assert views_and_observations(forwards) == views_and_observations(backwards)


def test_a_bot_sees_the_same_whatever_the_deck():
    one, other = (table("10 20 30 40", seed=seed).seen_by(0) for seed in (1, 2))
    assert one.view == other.view
    assert one.legal == other.legal
    assert one.imagine_array(7).tobytes() == other.imagine_array(7).tobytes()


def test_the_unseen_cards_are_those_of_the_deck():
    for match in play_randomly(table(seats=5)):
        view = match.view()
        assert len(view["unseen"]) == view["deck"]
        table_cards = [*view["market"], *(card for seat in view["seats"] for card in seat["hand"] + seat["line"])]
        assert all(view["unseen"].count(card) + table_cards.count(card) <= BOX.count(card) for card in BOX)


# The observation

SEATED = """
    market: 60 70 +3 +3
    jackpots: green 2
    0: 10 20 | hand 5
    1: 33 22 +5 11 | hand 44 77 | stack 6
    2: | hand +4"""


def cards_in(plane):
    """The cards that lie there."""
    return np.flatnonzero(plane).tolist()


def test_a_learner_sees_the_own_seat_first():
    match = position(SEATED, seats=3, turn=1)
    seen = observe_match(match, 1)
    assert [cards_in(hand) for hand in seen["hands"]] == [[44, 77], [FIRST_BET + 1], [5], [], []]
    assert [cards_in(line) for line in seen["lines"]] == [[11, 22, 33, FIRST_BET + 2], [], [10, 20], [], []]
    assert cards_in(observe_match(match, 0)["hands"][0]) == [5]


def test_a_learner_sees_the_market_and_the_unseen_cards():
    match = position(SEATED, seats=3, turn=1)
    for seat in range(3):
        seen = observe_match(match, seat)
        assert cards_in(seen["market"]) == [60, 70, FIRST_BET]
        assert seen["market"][FIRST_BET] == 2
        assert sum(seen["unseen"]) == seen["deck"] == match.view()["deck"] == 1


def test_a_learner_is_told_the_facts_of_each_seat_from_the_own_one_on():
    seen = observe_match(position(SEATED, seats=3, turn=1), 1)
    assert seen["last"] == [11, 0, 20, 0, 0]
    assert seen["over"] == [0, 0, 20, 0, 0]
    assert seen["under"] == [11, 101, 101, 0, 0]
    assert (seen["numbers"], seen["stake"], seen["after_bet"]) == ([3, 0, 2, 0, 0], [5, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    assert (seen["stack"], seen["tokens"]) == ([6, 0, 0, 0, 0], [0] * 5)
    assert seen["colours"][0] == [1, 1, 1, 0]  # 33, 22, 11
    assert seen["jackpot"] == [0, 0, 2, 0]
    course = [seen[name] for name in ("phase", "turn", "token", "turns_left", "taken", "played", "seats")]
    assert course == [0, 0, 2, 2, 0, 0, 3]


@pytest.mark.parametrize(("seat", "until"), [(0, 1), (1, 0), (2, 2)])
def test_a_learner_counts_the_seats_until_the_turn(seat, until):
    assert observe_match(position(SEATED, seats=3, turn=1), seat)["turn"] == until


def test_a_learner_is_told_the_end():
    for match in play_randomly(table()):
        observe_match(match, 1)
    assert (observe_match(match, 0)["turn"], observe_match(match, 0)["phase"]) == (-1, 2)
