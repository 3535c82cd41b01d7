"""What a seat may know: the view for people and programs, the tensor for learners, and what it can imagine."""

import json
from collections import Counter

import numpy as np
import pytest

from linewright.games.sequence import rules
from linewright.games.sequence.cards import DECK, NOTHING, card_of, name_of
from tests.games.observing import observe_match
from tests.games.playing import play
from tests.games.sequence.positions import hand, play_randomly, position, sizes, table

# The view


def test_the_view_of_the_first_turn():
    match = table({0: "2S 7D 7D TC JS KH AC", 1: "3S"})
    view = match.view(0)
    board = view.pop("board")
    assert (len(board), board[3][2]) == (10, "6C")
    assert view == {
        "game": "sequence",
        "seat": 0,
        "options": {
            "teams": 2,
            "draw": "automatic",
            "dead_cards": "one",
            "table_talk": False,
            "profi": False,
            "board": "standard",
        },
        "to_act": [0],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "playing",
        "turn": 0,
        "dealer": 1,
        "teams": ["A", "B"],
        "needed": 2,
        "markers": ["*........*", *[".........."] * 8, "*........*"],
        "sequences": [],
        "hand": ["2S", "7D", "7D", "TC", "JS", "KH", "AC"],
        "dead": [],
        "discards": [],
        "draw_pile": 90,
        "exchanged": 0,
        "passes": 0,
        "in_hands_at_reshuffle": [],
        "own_since_reshuffle": [],
        "placed": None,
        "can": {
            "2S": {"word": "can-place", "count": 2, "cells": ["b1", "g9"]},
            "7D": {"word": "can-place", "count": 2, "cells": ["h3", "h10"]},
            "TC": {"word": "can-place", "count": 2, "cells": ["a6", "c8"]},
            "JS": {"word": "can-nothing", "count": 0, "cells": []},
            "KH": {"word": "can-place", "count": 2, "cells": ["g2", "g6"]},
            "AC": {"word": "can-place", "count": 2, "cells": ["f8", "a9"]},
        },
        "locks": [],
        "seats": [new_seat("A"), new_seat("B")],
    }


def test_the_view_says_what_each_card_can_do():
    drawing = "3 ..A....A..\n10 *......B.*"
    match = position(drawing, hands={0: "7D 2D JS JC", 1: "7D JH"})
    can = match.view(0)["can"]
    assert can["7D"] == {"word": "can-swap", "count": 0, "cells": []}
    assert can["2D"] == {"word": "can-place", "count": 1, "cells": ["j6"]}
    assert can["JS"] == {"word": "can-take", "count": 1, "cells": ["h10"]}
    assert can["JC"] == {"word": "can-anywhere", "count": 0, "cells": []}
    assert match.view(1)["can"]["JH"]["cells"] == ["c3", "h3"]
    assert match.view(1)["can"]["7D"]["word"] == "can-swap"
    assert match.view(None)["can"] == {}


def test_a_dead_card_cannot_be_swapped_twice_in_a_turn():
    match = position("3 .......A..\n10 *......B.*", hands={0: "7D 7D", 1: "2S"}, pile="3S")
    play(match, "0: dead 7D")
    assert match.view(0)["can"]["7D"]["word"] == "can-nothing"


def test_what_a_card_can_do_is_what_is_legal():
    for match in play_randomly(table(seats=2, dead_cards="any", profi=True), seed=5):
        view = match.view(0)
        if view["phase"] != "playing" or view["to_act"] != [0]:
            continue
        legal = match.legal(0)
        for card, can in view["can"].items():
            cells = [text.split()[1] for text in legal if text.startswith(f"{card} ")]
            assert (can["word"] == "can-swap") == (f"dead {card}" in legal)
            assert bool(cells) == (can["word"] in ("can-place", "can-anywhere", "can-take"))
            if can["word"] != "can-anywhere":
                assert sorted(can["cells"]) == sorted(cells)


def test_the_view_shows_the_fives_to_choose_from():
    match = play(position("5 AAA.AA....", hands={0: "JC"}), "0: JC d5")
    assert match.view(1)["locks"] == [
        {"text": "lock a5 e5", "cells": ["a5", "b5", "c5", "d5", "e5"]},
        {"text": "lock b5 f5", "cells": ["b5", "c5", "d5", "e5", "f5"]},
    ]
    assert [lock["text"] for lock in match.view(0)["locks"]] == match.legal(0)


def new_seat(team):
    """What everybody sees of a seat of two before the first move."""
    return {
        "team": team,
        "cards": 7,
        "discards": [],
        "draw_order": 0,
        "last_played": None,
        "cut": None,
        "may_draw": False,
        "must_drop": False,
        "cards_before_reshuffle": 0,
    }


def test_the_view_in_the_middle_of_a_game():
    drawing = """
        *AAAA....*
        ..........
        .......B..
        ..........
        ....B.....
        ..........
        ..........
        ..........
        ..........
        *......A.*"""
    view = position(drawing, hands={0: "7D JC", 1: "2S"}, sequences="a1 e1").view(0)
    assert view["markers"] == drawing.split()
    assert view["sequences"] == [{"team": "A", "cells": ["a1", "b1", "c1", "d1", "e1"]}]
    assert (view["hand"], view["dead"], view["scores"]) == (["7D", "JC"], ["7D"], [1, 0])
    assert (len(view["discards"]), view["draw_pile"]) == (7, 104 - 3 - 7)


def test_the_view_while_five_are_chosen_and_after_the_end():
    match = play(position("5 AAA.AA....", hands={0: "JC"}), "0: JC d5")
    assert (match.view()["phase"], match.view()["placed"], match.view()["turn"]) == ("locking", "d5", 0)
    match = play(position("5 AAA.A.....", seats=3, hands={0: "JC"}), "0: JC d5")
    view = match.view()
    assert (view["phase"], view["turn"], view["to_act"]) == ("over", None, [])
    assert (view["is_over"], view["winners"], view["needed"]) == (True, [0], 1)


def test_a_view_is_json_at_every_move():
    for match in play_randomly(table(seats=3, draw="by_hand")):
        for seat in (None, match.to_act[0]):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_only_the_own_hand_is_shown():
    match = table(seats=4)
    hands = [hand(match, seat) for seat in range(4)]
    assert sum(map(Counter, hands), Counter()).total() == 24
    for seat in range(4):
        assert Counter(hands[seat]) == Counter(name_of(int(card)) for card in match._state.hand[seat] if card != NOTHING)
        assert all("hand" not in facts for facts in match.view(seat)["seats"])


def test_a_spectator_sees_no_hand():
    match = position("3 .......A..\n10 *......B.*", hands={0: "7D 2S", 1: "7D"})
    assert (match.view()["hand"], match.view()["dead"], match.view()["seat"]) == ([], [], None)
    assert match.view(0)["dead"] == ["7D"]
    strangers = [match.view(onlooker) | {"hand": 0, "dead": 0, "can": 0, "seat": 0} for onlooker in (0, 1, None)]
    assert strangers[0] == strangers[1] == strangers[2]


def test_discards_are_open_to_everybody_in_the_order_they_were_played():
    match = position("3 .......A..\n10 *......B.*", hands={0: "2S JS", 1: "7D 3S"}, discards="9D")
    play(match, "0: 2S b1; 1: dead 7D, 3S c1; 0: JS c1")
    for onlooker in (0, 1, None):
        assert match.view(onlooker)["discards"][-5:] == ["9D", "2S", "7D", "3S", "JS"]


# What is hidden stays hidden


@pytest.mark.parametrize("seat", [0, 2])
def test_other_hands_and_the_pile_never_show(seat):
    own = {0: "2S 3S 4S 5S 6S 7S", 2: "8S 9S TS QS KS AS"}
    one = table({seat: own[seat], 1: "2H", 3: "3H"}, pile="4H 5H", seats=4)
    other = table({seat: own[seat], 1: "2D", 3: "3D"}, pile="4D 5D", seats=4, seed=9)
    assert one._state.hand.tolist() != other._state.hand.tolist()
    assert one.view(seat) == other.view(seat)
    assert one.view(None) == other.view(None)
    assert observe_match(one, seat) == observe_match(other, seat)


def test_a_bot_sees_the_same_whatever_the_others_hold():
    own = {0: "2S 3S 4S 5S 6S 7S 8S"}
    one, other = (table({**own, 1: card}, seed=seed).seen_by(0) for card, seed in (("2H", 1), ("3D", 2)))
    assert (one.view, one.legal) == (other.view, other.legal)
    assert one.imagine(7).hand.tolist() == other.imagine(7).hand.tolist()
    assert one.imagine(7).deck.tolist() == other.imagine(7).deck.tolist()


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_an_imagined_table_is_whole_and_keeps_what_is_known(seats):
    for number, match in enumerate(play_randomly(table(seats=seats, draw="by_hand"))):
        if number % 5:
            continue
        seat = number % seats
        world = match.seen_by(seat).imagine(number)
        assert rules.check(world) == 0
        assert world.hand[seat].tolist() == match._state.hand[seat].tolist()
        assert world.held.tolist() == match._state.held.tolist()
        discards = int(match._state.discards)
        assert world.deck[:discards].tolist() == match._state.deck[:discards].tolist()


# After a reshuffle


def cards_of(world, seat):
    """Name the cards a seat holds in a world, sorted."""
    return sorted(name_of(int(card)) for card in world.hand[seat] if card != NOTHING)


def just_shuffled(seats=2):
    """Set a table at which seat 1 drew the first card after a reshuffle; seat 0 held these, and seat 1 all of its own but one."""
    hands = {0: "2S 3S 4S 5S", 1: "7D TC QH AS KC"}
    hands |= dict.fromkeys(range(2, seats), "9D 8C 9H")
    match = position("3 ...A......", seats=seats, hands=hands, left=1, pile="6S")
    play(match, "0: 2S b1; 1: AS b3")
    assert match.view()["discards"] == []
    return match


def test_what_was_on_the_discard_piles_is_in_no_older_hand():
    match = just_shuffled()
    held = ["7D", "KC", "QH", "TC"]  # seat 0 has seen all other cards: on the discard piles, or in its hand
    drawn = set()
    for seed in range(60):
        world = match.seen_by(0).imagine(seed)
        new = Counter(cards_of(world, 1)) - Counter(held)
        assert (Counter(cards_of(world, 1)) - new) == Counter(held)
        assert new.total() == 1
        drawn |= set(new)
    assert len(drawn) > 20  # the card drawn since can be any that was shuffled


def test_between_two_other_hands_the_older_cards_can_lie_either_way():
    match = just_shuffled(seats=3)
    older = Counter(["7D", "TC", "QH", "KC", "9D", "8C", "9H"])
    third = set()
    for seed in range(60):
        world = match.seen_by(0).imagine(seed)
        assert Counter(cards_of(world, 2)) <= older
        assert (Counter(cards_of(world, 1)) & older).total() >= 4
        assert older <= Counter(cards_of(world, 1) + cards_of(world, 2))
        third.add(tuple(cards_of(world, 2)))
    assert len(third) > 10


def test_the_view_counts_the_cards_held_since_the_reshuffle():
    match = just_shuffled()
    assert [seat["cards_before_reshuffle"] for seat in match.view()["seats"]] == [4, 4]
    assert sizes(match) == [4, 5]
    play(match, "0: 3S c1; 1: 7D h3")
    assert [seat["cards_before_reshuffle"] for seat in match.view()["seats"]] == [3, 3]


def test_a_card_played_later_is_imagined_no_longer():
    match = play(just_shuffled(), "0: 3S c1; 1: 7D h3")
    for seed in range(30):
        cards = Counter(cards_of(match.seen_by(0).imagine(seed), 1))
        assert cards >= Counter(["KC", "QH", "TC"])
        assert (cards["7D"], cards["3S"]) <= (1, 1)


def test_before_any_reshuffle_every_unseen_card_can_be_in_any_hand():
    match = table({0: "2S 3S 4S 5S 6S 7S 8S"})
    seen = set()
    for seed in range(60):
        seen |= set(cards_of(match.seen_by(0).imagine(seed), 1))
    assert len(seen) > 45


# The observation


def test_a_learner_sees_the_board_from_the_own_team():
    match = position("5 AAAAAB....", hands={0: "7D", 1: "2S 2S"}, sequences="a5 e5")
    one, two = (observe_match(match, seat) for seat in (0, 1))
    assert [np.sum(plane) for plane in one["markers"]] == [9, 5, 0]  # with the corners
    assert [np.sum(plane) for plane in two["markers"]] == [5, 9, 0]
    assert one["markers"][0][4][:5] == two["markers"][1][4][:5] == [1] * 5
    assert np.argwhere(one["fixed"]).tolist() == [[4, column] for column in range(5)]
    assert (one["sequence_team"][:2], two["sequence_team"][:2]) == ([0, -1], [1, -1])
    assert one["sequence_from"][0] == [4, 0]


def test_a_learner_sees_the_own_hand_and_the_discards():
    match = play(position(hands={0: "7D 7D JC", 1: "2S 3S"}, pile="KH", discards="9C"), "0: JC e5")
    seen = observe_match(match, 0)
    assert [seen["hand"][card_of(name)] for name in ("7D", "KH", "2S")] == [2, 1, 0]
    assert sum(seen["hand"]) == 3
    assert seen["discarded"][card_of("JC")] == 1
    count = len(match.view()["discards"])
    assert (sum(seen["discarded"]), sum(map(bool, seen["discard"]))) == (count, count)
    assert seen["discard"][count - 1] == card_of("JC") + 1
    assert (seen["discarder"][count - 1], observe_match(match, 1)["discarder"][count - 1]) == (0, 1)
    assert observe_match(match, 1)["held"] == [2, 3] + [0] * 10


def test_a_learner_is_told_the_course():
    match = position("5 ....B.....", seats=4, turn=2, hands={2: "2S"})
    assert [observe_match(match, seat)["turn"] for seat in range(4)] == [2, 1, 0, 3]
    seen = observe_match(match, 0)
    assert (seen["phase"], seen["exchanged"], seen["seats"], seen["winner"]) == (0, 0, 4, -1)
    assert seen["draw_pile"] == DECK - int(match._state.drawn)


def test_a_learner_is_told_the_end():
    for match in play_randomly(table(seats=3)):
        observe_match(match, 1)
    assert (observe_match(match, 0)["turn"], observe_match(match, 0)["phase"]) == (-1, 3)
