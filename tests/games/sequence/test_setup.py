"""SQ-1 to SQ-13: the board, the cards, the teams, the cut and the deal."""

import json
from collections import Counter

import pytest

import linewright as lw
from linewright.games.sequence import rules
from linewright.games.sequence.board import STANDARD, STANDARD_ROWS, BadBoard
from linewright.games.sequence.cards import RANKS, SUITS
from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import all_cards, full_board, hand, markers, position, sizes, table

TEAMS_AT = {2: [2], 3: [3], 4: [2], 6: [2, 3], 8: [2], 9: [3], 10: [2], 12: [2, 3]}
HAND_AT = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
EVERY_TEAMS = [(seats, teams) for seats, counts in TEAMS_AT.items() for teams in counts]
PLAIN = [rank + suit for rank in RANKS if rank != "J" for suit in SUITS]


def rows_with(*changes):
    """The standard rows with some squares changed: (row, column, card), counted from 0."""
    rows = [row.split() for row in STANDARD_ROWS]
    for row, column, card in changes:
        rows[row][column] = card
    return rows


TURNED = [row.split() for row in STANDARD_ROWS[::-1]]  # upside down: a good board, and another one

# The board


def test_sq_1_the_board_shows_every_card_but_the_jacks_twice():
    board = table().view()["board"]
    assert [len(row) for row in board] == [10] * 10
    shown = Counter(card for row in board for card in row)
    assert shown.pop("**") == 4
    assert shown == dict.fromkeys(PLAIN, 2)


def test_sq_1_the_corners_are_free():
    board = table().view()["board"]
    assert [board[0][0], board[0][9], board[9][0], board[9][9]] == ["**"] * 4
    assert [row[0] + row[9] for row in table().view()["markers"]] == ["**", *[".."] * 8, "**"]


def test_sq_1_the_standard_board():
    match = table()
    assert [" ".join(row) for row in match.view()["board"]] == list(STANDARD_ROWS)
    assert match.options["board"] == STANDARD


@pytest.mark.parametrize(
    ("card", "cells"), [("2S", "b1 g9"), ("7D", "h3 h10"), ("6C", "a2 c4"), ("AS", "b3 j5"), ("KD", "c10 h8")]
)
def test_sq_1_columns_go_from_the_left_and_rows_from_the_top(card, cells):
    match = table({0: card})
    assert {text for text in match.legal(0) if text.startswith(card)} == {f"{card} {cell}" for cell in cells.split()}


WRONG = {
    "a card three times": (rows_with((4, 4, "6H")), "board-not-twice", {"card": "5H", "times": 1, "cells": "i7"}),
    "a card three times, first of the box": (
        rows_with((4, 4, "2S")),
        "board-not-twice",
        {"card": "2S", "times": 3, "cells": "b1 e5 g9"},
    ),
    "a card nowhere": (rows_with((0, 1, "3S"), (8, 6, "3S")), "board-not-twice", {"card": "2S", "times": 0, "cells": "-"}),
    "a corner missing": (rows_with((0, 0, "2S")), "board-corner-covered", {"cell": "a1", "found": "2S"}),
    "another corner missing": (rows_with((9, 9, "6D")), "board-corner-covered", {"cell": "j10", "found": "6D"}),
    "a corner moved by one": (
        rows_with((9, 0, "AD"), (9, 1, "**")),
        "board-corner-covered",
        {"cell": "a10", "found": "AD"},
    ),
    "a free square in the middle": (rows_with((4, 4, "**")), "board-free-square", {"cell": "e5", "found": "**"}),
    "a jack": (rows_with((1, 9, "JS")), "board-jack", {"cell": "j2", "found": "JS"}),
    "no card": (rows_with((1, 9, "10S")), "board-no-card", {"cell": "j2"}),
    "no card of this alphabet": (rows_with((1, 6, "\N{KELVIN SIGN}H")), "board-no-card", {"cell": "g2"}),
    "an empty square": (rows_with((1, 9, "")), "board-no-card", {"cell": "j2"}),
    "nine rows": (STANDARD_ROWS[:9], "board-not-ten-rows", {}),
    "eleven rows": ([*STANDARD_ROWS, STANDARD_ROWS[0]], "board-not-ten-rows", {}),
    "a row of nine": ([STANDARD_ROWS[0][3:], *STANDARD_ROWS[1:]], "board-not-ten-cards", {"row": "1"}),
    "a row of eleven": ([*STANDARD_ROWS[:9], STANDARD_ROWS[9] + " **"], "board-not-ten-cards", {"row": "10"}),
    "a row that is a number": ([*STANDARD_ROWS[:3], 7, *STANDARD_ROWS[4:]], "board-not-ten-cards", {"row": "4"}),
    "cards that are numbers": ([*STANDARD_ROWS[:3], [7] * 10, *STANDARD_ROWS[4:]], "board-not-ten-cards", {"row": "4"}),
    "no rows": (None, "board-not-ten-rows", {}),
    "a number": (7, "board-not-ten-rows", {}),
    "a dictionary": ({"rows": STANDARD_ROWS}, "board-not-ten-rows", {}),
}


@pytest.mark.parametrize(("rows", "word", "details"), WRONG.values(), ids=WRONG)
def test_sq_1_a_wrong_board_is_refused_by_name(rows, word, details):
    with pytest.raises(BadBoard) as refusal:
        table(board=rows)
    assert refusal.value.word == word
    assert {name: refusal.value.details[name] for name in details} == details


def test_sq_1_a_reversed_row_is_another_board_with_every_card_twice():
    for number, row in enumerate(STANDARD_ROWS):
        rows = list(STANDARD_ROWS)
        rows[number] = " ".join(reversed(row.split()))
        match = table(board=rows)
        assert [" ".join(line) for line in match.view()["board"]] == rows
        assert match.options["board"] != STANDARD


def test_sq_1_a_row_that_loses_its_corner_when_shifted_is_refused():
    first = STANDARD_ROWS[0].split()
    with pytest.raises(BadBoard) as refusal:
        table(board=[first[1:] + first[:1], *STANDARD_ROWS[1:]])
    assert refusal.value.word == "board-corner-covered"


def test_sq_1_rows_in_small_letters_are_read_too():
    assert table(board=[row.lower() for row in STANDARD_ROWS]).options["board"] == STANDARD
    assert table(board="Standard").options["board"] == STANDARD


@pytest.mark.parametrize("as_text", [True, False])
def test_sq_1_a_board_of_rows_is_played_on(as_text):
    match = table({0: "AD"}, board=[" ".join(row) for row in TURNED] if as_text else TURNED)
    assert match.view()["board"] == TURNED
    assert {text for text in match.legal(0) if text.startswith("AD")} == {"AD b1", "AD g3"}
    play(match, "0: AD b1")
    assert markers(match) == {"b1": "A"}


@pytest.mark.parametrize("kind", [str, lambda path: path], ids=["name", "path"])
def test_sq_1_a_board_file_is_played_on_and_a_saved_match_does_without_it(tmp_path, kind):
    file = tmp_path / "turned.json"
    file.write_text(json.dumps(TURNED), encoding="utf-8")
    match = play(table({0: "AD"}, board=kind(file)), "0: AD b1")
    assert match.view()["board"] == TURNED
    file.unlink()
    again = lw.load(match.save())
    assert again.view()["board"] == TURNED
    assert again.digest_bytes == match.digest_bytes
    assert again.save() == match.save()


def test_sq_1_a_standard_board_from_a_file_is_called_so(tmp_path):
    file = tmp_path / "board.json"
    file.write_text(json.dumps(STANDARD_ROWS), encoding="utf-8")
    assert table(board=file).digest_bytes == table().digest_bytes


def test_sq_1_a_board_file_that_cannot_be_read_is_refused_by_name(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("[", encoding="utf-8")
    for file in (tmp_path / "nowhere.json", broken, tmp_path, "no\0name"):
        with pytest.raises(BadBoard) as refusal:
            table(board=file)
        assert refusal.value.word == "board-no-file"
        assert refusal.value.details["why"]


def test_sq_1_a_damaged_board_in_a_saved_match_is_refused():
    text = table(board=TURNED).save()
    with pytest.raises(lw.BadSave):
        lw.load(text.replace("board **AD", "board **JD"))


# The cards and the markers


@pytest.mark.parametrize("seats", TEAMS_AT)
def test_sq_2_there_are_two_full_packs(seats):
    cards = Counter(all_cards(table(seats=seats)))
    assert cards == dict.fromkeys((rank + suit for rank in RANKS for suit in SUITS), 2)
    assert cards.total() == 104


def test_sq_2_the_eight_jacks_are_not_on_the_board():
    assert not [card for row in table().view()["board"] for card in row if card[0] == "J"]
    assert [card for card in all_cards(table()) if card[0] == "J"] == ["JC", "JC", "JD", "JD", "JH", "JH", "JS", "JS"]


@pytest.mark.parametrize(("card", "eyes"), [("JD", 2), ("JC", 2), ("JS", 1), ("JH", 1)])
def test_sq_2_two_jacks_have_two_eyes_and_two_have_one(card, eyes):
    match = play(position("5 ....B.....", hands={0: card}), f"0: {card} {'f5' if eyes == 2 else 'e5'}")
    assert markers(match) == ({"e5": "B", "f5": "A"} if eyes == 2 else {})


def test_sq_3_the_supply_of_markers_never_limits_play():
    match = position(full_board(e10="."), hands={0: "JC"}, discards="JH", pile="JS")
    assert list(markers(match).values()).count("A") > 48
    play(match, "0: JC e10")
    assert markers(match)["e10"] == "A"


# Seats and teams


@pytest.mark.parametrize(("seats", "teams"), EVERY_TEAMS)
def test_sq_4_every_number_of_players_with_every_number_of_teams(seats, teams):
    match = lw.new("sequence", seats=seats, teams=teams)
    assert (match.seats, match.options["teams"]) == (seats, teams)
    assert Counter(match.view()["teams"]) == dict.fromkeys("ABC"[:teams], seats // teams)


@pytest.mark.parametrize("seats", TEAMS_AT)
def test_sq_4_two_teams_where_both_are_possible_unless_asked(seats):
    assert lw.new("sequence", seats=seats).options["teams"] == TEAMS_AT[seats][0]


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 11, 13, 24, -2, 2.0, "4", True])
def test_sq_4_other_numbers_do_not_play(seats):
    with pytest.raises(lw.BadSeats):
        lw.new("sequence", seats=seats)


@pytest.mark.parametrize(
    ("seats", "teams"), [(2, 3), (4, 3), (8, 3), (10, 3), (3, 2), (9, 2), (6, 1), (6, 4), (12, 6), (6, True), (6, 2.0)]
)
def test_sq_4_teams_of_different_sizes_are_refused(seats, teams):
    with pytest.raises(lw.BadOption):
        lw.new("sequence", seats=seats, teams=teams)


@pytest.mark.parametrize(("seats", "teams"), EVERY_TEAMS)
def test_sq_5_the_teams_sit_in_turn(seats, teams):
    view = lw.new("sequence", seats=seats, teams=teams).view()
    assert "".join(view["teams"]) == "ABC"[:teams] * (seats // teams)
    assert [seat["team"] for seat in view["seats"]] == view["teams"]


def test_sq_5_every_seat_places_markers_of_its_team():
    match = table({0: "2S", 1: "3S", 2: "4S", 3: "5S"}, seats=4)
    play(match, "0: 2S b1; 1: 3S c1; 2: 4S d1; 3: 5S e1")
    assert markers(match) == {"b1": "A", "c1": "B", "d1": "A", "e1": "B"}


# The cut and the deal


def cuts(seats, seed):
    """Deal by a cut; gives the dealer and the ranks of the cut, None for who was out before the last one."""
    view = lw.new("sequence", seats=seats, seed=seed).view()
    return view["dealer"], [seat["cut"] and RANKS.index(seat["cut"][0]) for seat in view["seats"]]


@pytest.mark.parametrize("seats", [2, 3, 6, 12])
def test_sq_10_the_lowest_card_deals_and_the_ace_is_high(seats):
    for seed in range(60):
        dealer, ranks = cuts(seats, seed)
        drew = [rank for rank in ranks if rank is not None]
        assert ranks[dealer] == min(drew)
        assert drew.count(min(drew)) == 1


def test_sq_10_equal_lowest_cards_draw_again_and_only_they():
    again = [ranks for _, ranks in (cuts(12, seed) for seed in range(60)) if None in ranks]
    assert len(again) > 10
    assert all(sum(rank is not None for rank in ranks) >= 2 for ranks in again)
    assert not [ranks for _, ranks in (cuts(2, seed) for seed in range(60)) if None in ranks]


def test_sq_10_chance_decides_who_deals():
    dealers = Counter(cuts(3, seed)[0] for seed in range(90))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 15


@pytest.mark.parametrize("first", range(4))
def test_sq_10_without_a_cut_the_seat_before_the_first_deals(first):
    view = table(seats=4, first=first).view()
    assert view["dealer"] == (first - 1) % 4
    assert [seat["cut"] for seat in view["seats"]] == [None] * 4


def test_sq_10_the_cut_does_not_touch_the_deck():
    deck = ["2S", "3S", "4S", "5S"]
    match = lw.new("sequence", seats=2, seed=3, deck=deck)
    first = match.to_act[0]
    assert match.view()["seats"][0]["cut"]
    assert set(deck[::2]) <= set(hand(match, first))
    assert set(deck[1::2]) <= set(hand(match, 1 - first))
    assert Counter(all_cards(match)).total() == 104


def test_sq_10_then_all_cards_are_shuffled():
    one, same, other = (lw.new("sequence", seats=2, seed=seed) for seed in (1, 1, 2))
    assert one.digest_bytes == same.digest_bytes
    assert hand(one, 0) != hand(other, 0)


@pytest.mark.parametrize(("seats", "teams"), EVERY_TEAMS)
def test_sq_11_the_cards_in_hand(seats, teams):
    match = table(seats=seats, teams=teams)
    assert sizes(match) == [HAND_AT[seats]] * seats
    assert match.view()["draw_pile"] == 104 - seats * HAND_AT[seats]
    assert match.view()["discards"] == []
    assert rules.check(match._state) == 0


def test_sq_11_cards_are_dealt_one_at_a_time_from_the_first_seat():
    match = table(pile="2S 3S 4S 5S 6S 7S", seats=3, first=1)
    assert {"2S", "5S"} <= set(hand(match, 1))
    assert {"3S", "6S"} <= set(hand(match, 2))
    assert {"4S", "7S"} <= set(hand(match, 0))


@pytest.mark.parametrize("seats", TEAMS_AT)
def test_sq_12_the_seat_to_the_dealers_left_begins(seats):
    for seed in range(5):
        match = lw.new("sequence", seats=seats, seed=seed)
        assert match.to_act == ((match.view()["dealer"] + 1) % seats,)


def test_sq_12_play_is_clockwise():
    match = table({0: "2S", 1: "3S", 2: "4S"}, seats=3, first=1)
    assert match.to_act == (1,)
    play(match, "1: 3S c1; 2: 4S d1; 0: 2S b1")
    assert match.to_act == (1,)


@pytest.mark.parametrize("text", ["3S c1", "JC e5", "dead 3S", "pass", "lock a1 e1"])
def test_sq_12_nobody_plays_out_of_turn(text):
    match = table({0: "2S", 1: "3S JC"})
    assert_refused(match, 1, text, "SQ-12")
    with pytest.raises(lw.NotYourTurn):
        match.play(1, text)


def test_sq_13_hands_are_secret_from_team_mates_too():
    match = table({0: "2S", 2: "3S"}, seats=4)
    assert "3S" in hand(match, 2)
    assert [key for key in match.view(0)["seats"][2] if "hand" in key] == []
    assert match.view(0)["seats"][2]["cards"] == 6
    twin = table({0: "2S", 2: "4S"}, seats=4)
    own = {"hand": [], "can": {}}
    assert match.view(0) | own == twin.view(0) | own


def test_sq_13_each_seat_has_a_pile_and_all_played_cards_can_be_read():
    match = play(table({0: "2S", 1: "3S"}, pile="4S", seats=2), "0: 2S b1; 1: 3S c1; 0: 4S d1")
    assert [seat["last_played"] for seat in match.view()["seats"]] == ["4S", "3S"]
    for onlooker in (0, 1, None):
        assert match.view(onlooker)["discards"] == ["2S", "3S", "4S"]
