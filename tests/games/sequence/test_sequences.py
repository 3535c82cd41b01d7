"""SQ-50 to SQ-54: what a sequence is, what it shares, and the choice of five."""

import pytest

from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import drawn, markers, position, sequences, table

LINES = {
    "across": "c5 d5 e5 f5 g5",
    "across at the edge": "c10 d10 e10 f10 g10",
    "down": "j4 j5 j6 j7 j8",
    "down in the middle": "e3 e4 e5 e6 e7",
    "diagonal to the right": "b4 c5 d6 e7 f8",
    "diagonal to the left": "h2 g3 f4 e5 d6",
}
ALMOST = {
    "a gap": "a5 b5 d5 e5 f5",
    "a bend": "a5 b5 c5 d5 e6",
    "round the edge": "i4 j4 a5 b5 c5",
    "round the edge, diagonally": "h3 i4 j5 a7 b8",
    "only four": "c5 d5 e5 f5 a9",
}

# Five in a line


@pytest.mark.parametrize("cells", LINES.values(), ids=LINES)
@pytest.mark.parametrize("last", range(5))
def test_sq_50_five_of_a_team_in_a_line_are_a_sequence_whichever_comes_last(cells, last):
    five = cells.split()
    match = position(drawn(A=" ".join(five[:last] + five[last + 1 :])), hands={0: "JC"})
    assert match.scores == (0, 0)
    play(match, f"0: JC {five[last]}")
    assert match.scores == (1, 0)
    assert [sorted(line["cells"]) for line in match.view()["sequences"]] == [sorted(five)]


@pytest.mark.parametrize("cells", ALMOST.values(), ids=ALMOST)
def test_sq_50_without_a_gap_or_a_bend(cells):
    *others, last = cells.split()
    match = play(position(drawn(A=" ".join(others)), hands={0: "JC"}), f"0: JC {last}")
    assert (match.scores, match.view()["sequences"]) == ((0, 0), [])


def test_sq_50_of_one_team():
    match = play(position("5 AABA......", hands={0: "JC"}), "0: JC e5")
    assert match.scores == (0, 0)


def test_sq_50_a_real_game():
    match = table({0: "2S 3S 4S 5S", 1: "KC KC QC QC"})
    play(match, "0: 2S b1; 1: KC a8; 0: 3S c1; 1: KC e8; 0: 4S d1; 1: QC a7; 0: 5S e1")
    assert match.scores == (1, 0)
    assert match.view()["sequences"] == [{"team": "A", "cells": ["a1", "b1", "c1", "d1", "e1"]}]
    assert not match.is_over


def test_sq_50_team_mates_build_together():
    match = table({0: "2S 4S", 2: "3S 5S", 1: "KC QC", 3: "KC QC"}, seats=4)
    play(match, "0: 2S b1; 1: KC a8; 2: 3S c1; 3: KC e8; 0: 4S d1; 1: QC a7; 2: 5S e1")
    assert match.scores == (1, 0, 1, 0)


def test_sq_50_taking_a_marker_makes_no_sequence():
    match = play(position("5 AAAAB.....", hands={0: "JS"}), "0: JS e5")
    assert match.scores == (0, 0)


def test_sq_51_a_finished_sequence_is_fixed():
    match = position("5 AAAA......", hands={0: "JC", 1: "JS JH"})
    assert len(match.legal(0)) > 0
    play(match, "0: JC e5")
    for cell in ("a5", "b5", "c5", "d5", "e5"):
        assert_refused(match, 1, f"JS {cell}", "SQ-32")
    assert match.legal(1) == ["pass"]


def test_sq_51_what_both_teams_finished_stays():
    match = position("1 *AAAA.BBB*", hands={0: "JS", 1: "JC"}, turn=1, sequences="a1 e1")
    play(match, "1: JC f1")
    assert match.scores == (1, 1)
    assert match.legal(0) == ["pass"]


# Sharing


def test_sq_52_two_sequences_share_one_square():
    match = position("5 AAAAA.....\n6 A.........\n7 A.........\n8 A.........", hands={0: "JC"}, sequences="a5 e5")
    play(match, "0: JC a9")
    assert sequences(match) == {("A", "a5", "e5"), ("A", "a5", "a9")}
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("drawing", "cell"), [("AAAAA.....", "f5"), ("AAAAAA....", "g5"), ("AAAAAAA...", "h5"), ("AAAAA.AA..", "f5")]
)
def test_sq_52_but_not_two(drawing, cell):
    match = play(position(f"5 {drawing}", hands={0: "JC"}, sequences="a5 e5"), f"0: JC {cell}")
    assert match.scores == (1, 0)
    assert match.view()["phase"] == "playing"
    assert not match.is_over


@pytest.mark.parametrize("cell", ["f5", "g5", "h5", "i5"])
def test_sq_52_nine_in_a_line_are_two_sequences(cell):
    row = "AAAAAAAAA."
    place = "abcdefghij".index(cell[0])
    match = position(f"5 {row[:place]}.{row[place + 1 :]}", hands={0: "JC"}, sequences="a5 e5")
    play(match, f"0: JC {cell}")
    assert sequences(match) == {("A", "a5", "e5"), ("A", "e5", "i5")}
    assert match.winners == (0,)


def test_sq_52_ten_in_a_line_are_two_as_well():
    match = position("5 AAAAAA.AAA", hands={0: "JC"}, sequences="a5 e5")
    play(match, "0: JC g5")
    assert match.scores == (2, 0)
    assert sequences(match) > {("A", "a5", "e5")}


def test_sq_52_a_corner_is_shared_once_like_any_square():
    match = position("1 *AAAA....*\n2 A.........\n3 A.........\n4 A.........", hands={0: "JC"}, sequences="a1 e1")
    play(match, "0: JC a5")
    assert sequences(match) == {("A", "a1", "e1"), ("A", "a1", "a5")}


def test_sq_52_a_corner_does_not_count_twice_in_a_line():
    match = position("1 *AAAA....*", hands={0: "JC"}, sequences="a1 e1")
    play(match, "0: JC f1")
    assert match.scores == (1, 0)


def test_sq_52_sequences_of_different_teams_cross_only_in_corners():
    match = position("1 *AAAA....*\n2 B.........\n3 B.........\n4 B.........", hands={1: "JC"}, turn=1, sequences="a1 e1")
    play(match, "1: JC a5")
    assert match.scores == (1, 1)


def test_sq_52_four_more_are_needed_beside_a_fixed_five_of_six():
    match = position("5 .AAAAAA...", hands={0: "JC JD JC", 1: "2S 3S"}, sequences="b5 f5")
    play(match, "0: JC h5; 1: 2S b1; 0: JD i5; 1: 3S c1")
    assert match.scores == (1, 0)
    play(match, "0: JC j5")
    assert sequences(match) == {("A", "b5", "f5"), ("A", "f5", "j5")}


# The choice

ASKED = {
    "six": (".AA.AAA...", "d5", ["b5 f5", "c5 g5"]),
    "six, at the other side of the middle": (".AAA.AA...", "e5", ["b5 f5", "c5 g5"]),
    "seven": (".AAA.AAA..", "e5", ["b5 f5", "c5 g5", "d5 h5"]),
    "eight": (".AAAA.AAA.", "f5", ["b5 f5", "c5 g5", "d5 h5", "e5 i5"]),
    "eight, at the other side of the middle": (".AAA.AAAA.", "e5", ["b5 f5", "c5 g5", "d5 h5", "e5 i5"]),
}


@pytest.mark.parametrize(("row", "cell", "locks"), ASKED.values(), ids=ASKED)
def test_sq_53_the_owner_says_which_five_are_fixed(row, cell, locks):
    match = play(position(f"5 {row}", hands={0: "JC"}), f"0: JC {cell}")
    assert (match.view()["phase"], match.view()["placed"], match.to_act) == ("locking", cell, (0,))
    assert match.scores == (0, 0)
    assert sorted(match.legal(0)) == [f"lock {lock}" for lock in locks]
    for lock in locks:
        chosen = play(match.copy(), f"0: lock {lock}")
        assert sequences(chosen) == {("A", *lock.split())}
        assert (chosen.scores, chosen.to_act, chosen.view()["placed"]) == ((1, 0), (1,), None)


DRAWN_LINES = {
    "down": ("e2 e3 e5 e6 e7", "e4", ["e2 e6", "e3 e7"]),
    "diagonal to the right": ("b3 c4 e6 f7 g8", "d5", ["b3 f7", "c4 g8"]),
    "diagonal to the left": ("h2 g3 e5 d6 c7", "f4", ["h2 d6", "g3 c7"]),
    "with a corner": ("b1 c1 e1 f1", "d1", ["a1 e1", "b1 f1"]),
    "diagonal with a corner": ("b9 c8 e6 f5", "d7", ["e6 a10", "f5 b9"]),
}


@pytest.mark.parametrize(("cells", "last", "locks"), DRAWN_LINES.values(), ids=DRAWN_LINES)
def test_sq_53_in_every_direction(cells, last, locks):
    match = play(position(drawn(A=cells), hands={0: "JC"}), f"0: JC {last}")
    assert sorted(match.legal(0)) == sorted(f"lock {lock}" for lock in locks)
    for lock in locks:
        assert sequences(play(match.copy(), f"0: lock {lock}")) == {("A", *lock.split())}


def seven(**wishes):
    """Set a table at which seat 0 must choose five of b5 to h5, the last of them e5."""
    drawing = "5 .AAA.AAA..\n7 BBBB......"
    return play(position(drawing, **{"hands": {0: "JC 2S", 1: "JS JH"}, **wishes}), "0: JC e5")


def test_sq_53_the_five_are_named_from_either_end():
    match = seven()
    play(match, "0: lock h5 d5")
    assert match.log[-1] == (0, "lock d5 h5", None)
    assert sequences(match) == {("A", "d5", "h5")}


@pytest.mark.parametrize(
    "text",
    [
        "lock a5 e5",  # a5 is empty
        "lock e5 i5",  # so is i5
        "lock b5 h5",  # seven
        "lock b5 e5",  # four
        "lock b5 b5",
        "lock b5 c6",
        "lock b5 b9",  # down, and empty
        "lock e5 e1",
        "lock a7 e7",  # four of the others
        "lock j5 d6",  # round the edge
    ],
)
def test_sq_53_another_choice_is_refused(text):
    assert_refused(seven(), 0, text, "SQ-53")


def test_sq_53_the_new_marker_must_be_among_the_five():
    drawing = "5 .AAA.AAA..\n9 AAAAA....."  # which cannot come up in play: the five below would have been counted
    match = play(position(drawing, hands={0: "JC"}, uncounted=True), "0: JC e5")
    assert sorted(match.legal(0)) == ["lock b5 f5", "lock c5 g5", "lock d5 h5"]
    assert_refused(match, 0, "lock a9 e9", "SQ-53")


@pytest.mark.parametrize("text", ["2S b1", "2S g9", "pass", "dead 2S"])
def test_sq_53_nothing_else_is_done_before_the_choice(text):
    assert_refused(seven(), 0, text, "SQ-53")


def test_sq_53_nor_by_another_seat():
    assert_refused(seven(), 1, "lock c5 g5", "SQ-12")
    assert_refused(seven(), 1, "JS b5", "SQ-12")
    assert seven().legal(1) == []


@pytest.mark.parametrize("drawing", ["", "5 AAAA......", "5 AAAAA....."])
def test_sq_53_without_a_choice_nothing_is_chosen(drawing):
    match = position(drawing, hands={0: "JC"}, sequences="a5 e5" if "AAAAA" in drawing else "")
    assert_refused(match, 0, "lock a5 e5", "SQ-53")
    play(match, "0: JC e5" if "AAAAA" not in drawing else "0: JC f5")
    assert match.view()["phase"] == "playing"
    assert_refused(match, 1, "lock a5 e5", "SQ-53")


def test_sq_53_the_others_stay_ordinary_markers():
    match = play(seven(), "0: lock c5 g5")
    assert sorted(match.legal(1)) == ["JH b5", "JH h5", "JS b5", "JS h5"]
    assert_refused(match, 1, "JS c5", "SQ-31")
    play(match, "1: JS h5")
    assert "h5" not in markers(match)
    assert match.scores == (1, 0)


def test_sq_53_the_card_is_drawn_after_the_choice():
    match = seven(pile="KH")
    assert match.view(0)["hand"] == ["2S"]
    play(match, "0: lock c5 g5")
    assert match.view(0)["hand"] == ["2S", "KH"]


def test_sq_53_the_choice_decides_what_can_come():
    for lock, scores in (("b5 f5", (2, 0)), ("d5 h5", (1, 0))):
        match = position("5 .AAA.AAA..", hands={0: "JC JD JC", 1: "2S 3S"})
        play(match, f"0: JC e5, lock {lock}; 1: 2S b1; 0: JD i5; 1: 3S c1; 0: JC j5")
        assert match.scores == scores


@pytest.mark.parametrize(("row", "fives"), [("AAAA.AAAA.", {("A", "a5", "e5"), ("A", "e5", "i5")})])
def test_sq_53_nine_are_two_sequences_without_asking(row, fives):
    match = play(position(f"5 {row}", hands={0: "JC"}), "0: JC e5")
    assert sequences(match) == fives
    assert (match.scores, match.winners) == ((2, 0), (0,))


@pytest.mark.parametrize(
    ("drawing", "last", "fixed"),
    [
        ("5 AAAA.AAAAA", "e5", "f5 j5"),
        ("5 AAAAA.AAAA", "f5", "a5 e5"),
        ("1 *AAA.AAAA*", "e1", "f1 j1"),
        ("1 *AAAA.AAA*", "f1", "a1 e1"),
    ],
)
def test_sq_53_of_ten_the_pair_is_not_asked_for_once_it_wins(drawing, last, fixed):
    match = play(position(drawing, hands={0: "JC"}, sequences=fixed), f"0: JC {last}")
    assert (match.scores, match.winners, match.view()["phase"]) == ((2, 0), (0,), "over")
    assert ("A", *fixed.split()) in sequences(match)


@pytest.mark.parametrize("row", [".AA.AAA...", ".AAA.AAA..", ".AAA.AAAA."])
def test_sq_53_a_choice_that_wins_anyway_is_not_asked_for(row):
    last = f"{'abcdefghij'[row.index('.', 1)]}5"
    match = position(f"5 {row}\n9 AAAAA.....", hands={0: "JC"}, sequences="a9 e9")
    play(match, f"0: JC {last}")
    assert (match.is_over, match.scores, match.winners) == (True, (2, 0), (0,))
    three = play(position(f"5 {row}", seats=3, hands={0: "JC"}), f"0: JC {last}")
    assert (three.is_over, three.scores, three.winners) == (True, (1, 0, 0), (0,))


# Two at once

CROSS = """
    *...A....*
    ....A.....
    ....A.....
    ....A.....
    AAAA......
    ..........
    ..........
    ..........
    ..........
    *........*"""


def test_sq_54_one_marker_finishes_a_cross():
    match = play(position(CROSS, hands={0: "JC"}), "0: JC e5")
    assert sequences(match) == {("A", "a5", "e5"), ("A", "e1", "e5")}
    assert (match.scores, match.winners) == ((2, 0), (0,))


def test_sq_54_or_a_cross_of_diagonals():
    match = play(position(drawn(A="c3 d4 f6 g7 g3 f4 d6 c7"), hands={0: "JC"}), "0: JC e5")
    assert sequences(match) == {("A", "c3", "g7"), ("A", "g3", "c7")}
    assert match.winners == (0,)


def test_sq_54_with_more_than_five_across_nothing_is_asked():
    match = play(position(CROSS.replace("AAAA......", "AAAA.AA..."), hands={0: "JC"}), "0: JC e5")
    assert match.scores == (2, 0)
    assert ("A", "e1", "e5") in sequences(match)


def test_sq_54_a_star_of_seven_sequences():
    star = """
        *...A...A*
        .A..A..A..
        ..A.A.A...
        ...AAA....
        AAAA.AAAA.
        ...AAA....
        ..A.A.A...
        .A..A..A..
        A...A.....
        *........*"""
    match = play(position(star, hands={0: "JC"}), "0: JC e5")
    assert match.scores == (7, 0)
    assert match.winners == (0,)
