"""LL-60 to LL-63: KIDZ LINE, from the deal to the end."""

import math

import pytest

import linewright as lw
from bench import light_line as bench
from linewright.games.light_line.kidz_line import rules
from linewright.games.light_line.sets import standard_cards
from tests.games.light_line.positions import drawn, kidz, names_on, play, play_randomly, straights
from tests.games.playing import assert_refused

NAMES = [str(card.number) for card in standard_cards()]
RED, BLUE = "R:W2-E2", "B:W2-E2"


def pile(match, seat):
    """Name the cards of a seat from its first to its last."""
    return [str(rules.card_dealt(match._state, seat, k) + 1) for k in range(6)]


def lay(match, moves=1):
    """Let whoever is to act place their card where they can, or put it under."""
    for _ in range(moves):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def mixed(fitting):
    """Write a set, card 1 to start: card k + 2 fits where the k-th letter is R, and nowhere where it is B."""
    return "; ".join(f"{number} 3 {RED if ink == 'R' else BLUE}" for number, ink in enumerate("R" + fitting, 1))


def in_order(fitting, **wishes):
    """Start a match with such a set, in the order of its numbers."""
    return kidz(mixed(fitting), " ".join(str(number) for number in range(1, len(fitting) + 2)), **wishes)


# The deal


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_ll_60_one_start_card_and_six_face_down_for_everybody(seats):
    view = kidz(seats=seats).view()
    assert [(one["column"], one["row"], one["turned"]) for one in view["table"]] == [(0, 0, False)]
    assert [seat["face_down"] for seat in view["seats"]] == [5] + [6] * (seats - 1)  # the first is turned up already
    assert [(seat["placed"], seat["missed"]) for seat in view["seats"]] == [(0, [])] * seats


@pytest.mark.parametrize("first", [0, 2])
def test_ll_60_the_cards_are_dealt_one_by_one_from_whoever_begins(first):
    match = kidz(deck=" ".join(NAMES), seats=3, first=first)
    assert match.view()["table"][0]["card"] == NAMES[0]
    for k in range(3):
        assert pile(match, (first + k) % 3) == NAMES[1 + k : 19 : 3]


def test_ll_60_all_cards_are_shuffled_by_the_seed():
    piles = [kidz(seed=seed)._state.deck.tolist() for seed in (1, 2, 1)]
    assert piles[0] == piles[2] != piles[1]
    assert len({kidz(seed=seed).view()["table"][0]["card"] for seed in range(60)}) > 30


@pytest.mark.parametrize("seats", [2, 8])
def test_ll_60_a_set_needs_six_cards_for_everybody_and_one_to_start(seats):
    needed = 6 * seats + 1
    assert lw.new("kidz-line", seats=seats, cards=straights("2" * needed)).to_act
    with pytest.raises(lw.BadOption, match=str(needed)):
        lw.new("kidz-line", seats=seats, cards=straights("3" * (needed - 1)))


# The turn


def test_ll_61_the_turned_up_card_is_the_top_of_the_pile_of_whoever_is_to_act():
    match = kidz(deck=" ".join(NAMES))
    for seat, number in ((0, 1), (1, 2), (0, 3), (1, 4)):
        assert (match.to_act, match.view()["card"]) == ((seat,), NAMES[number])
        lay(match)


def test_ll_61_whoever_begins_is_named_or_chosen_by_chance():
    assert {kidz(seats=8, seed=seed, first=None).to_act for seed in range(80)} == {(seat,) for seat in range(8)}
    assert {kidz(seats=8, seed=seed, first=5).to_act for seed in range(10)} == {(5,)}


def test_ll_61_turns_go_clockwise():
    match = kidz(seats=3, first=1)
    order = []
    while not match.is_over:
        order.append(match.to_act[0])
        lay(match)
    assert order == [1, 2, 0] * 6


def test_ll_61_a_card_that_extends_a_line_is_placed_and_the_turn_is_over():
    match = play(in_order("RR"), "0: place 2 1,0")
    assert (match.scores, match.to_act, len(match.view()["table"])) == ((1, 0), (1,), 2)


def test_ll_61_a_card_that_cannot_goes_under_the_pile_and_the_turn_is_over():
    match = in_order("BR")
    assert match.legal(0) == ["under"], drawn(match)
    play(match, "0: under")
    assert (match.scores, match.to_act, len(match.view()["table"])) == ((0, 0), (1,), 1)
    assert match.view()["seats"][0] == {"placed": 0, "missed": ["2"], "face_down": 5}


@pytest.mark.parametrize("text", ["place 2 1,0", "place 3 1,0", "under", "place 2 99,0", "place 2 1,1"])
def test_ll_61_nobody_plays_out_of_turn(text):
    match = in_order("RR")
    assert_refused(match, 1, text, "LL-31")
    with pytest.raises(lw.NotYourTurn):
        match.play(1, text)


@pytest.mark.parametrize("text", ["place 3 1,0", "place 4 1,0", "place 1 1,0"])
def test_ll_61_no_other_card_than_the_turned_up_one_is_placed(text):
    assert_refused(in_order("RRR"), 0, text, "LL-61")


# Six rounds


@pytest.mark.parametrize("seats", range(2, 9))
def test_ll_62_six_rounds_in_which_every_card_comes_up_once(seats):
    match = kidz(seats=seats, seed=seats)
    piles = [pile(match, seat) for seat in range(seats)]
    came_up = [[] for _ in range(seats)]
    for _ in play_randomly(match):
        came_up[match.to_act[0]].append(match.view()["card"])
        assert match.view()["rounds"] == len(came_up[match.to_act[0]]) - 1
    assert came_up == piles
    assert (len(match.log), match.view()["rounds"], match.to_act, match.view()["card"]) == (6 * seats, 6, (), None)


@pytest.mark.parametrize(
    ("fitting", "scores", "winners"),
    [
        ("RRRRRRRRRRRR", (6, 6), (0, 1)),
        ("RBRRRRRRRRRR", (6, 5), (0,)),
        ("BRRRRRRRRRRR", (5, 6), (1,)),
        ("BRRRRRRRRRRB", (5, 5), (0, 1)),
        ("BBBBBBBBBBBB", (0, 0), (0, 1)),
        ("BBBBBBBBBBBR", (0, 1), (1,)),
    ],
)
def test_ll_62_whoever_has_placed_the_most_cards_wins(fitting, scores, winners):
    match = in_order(fitting)
    for _ in range(11):
        assert lay(match).winners == ()
    assert not match.is_over
    lay(match)
    assert (match.is_over, match.scores, match.winners) == (True, scores, winners)


def test_ll_62_there_may_be_several_winners_of_many():
    assert lay(in_order("RRRRBB" * 6, seats=6), 36).winners == (0, 1, 2, 3)
    assert lay(in_order("BRB" * 6, seats=3, first=2), 18).winners == (0,)


def test_ll_62_a_card_that_went_under_the_pile_does_not_come_back():
    match = lay(in_order("BRRRRRRRRRRR"), 12)
    assert match.is_over
    assert "2" not in {one["card"] for one in match.view()["table"]}
    assert match.view()["seats"][0] == {"placed": 5, "missed": ["2"], "face_down": 0}


def test_ll_62_nothing_is_done_after_six_rounds():
    match = lay(in_order("RRRRRRRRRRRR"), 12)
    for seat in (0, 1):
        assert match.legal(seat) == []
        for text in ("place 2 1,0", "place 3 20,0", "under"):
            assert_refused(match, seat, text, "LL-62")


# Must a card be placed?


def test_ll_63_a_card_that_can_be_placed_must_be_placed():
    match = in_order("RR")
    assert "under" not in match.legal(0)
    assert_refused(match, 0, "under", "LL-63")


def test_ll_63_without_strict_kids_a_place_may_be_overlooked():
    match = in_order("RR", strict_kids=False)
    assert set(match.legal(0)) == {"place 2 1,0", "place 2 1,0 turned", "place 2 -1,0", "place 2 -1,0 turned", "under"}
    play(match, "0: under")
    assert (match.to_act, match.scores, match.view()["seats"][0]["missed"]) == ((1,), (0, 0), ["2"])


def test_ll_63_without_strict_kids_a_card_must_still_fit():
    match = in_order("BR", strict_kids=False)
    assert match.legal(0) == ["under"]
    assert_refused(match, 0, "place 2 1,0", "LL-11")


def test_ll_63_the_numbers_on_the_backs_are_not_used():
    games = [kidz(straights(backs), " ".join(map(str, range(1, 50)))) for backs in ("2" * 49, "3" * 49)]
    for match in games:
        lay(match, 12)
    assert games[0].log == games[1].log
    assert games[0].scores == games[1].scores == (6, 6)


# What is always true


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_all_cards_stay_in_the_game(seats, strict):
    for match in play_randomly(kidz(seats=seats, seed=seats, strict_kids=strict)):
        view = match.view()
        of_seats = sum(len(seat["missed"]) + seat["face_down"] for seat in view["seats"])
        assert len(view["table"]) + of_seats + 1 == 6 * seats + 1
        assert sum(seat["placed"] for seat in view["seats"]) == len(view["table"]) - 1
    assert names_on(match) == list(range(1, 61))
    assert rules.check(match._state) == 0


def test_a_card_placed_and_a_card_missed_are_taken_back_and_saved():
    match = in_order("RBBRRR")
    stations = []
    for _ in range(6):
        stations.append(match.digest_bytes)
        lay(match)
        assert lw.load(match.save()).digest_bytes == match.digest_bytes
    for station in reversed(stations):
        match.undo()
        assert match.digest_bytes == station


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_99_of_100_cards_can_be_laid_as_was_measured_when_the_cards_were_made(seats):
    """Within rounding and three standard errors of the cards of 60 games."""
    error = math.sqrt(0.99 * 0.01 / (bench.STATED_GAMES * seats * bench.ROUNDS))
    assert bench.kidz_share(seats, 2_000) == pytest.approx(0.99, abs=0.005 + 3 * error)
